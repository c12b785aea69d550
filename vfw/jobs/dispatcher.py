"""Gives pieces of work to the hands of a crew, and sees to it that each is done or said to have failed.

It never reads a piece or a result. It belongs to one event loop.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from statistics import fmean

from vfw.jobs.crowd import USUAL_SECONDS, QueueStats
from vfw.jobs.protocol import AWAITED, FAILURE, Frame, ProtocolError
from vfw.jobs.taking_turns import Client, FairQueue, QueuedTask, QueueFullError
from vfw.jobs.worker_pool import NoWorkerError, Worker, WorkerPool

LONGEST = 30.0
"""Seconds that a piece may take: a hundred times what it should, as the machine may be busy."""
UNUSED = 300.0
"""Seconds after which a hand that has nothing to do ends, and gives its memory back."""
LATELY = 50
"""Pieces by which it is judged how fast they are done."""
LIVES = 3
"""Workers that may end over a piece. One or two may have been ended for something else, as a full memory is."""

TAKES_TOO_LONG = "This takes too long to work out, and was given up."
KILLS = "This could not be worked out: the program that tried to ended before it was done, three times."


class Dispatcher:
    """Hands are hired when there is something to do, and end when for long there is not."""

    def __init__(
        self,
        crew: WorkerPool,
        *,
        turns: FairQueue | None = None,
        longest: float = LONGEST,
        unused: float = UNUSED,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self._crew, self._longest, self._unused, self._clock = crew, longest, unused, clock
        self._turns = turns or FairQueue()
        self._workers: set[asyncio.Task[str]] = set()
        self._in_work: set[QueuedTask] = set()
        self._took = deque[float](maxlen=LATELY)
        self._idle = 0
        self._news = asyncio.Event()

    def add(self, asker: Client, piece: Frame) -> bool:
        """Have a piece done for an asker, who is told of it later. False where it is too much, which the asker has
        been told."""
        job = QueuedTask(asker, piece.errand, piece.number, piece.payload, piece.kind == AWAITED)
        try:
            self._turns.add(job)
        except QueueFullError as why:
            self._fail(job, str(why))
            return False
        self._news.set()
        self._hire()
        return True

    def drop(self, asker: Client, errand: int | None = None) -> None:
        """Nobody wants to hear of an errand any more, or of all of an asker."""
        self._turns.drop(asker, errand)
        for job in self._in_work:
            if job.asker is asker and errand in (None, job.errand):
                job.is_dropped = True

    def crowd(self, asker: Client, *, is_awaited: bool) -> QueueStats:
        """Who else asks, as this asker has to know for pieces of this kind."""
        served = {job.asker for job in self._in_work if not job.is_dropped and job.is_awaited >= is_awaited}
        others = (served | self._turns.askers(is_awaited=is_awaited)) - {asker}
        return QueueStats(len(others), self._crew.most / fmean(self._took or [USUAL_SECONDS]))

    async def close(self) -> None:
        """End all hands."""
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)

    def _hire(self) -> None:
        if self._turns.load.pieces > self._idle and len(self._workers) < self._crew.most:
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
        """Hire a hand, and give it one job after the other until it ends, or is long unused. Returns why none could be
        had, or ""."""
        try:
            hand = await self._crew.hire(self._news.set)
        except NoWorkerError as why:
            return str(why)
        try:
            while job := await self._next(hand):
                self._in_work.add(job)
                try:
                    if not await self._was_done(job, hand):
                        break
                finally:
                    self._in_work.discard(job)
        finally:
            await hand.end()
        return ""

    async def _next(self, hand: Worker) -> QueuedTask | None:
        """The job whose turn it is, once there is one; None where none comes for long, or the hand has ended."""
        self._idle += 1
        try:
            async with asyncio.timeout(self._unused):
                while not hand.has_ended:
                    if job := self._turns.next():
                        return job
                    self._news.clear()
                    await self._news.wait()
                return None
        except TimeoutError:
            return None
        finally:
            self._idle -= 1

    async def _was_done(self, job: QueuedTask, hand: Worker) -> bool:
        """Let a hand do a job, and tell its asker. Whether it can do another."""
        began = self._clock()
        try:
            async with asyncio.timeout(self._longest):
                answer = await hand.do(job.payload)
        except TimeoutError:
            self._fail(job, TAKES_TOO_LONG)
        except (EOFError, OSError, ProtocolError):
            job.deaths += 1
            if job.deaths == LIVES:
                self._fail(job, KILLS)
            elif not job.is_dropped:
                self._turns.put_back(job)
                self._news.set()
        else:
            self._took.append(self._clock() - began)
            if answer.kind == FAILURE:
                self._fail(job, answer.payload.decode(errors="replace"))
            elif not job.is_dropped:
                job.asker.tell(answer._replace(errand=job.errand, number=job.number))
            return True
        return False

    def _fail(self, job: QueuedTask, why: str) -> None:
        if not job.is_dropped:
            self.drop(job.asker, job.errand)
            job.asker.tell(Frame(FAILURE, why.encode(), job.errand, job.number))

    def _despair(self, why: str) -> None:
        while job := self._turns.next():
            self._fail(job, why)
