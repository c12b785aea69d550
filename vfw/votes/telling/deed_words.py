"""What a play brought: the most of it in a few words that say who did it, and all that matters in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from vfw.core.position import Event
from vfw.votes.rules.board import NAMES, listed
from vfw.votes.rules.seats import SUFFRAGIST, Side, side_of
from vfw.votes.rules.tabletop import RATIFIED
from vfw.votes.telling.log import MOST_LISTED, chronicle, does, say
from vfw.votes.telling.words import BOXES, SIDE_NAMES, count, own_side, sentence, title

ACTIONS = {"campaign": "Campaigning", "organize": "Organizing", "lobby": "Lobbying"}
CUBES = ("added", "removed")
WEIGHTIEST = (
    *("sent", "voted", "overturned", "reconsidered", "congress", "stays", "campaigner"),
    *(*CUBES, "claimed", "lost", "gained", "missed"),
)
"""What a play can bring, what matters most first; dice and hands are left out."""
MOST_SENTENCES = 4
MOST_NAMED = 2


class Deed(NamedTuple):
    """What a play brought.

    Attributes:
        label: the most of it, by whom. note: with which card or action; "" where the label says it.
        weight: the larger, the more the play brought, however little the numbers of different things compare.
    """

    label: str
    note: str
    weight: tuple[int, int]


def deed(play: Sequence[Event], seat: str | None) -> Deed:
    """Of the events of a play, the first of which says which card was played, and how. The side of `seat` is "you"."""
    _, who, card, use = play[0]
    side = side_of(who)
    for rank, kind in enumerate(WEIGHTIEST):
        events = [event for event in play if event[0] in (CUBES if kind in CUBES else (kind,))]
        size = _size(kind, events)
        if size:
            label, note = _brought(kind, events, side, _by(play, events[0]), seat)
            return Deed(begun(label), note, (-rank, size))
    nothing = (-len(WEIGHTIEST), 0)
    if use in ACTIONS:
        return Deed(begun(f"{does(side, seat, 'gain')} nothing"), ACTIONS[use], nothing)
    return Deed(begun(f"{does(side, seat, 'discard' if use == 'discard' else 'play')} {title(card)}"), "", nothing)


def _by(play: Sequence[Event], event: Event) -> str:
    """The card or action that brought this: no campaign alone moves markers, but a State card claimed in one does."""
    *_, card, use = play[0]
    claimed = [other for other in play[: play.index(event)] if other[0] == "claimed"]
    if use == "campaign" and event[0] == "congress" and claimed:
        return title(claimed[-1][2])
    return ACTIONS.get(use) or title(card)


def deed_told(events: Sequence[Event], seat: str | None) -> str:
    """What began it, and what it brought, what matters most first; votes that went alike share a sentence, as cubes do
    that moved alike. A State card that the Oppobot claims does at once what it says: so it stands before markers."""
    brought = [event for event in events[1:] if event[0] in WEIGHTIEST]
    kinds = {event[0] for event in brought}
    order = ("claimed", *WEIGHTIEST) if "congress" in kinds else WEIGHTIEST
    brought.sort(key=lambda event: (order.index(event[0]), event[2] if event[0] in CUBES else ""))
    votes = [event for event in brought if event[0] == "voted"]
    before = [event for event in brought if event[0] == "sent"]
    after = [event for event in brought if event[0] not in ("sent", "voted")]
    lines = [*_lines([events[0], *before], seat), *_votes_told(votes), *_lines(after, seat)]
    return " ".join(lines[:MOST_SENTENCES])


def told(events: Iterable[Event], seat: str | None) -> str:
    """What happened, in a few sentences."""
    return " ".join(_lines(events, seat)[:MOST_SENTENCES])


def _lines(events: Iterable[Event], seat: str | None) -> list[str]:
    return [line.partition("\n")[0] for line, _ in chronicle(events, seat)]


def _votes_told(votes: Sequence[Event]) -> list[str]:
    told = []
    for way in dict.fromkeys(vote for *_, vote in votes):
        names = [NAMES[state] for _, state, vote in votes if vote == way]
        one, many = ("ratifies", "ratify") if way == RATIFIED else ("rejects", "reject")
        said = listed(names) if len(names) <= MOST_LISTED else count(len(names), "state")
        told.append(sentence(f"{said} {one if len(names) == 1 else many} the Amendment"))
    return told


def _size(kind: str, events: Sequence[Event]) -> int:
    if kind in ("congress", "lost", "gained"):
        return abs(sum([int(event[2]) for event in events]))
    return len(events)


def _brought(kind: str, events: Sequence[Event], side: Side, by: str, seat: str | None) -> tuple[str, str]:
    """What a play of `side` brought of this kind, and with what."""
    match kind:
        case "sent":
            return "Congress sends the Amendment", f"{doer(side, seat)}: {by}"
        case "voted":
            own = [NAMES[state] for _, state, vote in events if (vote == RATIFIED) == (side == SUFFRAGIST)]
            names = own or [NAMES[state] for _, state, _ in events]
            states = listed(names) if len(names) <= MOST_NAMED else count(len(names), "state")
            return f"{does(side, seat, 'win' if own else 'lose')} {states}", by
        case "congress":
            markers = sum([event[2] for event in events])
            if markers > 0:
                return f"{does(side, seat, 'add')} {count(markers, 'marker')} to Congress", by
            return f"{does(side, seat, 'remove')} {count(-markers, 'marker')} from Congress", by
        case "stays":
            _, card, box = events[-1]
            return f"{does(side, seat, 'play')} {title(card)}", f"in effect for {BOXES[box]}"
        case "added" | "removed":
            return _cubes(events, side, seat), by
        case "claimed":
            return f"{does(side, seat, 'claim')} {title(events[-1][2])}", by
        case "lost" | "gained":
            whose, buttons = events[-1][1], count(_size(kind, events), "button")
            verb = "lose" if kind == "lost" else "gain"
            return f"{does(whose, seat, verb)} {buttons}", by if whose == side else f"{doer(side, seat)}: {by}"
        case "missed":
            return f"{does(side, seat, 'roll')} too low", by
    said = say(events[-1], seat).rstrip(".")
    return said, by if kind == "campaigner" else f"{doer(side, seat)}: {by}"


def _cubes(events: Sequence[Event], side: Side, seat: str | None) -> str:
    states = list(dict.fromkeys(event[3] for event in events))
    kinds = {event[0] for event in events}
    verb, into = ("remove", "from") if kinds == {"removed"} else ("add", "in")
    if len(kinds) > 1:
        where = NAMES[states[0]] if len(states) == 1 else count(len(states), "state")
        return f"{does(side, seat, 'change')} the cubes in {where}"
    if len(states) == 1:
        cubes = "a cube" if len(events) == 1 else count(len(events), "cube")
        return f"{does(side, seat, verb)} {cubes} {into} {NAMES[states[0]]}"
    return f"{does(side, seat, verb)} cubes {into} {count(len(states), 'state')}"


def doer(side: Side, seat: str | None) -> str:
    """A side, of which that of `seat` is "you"."""
    return "you" if own_side(seat) == side else SIDE_NAMES[side]


def begun(words: str) -> str:
    """As a sentence begins."""
    return words[0].upper() + words[1:]
