"""The login throttle, on a clock that the tests set."""

import asyncio

import pytest
from jinja2 import DictLoader, Environment
from tornado.httpserver import HTTPServer
from tornado.netutil import bind_sockets
from tornado.web import Application

from vfw.server.auth import Role, TokenAuth, TooManyAttempts
from vfw.server.tokens import MAX_NETWORKS, MAX_WRONG, WRONG_WINDOW, LoginThrottle, network_of

HERE, THERE = "192.168.1.20", "192.168.1.21"
TOKEN, TEACHERS = "a-right-token", "the-teachers"


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def throttle(clock: Clock) -> LoginThrottle:
    return LoginThrottle(clock=clock)


@pytest.fixture
def auth(throttle: LoginThrottle) -> TokenAuth:
    return TokenAuth(TOKEN, TEACHERS, base_url="/", port=0, throttle=throttle)


def is_refused(auth: TokenAuth, said: str, ip: str = HERE) -> bool:
    """Return whether the throttle refused the attempt."""
    try:
        auth.authenticate(said, ip)
    except TooManyAttempts:
        return True
    return False


def test_a_class_behind_one_address_can_mistype_once_each(auth: TokenAuth) -> None:
    for _ in range(MAX_WRONG):
        assert auth.authenticate(TOKEN, HERE) is Role.PUPIL
    for _ in range(MAX_WRONG - 1):
        assert auth.authenticate("a-wrong-token", HERE) is None
        assert auth.authenticate(TOKEN, HERE) is Role.PUPIL


def test_a_network_with_too_many_wrong_tokens_is_refused_for_the_rest_of_a_minute(
    auth: TokenAuth, clock: Clock
) -> None:
    for _ in range(MAX_WRONG):
        assert auth.authenticate("wrong", HERE) is None
        clock.now += 1
    with pytest.raises(TooManyAttempts) as refused:
        auth.authenticate(TOKEN, HERE)
    assert refused.value.wait == WRONG_WINDOW - MAX_WRONG
    assert auth.authenticate(TOKEN, THERE) is Role.PUPIL
    clock.now += refused.value.wait - 0.1
    assert is_refused(auth, TOKEN)
    clock.now += 0.1
    assert auth.authenticate(TOKEN, HERE) is Role.PUPIL


def test_a_class_token_does_not_reset_the_count_of_wrong_tokens(auth: TokenAuth) -> None:
    for _ in range(MAX_WRONG):
        assert not is_refused(auth, TOKEN)
        assert auth.authenticate("the-teacher", HERE) is None
    assert is_refused(auth, TEACHERS)


def test_two_hundred_guessing_addresses_do_not_block_an_honest_one(auth: TokenAuth, clock: Clock) -> None:
    """200 addresses guess as often as they can, and an honest one tries every second."""
    compared = 0
    for second in range(120):
        for guesser in range(200):
            while not is_refused(auth, "wrong", f"10.0.0.{guesser}"):
                compared += 1
        assert auth.authenticate(TOKEN, f"10.1.0.{second}") is Role.PUPIL
        clock.now += 1
    assert compared == 2 * 200 * MAX_WRONG


def test_memory_is_bounded_and_refused_networks_stay_refused(
    auth: TokenAuth, throttle: LoginThrottle, clock: Clock
) -> None:
    while not is_refused(auth, "wrong"):
        pass
    for number in range(2 * MAX_NETWORKS):
        auth.authenticate("wrong", f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}")
    assert len(throttle._wrong) == MAX_NETWORKS
    assert is_refused(auth, TOKEN)
    assert auth.authenticate(TOKEN, THERE) is Role.PUPIL
    clock.now += WRONG_WINDOW
    auth.authenticate("wrong", THERE)
    assert [*throttle._wrong] == [THERE]


def test_addresses_of_one_ipv6_network_count_as_one(auth: TokenAuth) -> None:
    for number in range(MAX_WRONG):
        auth.authenticate("wrong", f"2001:db8::{number}")
    assert is_refused(auth, TOKEN, "2001:db8::ffff")
    assert not is_refused(auth, TOKEN, "2001:db8:0:1::1")


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
    assert network_of(ip) == counted


# At a port


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Listening:
    """A login page on a port of this machine, in this event loop; a context manager."""

    def __init__(self, auth: TokenAuth) -> None:
        env = Environment(loader=DictLoader({"door.html": "wrong: {{ was_wrong }}, wait: {{ wait }}"}))
        application = Application([auth.rule()], voila_jinja2_env=env, log_function=lambda _: None)
        self._server = HTTPServer(application)

    def __enter__(self) -> "Listening":
        (bound,) = bind_sockets(0, "127.0.0.1")
        self._server.add_sockets([bound])
        self.port = bound.getsockname()[1]
        return self

    def __exit__(self, *_: object) -> None:
        self._server.stop()

    async def hears(self, token: str, cookie: str = "", *, ip: str = HERE, hangs_up: bool = False) -> bytes:
        """The head of the answer to a token, said from an address of this machine."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(ip, 0))
        writer.write(f"GET /?token={token} HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\n\r\n".encode())
        await writer.drain()
        try:
            return b"" if hangs_up else await reader.readuntil(b"\r\n\r\n")
        finally:
            writer.close()


@pytest.mark.anyio
async def test_twenty_visitors_sign_in_while_two_hundred_addresses_guess(
    auth: TokenAuth, throttle: LoginThrottle
) -> None:
    async def guess(ip: str) -> None:
        while b" 403 " in await listening.hears("wrong", ip=ip):
            pass

    throttle.most = 3
    with Listening(auth) as listening:
        guessers = [asyncio.create_task(guess(f"127.0.1.{number + 1}")) for number in range(200)]
        honest = [listening.hears(TOKEN, ip=f"127.0.2.{number + 1}") for number in range(20)]
        assert all(b" 303 " in head for head in await asyncio.gather(*honest))
        await asyncio.gather(*guessers)


@pytest.mark.anyio
async def test_a_throttled_login_names_the_seconds_to_wait(auth: TokenAuth) -> None:
    with Listening(auth) as listening:
        for _ in range(MAX_WRONG):
            assert b" 403 " in await listening.hears("wrong", ip="127.0.0.1")
        head = await listening.hears(TOKEN, ip="127.0.0.1")
        assert b" 429 " in head
        assert b"Retry-After: 60\r\n" in head


@pytest.mark.anyio
async def test_closing_the_connection_early_does_not_avoid_the_throttle(
    auth: TokenAuth, throttle: LoginThrottle
) -> None:
    with Listening(auth) as listening:
        for _ in range(MAX_WRONG + 20):
            await listening.hears("wrong", ip="127.0.0.1", hangs_up=True)
        async with asyncio.timeout(60):
            while not throttle.wait("127.0.0.1"):
                await asyncio.sleep(0.005)
        assert b" 429 " in await listening.hears(TOKEN, ip="127.0.0.1")


@pytest.mark.parametrize("role", Role)
@pytest.mark.anyio
async def test_a_logged_in_visitor_is_never_throttled(auth: TokenAuth, throttle: LoginThrottle, role: Role) -> None:
    with Listening(auth) as listening:
        badge = f"{auth.cookie}={auth._cookie_values[role]}"
        for _ in range(MAX_WRONG):
            await listening.hears("wrong", ip="127.0.0.1")
        assert throttle.wait("127.0.0.1")
        head = await listening.hears("wrong", badge, ip="127.0.0.1")
        assert b" 303 " in head
        assert b"Location: /\r\n" in head
