"""Which answers are good: those that the planner finds best, and where it does not look ahead, the steady player."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Final

from vfw.thinking.inquiry import Piece, work_out
from vfw.votes.advice.hints import Hint, hint
from vfw.votes.advice.imagined_play import Trial, tried
from vfw.votes.advice.options import asked, looks_ahead
from vfw.votes.advice.planner import MOST_WAYS, Plan, Planning, Way, plan_of
from vfw.votes.advice.quick_answers import merits
from vfw.votes.rules.view import View

BEST: Final = 2
HINT_BUDGET: Final = 180
"""Playouts for hints: about a third of a second on one core of the pure engine."""
QUICK_BUDGET: Final = 36
"""Playouts where everybody waits while they are played."""


class Hinting:
    """The inquiry into the `best` answers to the question of `view`, with their reasons, the very best first."""

    def __init__(self, view: View, seed: str, best: int = BEST, budget: int = HINT_BUDGET) -> None:
        """All chance follows from `seed`. Raises ValueError unless the view waits for a decision of its seat."""
        self._view, self._best = view, best
        planning = Planning(view, seed, budget, max(best, MOST_WAYS))
        self._looks_ahead = len(planning.ways) > 1
        self._options: Planning | AtAGlance = (
            planning if self._looks_ahead else AtAGlance(view, seed, _ranked(view, planning.ways[0])[:best])
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
        found = [option for option in self._options.found[: self._best] if option.playouts]
        if not self._looks_ahead:
            return tuple([hint(self._view, option) for option in found])
        best = [hint(self._view, option) for option in found[:1]]
        return (*best, *[hint(self._view, one, Fraction(found[0].value - one.value)) for one in found[1:]])


def _ranked(view: View, steady: Way) -> list[Way]:
    """All answers, what the steady player does first, then as they seem at a glance."""
    question = asked(view)
    if looks_ahead(view, question):
        return [steady]
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


def hints(view: View, seed: str, best: int = BEST, budget: int = QUICK_BUDGET) -> tuple[Hint, ...]:
    """The `best` answers, the very best first; fewer where there are fewer. As `Hinting`, but worked out at once."""
    return work_out(Hinting(view, seed, best, budget))
