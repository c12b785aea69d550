"""Gives pieces of work to the hands of a crew, and sees to it that each is done or said to have failed.

It never reads a piece or a result. It belongs to one event loop.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import fmean
from typing import NamedTuple, Protocol

from vfw.jobs.pool import USUAL_SECONDS, QueueStats
from vfw.jobs.protocol import AWAITED, FAILURE, Frame, ProtocolError
from vfw.jobs.worker_pool import NoWorkerError, Worker, WorkerPool


class Load(NamedTuple):
    """The number and size of tasks that wait, or may wait.

    Attributes:
        size: in bytes.
    """

    pieces: int = 0
    size: int = 0

    def fits(self, most: Load) -> bool:
        return self.pieces <= most.pieces and self.size <= most.size


OF_ONE = Load(2_000, 64 << 20)
"""Limit of what may wait for one client."""
OF_ALL = Load(20_000, 256 << 20)
"""Limit of what may wait in all."""


class QueueFullError(Exception):
    """More waits than may wait; says so to who asked."""


class Client(Protocol):
    """A caller that asks for tasks and receives their results."""

    def tell(self, answer: Frame) -> None: ...


@dataclass(eq=False)
class QueuedTask:
    """A piece that somebody asked for.

    Attributes:
        asker: who did. errand, number: how the asker calls it. payload: the piece, pickled.
        is_awaited: whether somebody waits for the result. is_dropped: whether nobody wants it any more.
        deaths: how many workers ended over it.
    """

    asker: Client
    errand: int
    number: int
    payload: bytes
    is_awaited: bool
    is_dropped: bool = field(default=False, init=False)
    deaths: int = field(default=0, init=False)

    @property
    def load(self) -> Load:
        return Load(1, len(self.payload))


class FairQueue:
    """Jobs that wait: what is awaited before all else, then one asker after the other, then as they came.

    >>> turns = Turns()
    >>> for asker, number in [("Ada", 1), ("Ada", 2), ("Ida", 1)]:
    ...     turns.add(Job(asker, 0, number, b"", is_awaited=True))
    >>> [(job.asker, job.number) for job in iter(turns.next, None)]
    [('Ada', 1), ('Ida', 1), ('Ada', 2)]
    """

    def __init__(self, of_one: Load = OF_ONE, of_all: Load = OF_ALL) -> None:
        self._of_one, self._of_all = of_one, of_all
        # By asker, in the order of their turns, and then by errand.
        self._awaited: dict[Client, dict[int, deque[QueuedTask]]] = {}
        self._others: dict[Client, dict[int, deque[QueuedTask]]] = {}
        self._loads: dict[Client, Load] = {}
        self.load = Load()

    def add(self, job: QueuedTask) -> None:
        """Let a job wait. Raises TooMuch."""
        if not _add_loads(self._loads.get(job.asker, Load()), job.load).fits(self._of_one):
            raise QueueFullError("You have asked for too much at once. Wait until some of it is done.")
        if not _add_loads(self.load, job.load).fits(self._of_all):
            raise QueueFullError("Too much is asked for here just now. Try it again a little later.")
        self._errands(job).setdefault(job.errand, deque()).append(job)
        self._count(job)

    def put_back(self, job: QueuedTask) -> None:
        """Let a job that was taken be the next of its errand."""
        self._errands(job).setdefault(job.errand, deque()).appendleft(job)
        self._count(job)

    def next(self) -> QueuedTask | None:
        """Take the job whose turn it is; None where none waits."""
        for lane in (self._awaited, self._others):
            for asker, errands in lane.items():
                errand, jobs = next(iter(errands.items()))
                job = jobs.popleft()
                if not jobs:
                    del errands[errand]
                del lane[asker]
                if errands:
                    lane[asker] = errands  # behind all others
                self._count(job, -1)
                return job
        return None

    def askers(self, *, is_awaited: bool) -> set[Client]:
        """Return the clients whose waiting tasks are not done after one of this kind."""
        return {*self._awaited} if is_awaited else {*self._awaited, *self._others}

    def drop(self, asker: Client, errand: int | None = None) -> None:
        """Forget the jobs of an errand, or all of an asker."""
        for lane in (self._awaited, self._others):
            errands = lane.get(asker, {})
            for number in [errand] if errand is not None else list(errands):
                for job in errands.pop(number, ()):
                    self._count(job, -1)
            if not errands:
                lane.pop(asker, None)

    def _errands(self, job: QueuedTask) -> dict[int, deque[QueuedTask]]:
        return (self._awaited if job.is_awaited else self._others).setdefault(job.asker, {})

    def _count(self, job: QueuedTask, sign: int = 1) -> None:
        change = Load(sign, sign * job.load.size)
        self.load = _add_loads(self.load, change)
        self._loads[job.asker] = _add_loads(self._loads.get(job.asker, Load()), change)
        if not self._loads[job.asker].pieces:
            del self._loads[job.asker]


def _add_loads(one: Load, other: Load) -> Load:
    return Load(one.pieces + other.pieces, one.size + other.size)


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
        been told.
        """
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
        """Return the queue statistics that this client needs for tasks of this kind."""
        served = {job.asker for job in self._in_work if not job.is_dropped and job.is_awaited >= is_awaited}
        others = (served | self._turns.askers(is_awaited=is_awaited)) - {asker}
        return QueueStats(len(others), self._crew.most / fmean(self._took or [USUAL_SECONDS]))

    async def close(self) -> None:
        """Stop all workers."""
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
        had, or "".
        """
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
