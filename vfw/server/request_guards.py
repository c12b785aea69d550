"""Router rules that refuse a request by its head, before its body is read. They come before the rules of pages.

The pages of the exhibit send almost nothing: a token, or an empty request that shuts down a kernel. So one small limit
is enough for every URL. Tornado's own limit is 100 MB, which it collects and parses in one piece while all other
visitors wait.
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
"""The most bytes of a request body."""
MAX_MESSAGE = 25_000_000
"""The most bytes of a websocket message. The menu reads files of at most 4,000,000 bytes (`page/menu.js`), and JSON may
need six bytes for one of them.
"""

SERVER_LIMITS: dict[str, Any] = {
    # The limit of `BodyTooLarge` again, for a body that is longer than announced.
    "max_body_size": MAX_BODY,
    "body_timeout": 10,
    # The defaults of nginx. Tornado keeps a silent connection for an hour.
    "max_header_size": 32 * 1024,
    "idle_connection_timeout": 75,
}
"""The limits of Tornado's server, in bytes and seconds."""


class BodyTooLarge(Matcher):
    """A matcher for a request whose body is too long, or has no announced length."""

    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        """Match a body over `MAX_BODY` bytes or of unknown length."""
        length = request.headers.get("Content-Length", "0")
        is_known = "Transfer-Encoding" not in request.headers and length.isascii() and length.isdecimal()
        return None if is_known and len(length) < 10 and int(length) <= MAX_BODY else {}


TEMPLATES_PATH = "voila/templates/"
RENDER_PATH = "voila/render/"
MAX_NAME = 255
"""The most bytes of a file name."""

NO_FRAMING = {"Content-Security-Policy": "frame-ancestors 'none'", "X-Frame-Options": "DENY"}
"""Headers of a page that no other page may frame.

Notebook pages have none, because a page of the same origin, such as JupyterLab, may frame them. Jupyter Server refuses
other origins.
"""


def first_rules(*, base_url: str, host: str = "") -> list[Rule]:
    """Return the rules for every request.

    Args:
        base_url: The path of the exhibit.
        host: The only host name that is served, beside the names of this machine; "" for any.
    """
    too_much = f"A request to this exhibit must have at most {MAX_BODY} bytes and a Content-Length."
    own_names = "This exhibit is open on this machine only. Use the name localhost in the address."
    a_part = "Another site tried to show this as a part of its own page. Follow a link to it, or type its address."
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
    """Return the rule that refuses paths of notebooks that are no pages."""
    return Rule(NoSuchNotebook(notebooks, base_url), RefusalHandler, {"status": 404})


class MalformedPath(Matcher):
    """A matcher for a path that leads upward, is not text, or crashes Voila."""

    def __init__(self, base_url: str) -> None:
        self._templates = base_url + TEMPLATES_PATH

    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        """Match a path with dots as a folder, unprintable characters, or names that are too long."""
        path = unquote(request.path, errors="replace")
        names = re.split(r"[/\\]", path)
        is_short = max(len(name.encode()) for name in names) <= MAX_NAME
        is_text = path.isprintable() and "\N{REPLACEMENT CHARACTER}" not in path
        is_canonical = is_short and is_text and not {".", ".."} & {*names}
        # Voila fails unless the path has three parts.
        is_known = not path.startswith(self._templates) or re.match(
            r"[^/]+/static/.", path.removeprefix(self._templates)
        )
        return None if is_canonical and is_known else {}


class ForeignHost(Matcher):
    """A matcher for a request with a host name that is not a name of this machine.

    With DNS rebinding, a site whose name resolves to this machine would otherwise have the same origin as the exhibit.
    """

    def __init__(self, host: str) -> None:
        self._host = host.lower()

    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        """Match a host name other than the served one and those of this machine."""
        name = split_host_and_port(request.host.lower())[0].removeprefix("[").removesuffix("]")
        return None if name == self._host or is_only_here(name) else {}


class CrossSite(Matcher):
    """A matcher for requests of other sites for a part of their page, such as an image or a frame, but not links.

    Browsers send the necessary headers to this machine and over HTTPS. Jupyter Server checks the origin of websockets.
    """

    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        """Match a cross-site request that is neither a link nor a websocket."""
        site, mode, destination = (request.headers.get(f"Sec-Fetch-{which}", "") for which in ("Site", "Mode", "Dest"))
        is_allowed = site != "cross-site" or mode == "websocket" or (mode, destination) == ("navigate", "document")
        return None if is_allowed else {}


class NoSuchNotebook(Matcher):
    """A matcher for notebook paths that are no page, in any spelling: a kernel would start for them."""

    def __init__(self, notebooks: Path, base_url: str) -> None:
        self._notebooks, self._render_path = notebooks, base_url + RENDER_PATH

    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        """Match a notebook path without a page."""
        if not request.path.startswith(self._render_path):
            return None
        name = unquote(request.path.removeprefix(self._render_path), errors="replace")
        return None if is_notebook_page(self._notebooks, name) else {}


@stream_request_body
class RefusalHandler(RequestHandler):
    """A handler that answers the head of a request, and closes the connection if a body follows."""

    def initialize(self, status: int, title: str = "", why: str = "") -> None:
        """Keep the status, the title and the reason of the error page."""
        self._status, self._title, self._why = status, title, why

    def prepare(self) -> None:
        """Send the error page."""
        self.set_status(self._status)
        self.set_header("Cache-Control", "no-store")
        for name, value in NO_FRAMING.items():
            self.set_header(name, value)
        base_url = self.settings["base_url"]
        template = self.settings["voila_jinja2_env"].get_template("error.html")
        values = {"status_code": self._status, "title": self._title, "why": self._why, "base_url": base_url}
        self.finish(template.render(**values))

    def data_received(self, chunk: bytes) -> None:
        """Ignore the body."""
