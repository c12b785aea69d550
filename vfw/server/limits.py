"""How much the exhibit takes from one request, and how long it waits for it.

Its own pages send next to nothing: a token, or the farewell to a kernel, which is empty. So one limit is enough for
every address, and it is kept before anything is read: Tornado's own is 100 MB, gathered and parsed in one piece while
everybody else waits.
"""

from typing import Any

from tornado.httputil import HTTPServerRequest
from tornado.routing import Matcher

BODY = 1024
"""Bytes of a body."""
MESSAGE = 25_000_000
"""Bytes of a message over a websocket: the menu reads at most 4,000,000 bytes of a file (`page/menu.js`), and JSON may
need six for one of them."""

OF_THE_SERVER: dict[str, Any] = {
    # Once more what `QueueFullError` refuses with a page, for a length that was not announced.
    "max_body_size": BODY,
    "body_timeout": 10,
    # As nginx has them. Tornado lets a connection that says nothing stay for an hour.
    "max_header_size": 32 * 1024,
    "idle_connection_timeout": 75,
}
"""What Tornado is told, in bytes and seconds."""


class TooMuch(Matcher):
    """Matches a request with a body that is too long, or that does not say how long it is."""

    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        length = request.headers.get("Content-Length", "0")
        is_known = "Transfer-Encoding" not in request.headers and length.isascii() and length.isdecimal()
        return None if is_known and len(length) < 10 and int(length) <= BODY else {}
