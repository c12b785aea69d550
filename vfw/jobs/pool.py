"""Pools that do tasks: their interface, the pool without another process, and jobs that run in a pool."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from struct import Struct
from typing import Any, Generic, NamedTuple, Protocol, Self, TypeVar

from vfw.jobs.batch import BatchJob, Task

DEFAULT_TASK_SECONDS = 0.25
"""Seconds of a task until one was measured: the longest that a task should take (`vfw.jobs.batch.Task`)."""
_PACKED = Struct("!Id")


class QueueStats(NamedTuple):
    """The load of a pool at a moment.

    Attributes:
        others: The number of other clients with queued or running tasks that are not served after this client.
        tasks_per_second: The tasks that all workers together finish in a second, as measured lately.
    """

    others: int
    tasks_per_second: float

    def seconds(self, tasks: int) -> float:
        """Return the seconds that so many tasks take at most, if no further client comes.

        Clients take turns task by task. The longest wait is thus the one in which every other client asks for as many.
        """
        return tasks * (self.others + 1) / self.tasks_per_second

    def __bytes__(self) -> bytes:
        return _PACKED.pack(self.others, self.tasks_per_second)

    @classmethod
    def from_bytes(cls, packed: bytes) -> Self:
        """Return the statistics from the bytes of a frame."""
        return cls(*_PACKED.unpack(packed))


INLINE_STATS = QueueStats(0, 1 / DEFAULT_TASK_SECONDS)
"""The load if the caller does the work itself."""


class Job(Protocol):
    """Tasks that a pool has accepted."""

    def stop(self) -> None:
        """Stop the job: no result is passed on any more, and tasks that have not begun are dropped."""
        ...


class Pool(Protocol):
    """A pool that runs tasks.

    It calls back on the thread that submitted the job, from its event loop, or before `do` returns.
    """

    def do(
        self,
        tasks: Sequence[Task],
        on_result: Callable[[int, Any], None],
        on_failure: Callable[[str], None],
        *,
        is_awaited: bool = True,
    ) -> Job:
        """Run these tasks, and pass on each result as it comes.

        Args:
            tasks: The tasks to run.
            on_result: Called with the index of a task, from 0, and its result, in the order in which the results come.
            on_failure: Called with the reason if a task cannot be done, at most once. No results follow.
            is_awaited: False if no visitor waits for the results. Such tasks run when nothing else is asked for.

        Returns:
            The job, which can be stopped.
        """
        ...

    def expect(self, task: Task) -> None:
        """Have a worker ready that has run this task, as similar ones may follow. The result is dropped."""
        ...

    def request_stats(self, on_stats: Callable[[QueueStats], None], *, is_awaited: bool = True) -> None:
        """Ask for the queue statistics, from which `QueueStats.seconds` estimates a wait.

        Args:
            on_stats: Called once with the statistics; never if the pool cannot be reached.
            is_awaited: The kind of the tasks that the caller is going to ask for, as in `do`.
        """
        ...


class InlinePool:
    """A pool that runs everything in this process before it returns: for tests and for scripts."""

    def do(
        self,
        tasks: Sequence[Task],
        on_result: Callable[[int, Any], None],
        on_failure: Callable[[str], None],
        *,
        is_awaited: bool = True,
    ) -> Job:
        """See `Pool.do`."""
        running = _InlineJob()
        for number, task in enumerate(tasks):
            if running.is_stopped:
                break
            on_result(number, task.do())
        return running

    def expect(self, task: Task) -> None:
        """Do nothing: all tasks are done already."""

    def request_stats(self, on_stats: Callable[[QueueStats], None], *, is_awaited: bool = True) -> None:
        """See `Pool.request_stats`."""
        on_stats(INLINE_STATS)


class _InlineJob:
    is_stopped = False

    def stop(self) -> None:
        """See `Job.stop`."""
        self.is_stopped = True


INLINE_POOL: Pool = InlinePool()


FoundT = TypeVar("FoundT")


class RunningJob(Generic[FoundT]):
    """A batch job that runs in a pool, from `begin` until it is complete, fails or is stopped.

    Attributes:
        job: The batch job.
        is_over: True if no more results will come.
        failure: The reason why it failed, or "".
    """

    def __init__(self, job: BatchJob[FoundT], *, is_awaited: bool = True) -> None:
        self.job, self._is_awaited = job, is_awaited
        self.is_over, self.failure = False, ""
        self._pool: Pool = INLINE_POOL
        self._on_news: Callable[[], object] = lambda: None
        self._running: Job | None = None
        self._tasks_left = 0

    def begin(self, pool: Pool, on_news: Callable[[], object]) -> None:
        """Let a pool do the work.

        Args:
            pool: The pool.
            on_news: Called after each result and at the end. Some pools call it before this method returns.
        """
        self._pool, self._on_news = pool, on_news
        self._next_round()

    def stop(self) -> None:
        """Stop the job; no news follows."""
        self.is_over = True
        if self._running:
            self._running.stop()

    def _next_round(self) -> None:
        tasks = self.job.round()
        self._tasks_left = len(tasks)
        if tasks:
            running = self._pool.do(tasks, self._take, self._fail, is_awaited=self._is_awaited)
            if not self.is_over:
                self._running = running
        else:
            self.is_over = True
            self._on_news()

    def _take(self, number: int, result: Any) -> None:
        if self.is_over:
            return
        self.job.take(number, result)
        self._tasks_left -= 1
        if self._tasks_left:
            self._on_news()
        else:
            self._next_round()

    def _fail(self, reason: str) -> None:
        self.is_over, self.failure = True, reason
        self._on_news()
