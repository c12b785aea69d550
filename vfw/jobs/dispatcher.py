"""Fair queue and dispatcher: give tasks to workers, and answer each with a result or a failure.

The dispatcher reads neither tasks nor results. It belongs to one event loop.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import fmean
from typing import NamedTuple, Protocol

from vfw.jobs.pool import DEFAULT_TASK_SECONDS, QueueStats
from vfw.jobs.protocol import AWAITED, FAILURE, Frame, ProtocolError
from vfw.jobs.worker_pool import NoWorkerError, Worker, WorkerPool


class Load(NamedTuple):
    """The number and size of tasks that wait, or may wait.

    Attributes:
        tasks: The number of tasks.
        size: Bytes.
    """

    tasks: int = 0
    size: int = 0

    def fits(self, most: Load) -> bool:
        """Return whether this load is within a limit."""
        return self.tasks <= most.tasks and self.size <= most.size


CLIENT_LIMIT = Load(2_000, 64 << 20)
"""Limit of the tasks that may wait for one client."""
TOTAL_LIMIT = Load(20_000, 256 << 20)
"""Limit of the tasks that may wait in all."""


class QueueFullError(Exception):
    """An error about a task that exceeds a limit of the queue. The message is for the client."""


class Client(Protocol):
    """A caller that asks for tasks and receives their results."""

    def send(self, answer: Frame) -> None:
        """Send an answer to the client."""
        ...


@dataclass(eq=False)
class QueuedTask:
    """A task in the queue.

    Attributes:
        client: The client that asked for it.
        job_id: The number that the client gave to the job.
        number: The index of the task in its job.
        payload: The pickled task.
        is_awaited: True if a visitor waits for the result.
        is_dropped: True if the client no longer needs the result.
        deaths: The number of workers that died while they ran it.
    """

    client: Client
    job_id: int
    number: int
    payload: bytes
    is_awaited: bool
    is_dropped: bool = field(default=False, init=False)
    deaths: int = field(default=0, init=False)

    @property
    def load(self) -> Load:
        """The load of this task alone."""
        return Load(1, len(self.payload))


class FairQueue:
    """A queue of tasks: awaited tasks first, then client by client, then in order of arrival.

    >>> queue = FairQueue()
    >>> for client, number in [("Ada", 1), ("Ada", 2), ("Ida", 1)]:
    ...     queue.add(QueuedTask(client, 0, number, b"", is_awaited=True))
    >>> [(task.client, task.number) for task in iter(queue.next, None)]
    [('Ada', 1), ('Ida', 1), ('Ada', 2)]
    """

    def __init__(self, client_limit: Load = CLIENT_LIMIT, total_limit: Load = TOTAL_LIMIT) -> None:
        self._client_limit, self._total_limit = client_limit, total_limit
        # By client, in the order of their turns, and then by job.
        self._awaited: dict[Client, dict[int, deque[QueuedTask]]] = {}
        self._others: dict[Client, dict[int, deque[QueuedTask]]] = {}
        self._loads: dict[Client, Load] = {}
        self.load = Load()

    def add(self, task: QueuedTask) -> None:
        """Add a task.

        Raises:
            QueueFullError: The task exceeds a limit.
        """
        if not _add_loads(self._loads.get(task.client, Load()), task.load).fits(self._client_limit):
            raise QueueFullError("You have asked for too much at once. Wait until some of it is done.")
        if not _add_loads(self.load, task.load).fits(self._total_limit):
            raise QueueFullError("Too much is asked for here just now. Try it again a little later.")
        self._jobs_of(task).setdefault(task.job_id, deque()).append(task)
        self._count(task)

    def put_back(self, task: QueuedTask) -> None:
        """Put back a task that was taken, as the next of its job."""
        self._jobs_of(task).setdefault(task.job_id, deque()).appendleft(task)
        self._count(task)

    def next(self) -> QueuedTask | None:
        """Remove and return the next task; None if the queue is empty."""
        for lane in (self._awaited, self._others):
            for client, jobs in lane.items():
                job_id, tasks = next(iter(jobs.items()))
                task = tasks.popleft()
                if not tasks:
                    del jobs[job_id]
                del lane[client]
                if jobs:
                    lane[client] = jobs  # behind all others
                self._count(task, -1)
                return task
        return None

    def waiting_clients(self, *, is_awaited: bool) -> set[Client]:
        """Return the clients whose waiting tasks are not done after one of this kind."""
        return {*self._awaited} if is_awaited else {*self._awaited, *self._others}

    def drop(self, client: Client, job_id: int | None = None) -> None:
        """Remove the tasks of a job, or all tasks of a client."""
        for lane in (self._awaited, self._others):
            jobs = lane.get(client, {})
            for number in [job_id] if job_id is not None else list(jobs):
                for task in jobs.pop(number, ()):
                    self._count(task, -1)
            if not jobs:
                lane.pop(client, None)

    def _jobs_of(self, task: QueuedTask) -> dict[int, deque[QueuedTask]]:
        return (self._awaited if task.is_awaited else self._others).setdefault(task.client, {})

    def _count(self, task: QueuedTask, sign: int = 1) -> None:
        change = Load(sign, sign * task.load.size)
        self.load = _add_loads(self.load, change)
        self._loads[task.client] = _add_loads(self._loads.get(task.client, Load()), change)
        if not self._loads[task.client].tasks:
            del self._loads[task.client]


def _add_loads(one: Load, other: Load) -> Load:
    return Load(one.tasks + other.tasks, one.size + other.size)


TASK_TIMEOUT = 30.0
"""Seconds that a task may take: a hundred times its usual length, as the machine may be busy."""
IDLE_TIMEOUT = 300.0
"""Seconds after which an idle worker ends, to free its memory."""
RECENT_TASKS = 50
"""Number of the latest tasks from which the speed is computed."""
MAX_DEATHS = 3
"""Workers that may die while they run a task. One or two may have died for another reason, such as full memory."""

TIMEOUT_MESSAGE = "This takes too long to work out, and was given up."
KILLED_MESSAGE = "This could not be worked out: the program that tried to ended before it was done, three times."


class Dispatcher:
    """A dispatcher that starts workers when tasks wait, and ends those that stay idle."""

    def __init__(
        self,
        worker_pool: WorkerPool,
        *,
        queue: FairQueue | None = None,
        task_timeout: float = TASK_TIMEOUT,
        idle_timeout: float = IDLE_TIMEOUT,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self._worker_pool, self._task_timeout, self._idle_timeout, self._clock = (
            worker_pool,
            task_timeout,
            idle_timeout,
            clock,
        )
        self._queue = queue or FairQueue()
        self._workers: set[asyncio.Task[str]] = set()
        self._running: set[QueuedTask] = set()
        self._durations = deque[float](maxlen=RECENT_TASKS)
        self._idle = 0
        self._has_news = asyncio.Event()

    def add(self, client: Client, frame: Frame) -> bool:
        """Queue a task of a client, and answer the client when it is done.

        Returns:
            False if the queue is full. The client has been told so.
        """
        task = QueuedTask(client, frame.job_id, frame.number, frame.payload, frame.kind == AWAITED)
        try:
            self._queue.add(task)
        except QueueFullError as reason:
            self._fail(task, str(reason))
            return False
        self._has_news.set()
        self._start_workers()
        return True

    def drop(self, client: Client, job_id: int | None = None) -> None:
        """Drop a job of a client, or all its jobs: no result is sent any more."""
        self._queue.drop(client, job_id)
        for task in self._running:
            if task.client is client and job_id in (None, task.job_id):
                task.is_dropped = True

    def stats(self, client: Client, *, is_awaited: bool) -> QueueStats:
        """Return the queue statistics that this client needs for tasks of this kind."""
        served = {task.client for task in self._running if not task.is_dropped and task.is_awaited >= is_awaited}
        others = (served | self._queue.waiting_clients(is_awaited=is_awaited)) - {client}
        return QueueStats(len(others), self._worker_pool.max_workers / fmean(self._durations or [DEFAULT_TASK_SECONDS]))

    async def close(self) -> None:
        """Stop all workers."""
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)

    def _start_workers(self) -> None:
        if self._queue.load.tasks > self._idle and len(self._workers) < self._worker_pool.max_workers:
            worker = asyncio.create_task(self._run_worker())
            self._workers.add(worker)
            worker.add_done_callback(self._on_worker_end)

    def _on_worker_end(self, worker: asyncio.Task[str]) -> None:
        self._workers.discard(worker)
        if worker.cancelled():
            return
        if not (reason := worker.result()):
            self._start_workers()
        elif not self._workers:
            self._fail_all(reason)

    async def _run_worker(self) -> str:
        """Start a worker, and give it task after task until it ends or stays idle.

        Returns:
            The reason why no worker could be started, or "".
        """
        try:
            worker = await self._worker_pool.start_worker(self._has_news.set)
        except NoWorkerError as reason:
            return str(reason)
        try:
            while task := await self._next_task(worker):
                self._running.add(task)
                try:
                    if not await self._run_task(task, worker):
                        break
                finally:
                    self._running.discard(task)
        finally:
            await worker.end()
        return ""

    async def _next_task(self, worker: Worker) -> QueuedTask | None:
        """Wait for the next task; None if none comes for long, or the worker has ended."""
        self._idle += 1
        try:
            async with asyncio.timeout(self._idle_timeout):
                while not worker.has_ended:
                    if task := self._queue.next():
                        return task
                    self._has_news.clear()
                    await self._has_news.wait()
                return None
        except TimeoutError:
            return None
        finally:
            self._idle -= 1

    async def _run_task(self, task: QueuedTask, worker: Worker) -> bool:
        """Let a worker run a task, and answer its client. Return whether the worker can run another."""
        began = self._clock()
        try:
            async with asyncio.timeout(self._task_timeout):
                answer = await worker.do(task.payload)
        except TimeoutError:
            self._fail(task, TIMEOUT_MESSAGE)
        except (EOFError, OSError, ProtocolError):
            task.deaths += 1
            if task.deaths == MAX_DEATHS:
                self._fail(task, KILLED_MESSAGE)
            elif not task.is_dropped:
                self._queue.put_back(task)
                self._has_news.set()
        else:
            self._durations.append(self._clock() - began)
            if answer.kind == FAILURE:
                self._fail(task, answer.payload.decode(errors="replace"))
            elif not task.is_dropped:
                task.client.send(answer._replace(job_id=task.job_id, number=task.number))
            return True
        return False

    def _fail(self, task: QueuedTask, reason: str) -> None:
        if not task.is_dropped:
            self.drop(task.client, task.job_id)
            task.client.send(Frame(FAILURE, reason.encode(), task.job_id, task.number))

    def _fail_all(self, reason: str) -> None:
        while task := self._queue.next():
            self._fail(task, reason)
