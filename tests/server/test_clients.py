"""The kernel client, which is ready when the kernel has answered and does not wait for silence."""

import asyncio
from queue import Empty
from typing import Any

import pytest

from vfw.server.kernels import PromptClient

WELCOME = {"msg_type": "iopub_welcome", "parent_header": {}, "content": {}}


def status(question: str, state: str) -> dict[str, Any]:
    return {"msg_type": "status", "parent_header": {"msg_id": question}, "content": {"execution_state": state}}


class Scripted(PromptClient):
    """A client whose kernel answers each request and sends these iopub messages; None is silence."""

    def __init__(self, *heard: dict[str, Any] | None, lives: bool = True) -> None:
        super().__init__()
        self.heard, self.asked, self._lives = [*heard], 0, lives

    def kernel_info(self) -> str:
        self.asked += 1
        return f"question {self.asked}"

    async def _recv_reply(self, msg_id: str, timeout: float | None = None, channel: str = "shell") -> dict[str, Any]:
        return {"content": {"protocol_version": "5.4"}}

    async def get_iopub_msg(self, timeout: float) -> dict[str, Any]:
        await asyncio.sleep(0)
        if (message := self.heard.pop(0)) is None:
            raise Empty
        return message

    async def is_alive(self) -> bool:
        return self._lives


def test_the_client_is_ready_as_soon_as_the_kernel_answers() -> None:
    kernel = Scripted(WELCOME, status("question 1", "busy"), status("question 1", "idle"))
    asyncio.run(kernel.wait_for_ready())
    assert (kernel.heard, kernel.asked) == ([], 1)


def test_a_kernel_without_an_iopub_message_is_asked_again() -> None:
    kernel = Scripted(WELCOME, None, status("question 1", "idle"), status("question 2", "idle"))
    asyncio.run(kernel.wait_for_ready())
    assert (kernel.heard, kernel.asked) == ([], 2)


def test_the_client_stops_waiting_for_a_dead_kernel() -> None:
    with pytest.raises(RuntimeError, match="died"):
        asyncio.run(Scripted(None, lives=False).wait_for_ready())


def test_waiting_ends_at_the_timeout() -> None:
    with pytest.raises(TimeoutError):
        asyncio.run(Scripted(*[WELCOME] * 100).wait_for_ready(timeout=0))
