"""Login tokens that are easy to write, say and type, and a limit on wrong tokens and PINs.

This module uses only the standard library: the command line needs it before the packages of the server are checked.
"""

from __future__ import annotations

import hmac
import ipaddress
import re
import time
from collections.abc import Callable
from secrets import choice, randbelow

FIRST = """
    amber autumn brave bright broad calm clear copper crisp early fair gentle golden grand green happy
    honest ivory kind light little lively lucky merry mild morning narrow noble northern open patient plain
    polished proud purple quick quiet rapid round royal russet scarlet shining silver simple sincere smooth solid
    southern spring steady still sturdy summer sunny swift tall tender tidy upper velvet warm western winter
"""
LAST = """
    acorn anchor apple arrow banner basket beacon bell bridge candle canyon cedar cherry clover comet compass
    corner cotton delta desert falcon feather field forest fountain garden harbor hazel heron hill island kettle
    ladder lantern lark lemon letter lily maple marble meadow mountain orchard otter paper pebble pepper petal
    pigeon prairie ribbon river robin saddle sail shore spruce stone thimble tulip valley wagon walnut willow
"""
MIN_CHARACTERS, MAX_CHARACTERS = 8, 80
"""The fewest letters and digits of a chosen token, and the most characters of any token."""
EXAMPLE = "green-42-river-maple-stone-example"
"""An example of a token. No exhibit uses it: "example" is not one of the words, and `check_token` refuses it."""


def new_token() -> str:
    """Return a random token of six parts: one of 64 × 90 × 64⁴, which is 36 bits.

    It cannot be guessed at the rate at which the exhibit answers: 1,000 guesses a second find one in 35,000 tokens in
    45 minutes.
    """
    first, last = FIRST.split(), LAST.split()
    return "-".join([choice(first), str(randbelow(90) + 10), *(choice(last) for _ in range(4))])


def normalized(entered: str) -> str:
    """Return the letters and digits of a token, which is all that is compared.

    >>> normalized(" Green 42 River")
    'green42river'
    """
    return "".join(re.findall(r"[^\W_]", entered[:MAX_CHARACTERS].casefold()))


def is_same_token(token: str, entered: str) -> bool:
    """Return whether two spellings are the same token. The comparison takes the same time for any wrong token."""
    return hmac.compare_digest(normalized(token).encode(), normalized(entered).encode())


def check_token(text: str) -> str:
    """Return a token that the user has chosen, if it is long enough; "" means no token.

    Raises:
        ValueError: The token is unsuitable. The message has the problem and the remedy.
    """
    if not text:
        return text
    if len(text) > MAX_CHARACTERS:
        raise ValueError(f"A token of {len(text)} characters is too long to type. Use at most {MAX_CHARACTERS}.")
    if len(normalized(text)) < MIN_CHARACTERS:
        raise ValueError(
            f"{text!r} is too easy to guess. Use at least {MIN_CHARACTERS} letters or digits, as in TOKEN={EXAMPLE}."
        )
    if is_same_token(text, EXAMPLE):
        raise ValueError(f"{text!r} is the published example. Use a token of your own.")
    return text


MAX_WRONG = 30
"""Wrong tokens of one network in a minute: a class behind one address may mistype once each."""
WRONG_WINDOW = 60.0
"""The time in which wrong tokens are counted, in seconds."""
MAX_NETWORKS = 10_000
"""The most networks that are counted at once. A class has about 30."""


class LoginThrottle:
    """A counter of wrong attempts per network that refuses a network after too many.

    A network without wrong attempts is never refused. No request waits here, so there is no queue to fill, and hanging
    up gains nothing. `MAX_NETWORKS` bounds the memory: when all are in use, further networks are not counted, and
    refused networks stay refused. An attacker with so many addresses can guess as fast as the exhibit answers; the
    length of the tokens is the protection.

    Attributes:
        most: Wrong attempts of one network until it is refused.
        within: Seconds after its first wrong attempt in which they are counted, and after which it may try again.
        clock: A monotonic clock in seconds.
    """

    def __init__(
        self, most: int = MAX_WRONG, within: float = WRONG_WINDOW, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.most, self.within, self.clock = most, within, clock
        self._wrong: dict[str, tuple[float, int]] = {}  # time of the first attempt and count, the earliest first

    def wait(self, network: str) -> float:
        """Return the seconds until an attempt of this network is checked again; 0 if it is checked now."""
        first_at, count = self._wrong.get(network, (0.0, 0))
        return max(0.0, first_at + self.within - self.clock()) if count >= self.most else 0.0

    def count_wrong(self, network: str) -> None:
        """Count a wrong attempt of this network."""
        now = self.clock()
        while self._wrong and next(iter(self._wrong.values()))[0] + self.within <= now:
            del self._wrong[next(iter(self._wrong))]
        first_at, count = self._wrong.get(network, (now, 0))
        if count or len(self._wrong) < MAX_NETWORKS:
            self._wrong[network] = first_at, count + 1

    def forget(self, network: str) -> None:
        """Forget the wrong attempts of this network."""
        self._wrong.pop(network, None)


def network_of(ip: str) -> str:
    """Return the network of an address: for IPv6 the first 64 bits, because one machine may have all addresses in it.

    >>> network_of("192.168.1.20"), network_of("::ffff:192.168.1.20"), network_of("2001:db8::1:2:3:4")
    ('192.168.1.20', '192.168.1.20', '2001:db8::/64')
    """
    address = ipaddress.ip_address(ip)
    if address.version == 4:
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(address), 64), strict=False))
