"""The check of websocket messages before Jupyter Server parses them, so that no visitor can stop the exhibit."""

import asyncio
import json
import random
from collections.abc import Iterator

import pytest
from jupyter_server.services.kernels.connection.base import deserialize_msg_from_ws_v1
from tornado.websocket import WebSocketClientConnection

from tests.server.light_client import METADATA, PLAY, ask, connect, kernel_of, message, pack
from tests.server.running import Running, get, write_notebook
from vfw.server.websocket import (
    CHANNELS,
    LONGEST_HEADER,
    MALFORMED,
    MOST_OFFSETS,
    PROTOCOL,
    UNSUPPORTED,
    BadMessage,
    check_message,
)

WORDS = "The right of citizens of the United States to vote"
HEADER = {"msg_id": "1", "msg_type": "comm_info_request", "session": "s", "username": "", "version": "5.4"}
GOOD = pack("shell", HEADER, {"comm_id": "none", "data": {"method": "custom", "content": WORDS}})
NESTED = b"[" * 3000


def parts(**changed: bytes) -> list[bytes]:
    """Return channel, header, parent header, metadata and content, some of them changed."""
    usual = {"channel": b"shell", "header": json.dumps(HEADER).encode()}
    return [*(usual | dict.fromkeys(("parent", "metadata", "content"), b"{}") | changed).values()]


def test_messages_of_a_page_are_passed_on() -> None:
    check_message(GOOD, PROTOCOL)
    check_message(message(*parts(), b"a buffer", b""), PROTOCOL)
    check_message(message(*parts(metadata=json.dumps(METADATA).encode())), PROTOCOL)
    check_message(message(*parts(content=b'"' + b"x" * 4_000_000 + b'"')), PROTOCOL)


@pytest.mark.parametrize(
    "bad",
    [
        b"",
        b"text{",
        (2**63).to_bytes(8, "little"),
        (10**7).to_bytes(8, "little"),
        GOOD[:8],
        GOOD[:50],
        message(*parts()[:4]),
        message(*parts(), *[b""] * (MOST_OFFSETS - 5)),
        message(*parts(), count=7),
        message(*parts(), offsets=[64, 60, 70, 72, 74, 76]),
        message(*parts(), offsets=[56, 61, 70, 72, 74, 2**63]),
        message(*parts(), offsets=[0, 61, 70, 72, 74, 76]),
        message(*parts(channel=b"iopub")),
        message(*parts(channel=b"\xff")),
        message(*parts(header=b"{}")),
        message(*parts(header=b'{"msg_id": 5, "msg_type": "comm_msg"}')),
        message(*parts(header=b"null")),
        message(*parts(header=NESTED)),
        message(*parts(parent=b"[]")),
        message(*parts(parent=b"\xff")),
        message(*parts(metadata=b"5")),
        message(*parts(metadata=b'{"x": "' + b"x" * LONGEST_HEADER + b'"}')),
    ],
)
def test_malformed_messages_are_refused(bad: bytes) -> None:
    with pytest.raises(BadMessage) as why:
        check_message(bad, PROTOCOL)
    assert why.value.code == MALFORMED


@pytest.mark.parametrize(("bad", "protocol"), [("{}", PROTOCOL), ("{}", None), (GOOD, None), (b"\xff" * 8, None)])
def test_the_older_protocol_is_refused(bad: str | bytes, protocol: str | None) -> None:
    """Its parser trusts a count too, and parses up to 25 MB of JSON while all other visitors wait."""
    with pytest.raises(BadMessage) as why:
        check_message(bad, protocol)
    assert why.value.code == UNSUPPORTED


def random_messages(seed: int, number: int) -> Iterator[bytes]:
    """Return random bytes, tables of random numbers, and valid messages with changed or missing bytes."""
    chance = random.Random(seed)
    for _ in range(number):
        match chance.randrange(4):
            case 0:
                yield chance.randbytes(chance.randrange(100))
            case 1:
                offsets = [chance.choice([chance.randrange(200), 2 ** chance.randrange(64)]) for _ in range(6)]
                yield message(*parts(), count=chance.choice([6, 2 ** chance.randrange(64)]), offsets=offsets)
            case 2:
                yield message(*(chance.choice([part, chance.randbytes(9), NESTED]) for part in parts()))
            case _:
                changed = bytearray(GOOD[: chance.randrange(len(GOOD))] if chance.random() < 0.3 else GOOD)
                for _ in range(chance.randrange(1, 5)):
                    if changed:
                        changed[chance.randrange(len(changed))] = chance.randrange(256)
                yield bytes(changed)


def test_jupyter_parses_a_message_as_it_was_checked() -> None:
    passed = 0
    for bad in random_messages(seed=1848, number=20_000):
        if not is_passed_on(bad):
            continue
        passed += 1
        channel, found = deserialize_msg_from_ws_v1(bad)
        assert channel.encode() in CHANNELS
        assert {"msg_id", "msg_type"} <= json.loads(found[0]).keys()
        assert all(isinstance(json.loads(part), dict) for part in found[:3])
    assert passed > 500


# On a live server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("notebooks")
    write_notebook(folder / "play.ipynb", f"print({WORDS!r})", title="Play")
    with Running.exhibit(folder) as server:
        yield server


async def closed_with(socket: WebSocketClientConnection) -> int | None:
    while await socket.read_message() is not None:
        pass
    return socket.close_code


@pytest.mark.parametrize(
    ("bad", "code"),
    [((2**63).to_bytes(8, "little"), MALFORMED), (b"text{", MALFORMED), ("{}", UNSUPPORTED)],
)
def test_a_malformed_message_closes_only_its_own_connection(server: Running, bad: str | bytes, code: int) -> None:
    async def send() -> int | None:
        socket = await connect(server.url, await kernel_of(server.url + PLAY))
        await socket.write_message(bad, isinstance(bad, bytes))
        return await closed_with(socket)

    told = server.said.count("Refused a message from 127.0.0.1")
    assert asyncio.run(send()) == code
    status, text = get(server.url + PLAY)
    assert (status, WORDS in text) == (200, True)
    assert server.said.count("Refused a message from 127.0.0.1") == told + 1
    assert "Traceback" not in server.said


@pytest.mark.parametrize("number", [500, pytest.param(20_000, marks=[pytest.mark.long, pytest.mark.timeout(3600)])])
def test_random_messages_do_not_stop_other_visitors(server: Running, number: int) -> None:
    """Another visitor requests the front page all the time; the attacker reconnects after each refusal."""

    async def attack() -> None:
        for sent, bad in enumerate(random_messages(seed=number, number=number)):
            if sent % 5000 == 0:
                # A kernel that computes nothing for ten minutes is ended when no page is connected to it.
                kernel = await kernel_of(server.url + PLAY)
                socket = await connect(server.url, kernel)
            await socket.write_message(bad, True)
            if not is_passed_on(bad):
                assert await closed_with(socket) == MALFORMED
                socket = await connect(server.url, kernel)
        socket.close()

    async def visit() -> int:
        attacked = asyncio.create_task(attack())
        visits = 0
        while not attacked.done():
            assert PLAY in await ask(server.url)
            visits += 1
        await attacked
        return visits

    assert asyncio.run(visit()) > 0
    assert "Traceback" not in server.said


def is_passed_on(bad: bytes) -> bool:
    try:
        check_message(bad, PROTOCOL)
    except BadMessage:
        return False
    return True
