"""The sheet *Change something else*: a state, chosen on a map or in a list; the tracks; cards, dice and who plays."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from vfw.atlas.outline import outlines
from vfw.crossroads.building.in_the_making import Building
from vfw.crossroads.building.offers import (
    Offer,
    Pick,
    Stepper,
    card_offers,
    state_in_words,
    state_offers,
    track_offers,
)
from vfw.votes.rules.board import NAMES
from vfw.votes.rules.tabletop import RED
from vfw.whatif.moment_text import MomentText

STATE, TRACKS, REST = "a state", "Congress, buttons, rounds", "cards, dice, players"
PARTS = (STATE, TRACKS, REST)
KEY = {"for": "Suffragist cubes", "against": "red cubes", "ratified": "ratified", "rejected": "rejected"}
STRIPES = (
    '<defs><pattern id="vfw-wi-stripes" width="90" height="90" patternUnits="userSpaceOnUse"'
    ' patternTransform="rotate(45)"><rect width="90" height="90"/><path d="M0 0V90"/></pattern></defs>'
)
WEST, NORTH, WIDE, HIGH = -2380, -3190, 4690, 2960
"""km, the part of the map that is drawn."""


def change_html(building: Building, part: str, code: str) -> str:
    """The sheet, turned to one of `PARTS`; `code` is the state that is looked at."""
    turns = "".join([_turn(one, one == part) for one in PARTS])
    shown = {STATE: _state, TRACKS: _tracks, REST: _rest}[part](building, code)
    n = len(building.lines)
    changed = "; ".join(building.lines) if n else "nothing"
    return (
        f'<div class="vfw-wi-change"><div class="vfw-wi-switch" role="group" aria-label="What to change">{turns}</div>'
        f'{shown}<p class="vfw-wi-small"><b>Changed so far:</b> {escape(changed)}</p></div>'
    )


def _turn(part: str, is_here: bool) -> str:
    return (
        f'<button type="button" data-command="build part" data-value="{part}" aria-pressed="{str(is_here).lower()}">'
        f"{part[:1].upper()}{part[1:]}</button>"
    )


def _state(building: Building, code: str) -> str:
    offers = state_offers(building, code)
    options = "".join(
        [f'<option value="{one}"{" selected" if one == code else ""}>{name}</option>'
         for one, name in sorted(NAMES.items(), key=lambda pair: pair[1])]
    )  # fmt: skip
    choose = (
        '<form data-command="build state" class="vfw-wi-choose"><label for="vfw-wi-state">State</label>'
        f'<select id="vfw-wi-state" name="value">{options}</select>'
        '<button class="vfw-wi-button">Show</button></form>'
    )
    record = "" if offers.now == offers.record else f" <small>As it was: {escape(offers.record)}</small>"
    found = [offer for one in offers.cubes for offer in (one.less, one.more) if offer]
    steps = "".join([_stepper(one, offers.name) for one in offers.cubes])
    if all(offer.refused for offer in found):
        steps = ""
    return (
        f'<div class="vfw-wi-of-a-state">{_map(building, code)}<div>{choose}'
        f"<h3>{escape(offers.name)}: {escape(offers.now)}{record}</h3>"
        f'{steps}{_reasons(found)}{_pick(offers.vote, offers.name)}</div></div>'
    )  # fmt: skip


def _reasons(offers: Iterable[Offer | None]) -> str:
    """Why some of what is offered cannot be, each reason once."""
    refused = dict.fromkeys([offer.refused for offer in offers if offer and offer.refused])
    return "".join([f"<small>{escape(_sentence(why))}</small>" for why in refused])


def _tracks(building: Building, code: str) -> str:
    steppers = track_offers(building).steppers
    return "".join([_stepper(one) + _reasons((one.less, one.more)) for one in steppers])


def _rest(building: Building, code: str) -> str:
    cards = "".join([f'<option value="{escape(one.line)}">{escape(one.line.removeprefix("without "))}</option>'
                     for one in card_offers(building)])  # fmt: skip
    choose = (
        '<form data-command="change" class="vfw-wi-choose"><label for="vfw-wi-card">Without a card</label>'
        f'<select id="vfw-wi-card" name="value">{cards}</select>'
        '<button class="vfw-wi-button">Take it out</button></form>'
    )
    return choose + "".join([_pick(one) for one in track_offers(building).picks])


def _stepper(stepper: Stepper, of: str = "") -> str:
    """A number between two buttons. What cannot be pressed says why, and keeps its place."""
    name = f"{stepper.name}, {of}" if of else stepper.name
    record = f"<small>As it was: {escape(stepper.record)}</small>" if stepper.record != stepper.now else ""
    less, more = (
        _press(offer, sign, f"{name}: {word}") for offer, sign, word in
        ((stepper.less, "−", "one fewer"), (stepper.more, "+", "one more"))
    )  # fmt: skip
    return (
        f'<div class="vfw-wi-stepper" role="group" aria-label="{escape(name)}"><span>{escape(stepper.name)}{record}'
        f"</span>{less}<b>{escape(stepper.now)}</b>{more}</div>"
    )


def _pick(pick: Pick, of: str = "") -> str:
    """One of several, side by side."""
    name = f"{pick.name}, {of}" if of else pick.name
    buttons = [_option(said, offer) for said, offer in pick.options]
    why = _reasons([offer for _, offer in pick.options])
    record = f" <small>As it was: {escape(pick.record)}</small>" if pick.record != pick.now else ""
    return (
        f'<div class="vfw-wi-pick" role="group" aria-label="{escape(name)}"><span>{escape(pick.name)}{record}</span>'
        f"<div>{''.join(buttons)}</div>{why}</div>"
    )


def _option(said: str, offer: Offer | None) -> str:
    if offer is None:
        return f'<button type="button" class="vfw-wi-button" aria-pressed="true">{escape(said)}</button>'
    return _press(offer, said, "")


def _press(offer: Offer | None, label: str, name: str) -> str:
    """A button that makes a change; `name` is what is heard instead of its label."""
    named = f' aria-label="{escape(name)}"' if name else ' aria-pressed="false"'
    if offer is None or offer.refused:
        why = f' aria-description="{escape(offer.refused)}"' if offer else ""
        return f'<button type="button" class="vfw-wi-button" aria-disabled="true"{named}{why}>{escape(label)}</button>'
    described = f' aria-description="leaves {escape(offer.leaves)}"' if name else ""
    return (
        f'<button type="button" class="vfw-wi-button" data-command="change" data-value="{escape(offer.line)}"'
        f"{named}{described}>{escape(label)}</button>"
    )


def _map(building: Building, code: str) -> str:
    """A second way to choose a state, for pointers: how it stands, and a sign where that is changed."""
    lands = "".join([_land(building, one, one == code) for one in [*[c for c in NAMES if c != code], code]])
    key = "".join([f'<span><i class="vfw-wi-{kind}"></i>{words}</span>' for kind, words in KEY.items()])
    return (
        '<div aria-hidden="true"><svg class="vfw-wi-choosing" focusable="false"'
        f' viewBox="{WEST} {NORTH} {WIDE} {HIGH}">{STRIPES}{lands}</svg>'
        f'<p class="vfw-wi-key vfw-wi-small">{key}<span>● changed</span></p></div>'
    )


def _land(building: Building, code: str, is_here: bool) -> str:
    now, record = state_in_words(building.now, code), state_in_words(building.record, code)
    told = now if now == record else f"{now} (as it was: {record})"
    kinds = " ".join(filter(None, (_stands(building.now, code), "vfw-wi-chosen" if is_here else "")))
    x, y = outlines()[code].label
    sign = "" if now == record else f'<text x="{x:.0f}" y="{y + 45:.0f}">●</text>'
    return (
        f'<g data-command="build state" data-value="{code}" class="{kinds}">'
        f'<title>{escape(NAMES[code])}: {escape(told)}</title><path data-land="{code}"/>{sign}</g>'
    )


def _stands(text: MomentText, code: str) -> str:
    """How a state is painted: by its vote, or by whose cubes lie there."""
    cubes = text.cubes(code)
    stands = text.vote(code) or ("against" if RED in cubes else "for" if cubes else "")
    return f"vfw-wi-{stands}" if stands else ""


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}."
