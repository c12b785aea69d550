"""How long some work takes yet, in steps that people use, and without wavering where a machine has more to do."""

from __future__ import annotations

from typing import Final

ENOUGH_TO_SAY: Final = 0.05
"""The share of the work after which it can be said how long the rest takes."""
STEPS: Final = (1, 2, 3, 4, 5, 10, 15, 20, 30, 45, 60)
"""What is told, in minutes: at most so many are left."""
MORE: Final = 90
"""What is told where even the last step is not enough."""
MUCH_LONGER: Final = 1.5
"""How many times what was told it must take before a longer time is told."""
A_MINUTE: Final = 60.0


class MinutesLeft:
    """What is told of work that began at the time `now`, in s, when `share` of it was done.

    Attributes:
        minutes: at most how many are left, one of STEPS, or MORE; None where too little is done to say.
    """

    def __init__(self, share: float, now: float) -> None:
        self._known, self._began = share, now
        self.minutes: int | None = None

    def see(self, share: float, now: float) -> None:
        """So much is done at that time. The rest is reckoned from all the time so far: what it took lately wavers."""
        done = share - self._known
        if done < ENOUGH_TO_SAY:
            return
        left = (now - self._began) * (1 - share) / done / A_MINUTE
        step = next((step for step in STEPS if left <= step), MORE)
        if self.minutes is None or step < self.minutes or left > MUCH_LONGER * self.minutes:
            self.minutes = step
