"""The websocket of a page: it lives as long as the page, and takes what a page has to say."""

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from vfw.exhibit.limits import MESSAGE
from vfw.exhibit.server import configuration
from vfw.exhibit.sockets import KernelSocket

MENU = Path(__file__).parents[2] / "vfw" / "panel" / "page_menu.js"


def settings() -> dict[str, Any]:
    settings: dict[str, Any] = configuration(
        Path("notebooks"), host="127.0.0.1", port=8866, base_url="/"
    ).Voila.tornado_settings
    return settings


def socket(**more: Any) -> Any:
    """A socket of a page, as the exhibit sets it up, that is not connected."""
    headers = {"Sec-WebSocket-Version": "13"}
    socket: Any = object.__new__(KernelSocket)
    socket.application = SimpleNamespace(settings=settings() | more)
    socket.request = SimpleNamespace(headers=headers)
    return socket


def test_a_beat_that_was_not_answered_at_once_cuts_nothing() -> None:
    """Each beat looks for the answer to the one before: a timeout as long as the interval is over by then."""
    assert socket().ping_timeout >= 2 * socket().ping_interval


def test_there_is_one_heartbeat_and_it_reads_milliseconds() -> None:
    here = socket()
    assert 5_000 <= here.ping_interval <= 60_000
    here._on_close_called = False
    assert here.get_websocket_protocol().ping_interval == 0


def test_the_largest_file_that_the_menu_opens_fits_into_a_message() -> None:
    (largest,) = re.findall(r"const LARGEST_SAVE = ([\d_]+);", MENU.read_text(encoding="utf-8"))
    assert socket().max_message_size == MESSAGE
    assert int(largest) * len("\\u0000") + 10_000 <= MESSAGE
