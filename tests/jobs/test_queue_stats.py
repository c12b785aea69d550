"""What a pool says of how long a wait will be, before thirty who ask at once, and before one who asks alone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.jobs import tasks
from tests.jobs.asking import Asked, run, until
from tests.jobs.workers import Scripted
from vfw.jobs.batch import Task
from vfw.jobs.dispatcher import Dispatcher
from vfw.jobs.pool import ALONE, INLINE_POOL, USUAL_SECONDS, QueueStats
from vfw.jobs.protocol import AWAITED, UNAWAITED, Frame
from vfw.jobs.remote_pool import RemotePool
from vfw.jobs.service import JobService
from vfw.jobs.worker_pool import ProcessWorkerPool

HANDS, A_PIECE, PUPILS, PIECES = 2, 0.5, 30, 20


class Pupil:
    """Somebody who asks, and counts what is answered."""

    def __init__(self) -> None:
        self.answers = 0

    def tell(self, answer: Frame) -> None:
        self.answers += 1


def scripted(test: Callable[[Dispatcher, Scripted], Awaitable[None]]) -> None:
    """Run a test with a dispatcher whose hands it moves itself."""

    async def whole() -> None:
        crew = Scripted(HANDS, A_PIECE)
        dispatcher = Dispatcher(crew, clock=lambda: crew.now)
        try:
            await test(dispatcher, crew)
        finally:
            await dispatcher.close()

    run(whole)


def ask(dispatcher: Dispatcher, pupil: Pupil, count: int, kind: bytes = AWAITED) -> None:
    for number in range(count):
        dispatcher.add(pupil, Frame(kind, b"", 1, number))


async def waited(crew: Scripted, pupil: Pupil, answers: int) -> float:
    """Seconds until a pupil has so many answers."""
    began = crew.now
    while pupil.answers < answers:
        await crew.work_on()
    return crew.now - began


def test_thirty_who_ask_at_once_are_told_how_long_the_last_of_them_waits() -> None:
    async def ask_all(dispatcher: Dispatcher, crew: Scripted) -> None:
        pupils = [Pupil() for _ in range(PUPILS)]
        for pupil in pupils:
            ask(dispatcher, pupil, PIECES)
        await crew.work_on()
        crowd = dispatcher.crowd(pupils[-1], is_awaited=True)
        assert crowd == QueueStats(PUPILS - 1, HANDS / A_PIECE)
        foretold = crowd.seconds(PIECES)
        assert foretold == pytest.approx(PUPILS * PIECES * A_PIECE / HANDS)
        assert await waited(crew, pupils[-1], PIECES) == pytest.approx(foretold, abs=2 * A_PIECE)

    scripted(ask_all)


def test_who_comes_late_is_told_no_less_than_it_takes_and_less_and_less() -> None:
    async def come_late(dispatcher: Dispatcher, crew: Scripted) -> None:
        others, late = [Pupil() for _ in range(10)], Pupil()
        for n, pupil in enumerate(others):
            ask(dispatcher, pupil, 2 * n + 1)
        await crew.work_on()
        ask(dispatcher, late, PIECES)
        foretold = []
        began = crew.now
        while late.answers < PIECES:
            left = dispatcher.crowd(late, is_awaited=True).seconds(PIECES - late.answers)
            foretold.append(crew.now - began + left)
            await crew.work_on()
        took = crew.now - began
        assert min(foretold) >= took - A_PIECE
        assert foretold[0] > foretold[len(foretold) // 2] >= foretold[-1]
        assert foretold[-1] == pytest.approx(took, abs=A_PIECE)

    scripted(come_late)


def test_who_is_served_later_is_not_counted() -> None:
    async def look(dispatcher: Dispatcher, crew: Scripted) -> None:
        ada, ida, may = Pupil(), Pupil(), Pupil()
        ask(dispatcher, ada, 9)
        ask(dispatcher, ida, 9, UNAWAITED)
        assert dispatcher.crowd(may, is_awaited=True).others == 1
        assert dispatcher.crowd(may, is_awaited=False).others == 2
        assert dispatcher.crowd(ada, is_awaited=True).others == 0
        dispatcher.drop(ada)
        assert dispatcher.crowd(may, is_awaited=False).others == 1

    scripted(look)


def test_before_anything_is_done_a_piece_takes_what_it_may() -> None:
    async def look(dispatcher: Dispatcher, crew: Scripted) -> None:
        assert dispatcher.crowd(Pupil(), is_awaited=True) == QueueStats(0, HANDS / USUAL_SECONDS)

    scripted(look)


def test_a_page_is_told_on_its_loop(tmp_path: Path) -> None:
    async def look(service: JobService) -> list[QueueStats]:
        ada, ida = (RemotePool(service.connect) for _ in range(2))
        told: list[QueueStats] = []
        gate = tmp_path / "gate"
        asked = Asked(ada, Task(tasks.wait, (gate,)))
        await until(gate.exists)
        ida.crowd(told.append)
        await until(lambda: told)
        gate.with_suffix(".go").touch()
        await asked.over()
        ida.crowd(told.append)
        await until(lambda: len(told) == 2)
        return told

    with JobService(ProcessWorkerPool(1, tasks.COMMAND)) as service:
        before, after = asyncio.run(look(service))
    assert before == QueueStats(1, 1 / USUAL_SECONDS)
    assert after.others == 0
    assert after.a_second not in (0, before.a_second)


def test_who_works_here_is_alone() -> None:
    told: list[QueueStats] = []
    INLINE_POOL.crowd(told.append)
    assert told == [ALONE]
    assert ALONE.seconds(8) == 8 * USUAL_SECONDS
