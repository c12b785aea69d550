"""Tokens that can be written on a board, called across a room, and typed without a mistake."""

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
"""Letters and digits of a token that somebody thinks of, at least; characters of any, at most."""
EXAMPLE = "green-42-river-maple-stone-example"
"""What a token looks like. No exhibit has this one: "example" is not among the words, and nobody may choose it."""


def new_token() -> str:
    """Return a token that nobody knows yet, of six parts: one of 64 × 90 × 64⁴, which is 36 bits.

    Nobody guesses it at any rate that the exhibit can answer: 1,000 a second for 45 minutes find one in 35,000.
    """
    first, last = FIRST.split(), LAST.split()
    return "-".join([choice(first), str(randbelow(90) + 10), *(choice(last) for _ in range(4))])


def normalized(entered: str) -> str:
    """What counts of a token, however it is written: its letters and digits.

    >>> spelled(" Green 42 River")
    'green42river'
    """
    return "".join(re.findall(r"[^\W_]", entered[:MAX_CHARACTERS].casefold()))


def is_same_token(token: str, entered: str) -> bool:
    """Return whether somebody who says `said` knows the token. It takes as long for a near miss as for a far one."""
    return hmac.compare_digest(normalized(token).encode(), normalized(entered).encode())


def check_token(text: str) -> str:
    """A token that somebody thought of; empty for none. Raises ValueError that says what would be right."""
    if not text:
        return text
    if len(text) > MAX_CHARACTERS:
        raise ValueError(
            f"a token of {len(text)} characters is too long to be typed; expected at most {MAX_CHARACTERS}"
        )
    if len(normalized(text)) < MIN_CHARACTERS:
        raise ValueError(
            f"{text!r} is too easily guessed; expected at least {MIN_CHARACTERS} letters or digits, as in TOKEN={EXAMPLE}"
        )
    if is_same_token(text, EXAMPLE):
        raise ValueError(f"everybody can read {text!r}, it is the example; expected a token of your own")
    return text


MAX_WRONG = 30
"""Wrong tokens of one network within a minute: a class behind one address in which everybody mistypes once."""
WRONG_WINDOW = 60.0
"""Seconds."""
MAX_NETWORKS = 10_000
"""Networks that are counted at once, at most. A class has about 30."""


class LoginThrottle:
    """Counts the wrong attempts of each network, and refuses a network that has made too many.

    A network that was never wrong is never refused, whatever others do. Nothing waits here, so hanging up saves nothing
    and no queue can fill up. Memory is bounded by `MAX_NETWORKS`: when all are in use, further networks are not counted,
    and those that are refused stay refused. So many addresses guess faster than the exhibit answers anyway; the length
    of the tokens is what makes that harmless.

    Attributes:
        most: wrong attempts of one network until it is refused.
        within: seconds after the first of them in which they are counted, and after which it may try again.
        clock: seconds, from any beginning.
    """

    def __init__(
        self, most: int = MAX_WRONG, within: float = WRONG_WINDOW, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.most, self.within, self.clock = most, within, clock
        self._wrong: dict[str, tuple[float, int]] = {}  # when it began and how many, the earliest beginning first

    def wait(self, network: str) -> float:
        """Return the seconds after which an attempt of this network is looked at again; 0 for at once."""
        first_at, count = self._wrong.get(network, (0.0, 0))
        return max(0.0, first_at + self.within - self.clock()) if count >= self.most else 0.0

    def count_wrong(self, network: str) -> None:
        """Remember that an attempt of this network was wrong."""
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
    """Return what counts as one address: of IPv6 the first 64 bits, as one machine has all that follow to itself.

    >>> network("192.168.1.20"), network("::ffff:192.168.1.20"), network("2001:db8::1:2:3:4")
    ('192.168.1.20', '192.168.1.20', '2001:db8::/64')
    """
    address = ipaddress.ip_address(ip)
    if address.version == 4:
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(address), 64), strict=False))
