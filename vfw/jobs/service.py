"""The pool of a server or a notebook: a thread that clients reach over a socket.

Web pages cannot reach it. It listens on a socket in a folder of this user, or on the loopback device if the system
has no such sockets, and a client must send a secret first. An unexpected frame closes its own connection only.
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
    HELLO,
    MAX_PAYLOAD,
    STATS,
    STOP,
    UNAWAITED,
    VARIABLE,
    Address,
    Frame,
    ProtocolError,
    receive_frame,
)
from vfw.jobs.worker_pool import ProcessWorkerPool, WorkerPool

SOCKET_ROOT = "/tmp"
"""Folder of the socket folders. The path of a socket has at most 103 characters, and the temporary folder of macOS
takes 49 of them.
"""
PREFIX, SOCKET = "vfw-", "thinking"
START_SECONDS = 60.0
"""Seconds after which a service that has created its folder certainly listens there."""


@contextmanager
def socket_folder() -> Iterator[str]:
    """Yield the path for a socket in a new folder, which is removed afterwards.

    Raises:
        OSError: No folder can be created.
    """
    with tempfile.TemporaryDirectory(prefix=PREFIX, dir=SOCKET_ROOT) as folder:
        _remove_stale_folders()
        yield f"{folder}/{SOCKET}"


def _remove_stale_folders() -> None:
    for folder in Path(SOCKET_ROOT).glob(f"{PREFIX}*"):
        with suppress(OSError):  # another process may remove it at the same moment
            if _is_stale(folder):
                (folder / SOCKET).unlink()
                folder.rmdir()


def _is_stale(folder: Path) -> bool:
    """Return whether a folder holds only a socket of this user at which no process listens any more."""
    made = folder.lstat()
    is_own = stat.S_ISDIR(made.st_mode) and made.st_uid == os.getuid() and time.time() - made.st_mtime > START_SECONDS
    path = folder / SOCKET
    if not (is_own and [*folder.iterdir()] == [path] and path.is_socket()):
        return False
    with socket.socket(socket.AF_UNIX) as caller:
        caller.setblocking(False)
        try:
            caller.connect(str(path))
        except ConnectionRefusedError:
            return True
    return False


HAS_UNIX_SOCKETS = sys.platform != "win32"
"""True if a socket can have a path."""
REJECTED_JOBS = 50
"""Number of rejected jobs that are remembered for each client."""
MAX_UNREAD_BYTES = 4 * MAX_PAYLOAD
"""Bytes of answers that a client may leave unread before it is disconnected."""


T = TypeVar("T")


class JobService:
    """A pool for all connected clients, as a context manager with a thread of its own.

    Workers start when there is something to do. Their processes end with their input, so none outlives this service.
    """

    def __init__(self, worker_pool: WorkerPool | None = None, **limits: Any) -> None:
        """Prepare the service.

        Args:
            worker_pool: The source of workers; without one, a process a core.
            limits: Keyword arguments of `Dispatcher`.
        """
        self._worker_pool = worker_pool or ProcessWorkerPool()
        self._make_dispatcher = partial(Dispatcher, self._worker_pool, **limits)
        self._error: ValueError | None = None
        self._secret = secrets.token_urlsafe()
        self._thread = Thread(target=self._run, name="vfw-thinking", daemon=True)
        self._has_started = Event()
        self._tasks: set[asyncio.Task[None]] = set()

    def __enter__(self) -> Self:
        """Start the thread.

        Raises:
            ValueError: The worker pool cannot be opened; the message says why.
        """
        self._thread.start()
        self._has_started.wait()
        if self._error:
            raise self._error
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(CONNECT_TIMEOUT)

    def connect(self) -> socket.socket:
        """Return a socket to the service for this process."""
        own, other = socket.socketpair()
        self._loop.call_soon_threadsafe(self._accept_soon, other)
        return own

    @contextmanager
    def listening(self, has_paths: bool = HAS_UNIX_SOCKETS) -> Iterator[Address]:
        """Listen to other processes of this user, and yield the address."""
        with ExitStack() as stack:
            listener = socket.socket(socket.AF_UNIX if has_paths else socket.AF_INET)
            if has_paths:
                path = stack.enter_context(socket_folder())
                listener.bind(path)
            else:
                listener.bind(("127.0.0.1", 0))
                path = f"127.0.0.1:{listener.getsockname()[1]}"
            server = self._in_thread(asyncio.start_server(self._authenticate, sock=listener, backlog=1000))
            stack.callback(lambda: self._in_thread(_close_server(server)))
            yield Address(self._secret, path)

    def _in_thread(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def _run(self) -> None:
        factory = None
        if sys.platform == "win32":
            # The event loop that Jupyter chooses on Windows cannot start processes.
            factory = asyncio.ProactorEventLoop
        with asyncio.Runner(loop_factory=factory) as runner:
            runner.run(self._run_loop())

    async def _run_loop(self) -> None:
        self._loop, self._stop = asyncio.get_running_loop(), asyncio.Event()
        try:
            await self._worker_pool.open()
        except ValueError as error:
            self._error = error
            self._has_started.set()
            return
        self._dispatcher = self._make_dispatcher()
        self._has_started.set()
        await self._stop.wait()
        await self._dispatcher.close()
        await self._worker_pool.close()

    def _accept_soon(self, own: socket.socket) -> None:
        task = asyncio.create_task(self._accept(own))
        # The event loop keeps only a weak reference to a task.
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _accept(self, own: socket.socket) -> None:
        await self._serve_client(*await asyncio.open_connection(sock=own))

    async def _authenticate(self, reader: StreamReader, writer: StreamWriter) -> None:
        try:
            async with asyncio.timeout(CONNECT_TIMEOUT):
                secret = (await receive_frame(reader, HELLO, largest=len(self._secret))).payload
        except (EOFError, OSError, ProtocolError, TimeoutError):
            secret = b""
        if hmac.compare_digest(secret, self._secret.encode()):
            await self._serve_client(reader, writer)
        else:
            writer.transport.abort()

    async def _serve_client(self, reader: StreamReader, writer: StreamWriter) -> None:
        client = _SocketClient(writer)
        # Further tasks of a rejected job may still arrive.
        rejected: deque[int] = deque(maxlen=REJECTED_JOBS)
        try:
            while True:
                frame = await receive_frame(reader, AWAITED, UNAWAITED, STOP, STATS)
                if frame.kind == STOP:
                    self._dispatcher.drop(client, frame.job_id)
                elif frame.kind == STATS:
                    stats = self._dispatcher.stats(client, is_awaited=bool(frame.number))
                    client.send(Frame(STATS, bytes(stats), frame.job_id))
                elif frame.job_id not in rejected and not self._dispatcher.add(client, frame):
                    rejected.append(frame.job_id)
        except (EOFError, OSError, ProtocolError):
            pass
        finally:
            self._dispatcher.drop(client)
            writer.transport.abort()


async def _close_server(server: asyncio.Server) -> None:
    server.close()


@contextmanager
def job_service_for_kernels(worker_pool: WorkerPool | None = None) -> Iterator[None]:
    """Run a service, whose address all kernels that start meanwhile inherit.

    Raises:
        ValueError: The worker pool cannot be opened.
    """
    with JobService(worker_pool) as service, service.listening() as address:
        os.environ[VARIABLE] = str(address)
        try:
            yield
        finally:
            del os.environ[VARIABLE]


class _SocketClient:
    """A client at the other end of a socket."""

    def __init__(self, writer: StreamWriter) -> None:
        self._writer = writer

    def send(self, answer: Frame) -> None:
        """See `Client.send`."""
        self._writer.write(bytes(answer))
        if self._writer.transport.get_write_buffer_size() > MAX_UNREAD_BYTES:
            self._writer.transport.abort()
