"""Comes in as the staff do, and does what they can."""

import json
from email.message import Message
from urllib.parse import urlsplit

from tests.server.running import ask

PIN = "271828"


def give(url: str, pin: object, **headers: str) -> tuple[int, Message, str]:
    """Give a PIN, as the page of the kiosk at `url` would."""
    said = {"Origin": origin(url), **headers}
    return ask(url, "kiosk/staff/pin", "POST", json.dumps({"pin": pin}), **said)


def come_in(url: str) -> str:
    """The cookie of those who gave the PIN."""
    status, headers, _ = give(url, PIN)
    assert status == 204
    return str(headers["Set-Cookie"]).partition(";")[0]


def do(url: str, way: str, cookie: str = "", said: object = None, **headers: str) -> tuple[int, Message, str]:
    """Do one thing on the page of the staff."""
    told = {"Origin": origin(url), "Cookie": cookie, **headers}
    return ask(url, f"kiosk/staff/{way}", "POST", json.dumps(said or {}), **told)


def origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"
