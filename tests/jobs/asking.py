"""Whoever asks a pool in a test, and waits for what it tells."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from vfw.jobs.batch import Task
from vfw.jobs.pool import Job, Pool


class Asked:
    """Pieces that a pool was given, and what it has told so far.

    Attributes:
        results: by their numbers. failures: why it failed; at most one.
    """

    def __init__(self, pool: Pool, *pieces: Task, is_awaited: bool = True) -> None:
        self._pieces = len(pieces)
        self.results: dict[int, Any] = {}
        self.failures: list[str] = []
        self._is_over = asyncio.Event()
        self.errand: Job = pool.do(pieces, self._take, self._fail, is_awaited=is_awaited)

    def _take(self, number: int, result: Any) -> None:
        self.results[number] = result
        if len(self.results) == self._pieces:
            self._is_over.set()

    def _fail(self, why: str) -> None:
        self.failures.append(why)
        self._is_over.set()

    async def over(self) -> list[Any]:
        """The results in the order of the pieces; fewer where the pool has failed."""
        await self._is_over.wait()
        return [self.results[number] for number in sorted(self.results)]

    async def failed(self) -> str:
        await self._is_over.wait()
        (why,) = self.failures
        return why


async def until(true: Callable[[], object]) -> None:
    """Wait until it is true, while the event loop goes on."""
    while not true():
        await asyncio.sleep(0.01)


def run(test: Callable[[], Awaitable[None]]) -> None:
    """Run a test on an event loop of its own."""

    async def whole() -> None:
        await test()

    asyncio.run(whole())
