"""The pool of processes of a server or of a notebook, in a thread of its own: whoever asks reaches it over a socket.

No page of the web can speak with it: it listens on a socket in a folder of this user alone, and where a system has no
such sockets, on one of this machine; on both it wants to hear a secret first. What else comes than it expects closes
that connection, and changes nothing for all others.
"""

from __future__ import annotations

import asyncio
import hmac
import os
import secrets
import socket
import sys
from asyncio import StreamReader, StreamWriter
from collections import deque
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from threading import Event, Thread
from typing import Any, Self, TypeVar

from vfw.thinking.address import PATIENCE, VARIABLE, Address
from vfw.thinking.dispatcher import WORKER, Dispatcher, cores
from vfw.thinking.frames import AWAITED, HELLO, LARGEST, STOP, UNAWAITED, Frame, Garbage, received
from vfw.thinking.own_folder import own_folder

HAS_PATHS = sys.platform != "win32"
"""Whether a socket can have a path."""
REMEMBERED = 50
"""Errands."""
UNREAD = 4 * LARGEST
"""Bytes of answers that one who asks may leave unread."""


T = TypeVar("T")


class Service:
    """Does pieces for all who are connected; a context manager, in a thread of its own.

    No worker is started before there is something to do. They all end by themselves when their input does, so they are
    gone however this process ends.
    """

    def __init__(self, workers: int = 0, command: Sequence[str] = WORKER, **limits: Any) -> None:
        """`workers` is how many there may be; 0 for one a core. `limits` are those of a `Dispatcher`. Raises ValueError
        where that is below 0."""
        if workers < 0:
            raise ValueError(f"{workers} workers do nothing; expected 1 or more, or 0 for one a core")
        self._dispatching = partial(Dispatcher, workers or cores(), command, **limits)
        self._secret = secrets.token_urlsafe()
        self._thread = Thread(target=self._run, name="vfw-thinking", daemon=True)
        self._has_begun = Event()
        self._tasks: set[asyncio.Task[None]] = set()

    def __enter__(self) -> Self:
        self._thread.start()
        self._has_begun.wait()
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join(PATIENCE)

    def connect(self) -> socket.socket:
        """A socket to it for this process."""
        own, other = socket.socketpair()
        self._loop.call_soon_threadsafe(self._receive, other)
        return own

    @contextmanager
    def listening(self, has_paths: bool = HAS_PATHS) -> Iterator[Address]:
        """Listen to other processes of this user."""
        with ExitStack() as held:
            door = socket.socket(socket.AF_UNIX if has_paths else socket.AF_INET)
            if has_paths:
                place = held.enter_context(own_folder())
                door.bind(place)
            else:
                door.bind(("127.0.0.1", 0))
                place = f"127.0.0.1:{door.getsockname()[1]}"
            server = self._in_thread(asyncio.start_server(self._hear_a_stranger, sock=door, backlog=1000))
            held.callback(lambda: self._in_thread(_closed(server)))
            yield Address(self._secret, place)

    def _in_thread(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def _run(self) -> None:
        factory = None
        if sys.platform == "win32":
            # Jupyter wants another one there, which can start no processes.
            factory = asyncio.ProactorEventLoop
        with asyncio.Runner(loop_factory=factory) as runner:
            runner.run(self._live())

    async def _live(self) -> None:
        self._loop, self._end = asyncio.get_running_loop(), asyncio.Event()
        self._dispatcher = self._dispatching()
        self._has_begun.set()
        await self._end.wait()
        await self._dispatcher.close()

    def _receive(self, own: socket.socket) -> None:
        task = asyncio.create_task(self._accept(own))
        # A loop itself does not keep what it waits for.
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _accept(self, own: socket.socket) -> None:
        await self._hear(*await asyncio.open_connection(sock=own))

    async def _hear_a_stranger(self, reader: StreamReader, writer: StreamWriter) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                said = (await received(reader, HELLO, largest=len(self._secret))).payload
        except (EOFError, OSError, Garbage, TimeoutError):
            said = b""
        if hmac.compare_digest(said, self._secret.encode()):
            await self._hear(reader, writer)
        else:
            writer.transport.abort()

    async def _hear(self, reader: StreamReader, writer: StreamWriter) -> None:
        asker = _Connected(writer)
        # Of an errand that was too much, further pieces may be on their way.
        over: deque[int] = deque(maxlen=REMEMBERED)
        try:
            while True:
                frame = await received(reader, AWAITED, UNAWAITED, STOP)
                if frame.kind == STOP:
                    self._dispatcher.drop(asker, frame.errand)
                elif frame.errand not in over and not self._dispatcher.add(asker, frame):
                    over.append(frame.errand)
        except (EOFError, OSError, Garbage):
            pass
        finally:
            self._dispatcher.drop(asker)
            writer.transport.abort()


async def _closed(server: asyncio.Server) -> None:
    server.close()


@contextmanager
def thinking_for_kernels(workers: int = 0) -> Iterator[None]:
    """A service that all kernels find which are started meanwhile."""
    with Service(workers) as service, service.listening() as address:
        os.environ[VARIABLE] = str(address)
        try:
            yield
        finally:
            del os.environ[VARIABLE]


class _Connected:
    """Who asks, at the other end of a socket."""

    def __init__(self, writer: StreamWriter) -> None:
        self._writer = writer

    def tell(self, answer: Frame) -> None:
        self._writer.write(bytes(answer))
        if self._writer.transport.get_write_buffer_size() > UNREAD:
            self._writer.transport.abort()
