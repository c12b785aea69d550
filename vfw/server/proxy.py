"""The exhibit behind the address of JupyterLab, as on Binder and on a JupyterHub.

The package jupyter-server-proxy starts `python -m vfw.server.proxy` at the first visit. Visitors cannot see the
terminal of that process, so the browser shows why a start has failed.
"""

from __future__ import annotations

import argparse
import os
import select
import socket
import sys
import traceback
from contextlib import suppress
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from socketserver import BaseServer
from typing import Any

from jinja2 import Environment, FileSystemLoader

from vfw.resources import PACKAGE
from vfw.server.__main__ import CannotOpen, add_options, open_exhibit

TEMPLATES = Path(__file__).parent / "jupyter/nbconvert/templates/vfw"
STYLES = PACKAGE / "panel/web/shared"
REQUEST_TIMEOUT = 10.0
"""Seconds for a request to arrive."""


def answer_with_reason(listening: socket.socket, reason: str, base_url: str) -> None:
    """Answer the next request at a socket with a page.

    Args:
        listening: A listening socket.
        reason: The problem and the remedy; indented lines are commands.
        base_url: The path of the exhibit.
    """
    page = render_reason(reason, base_url).encode()

    class Answer(BaseHTTPRequestHandler):
        """A handler that answers every GET with the page."""

        timeout = REQUEST_TIMEOUT

        def do_GET(self) -> None:
            # With 200, caches and monitors would take this for a page of the exhibit.
            self.send_response(HTTPStatus.SERVICE_UNAVAILABLE)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.send_header("Content-Length", str(len(page)))
            self.send_header("Cache-Control", "no-store")
            self.end_headers()
            self.wfile.write(page)

        def log_message(self, *_: object) -> None:
            """Do not log the request: the reason is in the log."""

    listening.setblocking(True)
    connection, address = listening.accept()
    # A browser that has closed the connection needs no answer.
    with connection, suppress(OSError):
        Answer(connection, address, BaseServer(address, Answer))


def render_reason(reason: str, base_url: str) -> str:
    """Return the page as HTML that needs no other file, and no package that may be the missing one."""
    environment = Environment(loader=FileSystemLoader([TEMPLATES, STYLES]), autoescape=True)
    first, *rest = reason.splitlines()
    return environment.get_template("start_failure.html").render(first=first, rest=rest, base_url=base_url)


ICON = Path(__file__).parent / "jupyter/nbconvert/templates/vfw/static/icon.svg"
HAS_UNIX_SOCKETS = os.name == "posix"

EXIT_STOPPED = 1
"""Exit status of an exhibit that was told to stop. The proxy starts it again at the next visit only if it is not 0."""
UNEXPECTED = """\
The exhibit stopped with an error: {error}
Load this page again. If it fails again, look in the log of the Jupyter server."""


def exhibit() -> dict[str, Any]:
    """Return the settings with which jupyter-server-proxy starts the exhibit at /vfw/ and adds it to the launcher."""
    # Every user of the machine could open a port; the socket is in a private folder.
    listening = "--unix-socket={unix_socket}" if HAS_UNIX_SOCKETS else "--port={port}"
    # -P: a file in the current directory, such as random.py, must not replace a module of Python.
    command = [sys.executable, "-P", "-m", "vfw.server.proxy", listening, "--base-url={base_url}vfw/"]
    return {
        "command": command,
        "unix_socket": HAS_UNIX_SOCKETS,
        # The page builds its URLs from the base URL, so the proxy must forward the whole path.
        "absolute_url": True,
        # Seconds, for a slow start on a busy hub. A failed start is reported at once.
        "timeout": 180,
        "launcher_entry": {"title": "Votes for Women", "icon_path": str(ICON)},
    }


def main(arguments: list[str] | None = None) -> int:
    """Open the exhibit at the socket of the proxy. While it cannot open, answer each request with the reason.

    Each request tries to open it again, so a reload is enough when the problem is solved.
    """
    parser = argparse.ArgumentParser(prog="python -m vfw.server.proxy", description="Open the exhibit for a proxy.")
    add_options(parser)
    parser.add_argument("--unix-socket", metavar="PATH", help="listen at this Unix socket instead of host and port")
    options = parser.parse_args([*(sys.argv[1:] if arguments is None else arguments), "--behind-proxy"])
    with bind(options) as listening:
        while True:
            select.select([listening], [], [])
            try:
                open_exhibit(options, listening)
            except CannotOpen as why:
                reason = str(why)
            except Exception as error:
                traceback.print_exc()
                reason = UNEXPECTED.format(error=error)
            else:
                return EXIT_STOPPED
            sys.stderr.write(f"{reason}\n")
            answer_with_reason(listening, reason, options.base_url)


def bind(options: argparse.Namespace) -> socket.socket:
    """Return a socket that listens at the address that the proxy uses."""
    if not options.unix_socket:
        return socket.create_server((options.host, options.port))
    path = Path(options.unix_socket)
    # A temporary name: the name that the proxy expects appears when the socket is private and listens.
    temporary = path.with_name(f"{path.name}.new")
    temporary.unlink(missing_ok=True)
    listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    listening.bind(str(temporary))
    temporary.chmod(0o600)
    listening.listen()
    temporary.replace(path)  # also replaces the socket of a killed server
    return listening


if __name__ == "__main__":
    sys.exit(main())
