"""Tasks in processes: whatever happens to a worker, each task runs once or fails."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from tests.jobs import tasks
from tests.jobs.requests import TaskRequest, until
from tests.server.running import is_alive, wait_until
from vfw import engine
from vfw.jobs.batch import Task
from vfw.jobs.dispatcher import KILLED_MESSAGE
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


def test_results_come_with_their_indexes(pool: RemotePool) -> None:
    async def ask() -> list[int]:
        return await TaskRequest(pool, *[Task(tasks.square, (n,)) for n in range(20)]).in_order()

    assert asyncio.run(ask()) == [n * n for n in range(20)]


def test_as_many_workers_run_as_allowed_and_none_in_this_process(pool: RemotePool, tmp_path: Path) -> None:
    async def ask() -> set[int]:
        files = [tmp_path / str(n) for n in range(WORKERS + 1)]
        request = TaskRequest(pool, *[Task(tasks.wait, (file,)) for file in files])
        await until(lambda: sum(file.exists() for file in files) == WORKERS)
        for file in files:
            file.with_suffix(".go").touch()
        return set(await request.in_order())

    processes = asyncio.run(ask())
    assert len(processes) == WORKERS
    assert os.getpid() not in processes
    for process in processes:
        assert psutil.Process(process).nice() > psutil.Process().nice()


def test_an_expected_task_starts_a_worker_in_advance(tmp_path: Path) -> None:
    async def ask(pool: RemotePool) -> tuple[int, int]:
        file = tmp_path / "rehearsal"
        file.with_suffix(".go").touch()
        pool.expect(Task(tasks.wait, (file,)))
        await until(lambda: file.exists() and file.read_text())
        (worker,) = await TaskRequest(pool, Task(tasks.process_id, ())).in_order()
        return int(file.read_text()), worker

    with JobService(ProcessWorkerPool(1, tasks.COMMAND)) as service:
        rehearsed, worked = asyncio.run(ask(RemotePool(service.connect)))
    assert rehearsed == worked


def test_a_function_of_another_package_is_rejected(pool: RemotePool) -> None:
    async def ask() -> tuple[str, list[int]]:
        refused = TaskRequest(pool, Task(eval, ("2 + 2",)))
        return await refused.failure(), await TaskRequest(pool, Task(tasks.square, (2,))).in_order()

    reason, results = asyncio.run(ask())
    assert "<built-in function eval> is of builtins; workers call functions of vfw, tests alone" in reason
    assert results == [4]


def test_an_exception_in_a_task_is_reported_and_work_continues(pool: RemotePool) -> None:
    async def ask() -> tuple[str, list[int]]:
        faulty = TaskRequest(pool, Task(tasks.fail, ()))
        return await faulty.failure(), await TaskRequest(pool, Task(tasks.square, (2,))).in_order()

    reason, results = asyncio.run(ask())
    assert reason == (
        "This could not be worked out, by a fault of the exhibit (ZeroDivisionError: the votes of 1848 are no divisor)."
    )
    assert results == [4]


def test_the_task_of_a_killed_worker_is_run_by_another(pool: RemotePool, tmp_path: Path) -> None:
    async def ask() -> tuple[int, list[int]]:
        request = TaskRequest(pool, Task(tasks.wait_at_first, (tmp_path / "here",)), *[Task(tasks.process_id, ())] * 5)
        victim = await said(tmp_path / "here")
        os.kill(victim, signal.SIGKILL)
        return victim, await request.in_order()

    victim, done_by = asyncio.run(ask())
    assert len(done_by) == 6
    assert done_by[0] != victim


def test_workers_that_died_while_idle_cost_no_task(pool: RemotePool, tmp_path: Path) -> None:
    """A machine that runs out of memory kills idle workers."""

    async def ask() -> tuple[list[int], list[int]]:
        files = [tmp_path / str(n) for n in range(WORKERS)]
        request = TaskRequest(pool, *[Task(tasks.wait, (file,)) for file in files])
        await until(lambda: all(file.exists() for file in files))
        for file in files:
            file.with_suffix(".go").touch()
        idle = await request.in_order()
        for worker in idle:
            os.kill(worker, signal.SIGKILL)
        await until(lambda: not any(psutil.pid_exists(worker) for worker in idle))
        return idle, await TaskRequest(pool, Task(tasks.process_id, ())).in_order()

    killed, (worker,) = asyncio.run(ask())
    assert len({*killed}) == WORKERS
    assert worker not in killed


async def said(file: Path) -> int:
    """Return the process id of the worker, once it is written."""
    await until(lambda: file.exists() and file.read_text())
    return int(file.read_text())


@pytest.mark.parametrize("deadly", [tasks.be_killed, tasks.crash])
def test_a_task_that_kills_its_workers_fails_and_others_are_run(pool: RemotePool, deadly: object) -> None:
    async def ask() -> tuple[str, list[int]]:
        request = TaskRequest(pool, Task(deadly, ()))  # type: ignore[arg-type]
        beside = TaskRequest(pool, *[Task(tasks.square, (n,)) for n in range(5)])
        return await request.failure(), await beside.in_order()

    reason, results = asyncio.run(ask())
    assert (reason, results) == (KILLED_MESSAGE, [0, 1, 4, 9, 16])


def test_a_task_may_print_and_finds_an_empty_input(pool: RemotePool) -> None:
    async def ask() -> list[str]:
        return await TaskRequest(pool, Task(tasks.print_and_read, ())).in_order()

    assert asyncio.run(ask()) == [""]


def test_a_task_cannot_take_all_the_memory(pool: RemotePool) -> None:
    async def ask() -> str:
        return await TaskRequest(pool, Task(tasks.allocate, (2_000,))).failure()

    assert "(MemoryError" in asyncio.run(ask())


def test_workers_end_with_the_service() -> None:
    async def ask(service: JobService) -> list[int]:
        return await TaskRequest(RemotePool(service.connect), Task(tasks.process_id, ())).in_order()

    with JobService(ProcessWorkerPool(1, tasks.COMMAND)) as service:
        (worker,) = [psutil.Process(pid) for pid in asyncio.run(ask(service))]
        assert is_alive(worker)
    wait_until(lambda: not is_alive(worker), "the worker has ended")


def test_a_worker_imports_modules_of_the_package(pool: RemotePool) -> None:
    async def ask() -> list[tuple[str, ...]]:
        return await TaskRequest(pool, Task(keys, ("suffragist",))).in_order()

    assert asyncio.run(ask()) == [keys("suffragist")]


def test_workers_use_the_fastest_engine_that_is_built(pool: RemotePool) -> None:
    async def ask() -> list[str]:
        return await TaskRequest(pool, Task(engine.in_use, ())).in_order()

    fastest = engine.PURE if engine.why_not_compiled() else engine.COMPILED
    assert asyncio.run(ask()) == [os.environ.get(engine.VARIABLE, fastest)]
