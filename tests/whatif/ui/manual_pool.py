"""A pool that does a task when a test says so."""

from collections.abc import Callable, Sequence
from typing import Any

from vfw.jobs.batch import Task
from vfw.jobs.pool import INLINE_STATS, QueueStats


class ManualPool:
    """Keeps its tasks in order until `work` is called; `queue_stats` is the load that it reports."""

    def __init__(self) -> None:
        self.waiting: list[tuple[ManualJob, int, Task]] = []
        self.queue_stats = INLINE_STATS

    def do(
        self,
        pieces: Sequence[Task],
        on_result: Callable[[int, Any], None],
        on_failure: Callable[[str], None],
        *,
        is_awaited: bool = True,
    ) -> "ManualJob":
        errand = ManualJob(on_result, on_failure)
        self.waiting += [(errand, number, piece) for number, piece in enumerate(pieces)]
        return errand

    def expect(self, piece: Task) -> None:
        """Ignore the task: nothing is prepared."""

    def request_stats(self, on_told: Callable[[QueueStats], None], *, is_awaited: bool = True) -> None:
        on_told(self.queue_stats)

    def work(self, pieces: int = 1) -> None:
        """Do this many tasks of jobs that were not stopped."""
        for _ in range(pieces):
            self.waiting = [one for one in self.waiting if not one[0].is_stopped]
            errand, number, piece = self.waiting.pop(0)
            errand.on_result(number, piece.do())

    def fail(self, why: str) -> None:
        """Fail the first job that was not stopped."""
        errand = next(errand for errand, _, _ in self.waiting if not errand.is_stopped)
        self.waiting = [one for one in self.waiting if one[0] is not errand]
        errand.on_failure(why)

    @property
    def is_idle(self) -> bool:
        """True if all jobs were stopped."""
        return all(errand.is_stopped for errand, _, _ in self.waiting)


class ManualJob:
    def __init__(self, on_result: Callable[[int, Any], None], on_failure: Callable[[str], None]) -> None:
        self.on_result, self.on_failure, self.is_stopped = on_result, on_failure, False

    def stop(self) -> None:
        self.is_stopped = True
