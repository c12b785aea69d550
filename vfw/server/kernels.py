"""Kernels of visitors: starting, forking, limits, and shutdown of kernels without a page.

On Linux kernels are forks of a warm process, `vfw.server.kernel_fork_server`. Windows cannot fork, and on macOS a fork
may not use the libraries that its parent has loaded; there kernels start in the usual way.
"""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
from contextlib import suppress
from contextvars import ContextVar
from pathlib import Path
from queue import Empty
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from jupyter_client.asynchronous.client import AsyncKernelClient
from jupyter_client.connect import KernelConnectionInfo
from jupyter_client.manager import KernelManager
from jupyter_client.provisioning.factory import KernelProvisionerFactory
from jupyter_client.provisioning.local_provisioner import LocalProvisioner
from jupyter_client.provisioning.provisioner_base import KernelProvisionerBase
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from tornado.ioloop import IOLoop
from tornado.web import HTTPError, authenticated
from traitlets import Float, Integer
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.tornado.handler import TornadoVoilaHandler

if TYPE_CHECKING:
    from vfw.server.kernel_fork_server import ForkRequest  # importing it at run time would load ipykernel

started_kernels: ContextVar[list[str]] = ContextVar("started")
"""The ids of the kernels that the current page request has started."""

KERNEL_ARGUMENTS = [
    "--IPKernelApp.kernel_class=vfw.server.visitor_kernel.VisitorKernel",
    # What a library writes to standard error goes to the terminal, not to the page.
    "--IPKernelApp.capture_fd_output=False",
]
"""Command-line arguments of every visitor kernel."""


class VisitorKernelManager(AsyncMappingKernelManager):
    """A kernel manager with a limit, which shuts down kernels whose page does not connect.

    A page that was open for a while may lose its connection for longer, for example while a laptop sleeps. A page that
    disconnects soon after its start may have been reloaded before its shutdown message worked.
    """

    max_kernels = Integer(0, config=True, help="The most kernels at once, including those that start; 0: any.")
    connect_timeout = Float(80, config=True, help="Seconds in which a page must connect to its kernel.")
    settled_after = Float(
        20, config=True, help="Seconds after its first connection from which a page may reconnect late."
    )

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)  # type: ignore[no-untyped-call]
        self._connected_at: WeakKeyDictionary[KernelManager, float] = WeakKeyDictionary()
        self._shutdown_timers: dict[str, object] = {}

    async def start_kernel(self, **options: Any) -> str:  # type: ignore[override]  # as in its own superclass
        """Start a kernel.

        Raises:
            HTTPError: Status 503, the limit is reached. No page is better than a machine without memory.
        """
        if self.max_kernels and len({*self._kernels, *self._pending_kernels}) >= self.max_kernels:
            raise HTTPError(503)
        kernel_id: str = await super().start_kernel(**options, extra_arguments=KERNEL_ARGUMENTS)
        started_kernels.get([]).append(kernel_id)
        return kernel_id

    def notify_connect(self, kernel_id: str) -> None:
        """Cancel the shutdown, and remember the time of the first connection."""
        super().notify_connect(kernel_id)  # type: ignore[no-untyped-call]
        self._cancel_shutdown(kernel_id)
        if kernel_id in self:  # it may have ended meanwhile
            self._connected_at.setdefault(self.get_kernel(kernel_id), IOLoop.current().time())

    def notify_disconnect(self, kernel_id: str) -> None:
        """Expect a page back soon if it disconnected shortly after its start."""
        super().notify_disconnect(kernel_id)  # type: ignore[no-untyped-call]
        if kernel_id in self:
            connected_at = self._connected_at.get(self.get_kernel(kernel_id))
            if connected_at is not None and IOLoop.current().time() - connected_at < self.settled_after:
                self.expect_connection(kernel_id)

    def expect_connection(self, kernel_id: str) -> None:
        """Shut the kernel down unless its page connects in time."""
        self._cancel_shutdown(kernel_id)
        if not self._kernel_connections.get(kernel_id):
            self._shutdown_timers[kernel_id] = IOLoop.current().call_later(
                self.connect_timeout, self._shut_down_unconnected, kernel_id
            )

    def _cancel_shutdown(self, kernel_id: str) -> None:
        if timer := self._shutdown_timers.pop(kernel_id, None):
            IOLoop.current().remove_timeout(timer)

    async def _shut_down_unconnected(self, kernel_id: str) -> None:
        del self._shutdown_timers[kernel_id]
        if kernel_id in self:
            await self.shutdown_kernel(kernel_id)  # type: ignore[no-untyped-call]

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        """Cull a kernel only if it runs: a starting one has no activity yet, and one may end during the check."""
        if kernel_id in self and self.get_kernel(kernel_id).trait_has_value("last_activity"):
            await super().cull_kernel_if_idle(kernel_id)  # type: ignore[no-untyped-call]


IOPUB_TIMEOUT = 0.2
"""Seconds after a reply in which the kernel must also be heard on its iopub channel."""


class PromptClient(AsyncKernelClient):
    """A kernel client that is ready as soon as the kernel is. Jupyter's own client waits for 0.2 s of silence first."""

    def start_channels(self, *args: Any, **options: Any) -> None:
        """Start all channels but the heartbeat, which needs a thread; the process of the kernel is polled instead."""
        super().start_channels(*args, **{**options, "hb": False})

    async def wait_for_ready(self, timeout: float | None = None) -> None:
        """Ask until the kernel is heard on both channels.

        Raises:
            TimeoutError: It did not answer in `timeout` seconds.
            RuntimeError: It has died.
        """
        async with asyncio.timeout(timeout):
            while True:
                request_id = self.kernel_info()
                with suppress(Empty, TimeoutError):
                    reply = await self._recv_reply(request_id, timeout=1)
                    await self._wait_until_idle(request_id)
                    self._handle_kernel_info_reply(reply)
                    return
                if not await self.is_alive():
                    raise RuntimeError("the kernel died before it was ready")

    async def _wait_until_idle(self, request_id: str) -> None:
        """Wait for the idle status that ends a request.

        Raises:
            Empty: The status was sent before the channel was connected.
        """
        while True:
            message = await self.get_iopub_msg(timeout=IOPUB_TIMEOUT)
            is_about_it = message["parent_header"].get("msg_id") == request_id
            if is_about_it and message["content"].get("execution_state") == "idle":
                return


MAX_CONCURRENT_PAGES = 4
"""Pages that are rendered at the same time. With more, each of them would only be ready later."""

PAGE_TIMEOUT = 120
"""Seconds to render a page. Voila does not notice that a kernel has died, and would wait forever."""


class NotebookHandler(TornadoVoilaHandler):
    """A page handler with a limit on concurrent pages. It shuts down the kernel of a visitor who leaves early."""

    semaphore = asyncio.Semaphore(MAX_CONCURRENT_PAGES)

    @property
    def _is_disconnected(self) -> bool:
        # Tornado does not tell its handler of a connection that closed right after the head of the request.
        connection: Any = self.request.connection
        is_closed: bool = connection.stream.closed()
        return is_closed

    async def get(self, path: str | None = None) -> None:
        """Render the page, and release its kernel."""
        kernels: list[str] = []
        started_kernels.set(kernels)
        async with self.semaphore:
            try:
                if not self._is_disconnected:
                    async with asyncio.timeout(PAGE_TIMEOUT):
                        await super().get(path)
            except TimeoutError:
                # The part of the page that was sent reports the interruption itself and offers a reload.
                self.request.connection.stream.close()
            finally:
                # Before the semaphore is released, so that an abandoned kernel does not count for the next page.
                for kernel_id in kernels:
                    await self._release_kernel(kernel_id)

    async def _release_kernel(self, kernel_id: str) -> None:
        if not self._is_disconnected:
            self.kernel_manager.expect_connection(kernel_id)
        elif kernel_id in self.kernel_manager:
            await self.kernel_manager.shutdown_kernel(kernel_id)


class ShutdownHandler(VoilaShutdownKernelHandler):
    """A handler that shuts down the kernel of a closed page. A page may ask twice, or after the kernel has ended."""

    @authenticated
    async def post(self, kernel_id: str) -> None:
        """Shut the kernel down, if it still runs."""
        with suppress(KeyError):
            if kernel_id in self.kernel_manager:
                await self.kernel_manager.shutdown_kernel(kernel_id)
        self.set_status(204)
        self.finish()


REPLACED_HANDLERS = {TornadoVoilaHandler: NotebookHandler, VoilaShutdownKernelHandler: ShutdownHandler}


def replace_handlers(handlers: list[Any]) -> list[Any]:
    """Return Voila's router rules with the page and shutdown handlers replaced by ours."""
    return [(path, REPLACED_HANDLERS.get(handler, handler), *more) for path, handler, *more in handlers]


CAN_FORK = sys.platform == "linux"
KERNEL_COMMAND = [sys.executable, "-m", "ipykernel_launcher"]
"""The beginning of a kernel command that a fork can replace."""
FORK_SERVER_COMMAND = [sys.executable, "-P", "-m", "vfw.server.kernel_fork_server"]
"""The command of the fork server. With -P a kernel imports from its own folder, not from the folder of the server."""


class ForkedProcess:
    """A forked kernel, with the methods of `Popen` that Jupyter uses.

    It is not a child of this process, so its control socket tells when it has ended.
    """

    stdin = stdout = stderr = None

    def __init__(self, control: socket.socket, pid: int) -> None:
        self._control, self.pid = control, pid

    def poll(self) -> int | None:
        """Return None while it runs, then 0: its exit status cannot be known."""
        if self._control.fileno() >= 0:
            try:
                self._control.recv(1)  # it sends nothing after its process id, so this is its end
            except BlockingIOError:
                return None
            except ConnectionError:
                pass
            self._control.close()
        return 0

    def wait(self) -> int | None:
        """Return `poll`: Jupyter waits only for processes that have ended."""
        return self.poll()

    def send_signal(self, signum: int) -> None:
        """Send a signal; ignore a process that has ended."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, signum)


class ForkServer:
    """The client of the fork server. It starts another fork server after a failure; running kernels are unaffected."""

    def __init__(self, command: list[str] = FORK_SERVER_COMMAND) -> None:
        self._command = command
        self._start()

    async def fork(self, request: ForkRequest) -> ForkedProcess:
        """Fork a kernel.

        Raises:
            ConnectionError: The fork server has died, and so has its replacement.
        """
        requests = self._requests
        try:
            return await self._request_fork(requests, request)
        except ConnectionError:
            # Of all requests to the same fork server only the first one replaces it.
            if requests is self._requests:
                requests.close()
                self._process.kill()
                self._process.wait()
                self._start()
            return await self._request_fork(self._requests, request)

    def _start(self) -> None:
        self._requests, server_end = socket.socketpair()
        with server_end:
            self._process = subprocess.Popen(
                [*self._command, str(server_end.fileno())],
                # The debugger, which pages cannot use, would log a warning about its import.
                env={**os.environ, "PYDEVD_DISABLE_FILE_VALIDATION": "1"},
                stdin=subprocess.DEVNULL,
                pass_fds=[server_end.fileno()],
                # Ctrl+C stops the server, and the closed socket stops the fork server.
                start_new_session=True,
            )

    async def _request_fork(self, requests: socket.socket, request: ForkRequest) -> ForkedProcess:
        control, fork_end = socket.socketpair()
        control.setblocking(False)
        with fork_end:
            socket.send_fds(requests, [b"\n"], [fork_end.fileno()])
        loop = asyncio.get_running_loop()
        try:
            await loop.sock_sendall(control, json.dumps(request).encode() + b"\n")
            answer = await loop.sock_recv(control, 20)
            if not answer:
                raise ConnectionError("the fork server died before the kernel started")
        except BaseException:
            control.close()
            raise
        return ForkedProcess(control, int(answer))


class ForkedKernelProvisioner(LocalProvisioner):
    """A provisioner that forks a kernel, or starts it in the usual way if it cannot be forked."""

    fork_server: ForkServer
    process: Any = None

    async def launch_kernel(self, cmd: list[str], **options: Any) -> KernelConnectionInfo:
        """Fork the kernel, or start its command."""
        if cmd[: len(KERNEL_COMMAND)] == KERNEL_COMMAND:
            request: ForkRequest = {
                "arguments": cmd[len(KERNEL_COMMAND) :],
                "environment": options["env"],
                "folder": str(options.get("cwd") or Path.cwd()),
            }
            with suppress(ConnectionError):
                self.process = await self.fork_server.fork(request)
                self.pid = self.pgid = self.process.pid
                return self.connection_info
        return await super().launch_kernel(cmd, **options)


class ForkedKernelFactory(KernelProvisionerFactory):
    """A provisioner factory. As the singleton `instance` it makes every kernel of this process a fork."""

    fork_server: ForkServer

    def create_provisioner_instance(self, kernel_id: str, kernel_spec: Any, parent: Any) -> KernelProvisionerBase:
        """Return a provisioner that knows the fork server."""
        provisioner = ForkedKernelProvisioner(kernel_id=kernel_id, kernel_spec=kernel_spec, parent=parent)
        provisioner.fork_server = self.fork_server
        return provisioner


def fork_kernels() -> None:
    """Fork all kernels of this process from now on, if the platform can."""
    if CAN_FORK:
        ForkedKernelFactory.instance().fork_server = ForkServer()
