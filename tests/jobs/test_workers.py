"""Pieces that processes do: whatever happens to one, each piece is done once or said to have failed."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from tests.jobs import tasks
from tests.jobs.asking import Asked, until
from tests.server.running import is_alive, wait_until
from vfw import engine
from vfw.jobs.batch import Task
from vfw.jobs.dispatcher import KILLS
from vfw.jobs.remote_pool import RemotePool
from vfw.jobs.service import JobService
from vfw.jobs.worker_pool import ProcessWorkerPool
from vfw.votes.rules.deck import keys

WORKERS = 2


@pytest.fixture(scope="module")
def service() -> Iterator[JobService]:
    with JobService(ProcessWorkerPool(WORKERS, tasks.COMMAND)) as service:
        yield service


@pytest.fixture
def pool(service: JobService) -> RemotePool:
    return RemotePool(service.connect)


def test_results_come_with_their_numbers(pool: RemotePool) -> None:
    async def ask() -> list[int]:
        return await Asked(pool, *[Task(tasks.square, (n,)) for n in range(20)]).over()

    assert asyncio.run(ask()) == [n * n for n in range(20)]


def test_as_many_work_as_there_are_cores_and_none_of_them_here(pool: RemotePool, tmp_path: Path) -> None:
    async def ask() -> set[int]:
        files = [tmp_path / str(n) for n in range(WORKERS + 1)]
        asked = Asked(pool, *[Task(tasks.wait, (file,)) for file in files])
        await until(lambda: sum(file.exists() for file in files) == WORKERS)
        for file in files:
            file.with_suffix(".go").touch()
        return set(await asked.over())

    processes = asyncio.run(ask())
    assert len(processes) == WORKERS
    assert os.getpid() not in processes
    for process in processes:
        assert psutil.Process(process).nice() > psutil.Process().nice()


def test_who_is_expected_to_work_has_begun_before_anybody_asks(tmp_path: Path) -> None:
    async def ask(pool: RemotePool) -> tuple[int, int]:
        file = tmp_path / "rehearsal"
        file.with_suffix(".go").touch()
        pool.expect(Task(tasks.wait, (file,)))
        await until(lambda: file.exists() and file.read_text())
        (worker,) = await Asked(pool, Task(tasks.who, ())).over()
        return int(file.read_text()), worker

    with JobService(ProcessWorkerPool(1, tasks.COMMAND)) as service:
        rehearsed, worked = asyncio.run(ask(RemotePool(service.connect)))
    assert rehearsed == worked


def test_a_function_of_others_is_refused(pool: RemotePool) -> None:
    async def ask() -> tuple[str, list[int]]:
        refused = Asked(pool, Task(eval, ("2 + 2",)))
        return await refused.failed(), await Asked(pool, Task(tasks.square, (2,))).over()

    why, results = asyncio.run(ask())
    assert "<built-in function eval> is of builtins; workers call functions of vfw, tests alone" in why
    assert results == [4]


def test_a_fault_in_a_piece_is_said_and_work_goes_on(pool: RemotePool) -> None:
    async def ask() -> tuple[str, list[int]]:
        faulty = Asked(pool, Task(tasks.fail, ()))
        return await faulty.failed(), await Asked(pool, Task(tasks.square, (2,))).over()

    why, results = asyncio.run(ask())
    assert why == (
        "This could not be worked out, by a fault of the exhibit"
        " (ZeroDivisionError: nobody divides by the votes of 1848)."
    )
    assert results == [4]


def test_a_piece_that_a_killed_worker_had_is_done_by_another(pool: RemotePool, tmp_path: Path) -> None:
    async def ask() -> tuple[int, list[int]]:
        asked = Asked(pool, Task(tasks.wait_at_first, (tmp_path / "here",)), *[Task(tasks.who, ())] * 5)
        victim = await said(tmp_path / "here")
        os.kill(victim, signal.SIGKILL)
        return victim, await asked.over()

    victim, done_by = asyncio.run(ask())
    assert len(done_by) == 6
    assert done_by[0] != victim


def test_workers_that_died_with_nothing_to_do_cost_a_piece_nothing(pool: RemotePool, tmp_path: Path) -> None:
    """So it is where a machine runs out of memory: it ends those that wait."""

    async def ask() -> tuple[list[int], list[int]]:
        files = [tmp_path / str(n) for n in range(WORKERS)]
        asked = Asked(pool, *[Task(tasks.wait, (file,)) for file in files])
        await until(lambda: all(file.exists() for file in files))
        for file in files:
            file.with_suffix(".go").touch()
        idle = await asked.over()
        for worker in idle:
            os.kill(worker, signal.SIGKILL)
        await until(lambda: not any(psutil.pid_exists(worker) for worker in idle))
        return idle, await Asked(pool, Task(tasks.who, ())).over()

    killed, (worker,) = asyncio.run(ask())
    assert len({*killed}) == WORKERS
    assert worker not in killed


async def said(file: Path) -> int:
    """Who does the piece, once that is written."""
    await until(lambda: file.exists() and file.read_text())
    return int(file.read_text())


@pytest.mark.parametrize("deadly", [tasks.be_killed, tasks.crash])
def test_a_piece_that_kills_its_workers_fails_and_others_are_done(pool: RemotePool, deadly: object) -> None:
    async def ask() -> tuple[str, list[int]]:
        asked = Asked(pool, Task(deadly, ()))  # type: ignore[arg-type]
        beside = Asked(pool, *[Task(tasks.square, (n,)) for n in range(5)])
        return await asked.failed(), await beside.over()

    why, results = asyncio.run(ask())
    assert (why, results) == (KILLS, [0, 1, 4, 9, 16])


def test_a_piece_may_print_and_finds_nothing_to_read(pool: RemotePool) -> None:
    async def ask() -> list[str]:
        return await Asked(pool, Task(tasks.say, ())).over()

    assert asyncio.run(ask()) == [""]


def test_no_piece_takes_all_the_memory(pool: RemotePool) -> None:
    async def ask() -> str:
        return await Asked(pool, Task(tasks.hold, (2_000,))).failed()

    assert "(MemoryError" in asyncio.run(ask())


def test_workers_are_gone_with_those_who_started_them() -> None:
    async def ask(service: JobService) -> list[int]:
        return await Asked(RemotePool(service.connect), Task(tasks.who, ())).over()

    with JobService(ProcessWorkerPool(1, tasks.COMMAND)) as service:
        (worker,) = [psutil.Process(pid) for pid in asyncio.run(ask(service))]
        assert is_alive(worker)
    wait_until(lambda: not is_alive(worker), "the worker has ended")


def test_a_worker_takes_what_it_needs_from_the_package(pool: RemotePool) -> None:
    async def ask() -> list[tuple[str, ...]]:
        return await Asked(pool, Task(keys, ("suffragist",))).over()

    assert asyncio.run(ask()) == [keys("suffragist")]


def test_workers_take_the_fastest_engine_that_is_built(pool: RemotePool) -> None:
    async def ask() -> list[str]:
        return await Asked(pool, Task(engine.in_use, ())).over()

    fastest = engine.PURE if engine.why_not_compiled() else engine.COMPILED
    assert asyncio.run(ask()) == [os.environ.get(engine.VARIABLE, fastest)]
