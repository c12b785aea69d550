"""Whether somebody of the staff is at the screen: who has given the PIN, until a minute has passed without a touch."""

from __future__ import annotations

import hmac
import secrets
import time
from collections.abc import Callable

from vfw.kiosk.pin import is_right

LASTS = 60
"""Seconds after the last touch."""
IN_A_ROW = 5
"""Wrong PINs after which nobody is asked for long."""
LONG = 600.0
"""Seconds of that."""


class Duty:
    """Knows the PIN, and one session at most, which ends with the server.

    Wrong PINs cost everybody time, as there is one screen: 2, 4, 8 and 16 seconds, after each fifth ten minutes. That
    is thirty guesses an hour, of a million PINs of six digits. Only the right one lets that begin anew.

    Attributes:
        pin: as it stands in the settings. clock: seconds, from any beginning.
    """

    def __init__(self, pin: str, clock: Callable[[], float] = time.monotonic) -> None:
        self.pin, self.clock = pin, clock
        self._secret, self._until = "", 0.0
        self._wrong, self._next = 0, 0.0

    def wait(self) -> float:
        """Seconds until the next PIN is looked at."""
        return max(0.0, self._next - self.clock())

    def begin(self, pin: str) -> str:
        """The secret of a new session, which ends any other; "" for a wrong PIN, and for any before its time."""
        if self.wait():
            return ""
        if not is_right(pin, self.pin):
            self._wrong += 1
            in_a_row = self._wrong % IN_A_ROW
            self._next = self.clock() + (2.0**in_a_row if in_a_row else LONG)
            return ""
        self._wrong, self._secret = 0, secrets.token_urlsafe()
        self._until = self.clock() + LASTS
        return self._secret

    def goes_on(self, secret: str) -> bool:
        """Whether this is the secret of the session; if so, its minute begins anew."""
        is_on = self.clock() < self._until and hmac.compare_digest(secret.encode(), self._secret.encode())
        if is_on:
            self._until = self.clock() + LASTS
        return is_on

    def end(self) -> None:
        """Forget the session."""
        self._secret, self._until = "", 0.0
