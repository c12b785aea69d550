"""The moments of a game between which its chances change: the Strategy Phases, the rounds, and each vote at the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from vfw.core.questions import Outcome, Reply
from vfw.votes.rules.final_voting import pick_state
from vfw.votes.rules.oppobot import oppobot_plays
from vfw.votes.rules.position import OPPOSITION, RATIFIED, REJECTED, TURNS, Draft, Position, Step
from vfw.votes.rules.turn import clean_up, play_a_card

NOBODY_IS_ASKED = Outcome((), "between two questions")


class Moment(NamedTuple):
    """The first position of a part of the game.

    Attributes:
        number: of the position, counted from 0. turn: 1 to 6.
        round: 1 to 6; 0 in the Strategy Phase.
        votes: how many states have voted in Final Voting; -1 before it.
        is_over: whether the game is over there.
    """

    number: int
    turn: int
    round: int
    votes: int
    is_over: bool

    @property
    def is_round(self) -> bool:
        """Whether a round begins there."""
        return self.round > 0 and self.votes < 0 and not self.is_over


def moments_of(positions: Sequence[Position]) -> tuple[Moment, ...]:
    """The moments of a game that came through these positions. Where it is over, the last of them is its end.

    A game that began in the middle of a round has its first moment there.
    """
    found: list[Moment] = []
    part: tuple[int, int, int] | None = None
    called, before = False, 0
    for number, position in enumerate(positions):
        if not position.turn:
            continue
        decided = position.votes.count(RATIFIED) + position.votes.count(REJECTED)
        if not called and _calls_votes(position):
            called, before = True, decided
        now = (position.turn, position.round, max(decided - before, 0) if called else -1)
        is_over = isinstance(position.pending, Outcome)
        if now != part or is_over:
            found.append(Moment(number, *now, is_over))
            part = now
    return tuple(found)


def _calls_votes(position: Position) -> bool:
    asking = position.asking
    return (
        position.turn == TURNS
        and asking is not None
        and (isinstance(asking.step, pick_state) or any(isinstance(task.step, pick_state) for task in position.todo))
    )


def within(
    positions: Sequence[Position], replies: Sequence[Reply], since: Moment, until: Moment, ends: str
) -> Position | None:
    """The table between two moments where a play ends: that of the Suffragists, as the Opposition has not played yet;
    or that of the Opposition, as the turn is not over yet. None where it did not come to that. Nobody is asked there:
    it is to be carried out first."""
    found: list[Position] = []

    def look(draft: Draft) -> None:
        if not found and _ends(draft.todo[-1].step, ends):
            table = draft.draft(hears=False)
            table.pending = NOBODY_IS_ASKED
            found.append(table.frozen())

    for number in range(since.number, until.number):
        positions[number].draft(hears=False).answer(replies[number], look)
        if found:
            return found[0]
    return None


def _ends(step: Step, side: str) -> bool:
    if side == OPPOSITION:
        return isinstance(step, clean_up)
    return isinstance(step, oppobot_plays) or (isinstance(step, play_a_card) and step.by == OPPOSITION)
