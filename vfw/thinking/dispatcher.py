"""Gives pieces of work to workers, as many as there are cores, and sees to it that each is done or said to have failed.

It never reads a piece or a result. It belongs to one event loop.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from vfw.thinking.frames import AWAITED, FAILURE, RESULT, Frame, Garbage, received
from vfw.thinking.taking_turns import Asker, Job, TooMuch, Turns

WORKER = (sys.executable, "-P", "-m", "vfw.thinking.worker")
"""-P, because a worker imports nothing from the folder in which somebody started the exhibit."""
APART: dict[str, Any] = {"start_new_session": True}
"""Ctrl+C, and the interrupt of a notebook, are not for workers."""
if sys.platform == "win32":
    APART = {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.BELOW_NORMAL_PRIORITY_CLASS}
LONGEST = 30.0
"""Seconds that a piece may take: a hundred times what it should, as the machine may be busy."""
UNUSED = 300.0
"""Seconds after which a worker that has nothing to do ends, and gives its memory back."""
LIVES = 3
"""Workers that may end over a piece. One or two may have been ended for something else, as a full memory is."""

TAKES_TOO_LONG = "This takes too long to work out, and was given up."
KILLS = "This could not be worked out: the program that tried to ended before it was done, three times."
NO_WORKER = "This cannot be worked out now: the machine starts no more programs ({})."


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


class Dispatcher:
    """Workers are started when there is something to do, and end when for long there is not."""

    def __init__(
        self,
        most: int,
        command: Sequence[str] = WORKER,
        *,
        turns: Turns | None = None,
        longest: float = LONGEST,
        unused: float = UNUSED,
    ) -> None:
        self._most, self._command, self._longest, self._unused = most, command, longest, unused
        self._turns = turns or Turns()
        self._workers: set[asyncio.Task[str]] = set()
        self._in_work: set[Job] = set()
        self._idle = 0
        self._news = asyncio.Event()

    def add(self, asker: Asker, piece: Frame) -> bool:
        """Have a piece done for an asker, who is told of it later. False where it is too much, which the asker has
        been told."""
        job = Job(asker, piece.errand, piece.number, piece.payload, piece.kind == AWAITED)
        try:
            self._turns.add(job)
        except TooMuch as why:
            self._fail(job, str(why))
            return False
        self._news.set()
        self._hire()
        return True

    def drop(self, asker: Asker, errand: int | None = None) -> None:
        """Nobody wants to hear of an errand any more, or of all of an asker."""
        self._turns.drop(asker, errand)
        for job in self._in_work:
            if job.asker is asker and errand in (None, job.errand):
                job.is_dropped = True

    async def close(self) -> None:
        """End all workers."""
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)

    def _hire(self) -> None:
        if self._turns.load.pieces > self._idle and len(self._workers) < self._most:
            worker = asyncio.create_task(self._employ())
            self._workers.add(worker)
            worker.add_done_callback(self._part_with)

    def _part_with(self, worker: asyncio.Task[str]) -> None:
        self._workers.discard(worker)
        if worker.cancelled():
            return
        if not (why := worker.result()):
            self._hire()
        elif not self._workers:
            self._despair(why)

    async def _employ(self) -> str:
        """Start a worker, and give it one job after the other until it ends, or is long unused. Returns why it could
        not be started, or ""."""
        try:
            worker = await self._started()
        except (OSError, RuntimeError) as error:  # no process, or no thread that waits for its end
            return NO_WORKER.format(error)
        ended = asyncio.create_task(worker.wait())
        ended.add_done_callback(lambda _: self._news.set())
        try:
            while job := await self._next(worker):
                self._in_work.add(job)
                try:
                    if not await self._was_done(job, worker):
                        break
                finally:
                    self._in_work.discard(job)
        finally:
            with suppress(ProcessLookupError):
                worker.kill()
            await ended
        return ""

    async def _started(self) -> Process:
        return await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE, **APART)

    async def _next(self, worker: Process) -> Job | None:
        """The job whose turn it is, once there is one; None where none comes for long, or the worker has ended."""
        self._idle += 1
        try:
            async with asyncio.timeout(self._unused):
                while worker.returncode is None:
                    if job := self._turns.next():
                        return job
                    self._news.clear()
                    await self._news.wait()
                return None
        except TimeoutError:
            return None
        finally:
            self._idle -= 1

    async def _was_done(self, job: Job, worker: Process) -> bool:
        """Let a worker do a job, and tell its asker. Whether the worker can do another."""
        try:
            async with asyncio.timeout(self._longest):
                answer = await _asked(worker, job)
        except TimeoutError:
            self._fail(job, TAKES_TOO_LONG)
        except (EOFError, OSError, Garbage):
            job.deaths += 1
            if job.deaths == LIVES:
                self._fail(job, KILLS)
            elif not job.is_dropped:
                self._turns.put_back(job)
                self._news.set()
        else:
            if answer.kind == FAILURE:
                self._fail(job, answer.payload.decode(errors="replace"))
            elif not job.is_dropped:
                job.asker.tell(answer._replace(errand=job.errand, number=job.number))
            return True
        return False

    def _fail(self, job: Job, why: str) -> None:
        if not job.is_dropped:
            self.drop(job.asker, job.errand)
            job.asker.tell(Frame(FAILURE, why.encode(), job.errand, job.number))

    def _despair(self, why: str) -> None:
        while job := self._turns.next():
            self._fail(job, why)


async def _asked(worker: Process, job: Job) -> Frame:
    assert worker.stdin
    assert worker.stdout
    worker.stdin.write(bytes(Frame(AWAITED, job.payload)))
    await worker.stdin.drain()
    return await received(worker.stdout, RESULT, FAILURE)
