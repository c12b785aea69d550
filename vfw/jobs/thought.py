"""An inquiry that a pool works at, and what has come of it so far."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from vfw.jobs.batch import BatchJob
from vfw.jobs.pool import Job, Pool

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
        returns."""
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
