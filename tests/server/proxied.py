"""The exhibit as jupyter-server-proxy starts and requests it, at a Unix socket."""

import socket
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path

from tests.server.running import PATIENCE, Running, is_alive
from vfw.server import proxy


class SocketConnection(HTTPConnection):
    """A connection to a Unix socket."""

    def __init__(self, path: Path) -> None:
        super().__init__("localhost", timeout=PATIENCE)
        self._path = path

    def connect(self) -> None:
        self.sock = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.sock.settimeout(PATIENCE)
        self.sock.connect(str(self._path))


def get_at_socket(path: Path, address: str) -> tuple[int, str]:
    """Return the status and text of a path."""
    with closing(SocketConnection(path)) as connection:
        connection.request("GET", address)
        answer = connection.getresponse()
        return answer.status, answer.read().decode()


class Proxied(Running):
    """The exhibit below /user/ada/vfw/, at a socket in a folder."""

    def __init__(self, folder: Path, *options: str, **environment: str) -> None:
        self.socket = folder / "socket"
        names = {"unix_socket": self.socket, "base_url": "/user/ada/"}
        command = [part.format(**names) for part in proxy.exhibit()["command"]]
        super().__init__([*command, *options], "/user/ada/vfw/", folder, **environment)

    def get(self, path: str = "") -> tuple[int, str]:
        """Return status and text of a page of the exhibit."""
        return get_at_socket(self.socket, self.url + path)

    def _answers(self) -> bool:
        assert is_alive(self.process), f"the server ended at once:\n{self.said}"
        return self.socket.exists()
