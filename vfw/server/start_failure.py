"""The page that says why the exhibit cannot open. It needs no package that may be the missing one."""

from __future__ import annotations

import socket
from contextlib import suppress
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from socketserver import BaseServer

from jinja2 import Environment, FileSystemLoader

from vfw.resources import PACKAGE

TEMPLATES = Path(__file__).parent / "jupyter/nbconvert/templates/vfw"
TOKENS = PACKAGE / "panel/web/shared"
PATIENCE = 10.0
"""Seconds for a request to arrive."""


def answer_with_reason(listening: socket.socket, reason: str, base_url: str) -> None:
    """Answer the next request at a socket with a page.

    Args:
        listening: A listening socket with a request that waits, or that comes.
        reason: Why the exhibit cannot open, and what helps; indented lines are commands.
        base_url: Where the exhibit begins.
    """
    page = render_reason(reason, base_url).encode()

    class Answer(BaseHTTPRequestHandler):
        """A handler that answers every GET with the page."""

        timeout = PATIENCE

        def do_GET(self) -> None:
            # 200 would be kept as a page of the exhibit, and said to be one by whatever watches it.
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
    """Return the page, as HTML that needs no other file."""
    environment = Environment(loader=FileSystemLoader([TEMPLATES, TOKENS]), autoescape=True)
    first, *rest = reason.splitlines()
    return environment.get_template("start_failure.html").render(first=first, rest=rest, base_url=base_url)
