"""Inquiries, worked out here or by a pool."""

from __future__ import annotations

from collections.abc import Sequence

from tests.jobs.held import Held
from vfw.jobs.batch import Task, run_inline
from vfw.jobs.pool import InlinePool, RunningJob


def square(n: int) -> int:
    return n * n


class Squares:
    """The sum of squares, in rounds of two pieces."""

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


def test_work_is_done_round_by_round() -> None:
    assert run_inline(Squares(1, 2, 3, 4, 5)) == 55


def test_a_thought_finds_the_same_with_any_pool() -> None:
    news: list[int] = []
    here = RunningJob(Squares(1, 2, 3, 4, 5), InlinePool())
    here.begin(lambda: news.append(here.inquiry.found))
    assert here.is_over
    assert here.inquiry.found == news[-1] == 55

    pool = Held()
    there = RunningJob(Squares(1, 2, 3, 4, 5), pool)
    there.begin(lambda: None)
    found = []
    while not there.is_over:
        pool.do_last()
        found.append(there.inquiry.found)
    assert found == [4, 5, 21, 30, 55]


def test_who_stops_a_thought_hears_nothing_more() -> None:
    pool, news = Held(), []
    thought = RunningJob(Squares(1, 2, 3), pool)
    thought.begin(lambda: news.append(thought.inquiry.found))
    late = pool.waiting[0]
    thought.stop()
    late.on_result(late.number, late.piece.do())
    assert thought.is_over
    assert not pool.waiting
    assert news == []
    assert thought.inquiry.found == 0


def test_a_thought_that_fails_says_why() -> None:
    pool, news = Held(), []
    thought = RunningJob(Squares(1, 2), pool)
    thought.begin(lambda: news.append(thought.failure))
    pool.waiting[0].on_failure("no worker is left")
    assert (thought.is_over, news) == (True, ["no worker is left"])
