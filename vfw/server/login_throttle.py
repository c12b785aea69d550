"""A limit on wrong tokens and PINs: a network that gave too many is refused for a while."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable

MOST = 30
"""Wrong tokens of one network within a minute: a class behind one address in which everybody mistypes once."""
WITHIN = 60.0
"""Seconds."""
NETWORKS = 10_000
"""Networks that are counted at once, at most. A class has about 30."""


class LoginThrottle:
    """Counts the wrong attempts of each network, and refuses a network that has made too many.

    A network that was never wrong is never refused, whatever others do. Nothing waits here, so hanging up saves nothing
    and no queue can fill up. Memory is bounded by `NETWORKS`: when all are in use, further networks are not counted,
    and those that are refused stay refused. So many addresses guess faster than the exhibit answers anyway; the length
    of the tokens is what makes that harmless.

    Attributes:
        most: wrong attempts of one network until it is refused.
        within: seconds after the first of them in which they are counted, and after which it may try again.
        clock: seconds, from any beginning.
    """

    def __init__(self, most: int = MOST, within: float = WITHIN, clock: Callable[[], float] = time.monotonic) -> None:
        self.most, self.within, self.clock = most, within, clock
        self._wrong: dict[str, tuple[float, int]] = {}  # when it began and how many, the earliest beginning first

    def wait(self, network: str) -> float:
        """Return the seconds after which an attempt of this network is looked at again; 0 for at once."""
        began, wrong = self._wrong.get(network, (0.0, 0))
        return max(0.0, began + self.within - self.clock()) if wrong >= self.most else 0.0

    def count_wrong(self, network: str) -> None:
        """Remember that an attempt of this network was wrong."""
        now = self.clock()
        while self._wrong and next(iter(self._wrong.values()))[0] + self.within <= now:
            del self._wrong[next(iter(self._wrong))]
        began, wrong = self._wrong.get(network, (now, 0))
        if wrong or len(self._wrong) < NETWORKS:
            self._wrong[network] = began, wrong + 1

    def forgive(self, network: str) -> None:
        """Forget the wrong attempts of this network."""
        self._wrong.pop(network, None)


def network(ip: str) -> str:
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
