"""The pool of a server or of a notebook, in a thread of its own: whoever asks reaches it over a socket.

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
import stat
import sys
import tempfile
import time
from asyncio import StreamReader, StreamWriter
from collections import deque
from collections.abc import Coroutine, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from threading import Event, Thread
from typing import Any, Self, TypeVar

from vfw.jobs.dispatcher import Dispatcher
from vfw.jobs.protocol import (
    AWAITED,
    CONNECT_TIMEOUT,
    CROWD,
    HELLO,
    LARGEST,
    STOP,
    UNAWAITED,
    VARIABLE,
    Address,
    Frame,
    ProtocolError,
    received,
)
from vfw.jobs.worker_pool import ProcessWorkerPool, WorkerPool

FOLDERS = "/tmp"
"""Where the folder is made: the path of a socket has 103 characters at most, and the temporary folder of macOS alone
has 49."""
PREFIX, SOCKET = "vfw-", "thinking"
A_START = 60.0
"""s after which a service that has made its folder surely listens there."""


@contextmanager
def own_folder() -> Iterator[str]:
    """The path for a socket, in a new folder that goes with it. Raises OSError where none can be made."""
    with tempfile.TemporaryDirectory(prefix=PREFIX, dir=FOLDERS) as folder:
        _take_away_what_was_left()
        yield f"{folder}/{SOCKET}"


def _take_away_what_was_left() -> None:
    for folder in Path(FOLDERS).glob(f"{PREFIX}*"):
        with suppress(OSError):  # it may go at the same moment
            if _was_left(folder):
                (folder / SOCKET).unlink()
                folder.rmdir()


def _was_left(folder: Path) -> bool:
    """Return whether nothing lies there but a socket of this user at which nobody listens any more."""
    made = folder.lstat()
    is_own = stat.S_ISDIR(made.st_mode) and made.st_uid == os.getuid() and time.time() - made.st_mtime > A_START
    place = folder / SOCKET
    if not (is_own and [*folder.iterdir()] == [place] and place.is_socket()):
        return False
    with socket.socket(socket.AF_UNIX) as caller:
        caller.setblocking(False)
        try:
            caller.connect(str(place))
        except ConnectionRefusedError:
            return True
    return False


HAS_PATHS = sys.platform != "win32"
"""Whether a socket can have a path."""
REMEMBERED = 50
"""Errands."""
UNREAD = 4 * LARGEST
"""Bytes of answers that one who asks may leave unread."""


T = TypeVar("T")


class JobService:
    """Does pieces for all who are connected; a context manager, in a thread of its own.

    No hand is hired before there is something to do. Processes end by themselves when their input does, so they are
    gone however this one ends.
    """

    def __init__(self, crew: WorkerPool | None = None, **limits: Any) -> None:
        """Work with this crew; without one, with a process a core. `limits` are those of a `Dispatcher`."""
        self._crew = crew or ProcessWorkerPool()
        self._dispatching = partial(Dispatcher, self._crew, **limits)
        self._refusal: ValueError | None = None
        self._secret = secrets.token_urlsafe()
        self._thread = Thread(target=self._run, name="vfw-thinking", daemon=True)
        self._has_begun = Event()
        self._tasks: set[asyncio.Task[None]] = set()

    def __enter__(self) -> Self:
        """Raises ValueError where the crew cannot begin; says why."""
        self._thread.start()
        self._has_begun.wait()
        if self._refusal:
            raise self._refusal
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join(CONNECT_TIMEOUT)

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
        try:
            await self._crew.open()
        except ValueError as refusal:
            self._refusal = refusal
            self._has_begun.set()
            return
        self._dispatcher = self._dispatching()
        self._has_begun.set()
        await self._end.wait()
        await self._dispatcher.close()
        await self._crew.close()

    def _receive(self, own: socket.socket) -> None:
        task = asyncio.create_task(self._accept(own))
        # A loop itself does not keep what it waits for.
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _accept(self, own: socket.socket) -> None:
        await self._hear(*await asyncio.open_connection(sock=own))

    async def _hear_a_stranger(self, reader: StreamReader, writer: StreamWriter) -> None:
        try:
            async with asyncio.timeout(CONNECT_TIMEOUT):
                said = (await received(reader, HELLO, largest=len(self._secret))).payload
        except (EOFError, OSError, ProtocolError, TimeoutError):
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
                frame = await received(reader, AWAITED, UNAWAITED, STOP, CROWD)
                if frame.kind == STOP:
                    self._dispatcher.drop(asker, frame.errand)
                elif frame.kind == CROWD:
                    crowd = self._dispatcher.crowd(asker, is_awaited=bool(frame.number))
                    asker.tell(Frame(CROWD, bytes(crowd), frame.errand))
                elif frame.errand not in over and not self._dispatcher.add(asker, frame):
                    over.append(frame.errand)
        except (EOFError, OSError, ProtocolError):
            pass
        finally:
            self._dispatcher.drop(asker)
            writer.transport.abort()


async def _closed(server: asyncio.Server) -> None:
    server.close()


@contextmanager
def job_service_for_kernels(crew: WorkerPool | None = None) -> Iterator[None]:
    """A service that all kernels find which are started meanwhile. Raises ValueError where the crew cannot begin."""
    with JobService(crew) as service, service.listening() as address:
        os.environ[VARIABLE] = str(address)
        try:
            yield
        finally:
            del os.environ[VARIABLE]


class _Connected:
    """A client at the other end of a socket."""

    def __init__(self, writer: StreamWriter) -> None:
        self._writer = writer

    def tell(self, answer: Frame) -> None:
        self._writer.write(bytes(answer))
        if self._writer.transport.get_write_buffer_size() > UNREAD:
            self._writer.transport.abort()
