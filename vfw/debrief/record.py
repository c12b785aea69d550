"""The course of a game of Votes for Women beside the record: where it left history, and where it agrees.

Time counts in the turns of the game, a few years each. A state that voted as it did, though in another turn, agrees;
one that voted otherwise has left history. So has a game in which Congress sends the Amendment in another turn or never,
in which other states are the first to ratify or the 36th, in which a card of the movement comes in another turn or
never, or in which the Amendment fails. Facts that a scenario sets at the start do not count.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from vfw.debrief.comparison import ComparedOutcome, RecordModel
from vfw.history import Fact, FloorVote, Happening, Ratification, floor_votes, ratification, timeline
from vfw.votes.narration.words import TURN_YEARS
from vfw.votes.records.event_queries import Ended, GameTimeline, Sent, TimelinePoint, TookEffect, Voted, build_timeline
from vfw.votes.rules.board import NAMES, listed
from vfw.votes.rules.deck import CARDS
from vfw.votes.rules.position import Position
from vfw.votes.rules.tabletop import FULL_CONGRESS, RATIFIED, REJECTED, TO_RATIFY, TO_REJECT

MAX_POINTS = 5
"""The most points of a game that are reported."""
MAX_NAMED = 3
"""The most states that are named; others are counted."""
LAST_YEAR = 1920
"""The last year of the game."""

HAPPENINGS = {
    "fifteenth-amendment": "15th Amendment",
    "southern-strategy": "New Orleans convention",
    "eighteenth-amendment": "18th Amendment",
}
"""Timeline titles of the cards that stay in effect for the game."""
SENT = ("Senate", "amendment", "passed")
OUTCOMES = {RATIFIED: "ratified", REJECTED: "rejected"}
PREFERRED = ("HWS5", "HWS6", "CONAN1952")
"""The sources that are named where they are among those of a fact: the movement’s own history, and the official one."""

LASTING = "Southern strategy"
"""The current of events that went on for years, so that any turn in which it ran will do."""


class ComparedPoint(NamedTuple):
    """A point of a game in a sentence with its sources, and whether the game left history there."""

    left: bool
    text: str


class Counterpart(NamedTuple):
    """The historical event for a card.

    Events of its kind happened in the turns from `since` to `until`.
    """

    card: str
    happening: Happening
    since: int
    until: int


def compare_game(told: GameTimeline) -> RecordModel:
    """Compare a game with the record: the first five points at which it left history.

    If there are fewer, points at which it agrees follow.
    """
    compared = _compared(told)
    left = [text for has_left, text in compared if has_left][:MAX_POINTS]
    agrees = [text for has_left, text in compared if not has_left][: MAX_POINTS - len(left)]
    return RecordModel(_happened([*left, *agrees]), left, agrees)


def turn_of(year: int) -> int:
    """The turn of the game that this year belongs to."""
    return max(bisect_right([int(first) for first in TURN_YEARS], year), 1)


def _compared(told: GameTimeline) -> list[ComparedPoint]:
    """Return all comparisons in the order of events, and last the states that voted as in history."""
    said = [(point.turn, isinstance(point, Ended), one) for point in told.points for one in _of_point(point, told)]
    # What never came is missed when its time is over, and before the end of the game.
    said += [(card.until, False, _missed(card, told)) for card in _counterparts() if _is_missing(card, told)]
    said.sort(key=lambda entry: entry[:2])
    return [*[one for *_, one in said], *_as_they_did(told)]


def _of_point(point: TimelinePoint, told: GameTimeline) -> Iterator[ComparedPoint]:
    match point:
        case Sent():
            yield _sent(point)
        case TookEffect():
            yield from _came(point)
        case Ended():
            yield from _ended(point, told)
        case Voted():
            if (point.vote, point.number) == (RATIFIED, 1) and not told.given_ratified:
                yield _first([vote for vote in told.votes if vote.answer == point.answer and vote.vote == RATIFIED])
            if otherwise := _what_it_did_otherwise(point):
                did = "ratified" if point.vote == RATIFIED else "rejected"
                yield _point(
                    True, f"{NAMES[point.state]} {did} {format_turn(point)}", otherwise, state_acts()[point.state]
                )
            if _decides(point):
                yield _deciding(point)


def _point(left: bool, game: str, record: str, *rows: Fact) -> ComparedPoint:
    """The sentence that both halves make, with the sources of the rows."""
    return ComparedPoint(left, f"In your game {game}; {record}. {format_citations(*rows)}")


def format_citations(*rows: Fact) -> str:
    """The sources of the rows as a text names them: only PREFERRED ones, where they have any."""
    of_rows = {key: None for row in rows for key in row.sources}
    return f"[{'; '.join([key for key in PREFERRED if key in of_rows] or list(of_rows))}]"


def format_turn(point: TimelinePoint) -> str:
    """Return the turn and its years in words."""
    if isinstance(point, Voted) and point.in_final_voting:
        return f"in Final Voting ({LAST_YEAR})"
    first, following = int(TURN_YEARS[point.turn - 1]), [int(year) for year in TURN_YEARS[point.turn :]]
    return f"on turn {point.turn} ({f'{first} to {following[0] - 1}' if following else first})"


def _happened(points: Sequence[str]) -> str:
    """Return the history in short.

    The state that decided is named where none of the points names it.
    """
    passed, law = senate_passage(), ratification_by_ordinal(TO_RATIFY)
    sent = f"The Senate passed the Amendment on {passed.on}, {passed.floor}, and it went to the states."
    if any(law.name in point for point in points):
        return f"{sent} {TO_RATIFY} of {len(state_acts())} had to ratify it. [HWS5; HWS6]"
    enough = f"{law.name} was the {TO_RATIFY}th of {len(state_acts())} to ratify it, on {law.on}, and that was enough."
    return f"{sent} {enough} [HWS5; HWS6]"


# Congress


@cache
def senate_passage() -> FloorVote:
    """The vote of the Senate that sent the Amendment to the states."""
    passed = [vote for vote in floor_votes() if (vote.chamber, vote.kind, vote.result) == SENT]
    return max(passed, key=lambda vote: vote.on)


def _sent(point: Sent) -> ComparedPoint:
    passed = senate_passage()
    left = point.turn != turn_of(passed.on.date.year)
    return _point(
        left, f"Congress sent the Amendment to the states {format_turn(point)}", _by_the_senate(passed), passed
    )


def _by_the_senate(passed: FloorVote) -> str:
    return f"the Senate passed it on {passed.on}, {passed.floor}"


def _ended(point: Ended, told: GameTimeline) -> Iterator[ComparedPoint]:
    if point.reason == "never sent":
        markers = f"Congress never sent the Amendment and had {point.congress} of {FULL_CONGRESS} markers in the end"
        yield _point(True, markers, _by_the_senate(senate_passage()), senate_passage())
    if point.reason == "rejected":
        law = ratification_by_ordinal(TO_RATIFY)
        failed = f"the Amendment failed when {NAMES[told.votes[-1].state]} was the {TO_REJECT}th state to reject it"
        yield _point(True, failed, f"{law.name} was the {TO_RATIFY}th to ratify it, on {law.on}", law)


# States


@cache
def state_acts() -> dict[str, Ratification]:
    """Return the act of each state, by its postal code."""
    return {act.state: act for act in ratification()}


def ratification_by_ordinal(ordinal: int) -> Ratification:
    """Return the ratification with this number, 1 to 36 and beyond."""
    return next(act for act in ratification() if act.ordinal == ordinal)


def _agrees(vote: Voted) -> bool:
    """Return whether the state did so in 1919 or 1920."""
    act = state_acts()[vote.state]
    return act.on is not None and act.on.date.year <= LAST_YEAR and act.outcome == OUTCOMES[vote.vote]


def _what_it_did_otherwise(vote: Voted) -> str:
    """Return the state's historical act if it differs from the game; else ""."""
    act = state_acts()[vote.state]
    if _agrees(vote):
        return ""
    if act.on is None:
        return f"it held no vote in 1919 or {LAST_YEAR}"
    if act.outcome == "rejected":
        return f"it refused on {act.on}{_counted(act)}"
    if act.ordinal is None:
        ratified = "did so only" if vote.vote == RATIFIED else "ratified"
        return f"it {ratified} on {act.on}, when the Amendment was already law"
    return f"it ratified on {act.on}{_counted(act)}"


def _counted(act: Ratification) -> str:
    """Return the vote of the lower house, without its day, which was not always that of the act."""
    votes = act.house
    if votes is None or votes.yeas is None or votes.nays is None:
        return ", with no vote against in its lower house" if votes and votes.unanimous else ""
    if act.outcome == "rejected":
        return f", {votes.yeas} for and {votes.nays} against in its lower house"
    return f", {votes} in its lower house"


def _first(votes: Sequence[Voted]) -> ComparedPoint:
    """The states that were the first to ratify."""
    first = [act for act in ratification() if act.on == ratification_by_ordinal(1).on]
    states = [vote.state for vote in votes]
    left = not {act.state for act in first}.intersection(states)
    game = f"{_named(states)} {'was' if len(states) == 1 else 'were'} the first to ratify, {format_turn(votes[0])}"
    return _point(left, game, f"{listed([act.name for act in first])} came first, on {first[0].on}", *first)


def _decides(vote: Voted) -> bool:
    """Return whether the Amendment is law with this state."""
    return (vote.vote, vote.number) == (RATIFIED, TO_RATIFY)


def _deciding(vote: Voted) -> ComparedPoint:
    """The state with which the Amendment is law."""
    act = ratification_by_ordinal(TO_RATIFY)
    left = (vote.state, vote.turn) != (act.state, turn_of(LAST_YEAR))
    record = f"{'so it was' if vote.state == act.state else f'that was {act.name}'}, on {act.on}{_counted(act)}"
    return _point(left, f"{NAMES[vote.state]} was the {TO_RATIFY}th state to ratify, {format_turn(vote)}", record, act)


def _as_they_did(told: GameTimeline) -> Iterator[ComparedPoint]:
    """The states that voted in the game as they did, but for the deciding one, of which it has been told."""
    votes = [vote for vote in told.votes if not _decides(vote)]
    for vote, in_game, really in ((RATIFIED, "ratified", "ratified"), (REJECTED, "rejected", "refused")):
        found = [state_acts()[one.state] for one in votes if one.vote == vote and _agrees(one)]
        days = sorted(act.on for act in found if act.on)
        if days:
            when = f"on {days[0]}" if days[0] == days[-1] else f"from {days[0]} to {days[-1]}"
            did = f"{'it' if len(found) == 1 else 'they'} {really} {when}"
            yield _point(False, f"{_named([act.state for act in found])} {in_game}", did, *found)


def _named(states: Sequence[str]) -> str:
    """The first of the states by name, and how many more.

    >>> _named(["TN"]), _named(["TN", "NY"]), _named(["TN", "NY", "OH", "UT", "KS"])
    ('Tennessee', 'Tennessee and New York', 'Tennessee, New York, Ohio and 2 more')
    """
    names = [NAMES[state] for state in states]
    more = [f"{len(names) - MAX_NAMED} more"] if len(names) > MAX_NAMED else []
    return listed([*names[:MAX_NAMED], *more])


# Cards


@cache
def _counterparts() -> tuple[Counterpart, ...]:
    """Return the historical events for the cards that have one."""
    lasting = [turn_of(event.on.date.year) for event in timeline() if event.current == LASTING]
    found = []
    for card, title in HAPPENINGS.items():
        for event in [event for event in timeline() if event.title == title]:
            turns = lasting if event.current == LASTING else [_turn(event)]
            found.append(Counterpart(card, event, min(turns), max(turns)))
    return tuple(found)


def _turn(event: Happening) -> int:
    return turn_of(event.on.date.year)


def _came(point: TookEffect) -> Iterator[ComparedPoint]:
    for card in _counterparts():
        left = not card.since <= point.turn <= card.until
        if card.card == point.card and (left or point.turn == _turn(card.happening)):
            yield _of_card(left, card, f"came into effect {format_turn(point)}")


def _is_missing(card: Counterpart, told: GameTimeline) -> bool:
    """Return whether the card's time has passed within the game and the card did not come."""
    came = card.card in told.given or any(isinstance(p, TookEffect) and p.card == card.card for p in told.points)
    return not came and told.first_turn <= card.since and (card.until < told.last_turn or told.is_over)


def _missed(card: Counterpart, told: GameTimeline) -> ComparedPoint:
    return _of_card(True, card, "never came into effect" if told.is_over else "has not come into effect so far")


def _of_card(left: bool, card: Counterpart, game: str) -> ComparedPoint:
    event = card.happening
    fact = event.fact.rstrip(".").replace("'", "’")
    return _point(left, f"the {CARDS[card.card].title} {game}", f"the record says for {event.on}: {fact}", event)


YES, NO = "yes", "no"
FAILED = ("Senate", "amendment", "failed")


def compare_part(positions: Sequence[Position], since: int) -> list[ComparedOutcome]:
    """Compare the part of a game from position `since` on with history.

    `positions` are those of the game from its beginning to the end of the part.
    """
    told, start, end = build_timeline(positions), positions[since], positions[-1]
    votes = [vote for vote in told.votes if vote.answer > since]
    states = [_state(vote) for vote in votes]
    if start.sent:
        return [*(states or [_none(start)]), *_end(told)]
    return [_congress(told, start, end), *states, *_end(told)]


def _state(vote: Voted) -> ComparedOutcome:
    row = state_acts()[vote.state]
    return ComparedOutcome(
        NAMES[vote.state], YES if vote.vote == RATIFIED else NO, f"{_in_fact(row)} {format_citations(row)}"
    )


def _in_fact(row: Ratification) -> str:
    """Return a state's answer to the Amendment.

    >>> _in_fact(state_acts()["TX"]), _in_fact(state_acts()["GA"]), _in_fact(state_acts()["FL"])
    ('yes, 28 June 1919', 'no, 24 July 1919', 'no vote in those years')
    >>> _in_fact(state_acts()["CT"])
    'yes, but on 14 September 1920, when it was law'
    """
    if row.on is None:
        return "no vote in those years"
    if row.outcome == "rejected":
        return f"{NO}, {row.on}"
    return f"{YES}, {row.on}" if row.ordinal else f"{YES}, but on {row.on}, when it was law"


def _none(start: Position) -> ComparedOutcome:
    """Return the entry for a part without a vote: the states that were the next to ratify."""
    first = next(row for row in ratification() if row.ordinal and row.state not in start.ratified)
    following = [row for row in ratification() if row.ordinal and row.on == first.on]
    names = listed([row.name for row in following])
    return ComparedOutcome(
        "The next state", "none voted in these rounds", f"{names}, {first.on} {format_citations(*following)}"
    )


def _congress(told: GameTimeline, start: Position, end: Position) -> ComparedOutcome:
    sent = [point for point in told.points if isinstance(point, Sent)]
    if sent:
        game = f"sent the Amendment {format_turn(sent[0])}"
    else:
        game = f"{start.congress} of {FULL_CONGRESS} stars, then {end.congress}"
    votes = [*_refusals(start)[:1], senate_passage()]
    said = [f"{YES if vote.result == 'passed' else NO} in the Senate on {vote.on}, {vote.floor}" for vote in votes]
    return ComparedOutcome("Congress", game, f"{'; '.join(said)} {format_citations(*votes)}")


def _refusals(start: Position) -> list[FloorVote]:
    """The votes by which the Senate refused the Amendment, from the years of that turn on."""
    refused = [vote for vote in floor_votes() if (vote.chamber, vote.kind, vote.result) == FAILED]
    return [vote for vote in refused if vote.on.date.year >= int(TURN_YEARS[max(start.turn, 1) - 1])]


def _end(told: GameTimeline) -> Iterator[ComparedOutcome]:
    for point in told.points:
        if isinstance(point, Ended):
            last = ratification_by_ordinal(TO_RATIFY)
            game = "ratified" if point.reason == "ratified" else "lost"
            yield ComparedOutcome(
                "The Amendment", game, f"ratified, {last.on}, with {last.name} {format_citations(last)}"
            )
