"""A pool that does a piece when the test says so."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from vfw.jobs.batch import Task
from vfw.jobs.pool import ALONE, Job, QueueStats


@dataclass(frozen=True)
class Waiting:
    """A piece that is not done yet, and who wants to know."""

    number: int
    piece: Task
    on_result: Callable[[int, Any], None]
    on_failure: Callable[[str], None]
    errand: object
    is_awaited: bool


class Given:
    """An errand of a `Held` pool."""

    def __init__(self, pool: Held) -> None:
        self._pool = pool

    def stop(self) -> None:
        self._pool.waiting = [one for one in self._pool.waiting if one.errand is not self]


class Held:
    """Holds all pieces back. `waiting` are those that are not done, in the order in which they came; `expected` are
    like those that may be asked for soon; `told` is what is said of who else asks."""

    def __init__(self) -> None:
        self.waiting: list[Waiting] = []
        self.expected: list[Task] = []
        self.told = ALONE

    def do(
        self,
        pieces: Sequence[Task],
        on_result: Callable[[int, Any], None],
        on_failure: Callable[[str], None],
        *,
        is_awaited: bool = True,
    ) -> Job:
        errand = Given(self)
        self.waiting += [Waiting(n, piece, on_result, on_failure, errand, is_awaited) for n, piece in enumerate(pieces)]
        return errand

    def expect(self, piece: Task) -> None:
        self.expected.append(piece)

    def crowd(self, on_told: Callable[[QueueStats], None], *, is_awaited: bool = True) -> None:
        on_told(self.told)

    def do_last(self) -> None:
        """Do the piece that came last, and tell its result."""
        one = self.waiting.pop()
        one.on_result(one.number, one.piece.do())

    def do_the_awaited(self) -> None:
        """Do what somebody waits for, and whatever comes of that."""
        while awaited := [one for one in self.waiting if one.is_awaited]:
            self.waiting.remove(awaited[-1])
            awaited[-1].on_result(awaited[-1].number, awaited[-1].piece.do())

    def do_all(self) -> None:
        """Do what waits, and whatever comes of that."""
        while self.waiting:
            self.do_last()

    def fail(self, why: str) -> None:
        """Tell all that wait that it cannot be done."""
        failed, self.waiting = self.waiting, []
        for errand in dict.fromkeys([one.errand for one in failed]):
            next(one for one in failed if one.errand is errand).on_failure(why)
