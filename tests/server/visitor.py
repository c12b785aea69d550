"""A visitor who requests URLs of the exhibit without a real browser."""

import urllib.request
from http.cookiejar import CookieJar
from urllib.error import HTTPError

from tests.server.running import HANDSHAKE, Running, ask


class Visitor:
    """A browser: it keeps cookies and follows where it is led."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.cookies = CookieJar()
        handlers = urllib.request.ProxyHandler({}), urllib.request.HTTPCookieProcessor(self.cookies)
        self._opener = urllib.request.build_opener(*handlers)

    def open(self, path: str, said: str | None = None) -> tuple[int, str, str]:
        """Status, address in the end, and text; with `said` the form of the page at the door is sent there."""
        data = None if said is None else f"token={said}".encode()
        try:
            answer = self._opener.open(self.server.url + path, data, timeout=60)
        except HTTPError as refusal:
            answer = refusal
        with answer:
            return answer.status, answer.url, answer.read().decode()

    def knock(self, path: str) -> int:
        """The status with which a websocket is answered."""
        cookie = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.cookies)
        return ask(self.server.url, path, **HANDSHAKE, Origin=self.server.url.rstrip("/"), Cookie=cookie)[0]
