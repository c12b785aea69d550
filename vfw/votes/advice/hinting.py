"""Hints as an inquiry: thought about by whoever has time."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from vfw.thinking.inquiry import Piece
from vfw.votes.advice.hints import BEST, Hint, hints
from vfw.votes.rules.view import View


class Hinting:
    """The inquiry into the `best` answers to the question of `view`, the very best first."""

    def __init__(self, view: View, seed: str, best: int = BEST) -> None:
        """All chance follows from `seed`."""
        self._view, self._seed, self._best = view, seed, best
        self._has_begun = False
        self._found: tuple[Hint, ...] = ()

    def round(self) -> Sequence[Piece]:
        if self._has_begun:
            return ()
        self._has_begun = True
        return [Piece(_hints, (self._view, self._seed, self._best))]

    def take(self, number: int, result: tuple[Hint, ...]) -> None:
        self._found = result

    @property
    def done(self) -> float:
        return float(bool(self._found))

    @property
    def found(self) -> tuple[Hint, ...]:
        return self._found


def _hints(view: View, seed: str, best: int) -> tuple[Hint, ...]:
    return hints(view, Random(seed), best)
