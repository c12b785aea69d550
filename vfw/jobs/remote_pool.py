"""The client side of the pool: send tasks over a socket, and receive the results on the event loop of the page."""

from __future__ import annotations

import asyncio
import atexit
import pickle
import socket
from asyncio import AbstractEventLoop, StreamWriter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from contextvars import copy_context
from functools import cache
from itertools import count, islice
from typing import Any
from weakref import WeakKeyDictionary

from vfw.jobs.batch import Task
from vfw.jobs.pool import INLINE_POOL, Job, Pool, QueueStats
from vfw.jobs.protocol import (
    AWAITED,
    FAILURE,
    RESULT,
    STATS,
    STOP,
    UNAWAITED,
    Address,
    Frame,
    ProtocolError,
    receive_frame,
)

TASKS_PER_WRITE = 20
"""Tasks that are pickled before the event loop gets its turn: about two milliseconds."""
UNSENDABLE = "This could not be sent to those who work things out, by a fault of the exhibit"
UNREACHABLE = "This cannot be worked out: those who work things out cannot be reached."


_connection_tasks: set[asyncio.Task[None]] = set()


class RemotePool:
    """A pool that asks a `JobService` over one socket for each event loop. It calls back after `do` has returned."""

    def __init__(self, connect: Callable[[], socket.socket]) -> None:
        self._connect = connect
        self._connections: WeakKeyDictionary[AbstractEventLoop, _Connection] = WeakKeyDictionary()

    def do(
        self,
        tasks: Sequence[Task],
        on_result: Callable[[int, Any], None],
        on_failure: Callable[[str], None],
        *,
        is_awaited: bool = True,
    ) -> Job:
        """See `Pool.do`.

        Raises:
            RuntimeError: No event loop is running that could receive the results.
        """
        connection = self._connection()
        job = _RemoteJob(connection, len(tasks), on_result, on_failure)
        connection.begin(job, AWAITED if is_awaited else UNAWAITED, tasks)
        return job

    def expect(self, task: Task) -> None:
        """See `Pool.expect`.

        Raises:
            RuntimeError: No event loop is running.
        """
        self.do([task], lambda _, __: None, lambda _: None, is_awaited=False)

    def request_stats(self, on_stats: Callable[[QueueStats], None], *, is_awaited: bool = True) -> None:
        """See `Pool.request_stats`.

        Raises:
            RuntimeError: No event loop is running.
        """
        self._connection().ask(_StatsRequest(on_stats), is_awaited)

    def _connection(self) -> _Connection:
        loop = asyncio.get_running_loop()
        connection = self._connections.get(loop)
        if connection is None or connection.is_lost:
            connection = self._connections[loop] = _Connection(loop, self._connect)
        return connection


class _RemoteJob:
    """A job of a `RemotePool`. It calls back on the event loop, in the context in which it was submitted."""

    def __init__(
        self,
        connection: _Connection,
        answers_left: int,
        on_result: Callable[[int, Any], None],
        on_failure: Callable[[str], None],
    ) -> None:
        self._connection, self._on_result, self._on_failure = connection, on_result, on_failure
        self._answers_left, self.is_over = answers_left, False
        self._context = copy_context()

    def stop(self) -> None:
        """See `Job.stop`."""
        if not self.is_over:
            self.is_over = True
            self._connection.stop(self)

    def receive(self, loop: AbstractEventLoop, answer: Frame) -> bool:
        """Pass an answer on. Return whether it is the last."""
        loop.call_soon(self._receive, answer, context=self._context)
        self._answers_left -= 1
        return not self._answers_left or answer.kind == FAILURE

    def _receive(self, answer: Frame) -> None:
        if self.is_over:
            return
        if answer.kind == FAILURE:
            self.is_over = True
            self._on_failure(answer.payload.decode())
        else:
            self._on_result(answer.number, pickle.loads(answer.payload))


class _StatsRequest:
    def __init__(self, on_stats: Callable[[QueueStats], None]) -> None:
        self._on_stats, self._context = on_stats, copy_context()

    def receive(self, loop: AbstractEventLoop, answer: Frame) -> bool:
        """Pass the statistics on. Return True, as there is one answer."""
        if answer.kind == STATS:
            loop.call_soon(self._on_stats, QueueStats.from_bytes(answer.payload), context=self._context)
        return True


class _Connection:
    """A socket to the service, as long as both ends exist."""

    def __init__(self, loop: AbstractEventLoop, connect: Callable[[], socket.socket]) -> None:
        self._loop = loop
        self._jobs: dict[int, _RemoteJob | _StatsRequest] = {}
        self._numbers = count(1)
        self._unsent: list[bytes] = []
        self._writer: StreamWriter | None = None
        self.is_lost = False
        task = loop.create_task(self._run(connect))
        # The event loop keeps only a weak reference to a task.
        _connection_tasks.add(task)
        task.add_done_callback(_connection_tasks.discard)

    def begin(self, job: _RemoteJob, kind: bytes, tasks: Sequence[Task]) -> None:
        """Send the tasks of a job."""
        if tasks:
            job_id = next(self._numbers)
            self._jobs[job_id] = job
            self._send(job_id, job, kind, iter(list(enumerate(tasks))))

    def ask(self, request: _StatsRequest, is_awaited: bool) -> None:
        """Ask for the queue statistics."""
        job_id = next(self._numbers)
        self._jobs[job_id] = request
        self._write(bytes(Frame(STATS, job_id=job_id, number=is_awaited)))

    def _send(self, job_id: int, job: _RemoteJob, kind: bytes, tasks: Iterator[tuple[int, Task]]) -> None:
        """Send some tasks now, and the others after the event loop has done its other work."""
        if job.is_over or self.is_lost:
            return
        batch = list(islice(tasks, TASKS_PER_WRITE))
        try:
            for number, task in batch:
                self._write(bytes(Frame(kind, pickle.dumps(task, pickle.HIGHEST_PROTOCOL), job_id, number)))
        except Exception as fault:  # pickling may raise anything
            self._write(bytes(Frame(STOP, job_id=job_id)))
            self._receive(Frame(FAILURE, f"{UNSENDABLE} ({type(fault).__name__}: {fault}).".encode(), job_id))
        else:
            if batch:
                self._loop.call_soon(self._send, job_id, job, kind, tasks)

    def stop(self, job: _RemoteJob) -> None:
        """Forget a job, and tell the service to drop it."""
        for job_id in [job_id for job_id, other in self._jobs.items() if other is job]:
            del self._jobs[job_id]
            self._write(bytes(Frame(STOP, job_id=job_id)))

    def _write(self, data: bytes) -> None:
        if self._writer:
            self._writer.write(data)
        else:
            self._unsent.append(data)

    async def _run(self, connect: Callable[[], socket.socket]) -> None:
        try:
            reader, self._writer = await asyncio.open_connection(sock=connect())
            self._writer.write(b"".join(self._unsent))
            self._unsent.clear()
            while True:
                self._receive(await receive_frame(reader, RESULT, FAILURE, STATS))
        except (EOFError, OSError, ProtocolError):
            pass
        finally:
            self.is_lost = True
            for job_id in list(self._jobs):
                self._receive(Frame(FAILURE, UNREACHABLE.encode(), job_id))
            if self._writer:
                self._writer.close()

    def _receive(self, answer: Frame) -> None:
        job = self._jobs.get(answer.job_id)
        if job and job.receive(self._loop, answer):
            del self._jobs[answer.job_id]


_chosen: list[Pool] = []


def current_pool() -> Pool:
    """Return the pool that a page should use here.

    In the exhibit it is the pool of the server, which all visitors share. A notebook, or another program with a running
    event loop, starts workers of its own with the first job; they end with the program. Without an event loop, as in a
    plain script, results could not be passed on later, so everything runs at once in this process.
    """
    if _chosen:
        return _chosen[-1]
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return INLINE_POOL
    return _process_pool()


def use_pool(pool: Pool | None) -> None:
    """Let `current_pool` return another pool, as tests do; None for the usual one."""
    _chosen[:] = [pool] if pool else []


@cache
def _process_pool() -> Pool:
    if address := Address.inherited():
        return RemotePool(address.connect)
    from vfw.jobs.service import JobService  # needed only without a server

    exit_stack = ExitStack()
    atexit.register(exit_stack.close)
    return RemotePool(exit_stack.enter_context(JobService()).connect)
