"""Workers that do tasks for a dispatcher: their interface, and the processes of this machine."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Protocol

from vfw.jobs.protocol import AWAITED, FAILURE, RESULT, Frame, receive_frame

WORKER = (sys.executable, "-P", "-m", "vfw.jobs.worker")
"""The command of a worker. -P keeps it from importing modules of the current folder."""
DETACHED: dict[str, Any] = {"start_new_session": True}
"""Options that keep Ctrl+C, and the interrupt of a notebook, away from workers."""
if sys.platform == "win32":
    DETACHED = {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.BELOW_NORMAL_PRIORITY_CLASS}
NO_WORKER = "This cannot be worked out now: the machine starts no more programs ({})."


class NoWorkerError(Exception):
    """No further worker could be started; the message says why."""


class Worker(Protocol):
    """A worker that does tasks, one at a time."""

    @property
    def has_ended(self) -> bool:
        """Return whether the worker can do no more tasks."""
        ...

    async def do(self, payload: bytes) -> Frame:
        """Run a pickled task, and return the answer: its result, or the reason for none.

        Raises:
            EOFError: The worker ended while it ran the task.
            OSError: The worker ended while it ran the task.
            ProtocolError: The worker wrote something else than an answer.
        """
        ...

    async def end(self) -> None:
        """Stop the worker and abandon its task."""
        ...


class WorkerPool(Protocol):
    """A source of workers. It belongs to one event loop from `open` on."""

    @property
    def max_workers(self) -> int:
        """Return the most workers at once, 1 or more."""
        ...

    async def open(self) -> None:
        """Prepare to start workers.

        Raises:
            ValueError: The pool cannot be used; the message says what is missing.
        """
        ...

    async def start_worker(self, on_end: Callable[[], object]) -> Worker:
        """Start a worker.

        Args:
            on_end: Called when the worker has ended by itself.

        Raises:
            NoWorkerError: No further worker could be started.
        """
        ...

    async def close(self) -> None:
        """Stop all workers and start no more."""
        ...


def count_cores() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


class ProcessWorkerPool:
    """A pool whose workers are processes, each started when it is needed."""

    def __init__(self, max_workers: int = 0, command: Sequence[str] = WORKER) -> None:
        """Prepare the pool.

        Args:
            max_workers: The most processes at once; 0 for one a core.
            command: The command of a worker.

        Raises:
            ValueError: The number is negative.
        """
        if max_workers < 0:
            raise ValueError(f"{max_workers} workers do nothing; expected 1 or more, or 0 for one a core")
        self.max_workers, self._command = max_workers or count_cores(), command

    async def open(self) -> None:
        """Do nothing: processes start when they are needed."""

    async def start_worker(self, on_end: Callable[[], object]) -> Worker:
        """See `WorkerPool.start_worker`."""
        try:
            process = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE, **DETACHED)
        except (OSError, RuntimeError) as error:  # no process, or no thread to wait for its end
            raise NoWorkerError(NO_WORKER.format(error)) from error
        return _ProcessWorker(process, on_end)

    async def close(self) -> None:
        """Do nothing: each process ends with its worker."""


class _ProcessWorker:
    def __init__(self, process: Process, on_end: Callable[[], object]) -> None:
        self._process = process
        self._ended = asyncio.create_task(process.wait())
        self._ended.add_done_callback(lambda _: on_end())

    @property
    def has_ended(self) -> bool:
        """See `Worker.has_ended`."""
        return self._process.returncode is not None

    async def do(self, payload: bytes) -> Frame:
        """See `Worker.do`."""
        requests, answers = self._process.stdin, self._process.stdout
        assert requests
        assert answers
        requests.write(bytes(Frame(AWAITED, payload)))
        await requests.drain()
        return await receive_frame(answers, RESULT, FAILURE)

    async def end(self) -> None:
        """See `Worker.end`."""
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._ended
