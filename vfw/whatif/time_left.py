"""How far many games have come, and how long the rest will take: for whoever waits, apart from what is found."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TextIO

SECONDS_BETWEEN_LINES = 60.0
"""Where each line stays. On a terminal one line is written over and over."""
TO_THE_END_OF_THE_LINE = "\x1b[K"
"""A terminal deletes what stood there before."""


class Progress:
    """Says on `out` how many games are there; it is called once before the first game is played, and after each.

    The time left follows from the games played so far: it is right where quick and slow games take turns.
    """

    def __init__(self, engine: str, out: TextIO, clock: Callable[[], float] = time.monotonic) -> None:
        self.engine, self.out, self.clock, self.in_place = engine, out, clock, out.isatty()
        self.began = self.said = clock()

    def __call__(self, games: int, kept: int, played: int) -> None:
        """Of `games` so many were `kept` from before, and so many have been `played` since."""
        now, left = self.clock(), games - kept - played
        if not played:
            self.began = self.said = now
            were_kept = f", {kept} of them kept from before" if kept else ""
            self.out.write(f"{games} games{were_kept}; the engine is {self.engine}\n")
        elif self.in_place or now - self.said >= SECONDS_BETWEEN_LINES:
            self.said = now
            took = now - self.began
            line = f"{kept + played} of {games} games, "
            line += f"about {lasting(left * took / played)} left" if left else lasting(took)
            if self.in_place:
                line = f"\r{line}{TO_THE_END_OF_THE_LINE}"
            self.out.write(line if self.in_place and left else f"{line}\n")
        self.out.flush()


def lasting(seconds: float) -> str:
    """So long, in the unit in which one would say it.

    >>> lasting(40), lasting(1500), lasting(9000)
    ('40 s', '25 min', '2.5 h')
    """
    if seconds < 100:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 100 * 60 else f"{seconds / 3600:.1f} h"
