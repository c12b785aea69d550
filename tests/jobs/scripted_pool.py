"""A worker pool that finishes tasks when the test asks for it, and moves its own clock then."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from vfw.jobs.protocol import RESULT, Frame
from vfw.jobs.worker_pool import Worker


class ScriptedWorkerPool:
    """A pool of workers that need the same time for each task.

    Attributes:
        task_seconds: Seconds of a task.
        now: The time in seconds.
    """

    def __init__(self, max_workers: int, task_seconds: float) -> None:
        self.max_workers, self.task_seconds, self.now = max_workers, task_seconds, 0.0
        self.running: list[asyncio.Future[Frame]] = []

    async def open(self) -> None:
        pass

    async def start_worker(self, on_end: Callable[[], object]) -> Worker:
        return _ScriptedWorker(self)

    async def close(self) -> None:
        pass

    async def finish_tasks(self) -> None:
        """Let every worker finish its task."""
        await settle()
        self.now += self.task_seconds
        running, self.running = self.running, []
        for each in running:
            each.set_result(Frame(RESULT))
        await settle()


class _ScriptedWorker:
    has_ended = False

    def __init__(self, pool: ScriptedWorkerPool) -> None:
        self._pool = pool

    async def do(self, payload: bytes) -> Frame:
        done = asyncio.get_running_loop().create_future()
        self._pool.running.append(done)
        return await done  # type: ignore[no-any-return]

    async def end(self) -> None:
        pass


async def settle() -> None:
    """Let all tasks of the event loop run until they wait."""
    for _ in range(20):
        await asyncio.sleep(0)
