"""A server process that is started like `make exhibit`, and the processes that it leaves behind."""

import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
from collections.abc import Callable
from contextlib import closing
from http.client import HTTPConnection, HTTPMessage
from pathlib import Path
from typing import Self
from urllib.parse import urlsplit

import nbformat
import psutil

from vfw.network import open_url
from vfw.server.kernel_fork_server import FORK_TITLE

CHECKOUT = Path(__file__).parents[2]
HEALTH = "voila/templates/vfw/static/health.txt"
HANDSHAKE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
}
"""Headers with which a page opens a websocket."""
PATIENCE = 90.0
ROOM_FOR_ALL = "--visitors=1000"
"""Options of a server with many tests: a window that a test closes does not shut its kernel down."""


def free_port() -> int:
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        port: int = held.getsockname()[1]
        return port


def wait_until(true: Callable[[], object], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, f"waited {PATIENCE:.0f} s in vain: {what}"
        time.sleep(0.05)


def get(url: str) -> tuple[int, str]:
    """Return the status and text. Voila sends a part every ten seconds, so the timeout covers the whole response."""
    end = time.monotonic() + PATIENCE
    text = b""
    try:
        answer = open_url(url, timeout=PATIENCE)
    except urllib.error.HTTPError as refusal:
        answer = refusal
    with answer:
        while piece := answer.read1():
            text += piece
            assert time.monotonic() < end, f"no end to {url}"
        return answer.status, text.decode()


def ask(url: str, path: str, method: str = "GET", body: str = "", **headers: str) -> tuple[int, HTTPMessage, str]:
    """Return the status, headers and text of a raw request; `Sec_Fetch_Site="none"` sets a header."""
    address = urlsplit(url)
    assert address.hostname
    with closing(HTTPConnection(address.hostname, address.port, timeout=PATIENCE)) as connection:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request(method, address.path + path, body or None, named)
        answer = connection.getresponse()
        return answer.status, answer.headers, answer.read().decode()


def write_notebook(path: Path, *sources: str, **about: object) -> Path:
    """Write a notebook of code cells; `about` is its `vfw` metadata."""
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(source) for source in sources])
    notebook.metadata["kernelspec"] = {"display_name": "Python 3", "language": "python", "name": "python3"}
    if about:
        notebook.metadata["vfw"] = about
    nbformat.write(notebook, path)
    return path


def is_alive(process: psutil.Process) -> bool:
    """Return whether a process runs; a zombie does not."""
    try:
        return bool(process.is_running() and process.status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


class Running:
    """A server in its own process; a context manager that leaves no process behind."""

    health = HEALTH
    """The path at which a running server answers."""

    def __init__(self, command: list[str], url: str, cwd: Path = CHECKOUT, **environment: str) -> None:
        self.url = url
        self._log = tempfile.TemporaryFile("w+")  # noqa: SIM115  (lives as long as the process)
        self.process = psutil.Popen(
            command,
            cwd=cwd,
            env={**psutil.Process().environ(), **environment},
            stdin=subprocess.DEVNULL,
            stdout=self._log,
            stderr=subprocess.STDOUT,
        )

    @classmethod
    def exhibit(cls, notebooks: Path, *options: str, port: int = 0, base: str = "/", **environment: str) -> Self:
        port, options = port or free_port(), (f"--base-url={base}", *options)
        command = [sys.executable, "-m", "vfw.server", f"--port={port}", f"--notebooks={notebooks}", *options]
        return cls(command, f"http://127.0.0.1:{port}{base}", CHECKOUT, **environment)

    def kernels(self) -> int:
        """Return the number of kernels below the server."""
        return len(self.kernel_processes())

    def kernel_processes(self) -> list[psutil.Process]:
        """Return the kernels below the server, forked or started in the usual way."""
        return [
            child
            for child in self._living_children()
            if child.name() == FORK_TITLE or "ipykernel_launcher" in " ".join(child.cmdline())
        ]

    @property
    def said(self) -> str:
        """The output of the server."""
        self._log.seek(0)
        return self._log.read()

    def _living_children(self) -> list[psutil.Process]:
        if not is_alive(self.process):
            return []
        return [child for child in self.process.children(recursive=True) if is_alive(child)]

    def _answers(self) -> bool:
        assert self.process.poll() is None, f"the server ended at once:\n{self.said}"
        try:
            return get(self.url + self.health)[0] == 200
        except OSError:
            return False

    def __enter__(self) -> Self:
        wait_until(self._answers, "the exhibit opens")
        return self

    def __exit__(self, *_: object) -> None:
        children = self._living_children()
        self.process.terminate()
        _, alive = psutil.wait_procs([self.process, *children], timeout=20)
        for process in alive:
            process.kill()
        self._log.close()
