"""The pool on a cluster behaves as the pool of processes: fair, each task once, even when workers die."""

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
from vfw.jobs import dask_cluster, dask_pool
from vfw.jobs.batch import Task
from vfw.jobs.dask_cluster import LOCAL, SCHEDULER, ClusterError, import_distributed
from vfw.jobs.dask_pool import DaskWorkerPool, worker_pool_for
from vfw.jobs.dispatcher import KILLED_MESSAGE
from vfw.jobs.remote_pool import RemotePool
from vfw.jobs.service import JobService
from vfw.jobs.worker_pool import ProcessWorkerPool
from vfw.server.__main__ import main

UNUSED_ADDRESS = "tcp://127.0.0.1:1"


@pytest.fixture(scope="module")
def service() -> Iterator[JobService]:
    """Run a service with one worker, so that the order is known."""

    async def process_id(service: JobService) -> int:
        (worker,) = await TaskRequest(RemotePool(service.connect), Task(tasks.process_id, ())).in_order()
        return int(worker)

    with JobService(DaskWorkerPool(workers=1, packages=("vfw", "tests"))) as service:
        yield service
        worker = asyncio.run(process_id(service))
    wait_until(
        lambda: not psutil.pid_exists(worker) or not is_alive(psutil.Process(worker)), "the worker ends with the pool"
    )


@pytest.fixture
def pool(service: JobService) -> RemotePool:
    return RemotePool(service.connect)


def test_clients_take_turns_and_stopped_tasks_are_not_run(service: JobService, tmp_path: Path) -> None:
    def noting(*words: str) -> list[Task]:
        return [Task(tasks.write_note, (tmp_path / "notes", word)) for word in words]

    async def ask() -> list[float]:
        ada, ida = (RemotePool(service.connect) for _ in range(2))
        gate = TaskRequest(ada, Task(tasks.wait, (tmp_path / "gate",)))
        stopped = TaskRequest(ida, *noting("never"))
        request = [TaskRequest(ada, *noting("ada-1", "ada-2", "ada-3"))]
        await until((tmp_path / "gate").exists)
        stopped.job.stop()
        request.append(TaskRequest(ida, *noting("ida-1", "ida-2")))
        others = list[float]()
        ida.request_stats(lambda stats: others.append(stats.others))
        await until(lambda: others)
        (tmp_path / "gate.go").touch()
        for each in (gate, *request):
            await each.in_order()
        return others

    assert asyncio.run(ask()) == [1]
    assert (tmp_path / "notes").read_text().split() == ["ada-1", "ida-1", "ada-2", "ida-2", "ada-3"]


def test_the_worker_has_low_priority_its_own_session_and_the_fastest_engine(pool: RemotePool) -> None:
    async def ask() -> tuple[int, str]:
        (worker,) = await TaskRequest(pool, Task(tasks.process_id, ())).in_order()
        return worker, (await TaskRequest(pool, Task(engine.in_use, ())).in_order())[0]

    worker, engine_there = asyncio.run(ask())
    assert psutil.Process(worker).nice() > psutil.Process().nice()
    assert os.getsid(worker) == worker
    assert engine_there == (engine.PURE if engine.why_not_compiled() else engine.COMPILED)


def test_the_task_of_a_killed_worker_is_run_by_another(pool: RemotePool, tmp_path: Path) -> None:
    here = tmp_path / "here"

    async def ask() -> tuple[int, list[int]]:
        request = TaskRequest(pool, Task(tasks.wait_at_first, (here,)), *[Task(tasks.square, (n,)) for n in range(5)])
        await until(lambda: here.exists() and here.read_text())
        os.kill(victim := int(here.read_text()), signal.SIGKILL)
        return victim, await request.in_order()

    victim, (done_by, *squares) = asyncio.run(ask())
    assert done_by != victim
    assert squares == [0, 1, 4, 9, 16]


def test_a_task_that_kills_its_workers_fails_and_others_are_run(pool: RemotePool) -> None:
    async def ask() -> tuple[str, list[int]]:
        request = TaskRequest(pool, Task(tasks.be_killed, ()))
        return await request.failure(), await TaskRequest(pool, Task(tasks.square, (4,))).in_order()

    assert asyncio.run(ask()) == (KILLED_MESSAGE, [16])


def test_an_exception_and_a_function_of_another_package_are_reported(pool: RemotePool) -> None:
    async def ask() -> list[str]:
        return [await TaskRequest(pool, piece).failure() for piece in (Task(tasks.fail, ()), Task(eval, ("2 + 2",)))]

    fault, refused = asyncio.run(ask())
    assert "(ZeroDivisionError: the votes of 1848 are no divisor)" in fault
    assert "workers call functions of vfw, tests alone" in refused


def test_a_worker_with_another_version_is_reported(pool: RemotePool, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> str:
        return await TaskRequest(pool, Task(tasks.square, (2,))).failure()

    monkeypatch.setattr(engine, "sources_digest", lambda: "of another version")
    assert asyncio.run(ask()) == dask_pool.VERSION_MISMATCH


def test_an_existing_cluster_is_used_and_its_loss_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dask_pool, "CONNECT_TIMEOUT", 0.2)
    settings = {"n_workers": 1, "threads_per_worker": 3, "processes": False, "dashboard_address": ":0"}
    there = import_distributed().LocalCluster(**settings, protocol="tcp", host="127.0.0.1")

    async def ask(service: JobService) -> list[int]:
        return await TaskRequest(RemotePool(service.connect), *[Task(tasks.square, (n,)) for n in range(9)]).in_order()

    async def ask_in_vain(service: JobService) -> str:
        return await TaskRequest(RemotePool(service.connect), Task(tasks.square, (1,))).failure()

    with JobService(worker_pool := DaskWorkerPool(there.scheduler_address, packages=("vfw", "tests"))) as service:
        assert asyncio.run(ask(service)) == [n * n for n in range(9)]
        assert worker_pool.max_workers == 3
        address = there.scheduler_address
        there.close()
        assert f"This cannot be worked out now: no scheduler answers at {address}" in asyncio.run(ask_in_vain(service))


def test_the_environment_chooses_the_worker_pool() -> None:
    assert isinstance(worker_pool_for(3, {}), ProcessWorkerPool)
    assert isinstance(worker_pool_for(3, {SCHEDULER: LOCAL}), DaskWorkerPool)


def test_the_server_does_not_start_without_its_scheduler_and_says_why(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def serve(*_: object, workers: int, **__: object) -> None:
        with JobService(worker_pool_for(workers)):
            pytest.fail("it opened")

    monkeypatch.setattr("vfw.server.application.serve", serve)
    monkeypatch.setattr(dask_pool, "CONNECT_TIMEOUT", 0.2)
    monkeypatch.setenv(SCHEDULER, UNUSED_ADDRESS)
    assert main(["--port", "8905"]) == 1
    said = capsys.readouterr().err
    assert f"The exhibit cannot open: no scheduler answers at {UNUSED_ADDRESS}" in said
    assert "Unset VFW_SCHEDULER to compute on this machine instead." in said


def test_a_missing_library_is_reported_with_the_install_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dask_cluster, "find_spec", lambda name: None)
    with pytest.raises(ClusterError, match=r"pip install 'vfw\[cluster\]'"), JobService(DaskWorkerPool()):
        pass
