"""How often a token may be tried: whoever was wrong waits, and all together have a budget.

The wait comes before the comparison, so hanging up saves nothing. The first attempt of an address costs nobody
anything: a class comes in at once, also from behind a single address.
"""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

REMEMBERED = 60.0
"""Seconds after which a wrong attempt counts no more."""
LONGEST = 32.0
"""Seconds that an attempt waits at most: 1, 2, 4, 8, 16, 32, 32 …"""
BUDGET = 30
"""Wrong attempts within a minute, from all addresses, after which all take turns: a class that mistypes once."""
TURN = 1.0
"""Seconds from turn to turn. So 45 minutes hold some 2,700 attempts: one in 8,600 of the tokens there are."""
PATIENCE = 60.0
"""Seconds after which nobody would wait any more: who had to is told to come again, and nothing is compared."""
PLACES = 500
"""Attempts that wait at once from addresses that were wrong; as many again are kept for all others."""


class TooMany(Exception):
    """So many attempts are waiting that this one was not taken."""


@dataclass
class _Line:
    """The attempts of one address, of which one at a time is at the door."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    length: int = 0


class Attempts:
    """Decides when an attempt is compared.

    All that is remembered is bounded: wrong attempts by the budget and the turns, those that wait by their places.

    Attributes:
        clock: seconds, from any beginning. sleep: waits so many of them.
    """

    def __init__(
        self, clock: Callable[[], float] = time.monotonic, sleep: Callable[[float], Awaitable[object]] = asyncio.sleep
    ) -> None:
        self._clock, self._sleep = clock, sleep
        self._wrong: dict[str, tuple[int, float]] = {}  # how often, and when last; the latest at the end
        self._all_wrong: deque[float] = deque()
        self._lines: dict[str, _Line] = {}
        self._fresh: deque[asyncio.Future[None]] = deque()
        self._failed: deque[asyncio.Future[None]] = deque()
        self._turns: asyncio.Task[None] | None = None

    async def compare(self, ip: str, is_right: Callable[[], bool]) -> bool:
        """Whether an attempt from the address `ip` was right, asked when its time has come. Raises TooMany."""
        origin, came = network(ip), self._clock()
        with self._in_line(origin) as line:
            async with line.lock:
                if self._clock() - came > PATIENCE:
                    raise TooMany
                if wait := self._wait(origin):
                    await self._sleep(wait)
                await self._take_a_turn(origin)
                right = is_right()
                if not right:
                    self._remember(origin)
                return right

    def _wait(self, origin: str) -> float:
        """Seconds before the next comparison for an address."""
        self._forget()
        times, _ = self._wrong.get(origin, (0, 0.0))
        return min(2.0 ** (times - 1), LONGEST) if times else 0.0

    @contextmanager
    def _in_line(self, origin: str) -> Iterator[_Line]:
        line = self._lines.get(origin) or _Line()
        each = max(self._wait(origin), TURN)
        waiting = sum(line.length for line in self._lines.values())
        places = PLACES if origin in self._wrong else 2 * PLACES
        if (line.length + 1) * each > PATIENCE or waiting >= places:
            raise TooMany
        self._lines[origin] = line
        line.length += 1
        try:
            yield line
        finally:
            line.length -= 1
            if not line.length:
                del self._lines[origin]

    async def _take_a_turn(self, origin: str) -> None:
        self._forget()
        if len(self._all_wrong) < BUDGET and not self._turns:
            return
        waiting = self._failed if origin in self._wrong else self._fresh
        if len(waiting) * TURN >= PATIENCE:
            raise TooMany
        turn = asyncio.get_running_loop().create_future()
        waiting.append(turn)
        self._turns = self._turns or asyncio.create_task(self._give_turns())
        await turn

    async def _give_turns(self) -> None:
        while self._fresh or self._failed:
            await self._sleep(TURN)
            turn = (self._fresh or self._failed).popleft()
            if not turn.cancelled():
                turn.set_result(None)
        self._turns = None

    def _remember(self, origin: str) -> None:
        times, _ = self._wrong.pop(origin, (0, 0.0))
        self._wrong[origin] = (times + 1, self._clock())
        self._all_wrong.append(self._clock())

    def _forget(self) -> None:
        """Forget what is longer ago than a minute."""
        before = self._clock() - REMEMBERED
        while self._all_wrong and self._all_wrong[0] <= before:
            self._all_wrong.popleft()
        for origin, (_, last) in list(self._wrong.items()):
            if last > before:
                break
            del self._wrong[origin]


def network(ip: str) -> str:
    """What counts as one address: of IPv6 the first 64 bits, as a single machine has all that follow to itself.

    >>> network("192.168.1.20"), network("::ffff:192.168.1.20"), network("2001:db8::1:2:3:4")
    ('192.168.1.20', '192.168.1.20', '2001:db8::/64')
    """
    address = ipaddress.ip_address(ip)
    if address.version == 4:
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(address), 64), strict=False))
