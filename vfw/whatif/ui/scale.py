"""A scale of points of a hundred that always holds 0."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil, floor

TICK_STEPS = (1, 2, 5, 10, 20, 50)
"""Points from one tick to the next."""
MAX_TICKS = 5
"""Ticks on a scale."""


@dataclass(frozen=True)
class Scale:
    """From `low` to `high` points, drawn from x = `left` to x = `right`, with a tick every `step` points."""

    low: float
    high: float
    step: int
    left: float
    right: float

    @classmethod
    def holding(cls, shares: Iterable[float], left: float, right: float) -> Scale:
        """One that holds these differences, -1 to 1, and ends at the next half step beyond them."""
        hundredths = [0.0, *[100 * share for share in shares]]
        for step in TICK_STEPS:
            half = step / 2
            low, high = floor(min(hundredths) / half) * half, ceil(max(hundredths) / half) * half
            scale = cls(low, max(high, step) if low > -step else high, step, left, right)
            if len(scale.ticks) <= MAX_TICKS:
                break
        return scale

    @property
    def ticks(self) -> range:
        """In points."""
        first, last = ceil(self.low / self.step), floor(self.high / self.step)
        return range(first * self.step, last * self.step + 1, self.step)

    def at(self, share: float) -> float:
        """Where a difference lies."""
        return self.left + (100 * share - self.low) / (self.high - self.low) * (self.right - self.left)
