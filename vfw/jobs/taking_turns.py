"""Whose piece of work is next: those who ask take turns, piece by piece, and none may fill the room."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from vfw.jobs.protocol import Frame


class Load(NamedTuple):
    """How much waits, or may wait.

    Attributes:
        size: in bytes.
    """

    pieces: int = 0
    size: int = 0

    def fits(self, most: Load) -> bool:
        return self.pieces <= most.pieces and self.size <= most.size


OF_ONE = Load(2_000, 64 << 20)
"""What may wait for one who asks."""
OF_ALL = Load(20_000, 256 << 20)
"""What may wait in all."""


class QueueFullError(Exception):
    """More waits than may wait; says so to who asked."""


class Client(Protocol):
    """Who asks for pieces, and is told what came of them."""

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
        if not _sum(self._loads.get(job.asker, Load()), job.load).fits(self._of_one):
            raise QueueFullError("You have asked for too much at once. Wait until some of it is done.")
        if not _sum(self.load, job.load).fits(self._of_all):
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
        """Who has jobs that wait and are not done after one of this kind."""
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
        self.load = _sum(self.load, change)
        self._loads[job.asker] = _sum(self._loads.get(job.asker, Load()), change)
        if not self._loads[job.asker].pieces:
            del self._loads[job.asker]


def _sum(one: Load, other: Load) -> Load:
    return Load(one.pieces + other.pieces, one.size + other.size)
