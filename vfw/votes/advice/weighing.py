"""What the coach thinks of the answers to a question: the planner finds the best, which is then compared with others.

What was found best was lucky too: in the worlds in which it was found it looks better than it is. So it meets the others
once more, in new worlds that are the same for all, and what counts is the difference in each world (a paired comparison
with common random numbers). Hints and objections rest on the same comparison, so that they name the same best answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from vfw.thinking.inquiry import Piece
from vfw.votes.advice.imagined_play import Trial, tried
from vfw.votes.advice.planner import Plan, Planning, Way, plan_of
from vfw.votes.rules.view import View

BUDGET: Final = 192
"""Playouts for hints: about a third of a second on one core of the pure engine."""
A_WORLD: Final = 8
"""Playouts of the budget for each world of the comparison."""
COMPARED: Final = 3
"""How many of the best answers are compared, for hints."""
ALL: Final = 99
"""How many are compared to object to any of them: what costs much is not among the best."""
A_PIECE: Final = 36
"""Playouts of the comparison in a piece of work, at most, where there are fewer ways than that."""


@dataclass(frozen=True)
class Compared:
    """A way to answer, compared with the best.

    Attributes:
        plan: what came of it in the worlds of the comparison.
        behind: how much more of the chance to win the best way has, on average; below 0 where it was less lucky here.
        error: the standard error of that difference.
    """

    plan: Plan
    behind: float
    error: float


class Weighing:
    """The inquiry into the ways to answer the question of `view`: the best first, then those that hints are about, then
    all others, by how far they are behind it; () until they have been compared. More that are compared change nothing
    for those before."""

    def __init__(self, view: View, seed: str, most: int = COMPARED, budget: int = BUDGET) -> None:
        """`most` ways are compared. `budget` counts playouts, where those are three; each further one has as many as
        they. All chance follows from `seed`. Raises ValueError unless the view waits for a decision of its seat, and the
        budget is 1 or more."""
        self._view, self._seed, self._most = view, seed, most
        self._worlds = max(1, budget // A_WORLD)
        self._planning = Planning(view, seed, budget if budget < A_WORLD else budget - COMPARED * self._worlds)
        self._ways: list[Way] = []
        self._pieces: list[list[list[Trial]] | None] = []

    def round(self) -> Sequence[Piece]:
        if self._ways:
            return ()
        if pieces := self._planning.round():
            return pieces
        self._ways = self._to_compare()
        seeds = [f"{self._seed} compared {n}" for n in range(self._worlds)]
        size = max(1, A_PIECE // len(self._ways))
        pieces = [
            Piece(tried, (self._view, tuple(self._ways), tuple(seeds[first : first + size])))
            for first in range(0, self._worlds, size)
        ]
        self._pieces = [None] * len(pieces)
        return pieces

    def take(self, number: int, result: Any) -> None:
        if self._ways:
            self._pieces[number] = result
        else:
            self._planning.take(number, result)

    @property
    def done(self) -> float:
        known = [piece for piece in self._pieces if piece is not None]
        return (self._planning.done + (len(known) / len(self._pieces) if known else 0.0)) / 2

    @property
    def found(self) -> tuple[Compared, ...]:
        if not self._pieces or None in self._pieces:
            return ()
        worlds = [world for piece in self._pieces for world in piece or ()]
        best, *others = [self._compared(number, worlds) for number in range(len(self._ways))]
        near, far = others[: COMPARED - 1], others[COMPARED - 1 :]
        return (best, *sorted(near, key=_behind), *sorted(far, key=_behind))

    def _to_compare(self) -> list[Way]:
        """The best ways, as the planner found; behind them those that it did not try, where so many are compared."""
        ways = [plan.replies for plan in self._planning.found]
        if len(ways) < self._most:
            ways += [way for way in Planning(self._view, self._seed, 1, self._most).ways if way not in ways]
        return ways[: self._most]

    def _compared(self, number: int, worlds: Sequence[Sequence[Trial]]) -> Compared:
        losses = [world[0].value - world[number].value for world in worlds]
        mean = sum(losses) / len(losses)
        variance = sum([(loss - mean) ** 2 for loss in losses]) / max(1, len(losses) - 1)
        plan = plan_of(self._ways[number], [world[number] for world in worlds])
        return Compared(plan, mean, sqrt(variance / len(losses)))


def _behind(way: Compared) -> float:
    return way.behind
