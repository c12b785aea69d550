"""Malformed widget messages cause no traceback and stop neither kernel nor server."""

import asyncio
import io
import logging
import random
import re
import sys
from collections.abc import Iterator

import pytest

from tests.server.attacker import TELLS, Attacker
from tests.server.running import CHECKOUT, HANDSHAKE, Running, ask
from vfw.server.plain_log import KERNEL_ID, OneLineFormatter, log_plainly

ROOMS = ["play", "lesson-nashville", "what-if", "projector", "atlas"]


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    with Running.exhibit(CHECKOUT / "notebooks") as server:
        yield server
        assert "Traceback" not in server.said
        assert not KERNEL_ID.search(server.said)


@pytest.mark.parametrize("number", [50, pytest.param(1250, marks=pytest.mark.long)])
@pytest.mark.parametrize("room", ROOMS)
def test_a_malformed_message_returns_no_traceback_and_the_kernel_continues(
    server: Running, room: str, number: int
) -> None:
    async def attack() -> None:
        attacker = await Attacker.come(server.url, room=f"voila/render/{room}.ipynb")
        chance = random.Random(room)
        for sent in range(1, number + 1):
            await attacker.sends_nonsense(chance)
            if sent % 50 == 0:
                assert (await attacker.look()).keys() >= attacker.states.keys()
        await attacker.leave()

    asyncio.run(attack())


@pytest.mark.parametrize("path", ["logout", "voila/api/themes/x", "voila/labextensions/x", "api/kernels/nobody"])
def test_jupyter_urls_that_the_exhibit_does_not_serve_are_not_found(server: Running, path: str) -> None:
    status, _, text = ask(server.url, path)
    assert (status, bool(TELLS.search(text.encode()))) == (404, False)


def test_a_malformed_handshake_is_refused_and_its_session_can_connect_afterwards(server: Running) -> None:
    (kernel,) = re.findall(r'"kernelId": ?"(.*?)"', ask(server.url, "voila/render/atlas.ipynb")[2])
    channels = f"api/kernels/{kernel}/channels?session_id=one"
    bad = [
        {"Upgrade": "x"},
        {"Sec-WebSocket-Version": "99"},
        {"Sec-WebSocket-Key": ""},
        {"Sec-WebSocket-Extensions": "permessage-deflate; x=y"},
        {"Sec-WebSocket-Extensions": "permessage-deflate; server_max_window_bits=99"},
        {"Origin": "http://["},
    ]
    statuses = [ask(server.url, channels, **HANDSHAKE | headers)[0] for headers in bad]
    assert statuses == [400, 426, 400, 400, 400, 400]
    assert ask(server.url, channels, **HANDSHAKE)[0] == 101


def test_a_line_of_the_log_has_no_id_no_path_and_no_control_character() -> None:
    try:
        raise KeyError("/home/teacher")
    except KeyError:
        about = sys.exc_info()
    said = "Uncaught GET /api/kernels/00000000-0000-4000-8000-000000000000/channels?session_id=1 \x1b[2J\nRequest(...)"
    record = logging.LogRecord("tornado", logging.ERROR, __file__, 1, said, None, about)
    line = OneLineFormatter().format(record)
    assert re.fullmatch(r"Uncaught GET /api/kernels/…/channels �\[2J \(KeyError at test_malformed\w+\.py:\d+\)", line)


def test_without_a_terminal_nothing_is_logged(monkeypatch: pytest.MonkeyPatch) -> None:
    page = io.StringIO()
    monkeypatch.setattr(sys, "stderr", page)
    root, log = logging.getLogger(), logging.getLogger("a kernel")
    monkeypatch.setattr(root, "handlers", [])
    monkeypatch.setattr(log, "handlers", [logging.StreamHandler(page)])
    log_plainly(log, None)
    log.error("A message from a page could not be handled")
    root.error("A message of a page could not be read")
    assert page.getvalue() == ""
