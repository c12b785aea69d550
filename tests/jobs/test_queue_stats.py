"""Estimates of a wait: for thirty clients at once, and for one alone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.jobs import tasks
from tests.jobs.requests import TaskRequest, run, until
from tests.jobs.scripted_pool import ScriptedWorkerPool
from vfw.jobs.batch import Task
from vfw.jobs.dispatcher import Dispatcher
from vfw.jobs.pool import DEFAULT_TASK_SECONDS, INLINE_POOL, INLINE_STATS, QueueStats
from vfw.jobs.protocol import AWAITED, UNAWAITED, Frame
from vfw.jobs.remote_pool import RemotePool
from vfw.jobs.service import JobService
from vfw.jobs.worker_pool import ProcessWorkerPool

WORKERS, TASK_SECONDS, CLIENTS, TASKS = 2, 0.5, 30, 20


class CountingClient:
    """A client that counts its answers."""

    def __init__(self) -> None:
        self.answers = 0

    def send(self, answer: Frame) -> None:
        self.answers += 1


def run_scripted(test: Callable[[Dispatcher, ScriptedWorkerPool], Awaitable[None]]) -> None:
    """Run a test with a dispatcher whose workers it controls."""

    async def run_all() -> None:
        pool = ScriptedWorkerPool(WORKERS, TASK_SECONDS)
        dispatcher = Dispatcher(pool, clock=lambda: pool.now)
        try:
            await test(dispatcher, pool)
        finally:
            await dispatcher.close()

    run(run_all)


def ask(dispatcher: Dispatcher, client: CountingClient, count: int, kind: bytes = AWAITED) -> None:
    for number in range(count):
        dispatcher.add(client, Frame(kind, b"", 1, number))


async def waited(pool: ScriptedWorkerPool, client: CountingClient, answers: int) -> float:
    """Return the seconds until a client has so many answers."""
    began = pool.now
    while client.answers < answers:
        await pool.finish_tasks()
    return pool.now - began


def test_the_wait_of_the_last_of_thirty_clients_is_estimated() -> None:
    async def ask_all(dispatcher: Dispatcher, pool: ScriptedWorkerPool) -> None:
        clients = [CountingClient() for _ in range(CLIENTS)]
        for client in clients:
            ask(dispatcher, client, TASKS)
        await pool.finish_tasks()
        stats = dispatcher.stats(clients[-1], is_awaited=True)
        assert stats == QueueStats(CLIENTS - 1, WORKERS / TASK_SECONDS)
        estimate = stats.seconds(TASKS)
        assert estimate == pytest.approx(CLIENTS * TASKS * TASK_SECONDS / WORKERS)
        assert await waited(pool, clients[-1], TASKS) == pytest.approx(estimate, abs=2 * TASK_SECONDS)

    run_scripted(ask_all)


def test_the_estimate_of_a_late_client_is_no_less_than_its_wait_and_falls() -> None:
    async def come_late(dispatcher: Dispatcher, pool: ScriptedWorkerPool) -> None:
        others, late = [CountingClient() for _ in range(10)], CountingClient()
        for n, client in enumerate(others):
            ask(dispatcher, client, 2 * n + 1)
        await pool.finish_tasks()
        ask(dispatcher, late, TASKS)
        estimate = []
        began = pool.now
        while late.answers < TASKS:
            left = dispatcher.stats(late, is_awaited=True).seconds(TASKS - late.answers)
            estimate.append(pool.now - began + left)
            await pool.finish_tasks()
        took = pool.now - began
        assert min(estimate) >= took - TASK_SECONDS
        assert estimate[0] > estimate[len(estimate) // 2] >= estimate[-1]
        assert estimate[-1] == pytest.approx(took, abs=TASK_SECONDS)

    run_scripted(come_late)


def test_clients_that_are_served_later_are_not_counted() -> None:
    async def look(dispatcher: Dispatcher, pool: ScriptedWorkerPool) -> None:
        ada, ida, may = CountingClient(), CountingClient(), CountingClient()
        ask(dispatcher, ada, 9)
        ask(dispatcher, ida, 9, UNAWAITED)
        assert dispatcher.stats(may, is_awaited=True).others == 1
        assert dispatcher.stats(may, is_awaited=False).others == 2
        assert dispatcher.stats(ada, is_awaited=True).others == 0
        dispatcher.drop(ada)
        assert dispatcher.stats(may, is_awaited=False).others == 1

    run_scripted(look)


def test_before_the_first_result_a_task_counts_its_longest_time() -> None:
    async def look(dispatcher: Dispatcher, pool: ScriptedWorkerPool) -> None:
        assert dispatcher.stats(CountingClient(), is_awaited=True) == QueueStats(0, WORKERS / DEFAULT_TASK_SECONDS)

    run_scripted(look)


def test_a_page_gets_the_statistics_on_its_event_loop(tmp_path: Path) -> None:
    async def look(service: JobService) -> list[QueueStats]:
        ada, ida = (RemotePool(service.connect) for _ in range(2))
        received: list[QueueStats] = []
        gate = tmp_path / "gate"
        asked = TaskRequest(ada, Task(tasks.wait, (gate,)))
        await until(gate.exists)
        ida.request_stats(received.append)
        await until(lambda: received)
        gate.with_suffix(".go").touch()
        await asked.in_order()
        ida.request_stats(received.append)
        await until(lambda: len(received) == 2)
        return received

    with JobService(ProcessWorkerPool(1, tasks.COMMAND)) as service:
        before, after = asyncio.run(look(service))
    assert before == QueueStats(1, 1 / DEFAULT_TASK_SECONDS)
    assert after.others == 0
    assert after.tasks_per_second not in (0, before.tasks_per_second)


def test_the_inline_pool_has_no_other_clients() -> None:
    received: list[QueueStats] = []
    INLINE_POOL.request_stats(received.append)
    assert received == [INLINE_STATS]
    assert INLINE_STATS.seconds(8) == 8 * DEFAULT_TASK_SECONDS
