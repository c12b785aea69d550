"""The pool of processes, as whoever asks sees it: it sends pieces over a socket, and hears on its own event loop what
comes of them.
"""

from __future__ import annotations

import asyncio
import atexit
import pickle
import socket
from asyncio import AbstractEventLoop, StreamWriter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from contextvars import copy_context
from functools import cache
from itertools import count, islice
from typing import Any
from weakref import WeakKeyDictionary

from vfw.jobs.batch import Task
from vfw.jobs.pool import INLINE_POOL, Job, Pool, QueueStats
from vfw.jobs.protocol import AWAITED, CROWD, FAILURE, RESULT, STOP, UNAWAITED, Address, Frame, ProtocolError, received

AT_A_TIME = 20
"""Pieces: to pickle so many takes some two milliseconds."""
NO_PIECE = "This could not be sent to those who work things out, by a fault of the exhibit"
LOST = "This cannot be worked out: those who work things out cannot be reached."


_tasks: set[asyncio.Task[None]] = set()


class RemotePool:
    """Asks a `JobService`, over one socket for each event loop. What it tells comes after `do` has returned."""

    def __init__(self, connect: Callable[[], socket.socket]) -> None:
        self._connect = connect
        self._lines: WeakKeyDictionary[AbstractEventLoop, _Connection] = WeakKeyDictionary()

    def do(
        self,
        pieces: Sequence[Task],
        on_result: Callable[[int, Any], None],
        on_failure: Callable[[str], None],
        *,
        is_awaited: bool = True,
    ) -> Job:
        """Raises RuntimeError where no event loop is running, which could tell the results."""
        line = self._line()
        errand = _RemoteJob(line, len(pieces), on_result, on_failure)
        line.begin(errand, AWAITED if is_awaited else UNAWAITED, pieces)
        return errand

    def expect(self, piece: Task) -> None:
        """Raises RuntimeError where no event loop is running."""
        self.do([piece], lambda _, __: None, lambda _: None, is_awaited=False)

    def crowd(self, on_told: Callable[[QueueStats], None], *, is_awaited: bool = True) -> None:
        """Raises RuntimeError where no event loop is running."""
        self._line().ask(_StatsRequest(on_told), is_awaited)

    def _line(self) -> _Connection:
        loop = asyncio.get_running_loop()
        line = self._lines.get(loop)
        if line is None or line.is_lost:
            line = self._lines[loop] = _Connection(loop, self._connect)
        return line


class _RemoteJob:
    """Told on the event loop, in the context in which it was given, like everything that is called soon."""

    def __init__(
        self, line: _Connection, left: int, on_result: Callable[[int, Any], None], on_failure: Callable[[str], None]
    ) -> None:
        self._line, self._on_result, self._on_failure = line, on_result, on_failure
        self._left, self.is_over = left, False
        self._context = copy_context()

    def stop(self) -> None:
        if not self.is_over:
            self.is_over = True
            self._line.stop(self)

    def tell(self, loop: AbstractEventLoop, answer: Frame) -> bool:
        """Pass an answer on. Whether it is the last."""
        loop.call_soon(self._hear, answer, context=self._context)
        self._left -= 1
        return not self._left or answer.kind == FAILURE

    def _hear(self, answer: Frame) -> None:
        if self.is_over:
            return
        if answer.kind == FAILURE:
            self.is_over = True
            self._on_failure(answer.payload.decode())
        else:
            self._on_result(answer.number, pickle.loads(answer.payload))


class _StatsRequest:
    def __init__(self, on_told: Callable[[QueueStats], None]) -> None:
        self._on_told, self._context = on_told, copy_context()

    def tell(self, loop: AbstractEventLoop, answer: Frame) -> bool:
        if answer.kind == CROWD:
            loop.call_soon(self._on_told, QueueStats.from_bytes(answer.payload), context=self._context)
        return True


class _Connection:
    """A socket to the service, for as long as both are there."""

    def __init__(self, loop: AbstractEventLoop, connect: Callable[[], socket.socket]) -> None:
        self._loop = loop
        self._errands: dict[int, _RemoteJob | _StatsRequest] = {}
        self._numbers = count(1)
        self._unsent: list[bytes] = []
        self._writer: StreamWriter | None = None
        self.is_lost = False
        task = loop.create_task(self._live(connect))
        # A loop itself does not keep what it waits for.
        _tasks.add(task)
        task.add_done_callback(_tasks.discard)

    def begin(self, errand: _RemoteJob, kind: bytes, pieces: Sequence[Task]) -> None:
        if pieces:
            name = next(self._numbers)
            self._errands[name] = errand
            self._send(name, errand, kind, iter(list(enumerate(pieces))))

    def ask(self, about: _StatsRequest, is_awaited: bool) -> None:
        name = next(self._numbers)
        self._errands[name] = about
        self._write(bytes(Frame(CROWD, errand=name, number=is_awaited)))

    def _send(self, name: int, errand: _RemoteJob, kind: bytes, pieces: Iterator[tuple[int, Task]]) -> None:
        """Send some pieces now, and the others when the loop has seen to all else."""
        if errand.is_over or self.is_lost:
            return
        some = list(islice(pieces, AT_A_TIME))
        try:
            for number, piece in some:
                self._write(bytes(Frame(kind, pickle.dumps(piece, pickle.HIGHEST_PROTOCOL), name, number)))
        except Exception as fault:  # whatever the pickling of some object raises
            self._write(bytes(Frame(STOP, errand=name)))
            self._hear(Frame(FAILURE, f"{NO_PIECE} ({type(fault).__name__}: {fault}).".encode(), name))
        else:
            if some:
                self._loop.call_soon(self._send, name, errand, kind, pieces)

    def stop(self, errand: _RemoteJob) -> None:
        for name in [name for name, other in self._errands.items() if other is errand]:
            del self._errands[name]
            self._write(bytes(Frame(STOP, errand=name)))

    def _write(self, data: bytes) -> None:
        if self._writer:
            self._writer.write(data)
        else:
            self._unsent.append(data)

    async def _live(self, connect: Callable[[], socket.socket]) -> None:
        try:
            reader, self._writer = await asyncio.open_connection(sock=connect())
            self._writer.write(b"".join(self._unsent))
            self._unsent.clear()
            while True:
                self._hear(await received(reader, RESULT, FAILURE, CROWD))
        except (EOFError, OSError, ProtocolError):
            pass
        finally:
            self.is_lost = True
            for name in list(self._errands):
                self._hear(Frame(FAILURE, LOST.encode(), name))
            if self._writer:
                self._writer.close()

    def _hear(self, answer: Frame) -> None:
        errand = self._errands.get(answer.errand)
        if errand and errand.tell(self._loop, answer):
            del self._errands[answer.errand]


_chosen: list[Pool] = []


def current_pool() -> Pool:
    """The pool to give errands to, from wherever a page is shown.

    In the exhibit that is the one of the server, which all visitors share. A notebook, and any other program with a
    running event loop, has workers of its own from the first errand on, which are gone with it. Where no event loop is
    running, as in a plain script, nobody could be told later: there everything is done at once, in this process.
    """
    if _chosen:
        return _chosen[-1]
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return INLINE_POOL
    return _of_processes()


def use_pool(pool: Pool | None) -> None:
    """Have `the_pool` give another pool, as tests do; None for the usual one again."""
    _chosen[:] = [pool] if pool else []


@cache
def _of_processes() -> Pool:
    if address := Address.inherited():
        return RemotePool(address.connect)
    from vfw.jobs.service import JobService  # only where there is no server

    whole_life = ExitStack()
    atexit.register(whole_life.close)
    return RemotePool(whole_life.enter_context(JobService()).connect)
