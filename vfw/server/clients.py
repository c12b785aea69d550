"""Who speaks for a visit with its kernel, until the page is there."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from queue import Empty
from typing import Any

from jupyter_client.asynchronous.client import AsyncKernelClient

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
