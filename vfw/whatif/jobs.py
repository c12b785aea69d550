"""Batch jobs that play a question in the worker pool, and a run while the pool plays it.

A job fills while it runs; it can be stopped and resumed. Quick players play several playouts a task. With players that
think for long, a task is one round of one playout, so that other visitors have their turn meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from time import monotonic
from typing import Any

from vfw.jobs.batch import Task
from vfw.jobs.pool import Pool, QueueStats, RunningJob
from vfw.whatif.playouts import Ending, Playout, ResumablePlayout, Setup
from vfw.whatif.runs import Run
from vfw.whatif.tallies import Counts, count_playouts

PLAYOUTS_PER_TASK = 8
"""Playouts of each kind in a task: a quarter of a second from 1848 on the pure engine."""
FIRST_ROUND_TASKS, MAX_ROUND_TASKS = 4, 256
"""Tasks of the first and of the largest round. Each round doubles, so that the first picture comes soon."""


class PlayoutJob:
    """A batch job for quick players; `found` are the counts of the playouts from 1 on, so far."""

    def __init__(self, run: Run, known: Counts | None = None) -> None:
        """Resume from `known`, the counts of the playouts from 1 on."""
        self.run, self._counts = run, known or Counts()
        self._next, self._round_size = self._counts.games + 1, FIRST_ROUND_TASKS
        self._in_round: list[Any] = []

    def round(self) -> Sequence[Task]:
        """Count the last round and return the tasks of the next."""
        for record in self._in_round:
            self._counts.add(Counts.from_record(record))
        question = self.run.question
        tasks = list[Task]()
        while self._next <= self.run.games and len(tasks) < self._round_size:
            games = min(PLAYOUTS_PER_TASK, self.run.games + 1 - self._next)
            playouts = (question.as_it_was, question.as_changed, self.run.seed, self._next, games)
            tasks.append(Task(count_to_record, playouts))
            self._next += games
        self._round_size = min(2 * self._round_size, MAX_ROUND_TASKS)
        self._in_round = [None] * len(tasks)
        return tasks

    def take(self, number: int, result: Any) -> None:
        """Accept the result of a task of this round."""
        self._in_round[number] = result

    @property
    def done(self) -> float:
        """The share of the playouts that are counted, 0 to 1."""
        return self.found.games / self.run.games

    @property
    def found(self) -> Counts:
        """The counts so far, with the tasks of this round up to the first gap, so that a run can resume there."""
        counts = Counts.from_record(self._counts.record())
        for record in self._in_round:
            if record is None:
                break
            counts.add(Counts.from_record(record))
        return counts


def count_to_record(as_it_was: Setup, as_changed: Setup, seed: int, first: int, games: int) -> dict[str, Any]:
    """Play these playouts and return their counts as a record that any process can send."""
    return count_playouts(as_it_was, as_changed, seed, first, games).record()


MAX_PLAYOUTS_AT_ONCE = 8
"""Playouts of each kind that are played at a time. It starts at one, so that a first result comes soon."""

PlayoutOrEnding = ResumablePlayout | Ending
"""A playout that is being played, or its ending."""


class RoundwisePlayoutJob:
    """A batch job for slow players; `found` are the counts of the playouts from 1 on, so far."""

    def __init__(self, run: Run, known: Counts | None = None) -> None:
        """Resume from `known`, the counts of the playouts from 1 on."""
        self.run, self._counts = run, known or Counts()
        self._next, self._limit = self._counts.games + 1, 1
        self._playouts: dict[int, list[PlayoutOrEnding]] = {}
        self._in_round: list[tuple[int, int]] = []

    def round(self) -> Sequence[Task]:
        """Count the finished playouts and return the tasks of the next round."""
        self._count()
        question, seed = self.run.question, self.run.seed
        while len(self._playouts) < self._limit and self._next <= self.run.games:
            kinds = question.as_it_was, question.as_changed
            self._playouts[self._next] = [ResumablePlayout(Playout(setup, seed, self._next)) for setup in kinds]
            self._next += 1
        pairs = [(number, kind) for number in self._playouts for kind in (0, 1)]
        self._in_round = [(number, kind) for number, kind in pairs if not self._ending(number, kind)]
        return [Task(play_one_round, (self._playouts[number][kind],)) for number, kind in self._in_round]

    def take(self, number: int, result: Any) -> None:
        """Accept the result of a task of this round."""
        playout, kind = self._in_round[number]
        self._playouts[playout][kind] = result

    @property
    def done(self) -> float:
        """The share of the playouts that are counted, 0 to 1."""
        return self._counts.games / self.run.games

    @property
    def found(self) -> Counts:
        """The counts so far."""
        return Counts.from_record(self._counts.record())

    def _ending(self, number: int, kind: int) -> Ending | None:
        playout = self._playouts[number][kind]
        return playout if isinstance(playout, Ending) else None

    def _count(self) -> None:
        """Count the finished playouts in the order of their numbers, up to the first gap."""
        for number in sorted(self._playouts):
            was, is_ = self._ending(number, 0), self._ending(number, 1)
            if was is None or is_ is None:
                break
            self._counts.count(number, was, is_)
            del self._playouts[number]
            self._limit = min(2 * self._limit, MAX_PLAYOUTS_AT_ONCE)


def play_one_round(playout: ResumablePlayout) -> PlayoutOrEnding:
    """Play one round of a playout and return it, or its ending."""
    return playout.advance(to_the_end=False) or playout


NEWS_INTERVAL = 0.5
"""Seconds between two looks at the counts so far."""
MIN_SECONDS_TO_ESTIMATE = 1.0
"""Seconds after which the time left can be estimated."""


class RunInProgress:
    """The remaining playouts of a run while a pool plays them.

    Args:
        run: The run.
        known: The counts that are already known.
        pool: The pool that plays.
        on_news: Called when there is more to show: at the first result, then at most twice a second, and at the end.
        now: The clock.

    Attributes:
        run: The question, the number of playouts of each kind, and the seed.
        counts: The counts of the playouts from 1 on, without a gap, at the last look.
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
        kind = RoundwisePlayoutJob if run.has_planner else PlayoutJob
        self._job = kind(run, Counts.from_record(known.record()))
        self._running_job, self._pool = RunningJob(self._job), pool
        self._on_news, self._now = on_news, now
        self._began = self._ended = now()
        self._last_news = float("-inf")

    def begin(self) -> None:
        """Let the pool play."""
        self._running_job.begin(self._pool, self._on_job_news)

    def stop(self) -> None:
        """Stop the run; its counts stay."""
        if not self.is_over:
            self._running_job.stop()
            self.counts, self._ended = self._job.found, self._now()

    @property
    def is_over(self) -> bool:
        """True if the run ended, was stopped, or failed."""
        return self._running_job.is_over

    @property
    def failure(self) -> str:
        """The reason of a failure; "" without one."""
        return self._running_job.failure

    @property
    def played(self) -> int:
        """The number of playouts of each kind that were played since it began."""
        return self.counts.games - self.known.games

    @property
    def took(self) -> float:
        """Seconds that the run has taken so far."""
        return (self._ended if self.is_over else self._now()) - self._began

    @property
    def seconds_left(self) -> float | None:
        """The estimated seconds left, at the speed so far; None while that is unknown."""
        if not self.played or self.took < MIN_SECONDS_TO_ESTIMATE:
            return None
        return self.took * (self.run.games - self.counts.games) / self.played

    def _on_job_news(self) -> None:
        now = self._now()
        if not self.is_over and now - self._last_news < NEWS_INTERVAL:
            return
        before, self.counts = self.counts.games, self._job.found
        if self.is_over:
            self._ended = now
        elif self.counts.games == before:
            return
        self._last_news = now
        self._on_news()


WAIT_STEPS = (5, 10, 15, 20, 30, 40, 60, 90)
"""Seconds that a wait is rounded up to, so that the announced time does not waver."""


def describe_wait(queue_stats: QueueStats, tasks: int) -> str:
    """Say how long this many tasks take at most, and why.

    >>> describe_wait(QueueStats(12, 8.0), 25)
    'about 60 seconds: 12 others are asking'
    >>> describe_wait(QueueStats(1, 8.0), 1000)
    'about 5 minutes: one other is asking'
    """
    seconds = queue_stats.seconds(tasks)
    step = next((step for step in WAIT_STEPS if seconds <= step), None)
    long = f"about {step} seconds" if step else f"about {ceil(seconds / 60)} minutes"
    return f"{long}{describe_wait_reason(queue_stats)}"


def describe_wait_reason(queue_stats: QueueStats | None) -> str:
    """Say why it takes so long, as the end of a sentence; "" if no other visitor asks, or nothing is known.

    >>> describe_wait_reason(QueueStats(12, 8.0))
    ': 12 others are asking'
    """
    if not queue_stats or not queue_stats.others:
        return ""
    return f": {'one other is' if queue_stats.others == 1 else f'{queue_stats.others} others are'} asking"
