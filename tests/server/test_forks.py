"""Kernels that are forked from one warm process: each independent, and none without the exhibit."""

import asyncio
import json
import re
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from html import unescape
from pathlib import Path
from typing import Any

import psutil
import pytest
from jupyter_client.manager import AsyncKernelManager

from tests.server.light_client import LightClient
from tests.server.running import CHECKOUT, Running, get, is_alive, wait_until, write_notebook
from vfw.network import open_url
from vfw.server.kernel_fork_server import FORK_TITLE
from vfw.server.kernels import CAN_FORK, ForkedKernelFactory, ForkedKernelProvisioner, ForkServer

pytestmark = pytest.mark.skipif(not CAN_FORK, reason="on this system kernels start in the usual way")

BY_CHANCE = """
import json, numpy, random, secrets, tempfile, uuid
from vfw.panel import Panel

chosen = [random.random(), numpy.random.random(), secrets.token_hex(), str(uuid.uuid4()), tempfile.mktemp()]
print(json.dumps({"chosen": [*chosen, get_ipython().kernel.session.session, Panel().model_id]}))
"""


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_notebook(tmp_path_factory.mktemp("notebooks") / "play.ipynb", BY_CHANCE)


@pytest.fixture
def server(room: Path) -> Iterator[Running]:
    with Running.exhibit(room) as server:
        yield server


def visit(server: Running) -> tuple[str, list[Any]]:
    """Return the name of the visitor's kernel, and the random choices of its notebook."""
    status, text = get(server.url)
    assert status == 200
    (kernel,) = re.findall(r'"kernelId": ?"(.*?)"', text)
    (printed,) = re.findall(r'\{"chosen":.*?\}', unescape(text).replace('\\"', '"'))
    return kernel, json.loads(printed)["chosen"]


def processes(server: Running) -> tuple[psutil.Process, psutil.Process, list[psutil.Process]]:
    """Return the exhibit, the fork server, and its forks."""
    (fork_server,) = [child for child in server.process.children() if is_alive(child)]
    return server.process, fork_server, [child for child in fork_server.children() if is_alive(child)]


@asynccontextmanager
async def forked_kernel(folder: Path, fork_server: ForkServer) -> AsyncIterator[AsyncKernelManager]:
    """Fork a kernel with its sockets in the folder, and shut it down at the end of the block."""
    kernel = AsyncKernelManager(transport="ipc", ip=str(folder / "kernel"))
    forks = ForkedKernelFactory()
    forks.fork_server = fork_server
    kernel.provisioner = forks.create_provisioner_instance("one", kernel.kernel_spec, kernel)
    await kernel.start_kernel()
    try:
        yield kernel
    finally:
        await kernel.shutdown_kernel(now=True)


def open_things(process: psutil.Process) -> dict[str, str]:
    """Return the sockets, pipes and files of a process by file descriptor."""
    links = {path.name: str(path.readlink()) for path in Path(f"/proc/{process.pid}/fd").iterdir()}
    return {number: link for number, link in links.items() if not link.startswith(("anon_inode:", "/dev/"))}


def test_forks_share_no_random_state_no_file_and_no_socket(server: Running) -> None:
    for one, other in zip(visit(server)[1], visit(server)[1], strict=True):
        assert one != other

    exhibit, fork_server, forks = processes(server)
    assert [fork.name() for fork in forks] == [FORK_TITLE, FORK_TITLE]
    assert fork_server.num_threads() == 1
    everywhere = {link for number, link in open_things(exhibit).items() if number in "012"}
    seen: set[str] = set()
    for process in (exhibit, fork_server, *forks):
        things = set(open_things(process).values()) - everywhere
        assert things
        assert not things & seen
        seen |= things


def test_a_dead_fork_server_is_replaced_and_its_kernels_survive(server: Running) -> None:
    kernel, _ = visit(server)
    _, fork_server, (orphan,) = processes(server)
    fork_server.kill()
    visit(server)
    _, another, forks = processes(server)
    assert (another.pid != fork_server.pid, len(forks)) == (True, 1)
    assert is_alive(orphan)
    open_url(f"{server.url}voila/api/shutdown/{kernel}", data=b"", timeout=60).close()
    assert not is_alive(orphan), "the exhibit still ends it"


def test_a_killed_exhibit_leaves_no_process(server: Running) -> None:
    visit(server)
    _, fork_server, (orphan,) = processes(server)
    fork_server.kill()
    visit(server)
    exhibit, fork_server, (fork,) = processes(server)
    exhibit.kill()
    wait_until(lambda: not any(map(is_alive, (orphan, fork_server, fork))), "all have ended")


def test_a_fork_has_the_map_and_plays_the_game() -> None:
    async def visit(url: str) -> list[str]:
        visitor = await LightClient.come(url)
        asked = [visitor.asked]
        for _ in range(3):
            await visitor.press()
            asked.append(visitor.asked)
        await visitor.leave()
        return asked

    with Running.exhibit(CHECKOUT / "notebooks") as server:
        assert asyncio.run(visit(server.url))[:2] == ["", "Play a card"]
        wait_until(lambda: server.kernels() == 0, "the visitor has left")


def test_a_forked_kernel_answers_at_once(tmp_path: Path) -> None:
    async def reached() -> list[bool]:
        async with forked_kernel(tmp_path, ForkServer()) as kernel:
            return [Path(f"{kernel.ip}-{port}").is_socket() for port in (kernel.shell_port, kernel.iopub_port)]

    assert asyncio.run(reached()) == [True, True]


def test_an_interrupt_during_a_reply_is_not_logged_and_the_kernel_survives(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    answering = tmp_path / "answering"
    slow = f"""
import pathlib, time

def slow(comm, message):
    pathlib.Path({str(answering)!r}).touch()
    time.sleep(60)

get_ipython().kernel.comm_manager.register_target("slow", slow)
"""

    async def interrupted() -> str:
        async with forked_kernel(tmp_path, ForkServer()) as kernel:
            client = kernel.client()
            client.start_channels()
            await client.wait_for_ready(timeout=60)
            await client.execute(slow, reply=True, timeout=60)
            client.shell_channel.send(client.session.msg("comm_open", {"comm_id": "c", "target_name": "slow"}))
            await asyncio.to_thread(wait_until, answering.exists, "the kernel answers")
            await kernel.interrupt_kernel()
            reply = await client.execute("1 + 1", reply=True, timeout=30)
            client.stop_channels()
            return str(reply["content"]["status"])

    assert asyncio.run(interrupted()) == "ok"
    assert capfd.readouterr().err == ""


def test_without_a_fork_server_kernels_start_in_the_usual_way(tmp_path: Path) -> None:
    async def start_and_end() -> str:
        async with forked_kernel(tmp_path, ForkServer([sys.executable, "-c", "'not today'"])) as kernel:
            assert isinstance(kernel.provisioner, ForkedKernelProvisioner)
            assert kernel.provisioner.pid
            return " ".join(psutil.Process(kernel.provisioner.pid).cmdline())

    assert "ipykernel_launcher" in asyncio.run(start_and_end())
