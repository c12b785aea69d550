"""How far many games have come, and how long the rest will take: for whoever waits, apart from what is found."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TextIO

SECONDS_BETWEEN_LINES = 60.0
"""Where each line stays. On a terminal one line is written over and over."""
CLEAR_TO_END_OF_LINE = "\x1b[K"
"""A terminal deletes what stood there before."""


class ProgressReporter:
    """Says on `out` how many games are there; it is called before the first game is played, and after each.

    A run that may end sooner comes in stretches, has so many games `at_most`, and this is called before each stretch
    too; what is to come is said once. The time left follows from the games played so far: it is right where quick and
    slow games take turns.
    """

    def __init__(
        self, engine: str, out: TextIO, clock: Callable[[], float] = time.monotonic, *, at_most: int | None = None
    ) -> None:
        self.engine, self.out, self.clock, self.in_place, self.at_most = engine, out, clock, out.isatty(), at_most
        self.began = self.said = clock()
        self.there = self.played = self.there_before = self.played_before = 0
        self.has_begun = False

    def __call__(self, games: int, kept: int, played: int) -> None:
        """Of `games` so many were `kept` from before, and so many have been `played` since."""
        if not played:
            self.there_before, self.played_before = self.there, self.played
        self.there, self.played = self.there_before + kept + played, self.played_before + played
        now = self.clock()
        if not self.has_begun:
            self.has_begun, self.began, self.said = True, now, now
            were_kept = f", {kept} of them kept from before" if kept else ""
            told = f"{games} games{were_kept}" if self.at_most is None else f"At most {self.at_most} games"
            self.out.write(f"{told}; the engine is {self.engine}\n")
        elif played and (self.in_place or now - self.said >= SECONDS_BETWEEN_LINES):
            self.said = now
            self._say(games, now - self.began, ends=kept + played == games)
        self.out.flush()

    def _say(self, games: int, took: float, *, ends: bool) -> None:
        whole = games if self.at_most is None else self.at_most
        left = whole - self.there
        line = f"{self.there} of {whole if self.at_most is None else f'at most {whole}'} games, "
        line += f"about {format_duration(left * took / self.played)} left" if left else format_duration(took)
        if self.in_place:
            line = f"\r{line}{CLEAR_TO_END_OF_LINE}"
        self.out.write(line if self.in_place and not ends else f"{line}\n")


def format_duration(seconds: float) -> str:
    """So long, in the unit in which one would say it.

    >>> lasting(40), lasting(1500), lasting(9000)
    ('40 s', '25 min', '2.5 h')
    """
    if seconds < 100:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 100 * 60 else f"{seconds / 3600:.1f} h"
