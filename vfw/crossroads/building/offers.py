"""What can be changed now, as lines with what each would leave; what cannot be, with the reason."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from vfw.crossroads.building.in_the_making import Building, why_not
from vfw.crossroads.building.merging import (
    SENDS,
    after_or_none,
    buttons_line,
    congress_line,
    cubes_line,
    rounds,
    rounds_line,
)
from vfw.front_matter import BadText
from vfw.votes.players.registry import KINDS
from vfw.votes.rules.board import NAMES
from vfw.votes.rules.deck import CARDS, STATE, STRATEGY, keys
from vfw.votes.rules.seats import OPPOSITION, OTHER, SIDES, SUFFRAGIST, Side
from vfw.votes.rules.tabletop import FULL_CONGRESS, OPPOBOT, SIDE_OF, VOTING_DIE
from vfw.votes.scenarios.fields import DICE, SENT, SOLITAIRE
from vfw.votes.telling.words import SIDE_NAMES, count
from vfw.whatif.moment_text import VOTES, MomentText, in_words

NOT_VOTED = "not voted"


class Offer(NamedTuple):
    """A line that can be added.

    Attributes:
        line: as `Building.changed` takes it. leaves: what would stand there then. refused: why it cannot be; "" where
            it can.
    """

    line: str
    leaves: str
    refused: str = ""


class Stepper(NamedTuple):
    """A number that goes up and down.

    Attributes:
        name: what is counted. now, record: how many there are, and how many without a change. less, more: the steps;
            None where there is nothing beyond.
    """

    name: str
    now: str
    record: str
    less: Offer | None
    more: Offer | None


class Pick(NamedTuple):
    """One of several.

    Attributes:
        name: what is chosen. now, record: what holds, and what held without a change. options: each with its name;
            None where it holds now.
    """

    name: str
    now: str
    record: str
    options: tuple[tuple[str, Offer | None], ...]


class OfAState(NamedTuple):
    """All that can be changed in a state. now, record: its cubes or its vote, in words."""

    code: str
    name: str
    now: str
    record: str
    cubes: tuple[Stepper, ...]
    vote: Pick


class OfTheTracks(NamedTuple):
    """All that can be changed elsewhere."""

    steppers: tuple[Stepper, ...]
    picks: tuple[Pick, ...]


def state_offers(building: Building, code: str) -> OfAState:
    """What can be changed in a state."""
    name, now, record = NAMES[code], building.now, building.record
    cubes, before = now.cubes(code), record.cubes(code)
    steppers = [
        Stepper(
            f"{colour} cubes".capitalize(),
            str(cubes.get(colour, 0)),
            str(before.get(colour, 0)),
            _offered(building, cubes_line(name, colour, -1), code) if cubes.get(colour) else None,
            _offered(building, cubes_line(name, colour, 1), code),
        )
        for colour in SIDE_OF
    ]
    votes = [
        (how, None if how == (now.vote(code) or NOT_VOTED) else _offered(building, f"{name} has {how}", code))
        for how in (NOT_VOTED, *VOTES)
    ]
    vote = Pick("Vote", now.vote(code) or NOT_VOTED, record.vote(code) or NOT_VOTED, tuple(votes))
    return OfAState(code, name, state_in_words(now, code), state_in_words(record, code), tuple(steppers), vote)


def state_in_words(text: MomentText, code: str) -> str:
    """How a state stands: "ratified", "2 red", "no cubes"."""
    return text.vote(code) or in_words(text.cubes(code))


def track_offers(building: Building) -> OfTheTracks:
    """What can be changed on the tracks, in who plays, and in the dice."""
    sides = [SUFFRAGIST] if _against_the_oppobot(building) else list(SIDES)
    steppers = [_congress(building), *[_buttons(building, side) for side in sides], _rounds(building)]
    picks = [_dice(building), *[_bids(building, side) for side in sides]]
    picks += [_players(building, side) for side in sides]
    return OfTheTracks(tuple(steppers), tuple(picks))


def card_offers(building: Building) -> tuple[Offer, ...]:
    """The cards that can be taken out of the game, by their titles."""
    decks = (SUFFRAGIST, OPPOBOT if _against_the_oppobot(building) else OPPOSITION, STRATEGY, STATE)
    titles = {CARDS[key].title for deck in decks for key in keys(deck)}
    lines = {title: f"without {title}" for title in sorted(titles)}
    can_be = {title: after_or_none(building.as_changed, [line]) for title, line in lines.items()}
    return tuple([Offer(line, f"{title} is out of the game") for title, line in lines.items() if can_be[title]])


def _congress(building: Building) -> Stepper:
    now, record = building.now, building.record
    n = FULL_CONGRESS if now.is_sent else int(now.words("congress", "0"))
    less = congress_line(str(n - 1), now) if n else ""
    more = "" if now.is_sent else SENDS if n + 1 == FULL_CONGRESS else congress_line(str(n + 1), now)
    return Stepper("Markers in Congress", _congress_in_words(now), _congress_in_words(record),
                   _track(building, less, f"Congress {n - 1}"),
                   _track(building, more, "the Amendment sent" if more == SENDS else f"Congress {n + 1}"))  # fmt: skip


def _congress_in_words(text: MomentText) -> str:
    return SENT if text.is_sent else text.words("congress", "0")


def _buttons(building: Building, side: Side) -> Stepper:
    key = f"{side} buttons"
    n, record = int(building.now.words(key, "0")), building.record.words(key, "0")
    less = buttons_line(side, str(n - 1)) if n else ""
    return Stepper(f"Buttons of {SIDE_NAMES[side]}", str(n), record, _track(building, less, count(n - 1, "button")),
                   _track(building, buttons_line(side, str(n + 1)), count(n + 1, "button")))  # fmt: skip


def _rounds(building: Building) -> Stepper:
    n, record = rounds(building.now), rounds(building.record)
    steps = [_track(building, rounds_line(by), count(n + by, "round")) for by in (-1, 1)]
    return Stepper("Rounds of the last turn", str(n), str(record), *steps)


def _dice(building: Building) -> Pick:
    now, record = (text.words("voting dice", f"d{VOTING_DIE}").lower() for text in (building.now, building.record))
    return _pick(building, "Dice of Final Voting", now, record,
                 [(f"d{n}", f"dice of Final Voting d{n}") for n in DICE])  # fmt: skip


def _bids(building: Building, side: Side) -> Pick:
    """A side that bids again is a line taken back, not a line."""
    name, freely, nothing = SIDE_NAMES[side], "as usual", "nothing"
    now, record = (nothing if side in setup.conduct.no_bids else freely
                   for setup in (building.as_changed, building.as_it_was))  # fmt: skip
    back = [(freely, "")] if now == freely else []
    verb = "bids" if side == OPPOSITION else "bid"
    return _pick(building, f"What {name} {verb}", now, record, [*back, (nothing, f"{name} {verb} nothing")])


def _players(building: Building, side: Side) -> Pick:
    now, record = (setup.conduct.kind(side) for setup in (building.as_changed, building.as_it_was))
    other = building.as_changed.conduct.kind(OTHER[side])
    pairs = {kind: (kind, other) if side == SUFFRAGIST else (other, kind) for kind in KINDS}
    lines = [(kind, f"player: {' against '.join(pair)}") for kind, pair in pairs.items()]
    return _pick(building, f"Who plays {SIDE_NAMES[side]}", now, record, lines)


def _pick(building: Building, name: str, now: str, record: str, lines: Iterable[tuple[str, str]]) -> Pick:
    options = [(said, None if said == now else _track(building, line, said)) for said, line in lines]
    return Pick(name, now, record, tuple(options))


def _track(building: Building, line: str, leaves: str) -> Offer | None:
    if not line:
        return None
    try:
        building.changed(line)
    except BadText as error:
        return Offer(line, leaves, why_not(error))
    return Offer(line, leaves)


def _offered(building: Building, line: str, code: str) -> Offer:
    try:
        leaves = building.changed(line).now
    except BadText as error:
        return Offer(line, "", why_not(error))
    return Offer(line, state_in_words(leaves, code))


def _against_the_oppobot(building: Building) -> bool:
    return building.record.words("mode").lower() == SOLITAIRE
