"""How often a token may be tried, in a time that passes only when it is told to."""

import asyncio
import heapq
import itertools
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any

import pytest
from jinja2 import DictLoader, Environment
from tornado.httpserver import HTTPServer
from tornado.netutil import bind_sockets
from tornado.web import Application

from vfw.exhibit.attempts import BUDGET, LONGEST, PLACES, Attempts, TooMany, network
from vfw.exhibit.door import Door, Who

HERE, THERE = "192.168.1.20", "192.168.1.21"


class Time:
    """A clock, and sleepers that wake when it has come so far."""

    def __init__(self) -> None:
        self.now = 0.0
        self._order = itertools.count()
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []

    def clock(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        woken = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (self.now + seconds, next(self._order), woken))
        await woken

    async def passes(self, seconds: float) -> None:
        end = self.now + seconds
        await settle()
        while self._sleepers and self._sleepers[0][0] <= end:
            self.now, _, woken = heapq.heappop(self._sleepers)
            woken.set_result(None)
            await settle()
        self.now = end


async def settle() -> None:
    """Until nobody does anything more without a clock."""
    for _ in range(50):
        await asyncio.sleep(0)


def in_a_loop(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    @wraps(test)
    def run(**fixtures: Any) -> None:
        async def whole() -> None:
            await test(**fixtures)

        asyncio.run(whole())

    return run


class Thief:
    """Tries tokens without waiting for the answers, and notes when one was compared."""

    def __init__(self) -> None:
        self.time = Time()
        self.attempts = Attempts(self.time.clock, self.time.sleep)
        self.compared: list[tuple[float, str]] = []
        self._trying: set[asyncio.Future[bool | None]] = set()

    def tries(self, ip: str = HERE, *, right: bool = False) -> "asyncio.Future[bool | None]":
        """Whether it was right; None if it was not even compared."""
        trying = asyncio.ensure_future(self._try(ip, right))
        self._trying.add(trying)
        return trying

    async def _try(self, ip: str, right: bool) -> bool | None:
        def is_right() -> bool:
            self.compared.append((self.time.now, ip))
            return right

        try:
            return await self.attempts.compare(ip, is_right)
        except TooMany:
            return None

    def moments(self, ip: str = HERE) -> list[float]:
        return [moment for moment, who in self.compared if who == ip]


@pytest.fixture
def thief() -> Thief:
    return Thief()


@in_a_loop
async def test_thirty_come_at_once_from_one_address(thief: Thief) -> None:
    attempts = [thief.tries(right=True) for _ in range(30)]
    assert all(await asyncio.gather(*attempts))
    assert thief.moments() == [0.0] * 30


@in_a_loop
async def test_after_a_wrong_one_each_waits_twice_as_long_before_it_is_compared(thief: Thief) -> None:
    waited = []
    for _ in range(8):
        asked = thief.time.now
        attempt = thief.tries()
        while not attempt.done():
            await thief.time.passes(1)
        waited.append(thief.moments()[-1] - asked)
    assert waited == [0, 1, 2, 4, 8, 16, LONGEST, LONGEST]


@in_a_loop
async def test_many_at_once_from_one_address_are_compared_one_at_a_time(thief: Thief) -> None:
    flood = [thief.tries() for _ in range(400)]
    await thief.time.passes(64)
    assert thief.moments() == [0, 1, 3, 7, 15, 31, 63]
    assert [attempt.result() for attempt in flood if attempt.done()].count(None) > 300


@in_a_loop
async def test_who_comes_while_a_neighbour_guesses_is_let_in_when_the_turn_comes(thief: Thief) -> None:
    thief.tries()
    pupil = thief.tries(right=True)
    await thief.time.passes(0.9)
    assert not pupil.done()
    await thief.time.passes(0.1)
    assert pupil.result()


@in_a_loop
async def test_other_addresses_wait_for_nobody(thief: Thief) -> None:
    for _ in range(5):
        thief.tries()
    assert await thief.tries(THERE, right=True)


@in_a_loop
async def test_a_minute_without_a_wrong_one_is_a_new_beginning(thief: Thief) -> None:
    await thief.tries()
    await thief.time.passes(59.9)
    late = thief.tries()
    await settle()
    assert not late.done()
    await thief.time.passes(61)
    assert not await thief.tries()
    assert thief.moments() == [0, 60.9, 120.9]


@in_a_loop
async def test_a_machine_with_many_addresses_is_one(thief: Thief) -> None:
    for number in range(10):
        thief.tries(f"2001:db8::{number}")
    await thief.time.passes(0)
    assert len(thief.compared) == 1
    await thief.tries("2001:db8:0:1::1")
    assert len(thief.compared) == 2


@pytest.mark.parametrize(
    ("ip", "counted"),
    [
        (HERE, HERE),
        (f"::ffff:{HERE}", HERE),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::1", "::/64"),
        ("fe80::1%eth0", "fe80::/64"),
    ],
)
def test_addresses_are_counted_by_their_network(ip: str, counted: str) -> None:
    assert network(ip) == counted


@in_a_loop
async def test_beyond_the_budget_all_take_turns_and_who_was_never_wrong_goes_first(thief: Thief) -> None:
    for number in range(BUDGET):
        await thief.tries(f"10.0.0.{number}")
    assert len(thief.moments("10.0.0.1")) == 1
    again = [thief.tries(f"10.0.0.{number}") for number in range(3)]
    await thief.time.passes(1)
    pupils = [thief.tries(f"10.0.1.{number}", right=True) for number in range(3)]
    await thief.time.passes(3)
    assert all(pupil.done() for pupil in pupils)
    assert sum(attempt.done() for attempt in again) <= 1
    await thief.time.passes(3)
    assert all(attempt.done() for attempt in again)


@in_a_loop
async def test_no_number_of_addresses_buys_more_than_the_budget(thief: Thief) -> None:
    for second in range(120):
        for number in range(20):
            thief.tries(f"10.{second}.0.{number}")
        await thief.time.passes(1)
    assert len(thief.compared) <= BUDGET + 120


@in_a_loop
async def test_what_is_remembered_is_bounded(thief: Thief) -> None:
    for second in range(90):
        for number in range(40):
            thief.tries(f"10.{second}.{number}.1")
            thief.tries(f"10.{second % 3}.{number}.1")
        await thief.time.passes(1)
    attempts = thief.attempts
    assert len(attempts._wrong) <= BUDGET + 60
    assert len(attempts._all_wrong) <= BUDGET + 60
    assert sum(line.length for line in attempts._lines.values()) <= 2 * PLACES
    await thief.time.passes(600)
    assert not attempts._lines
    await thief.tries()
    assert len(attempts._wrong) == 1


class Listening:
    """A door on a port of this machine, in this loop; a context manager."""

    def __init__(self, thief: Thief) -> None:
        self.compared: list[str] = []
        self.door = Door("a-right-token", "the-teachers", base_url="/", port=0, attempts=thief.attempts)
        env = Environment(loader=DictLoader({"door.html": "{{ was_wrong }} {{ were_too_many }}"}))
        application = Application([self.door.rule()], voila_jinja2_env=env, log_function=lambda _: None)
        self._server = HTTPServer(application)

    def __enter__(self) -> "Listening":
        (bound,) = bind_sockets(0, "127.0.0.1")
        self._server.add_sockets([bound])
        self.port = bound.getsockname()[1]
        return self

    def __exit__(self, *_: object) -> None:
        self._server.stop()

    async def hears(self, token: str, cookie: str = "") -> asyncio.StreamReader:
        """The answer to come; the connection is left open."""
        reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        self.writer.write(f"GET /?token={token} HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\n\r\n".encode())
        await self.writer.drain()
        return reader


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.005)


@in_a_loop
async def test_who_hangs_up_waits_all_the_same(thief: Thief) -> None:
    with Listening(thief) as door:
        assert b"403" in await (await door.hears("wrong")).readline()
        for _ in range(20):
            await door.hears("wrong-again")
            door.writer.close()
        await until(lambda: sum(line.length for line in thief.attempts._lines.values()) == 20)
        pupil = await door.hears("a-right-token")
        await until(lambda: sum(line.length for line in thief.attempts._lines.values()) == 21)
        assert thief.attempts._wrong["127.0.0.1"][0] == 1
        await thief.time.passes(1)
        assert thief.attempts._wrong["127.0.0.1"][0] == 2
        await thief.time.passes(1.9)
        assert thief.attempts._wrong["127.0.0.1"][0] == 2
        pupil.feed_eof()
        while thief.attempts._lines:
            await thief.time.passes(60)


@pytest.mark.parametrize("who", Who)
@in_a_loop
async def test_who_has_been_let_in_is_never_asked_again(thief: Thief, who: Who) -> None:
    with Listening(thief) as door:
        badge = f"{door.door.cookie}={door.door._badges[who]}"
        await (await door.hears("wrong")).readline()
        answer = await (await door.hears("wrong", badge)).readuntil(b"\r\n\r\n")
        assert b"303" in answer
        assert b"Location: /\r\n" in answer
        assert len(thief.attempts._all_wrong) == 1


@in_a_loop
async def test_who_would_wait_for_more_than_a_minute_is_told_to_come_again(thief: Thief) -> None:
    with Listening(thief) as door:
        for _ in range(100):
            thief.tries("127.0.0.1")
        await settle()
        answer = await (await door.hears("a-right-token")).readuntil(b"\r\n\r\n")
        assert b"429" in answer
        assert b"Retry-After: 60" in answer
        while thief.attempts._lines:
            await thief.time.passes(60)
