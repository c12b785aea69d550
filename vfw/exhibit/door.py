"""The door of an exhibit that a network can reach: whoever gives the token comes in, nobody else at any address.

It is the first rule of the router, so it stands before every page, kernel and websocket, whoever serves them. The token
that Voila itself offers is asked for by each handler of Jupyter alone: it leaves open what the others serve, as the
websocket over which Voila tells a preheated kernel of its visitor.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
from typing import Any
from urllib.parse import parse_qsl, urlencode

from tornado.httputil import HTTPServerRequest
from tornado.routing import Matcher, Rule
from tornado.web import RequestHandler
from voila.utils import create_include_assets_functions

from vfw.exhibit.tokens import are_alike

TOKEN = "token"
STYLES = "voila/templates/vfw/static/"
"""What the page at the door is dressed with: open to all."""
A_GUESS = 1.0
"""Seconds that a wrong token costs, one after the other, so that they cannot all be tried."""


class Door:
    """Who may come in.

    A right token is exchanged for a cookie with a badge, which is drawn anew each time the exhibit opens, and for the
    same address without the token: it does not stay in the address bar, and kernels do not learn it.

    Attributes:
        token: what visitors are told. base_url: where the exhibit begins. cookie: its name, another for each port, as
            the ports of a machine share their cookies.
    """

    def __init__(self, token: str, *, base_url: str, port: int) -> None:
        self.token, self.base_url = token, base_url
        self.cookie = f"vfw-{port}"
        self._badge = secrets.token_urlsafe()
        self._guesses = asyncio.Lock()

    def rule(self) -> Rule:
        """The rule that comes before all others."""
        return Rule(_Outside(self), Reception, {"door": self})

    def stops(self, request: HTTPServerRequest) -> bool:
        """Whether a request has to be received first."""
        if request.path.startswith(self.base_url + STYLES):
            return False
        return TOKEN in request.query_arguments or not self.knows(request)

    def knows(self, request: HTTPServerRequest) -> bool:
        """Whether it bears the badge."""
        worn = request.cookies.get(self.cookie)
        return worn is not None and hmac.compare_digest(worn.value.encode(), self._badge.encode())

    def lets_in(self, said: str) -> bool:
        return are_alike(self.token, said)

    def admit(self, visitor: RequestHandler) -> None:
        """Give the visitor the badge, until the browser is closed; other sites cannot use it."""
        visitor.set_cookie(self.cookie, self._badge, path=self.base_url, httponly=True, samesite="Lax")

    async def wait(self) -> None:
        async with self._guesses:
            await asyncio.sleep(A_GUESS)


class _Outside(Matcher):
    """Matches what has to be received at the door."""

    def __init__(self, door: Door) -> None:
        self._door = door

    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        return {} if self._door.stops(request) else None


class Reception(RequestHandler):
    """Asks for the token, on a page that needs no script, and leads on to where the visitor wanted to go."""

    def initialize(self, door: Door) -> None:
        self._door = door

    async def get(self) -> None:
        await self._receive(self.get_query_argument(TOKEN, ""))

    async def post(self) -> None:
        await self._receive(self.get_body_argument(TOKEN, ""))

    async def _receive(self, said: str) -> None:
        if self._door.lets_in(said) or self._door.knows(self.request):
            self._door.admit(self)
            self.redirect(self._address_without_token(), status=303)
            return
        if said:
            await self._door.wait()
        self.set_status(403)
        self.set_header("Cache-Control", "no-store")
        page = self.settings["voila_jinja2_env"].get_template("door.html")
        assets = create_include_assets_functions("vfw", self._door.base_url)
        self.finish(page.render(**assets, was_wrong=bool(said)))

    def _address_without_token(self) -> str:
        # One slash: two would begin the name of another host.
        path = "/" + self.request.path.lstrip("/\\")
        rest = [(name, value) for name, value in parse_qsl(self.request.query) if name != TOKEN]
        return f"{path}?{urlencode(rest)}" if rest else path
