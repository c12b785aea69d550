"""A pool that is treated badly, by the hundred: every piece is done once or said to have failed, and it goes on."""

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
from tests.jobs.asking import Asked, until
from vfw.jobs.batch import Task
from vfw.jobs.dispatcher import KILLS
from vfw.jobs.protocol import AWAITED, HEAD, HELLO, STOP, UNAWAITED, Address, Frame
from vfw.jobs.remote_pool import LOST, RemotePool
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
    assert await Asked(RemotePool(service.connect), *squares(5)).over() == [0, 1, 4, 9, 16]


def test_workers_that_are_killed_all_the_time_lose_no_piece(service: JobService) -> None:
    async def ask() -> None:
        chance, killed = Random(1848), 0
        for _ in range(40):
            asked = [Asked(RemotePool(service.connect), *[Task(tasks.slow_square, (n,)) for n in range(10)])]
            asked.append(Asked(RemotePool(service.connect), *squares(20), is_awaited=False))
            await asyncio.sleep(chance.random() / 20)
            for worker in psutil.Process().children():
                worker.kill()
                killed += 1
            for each in asked:
                results = await each.over()
                # Who is killed again and again over the same piece is told so.
                assert each.failures in ([], [KILLS])
                if not each.failures:
                    assert results == [n * n for n in range(len(results))]
        assert killed > 40
        await goes_on(service)

    asyncio.run(ask())


def test_a_thousand_errands_that_are_begun_and_stopped_leave_nothing(service: JobService, tmp_path: Path) -> None:
    async def ask() -> None:
        pool, chance = RemotePool(service.connect), Random(1848)
        asked = []
        for number in range(1_000):
            asked.append(Asked(pool, *squares(20), is_awaited=number % 2 == 0))
            if chance.random() < 0.5:
                await asyncio.sleep(0)
            chance.choice(asked).errand.stop()
        told = [dict(each.results) for each in asked]
        for each in asked:
            each.errand.stop()
        await goes_on(service)
        assert [each.results for each in asked] == told
        assert not any(each.failures and "too much" not in each.failures[0] for each in asked)

    asyncio.run(ask())


def test_hundreds_of_strangers_who_talk_nonsense_change_nothing(service: JobService) -> None:
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


def test_who_never_reads_what_is_answered_is_hung_up_on(service: JobService) -> None:
    async def ask() -> None:
        deaf = service.connect()
        payload = tasks.packed(tasks.bytes_of, 4 << 20)
        for number in range(20):
            deaf.sendall(bytes(Frame(AWAITED, payload, 1, number)))
        await goes_on(service)
        with deaf:
            deaf.setblocking(False)
            read = 0
            await until(lambda: is_over(deaf))
        assert read == 0

    def is_over(deaf: socket.socket) -> bool:
        try:
            return not deaf.recv(1 << 20)
        except BlockingIOError:
            return False
        except ConnectionResetError:
            return True

    asyncio.run(ask())


def test_one_who_floods_it_does_not_keep_others_waiting(service: JobService) -> None:
    async def ask() -> None:
        flood = service.connect()
        flood.setblocking(False)
        payload = tasks.packed(tasks.square, 3)
        water = b"".join(bytes(Frame(AWAITED, payload, errand, n)) for errand in range(100) for n in range(100))
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


def test_askers_who_come_and_go_take_nothing_with_them(service: JobService) -> None:
    async def ask() -> None:
        before = len(list(Path("/proc/self/fd").iterdir())) if Path("/proc/self/fd").exists() else 0
        for _ in range(300):
            with service.connect() as asker:
                asker.sendall(bytes(Frame(AWAITED, tasks.packed(tasks.square, 2), 1)))
        await goes_on(service)
        if before:
            await until(lambda: len(list(Path("/proc/self/fd").iterdir())) < before + 20)

    asyncio.run(ask())


def works(child: psutil.Process) -> bool:
    """Whether it is a worker that goes on; one that has ended, and was not waited for yet, has no command any more."""
    try:
        return "tests.jobs.tasks" in child.cmdline()
    except psutil.NoSuchProcess:
        return False


def test_a_service_that_ends_in_the_middle_tells_all_and_leaves_nobody() -> None:
    async def ask() -> None:
        with JobService(ProcessWorkerPool(2, tasks.COMMAND)) as service:
            asked = [
                Asked(RemotePool(service.connect), *[Task(tasks.slow_square, (n,)) for n in range(50)])
                for _ in range(30)
            ]
            await until(lambda: any(each.results for each in asked))
        for each in asked:
            assert await each.failed() == LOST

    for _ in range(10):
        asyncio.run(ask())
    gone = [child for child in psutil.Process().children() if works(child)]
    assert gone == []


def test_a_worker_that_is_halted_is_given_up(tmp_path: Path) -> None:
    async def ask(service: JobService) -> None:
        pool = RemotePool(service.connect)
        (worker,) = await Asked(pool, Task(tasks.who, ())).over()
        os.kill(worker, signal.SIGSTOP)
        await Asked(pool, Task(tasks.who, ())).failed()
        await goes_on(service)

    with JobService(ProcessWorkerPool(1, tasks.COMMAND), longest=2.0) as service:
        asyncio.run(ask(service))
