"""The websocket of a page: its heartbeat, its message size, and its identity."""

import asyncio
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import zmq
from tornado.log import gen_log
from zmq.eventloop.zmqstream import ZMQStream

from vfw.server.application import create_configuration
from vfw.server.request_guards import MAX_MESSAGE
from vfw.server.websocket import KernelConnection, KernelSocket, is_worth_logging

MENU = Path(__file__).parents[2] / "vfw" / "panel" / "web" / "page" / "menu.js"


def settings() -> dict[str, Any]:
    settings: dict[str, Any] = create_configuration(
        Path("notebooks"), host="127.0.0.1", port=8866, base_url="/"
    ).Voila.tornado_settings
    return settings


def socket(**more: Any) -> Any:
    """Return an unconnected websocket of a page, configured like in the exhibit."""
    headers = {"Sec-WebSocket-Version": "13"}
    socket: Any = object.__new__(KernelSocket)
    socket.application = SimpleNamespace(settings=settings() | more)
    socket.request = SimpleNamespace(headers=headers)
    return socket


def test_a_late_pong_does_not_close_the_connection() -> None:
    """Each ping checks the pong of the previous one: a timeout as long as the interval is over by then."""
    assert socket().ping_timeout >= 2 * socket().ping_interval


def test_there_is_one_heartbeat_in_milliseconds() -> None:
    here = socket()
    assert 5_000 <= here.ping_interval <= 60_000
    here._on_close_called = False
    assert here.get_websocket_protocol().ping_interval == 0


def test_the_largest_file_that_the_menu_opens_fits_into_a_message() -> None:
    (largest,) = re.findall(r"const LARGEST_SAVE = ([\d_]+);", MENU.read_text(encoding="utf-8"))
    assert socket().max_message_size == MAX_MESSAGE
    assert int(largest) * len("\\u0000") + 10_000 <= MAX_MESSAGE


def test_two_websockets_of_one_page_have_different_identities() -> None:
    class Kernel:
        """Notes under which name it is connected to; a kernel answers the last of a name alone."""

        def __getattr__(self, connect: str) -> Any:
            return lambda identity: SimpleNamespace(name=identity)

    def names() -> set[bytes]:
        connection: Any = SimpleNamespace(kernel_manager=Kernel(), channels={})
        KernelConnection.create_stream(connection)
        return {stream.name for stream in connection.channels.values()}

    assert len(names()) == 1
    assert names() != names()


def test_a_closed_stream_is_not_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def leave() -> None:
        stream = ZMQStream(zmq.Context.instance().socket(zmq.PAIR))
        stream.close()
        stream._handle_events(None, 0)  # type: ignore[no-untyped-call]

    asyncio.run(leave())
    (record,) = caplog.records
    assert (record.name, is_worth_logging(record)) == (gen_log.name, False)
    gen_log.warning("something else")
    assert is_worth_logging(caplog.records[-1])
