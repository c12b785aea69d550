"""The pool on a cluster does what the pool of processes does: in turn, each piece once, and whatever dies."""

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
from vfw.jobs import dask_cluster, dask_pool
from vfw.jobs.batch import Task
from vfw.jobs.dask_cluster import LOCAL, SCHEDULER, NoCluster, library
from vfw.jobs.dask_pool import DaskWorkerPool, worker_pool_for
from vfw.jobs.dispatcher import KILLS
from vfw.jobs.remote_pool import RemotePool
from vfw.jobs.service import JobService
from vfw.jobs.worker_pool import ProcessWorkerPool
from vfw.server.__main__ import main

NOBODY = "tcp://127.0.0.1:1"


@pytest.fixture(scope="module")
def service() -> Iterator[JobService]:
    """With one worker, so that it is known what is done when."""

    async def who(service: JobService) -> int:
        (worker,) = await Asked(RemotePool(service.connect), Task(tasks.who, ())).over()
        return int(worker)

    with JobService(DaskWorkerPool(workers=1, packages=("vfw", "tests"))) as service:
        yield service
        worker = asyncio.run(who(service))
    wait_until(lambda: not psutil.pid_exists(worker) or not is_alive(psutil.Process(worker)), "it ends with the crew")


@pytest.fixture
def pool(service: JobService) -> RemotePool:
    return RemotePool(service.connect)


def test_askers_take_turns_and_what_is_stopped_is_not_done(service: JobService, tmp_path: Path) -> None:
    def noting(*words: str) -> list[Task]:
        return [Task(tasks.note, (tmp_path / "notes", word)) for word in words]

    async def ask() -> list[float]:
        ada, ida = (RemotePool(service.connect) for _ in range(2))
        gate = Asked(ada, Task(tasks.wait, (tmp_path / "gate",)))
        stopped = Asked(ida, *noting("never"))
        asked = [Asked(ada, *noting("ada-1", "ada-2", "ada-3"))]
        await until((tmp_path / "gate").exists)
        stopped.errand.stop()
        asked.append(Asked(ida, *noting("ida-1", "ida-2")))
        others = list[float]()
        ida.crowd(lambda crowd: others.append(crowd.others))
        await until(lambda: others)
        (tmp_path / "gate.go").touch()
        for each in (gate, *asked):
            await each.over()
        return others

    assert asyncio.run(ask()) == [1]
    assert (tmp_path / "notes").read_text().split() == ["ada-1", "ida-1", "ada-2", "ida-2", "ada-3"]


def test_its_worker_stands_back_has_a_session_of_its_own_and_the_fastest_engine(pool: RemotePool) -> None:
    async def ask() -> tuple[int, str]:
        (worker,) = await Asked(pool, Task(tasks.who, ())).over()
        return worker, (await Asked(pool, Task(engine.in_use, ())).over())[0]

    worker, engine_there = asyncio.run(ask())
    assert psutil.Process(worker).nice() > psutil.Process().nice()
    assert os.getsid(worker) == worker
    assert engine_there == (engine.PURE if engine.why_not_compiled() else engine.COMPILED)


def test_a_piece_that_a_killed_worker_had_is_done_by_another(pool: RemotePool, tmp_path: Path) -> None:
    here = tmp_path / "here"

    async def ask() -> tuple[int, list[int]]:
        asked = Asked(pool, Task(tasks.wait_at_first, (here,)), *[Task(tasks.square, (n,)) for n in range(5)])
        await until(lambda: here.exists() and here.read_text())
        os.kill(victim := int(here.read_text()), signal.SIGKILL)
        return victim, await asked.over()

    victim, (done_by, *squares) = asyncio.run(ask())
    assert done_by != victim
    assert squares == [0, 1, 4, 9, 16]


def test_a_piece_that_kills_its_workers_fails_and_others_are_done(pool: RemotePool) -> None:
    async def ask() -> tuple[str, list[int]]:
        asked = Asked(pool, Task(tasks.be_killed, ()))
        return await asked.failed(), await Asked(pool, Task(tasks.square, (4,))).over()

    assert asyncio.run(ask()) == (KILLS, [16])


def test_a_fault_and_a_function_of_others_are_said(pool: RemotePool) -> None:
    async def ask() -> list[str]:
        return [await Asked(pool, piece).failed() for piece in (Task(tasks.fail, ()), Task(eval, ("2 + 2",)))]

    fault, refused = asyncio.run(ask())
    assert "(ZeroDivisionError: nobody divides by the votes of 1848)" in fault
    assert "workers call functions of vfw, tests alone" in refused


def test_other_rules_on_a_worker_are_named(pool: RemotePool, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> str:
        return await Asked(pool, Task(tasks.square, (2,))).failed()

    monkeypatch.setattr(engine, "sources_digest", lambda: "of another version")
    assert asyncio.run(ask()) == dask_pool.OTHERS


def test_a_cluster_that_exists_is_used_and_where_it_goes_who_asks_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dask_pool, "PATIENCE", 0.2)
    settings = {"n_workers": 1, "threads_per_worker": 3, "processes": False, "dashboard_address": ":0"}
    there = library().LocalCluster(**settings, protocol="tcp", host="127.0.0.1")

    async def ask(service: JobService) -> list[int]:
        return await Asked(RemotePool(service.connect), *[Task(tasks.square, (n,)) for n in range(9)]).over()

    async def ask_in_vain(service: JobService) -> str:
        return await Asked(RemotePool(service.connect), Task(tasks.square, (1,))).failed()

    with JobService(crew := DaskWorkerPool(there.scheduler_address, packages=("vfw", "tests"))) as service:
        assert asyncio.run(ask(service)) == [n * n for n in range(9)]
        assert crew.most == 3
        address = there.scheduler_address
        there.close()
        assert f"This cannot be worked out now: no scheduler answers at {address}" in asyncio.run(ask_in_vain(service))


def test_the_environment_says_who_works() -> None:
    assert isinstance(worker_pool_for(3, {}), ProcessWorkerPool)
    assert isinstance(worker_pool_for(3, {SCHEDULER: LOCAL}), DaskWorkerPool)


def test_an_exhibit_whose_scheduler_is_not_there_says_so_and_does_not_open(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def serve(*_: object, workers: int, **__: object) -> None:
        with JobService(worker_pool_for(workers)):
            pytest.fail("it opened")

    monkeypatch.setattr("vfw.server.application.serve", serve)
    monkeypatch.setattr(dask_pool, "PATIENCE", 0.2)
    monkeypatch.setenv(SCHEDULER, NOBODY)
    assert main(["--port", "8905"]) == 1
    said = capsys.readouterr().err
    assert f"The exhibit cannot open: no scheduler answers at {NOBODY}" in said
    assert "Unset VFW_SCHEDULER to compute on this machine instead." in said


def test_without_the_library_one_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dask_cluster, "find_spec", lambda name: None)
    with pytest.raises(NoCluster, match=r"pip install 'vfw\[cluster\]'"), JobService(DaskWorkerPool()):
        pass
