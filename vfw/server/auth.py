"""Login with a token, for an exhibit that a network can reach.

The class token opens the exhibit. The teacher token also opens the guides, which have answers that students must not
read first.

The rule of the login comes before every page, kernel and websocket. Voila's own token is checked by each handler of
Jupyter alone, which leaves other handlers open, such as the static files of templates.
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
"""The path of the styles of the login page, which need no token."""


class Role(Enum):
    """The owner of a token."""

    PUPIL = "pupil"
    TEACHER = "teacher"


class TooManyAttempts(Exception):
    """An error after so many wrong tokens from one network that a further token is not compared.

    Attributes:
        wait: Seconds until the next token is compared.
    """

    def __init__(self, wait: float) -> None:
        super().__init__(wait)
        self.wait = wait


class TokenAuth:
    """The tokens and login cookies of an exhibit.

    A correct token is exchanged for a cookie and a redirect to the same path without the token. So the token does not
    stay in the address bar, and kernels never see it. The values of the cookies are random and change with each start.

    Attributes:
        tokens: The token of each `Role`.
        base_url: The path of the exhibit.
        cookie: The name of the cookie. It has the port in it, because all ports of a host share their cookies.
    """

    def __init__(
        self, token: str, teachers: str, *, base_url: str, port: int, throttle: LoginThrottle | None = None
    ) -> None:
        self.tokens, self.base_url = {Role.PUPIL: token, Role.TEACHER: teachers}, base_url
        self.cookie = f"vfw-{port}"
        self._cookie_values = {role: secrets.token_urlsafe() for role in Role}
        self._throttle = throttle or LoginThrottle()

    def rule(self) -> Rule:
        """Return the router rule of the login, which must come before the rules of pages."""
        return Rule(NeedsLogin(self), LoginHandler, {"auth": self})

    def needs_login(self, request: HTTPServerRequest) -> bool:
        """Return whether the login must handle this request."""
        if TOKEN_PARAMETER in request.query_arguments:
            return True
        return not request.path.startswith(self.base_url + STATIC_PATH) and self.role_of(request) is None

    def role_of(self, request: HTTPServerRequest) -> Role | None:
        """Return the role that the cookie of a request proves; None without a valid cookie."""
        cookie = request.cookies.get(self.cookie)
        value = cookie.value.encode() if cookie else b""
        matching = [
            role
            for role, cookie_value in self._cookie_values.items()
            if hmac.compare_digest(value, cookie_value.encode())
        ]
        return matching[0] if matching else None

    def authenticate(self, entered: str, ip: str) -> Role | None:
        """Return the role of an entered token, or None if it is wrong.

        Args:
            entered: The text that the visitor entered.
            ip: The address of the visitor.

        Raises:
            TooManyAttempts: The network entered too many wrong tokens, so this one was not compared.
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
        """Set the login cookie of a role. It ends with the browser session, and other sites cannot use it."""
        handler.set_cookie(self.cookie, self._cookie_values[role], path=self.base_url, httponly=True, samesite="Lax")


class NeedsLogin(Matcher):
    """A matcher for requests that the login must handle."""

    def __init__(self, auth: TokenAuth) -> None:
        self._auth = auth

    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        """Match a request without a valid cookie, or with a token."""
        return {} if self._auth.needs_login(request) else None


class LoginHandler(RequestHandler):
    """The login page, which works without scripts and redirects to the page that the visitor wanted.

    A signed-in student who opens a guide is asked for the teacher token.
    """

    def initialize(self, auth: TokenAuth) -> None:
        """Keep the tokens and cookies."""
        self._auth = auth

    def set_default_headers(self) -> None:
        """Forbid framing, caching, and the token in the referrer."""
        for name, value in {**NO_FRAMING, "Cache-Control": "no-store", "Referrer-Policy": "same-origin"}.items():
            self.set_header(name, value)

    def get(self) -> None:
        """Check a token in the address, or show the login page."""
        entered = self.get_query_argument(TOKEN_PARAMETER, "")
        # A signed-in visitor is not asked again, even by an old address, except a teacher who signed in as a student.
        if self._is_inside and not (
            entered and self._auth.role_of(self.request) is Role.PUPIL and self._is_for_teachers
        ):
            return self._redirect_to_page()
        return self._handle_token(entered)

    def post(self) -> None:
        """Check the token of the form."""
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
        # Without a login only the styles are served.
        values = {"base_url": self._auth.base_url, "has_token": True, "example": EXAMPLE, "head_end": None}
        self.finish(template.render(**values, wait=wait, was_wrong=was_wrong))

    def _path_without_token(self) -> str:
        # One slash: two would begin a host name.
        path = "/" + self.request.path.lstrip("/\\")
        rest = [(name, value) for name, value in parse_qsl(self.request.query) if name != TOKEN_PARAMETER]
        return f"{path}?{urlencode(rest)}" if rest else path

    def decode_argument(self, value: bytes, name: str | None = None) -> str:
        """Decode an argument leniently: Tornado would log invalid bytes, and they may be part of a token."""
        return value.decode(errors="replace")

    def log_exception(self, typ: Any, value: BaseException | None, traceback: Any) -> None:
        """Log an error of the server without the request, which may have a token in it; skip errors of visitors."""
        if not isinstance(value, HTTPError):
            app_log.error("Error at the login page", exc_info=value)


def log_request(handler: RequestHandler) -> None:
    """Log a refused request without its query, because a wrong token is often nearly correct.

    The path of a request to the login page is not logged either: the visitor may have typed the token into the path.
    """
    if (status := handler.get_status()) >= 400:
        what = (
            "at the login page"
            if isinstance(handler, LoginHandler)
            else f"{handler.request.method} {handler.request.path[:200]}"
        )
        access_log.warning("%d %s (%s)", status, what, handler.request.remote_ip)
