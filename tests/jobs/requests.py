"""Requests of tests to a pool, and the wait for their results."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from vfw.jobs.batch import Task
from vfw.jobs.pool import Job, Pool


class TaskRequest:
    """Tasks that were submitted to a pool, and the results so far.

    Attributes:
        results: The results by the indexes of the tasks.
        failures: The reason of a failure; at most one.
    """

    def __init__(self, pool: Pool, *tasks: Task, is_awaited: bool = True) -> None:
        self._task_count = len(tasks)
        self.results: dict[int, Any] = {}
        self.failures: list[str] = []
        self._is_over = asyncio.Event()
        self.job: Job = pool.do(tasks, self._take, self._fail, is_awaited=is_awaited)

    def _take(self, number: int, result: Any) -> None:
        self.results[number] = result
        if len(self.results) == self._task_count:
            self._is_over.set()

    def _fail(self, reason: str) -> None:
        self.failures.append(reason)
        self._is_over.set()

    async def in_order(self) -> list[Any]:
        """Return the results in the order of the tasks; fewer if the pool has failed."""
        await self._is_over.wait()
        return [self.results[number] for number in sorted(self.results)]

    async def failure(self) -> str:
        await self._is_over.wait()
        (reason,) = self.failures
        return reason


async def until(true: Callable[[], object]) -> None:
    """Wait until a condition is true, while the event loop runs."""
    while not true():
        await asyncio.sleep(0.01)


def run(test: Callable[[], Awaitable[None]]) -> None:
    """Run a test on an event loop of its own."""

    async def whole() -> None:
        await test()

    asyncio.run(whole())
