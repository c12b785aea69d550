"""Who does pieces of work: the interface of a pool, and the pool that needs no other process."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from vfw.jobs.batch import Task
from vfw.jobs.crowd import ALONE, QueueStats


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
        """Who does all of it is here."""

    def crowd(self, on_told: Callable[[QueueStats], None], *, is_awaited: bool = True) -> None:
        on_told(ALONE)


class _InlineJob:
    is_stopped = False

    def stop(self) -> None:
        self.is_stopped = True


INLINE_POOL: Pool = InlinePool()
