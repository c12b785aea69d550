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

from vfw.jobs.protocol import AWAITED, FAILURE, RESULT, Frame, received

WORKER = (sys.executable, "-P", "-m", "vfw.jobs.worker")
"""-P, because a worker imports nothing from the folder in which somebody started the exhibit."""
DETACHED: dict[str, Any] = {"start_new_session": True}
"""Ctrl+C, and the interrupt of a notebook, are not for workers."""
if sys.platform == "win32":
    DETACHED = {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.BELOW_NORMAL_PRIORITY_CLASS}
NO_WORKER = "This cannot be worked out now: the machine starts no more programs ({})."


class NoWorkerError(Exception):
    """No further worker could be started; the message says why."""


class Worker(Protocol):
    """A worker that does tasks, one at a time."""

    @property
    def has_ended(self) -> bool:
        """Return whether it can do no more."""
        ...

    async def do(self, payload: bytes) -> Frame:
        """Do a pickled task: its result, or why it has none. Raises EOFError, OSError or `ProtocolError` where the
        worker ended over it.
        """
        ...

    async def end(self) -> None:
        """Stop the worker and abandon its task."""
        ...


class WorkerPool(Protocol):
    """A source of workers. It belongs to one event loop from `open` on."""

    @property
    def most(self) -> int:
        """The most workers at once, 1 or more."""
        ...

    async def open(self) -> None:
        """Be ready to hire. Raises ValueError, which says what is missing."""
        ...

    async def hire(self, on_end: Callable[[], object]) -> Worker:
        """One hand more; `on_end` is called when it has ended by itself. Raises NoHand."""
        ...

    async def close(self) -> None:
        """Stop all workers and start no more."""
        ...


def cores() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


class ProcessWorkerPool:
    """A pool whose workers are processes, each started when it is needed."""

    def __init__(self, most: int = 0, command: Sequence[str] = WORKER) -> None:
        """`most` is how many there may be; 0 for one a core. Raises ValueError where that is below 0."""
        if most < 0:
            raise ValueError(f"{most} workers do nothing; expected 1 or more, or 0 for one a core")
        self.most, self._command = most or cores(), command

    async def open(self) -> None:
        """A process is started when it is needed."""

    async def hire(self, on_end: Callable[[], object]) -> Worker:
        try:
            process = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE, **DETACHED)
        except (OSError, RuntimeError) as error:  # no process, or no thread that waits for its end
            raise NoWorkerError(NO_WORKER.format(error)) from error
        return _ProcessWorker(process, on_end)

    async def close(self) -> None:
        """Each process has ended with its hand."""


class _ProcessWorker:
    def __init__(self, process: Process, on_end: Callable[[], object]) -> None:
        self._process = process
        self._ended = asyncio.create_task(process.wait())
        self._ended.add_done_callback(lambda _: on_end())

    @property
    def has_ended(self) -> bool:
        return self._process.returncode is not None

    async def do(self, payload: bytes) -> Frame:
        orders, answers = self._process.stdin, self._process.stdout
        assert orders
        assert answers
        orders.write(bytes(Frame(AWAITED, payload)))
        await orders.drain()
        return await received(answers, RESULT, FAILURE)

    async def end(self) -> None:
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._ended
