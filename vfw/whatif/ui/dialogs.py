"""The dialogs of the page: change something else, other questions, tables, downloads, and a text on models."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from html import escape
from typing import NamedTuple

from vfw.atlas.outline import outlines
from vfw.history.texts import read
from vfw.history.writing import rendered
from vfw.votes.rules.board import NAMES
from vfw.votes.rules.tabletop import RED
from vfw.whatif.api import shipped_questions
from vfw.whatif.moment_text import MomentText
from vfw.whatif.tallies import Counts
from vfw.whatif.ui.answer_regions import differences_note
from vfw.whatif.ui.bar_charts import BANDS_TITLE, BARS_TITLE, bands_sentence, bands_table, bars_sentence, bars_table
from vfw.whatif.ui.change_options import (
    ChangeOption,
    Choice,
    Stepper,
    card_options,
    describe_state,
    state_options,
    track_options,
)
from vfw.whatif.ui.column_charts import (
    HISTOGRAM_TITLE,
    SENDING_TITLE,
    histogram_sentence,
    histogram_table,
    sending_sentence,
    sending_table,
)
from vfw.whatif.ui.downloads import render_save_dialog
from vfw.whatif.ui.question_draft import QuestionDraft
from vfw.whatif.ui.question_regions import render_question_list
from vfw.whatif.ui.session import WhatIfSession
from vfw.whatif.ui.share_map import share_map_sentence, share_map_table

STATE_PART, TRACKS_PART, OTHER_PARTS = "a state", "Congress, buttons, rounds", "cards, dice, players"
PARTS = (STATE_PART, TRACKS_PART, OTHER_PARTS)
MAP_KEY = {"for": "Suffragist cubes", "against": "red cubes", "ratified": "ratified", "rejected": "rejected"}
STRIPES = (
    '<defs><pattern id="vfw-wi-stripes" width="90" height="90" patternUnits="userSpaceOnUse"'
    ' patternTransform="rotate(45)"><rect width="90" height="90"/><path d="M0 0V90"/></pattern></defs>'
)
WEST, NORTH, WIDTH, HEIGHT = -2380, -3190, 4690, 2960
"""The western and northern edge, the width and the height of the map that is drawn, in km."""


def render_change_dialog(draft: QuestionDraft, part: str, code: str) -> str:
    """Render the dialog *Change something else*.

    Args:
        draft: The draft that is edited.
        part: The current part, one of PARTS.
        code: The code of the state that is shown.
    """
    turns = "".join([_render_part_button(one, one == part) for one in PARTS])
    shown = {STATE_PART: _render_state_part, TRACKS_PART: _render_tracks_part, OTHER_PARTS: _render_other_part}[part](
        draft, code
    )
    n = len(draft.lines)
    changed = "; ".join(draft.lines) if n else "nothing"
    return (
        f'<div class="vfw-wi-change"><div class="vfw-wi-switch" role="group" aria-label="What to change">{turns}</div>'
        f'{shown}<p class="vfw-wi-small"><b>Changed so far:</b> {escape(changed)}</p></div>'
    )


def _render_part_button(part: str, is_here: bool) -> str:
    return (
        f'<button type="button" data-command="build part" data-value="{part}" aria-pressed="{str(is_here).lower()}">'
        f"{part[:1].upper()}{part[1:]}</button>"
    )


def _render_state_part(draft: QuestionDraft, code: str) -> str:
    offers = state_options(draft, code)
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
    steps = "".join([_render_stepper(one, offers.name) for one in offers.cubes])
    if all(offer.refused for offer in found):
        steps = ""
    return (
        f'<div class="vfw-wi-of-a-state">{_render_map(draft, code)}<div>{choose}'
        f"<h3>{escape(offers.name)}: {escape(offers.now)}{record}</h3>"
        f'{steps}{_render_reasons(found)}{_render_choice(offers.vote, offers.name)}</div></div>'
    )  # fmt: skip


def _render_reasons(offers: Iterable[ChangeOption | None]) -> str:
    """Render the reasons of impossible changes, each once."""
    refused = dict.fromkeys([offer.refused for offer in offers if offer and offer.refused])
    return "".join([f"<small>{escape(_to_sentence(why))}</small>" for why in refused])


def _render_tracks_part(draft: QuestionDraft, code: str) -> str:
    steppers = track_options(draft).steppers
    return "".join([_render_stepper(one) + _render_reasons((one.less, one.more)) for one in steppers])


def _render_other_part(draft: QuestionDraft, code: str) -> str:
    cards = "".join([f'<option value="{escape(one.line)}">{escape(one.line.removeprefix("without "))}</option>'
                     for one in card_options(draft)])  # fmt: skip
    choose = (
        '<form data-command="change" class="vfw-wi-choose"><label for="vfw-wi-card">Without a card</label>'
        f'<select id="vfw-wi-card" name="value">{cards}</select>'
        '<button class="vfw-wi-button">Take it out</button></form>'
    )
    return choose + "".join([_render_choice(one) for one in track_options(draft).picks])


def _render_stepper(stepper: Stepper, of: str = "") -> str:
    """Render a number between two buttons. A button that cannot be pressed says why, and keeps its place."""
    name = f"{stepper.name}, {of}" if of else stepper.name
    record = f"<small>As it was: {escape(stepper.record)}</small>" if stepper.record != stepper.now else ""
    less, more = (
        _render_change_button(offer, sign, f"{name}: {word}") for offer, sign, word in
        ((stepper.less, "−", "one fewer"), (stepper.more, "+", "one more"))
    )  # fmt: skip
    return (
        f'<div class="vfw-wi-stepper" role="group" aria-label="{escape(name)}"><span>{escape(stepper.name)}{record}'
        f"</span>{less}<b>{escape(stepper.now)}</b>{more}</div>"
    )


def _render_choice(pick: Choice, of: str = "") -> str:
    """Render options side by side."""
    name = f"{pick.name}, {of}" if of else pick.name
    buttons = [_render_option(said, offer) for said, offer in pick.options]
    why = _render_reasons([offer for _, offer in pick.options])
    record = f" <small>As it was: {escape(pick.record)}</small>" if pick.record != pick.now else ""
    return (
        f'<div class="vfw-wi-pick" role="group" aria-label="{escape(name)}"><span>{escape(pick.name)}{record}</span>'
        f"<div>{''.join(buttons)}</div>{why}</div>"
    )


def _render_option(said: str, offer: ChangeOption | None) -> str:
    if offer is None:
        return f'<button type="button" class="vfw-wi-button" aria-pressed="true">{escape(said)}</button>'
    return _render_change_button(offer, said, "")


def _render_change_button(offer: ChangeOption | None, label: str, name: str) -> str:
    """Render a button that makes a change; screen readers announce `name` instead of its label."""
    named = f' aria-label="{escape(name)}"' if name else ' aria-pressed="false"'
    if offer is None or offer.refused:
        why = f' aria-description="{escape(offer.refused)}"' if offer else ""
        return f'<button type="button" class="vfw-wi-button" aria-disabled="true"{named}{why}>{escape(label)}</button>'
    described = f' aria-description="leaves {escape(offer.leaves)}"' if name else ""
    return (
        f'<button type="button" class="vfw-wi-button" data-command="change" data-value="{escape(offer.line)}"'
        f"{named}{described}>{escape(label)}</button>"
    )


def _render_map(draft: QuestionDraft, code: str) -> str:
    """Render a map as a second way to choose a state, with a sign on changed states."""
    lands = "".join([_render_land(draft, one, one == code) for one in [*[c for c in NAMES if c != code], code]])
    key = "".join([f'<span><i class="vfw-wi-{kind}"></i>{words}</span>' for kind, words in MAP_KEY.items()])
    return (
        '<div aria-hidden="true"><svg class="vfw-wi-choosing" focusable="false"'
        f' viewBox="{WEST} {NORTH} {WIDTH} {HEIGHT}">{STRIPES}{lands}</svg>'
        f'<p class="vfw-wi-key vfw-wi-small">{key}<span>● changed</span></p></div>'
    )


def _render_land(draft: QuestionDraft, code: str, is_here: bool) -> str:
    now, record = describe_state(draft.now, code), describe_state(draft.record, code)
    description = now if now == record else f"{now} (as it was: {record})"
    kinds = " ".join(filter(None, (_state_class(draft.now, code), "vfw-wi-chosen" if is_here else "")))
    x, y = outlines()[code].label
    sign = "" if now == record else f'<text x="{x:.0f}" y="{y + 45:.0f}">●</text>'
    return (
        f'<g data-command="build state" data-value="{code}" class="{kinds}">'
        f'<title>{escape(NAMES[code])}: {escape(description)}</title><path data-land="{code}"/>{sign}</g>'
    )


def _state_class(text: MomentText, code: str) -> str:
    """Return the CSS class of a state: by its vote, or by the side of its cubes."""
    cubes = text.cubes(code)
    kind = text.vote(code) or ("against" if RED in cubes else "for" if cubes else "")
    return f"vfw-wi-{kind}" if kind else ""


def _to_sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}."


class Dialog(NamedTuple):
    """A dialog over the page: its title, and its HTML."""

    title: str
    html: str


TableSource = tuple[str, Callable[[Counts], str], Callable[[Counts], str]]
TABLES: Mapping[str, TableSource] = {
    "bars": (BARS_TITLE, bars_sentence, bars_table),
    "histogram": (HISTOGRAM_TITLE, histogram_sentence, histogram_table),
    "map": ("The states", lambda counts: f"{share_map_sentence(counts, 'difference')} {differences_note()}",
            share_map_table),
    "sending": (SENDING_TITLE, sending_sentence, sending_table),
}  # fmt: skip
"""The tables of counts: title, sentences, figures."""


def table_dialog(session: WhatIfSession, name: str) -> Dialog:
    """Make the dialog with the figures of a picture, and the same in sentences above them.

    Raises:
        ValueError: There is no such table, or nothing is counted.
    """
    if session.answer is None:
        raise ValueError("nothing is counted yet; play some worlds first")
    if name == "bands":
        return Dialog(
            BANDS_TITLE, f"<p>{escape(bands_sentence(session.by_player))}</p>{bands_table(session.by_player)}"
        )
    if name not in TABLES:
        raise ValueError(f"there is no table {name!r}; expected one of {', '.join([*TABLES, 'bands'])}")
    title, sentence, table = TABLES[name]
    counts = session.answer.counts
    return Dialog(title, f"<p>{escape(sentence(counts))}</p>{table(counts)}")


def questions_dialog(session: WhatIfSession) -> Dialog:
    """Make the dialog with the shipped questions."""
    return Dialog("Which question?", render_question_list(shipped_questions(), session.name))


def save_dialog(session: WhatIfSession) -> Dialog:
    """Make the dialog with the downloads."""
    return Dialog("Save", render_save_dialog(session))


def models_dialog() -> Dialog:
    """Make the dialog with 120 words on models."""
    text = read("models")
    return Dialog(text.head["title"], rendered(text[""].body, prefix="models-").html)


def render_dialog(sheet: Dialog) -> str:
    """Render a dialog: title, content, and a close button."""
    return (
        f'<div class="vfw-wi-sheet"><header><h2 tabindex="-1">{escape(sheet.title)}</h2>'
        '<button type="button" class="vfw-wi-button" data-command="close">Close</button></header>'
        f'<div class="vfw-wi-sheet-body">{sheet.html}</div></div>'
    )
