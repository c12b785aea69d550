"""The keyboard of a kiosk: whatever somebody plugs in has the keys of a keypad, and none that leads out.

No page can take Ctrl+T from a browser whose own page is showing, as after an error. So the display is told what keys
there are: a keymap for X, in the language of xkbcomp, which knows those below alone.
"""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress

KEYS = {
    **{111: "Up", 116: "Down", 113: "Left", 114: "Right"},
    **{36: "Return", 104: "Return", 65: "space"},
    **{23: "Tab, ISO_Left_Tab", 50: "Shift_L", 62: "Shift_R"},
    **{110: "Home", 115: "End", 112: "Prior", 117: "Next"},
}
"""What a key says, by the number that Linux gives it: five keys do everything, and the others do the same sooner."""
UNUSED_SYMBOL = "F24"
"""What all others say. A key that says nothing at all is to Chromium what stands on it: F1 opens a page of help."""
KEYCODES = range(8, 256)
"""All that a display can tell apart."""
TIMEOUT = 10
"""Seconds."""
REMEDY = """\
[keyboard] locked = true needs a display of X and the program xkbcomp, and {missing}. Any of these helps:
    apt-get install x11-xkb-utils         on Debian and Ubuntu, for xkbcomp
    DISPLAY=:0 vfw kiosk ...              where the display has that name
    [keyboard] locked = false             where the keyboard is locked in another way, or nobody can reach one"""


class NoDisplay(OSError):
    """There is no display whose keys could be chosen; the message says what would help."""


def keymap() -> str:
    """The keymap, as xkbcomp reads it."""
    numbers = "\n".join(f"        <K{number}> = {number};" for number in KEYCODES)
    keys = "\n".join(f"        key <K{number}> {{ [ {KEYS.get(number, UNUSED_SYMBOL)} ] }};" for number in KEYCODES)
    return f"""\
xkb_keymap {{
    xkb_keycodes "kiosk" {{
        minimum = {KEYCODES[0]};
        maximum = {KEYCODES[-1]};
{numbers}
    }};
    xkb_types {{ include "complete" }};
    xkb_compatibility {{ include "complete" }};
    xkb_symbols "kiosk" {{
{keys}
        modifier_map Shift {{ Shift_L, Shift_R }};
    }};
}};
"""


class Keyboard:
    """The keys of a display, such as ":0"."""

    def __init__(self, display: str) -> None:
        self._display = display

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Only the keys of a kiosk, and afterwards those that there were. Raises NoDisplay."""
        if not self._display:
            raise NoDisplay(REMEDY.format(missing="DISPLAY names none"))
        try:
            before = self._run("-xkb", self._display, "-")
            self.lock()
        except FileNotFoundError:
            raise NoDisplay(REMEDY.format(missing="there is no xkbcomp")) from None
        except subprocess.SubprocessError:
            raise NoDisplay(REMEDY.format(missing=f"xkbcomp cannot reach {self._display}")) from None
        try:
            yield
        finally:
            # A display that is gone has no keys.
            with suppress(subprocess.SubprocessError):
                self._run("-", self._display, text=before)

    def lock(self) -> None:
        """Do it, once more where it was done: a keyboard that was plugged in since brought its own keys."""
        self._run("-", self._display, text=keymap())

    def _run(self, *arguments: str, text: str = "") -> str:
        command = ["xkbcomp", "-w0", *arguments]
        done = subprocess.run(command, input=text, capture_output=True, text=True, check=True, timeout=TIMEOUT)
        return done.stdout
