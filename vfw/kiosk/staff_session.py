"""The staff session: it begins with the PIN and ends after a minute without a touch."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import time
from collections.abc import Callable
from itertools import pairwise

from vfw.server.login_throttle import LoginThrottle

MIN_DIGITS, MAX_DIGITS = 6, 12
"""Digits."""
COST = {"n": 2**14, "r": 8, "p": 1}
"""Of scrypt (RFC 7914): 16 MB and a twentieth of a second for each guess."""


class WeakPinError(ValueError):
    """A PIN that cannot be one; the message says what would be."""


def hash_pin(pin: str, salt: bytes = b"") -> str:
    """What stands in the settings for a PIN: "scrypt:", the salt and the hash, both in hexadecimal.

    Raises Weak for one that is no PIN, or the first that anybody tries.
    """
    if not re.fullmatch(f"[0-9]{{{MIN_DIGITS},{MAX_DIGITS}}}", pin):
        raise WeakPinError(f"a PIN has {MIN_DIGITS} to {MAX_DIGITS} digits and nothing else")
    if len({(int(after) - int(before)) % 10 for before, after in pairwise(pin)}) == 1:
        raise WeakPinError("its digits are alike, or in a row; take others")
    salt = salt or secrets.token_bytes(16)
    return f"scrypt:{salt.hex()}:{_scrypt(pin, salt).hex()}"


def is_hash(text: str) -> bool:
    """Return whether this can stand in the settings."""
    return re.fullmatch("scrypt:[0-9a-f]{32}:[0-9a-f]{64}", text) is not None


def is_correct_pin(pin: str, kept: str) -> bool:
    """Return whether it is the PIN of which this was kept."""
    _, salt, wanted = kept.split(":")
    return hmac.compare_digest(_scrypt(pin, bytes.fromhex(salt)).hex(), wanted)


def _scrypt(pin: str, salt: bytes) -> bytes:
    return hashlib.scrypt(pin.encode(), salt=salt, dklen=32, **COST)


SESSION_SECONDS = 60
"""Seconds after the last touch."""
MAX_WRONG_PINS = 5
"""Wrong PINs after which none is looked at for the rest of `THROTTLE_SECONDS`."""
THROTTLE_SECONDS = 600.0
"""Seconds after the first of them."""
SCREEN = "this screen"
"""Key under which the throttle counts PINs: a kiosk has one screen."""


class StaffSession:
    """Knows the PIN, and one session at most, which ends with the server.

    After five wrong PINs within ten minutes none is looked at until these ten minutes are over. That is thirty guesses
    an hour, of a million PINs of six digits. A right PIN resets the count.

    Attributes:
        pin: as it stands in the settings. clock: seconds, from any beginning.
    """

    def __init__(self, pin: str, clock: Callable[[], float] = time.monotonic) -> None:
        self.pin, self.clock = pin, clock
        self._secret, self._until = "", 0.0
        self._throttle = LoginThrottle(MAX_WRONG_PINS, THROTTLE_SECONDS, clock)

    def wait(self) -> float:
        """Return the seconds until the next PIN is looked at."""
        return self._throttle.wait(SCREEN)

    def begin(self, pin: str) -> str:
        """The secret of a new session, which ends any other; "" for a wrong PIN, and for any before its time."""
        if self.wait():
            return ""
        if not is_correct_pin(pin, self.pin):
            self._throttle.count_wrong(SCREEN)
            return ""
        self._throttle.forgive(SCREEN)
        self._secret = secrets.token_urlsafe()
        self._until = self.clock() + SESSION_SECONDS
        return self._secret

    def renew(self, secret: str) -> bool:
        """Return whether this is the secret of the session; if so, its minute begins anew."""
        is_on = self.clock() < self._until and hmac.compare_digest(secret.encode(), self._secret.encode())
        if is_on:
            self._until = self.clock() + SESSION_SECONDS
        return is_on

    def end(self) -> None:
        """Forget the session."""
        self._secret, self._until = "", 0.0
