"""Where a page finds those who think for it: in an environment variable, which kernels inherit from their server."""

from __future__ import annotations

import os
import socket
from typing import NamedTuple, Self

from vfw.jobs.protocol import HELLO, Frame

VARIABLE = "VFW_THINKING"
PATIENCE = 10.0
"""Seconds that a connection may take."""


class Address(NamedTuple):
    """Where a service listens.

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
            own.settimeout(PATIENCE)
            own.connect(self.place)
        else:
            host, _, port = self.place.rpartition(":")
            own = socket.create_connection((host, int(port)), PATIENCE)
        own.sendall(bytes(Frame(HELLO, self.secret.encode())))
        return own
