"""Which answers are good, and how far the others are behind: what all that the coach says rests on.

The planner finds the best. It was lucky too: in the worlds in which it was found it looks better than it is. So it
meets others once more, in new worlds that are the same for all, and what counts is the difference in each world (a
paired comparison with common random numbers). Hints and objections rest on it, and so name the same best answer.

Two answers are told as hints; a third where it wins hardly less often than the second (`NEARLY`). Where it does not pay
to look ahead, the steady player answers, and nobody knows how often the others win: there it is always two.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from typing import Any, Final

from vfw.jobs.batch import Task, run_inline
from vfw.votes.advice.hints import Hint, hint
from vfw.votes.advice.imagined_play import Trial, tried
from vfw.votes.advice.options import asked, looks_ahead
from vfw.votes.advice.planner import Plan, Planning, Way, plan_of
from vfw.votes.advice.quick_answers import merits
from vfw.votes.rules.view import View

BEST: Final = 2
NEARLY: Final = 0.01
"""How much less of the chance to win than the second a third answer may have that is told too: a game in a hundred."""
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
        """`most` ways are compared. `budget` counts playouts where those are three; each further one has as many as
        they. All chance follows from `seed`. Raises ValueError unless the view waits for a decision of its seat, and
        the budget is 1 or more."""
        self._view, self._seed, self._most = view, seed, most
        self._worlds = max(1, budget // A_WORLD)
        self._planning = Planning(view, seed, budget if budget < A_WORLD else budget - COMPARED * self._worlds)
        self._ways: list[Way] = []
        self._pieces: list[list[list[Trial]] | None] = []

    def round(self) -> Sequence[Task]:
        if self._ways:
            return ()
        if pieces := self._planning.round():
            return pieces
        self._ways = self._to_compare()
        seeds = [f"{self._seed} compared {n}" for n in range(self._worlds)]
        size = max(1, A_PIECE // len(self._ways))
        pieces = [
            Task(tried, (self._view, tuple(self._ways), tuple(seeds[first : first + size])))
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


class Hinting:
    """The inquiry into the best answers to the question of `view`, with their reasons, the very best first."""

    def __init__(self, view: View, seed: str, best: int = 0, budget: int = BUDGET) -> None:
        """`best` is how many there are to be, as far as there are so many; 0 for two or three. All chance follows from
        `seed`. Raises ValueError unless the view waits for a decision of its seat."""
        self._view, self._best = view, best
        self._options: Weighing | AtAGlance = (
            Weighing(view, seed, max(best, COMPARED), budget)
            if looks_ahead(view, asked(view))
            else AtAGlance(view, seed, _ranked(view)[: best or BEST])
        )

    def round(self) -> Sequence[Task]:
        return self._options.round()

    def take(self, number: int, result: Any) -> None:
        self._options.take(number, result)

    @property
    def done(self) -> float:
        return self._options.done

    @property
    def found(self) -> tuple[Hint, ...]:
        """Without any results there are no hints yet."""
        if isinstance(self._options, AtAGlance):
            return tuple([hint(self._view, option) for option in self._options.found])
        return hints_of(self._view, self._options.found, self._best)


def hints_of(view: View, ways: Sequence[Compared], best: int = 0) -> tuple[Hint, ...]:
    """The `best` of ways that were compared, the very best first, as hints; with 0 two or three of them."""
    first, others = ways[:1], ways[1 : best or _told(ways)]
    return (
        *[hint(view, one.plan) for one in first],
        *[hint(view, one.plan, Fraction(one.behind)) for one in others],
    )


def _told(ways: Sequence[Compared]) -> int:
    """How many are told."""
    is_nearly = len(ways) > BEST and ways[BEST].behind - ways[BEST - 1].behind <= NEARLY
    return BEST + is_nearly


def _ranked(view: View) -> list[Way]:
    """All answers, what the steady player does first, then as they seem at a glance."""
    question, (steady,) = asked(view), Planning(view, 0, 1).ways
    by_merit = sorted(zip(merits(view, question), question.choices, strict=True), key=lambda pair: -pair[0])
    return [steady, *[(choice,) for _, choice in by_merit if (choice,) != steady]]


class AtAGlance:
    """The inquiry into these ways to answer, best first, where it does not pay to look ahead. Each is tried once, to
    see what it does."""

    def __init__(self, view: View, seed: str, ways: Sequence[Way]) -> None:
        self._piece: Task | None = Task(tried, (view, tuple(ways), (seed,)))
        self._ways = ways
        self._trials: list[Trial] = []

    def round(self) -> Sequence[Task]:
        pieces, self._piece = [self._piece] if self._piece else [], None
        return pieces

    def take(self, number: int, result: list[list[Trial]]) -> None:
        (self._trials,) = result

    @property
    def done(self) -> float:
        return float(bool(self._trials))

    @property
    def found(self) -> tuple[Plan, ...]:
        return tuple([plan_of(way, [trial]) for way, trial in zip(self._ways, self._trials, strict=False)])


def hints(view: View, seed: str, best: int = 0, budget: int = BUDGET) -> tuple[Hint, ...]:
    """The `best` answers, the very best first; fewer where there are fewer. As `Hinting`, but worked out at once."""
    return run_inline(Hinting(view, seed, best, budget))
