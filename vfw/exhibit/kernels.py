"""The kernels behind the pages."""

from datetime import UTC, datetime
from typing import Any, ClassVar
from weakref import WeakSet

from jupyter_client.manager import KernelManager
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from tornado.web import HTTPError
from traitlets import Integer


class VisitorKernels(AsyncMappingKernelManager):
    """Counts a kernel as idle from the moment somebody took it, not from the moment it was preheated.

    A preheated kernel may wait for hours. Without this, a cull that falls between the visitor's request and the
    page's first connection would stop it, and the page would stay blank.
    """

    most = Integer(0, config=True, help="How many kernels there may be at once, those that start included; 0: any.")
    taken: ClassVar[WeakSet[KernelManager]] = WeakSet()

    async def start_kernel(self, **options: Any) -> str:  # type: ignore[override]  # as in its own superclass
        """Raises HTTPError where the room is full: better no page than a machine without memory."""
        if self.most and len({*self._kernels, *self._pending_kernels}) >= self.most:
            raise HTTPError(503, f"{self.most} kernels are running")
        kernel_id: str = await super().start_kernel(**options)
        return kernel_id

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        # Voila asks only about kernels that have left its pool.
        kernel = self._kernels.get(kernel_id)
        if kernel in self.taken:
            await super().cull_kernel_if_idle(kernel_id)  # type: ignore[no-untyped-call]
        elif kernel:  # it may have ended since the round of culling began
            self.taken.add(kernel)
            kernel.last_activity = datetime.now(UTC)
