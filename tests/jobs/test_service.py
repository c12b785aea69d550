"""A pool that many clients reach over sockets: fair, on their own event loops, and safe from unexpected frames."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import stat
import threading
from collections.abc import Iterator
from contextvars import ContextVar
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from tests.jobs import tasks
from tests.jobs.requests import TaskRequest, until
from vfw.jobs.batch import Task
from vfw.jobs.dispatcher import TIMEOUT_MESSAGE, FairQueue, Load
from vfw.jobs.protocol import AWAITED, HEAD, HELLO, MAX_PAYLOAD, RESULT, STOP, VARIABLE, Address, Frame
from vfw.jobs.remote_pool import TASKS_PER_WRITE, UNREACHABLE, RemotePool, current_pool, use_pool
from vfw.jobs.service import HAS_UNIX_SOCKETS, JobService, job_service_for_kernels
from vfw.jobs.worker_pool import ProcessWorkerPool


@pytest.fixture(scope="module")
def service() -> Iterator[JobService]:
    """Run a service with one worker, so that the order is known."""
    with JobService(ProcessWorkerPool(1, tasks.COMMAND), queue=FairQueue(client_limit=Load(150, 1 << 20))) as service:
        yield service


@pytest.fixture
def pool(service: JobService) -> RemotePool:
    return RemotePool(service.connect)


class Gate:
    """A task that holds the worker until the test opens it."""

    def __init__(self, pool: RemotePool, folder: Path) -> None:
        self._file = folder / "gate"
        self.asked = TaskRequest(pool, Task(tasks.wait, (self._file,)))

    async def holds(self) -> int:
        """Return the process id of the worker, once it waits."""
        await until(lambda: self._file.exists() and self._file.read_text())
        return int(self._file.read_text())

    def open(self) -> None:
        self._file.with_suffix(".go").touch()


def noting(folder: Path, *words: str) -> list[Task]:
    return [Task(tasks.write_note, (folder / "notes", word)) for word in words]


def notes(folder: Path) -> list[str]:
    return (folder / "notes").read_text().split() if (folder / "notes").exists() else []


def test_clients_take_turns_and_awaited_tasks_come_first(service: JobService, tmp_path: Path) -> None:
    async def ask() -> None:
        ada, ida = (RemotePool(service.connect) for _ in range(2))
        gate = Gate(ada, tmp_path)
        await gate.holds()
        request = [
            TaskRequest(ada, *noting(tmp_path, "arc-1", "arc-2"), is_awaited=False),
            TaskRequest(ada, *noting(tmp_path, "ada-1", "ada-2", "ada-3")),
        ]
        await heard(ada)
        request.append(TaskRequest(ida, *noting(tmp_path, "ida-1", "ida-2")))
        await heard(ida)
        gate.open()
        for each in request:
            await each.in_order()

    asyncio.run(ask())
    assert notes(tmp_path) == ["ada-1", "ida-1", "ada-2", "ida-2", "ada-3", "arc-1", "arc-2"]


async def heard(pool: RemotePool) -> None:
    """Wait until the service has received all that was sent so far: a task that is too large is rejected after it."""
    too_large = TaskRequest(pool, Task(tasks.square, (bytes(2 << 20),)))
    assert "too much at once" in await too_large.failure()


def test_a_stopped_job_runs_no_further_tasks_and_passes_on_no_results(pool: RemotePool, tmp_path: Path) -> None:
    async def ask() -> TaskRequest:
        gate = Gate(pool, tmp_path)
        stopped = TaskRequest(pool, *noting(tmp_path, "never", "nowhere"))
        await gate.holds()
        stopped.job.stop()
        gate.asked.job.stop()
        gate.open()
        await TaskRequest(pool, *noting(tmp_path, "after")).in_order()
        assert not gate.asked.results
        return stopped

    stopped = asyncio.run(ask())
    assert notes(tmp_path) == ["after"]
    assert (stopped.results, stopped.failures) == ({}, [])


def test_a_stopped_task_is_not_repeated_when_its_worker_dies(pool: RemotePool, tmp_path: Path) -> None:
    async def ask() -> list[int]:
        gate = Gate(pool, tmp_path)
        worker = await gate.holds()
        gate.asked.job.stop()
        await heard(pool)
        os.kill(worker, signal.SIGKILL)
        # Otherwise the only worker would wait at the gate again.
        return await TaskRequest(pool, Task(tasks.square, (3,))).in_order()

    assert asyncio.run(ask()) == [9]


def test_the_jobs_of_a_disconnected_client_are_dropped(service: JobService, tmp_path: Path) -> None:
    async def come_and_go() -> None:
        gone = RemotePool(service.connect)
        await Gate(gone, tmp_path).holds()
        TaskRequest(gone, *noting(tmp_path, *["gone"] * 20))
        await heard(gone)

    async def stay() -> None:
        Gate(RemotePool(service.connect), tmp_path).open()
        await TaskRequest(RemotePool(service.connect), *noting(tmp_path, "here")).in_order()

    asyncio.run(come_and_go())
    asyncio.run(stay())
    assert notes(tmp_path) == ["here"]


def test_a_client_over_the_limit_is_told_and_may_ask_again(pool: RemotePool) -> None:
    async def ask() -> tuple[str, int]:
        refused = TaskRequest(pool, *[Task(tasks.square, (n,)) for n in range(5_000)])
        return await refused.failure(), len(
            await TaskRequest(pool, *[Task(tasks.square, (n,)) for n in range(40)]).in_order()
        )

    reason, done = asyncio.run(ask())
    assert reason == "You have asked for too much at once. Wait until some of it is done."
    assert done == 40


where: ContextVar[str] = ContextVar("where", default="elsewhere")


def test_results_come_after_do_on_the_event_loop_and_in_the_context_of_the_caller(pool: RemotePool) -> None:
    told: list[tuple[str, bool, threading.Thread]] = []

    async def ask() -> None:
        where.set("here")
        is_over = asyncio.Event()
        has_returned = False

        def on_result(_: int, result: Any) -> None:
            told.append((where.get(), has_returned, threading.current_thread()))
            asyncio.get_running_loop()
            is_over.set()

        pool.do([Task(tasks.square, (3,))], on_result, pytest.fail)
        has_returned = True
        await is_over.wait()

    thread = Thread(target=lambda: asyncio.run(ask()))
    thread.start()
    asyncio.run(ask())
    thread.join()
    assert sorted(told, key=lambda one: one[2] is thread) == [
        ("here", True, threading.current_thread()),
        ("here", True, thread),
    ]


def test_a_callback_that_raises_gets_the_next_results(pool: RemotePool) -> None:
    async def ask() -> tuple[list[int], list[str]]:
        complaints: list[str] = []
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, about: complaints.append(repr(about["exception"])))
        heard: list[int] = []

        def on_result(number: int, _: Any) -> None:
            heard.append(number)
            raise LookupError(number)

        pool.do([Task(tasks.square, (n,)) for n in range(3)], on_result, pytest.fail)
        await until(lambda: len(heard) == 3)
        return heard, complaints

    heard, complaints = asyncio.run(ask())
    assert heard == [0, 1, 2]
    assert complaints == ["LookupError(0)", "LookupError(1)", "LookupError(2)"]


@pytest.mark.parametrize("before", [0, 3 * TASKS_PER_WRITE])
def test_a_task_that_cannot_be_pickled_fails_alone(pool: RemotePool, before: int) -> None:
    async def ask() -> tuple[str, list[int]]:
        good = [Task(tasks.square, (n,)) for n in range(before)]
        request = TaskRequest(pool, *good, Task(lambda: 1, ()), *good)
        beside = TaskRequest(pool, Task(tasks.square, (3,)))
        return await request.failure(), await beside.in_order()

    reason, results = asyncio.run(ask())
    assert reason.startswith("This could not be sent to those who work things out, by a fault of the exhibit (")
    assert "lambda" in reason
    assert results == [9]


def test_a_result_that_is_too_large_is_an_error(pool: RemotePool) -> None:
    async def ask() -> str:
        return await TaskRequest(pool, Task(tasks.bytes_of, (MAX_PAYLOAD + 1,))).failure()

    assert "bytes are too many; expected 8,388,608 at most" in asyncio.run(ask())


def test_a_task_over_the_timeout_is_abandoned(tmp_path: Path) -> None:
    async def ask(pool: RemotePool) -> tuple[str, list[int]]:
        endless = TaskRequest(pool, Task(tasks.wait, (tmp_path / "never",)))
        return await endless.failure(), await TaskRequest(pool, Task(tasks.square, (2,))).in_order()

    with JobService(ProcessWorkerPool(1, tasks.COMMAND), task_timeout=1.0) as service:
        assert asyncio.run(ask(RemotePool(service.connect))) == (TIMEOUT_MESSAGE, [4])


def test_a_job_fails_with_the_reason_if_no_process_can_be_started() -> None:
    async def ask(pool: RemotePool) -> list[str]:
        return [await TaskRequest(pool, *[Task(tasks.square, (n,)) for n in range(3)]).failure() for _ in range(2)]

    with JobService(ProcessWorkerPool(2, ["/no/such/python"])) as service:
        for reason in asyncio.run(ask(RemotePool(service.connect))):
            assert "This cannot be worked out now: the machine starts no more programs" in reason
            assert "/no/such/python" in reason


def test_an_idle_worker_ends_and_another_starts_when_needed() -> None:
    async def ask(pool: RemotePool) -> set[int]:
        first = await TaskRequest(pool, Task(tasks.process_id, ())).in_order()
        await until(lambda: not Path(f"/proc/{first[0]}").exists())
        return {*first, *await TaskRequest(pool, Task(tasks.process_id, ())).in_order()}

    with JobService(ProcessWorkerPool(1, tasks.COMMAND), idle_timeout=0.01) as service:
        assert len(asyncio.run(ask(RemotePool(service.connect)))) == 2


def test_a_client_is_told_if_the_service_is_lost_or_never_found(tmp_path: Path) -> None:
    async def ask() -> list[str]:
        with JobService(ProcessWorkerPool(1, tasks.COMMAND)) as service:
            pool = RemotePool(service.connect)
            gate = Gate(pool, tmp_path)
            await gate.holds()
        nowhere = Address("secret", str(tmp_path / "nowhere"))
        return [
            await gate.asked.failure(),
            await TaskRequest(RemotePool(nowhere.connect), Task(tasks.process_id, ())).failure(),
        ]

    assert asyncio.run(ask()) == [UNREACHABLE, UNREACHABLE]


@pytest.mark.parametrize("has_paths", [True, False] if HAS_UNIX_SOCKETS else [False])
def test_other_processes_reach_the_service_by_its_address(service: JobService, has_paths: bool) -> None:
    async def ask(address: Address) -> list[int]:
        return await TaskRequest(RemotePool(address.connect), Task(tasks.square, (5,))).in_order()

    with service.listening(has_paths) as address:
        assert asyncio.run(ask(address)) == [25]
        if has_paths:
            folder = Path(address.place).parent
            assert stat.S_IMODE(folder.stat().st_mode) == 0o700
            assert len(address.place) < 104
        else:
            assert address.place.startswith("127.0.0.1:")
    if has_paths:
        assert not folder.exists()


GARBAGE = {
    "a page of the web": b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    "a long secret": HEAD.pack(HELLO, 0, 0, MAX_PAYLOAD),
    "a wrong secret": bytes(Frame(HELLO, b"guessed")),
    "no secret": bytes(Frame(HELLO)),
    "a task without a secret": bytes(Frame(AWAITED, b"piece")),
    "the end": b"",
}


@pytest.mark.parametrize("said", GARBAGE.values(), ids=list(GARBAGE))
def test_a_client_without_the_secret_is_disconnected(service: JobService, said: bytes) -> None:
    with service.listening(has_paths=False) as address:
        host, _, port = address.place.partition(":")
        with socket.create_connection((host, int(port))) as stranger:
            stranger.sendall(said + bytes(2 * HEAD.size))
            stranger.shutdown(socket.SHUT_WR)
            assert ended(stranger)


NONSENSE = {
    "a kind that is none": b"?" * HEAD.size,
    "what only a worker sends": bytes(Frame(RESULT, b"42")),
    "too long": HEAD.pack(AWAITED, 0, 0, MAX_PAYLOAD + 1),
    "cut off": bytes(Frame(AWAITED, b"piece"))[:-1],
}


@pytest.mark.parametrize("said", NONSENSE.values(), ids=list(NONSENSE))
def test_an_unexpected_frame_closes_its_own_connection_only(service: JobService, said: bytes) -> None:
    async def ask() -> list[int]:
        pool = RemotePool(service.connect)
        before = await TaskRequest(pool, Task(tasks.square, (2,))).in_order()
        with service.connect() as other:
            other.sendall(said)
            other.shutdown(socket.SHUT_WR)
            assert ended(other)
        return before + await TaskRequest(pool, Task(tasks.square, (3,))).in_order()

    assert asyncio.run(ask()) == [4, 9]


def ended(own: socket.socket) -> bool:
    """Return whether the other side closes the connection without an answer."""
    own.settimeout(60)
    try:
        return own.recv(1) == b""
    except ConnectionResetError:
        return True


def test_a_task_that_is_no_pickle_fails_alone(service: JobService) -> None:
    with service.connect() as client:
        client.sendall(bytes(Frame(STOP, b"", 9)) + bytes(Frame(AWAITED, b"no pickle", 4, 2)))
        kind, job_id, _, length = HEAD.unpack(client.recv(HEAD.size))
        assert (kind, job_id) == (b"F", 4)
        assert b"by a fault of the exhibit (UnpicklingError" in client.recv(length)


def test_kernels_inherit_the_address() -> None:
    with job_service_for_kernels(ProcessWorkerPool(1)):
        address = Address.inherited()
        assert address
        assert str(address) == os.environ[VARIABLE]
        address.connect().close()
    assert Address.inherited() is None


def test_a_malformed_address_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "a-path-alone")
    with pytest.raises(ValueError, match=r"VFW_THINKING is 'a-path-alone'; expected SECRET@PATH or SECRET@HOST:PORT"):
        Address.inherited()


def test_without_an_event_loop_tasks_run_at_once() -> None:
    use_pool(None)
    told: list[int] = []
    current_pool().do([Task(tasks.square, (2,))], lambda _, result: told.append(result), pytest.fail)
    assert told == [4]


def test_with_an_event_loop_and_no_server_processes_are_started() -> None:
    async def ask() -> list[tuple[str, ...]]:
        use_pool(None)
        from vfw.votes.rules.deck import keys

        return await TaskRequest(current_pool(), Task(keys, ("start",))).in_order()

    assert asyncio.run(ask()) == [()]


def test_a_negative_number_of_workers_is_rejected() -> None:
    with pytest.raises(ValueError, match="-1 workers do nothing; expected 1 or more, or 0 for one a core"):
        ProcessWorkerPool(-1)
