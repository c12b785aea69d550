"""Batch jobs, run in this process or by a pool."""

from __future__ import annotations

from collections.abc import Sequence

from tests.jobs.manual_pool import ManualPool
from vfw.jobs.batch import Task, run_inline
from vfw.jobs.pool import InlinePool, RunningJob


def square(n: int) -> int:
    return n * n


class Squares:
    """The sum of squares, in rounds of two tasks."""

    def __init__(self, *numbers: int) -> None:
        self._numbers, self._left, self.found = len(numbers), list(numbers), 0

    @property
    def done(self) -> float:
        return 1 - len(self._left) / self._numbers

    def round(self) -> Sequence[Task]:
        now, self._left = self._left[:2], self._left[2:]
        return [Task(square, (n,)) for n in now]

    def take(self, number: int, result: int) -> None:
        self.found += result


def test_a_job_runs_round_by_round() -> None:
    assert run_inline(Squares(1, 2, 3, 4, 5)) == 55


def test_a_job_has_the_same_result_with_any_pool() -> None:
    news: list[int] = []
    inline = RunningJob(Squares(1, 2, 3, 4, 5))
    inline.begin(InlinePool(), lambda: news.append(inline.job.found))
    assert inline.is_over
    assert inline.job.found == news[-1] == 55

    pool = ManualPool()
    pooled = RunningJob(Squares(1, 2, 3, 4, 5))
    pooled.begin(pool, lambda: None)
    found = []
    while not pooled.is_over:
        pool.do_last()
        found.append(pooled.job.found)
    assert found == [4, 5, 21, 30, 55]


def test_a_stopped_job_gives_no_more_news() -> None:
    pool, news = ManualPool(), []
    job = RunningJob(Squares(1, 2, 3))
    job.begin(pool, lambda: news.append(job.job.found))
    late = pool.waiting[0]
    job.stop()
    late.on_result(late.number, late.task.do())
    assert job.is_over
    assert not pool.waiting
    assert news == []
    assert job.job.found == 0


def test_a_failed_job_gives_the_reason() -> None:
    pool, news = ManualPool(), []
    job = RunningJob(Squares(1, 2))
    job.begin(pool, lambda: news.append(job.failure))
    pool.waiting[0].on_failure("no worker is left")
    assert (job.is_over, news) == (True, ["no worker is left"])
