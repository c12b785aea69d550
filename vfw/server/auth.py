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
        self._cookie_values = {role: secrets.token_urlsafe() for role in Role}
        self._throttle = throttle or LoginThrottle()

    def rule(self) -> Rule:
        """The rule that comes before all others."""
        return Rule(NeedsLogin(self), LoginHandler, {"auth": self})

    def needs_login(self, request: HTTPServerRequest) -> bool:
        """Return whether a request has to be received first."""
        if TOKEN_PARAMETER in request.query_arguments:
            return True
        return not request.path.startswith(self.base_url + STATIC_PATH) and self.role_of(request) is None

    def role_of(self, request: HTTPServerRequest) -> Role | None:
        """Whose badge it bears; None for a stranger."""
        cookie = request.cookies.get(self.cookie)
        value = cookie.value.encode() if cookie else b""
        matching = [
            role
            for role, cookie_value in self._cookie_values.items()
            if hmac.compare_digest(value, cookie_value.encode())
        ]
        return matching[0] if matching else None

    def authenticate(self, entered: str, ip: str) -> Role | None:
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
        matching = [role for role, token in self.tokens.items() if is_same_token(token, entered)]
        if not matching:
            self._throttle.count_wrong(origin)
            return None
        return matching[0]

    def sign_in(self, handler: RequestHandler, role: Role) -> None:
        """Give the visitor this badge, until the browser is closed; other sites cannot use it."""
        handler.set_cookie(self.cookie, self._cookie_values[role], path=self.base_url, httponly=True, samesite="Lax")


class NeedsLogin(Matcher):
    """Matches what has to be received at the door."""

    def __init__(self, auth: TokenAuth) -> None:
        self._auth = auth

    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        return {} if self._auth.needs_login(request) else None


class LoginHandler(RequestHandler):
    """Asks for the token, on a page that needs no script, and leads on to where the visitor wanted to go.

    Somebody inside is asked for the teacher's, where a guide is wanted.
    """

    def initialize(self, auth: TokenAuth) -> None:
        self._auth = auth

    def set_default_headers(self) -> None:
        for name, value in {**NO_FRAMING, "Cache-Control": "no-store", "Referrer-Policy": "same-origin"}.items():
            self.set_header(name, value)

    def get(self) -> None:
        entered = self.get_query_argument(TOKEN_PARAMETER, "")
        # Who is inside is never asked again, whatever an old address says; but a teacher may have come in as a pupil.
        if self._is_inside and not (
            entered and self._auth.role_of(self.request) is Role.PUPIL and self._is_for_teachers
        ):
            return self._redirect_to_page()
        return self._handle_token(entered)

    def post(self) -> None:
        self._handle_token(self.get_body_argument(TOKEN_PARAMETER, ""))

    def _handle_token(self, entered: str) -> None:
        try:
            role = self._auth.authenticate(entered, str(self.request.remote_ip)) if entered else None
        except TooManyAttempts as too_many:
            seconds = math.ceil(too_many.wait)
            self.set_header("Retry-After", str(seconds))
            return self._show_login(429, wait=seconds)
        if role is None or (self._is_inside and role is Role.PUPIL):
            return self._show_login(403, was_wrong=bool(entered))
        self._auth.sign_in(self, role)
        return self._redirect_to_page()

    @property
    def _is_for_teachers(self) -> bool:
        return self.request.path.startswith(f"{self._auth.base_url}read/guides")

    @property
    def _is_inside(self) -> bool:
        return self._auth.role_of(self.request) is not None

    def _redirect_to_page(self) -> None:
        self.redirect(self._path_without_token(), status=303)

    def _show_login(self, status: int, *, wait: int = 0, was_wrong: bool = False) -> None:
        self.set_status(status)
        template = self.settings["voila_jinja2_env"].get_template("teachers.html" if self._is_inside else "door.html")
        # Outside nothing but the styles can be had.
        values = {"base_url": self._auth.base_url, "has_token": True, "example": EXAMPLE, "head_end": None}
        self.finish(template.render(**values, wait=wait, was_wrong=was_wrong))

    def _path_without_token(self) -> str:
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
            app_log.error("Error at the login page", exc_info=value)


def log_request(handler: RequestHandler) -> None:
    """Tell the terminal of a request that was refused, without its query: a wrong token is often nearly right.

    What somebody asked for at the door is not told at all: the token may have been typed where the path stands.
    """
    if (status := handler.get_status()) >= 400:
        what = (
            "at the login page"
            if isinstance(handler, LoginHandler)
            else f"{handler.request.method} {handler.request.path[:200]}"
        )
        access_log.warning("%d %s (%s)", status, what, handler.request.remote_ip)
