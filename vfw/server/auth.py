"""The door of an exhibit that a network can reach: whoever gives a token comes in, nobody else at any address.

There are two: that of the class, and the teacher's, which also opens what pupils are not to read before they answer.

Its rule of the router stands before every page, kernel and websocket, whoever serves them. The token
that Voila itself offers is asked for by each handler of Jupyter alone: it leaves open what the others serve, as the
files of its own templates.
"""

from __future__ import annotations

import hmac
import math
import secrets
from enum import Enum
from typing import Any
from urllib.parse import parse_qsl, urlencode

from tornado.httputil import HTTPServerRequest
from tornado.log import access_log, app_log
from tornado.routing import Matcher, Rule
from tornado.web import HTTPError, RequestHandler

from vfw.server.request_guards import NO_FRAMING
from vfw.server.tokens import EXAMPLE, LoginThrottle, is_same_token, network_of

TOKEN_PARAMETER = "token"
STATIC_PATH = "voila/templates/vfw/static/"
"""What the page at the door is dressed with: open to all."""


class Role(Enum):
    """Who has a token."""

    PUPIL = "pupil"
    TEACHER = "teacher"


class TooManyAttempts(Exception):
    """A network gave so many wrong tokens that another is not compared.

    Attributes:
        wait: seconds after which the next one is.
    """

    def __init__(self, wait: float) -> None:
        super().__init__(wait)
        self.wait = wait


class TokenAuth:
    """Who may come in.

    A right token is exchanged for a cookie with a badge, which is drawn anew each time the exhibit opens, and for the
    same address without the token: it does not stay in the address bar, and kernels do not learn it.

    Attributes:
        tokens: what each of `Role` is told. base_url: where the exhibit begins. cookie: its name, another for each port,
            as the ports of a machine share their cookies.
    """

    def __init__(
        self, token: str, teachers: str, *, base_url: str, port: int, throttle: LoginThrottle | None = None
    ) -> None:
        self.tokens, self.base_url = {Role.PUPIL: token, Role.TEACHER: teachers}, base_url
        self.cookie = f"vfw-{port}"
        self._badges = {who: secrets.token_urlsafe() for who in Role}
        self._throttle = throttle or LoginThrottle()

    def rule(self) -> Rule:
        """The rule that comes before all others."""
        return Rule(NeedsLogin(self), LoginHandler, {"door": self})

    def stops(self, request: HTTPServerRequest) -> bool:
        """Return whether a request has to be received first."""
        if TOKEN_PARAMETER in request.query_arguments:
            return True
        return not request.path.startswith(self.base_url + STATIC_PATH) and self.whose(request) is None

    def whose(self, request: HTTPServerRequest) -> Role | None:
        """Whose badge it bears; None for a stranger."""
        worn = request.cookies.get(self.cookie)
        value = worn.value.encode() if worn else b""
        alike = [who for who, badge in self._badges.items() if hmac.compare_digest(value, badge.encode())]
        return alike[0] if alike else None

    def lets_in(self, said: str, ip: str) -> Role | None:
        """Return whose token somebody at an address said.

        Args:
            said: what was typed.
            ip: the address it came from.

        Returns:
            None for a wrong token.

        Raises:
            TooManyAttempts: its network gave too many wrong ones, so this one was not compared.
        """
        origin = network_of(ip)
        if wait := self._throttle.wait(origin):
            raise TooManyAttempts(wait)
        found = [who for who, token in self.tokens.items() if is_same_token(token, said)]
        if not found:
            self._throttle.count_wrong(origin)
            return None
        return found[0]

    def admit(self, visitor: RequestHandler, who: Role) -> None:
        """Give the visitor this badge, until the browser is closed; other sites cannot use it."""
        visitor.set_cookie(self.cookie, self._badges[who], path=self.base_url, httponly=True, samesite="Lax")


class NeedsLogin(Matcher):
    """Matches what has to be received at the door."""

    def __init__(self, door: TokenAuth) -> None:
        self._door = door

    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        return {} if self._door.stops(request) else None


class LoginHandler(RequestHandler):
    """Asks for the token, on a page that needs no script, and leads on to where the visitor wanted to go.

    Somebody inside is asked for the teacher's, where a guide is wanted.
    """

    def initialize(self, door: TokenAuth) -> None:
        self._door = door

    def set_default_headers(self) -> None:
        for name, value in {**NO_FRAMING, "Cache-Control": "no-store", "Referrer-Policy": "same-origin"}.items():
            self.set_header(name, value)

    def get(self) -> None:
        said = self.get_query_argument(TOKEN_PARAMETER, "")
        # Who is inside is never asked again, whatever an old address says; but a teacher may have come in as a pupil.
        if self._is_inside and not (said and self._door.whose(self.request) is Role.PUPIL and self._is_for_teachers):
            return self._lead_on()
        return self._receive(said)

    def post(self) -> None:
        self._receive(self.get_body_argument(TOKEN_PARAMETER, ""))

    def _receive(self, said: str) -> None:
        try:
            who = self._door.lets_in(said, str(self.request.remote_ip)) if said else None
        except TooManyAttempts as too_many:
            seconds = math.ceil(too_many.wait)
            self.set_header("Retry-After", str(seconds))
            return self._ask(429, wait=seconds)
        if who is None or (self._is_inside and who is Role.PUPIL):
            return self._ask(403, was_wrong=bool(said))
        self._door.admit(self, who)
        return self._lead_on()

    @property
    def _is_for_teachers(self) -> bool:
        return self.request.path.startswith(f"{self._door.base_url}read/guides")

    @property
    def _is_inside(self) -> bool:
        return self._door.whose(self.request) is not None

    def _lead_on(self) -> None:
        self.redirect(self._address_without_token(), status=303)

    def _ask(self, status: int, *, wait: int = 0, was_wrong: bool = False) -> None:
        self.set_status(status)
        page = self.settings["voila_jinja2_env"].get_template("teachers.html" if self._is_inside else "door.html")
        # Outside nothing but the styles can be had.
        values = {"base_url": self._door.base_url, "has_token": True, "example": EXAMPLE, "head_end": None}
        self.finish(page.render(**values, wait=wait, was_wrong=was_wrong))

    def _address_without_token(self) -> str:
        # One slash: two would begin the name of another host.
        path = "/" + self.request.path.lstrip("/\\")
        rest = [(name, value) for name, value in parse_qsl(self.request.query) if name != TOKEN_PARAMETER]
        return f"{path}?{urlencode(rest)}" if rest else path

    def decode_argument(self, value: bytes, name: str | None = None) -> str:
        """What was said; bytes that are no text are no token either. Tornado would quote them in the terminal."""
        return value.decode(errors="replace")

    def log_exception(self, typ: Any, value: BaseException | None, traceback: Any) -> None:
        """A fault of ours without the request, which may hold a token; of the visitor's it is enough to log the end."""
        if not isinstance(value, HTTPError):
            app_log.error("At the door", exc_info=value)


def log_request(visit: RequestHandler) -> None:
    """Tell the terminal of a request that was refused, without its query: a wrong token is often nearly right.

    What somebody asked for at the door is not told at all: the token may have been typed where the path stands.
    """
    if (status := visit.get_status()) >= 400:
        asked = (
            "at the door" if isinstance(visit, LoginHandler) else f"{visit.request.method} {visit.request.path[:200]}"
        )
        access_log.warning("%d %s (%s)", status, asked, visit.request.remote_ip)
