"""Hundreds of attacks on a pool: every task runs once or fails, and the pool keeps working."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from collections.abc import Iterator
from pathlib import Path
from random import Random

import psutil
import pytest

from tests.jobs import tasks
from tests.jobs.requests import TaskRequest, until
from vfw.jobs.batch import Task
from vfw.jobs.dispatcher import KILLED_MESSAGE
from vfw.jobs.protocol import AWAITED, HEAD, HELLO, STOP, UNAWAITED, Address, Frame
from vfw.jobs.remote_pool import UNREACHABLE, RemotePool
from vfw.jobs.service import JobService
from vfw.jobs.worker_pool import ProcessWorkerPool

pytestmark = pytest.mark.long


@pytest.fixture
def service() -> Iterator[JobService]:
    with JobService(ProcessWorkerPool(2, tasks.COMMAND)) as service:
        yield service


def squares(count: int) -> list[Task]:
    return [Task(tasks.square, (n,)) for n in range(count)]


async def goes_on(service: JobService) -> None:
    assert await TaskRequest(RemotePool(service.connect), *squares(5)).in_order() == [0, 1, 4, 9, 16]


def test_no_task_is_lost_when_workers_are_killed_all_the_time(service: JobService) -> None:
    async def ask() -> None:
        chance, killed = Random(1848), 0
        for _ in range(40):
            request = [TaskRequest(RemotePool(service.connect), *[Task(tasks.slow_square, (n,)) for n in range(10)])]
            request.append(TaskRequest(RemotePool(service.connect), *squares(20), is_awaited=False))
            await asyncio.sleep(chance.random() / 20)
            for worker in psutil.Process().children():
                worker.kill()
                killed += 1
            for each in request:
                results = await each.in_order()
                # A task whose workers are killed again and again fails.
                assert each.failures in ([], [KILLED_MESSAGE])
                if not each.failures:
                    assert results == [n * n for n in range(len(results))]
        assert killed > 40
        await goes_on(service)

    asyncio.run(ask())


def test_a_thousand_jobs_that_are_started_and_stopped_leave_nothing(service: JobService, tmp_path: Path) -> None:
    async def ask() -> None:
        pool, chance = RemotePool(service.connect), Random(1848)
        request = []
        for number in range(1_000):
            request.append(TaskRequest(pool, *squares(20), is_awaited=number % 2 == 0))
            if chance.random() < 0.5:
                await asyncio.sleep(0)
            chance.choice(request).job.stop()
        told = [dict(each.results) for each in request]
        for each in request:
            each.job.stop()
        await goes_on(service)
        assert [each.results for each in request] == told
        assert not any(each.failures and "too much" not in each.failures[0] for each in request)

    asyncio.run(ask())


def test_hundreds_of_clients_that_send_garbage_change_nothing(service: JobService) -> None:
    async def ask(address: Address) -> None:
        chance = Random(1920)
        kinds = (HELLO, AWAITED, UNAWAITED, STOP, b"R", b"F", b"?")
        for number in range(500):
            with address.connect() if number % 2 else bare(address) as stranger:
                said = b"".join(
                    HEAD.pack(chance.choice(kinds), chance.randrange(4), chance.randrange(9), chance.randrange(40))
                    + chance.randbytes(chance.randrange(40))
                    for _ in range(chance.randrange(6))
                )
                stranger.sendall(said)
        await goes_on(service)

    def bare(address: Address) -> socket.socket:
        stranger = socket.socket(socket.AF_UNIX)
        stranger.connect(address.place)
        return stranger

    with service.listening() as address:
        asyncio.run(ask(address))


def test_a_client_that_never_reads_its_answers_is_disconnected(service: JobService) -> None:
    async def ask() -> None:
        client = service.connect()
        payload = tasks.packed(tasks.bytes_of, 4 << 20)
        for number in range(20):
            client.sendall(bytes(Frame(AWAITED, payload, 1, number)))
        await goes_on(service)
        with client:
            client.setblocking(False)
            read = 0
            await until(lambda: is_over(client))
        assert read == 0

    def is_over(client: socket.socket) -> bool:
        try:
            return not client.recv(1 << 20)
        except BlockingIOError:
            return False
        except ConnectionResetError:
            return True

    asyncio.run(ask())


def test_a_client_that_floods_the_service_does_not_delay_others(service: JobService) -> None:
    async def ask() -> None:
        flood = service.connect()
        flood.setblocking(False)
        payload = tasks.packed(tasks.square, 3)
        water = b"".join(bytes(Frame(AWAITED, payload, job_id, n)) for job_id in range(100) for n in range(100))
        sent = 0
        for _ in range(50):
            await goes_on(service)
            try:
                sent += flood.send(water)
            except (BlockingIOError, ConnectionError):
                continue
        assert sent > len(water) / 10
        flood.close()
        await goes_on(service)

    asyncio.run(ask())


def test_clients_that_disconnect_leak_no_file_descriptors(service: JobService) -> None:
    async def ask() -> None:
        before = len(list(Path("/proc/self/fd").iterdir())) if Path("/proc/self/fd").exists() else 0
        for _ in range(300):
            with service.connect() as client:
                client.sendall(bytes(Frame(AWAITED, tasks.packed(tasks.square, 2), 1)))
        await goes_on(service)
        if before:
            await until(lambda: len(list(Path("/proc/self/fd").iterdir())) < before + 20)

    asyncio.run(ask())


def works(child: psutil.Process) -> bool:
    """Return whether a process is a running worker. A zombie has no command any more."""
    try:
        return "tests.jobs.tasks" in child.cmdline()
    except psutil.NoSuchProcess:
        return False


def test_a_service_that_is_closed_fails_all_jobs_and_leaves_no_worker() -> None:
    async def ask() -> None:
        with JobService(ProcessWorkerPool(2, tasks.COMMAND)) as service:
            request = [
                TaskRequest(RemotePool(service.connect), *[Task(tasks.slow_square, (n,)) for n in range(50)])
                for _ in range(30)
            ]
            await until(lambda: any(each.results for each in request))
        for each in request:
            assert await each.failure() == UNREACHABLE

    for _ in range(10):
        asyncio.run(ask())
    gone = [child for child in psutil.Process().children() if works(child)]
    assert gone == []


def test_a_suspended_worker_is_replaced(tmp_path: Path) -> None:
    async def ask(service: JobService) -> None:
        pool = RemotePool(service.connect)
        (worker,) = await TaskRequest(pool, Task(tasks.process_id, ())).in_order()
        os.kill(worker, signal.SIGSTOP)
        await TaskRequest(pool, Task(tasks.process_id, ())).failure()
        await goes_on(service)

    with JobService(ProcessWorkerPool(1, tasks.COMMAND), task_timeout=2.0) as service:
        asyncio.run(ask(service))
