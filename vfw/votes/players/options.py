"""Ways to answer a question that are tried out, and what came of them: for the players that look ahead."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from vfw.core.position import Event
from vfw.core.questions import Decision, Reply
from vfw.votes.rules.final_voting import compare, pick_state
from vfw.votes.rules.oppobot import oppobot_plays
from vfw.votes.rules.position import RATIFIED, SUFFRAGIST, Side, side_of
from vfw.votes.rules.record import Record
from vfw.votes.rules.turn import next_round, play_a_card, play_a_claimed_card
from vfw.votes.rules.view import View

LOOKS_AHEAD = {"operations", "claimed", "drawn", "search", "strategy"}
"""What cards, buttons and responses are asked for where it pays to look ahead."""
AFTER_A_PLAY = {next_round, play_a_card, play_a_claimed_card, oppobot_plays, pick_state}


@dataclass(frozen=True)
class Change(Record):
    """What a play changed, from the side of a seat; the mean of several plays, or of one.

    Attributes:
        markers: added to Congress. cubes: own ones added and opposing ones removed by the seat.
        votes: states that voted for it, less those that voted against it. buttons: gained.
    """

    markers: float
    cubes: float
    votes: float
    buttons: float


@dataclass(frozen=True)
class Option(Record):
    """A way to answer, and what came of it where it was tried.

    Attributes:
        replies: the reply; after a card of the hand, how it is played, where that will be asked.
        value: the chance of the seat to win, as it is judged after the play.
        change: what the play changed, on average. claims: cards that were claimed whenever it was tried.
    """

    replies: tuple[Reply, ...]
    value: float
    change: Change
    claims: tuple[str, ...]


def asked(view: View) -> Decision:
    """What the seat is asked. Raises ValueError unless the view waits for a decision of its seat."""
    if not isinstance(view.pending, Decision) or view.pending.seat != view.seat:
        raise ValueError(f"the view of {view.seat!r} waits for {view.pending!r}; expected a decision of that seat")
    return view.pending


def looks_ahead(view: View, question: Decision) -> bool:
    """Whether it pays to try the ways out: elsewhere a quick answer does as well."""
    assert view.asking is not None
    if question.about == "reroll":
        return not isinstance(view.asking.step, compare)
    return question.about == "use" or (question.why in LOOKS_AHEAD and question.about != "strategy card")


def claimed_in(events: Iterable[Event], side: Side) -> tuple[str, ...]:
    """The cards that `side` claimed."""
    return tuple([event[2] for event in events if event[0] == "claimed" and side_of(event[1]) == side])


def change_of(events: Iterable[Event], side: Side) -> Change:
    """What `side` has of what happened in one play."""
    markers = cubes = votes = buttons = 0
    for event in events:
        match event:
            case ("congress", _, n):
                markers += n
            case ("added" | "removed", by, _, _):
                cubes += by == side
            case ("voted", _, vote):
                votes += 1 if (vote == RATIFIED) == (side == SUFFRAGIST) else -1
            case ("gained", by, n) if by == side:
                buttons += n
            case ("lost" | "paid", by, n) if by == side:
                buttons -= n
    return Change(markers, cubes, votes, buttons)
