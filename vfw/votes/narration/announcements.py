"""Lines for the live region: events since the last announcement, by cause, short when much happened.

A player who hears nothing but these lines from the first one on knows the markers in Congress, the buttons of both
sides, the cards in effect, the votes, and the cubes of each region by color.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from vfw.core.position import Event
from vfw.votes.narration.log import (
    count_by_region,
    format_cubes_counted,
    format_cubes_moved,
    format_event,
    names_with_counts,
)
from vfw.votes.narration.words import SIDE_NAMES, count, number_word, own_side, region_name, to_sentence
from vfw.votes.rules.board import NAMES, REGION_OF, REGION_STATES, REGIONS, listed
from vfw.votes.rules.seats import OPPOSITION, OTHER, SIDES, SUFFRAGIST, Side
from vfw.votes.rules.tabletop import COLORS, RATIFIED, Table
from vfw.votes.rules.view import seen_event

MOST_NAMED = 3
"""The largest number of states that are named; more are counted. A player's own losses are always named."""
BEGINS_LINE = {"played", "turn", "picked", "sent", "over"}
"""Events that begin a line; the line holds all that follows from them."""
LOTS = {"region", "state", "lot", "cubes", "again", "both again"}
"""Throws that only settle where something happens, or how much. The event that follows says so."""

BUTTONS_MOVE = {"gained", "lost", "paid"}


def announcement_lines(events: Iterable[Event], table: Table, seat: str | None) -> list[str]:
    """Return a line for each cause among `events`, and a last one with the new state of all that changed.

    Args:
        events: The events, oldest first.
        table: The table after them.
        seat: The seat whose side is "you".
    """
    events = [seen_event(event, seat) for event in events]
    told = [" ".join(_sentences(cause, seat)) for cause in _causes(events)]
    return [line for line in [*told, " ".join(_now(events, table, seat))] if line]


def describe_cubes(table: Table, regions: Iterable[str] = REGIONS) -> str:
    """Return the cubes of these regions by color: "Cubes now: the West two purple and one red; the Plains none"."""
    return f"Cubes now: {'; '.join(f'{region_name(region)} {_cubes_in(table, region)}' for region in regions)}."


def describe_votes(table: Table) -> str:
    """Return how many states have voted: "Two states have ratified, none has rejected."."""
    yes, no = len(table.ratified), len(table.rejected)
    return to_sentence(
        f"{count(yes, 'state')} {'has' if yes == 1 else 'have'} ratified, "
        f"{number_word(no)} {'have' if no > 1 else 'has'} rejected"
    )


def _causes(events: Iterable[Event]) -> list[list[Event]]:
    """Group the events by card, turn or vote."""
    causes: list[list[Event]] = [[]]
    for event in events:
        if event[0] in BEGINS_LINE:
            causes.append([])
        causes[-1].append(event)
    return causes


def _sentences(cause: Iterable[Event], seat: str | None) -> Iterator[str]:
    """Yield the sentences for one cause; similar events share a sentence, at the place of the first."""
    alike: dict[object, list[Event]] = {}
    for number, event in enumerate(cause):
        alike.setdefault(_shared_by(event) or number, []).append(event)
    for events in alike.values():
        if said := _sentence(events, seat):
            yield said


def _shared_by(event: Event) -> Event | None:
    """Return the key that events of one sentence share; None for an event that has its own sentence."""
    match event:
        case (("added" | "removed"), _, _, _):
            return event[:3]
        case ("voted", _, vote):
            return "voted", vote
        case ("paid", side, _):
            return "paid", side
        case ("rolled", side, sides, faces, why):
            return "rolled", side, sides, len(faces), why
        case ("put back", _, "", _):
            return event
    return None


def _sentence(events: Sequence[Event], seat: str | None) -> str:
    match events[0]:
        case (("added" | "removed") as kind, _, color, _):
            return _cubes(kind, color, [event[3] for event in events], seat)
        case ("voted", _, vote) if len(events) > 1:
            return _voted([event[1] for event in events], vote, seat)
        case ("paid", side, _):
            return format_event(("paid", side, sum(event[2] for event in events)), seat)
        case ("rolled", *_):
            return _rolled(events, seat)
        case ("put back", _, "", _) if len(events) > 1:
            return format_event(events[0], seat).replace("a card", count(len(events), "card"), 1)
        case ("assigned", side, _, _) if side != own_side(seat):
            return ""
        case ("threw", sides, _, "strategy", shown):
            return f"In the bid the d{sides} shows {shown}."
        case ("threw", _, _, what, _) if what in LOTS:
            return ""
    return format_event(events[0], seat)


def _rolled(throws: Sequence[Event], seat: str | None) -> str:
    """Describe the final dice, their sum or hits, and the number of throws."""
    *_, faces, why = throws[-1]
    parts = [format_event(throws[-1], seat).rstrip(".")]
    if why == "lobbying":
        parts.append(f"{number_word(sum(face >= 6 for face in faces))} of six or more")
    elif why == "campaigning" and len(faces) > 1:
        parts.append(f"{sum(faces)} in all")
    if len(throws) > 1:
        parts.append(f"the last of {count(len(throws), 'throw')}")
    return f"{'; '.join(parts)}."


def _cubes(kind: str, color: str, states: list[str], seat: str | None) -> str:
    side = own_side(seat)
    if kind == "removed" and side and color in COLORS[side]:
        what = count(len(states), f"{color} cube")
        return f"You lose {what} in {listed(names_with_counts(states))}."
    if len(set(states)) <= MOST_NAMED:
        return format_cubes_moved(kind, color, states)
    return format_cubes_counted(kind, color, states)


def _voted(states: list[str], vote: int, seat: str | None) -> str:
    verb, winner = ("ratify", SUFFRAGIST) if vote == RATIFIED else ("reject", OPPOSITION)
    is_lost = own_side(seat) == OTHER[winner]
    if is_lost or len(states) <= MOST_NAMED:
        return to_sentence(f"{listed([NAMES[state] for state in states])} {verb} the Amendment")
    return to_sentence(f"{count(len(states), 'state')} {verb} the Amendment: {count_by_region(states)}")


def _now(events: Sequence[Event], table: Table, seat: str | None) -> Iterator[str]:
    """Yield the new state of all that changed: Congress, buttons, votes, and the cubes of regions that lost some."""
    kinds = {event[0] for event in events}
    if "congress" in kinds and not table.sent:
        yield f"Congress has {count(table.congress, 'marker')} now."
    for side in SIDES:
        if any(event[0] in BUTTONS_MOVE and event[1] == side and event[2] for event in events):
            yield to_sentence(f"{_has(side, seat)} {count(table.buttons(side), 'button')} now")
    if kinds & {"voted", "reconsidered"}:
        yield describe_votes(table)
    if regions := _emptied(events):
        yield describe_cubes(table, regions)


def _has(side: Side, seat: str | None) -> str:
    if side == own_side(seat):
        return "you have"
    return f"{SIDE_NAMES[side]} {'have' if side == SUFFRAGIST else 'has'}"


def _emptied(events: Sequence[Event]) -> list[str]:
    """Return the regions where a state voted and lost its cubes.

    A state is left out if the lines have said already that it had none.
    """
    rolled_without = {(event[2], event[1]) for event in events if event[0] == "vote rolled" and not event[4]}
    bare = {event[2] for event in events if event[0] == "overturned"}
    bare |= {state for state, _ in rolled_without if rolled_without.issuperset((state, side) for side in SIDES)}
    voted = {event[1] for event in events if event[0] == "voted"} - bare
    return [region for region in REGIONS if any(REGION_OF[state] == region for state in voted)]


def _cubes_in(table: Table, region: str) -> str:
    total = Counter[str]()
    for state in REGION_STATES[region]:
        total.update(table.cubes(state))
    colors = [f"{number_word(total[color])} {color}" for side in SIDES for color in COLORS[side] if total[color]]
    return listed(colors) if colors else "none"
