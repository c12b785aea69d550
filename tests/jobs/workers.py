"""A crew whose hands do a piece when the test says so, by a clock that goes on only then."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from vfw.jobs.protocol import RESULT, Frame
from vfw.jobs.worker_pool import Worker


class Scripted:
    """So many hands, each of which needs `a_piece` seconds for a piece, all at the same pace. `now` is the time."""

    def __init__(self, most: int, a_piece: float) -> None:
        self.most, self.a_piece, self.now = most, a_piece, 0.0
        self.doing: list[asyncio.Future[Frame]] = []

    async def open(self) -> None:
        pass

    async def hire(self, on_end: Callable[[], object]) -> Worker:
        return _OfAScript(self)

    async def close(self) -> None:
        pass

    async def work_on(self) -> None:
        """Let every hand finish the piece that it has."""
        await settled()
        self.now += self.a_piece
        doing, self.doing = self.doing, []
        for each in doing:
            each.set_result(Frame(RESULT))
        await settled()


class _OfAScript:
    has_ended = False

    def __init__(self, crew: Scripted) -> None:
        self._crew = crew

    async def do(self, payload: bytes) -> Frame:
        done = asyncio.get_running_loop().create_future()
        self._crew.doing.append(done)
        return await done  # type: ignore[no-any-return]

    async def end(self) -> None:
        pass


async def settled() -> None:
    """Let everybody on the loop go on until they wait for something else."""
    for _ in range(20):
        await asyncio.sleep(0)
