"""What goes between who asks, who hands on and who works: a short head, and bytes that whoever hands them on does not
read.
"""

from __future__ import annotations

import os
import socket
from asyncio import StreamReader
from struct import Struct
from typing import BinaryIO, NamedTuple, Self

HEAD = Struct("!cIII")
"""Kind, errand, number of the piece, bytes of the payload."""
LARGEST = 8 << 20
"""Bytes of a payload."""

HELLO, AWAITED, UNAWAITED, STOP, CROWD = b"H", b"A", b"U", b"S", b"C"
"""What is said by who asks: the secret; a piece, which somebody waits for or nobody; that an errand is over; that one
wants to know who else asks, which is answered by the same. The number of that is 1 for pieces that are awaited."""
RESULT, FAILURE = b"R", b"F"
"""What is answered: the result of a piece; why there is none, in UTF-8."""


class ProtocolError(ValueError):
    """The received bytes are no frame, or no frame that is expected here."""


class Frame(NamedTuple):
    """One thing that is said.

    Attributes:
        kind: one of the above. payload: bytes, of which those that hold a piece or a result are pickled.
        errand: chosen by who asks, and said again in the answer; so is the number of the piece in its errand.
    """

    kind: bytes
    payload: bytes = b""
    errand: int = 0
    number: int = 0

    def checked(self) -> Self:
        """It as it is. Raises ValueError where it is too large to be sent."""
        if len(self.payload) > LARGEST:
            raise ValueError(f"{len(self.payload):,} bytes are too many; expected {LARGEST:,} at most")
        return self

    def __bytes__(self) -> bytes:
        self.checked()
        return HEAD.pack(self.kind, self.errand, self.number, len(self.payload)) + self.payload


async def received(lines: StreamReader, *kinds: bytes, largest: int = LARGEST) -> Frame:
    """The next frame. Raises EOFError where none comes any more, Garbage where it is not of these kinds or too long."""
    head, length = _beginning(await lines.readexactly(HEAD.size), kinds, largest)
    return head._replace(payload=await lines.readexactly(length))


def read(stream: BinaryIO, *kinds: bytes) -> Frame | None:
    """The next frame of a stream that blocks; None at its end."""
    beginning = stream.read(HEAD.size)
    if len(beginning) < HEAD.size:
        return None
    head, length = _beginning(beginning, kinds, LARGEST)
    payload = stream.read(length)
    return head._replace(payload=payload) if len(payload) == length else None


def _beginning(head: bytes, kinds: tuple[bytes, ...], largest: int) -> tuple[Frame, int]:
    kind, errand, number, length = HEAD.unpack(head)
    if kind not in kinds:
        raise ProtocolError(f"{kind!r} is said by nobody here; expected one of {kinds}")
    if length > largest:
        raise ProtocolError(f"{length:,} bytes were announced; expected {largest:,} at most")
    return Frame(kind, b"", errand, number), length


VARIABLE = "VFW_THINKING"
CONNECT_TIMEOUT = 10.0
"""Seconds that a connection may take."""


class Address(NamedTuple):
    """The address at which a service listens.

    Attributes:
        secret: what it wants to hear first. place: the path of a socket, or HOST:PORT.
    """

    secret: str
    place: str

    def __str__(self) -> str:
        return f"{self.secret}@{self.place}"

    @classmethod
    def inherited(cls) -> Self | None:
        """The address in the environment; None where there is none. Raises ValueError."""
        text = os.environ.get(VARIABLE)
        if not text:
            return None
        secret, _, place = text.partition("@")
        if not (secret and place):
            raise ValueError(f"{VARIABLE} is {text!r}; expected SECRET@PATH or SECRET@HOST:PORT")
        return cls(secret, place)

    def connect(self) -> socket.socket:
        """A socket to the service, over which the secret has been said. Raises OSError."""
        if self.place.startswith("/"):
            own = socket.socket(socket.AF_UNIX)
            own.settimeout(CONNECT_TIMEOUT)
            own.connect(self.place)
        else:
            host, _, port = self.place.rpartition(":")
            own = socket.create_connection((host, int(port)), CONNECT_TIMEOUT)
        own.sendall(bytes(Frame(HELLO, self.secret.encode())))
        return own
