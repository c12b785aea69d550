"""A pool that many reach over sockets: in turn, on their own loops; and what else may come over a socket."""

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
from tests.jobs.asking import Asked, until
from vfw.jobs.batch import Task
from vfw.jobs.dispatcher import TAKES_TOO_LONG, FairQueue, Load
from vfw.jobs.protocol import AWAITED, HEAD, HELLO, LARGEST, RESULT, STOP, VARIABLE, Address, Frame
from vfw.jobs.remote_pool import AT_A_TIME, LOST, RemotePool, current_pool, use_pool
from vfw.jobs.service import HAS_PATHS, JobService, job_service_for_kernels
from vfw.jobs.worker_pool import ProcessWorkerPool


@pytest.fixture(scope="module")
def service() -> Iterator[JobService]:
    """With one worker, so that it is known what is done when."""
    with JobService(ProcessWorkerPool(1, tasks.COMMAND), turns=FairQueue(of_one=Load(150, 1 << 20))) as service:
        yield service


@pytest.fixture
def pool(service: JobService) -> RemotePool:
    return RemotePool(service.connect)


class Gate:
    """A piece that holds the worker until the test lets it go."""

    def __init__(self, pool: RemotePool, folder: Path) -> None:
        self._file = folder / "gate"
        self.asked = Asked(pool, Task(tasks.wait, (self._file,)))

    async def holds(self) -> int:
        """The worker, once it waits."""
        await until(lambda: self._file.exists() and self._file.read_text())
        return int(self._file.read_text())

    def open(self) -> None:
        self._file.with_suffix(".go").touch()


def noting(folder: Path, *words: str) -> list[Task]:
    return [Task(tasks.note, (folder / "notes", word)) for word in words]


def notes(folder: Path) -> list[str]:
    return (folder / "notes").read_text().split() if (folder / "notes").exists() else []


def test_askers_take_turns_and_what_is_awaited_comes_first(service: JobService, tmp_path: Path) -> None:
    async def ask() -> None:
        ada, ida = (RemotePool(service.connect) for _ in range(2))
        gate = Gate(ada, tmp_path)
        await gate.holds()
        asked = [
            Asked(ada, *noting(tmp_path, "arc-1", "arc-2"), is_awaited=False),
            Asked(ada, *noting(tmp_path, "ada-1", "ada-2", "ada-3")),
        ]
        await heard(ada)
        asked.append(Asked(ida, *noting(tmp_path, "ida-1", "ida-2")))
        await heard(ida)
        gate.open()
        for each in asked:
            await each.over()

    asyncio.run(ask())
    assert notes(tmp_path) == ["ada-1", "ida-1", "ada-2", "ida-2", "ada-3", "arc-1", "arc-2"]


async def heard(pool: RemotePool) -> None:
    """Wait until the service has heard all that was sent so far: what comes after it is refused as too much."""
    too_large = Asked(pool, Task(tasks.square, (bytes(2 << 20),)))
    assert "too much at once" in await too_large.failed()


def test_what_has_not_begun_when_it_is_stopped_is_not_done_and_nothing_is_told(
    pool: RemotePool, tmp_path: Path
) -> None:
    async def ask() -> Asked:
        gate = Gate(pool, tmp_path)
        stopped = Asked(pool, *noting(tmp_path, "never", "nowhere"))
        await gate.holds()
        stopped.errand.stop()
        gate.asked.errand.stop()
        gate.open()
        await Asked(pool, *noting(tmp_path, "after")).over()
        assert not gate.asked.results
        return stopped

    stopped = asyncio.run(ask())
    assert notes(tmp_path) == ["after"]
    assert (stopped.results, stopped.failures) == ({}, [])


def test_what_was_stopped_is_not_done_again_when_its_worker_dies(pool: RemotePool, tmp_path: Path) -> None:
    async def ask() -> list[int]:
        gate = Gate(pool, tmp_path)
        worker = await gate.holds()
        gate.asked.errand.stop()
        await heard(pool)
        os.kill(worker, signal.SIGKILL)
        # The only worker would wait before the gate once more.
        return await Asked(pool, Task(tasks.square, (3,))).over()

    assert asyncio.run(ask()) == [9]


def test_the_errands_of_who_is_gone_are_dropped(service: JobService, tmp_path: Path) -> None:
    async def come_and_go() -> None:
        gone = RemotePool(service.connect)
        await Gate(gone, tmp_path).holds()
        Asked(gone, *noting(tmp_path, *["gone"] * 20))
        await heard(gone)

    async def stay() -> None:
        Gate(RemotePool(service.connect), tmp_path).open()
        await Asked(RemotePool(service.connect), *noting(tmp_path, "here")).over()

    asyncio.run(come_and_go())
    asyncio.run(stay())
    assert notes(tmp_path) == ["here"]


def test_who_asks_for_too_much_is_told_and_may_ask_again(pool: RemotePool) -> None:
    async def ask() -> tuple[str, int]:
        refused = Asked(pool, *[Task(tasks.square, (n,)) for n in range(5_000)])
        return await refused.failed(), len(await Asked(pool, *[Task(tasks.square, (n,)) for n in range(40)]).over())

    why, done = asyncio.run(ask())
    assert why == "You have asked for too much at once. Wait until some of it is done."
    assert done == 40


where: ContextVar[str] = ContextVar("where", default="elsewhere")


def test_results_come_after_do_on_the_loop_and_in_the_context_that_asked(pool: RemotePool) -> None:
    told: list[tuple[str, bool, threading.Thread]] = []

    async def ask() -> None:
        where.set("here")
        is_over = asyncio.Event()
        has_returned = False

        def hear(_: int, result: Any) -> None:
            told.append((where.get(), has_returned, threading.current_thread()))
            asyncio.get_running_loop()
            is_over.set()

        pool.do([Task(tasks.square, (3,))], hear, pytest.fail)
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


def test_who_hears_a_result_and_fails_hears_the_next_ones(pool: RemotePool) -> None:
    async def ask() -> tuple[list[int], list[str]]:
        complaints: list[str] = []
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, about: complaints.append(repr(about["exception"])))
        heard: list[int] = []

        def hear(number: int, _: Any) -> None:
            heard.append(number)
            raise LookupError(number)

        pool.do([Task(tasks.square, (n,)) for n in range(3)], hear, pytest.fail)
        await until(lambda: len(heard) == 3)
        return heard, complaints

    heard, complaints = asyncio.run(ask())
    assert heard == [0, 1, 2]
    assert complaints == ["LookupError(0)", "LookupError(1)", "LookupError(2)"]


@pytest.mark.parametrize("before", [0, 3 * AT_A_TIME])
def test_what_cannot_be_sent_fails_alone(pool: RemotePool, before: int) -> None:
    async def ask() -> tuple[str, list[int]]:
        good = [Task(tasks.square, (n,)) for n in range(before)]
        asked = Asked(pool, *good, Task(lambda: 1, ()), *good)
        beside = Asked(pool, Task(tasks.square, (3,)))
        return await asked.failed(), await beside.over()

    why, results = asyncio.run(ask())
    assert why.startswith("This could not be sent to those who work things out, by a fault of the exhibit (")
    assert "lambda" in why
    assert results == [9]


def test_a_result_that_is_too_large_is_a_fault(pool: RemotePool) -> None:
    async def ask() -> str:
        return await Asked(pool, Task(tasks.bytes_of, (LARGEST + 1,))).failed()

    assert "bytes are too many; expected 8,388,608 at most" in asyncio.run(ask())


def test_a_piece_that_takes_much_too_long_is_given_up(tmp_path: Path) -> None:
    async def ask(pool: RemotePool) -> tuple[str, list[int]]:
        endless = Asked(pool, Task(tasks.wait, (tmp_path / "never",)))
        return await endless.failed(), await Asked(pool, Task(tasks.square, (2,))).over()

    with JobService(ProcessWorkerPool(1, tasks.COMMAND), longest=1.0) as service:
        assert asyncio.run(ask(RemotePool(service.connect))) == (TAKES_TOO_LONG, [4])


def test_where_no_process_can_be_started_who_asks_is_told() -> None:
    async def ask(pool: RemotePool) -> list[str]:
        return [await Asked(pool, *[Task(tasks.square, (n,)) for n in range(3)]).failed() for _ in range(2)]

    with JobService(ProcessWorkerPool(2, ["/no/such/python"])) as service:
        for why in asyncio.run(ask(RemotePool(service.connect))):
            assert "This cannot be worked out now: the machine starts no more programs" in why
            assert "/no/such/python" in why


def test_a_worker_that_is_not_used_ends_and_another_comes_when_it_is_needed() -> None:
    async def ask(pool: RemotePool) -> set[int]:
        first = await Asked(pool, Task(tasks.who, ())).over()
        await until(lambda: not Path(f"/proc/{first[0]}").exists())
        return {*first, *await Asked(pool, Task(tasks.who, ())).over()}

    with JobService(ProcessWorkerPool(1, tasks.COMMAND), unused=0.01) as service:
        assert len(asyncio.run(ask(RemotePool(service.connect)))) == 2


def test_who_loses_the_service_is_told_and_so_is_who_never_finds_it(tmp_path: Path) -> None:
    async def ask() -> list[str]:
        with JobService(ProcessWorkerPool(1, tasks.COMMAND)) as service:
            pool = RemotePool(service.connect)
            gate = Gate(pool, tmp_path)
            await gate.holds()
        nowhere = Address("secret", str(tmp_path / "nowhere"))
        return [await gate.asked.failed(), await Asked(RemotePool(nowhere.connect), Task(tasks.who, ())).failed()]

    assert asyncio.run(ask()) == [LOST, LOST]


@pytest.mark.parametrize("has_paths", [True, False] if HAS_PATHS else [False])
def test_other_processes_find_it_by_its_address(service: JobService, has_paths: bool) -> None:
    async def ask(address: Address) -> list[int]:
        return await Asked(RemotePool(address.connect), Task(tasks.square, (5,))).over()

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
    "a long secret": HEAD.pack(HELLO, 0, 0, LARGEST),
    "a wrong secret": bytes(Frame(HELLO, b"guessed")),
    "no secret": bytes(Frame(HELLO)),
    "a piece without a secret": bytes(Frame(AWAITED, b"piece")),
    "the end": b"",
}


@pytest.mark.parametrize("said", GARBAGE.values(), ids=list(GARBAGE))
def test_who_does_not_know_the_secret_is_not_heard(service: JobService, said: bytes) -> None:
    with service.listening(has_paths=False) as address:
        host, _, port = address.place.partition(":")
        with socket.create_connection((host, int(port))) as stranger:
            stranger.sendall(said + bytes(2 * HEAD.size))
            stranger.shutdown(socket.SHUT_WR)
            assert ended(stranger)


NONSENSE = {
    "a kind that is none": b"?" * HEAD.size,
    "what only a worker says": bytes(Frame(RESULT, b"42")),
    "too long": HEAD.pack(AWAITED, 0, 0, LARGEST + 1),
    "cut off": bytes(Frame(AWAITED, b"piece"))[:-1],
}


@pytest.mark.parametrize("said", NONSENSE.values(), ids=list(NONSENSE))
def test_nonsense_closes_its_connection_and_no_other(service: JobService, said: bytes) -> None:
    async def ask() -> list[int]:
        pool = RemotePool(service.connect)
        before = await Asked(pool, Task(tasks.square, (2,))).over()
        with service.connect() as other:
            other.sendall(said)
            other.shutdown(socket.SHUT_WR)
            assert ended(other)
        return before + await Asked(pool, Task(tasks.square, (3,))).over()

    assert asyncio.run(ask()) == [4, 9]


def ended(own: socket.socket) -> bool:
    """Whether the other side hangs up without a word."""
    own.settimeout(60)
    try:
        return own.recv(1) == b""
    except ConnectionResetError:
        return True


def test_a_piece_that_is_no_pickle_fails_alone(service: JobService) -> None:
    with service.connect() as asker:
        asker.sendall(bytes(Frame(STOP, b"", 9)) + bytes(Frame(AWAITED, b"no pickle", 4, 2)))
        kind, errand, _, length = HEAD.unpack(asker.recv(HEAD.size))
        assert (kind, errand) == (b"F", 4)
        assert b"by a fault of the exhibit (UnpicklingError" in asker.recv(length)


def test_kernels_inherit_the_way_to_it() -> None:
    with job_service_for_kernels(ProcessWorkerPool(1)):
        address = Address.inherited()
        assert address
        assert str(address) == os.environ[VARIABLE]
        address.connect().close()
    assert Address.inherited() is None


def test_an_address_that_is_none_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "a-path-alone")
    with pytest.raises(ValueError, match=r"VFW_THINKING is 'a-path-alone'; expected SECRET@PATH or SECRET@HOST:PORT"):
        Address.inherited()


def test_where_no_loop_runs_all_is_done_at_once() -> None:
    use_pool(None)
    told: list[int] = []
    current_pool().do([Task(tasks.square, (2,))], lambda _, result: told.append(result), pytest.fail)
    assert told == [4]


def test_where_a_loop_runs_and_no_server_is_there_processes_are_started_for_it() -> None:
    async def ask() -> list[tuple[str, ...]]:
        use_pool(None)
        from vfw.votes.rules.deck import keys

        return await Asked(current_pool(), Task(keys, ("start",))).over()

    assert asyncio.run(ask()) == [()]


def test_fewer_workers_than_none_are_refused() -> None:
    with pytest.raises(ValueError, match="-1 workers do nothing; expected 1 or more, or 0 for one a core"):
        ProcessWorkerPool(-1)
