"""The keyboard of a kiosk: only the keys of a keypad work, also on a keyboard that a visitor plugs in.

A page cannot block Ctrl+T while Chromium shows a page of its own, as after an error. The display therefore gets a
keymap for X, in the language of xkbcomp, with the keys below only.
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
"""Symbols by X keycode: five keys do everything, and the others do the same faster."""
UNUSED_SYMBOL = "F24"
"""Symbol of all other keys. For a key without a symbol, Chromium uses the label: F1 would open a help page."""
KEYCODES = range(8, 256)
"""All keycodes of a display."""
TIMEOUT = 10
"""Seconds that xkbcomp may take."""
REMEDY = """\
[keyboard] locked = true needs a display of X and the program xkbcomp, and {missing}. Any of these helps:
    apt-get install x11-xkb-utils         on Debian and Ubuntu, for xkbcomp
    DISPLAY=:0 vfw kiosk ...              where the display has that name
    [keyboard] locked = false             where the keyboard is locked in another way, or visitors cannot reach one"""


class NoDisplay(OSError):
    """An error about a display whose keys cannot be set; the message names the remedies."""


def keymap() -> str:
    """Return the keymap in the language of xkbcomp."""
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
    """The keyboard of a display, such as ":0"."""

    def __init__(self, display: str) -> None:
        self._display = display

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Lock the keyboard, and restore its keys afterwards.

        Raises:
            NoDisplay: There is no display, or no xkbcomp.
        """
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
            # The display may have ended meanwhile.
            with suppress(subprocess.SubprocessError):
                self._run("-", self._display, text=before)

    def lock(self) -> None:
        """Set the keymap, again if needed: a keyboard that was plugged in since brings its own keys."""
        self._run("-", self._display, text=keymap())

    def _run(self, *arguments: str, text: str = "") -> str:
        command = ["xkbcomp", "-w0", *arguments]
        done = subprocess.run(command, input=text, capture_output=True, text=True, check=True, timeout=TIMEOUT)
        return done.stdout
