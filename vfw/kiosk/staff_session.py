"""The staff session: it begins with the PIN and ends after a minute without a touch."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import time
from collections.abc import Callable
from itertools import pairwise

from vfw.server.tokens import LoginThrottle

MIN_DIGITS, MAX_DIGITS = 6, 12
"""Limits of the length of a PIN, in digits."""
COST = {"n": 2**14, "r": 8, "p": 1}
"""Cost of scrypt (RFC 7914): 16 MB and a twentieth of a second for each guess."""


class WeakPinError(ValueError):
    """An error about a PIN that is not allowed; the message says what is."""


def hash_pin(pin: str, salt: bytes = b"") -> str:
    """Return the hash of a PIN for the settings: "scrypt:", the salt and the hash, both in hexadecimal.

    Raises:
        WeakPinError: The text is no PIN, or one that is guessed first.
    """
    if not re.fullmatch(f"[0-9]{{{MIN_DIGITS},{MAX_DIGITS}}}", pin):
        raise WeakPinError(f"a PIN has {MIN_DIGITS} to {MAX_DIGITS} digits and nothing else")
    if len({(int(after) - int(before)) % 10 for before, after in pairwise(pin)}) == 1:
        raise WeakPinError("its digits are alike, or in a row; take others")
    salt = salt or secrets.token_bytes(16)
    return f"scrypt:{salt.hex()}:{_scrypt(pin, salt).hex()}"


def is_hash(text: str) -> bool:
    """Return whether a text is a hash for the settings."""
    return re.fullmatch("scrypt:[0-9a-f]{32}:[0-9a-f]{64}", text) is not None


def is_correct_pin(pin: str, kept: str) -> bool:
    """Return whether a PIN has this hash."""
    _, salt, wanted = kept.split(":")
    return hmac.compare_digest(_scrypt(pin, bytes.fromhex(salt)).hex(), wanted)


def _scrypt(pin: str, salt: bytes) -> bytes:
    return hashlib.scrypt(pin.encode(), salt=salt, dklen=32, **COST)


SESSION_SECONDS = 60
"""Seconds after the last touch."""
MAX_WRONG_PINS = 5
"""Wrong PINs after which all are rejected for the rest of `THROTTLE_SECONDS`."""
THROTTLE_SECONDS = 600.0
"""Seconds after the first of them."""
SCREEN = "this screen"
"""Key under which the throttle counts PINs: a kiosk has one screen."""


class StaffSession:
    """The PIN, and at most one session, which ends with the server.

    After five wrong PINs within ten minutes, all are rejected until these ten minutes are over. That makes thirty
    guesses an hour, of a million PINs of six digits. A right PIN resets the count.

    Attributes:
        pin: The hash in the settings.
        clock: Returns seconds from any beginning.
    """

    def __init__(self, pin: str, clock: Callable[[], float] = time.monotonic) -> None:
        self.pin, self.clock = pin, clock
        self._secret, self._until = "", 0.0
        self._throttle = LoginThrottle(MAX_WRONG_PINS, THROTTLE_SECONDS, clock)

    def wait(self) -> float:
        """Return the seconds until the next PIN is checked."""
        return self._throttle.wait(SCREEN)

    def begin(self, pin: str) -> str:
        """Begin a session, which ends any other.

        Returns:
            The secret of the session; "" for a wrong PIN, or for any PIN while all are rejected.
        """
        if self.wait():
            return ""
        if not is_correct_pin(pin, self.pin):
            self._throttle.count_wrong(SCREEN)
            return ""
        self._throttle.forget(SCREEN)
        self._secret = secrets.token_urlsafe()
        self._until = self.clock() + SESSION_SECONDS
        return self._secret

    def renew(self, secret: str) -> bool:
        """Return whether this is the secret of the session, and if so, extend it by a minute."""
        is_on = self.clock() < self._until and hmac.compare_digest(secret.encode(), self._secret.encode())
        if is_on:
            self._until = self.clock() + SESSION_SECONDS
        return is_on

    def end(self) -> None:
        """End the session."""
        self._secret, self._until = "", 0.0
