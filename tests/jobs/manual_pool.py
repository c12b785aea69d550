"""A pool that runs a task when the test asks for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from vfw.jobs.batch import Task
from vfw.jobs.pool import INLINE_STATS, Job, QueueStats


@dataclass(frozen=True)
class WaitingTask:
    """A task that has not run yet, with its callbacks."""

    number: int
    task: Task
    on_result: Callable[[int, Any], None]
    on_failure: Callable[[str], None]
    job: object
    is_awaited: bool


class ManualJob:
    """A job of a `ManualPool`."""

    def __init__(self, pool: ManualPool) -> None:
        self._pool = pool

    def stop(self) -> None:
        self._pool.waiting = [one for one in self._pool.waiting if one.job is not self]


class ManualPool:
    """A pool that holds all tasks back.

    Attributes:
        waiting: The tasks that have not run, in order of arrival.
        expected: The tasks that were announced.
        told: The queue statistics that callers get.
    """

    def __init__(self) -> None:
        self.waiting: list[WaitingTask] = []
        self.expected: list[Task] = []
        self.told = INLINE_STATS

    def do(
        self,
        tasks: Sequence[Task],
        on_result: Callable[[int, Any], None],
        on_failure: Callable[[str], None],
        *,
        is_awaited: bool = True,
    ) -> Job:
        job = ManualJob(self)
        self.waiting += [WaitingTask(n, task, on_result, on_failure, job, is_awaited) for n, task in enumerate(tasks)]
        return job

    def expect(self, task: Task) -> None:
        self.expected.append(task)

    def request_stats(self, on_stats: Callable[[QueueStats], None], *, is_awaited: bool = True) -> None:
        on_stats(self.told)

    def do_last(self) -> None:
        """Run the task that came last, and pass on its result."""
        one = self.waiting.pop()
        one.on_result(one.number, one.task.do())

    def do_the_awaited(self) -> None:
        """Run the awaited tasks, and those that follow from them."""
        while awaited := [one for one in self.waiting if one.is_awaited]:
            self.waiting.remove(awaited[-1])
            awaited[-1].on_result(awaited[-1].number, awaited[-1].task.do())

    def do_all(self) -> None:
        """Run all tasks, and those that follow from them."""
        while self.waiting:
            self.do_last()

    def fail(self, reason: str) -> None:
        """Let all waiting jobs fail."""
        failure, self.waiting = self.waiting, []
        for job in dict.fromkeys([one.job for one in failure]):
            next(one for one in failure if one.job is job).on_failure(reason)
