"""A part of a game of Votes for Women beside history: what states and Congress did in it, and what they did in fact.

It is short, and compares what the part was about: Congress, as long as the Amendment is not sent; then the states that
voted in it; and the end, where the game came to one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vfw.aftermath.comparison import Beside
from vfw.aftermath.whole_game import acts, cited, in_turn, ratified_as, senates_yes
from vfw.history import FloorVote, Ratification, floor_votes, ratification
from vfw.votes.records.event_queries import Ended, GameTimeline, Sent, Voted, build_timeline
from vfw.votes.rules.board import NAMES, listed
from vfw.votes.rules.position import Position
from vfw.votes.rules.tabletop import FULL_CONGRESS, RATIFIED, TO_RATIFY
from vfw.votes.telling.years import YEARS

YES, NO = "yes", "no"
FAILED = ("Senate", "amendment", "failed")


def beside(positions: Sequence[Position], since: int) -> list[Beside]:
    """What came of a game in the part that begins at the position of that number, and came in history.

    `positions` are those of the game from its beginning to the end of the part.
    """
    told, start, end = build_timeline(positions), positions[since], positions[-1]
    votes = [vote for vote in told.votes if vote.answer > since]
    states = [_state(vote) for vote in votes]
    if start.sent:
        return [*(states or [_none(start)]), *_end(told)]
    return [_congress(told, start, end), *states, *_end(told)]


def _state(vote: Voted) -> Beside:
    row = acts()[vote.state]
    return Beside(NAMES[vote.state], YES if vote.vote == RATIFIED else NO, f"{_in_fact(row)} {cited(row)}")


def _in_fact(row: Ratification) -> str:
    """What a state said to the Amendment.

    >>> _in_fact(acts()["TX"]), _in_fact(acts()["GA"]), _in_fact(acts()["FL"])
    ('yes, 28 June 1919', 'no, 24 July 1919', 'no vote in those years')
    >>> _in_fact(acts()["CT"])
    'yes, but on 14 September 1920, when it was law'
    """
    if row.on is None:
        return "no vote in those years"
    if row.outcome == "rejected":
        return f"{NO}, {row.on}"
    return f"{YES}, {row.on}" if row.ordinal else f"{YES}, but on {row.on}, when it was law"


def _none(start: Position) -> Beside:
    """What stands where no state voted: those that in history were the next to ratify."""
    first = next(row for row in ratification() if row.ordinal and row.state not in start.ratified)
    following = [row for row in ratification() if row.ordinal and row.on == first.on]
    names = listed([row.name for row in following])
    return Beside("The next state", "none voted in these rounds", f"{names}, {first.on} {cited(*following)}")


def _congress(told: GameTimeline, start: Position, end: Position) -> Beside:
    sent = [point for point in told.points if isinstance(point, Sent)]
    if sent:
        game = f"sent the Amendment {in_turn(sent[0])}"
    else:
        game = f"{start.congress} of {FULL_CONGRESS} stars, then {end.congress}"
    votes = [*_refusals(start)[:1], senates_yes()]
    said = [f"{YES if vote.result == 'passed' else NO} in the Senate on {vote.on}, {vote.floor}" for vote in votes]
    return Beside("Congress", game, f"{'; '.join(said)} {cited(*votes)}")


def _refusals(start: Position) -> list[FloorVote]:
    """The votes by which the Senate refused the Amendment, from the years of that turn on."""
    refused = [vote for vote in floor_votes() if (vote.chamber, vote.kind, vote.result) == FAILED]
    return [vote for vote in refused if vote.on.date.year >= int(YEARS[max(start.turn, 1) - 1])]


def _end(told: GameTimeline) -> Iterator[Beside]:
    for point in told.points:
        if isinstance(point, Ended):
            last = ratified_as(TO_RATIFY)
            game = "ratified" if point.reason == "ratified" else "lost"
            yield Beside("The Amendment", game, f"ratified, {last.on}, with {last.name} {cited(last)}")
