"""Protocol between clients, dispatcher and workers: frames of a short head and a payload.

The dispatcher reads the head only and passes the payload on as it is.
"""

from __future__ import annotations

import os
import socket
from asyncio import StreamReader
from struct import Struct
from typing import BinaryIO, NamedTuple, Self

HEAD = Struct("!cIII")
"""Kind, number of the job, index of the task, length of the payload in bytes."""
MAX_PAYLOAD = 8 << 20
"""Most bytes of a payload."""

HELLO, AWAITED, UNAWAITED, STOP, STATS = b"H", b"A", b"U", b"S", b"C"
"""Kinds of frames that a client sends.

HELLO brings the secret, AWAITED and UNAWAITED a task with or without a visitor who waits, and STOP ends a job. STATS
asks for the queue statistics, and the answer has the same kind; its index is 1 for awaited tasks.
"""
RESULT, FAILURE = b"R", b"F"
"""Kinds of answers: the pickled result of a task, and the reason for none, in UTF-8."""


class ProtocolError(ValueError):
    """An error about received bytes that are no frame, or no frame that is expected here."""


class Frame(NamedTuple):
    """A message of the protocol.

    Attributes:
        kind: One of the kinds above.
        payload: The bytes; tasks and results are pickled.
        job_id: The number that the client gave to the job. The answer repeats it.
        number: The index of the task in its job. The answer repeats it.
    """

    kind: bytes
    payload: bytes = b""
    job_id: int = 0
    number: int = 0

    def checked(self) -> Self:
        """Return this frame.

        Raises:
            ValueError: It is too large to be sent.
        """
        if len(self.payload) > MAX_PAYLOAD:
            raise ValueError(f"{len(self.payload):,} bytes are too many; expected {MAX_PAYLOAD:,} at most")
        return self

    def __bytes__(self) -> bytes:
        self.checked()
        return HEAD.pack(self.kind, self.job_id, self.number, len(self.payload)) + self.payload


async def receive_frame(stream: StreamReader, *kinds: bytes, largest: int = MAX_PAYLOAD) -> Frame:
    """Receive the next frame.

    Args:
        stream: The stream to read from.
        kinds: The kinds that are expected.
        largest: The most bytes of the payload.

    Raises:
        EOFError: The stream has ended.
        ProtocolError: The frame has another kind, or is too long.
    """
    frame, length = _parse_head(await stream.readexactly(HEAD.size), kinds, largest)
    return frame._replace(payload=await stream.readexactly(length))


def read_frame(stream: BinaryIO, *kinds: bytes) -> Frame | None:
    """Read the next frame of a blocking stream; None at its end."""
    head = stream.read(HEAD.size)
    if len(head) < HEAD.size:
        return None
    frame, length = _parse_head(head, kinds, MAX_PAYLOAD)
    payload = stream.read(length)
    return frame._replace(payload=payload) if len(payload) == length else None


def _parse_head(head: bytes, kinds: tuple[bytes, ...], largest: int) -> tuple[Frame, int]:
    kind, job_id, number, length = HEAD.unpack(head)
    if kind not in kinds:
        raise ProtocolError(f"{kind!r} is no frame that is expected here; expected one of {kinds}")
    if length > largest:
        raise ProtocolError(f"{length:,} bytes were announced; expected {largest:,} at most")
    return Frame(kind, b"", job_id, number), length


VARIABLE = "VFW_THINKING"
CONNECT_TIMEOUT = 10.0
"""Seconds that a connection may take."""


class Address(NamedTuple):
    """The address at which a service listens.

    Attributes:
        secret: The secret that a client sends first.
        place: The path of a socket, or HOST:PORT.
    """

    secret: str
    place: str

    def __str__(self) -> str:
        return f"{self.secret}@{self.place}"

    @classmethod
    def inherited(cls) -> Self | None:
        """Return the address in the environment; None if there is none.

        Raises:
            ValueError: The variable holds no address.
        """
        text = os.environ.get(VARIABLE)
        if not text:
            return None
        secret, _, place = text.partition("@")
        if not (secret and place):
            raise ValueError(f"{VARIABLE} is {text!r}; expected SECRET@PATH or SECRET@HOST:PORT")
        return cls(secret, place)

    def connect(self) -> socket.socket:
        """Return a socket to the service, over which the secret has been sent.

        Raises:
            OSError: The service cannot be reached.
        """
        if self.place.startswith("/"):
            connection = socket.socket(socket.AF_UNIX)
            connection.settimeout(CONNECT_TIMEOUT)
            connection.connect(self.place)
        else:
            host, _, port = self.place.rpartition(":")
            connection = socket.create_connection((host, int(port)), CONNECT_TIMEOUT)
        connection.sendall(bytes(Frame(HELLO, self.secret.encode())))
        return connection
