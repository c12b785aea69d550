"""Pools that do tasks: their interface, the pool without another process, and jobs that run in a pool."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from struct import Struct
from typing import Any, Generic, NamedTuple, Protocol, Self, TypeVar

from vfw.jobs.batch import BatchJob, Task

USUAL_SECONDS = 0.25
"""Seconds of a piece, as long as none was done: no piece should take longer (`inquiry.py`)."""
_PACKED = Struct("!Id")


class QueueStats(NamedTuple):
    """The load of a pool at a moment.

    Attributes:
        others: how many others have pieces that wait or are being done, and are not served after this one.
        a_second: pieces that all workers together do in a second, as they took lately.
    """

    others: int
    a_second: float

    def seconds(self, pieces: int) -> float:
        """How long so many pieces will take at most, if nobody comes: whoever asks takes turns piece by piece, so that
        it is as long as if every other asked for as many. Others may be done before.
        """
        return pieces * (self.others + 1) / self.a_second

    def __bytes__(self) -> bytes:
        return _PACKED.pack(self.others, self.a_second)

    @classmethod
    def from_bytes(cls, packed: bytes) -> Self:
        return cls(*_PACKED.unpack(packed))


ALONE = QueueStats(0, 1 / USUAL_SECONDS)
"""The load where the caller does the work itself."""


class Job(Protocol):
    """Pieces that a pool was given."""

    def stop(self) -> None:
        """Nobody wants the results any more: none is told from now on, and what has not begun is not done."""
        ...


class Pool(Protocol):
    """Does pieces of work.

    What it tells comes on the thread that gave the errand, from its event loop, or before `do` returns.
    """

    def do(
        self,
        pieces: Sequence[Task],
        on_result: Callable[[int, Any], None],
        on_failure: Callable[[str], None],
        *,
        is_awaited: bool = True,
    ) -> Job:
        """Begin these pieces, and tell the result of each, with its number from 0, in the order in which they come.

        `on_failure` is told why, at most once, where a piece cannot be done; then no more results are told. What nobody
        waits for (not `is_awaited`) is done when nothing else is asked for.
        """
        ...

    def expect(self, piece: Task) -> None:
        """Pieces like this one may be asked for soon: have somebody ready who has done it, and tell nobody."""
        ...

    def crowd(self, on_told: Callable[[QueueStats], None], *, is_awaited: bool = True) -> None:
        """Tell who else asks just now, and how fast pieces are done: `QueueStats.seconds` is how long some will take.

        `is_awaited` is how those pieces are to be asked for. It is told once; never where the pool cannot be reached.
        """
        ...


class InlinePool:
    """Does everything in this process, before it returns: for tests, and for whoever has no other process."""

    def do(
        self,
        pieces: Sequence[Task],
        on_result: Callable[[int, Any], None],
        on_failure: Callable[[str], None],
        *,
        is_awaited: bool = True,
    ) -> Job:
        errand = _InlineJob()
        for number, piece in enumerate(pieces):
            if errand.is_stopped:
                break
            on_result(number, piece.do())
        return errand

    def expect(self, piece: Task) -> None:
        """Do nothing: all tasks are done already."""

    def crowd(self, on_told: Callable[[QueueStats], None], *, is_awaited: bool = True) -> None:
        on_told(ALONE)


class _InlineJob:
    is_stopped = False

    def stop(self) -> None:
        self.is_stopped = True


INLINE_POOL: Pool = InlinePool()


FoundT = TypeVar("FoundT")


class RunningJob(Generic[FoundT]):
    """An inquiry under way: from `begin` on, until all is found, it fails, or it is stopped.

    Attributes:
        inquiry: what is asked. is_over: whether nothing more will come. failure: why it failed; "" where it has not.
    """

    def __init__(self, inquiry: BatchJob[FoundT], pool: Pool, *, is_awaited: bool = True) -> None:
        self.inquiry, self._pool, self._is_awaited = inquiry, pool, is_awaited
        self.is_over, self.failure = False, ""
        self._on_news: Callable[[], object] = lambda: None
        self._errand: Job | None = None
        self._left = 0

    def begin(self, on_news: Callable[[], object]) -> None:
        """Let the pool work. `on_news` is called after each result, and when it is over; with some pools before this
        returns.
        """
        self._on_news = on_news
        self._next_round()

    def stop(self) -> None:
        """Nobody wants to know any more."""
        self.is_over = True
        if self._errand:
            self._errand.stop()

    def _next_round(self) -> None:
        pieces = self.inquiry.round()
        self._left = len(pieces)
        if pieces:
            errand = self._pool.do(pieces, self._take, self._fail, is_awaited=self._is_awaited)
            if not self.is_over:
                self._errand = errand
        else:
            self.is_over = True
            self._on_news()

    def _take(self, number: int, result: Any) -> None:
        if self.is_over:
            return
        self.inquiry.take(number, result)
        self._left -= 1
        if self._left:
            self._on_news()
        else:
            self._next_round()

    def _fail(self, why: str) -> None:
        self.is_over, self.failure = True, why
        self._on_news()
