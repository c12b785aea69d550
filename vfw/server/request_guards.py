"""Rules that refuse a request by its head, before its body is read.

Each refusal is a rule of the router and stands before those of the pages.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from tornado.httputil import HTTPServerRequest, split_host_and_port
from tornado.routing import Matcher, Rule
from tornado.web import RequestHandler, stream_request_body

from vfw.network import is_only_here
from vfw.server.notebook_pages import is_notebook_page

MAX_BODY = 1024
"""Bytes of a body."""
MAX_MESSAGE = 25_000_000
"""Bytes of a message over a websocket: the menu reads at most 4,000,000 bytes of a file (`page/menu.js`), and JSON may
need six for one of them."""

SERVER_LIMITS: dict[str, Any] = {
    # Once more what `BodyTooLarge` refuses with a page, for a length that was not announced.
    "max_body_size": MAX_BODY,
    "body_timeout": 10,
    # As nginx has them. Tornado lets a connection that says nothing stay for an hour.
    "max_header_size": 32 * 1024,
    "idle_connection_timeout": 75,
}
"""What Tornado is told, in bytes and seconds."""


class BodyTooLarge(Matcher):
    """Matches a request with a body that is too long, or that does not say how long it is."""

    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        length = request.headers.get("Content-Length", "0")
        is_known = "Transfer-Encoding" not in request.headers and length.isascii() and length.isdecimal()
        return None if is_known and len(length) < 10 and int(length) <= MAX_BODY else {}


TEMPLATES_PATH = "voila/templates/"
RENDER_PATH = "voila/render/"
MAX_NAME = 255
"""Bytes of a name that a file system takes."""

NO_FRAMING = {"Content-Security-Policy": "frame-ancestors 'none'", "X-Frame-Options": "DENY"}
"""The headers of a page that no other page may show as a part of itself. Rooms may be shown by pages of the same
address: JupyterLab, behind whose address the exhibit may stand, is one. Jupyter Server sees to that."""


def first_rules(*, base_url: str, host: str = "") -> list[Rule]:
    """The rules for every request. `host` is the one that is served, beside all names of this machine; "" for any."""
    too_much = f"A request to this exhibit has at most {MAX_BODY} bytes, and says in its head how many."
    own_names = "This exhibit is for this machine alone, and answers to its own names only: localhost is one."
    a_part = "Another site wants to show this as a part of its own page. Follow a link to it, or type its address."
    rules = [
        Rule(BodyTooLarge(), RefusalHandler, {"status": 413, "title": "That is too much", "why": too_much}),
        Rule(MalformedPath(base_url), RefusalHandler, {"status": 404}),
        Rule(CrossSite(), RefusalHandler, {"status": 403, "title": "Not as a part of another page", "why": a_part}),
    ]
    if host:
        rules.append(
            Rule(ForeignHost(host), RefusalHandler, {"status": 403, "title": "Not by this name", "why": own_names})
        )
    return rules


def rule_for_notebooks(notebooks: Path, *, base_url: str) -> Rule:
    """The rule for notebooks that are no rooms."""
    return Rule(NoSuchNotebook(notebooks, base_url), RefusalHandler, {"status": 404})


class MalformedPath(Matcher):
    """Matches an address that nobody writes who looks for a page: it leads upwards or nowhere, or is no path."""

    def __init__(self, base_url: str) -> None:
        self._templates = base_url + TEMPLATES_PATH

    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        path = unquote(request.path, errors="replace")
        names = re.split(r"[/\\]", path)
        is_short = max(len(name.encode()) for name in names) <= MAX_NAME
        is_text = path.isprintable() and "\N{REPLACEMENT CHARACTER}" not in path
        is_canonical = is_short and is_text and not {".", ".."} & {*names}
        # Voila takes three parts for granted.
        is_known = not path.startswith(self._templates) or re.match(
            r"[^/]+/static/.", path.removeprefix(self._templates)
        )
        return None if is_canonical and is_known else {}


class ForeignHost(Matcher):
    """Matches a request that calls this machine by a name which is not its own.

    A site whose name is made to lead here (DNS rebinding) would otherwise be the same origin as the exhibit.
    """

    def __init__(self, host: str) -> None:
        self._host = host.lower()

    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        name = split_host_and_port(request.host.lower())[0].removeprefix("[").removesuffix("]")
        return None if name == self._host or is_only_here(name) else {}


class CrossSite(Matcher):
    """Matches what another site wants as a part of its own page, as an image or a frame; who follows a link may come.

    Browsers say so of addresses of this machine and of https. Websockets are judged by their origin (Jupyter Server).
    """

    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        site, mode, destination = (request.headers.get(f"Sec-Fetch-{which}", "") for which in ("Site", "Mode", "Dest"))
        is_allowed = site != "cross-site" or mode == "websocket" or (mode, destination) == ("navigate", "document")
        return None if is_allowed else {}


class NoSuchNotebook(Matcher):
    """Matches every address of a room that is none, however it is written: a kernel would start for it."""

    def __init__(self, notebooks: Path, base_url: str) -> None:
        self._notebooks, self._render_path = notebooks, base_url + RENDER_PATH

    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        if not request.path.startswith(self._render_path):
            return None
        name = unquote(request.path.removeprefix(self._render_path), errors="replace")
        return None if is_notebook_page(self._notebooks, name) else {}


@stream_request_body
class RefusalHandler(RequestHandler):
    """Answers the head of a request, and closes the connection if a body should follow."""

    def initialize(self, status: int, title: str = "", why: str = "") -> None:
        self._status, self._title, self._why = status, title, why

    def prepare(self) -> None:
        self.set_status(self._status)
        self.set_header("Cache-Control", "no-store")
        for name, value in NO_FRAMING.items():
            self.set_header(name, value)
        base_url = self.settings["base_url"]
        template = self.settings["voila_jinja2_env"].get_template("error.html")
        values = {"status_code": self._status, "title": self._title, "why": self._why, "base_url": base_url}
        self.finish(template.render(**values))

    def data_received(self, chunk: bytes) -> None:
        """What still comes is not looked at."""
