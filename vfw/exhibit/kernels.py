"""The kernels behind the pages."""

from datetime import UTC, datetime
from typing import ClassVar
from weakref import WeakSet

from jupyter_client.manager import KernelManager
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager


class VisitorKernels(AsyncMappingKernelManager):
    """Counts a kernel as idle from the moment somebody took it, not from the moment it was preheated.

    A preheated kernel may wait for hours. Without this, a cull that falls between the visitor's request and the
    page's first connection would stop it, and the page would stay blank.
    """

    taken: ClassVar[WeakSet[KernelManager]] = WeakSet()

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        # Voila asks only about kernels that have left its pool.
        kernel = self._kernels[kernel_id]
        if kernel in self.taken:
            await super().cull_kernel_if_idle(kernel_id)  # type: ignore[no-untyped-call]
        else:
            self.taken.add(kernel)
            kernel.last_activity = datetime.now(UTC)
