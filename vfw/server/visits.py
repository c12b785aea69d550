"""A visit: the request for the page of a room, and the kernel that is started for it."""

import asyncio
from contextlib import suppress
from typing import Any

from tornado.web import authenticated
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.tornado.handler import TornadoVoilaHandler

from vfw.server.kernels import started

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
