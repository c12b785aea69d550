"""A run of a question while a pool plays it: what is counted so far, how long the rest takes, and how it ended."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from vfw.jobs.pool import Pool, RunningJob
from vfw.whatif.inquiring import Asking
from vfw.whatif.inquiring_by_rounds import AskingByRounds
from vfw.whatif.runs import Run
from vfw.whatif.tallies import Counts

BETWEEN_NEWS = 0.5
"""s between two looks at what has been counted so far."""
ENOUGH_TO_SAY = 1.0
"""s after which it can be said how long the rest takes."""


class Playing:
    """The worlds of a run that are not yet counted, from what is `known` of it on.

    `on_news` is called when there is more to show: as soon as there is anything, then at most twice a second, and once
    when it is over.

    Attributes:
        run: the question, how many worlds of each kind, and the seed. counts: of the worlds from 1 on, those that were
            there without a gap when this was last looked at. took: s that this has taken so far.
    """

    def __init__(
        self,
        run: Run,
        known: Counts,
        pool: Pool,
        on_news: Callable[[], object],
        *,
        now: Callable[[], float] = monotonic,
    ) -> None:
        self.run, self.known, self.counts = run, known, known
        kind = AskingByRounds if run.thinks else Asking
        self._asking = kind(run, Counts.from_record(known.record()))
        self._thought = RunningJob(self._asking, pool)
        self._on_news, self._now = on_news, now
        self._began = self._ended = now()
        self._told = float("-inf")

    def begin(self) -> None:
        """Let the pool play."""
        self._thought.begin(self._hear)

    def stop(self) -> None:
        """Nobody waits for more."""
        if not self.is_over:
            self._thought.stop()
            self.counts, self._ended = self._asking.found, self._now()

    @property
    def is_over(self) -> bool:
        return self._thought.is_over

    @property
    def failure(self) -> str:
        """Why it went no further; "" where it did not fail."""
        return self._thought.failure

    @property
    def played(self) -> int:
        """How many worlds of each kind were played since it began."""
        return self.counts.games - self.known.games

    @property
    def took(self) -> float:
        return (self._ended if self.is_over else self._now()) - self._began

    @property
    def seconds_left(self) -> float | None:
        """What the rest takes, as it went so far; None where that cannot be said yet."""
        if not self.played or self.took < ENOUGH_TO_SAY:
            return None
        return self.took * (self.run.games - self.counts.games) / self.played

    def _hear(self) -> None:
        now = self._now()
        if not self.is_over and now - self._told < BETWEEN_NEWS:
            return
        before, self.counts = self.counts.games, self._asking.found
        if self.is_over:
            self._ended = now
        elif self.counts.games == before:
            return
        self._told = now
        self._on_news()
