"""The kernels behind the pages: how many there may be, and which are ended because nobody is there."""

from contextvars import ContextVar
from typing import Any
from weakref import WeakSet

from jupyter_client.manager import KernelManager
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from tornado.ioloop import IOLoop
from tornado.web import HTTPError
from traitlets import Float, Integer

started: ContextVar[list[str]] = ContextVar("started")
"""The names of the kernels that the visit at hand has started."""


class VisitorKernels(AsyncMappingKernelManager):
    """Kernels that are started for visitors, and do not outstay them."""

    most = Integer(0, config=True, help="How many kernels there may be at once, those that start included; 0: any.")
    unwatched = Float(80, config=True, help="Seconds in which a page must have connected to its kernel.")

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)  # type: ignore[no-untyped-call]
        self._watched: WeakSet[KernelManager] = WeakSet()

    async def start_kernel(self, **options: Any) -> str:  # type: ignore[override]  # as in its own superclass
        """Raises HTTPError where the room is full: better no page than a machine without memory."""
        if self.most and len({*self._kernels, *self._pending_kernels}) >= self.most:
            raise HTTPError(503, f"{self.most} kernels are running")
        kernel_id: str = await super().start_kernel(**options)
        started.get([]).append(kernel_id)
        return kernel_id

    def notify_connect(self, kernel_id: str) -> None:
        if kernel_id in self:  # it may have ended meanwhile
            self._watched.add(self.get_kernel(kernel_id))
        super().notify_connect(kernel_id)  # type: ignore[no-untyped-call]

    def expect_a_page(self, kernel_id: str) -> None:
        """The page has been sent: end its kernel if it does not connect in time."""
        IOLoop.current().call_later(self.unwatched, self._end_if_unwatched, kernel_id)

    async def _end_if_unwatched(self, kernel_id: str) -> None:
        if kernel_id in self and self.get_kernel(kernel_id) not in self._watched:
            await self.shutdown_kernel(kernel_id)  # type: ignore[no-untyped-call]
