"""Who leaves before the page is up leaves no kernel behind, and takes nobody's place."""

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from jupyter_server.services.kernels.kernelmanager import ServerKernelManager

from tests.exhibit.running import Running, get, wait_until, write_notebook
from vfw.exhibit.kernels import VisitorKernels

PLACES = 5


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("notebooks")
    write_notebook(folder / "play.ipynb", "print('The right of citizens')")
    write_notebook(folder / "slow.ipynb", "import time", "time.sleep(2)")
    with Running.exhibit(folder, f"--visitors={PLACES}") as server:
        yield server


def ask(server: Running, room: str) -> socket.socket:
    """Ask for the page of a room, and do not wait for it."""
    address = urlsplit(server.url)
    visitor = socket.create_connection((str(address.hostname), address.port or 80))
    visitor.sendall(f"GET /voila/render/{room}.ipynb HTTP/1.1\r\nHost: {address.netloc}\r\n\r\n".encode())
    return visitor


def test_the_kernel_of_a_page_that_is_left_before_it_is_up_ends(server: Running) -> None:
    with ask(server, "slow"):
        wait_until(lambda: server.kernels() == 1, "the page is being made")
    wait_until(lambda: server.kernels() == 0, "its kernel has ended")


def test_quick_reloads_do_not_fill_the_room(server: Running) -> None:
    for _ in range(8 * PLACES):
        ask(server, "play").close()
    status, text = get(f"{server.url}voila/render/play.ipynb")
    assert (status, "The right of citizens" in text) == (200, True)
    wait_until(lambda: server.kernels() == 1, "only the page that was waited for has a kernel")


def test_a_kernel_that_no_page_connects_to_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    ended = []

    async def end(self: VisitorKernels, kernel_id: str) -> None:
        ended.append(kernel_id)

    async def two_visits() -> None:
        kernels = VisitorKernels(unwatched=0)
        for visit in ("left", "watched"):
            kernels._kernels[visit] = ServerKernelManager()
            kernels.expect_a_page(visit)
        kernels.notify_connect("watched")
        while not ended:
            await asyncio.sleep(0)
        await asyncio.sleep(0)

    monkeypatch.setattr(VisitorKernels, "shutdown_kernel", end)
    asyncio.run(two_visits())
    assert ended == ["left"]


@pytest.mark.long
def test_a_page_that_never_opens_its_websocket_keeps_its_kernel_for_90_seconds_at_most(server: Running) -> None:
    wait_until(lambda: server.kernels() == 0, "the others have gone")
    get(f"{server.url}voila/render/play.ipynb")
    assert server.kernels() == 1
    wait_until(lambda: server.kernels() == 0, "nobody came")
