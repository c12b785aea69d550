"""The kernels behind the pages: how many there may be, and which are ended because nobody is there."""

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
"""The names of the kernels that the visit at hand has started."""

KERNEL_ARGUMENTS = [
    "--IPKernelApp.kernel_class=vfw.server.visitor_kernel.VisitorKernel",
    # What a library writes on a kernel's standard error is for the terminal, not for the page.
    "--IPKernelApp.capture_fd_output=False",
]
"""Command-line arguments of every visitor kernel."""


class VisitorKernelManager(AsyncMappingKernelManager):
    """Kernels that are started for visitors, and do not outstay them.

    A page that has stayed for a while may be without a connection for longer: a computer that was shut wakes up again.
    One that has not may have been loaded anew before it knew how to say farewell.
    """

    most = Integer(0, config=True, help="How many kernels there may be at once, those that start included; 0: any.")
    unwatched = Float(80, config=True, help="Seconds in which a page must have connected to its kernel.")
    settled = Float(20, config=True, help="Seconds after its first connection from which on a page may come back late.")

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)  # type: ignore[no-untyped-call]
        self._came: WeakKeyDictionary[KernelManager, float] = WeakKeyDictionary()
        self._ends: dict[str, object] = {}

    async def start_kernel(self, **options: Any) -> str:  # type: ignore[override]  # as in its own superclass
        """Raises HTTPError where the room is full: better no page than a machine without memory."""
        if self.most and len({*self._kernels, *self._pending_kernels}) >= self.most:
            raise HTTPError(503)
        kernel_id: str = await super().start_kernel(**options, extra_arguments=KERNEL_ARGUMENTS)
        started_kernels.get([]).append(kernel_id)
        return kernel_id

    def notify_connect(self, kernel_id: str) -> None:
        super().notify_connect(kernel_id)  # type: ignore[no-untyped-call]
        self._stop_waiting(kernel_id)
        if kernel_id in self:  # it may have ended meanwhile
            self._came.setdefault(self.get_kernel(kernel_id), IOLoop.current().time())

    def notify_disconnect(self, kernel_id: str) -> None:
        super().notify_disconnect(kernel_id)  # type: ignore[no-untyped-call]
        if kernel_id in self:
            came = self._came.get(self.get_kernel(kernel_id))
            if came is not None and IOLoop.current().time() - came < self.settled:
                self.expect_a_page(kernel_id)

    def expect_a_page(self, kernel_id: str) -> None:
        """The page has been sent, or may come back: end its kernel if it does not connect in time."""
        self._stop_waiting(kernel_id)
        if not self._kernel_connections.get(kernel_id):
            self._ends[kernel_id] = IOLoop.current().call_later(self.unwatched, self._end, kernel_id)

    def _stop_waiting(self, kernel_id: str) -> None:
        if end := self._ends.pop(kernel_id, None):
            IOLoop.current().remove_timeout(end)

    async def _end(self, kernel_id: str) -> None:
        del self._ends[kernel_id]
        if kernel_id in self:
            await self.shutdown_kernel(kernel_id)  # type: ignore[no-untyped-call]

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        """Look at kernels that are up: one that starts was never active yet, and one may end while others are seen."""
        if kernel_id in self and self.get_kernel(kernel_id).trait_has_value("last_activity"):
            await super().cull_kernel_if_idle(kernel_id)  # type: ignore[no-untyped-call]


IOPUB_TIMEOUT = 0.2
"""Seconds after an answer in which the kernel must also be heard on the channel that it speaks to all on."""


class PromptClient(AsyncKernelClient):
    """Is ready as soon as the kernel is: Jupyter's own waits until it has said nothing for a fifth of a second."""

    def start_channels(self, *args: Any, **options: Any) -> None:
        """All but the heartbeat, a thread of its own: whether the kernel lives is asked of its process."""
        super().start_channels(*args, **{**options, "hb": False})

    async def wait_for_ready(self, timeout: float | None = None) -> None:
        """Ask until the kernel is heard on both channels. Raises TimeoutError; RuntimeError if it has died."""
        async with asyncio.timeout(timeout):
            while True:
                asked = self.kernel_info()
                with suppress(Empty, TimeoutError):
                    reply = await self._recv_reply(asked, timeout=1)
                    await self._idle_after(asked)
                    self._handle_kernel_info_reply(reply)
                    return
                if not await self.is_alive():
                    raise RuntimeError("the kernel died before it was ready")

    async def _idle_after(self, asked: str) -> None:
        """Wait for the last that is said about a question. Raises Empty if it was said before anybody listened."""
        while True:
            message = await self.get_iopub_msg(timeout=IOPUB_TIMEOUT)
            is_about_it = message["parent_header"].get("msg_id") == asked
            if is_about_it and message["content"].get("execution_state") == "idle":
                return


MAX_CONCURRENT_PAGES = 4
"""Pages that are made at the same time. More would only be ready later, each of them."""

PAGE_TIMEOUT = 120
"""Seconds that a page may be in the making: Voila does not hear that its kernel has died, and would wait for ever."""


class NotebookHandler(TornadoVoilaHandler):
    """Makes a page when it is its turn; who leaves before it is ready leaves no kernel."""

    turns = asyncio.Semaphore(MAX_CONCURRENT_PAGES)

    @property
    def _has_left(self) -> bool:
        # Tornado does not tell its handler of a connection that closed right after the head of the request.
        connection: Any = self.request.connection
        is_closed: bool = connection.stream.closed()
        return is_closed

    async def get(self, path: str | None = None) -> None:
        kernels: list[str] = []
        started_kernels.set(kernels)
        async with self.turns:
            try:
                if not self._has_left:
                    async with asyncio.timeout(PAGE_TIMEOUT):
                        await super().get(path)
            except TimeoutError:
                # The page so far says by itself that nothing more comes, and offers to begin anew.
                self.request.connection.stream.close()
            finally:
                # Within the turn: what is left behind takes no place of the room when the next turn begins.
                for kernel_id in kernels:
                    await self._leave(kernel_id)

    async def _leave(self, kernel_id: str) -> None:
        if not self._has_left:
            self.kernel_manager.expect_a_page(kernel_id)
        elif kernel_id in self.kernel_manager:
            await self.kernel_manager.shutdown_kernel(kernel_id)


class ShutdownHandler(VoilaShutdownKernelHandler):
    """Ends the kernel of a page that is left. A page may say it twice, and after the kernel has ended by itself."""

    @authenticated
    async def post(self, kernel_id: str) -> None:
        with suppress(KeyError):
            if kernel_id in self.kernel_manager:
                await self.kernel_manager.shutdown_kernel(kernel_id)
        self.set_status(204)
        self.finish()


REPLACED_HANDLERS = {TornadoVoilaHandler: NotebookHandler, VoilaShutdownKernelHandler: ShutdownHandler}


def replace_handlers(handlers: list[Any]) -> list[Any]:
    """The handlers of Voila, with those that make a page, and that end one, watched over."""
    return [(path, REPLACED_HANDLERS.get(handler, handler), *more) for path, handler, *more in handlers]


CAN_FORK = sys.platform == "linux"
KERNEL_COMMAND = [sys.executable, "-m", "ipykernel_launcher"]
"""The beginning of a command that a fork can stand for."""
FORK_SERVER_COMMAND = [sys.executable, "-P", "-m", "vfw.server.kernel_fork_server"]
"""-P, because a kernel imports from its own folder, not from that of the exhibit."""


class ForkedProcess:
    """A kernel that is no child of ours, with what Jupyter asks of a `Popen`; its socket says when it ended."""

    stdin = stdout = stderr = None

    def __init__(self, own: socket.socket, pid: int) -> None:
        self._own, self.pid = own, pid

    def poll(self) -> int | None:
        """None as long as it lives, then 0: how it ended cannot be known."""
        if self._own.fileno() >= 0:
            try:
                self._own.recv(1)  # after its number it says nothing more: this is the end
            except BlockingIOError:
                return None
            except ConnectionError:
                pass
            self._own.close()
        return 0

    def wait(self) -> int | None:
        """As `poll`: Jupyter waits for what has ended."""
        return self.poll()

    def send_signal(self, number: int) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, number)


class ForkServer:
    """The warm process; another takes its place when it is gone, and the kernels it bore live on."""

    def __init__(self, command: list[str] = FORK_SERVER_COMMAND) -> None:
        self._command = command
        self._begin()

    async def fork(self, order: ForkRequest) -> ForkedProcess:
        """Fork a kernel. Raises ConnectionError if a second mother has died over it too."""
        orders = self._orders
        try:
            return await self._ask(orders, order)
        except ConnectionError:
            # Of all who wait for the same mother only the first sends for another.
            if orders is self._orders:
                orders.close()
                self._process.kill()
                self._process.wait()
                self._begin()
            return await self._ask(self._orders, order)

    def _begin(self) -> None:
        self._orders, hers = socket.socketpair()
        with hers:
            self._process = subprocess.Popen(
                [*self._command, str(hers.fileno())],
                # A debugger that no page can reach warns of how it was imported.
                env={**os.environ, "PYDEVD_DISABLE_FILE_VALIDATION": "1"},
                stdin=subprocess.DEVNULL,
                pass_fds=[hers.fileno()],
                # Ctrl+C ends the exhibit, and that ends her.
                start_new_session=True,
            )

    async def _ask(self, orders: socket.socket, order: ForkRequest) -> ForkedProcess:
        own, its = socket.socketpair()
        own.setblocking(False)
        with its:
            socket.send_fds(orders, [b"\n"], [its.fileno()])
        loop = asyncio.get_running_loop()
        try:
            await loop.sock_sendall(own, json.dumps(order).encode() + b"\n")
            said = await loop.sock_recv(own, 20)
            if not said:
                raise ConnectionError("the mother died before the kernel was born")
        except BaseException:
            own.close()
            raise
        return ForkedProcess(own, int(said))


class ForkedKernelProvisioner(LocalProvisioner):
    """Starts a kernel by having it born; one that a fork cannot stand for, or that no mother bears, as usual."""

    mother: ForkServer
    process: Any = None

    async def launch_kernel(self, cmd: list[str], **options: Any) -> KernelConnectionInfo:
        if cmd[: len(KERNEL_COMMAND)] == KERNEL_COMMAND:
            order: ForkRequest = {
                "arguments": cmd[len(KERNEL_COMMAND) :],
                "environment": options["env"],
                "folder": str(options.get("cwd") or Path.cwd()),
            }
            with suppress(ConnectionError):
                self.process = await self.mother.fork(order)
                self.pid = self.pgid = self.process.pid
                return self.connection_info
        return await super().launch_kernel(cmd, **options)


class ForkedKernelFactory(KernelProvisionerFactory):
    """Made the `instance` of all such factories, it has every kernel of this process forked from its mother."""

    mother: ForkServer

    def create_provisioner_instance(self, kernel_id: str, kernel_spec: Any, parent: Any) -> KernelProvisionerBase:
        kernel = ForkedKernelProvisioner(kernel_id=kernel_id, kernel_spec=kernel_spec, parent=parent)
        kernel.mother = self.mother
        return kernel


def fork_kernels() -> None:
    """Have all kernels of this process forked, where that can be done."""
    if CAN_FORK:
        ForkedKernelFactory.instance().mother = ForkServer()
