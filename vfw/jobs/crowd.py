"""Who else asks a pool, and how fast it works: how long a wait will be."""

from __future__ import annotations

from struct import Struct
from typing import NamedTuple, Self

USUAL_SECONDS = 0.25
"""Seconds of a piece, as long as none was done: no piece should take longer (`inquiry.py`)."""
_PACKED = Struct("!Id")


class QueueStats(NamedTuple):
    """Who asks a pool at a moment.

    Attributes:
        others: how many others have pieces that wait or are being done, and are not served after this one.
        a_second: pieces that all workers together do in a second, as they took lately.
    """

    others: int
    a_second: float

    def seconds(self, pieces: int) -> float:
        """How long so many pieces will take at most, if nobody comes: whoever asks takes turns piece by piece, so that
        it is as long as if every other asked for as many. Others may be done before."""
        return pieces * (self.others + 1) / self.a_second

    def __bytes__(self) -> bytes:
        return _PACKED.pack(self.others, self.a_second)

    @classmethod
    def from_bytes(cls, packed: bytes) -> Self:
        return cls(*_PACKED.unpack(packed))


ALONE = QueueStats(0, 1 / USUAL_SECONDS)
"""Where the one who asks does the work."""
