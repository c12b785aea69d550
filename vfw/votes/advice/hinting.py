"""Which answers are good: those that the planner finds best, and where it does not look ahead, the steady player.

Two are told; a third where it wins hardly less often than the second (`NEARLY`). At a glance nobody knows how often they
win: there it is always two.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Final

from vfw.thinking.inquiry import Piece, work_out
from vfw.votes.advice.hints import Hint, hint
from vfw.votes.advice.imagined_play import Trial, tried
from vfw.votes.advice.options import asked, looks_ahead
from vfw.votes.advice.planner import Plan, Planning, Way, plan_of
from vfw.votes.advice.quick_answers import merits
from vfw.votes.advice.weighing import BUDGET, COMPARED, Compared, Weighing
from vfw.votes.rules.view import View

BEST: Final = 2
NEARLY: Final = 0.01
"""How much less of the chance to win than the second a third answer may have that is told too: a game in a hundred."""
QUICK_BUDGET: Final = 36
"""Playouts where everybody waits while they are played."""


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

    def round(self) -> Sequence[Piece]:
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
        self._piece: Piece | None = Piece(tried, (view, tuple(ways), (seed,)))
        self._ways = ways
        self._trials: list[Trial] = []

    def round(self) -> Sequence[Piece]:
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


def hints(view: View, seed: str, best: int = 0, budget: int = QUICK_BUDGET) -> tuple[Hint, ...]:
    """The `best` answers, the very best first; fewer where there are fewer. As `Hinting`, but worked out at once."""
    return work_out(Hinting(view, seed, best, budget))
