"""Kernels of visitors who leave early, the limit on kernels, and shutdown without a page."""

import asyncio
import socket
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import pytest
from jupyter_server.services.kernels.kernelmanager import ServerKernelManager
from tornado.web import HTTPError
from voila.tornado.handler import TornadoVoilaHandler

from tests.server.running import Running, get, wait_until, write_notebook
from vfw.server.kernels import NotebookHandler, VisitorKernelManager, started_kernels

PLACES = 5


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("notebooks")
    write_notebook(folder / "play.ipynb", "print('The right of citizens')")
    write_notebook(folder / "slow.ipynb", "import time", "time.sleep(2)")
    with Running.exhibit(folder, f"--visitors={PLACES}") as server:
        yield server


def ask(server: Running, room: str) -> socket.socket:
    """Request a notebook page without waiting for it."""
    address = urlsplit(server.url)
    visitor = socket.create_connection((str(address.hostname), address.port or 80))
    visitor.sendall(f"GET /voila/render/{room}.ipynb HTTP/1.1\r\nHost: {address.netloc}\r\n\r\n".encode())
    return visitor


def test_the_kernel_of_a_visitor_who_leaves_early_is_shut_down(server: Running) -> None:
    with ask(server, "slow"):
        wait_until(lambda: server.kernels() == 1, "the page is being made")
    wait_until(lambda: server.kernels() == 0, "its kernel has ended")


def test_quick_reloads_do_not_reach_the_kernel_limit(server: Running) -> None:
    for _ in range(8 * PLACES):
        ask(server, "slow").close()  # a busy machine takes its time to leave, and must not find the page ready
    status, text = get(f"{server.url}voila/render/play.ipynb")
    assert (status, "The right of citizens" in text) == (200, True)
    wait_until(lambda: server.kernels() == 1, "only the page that was waited for has a kernel")


@pytest.fixture
def ended(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the kernels that were shut down; none of them is a process."""
    ended = []

    async def end(self: VisitorKernelManager, kernel_id: str) -> None:
        ended.append(kernel_id)
        del self._kernels[kernel_id]

    monkeypatch.setattr(VisitorKernelManager, "shutdown_kernel", end)
    return ended


def sent(kernels: VisitorKernelManager, *names: str) -> None:
    """Pretend that pages were sent, each with its own kernel."""
    for name in names:
        kernels._kernels[name] = ServerKernelManager()
        kernels._kernel_connections[name] = 0
        kernels.expect_connection(name)


async def time_passes() -> None:
    for _ in range(100):
        await asyncio.sleep(0)


def test_an_unreported_closed_connection_counts_as_disconnected(ended: list[str]) -> None:
    async def visit() -> None:
        kernels = VisitorKernelManager()
        sent(kernels, "left")
        handler: Any = object.__new__(NotebookHandler)
        handler.application = SimpleNamespace(settings={"kernel_manager": kernels})
        handler.request = SimpleNamespace(connection=SimpleNamespace(stream=SimpleNamespace(closed=lambda: True)))
        await handler._release_kernel("left")

    asyncio.run(visit())
    assert ended == ["left"]


def test_a_page_that_times_out_releases_its_semaphore_and_kernel(
    ended: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def get(self: NotebookHandler, path: str | None = None) -> None:
        started_kernels.get().append("dead")
        await asyncio.Event().wait()

    async def visit() -> None:
        kernels = VisitorKernelManager()
        sent(kernels, "dead")
        handler: Any = object.__new__(NotebookHandler)
        handler.application = SimpleNamespace(settings={"kernel_manager": kernels})
        closed: list[bool] = []
        stream = SimpleNamespace(closed=lambda: bool(closed), close=lambda: closed.append(True))
        handler.request = SimpleNamespace(connection=SimpleNamespace(stream=stream))
        await handler.get("play.ipynb")

    monkeypatch.setattr(TornadoVoilaHandler, "get", get)
    monkeypatch.setattr("vfw.server.kernels.PAGE_TIMEOUT", 0.01)
    asyncio.run(visit())
    assert ended == ["dead"]
    assert not NotebookHandler.semaphore.locked()


def test_a_limit_of_one_kernel_counts_a_starting_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    """A kernel that starts is not among the running ones, but counts."""

    async def start(self: ServerKernelManager, **options: Any) -> None:
        await asyncio.Event().wait()

    async def two_visits() -> BaseException | None:
        kernels = VisitorKernelManager(max_kernels=1)
        first, second = [asyncio.create_task(kernels.start_kernel()) for _ in range(2)]
        await time_passes()
        assert (len(kernels), first.done(), second.done()) == (0, False, True)
        return second.exception()

    monkeypatch.setattr(ServerKernelManager, "start_kernel", start)
    refused = asyncio.run(two_visits())
    assert isinstance(refused, HTTPError)
    assert refused.status_code == 503


def test_a_kernel_without_a_page_is_shut_down(ended: list[str]) -> None:
    async def two_visits() -> None:
        kernels = VisitorKernelManager(connect_timeout=0)
        sent(kernels, "left", "watched")
        kernels.notify_connect("watched")
        await time_passes()

    asyncio.run(two_visits())
    assert ended == ["left"]


def test_the_kernel_of_a_page_that_disconnects_soon_is_shut_down(ended: list[str]) -> None:
    """The page was reloaded after its websocket opened and before its shutdown message worked."""

    async def visits() -> None:
        kernels = VisitorKernelManager(connect_timeout=0)
        sent(kernels, "reloaded", "back", "elsewhere")
        for name in ("reloaded", "back", "elsewhere", "elsewhere"):
            kernels.notify_connect(name)
        for name in ("reloaded", "back", "elsewhere"):
            kernels.notify_disconnect(name)
        kernels.notify_connect("back")
        await time_passes()

    asyncio.run(visits())
    assert ended == ["reloaded"]


def test_a_settled_page_may_reconnect_late(ended: list[str]) -> None:
    async def visit() -> None:
        kernels = VisitorKernelManager(connect_timeout=0, settled_after=0)
        sent(kernels, "asleep")
        kernels.notify_connect("asleep")
        kernels.notify_disconnect("asleep")
        await time_passes()

    asyncio.run(visit())
    assert ended == []


def test_culling_skips_starting_and_ended_kernels(ended: list[str]) -> None:
    async def look() -> None:
        kernels = VisitorKernelManager(cull_idle_timeout=600)
        for name in ("starts", "is left", "is used"):
            kernels._kernels[name] = ServerKernelManager()
        for name, year in (("is left", 1920), ("is used", 2920)):
            kernels.get_kernel(name).set_trait("last_activity", datetime(year, 8, 26, tzinfo=UTC))
        for name in ("starts", "is left", "has ended", "is used"):
            await kernels.cull_kernel_if_idle(name)

    asyncio.run(look())
    assert ended == ["is left"]


@pytest.mark.long
def test_a_page_that_never_opens_its_websocket_keeps_its_kernel_for_90_seconds_at_most(server: Running) -> None:
    wait_until(lambda: server.kernels() == 0, "the others have gone")
    get(f"{server.url}voila/render/play.ipynb")
    assert server.kernels() == 1
    wait_until(lambda: server.kernels() == 0, "nobody came")
