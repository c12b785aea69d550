"""The kernels behind the pages: how many there may be, and which are ended because nobody is there."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from contextvars import ContextVar
from queue import Empty
from typing import Any
from weakref import WeakKeyDictionary

from jupyter_client.asynchronous.client import AsyncKernelClient
from jupyter_client.manager import KernelManager
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from tornado.ioloop import IOLoop
from tornado.web import HTTPError, authenticated
from traitlets import Float, Integer
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.tornado.handler import TornadoVoilaHandler

started: ContextVar[list[str]] = ContextVar("started")
"""The names of the kernels that the visit at hand has started."""

ARGUMENTS = [
    "--IPKernelApp.kernel_class=vfw.server.visitor_kernel.VisitorKernel",
    # What a library writes on a kernel's standard error is for the terminal, not for the page.
    "--IPKernelApp.capture_fd_output=False",
]
"""Command-line arguments of every visitor kernel."""


class VisitorKernels(AsyncMappingKernelManager):
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
        kernel_id: str = await super().start_kernel(**options, extra_arguments=ARGUMENTS)
        started.get([]).append(kernel_id)
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


MISSED = 0.2
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
            message = await self.get_iopub_msg(timeout=MISSED)
            is_about_it = message["parent_header"].get("msg_id") == asked
            if is_about_it and message["content"].get("execution_state") == "idle":
                return


AT_ONCE = 4
"""Pages that are made at the same time. More would only be ready later, each of them."""

LONGEST = 120
"""Seconds that a page may be in the making: Voila does not hear that its kernel has died, and would wait for ever."""


class VisitHandler(TornadoVoilaHandler):
    """Makes a page when it is its turn; who leaves before it is ready leaves no kernel."""

    turns = asyncio.Semaphore(AT_ONCE)

    @property
    def _has_left(self) -> bool:
        # Tornado does not tell its handler of a connection that closed right after the head of the request.
        connection: Any = self.request.connection
        is_closed: bool = connection.stream.closed()
        return is_closed

    async def get(self, path: str | None = None) -> None:
        kernels: list[str] = []
        started.set(kernels)
        async with self.turns:
            try:
                if not self._has_left:
                    async with asyncio.timeout(LONGEST):
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


OURS = {TornadoVoilaHandler: VisitHandler, VoilaShutdownKernelHandler: ShutdownHandler}


def visits(handlers: list[Any]) -> list[Any]:
    """The handlers of Voila, with those that make a page, and that end one, watched over."""
    return [(path, OURS.get(handler, handler), *more) for path, handler, *more in handlers]
