"""A keyboard that is plugged into the kiosk: a real window on a display of its own, and keys that X sends.

Keys from Playwright reach the page alone, never the browser around it; a test with such keys could not fail.
"""

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.browser import chromium
from tests.server.running import CHECKOUT, Running, free_port, wait_until, write_notebook
from vfw.kiosk import window
from vfw.kiosk.keyboard import Keyboard
from vfw.network import open_url

PROGRAMS = ("Xvfb", "xdotool", "xkbcomp")
MISSING = [name for name in PROGRAMS if not shutil.which(name)]
pytestmark = pytest.mark.skipif(bool(MISSING), reason=f"a keyboard outside the browser needs {', '.join(MISSING)}")

SIZE = (800, 600)
HARMLESS = {"", "F24", "Shift", "Tab", "Enter", " ", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"}
HEARS = """<title>.</title><body>A page that stops no key, as the browser's own.
<script>addEventListener("keydown", ({ key }) => document.title += "," + key)</script>"""
NUMBER = {"Escape": 9, "Tab": 23, "Up": 111, "plus": 21, "minus": 20, "space": 65}
"""The number of a key, as Linux has it."""
NUMBER |= {"Ctrl": 37, "Shift": 50, "Alt": 64, "Super": 133, "Menu": 135, "Print": 107, "F11": 95, "F12": 96}
NUMBER |= {"Left": 113, "Right": 114, "Delete": 119, "HomePage": 180, "Back": 166, "Search": 225, "Mail": 163}
NUMBER |= {f"F{key}": 66 + key for key in range(1, 11)}
NUMBER |= {
    letter: first + place
    for first, row in ((10, "1234567890"), (24, "qwertyuiop"), (38, "asdfghjkl"), (52, "zxcvbnm"))
    for place, letter in enumerate(row)
}
WAYS_OUT = """
    Ctrl+n Ctrl+t Ctrl+Shift+n Ctrl+o Ctrl+s Ctrl+p Ctrl+u Ctrl+l Ctrl+k Ctrl+w Ctrl+Shift+w Ctrl+h Ctrl+j Ctrl+d
    Ctrl+f Ctrl+g Ctrl+r Ctrl+q Ctrl+1 Ctrl+plus Ctrl+minus Ctrl+Tab Ctrl+F4 Ctrl+Shift+i Ctrl+Shift+j Ctrl+Shift+c
    Ctrl+Shift+t Ctrl+Shift+a Ctrl+Shift+b Ctrl+Shift+o Ctrl+Shift+q Ctrl+Shift+m Ctrl+Shift+Delete Ctrl+Escape
    Ctrl+Alt+Delete Alt+F4 Alt+Left Alt+Right Alt+d Alt+f Alt+e Alt+Tab Alt+space Alt+Shift+i Shift+Escape Shift+F10
    F1 F3 F5 F6 F7 F10 F11 F12 Ctrl+Alt+F1 Escape Print Super Menu HomePage Back Search Mail
"""


@contextmanager
def display() -> Iterator[str]:
    """Yield the name of an invisible display."""
    reads, writes = os.pipe()
    shown = [
        "Xvfb",
        "-displayfd",
        str(writes),
        "-screen",
        "0",
        f"{SIZE[0]}x{SIZE[1]}x24",
        "-nolisten",
        "tcp",
        "-noreset",
    ]
    with subprocess.Popen(shown, pass_fds=[writes], stderr=subprocess.DEVNULL) as server:
        os.close(writes)
        try:
            with os.fdopen(reads) as told:
                yield f":{told.readline().strip()}"
        finally:
            server.terminate()


class Window:
    """The window of a kiosk on that display, with a keyboard."""

    def __init__(self, display: str, port: int) -> None:
        self._environment, self._port = {**os.environ, "DISPLAY": display}, port

    def press(self, *ways: str) -> None:
        """Press groups of keys that are held together, one after the other; by their numbers, as a keyboard does."""
        pressed = ["+".join(f"{NUMBER[key]:02d}" for key in way.split("+")) for way in ways]
        subprocess.run(["xdotool", "key", *pressed], env=self._environment, check=True)

    def pages(self) -> dict[str, str]:
        """The titles of all pages that the browser shows, by their addresses."""
        with open_url(f"http://127.0.0.1:{self._port}/json/list") as answer:
            return {page["url"]: page["title"] for page in json.load(answer) if page["type"] == "page"}

    def windows(self) -> set[str]:
        """All visible windows on the display."""
        found = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--name", ".*"],
            env=self._environment, capture_output=True, text=True,
        ).stdout  # fmt: skip
        return {*found.split()}


@contextmanager
def kiosk_window(display: str, address: str, profile: Path) -> Iterator[Window]:
    program = chromium.find()
    assert program, chromium.remedy()
    port = free_port()
    command = window.window_command(program, address, size=SIZE, profile=str(profile))
    command[1:1] = ["--no-sandbox", "--disable-gpu", f"--remote-debugging-port={port}"]
    opened = Window(display, port)

    def is_open() -> bool:
        try:
            return address in opened.pages()
        except OSError:
            return False

    quiet = subprocess.DEVNULL
    environment = {**os.environ, "DISPLAY": display}
    with subprocess.Popen(command, env=environment, stdout=quiet, stderr=quiet, start_new_session=True) as browser:
        try:
            wait_until(is_open, "the window opens")
            yield opened
        finally:
            os.killpg(browser.pid, signal.SIGKILL)


@pytest.fixture
def address(tmp_path: Path) -> str:
    page = tmp_path / "hears.html"
    page.write_text(HEARS)
    return page.as_uri()


def test_keys_leave_the_page_if_the_keyboard_is_not_locked(address: str, tmp_path: Path) -> None:
    with display() as name, kiosk_window(name, address, tmp_path / "profile") as window:
        windows = window.windows()
        window.press("Ctrl+t")
        wait_until(lambda: len(window.pages()) == 2, "another page opens")
        window.press("Shift+Escape")
        wait_until(lambda: window.windows() != windows, "another window opens")


def test_no_key_leaves_the_page_if_the_keyboard_is_locked(address: str, tmp_path: Path) -> None:
    with display() as name, Keyboard(name).locked(), kiosk_window(name, address, tmp_path / "profile") as window:
        windows = window.windows()
        window.press(*WAYS_OUT.split(), "Up")
        wait_until(lambda: window.pages()[address].endswith(",ArrowUp"), "the last key is heard")
        heard = window.pages()[address].split(",")[1:]
        assert len(heard) > len(WAYS_OUT.split())
        assert {*heard} <= HARMLESS
        assert {*window.pages()} == {address}
        assert window.windows() == windows


def test_a_kiosk_locks_its_keyboard_if_configured(tmp_path: Path) -> None:
    write_notebook(tmp_path / "play.ipynb", "print('here')", title="Play")
    settings = tmp_path / "kiosk.toml"
    settings.write_text('[doors]\nfirst = "play"\nopen = []\n[keyboard]\nlocked = true\n')
    port = free_port()
    command = [sys.executable, "-m", "vfw.cli", "kiosk", "--no-window", f"--port={port}"]
    command += [f"--settings={settings}", f"--notebooks={tmp_path}"]

    def keys(name: str) -> str:
        return subprocess.run(["xkbcomp", "-w0", "-xkb", name, "-"], capture_output=True, text=True, check=True).stdout

    with display() as name:
        with Running(command, f"http://127.0.0.1:{port}/", CHECKOUT, DISPLAY=name):
            wait_until(lambda: "Control_L" not in keys(name), "the keyboard is locked")
            assert "ISO_Left_Tab" in keys(name)
            # Send keys as a new keyboard does.
            subprocess.run(["setxkbmap", "-display", name, "us"], check=True)
            wait_until(lambda: "Control_L" not in keys(name), "it is locked again")
        assert "Control_L" in keys(name)
