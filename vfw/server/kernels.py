"""The kernels behind the pages: how many there may be, and which are ended because nobody is there."""

from contextvars import ContextVar
from typing import Any
from weakref import WeakKeyDictionary

from jupyter_client.manager import KernelManager
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from tornado.ioloop import IOLoop
from tornado.web import HTTPError
from traitlets import Float, Integer

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
