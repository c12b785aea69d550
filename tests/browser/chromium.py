"""Find a Chromium for the tests, or fetch one. `make test` runs this before its tests."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests import packages
from vfw.server import chromium

PACKAGES = {
    "apt-get": ["apt-get update -qq", "apt-get install -qq --no-install-recommends chromium fonts-liberation"],
    "dnf": ["dnf install -q -y chromium liberation-fonts"],
    "pacman": ["pacman -S --noconfirm --needed chromium ttf-liberation"],
}
"""The packages of Chromium, and of fonts of the width that the tests measure, by the package manager."""

DOWNLOAD = [sys.executable, "-m", "playwright", "install", "--no-shell", "chromium"]
PATIENCE = 60.0
"""Seconds for that download, which is not available everywhere."""


def find() -> str | None:
    """Return the path of a Chromium that runs: the machine's, else the one that Playwright has fetched."""
    return next(filter(_runs, _candidates()), None)


def _candidates() -> Iterator[str]:
    if machines := chromium.find():
        yield machines
    if "CHROMIUM" not in os.environ:
        with sync_playwright() as playwright:
            yield playwright.chromium.executable_path


def _runs(program: str) -> bool:
    """Return whether the program runs, and is not only a placeholder that asks for an installation, as on Ubuntu."""
    if not Path(program).exists():
        return False
    return subprocess.run([program, "--version"], capture_output=True).returncode == 0


def remedy() -> str:
    said = chromium.remedy("The browser tests need", "test")
    return f"{said}\n    BROWSER=none make test                to leave the browser tests out"


def fetch() -> str | None:
    """Get a Chromium, and report how: from the system's packages if they may be installed, else Playwright's own.

    Returns:
        Its path, or None if neither worked.
    """
    print("The browser tests need Chromium, and there is none on this machine.", flush=True)
    for way in (partial(packages.install, PACKAGES), download):
        way()
        if program := find():
            print(f"The tests will use {program}", flush=True)
            return program
    return None


def download() -> None:
    """Fetch the Chromium that Playwright offers."""
    print(f"    playwright install chromium  (given up after {PATIENCE:.0f} seconds)", flush=True)
    # Start a process group, because the downloading process is a child of this one.
    with subprocess.Popen(DOWNLOAD, stdin=subprocess.DEVNULL, start_new_session=True) as downloading:
        try:
            downloading.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            print("It did not come.", flush=True)
        finally:
            if downloading.returncode is None:
                os.killpg(downloading.pid, signal.SIGKILL)


if __name__ == "__main__":
    if os.environ.get("BROWSER") != "none" and find() is None and ("CHROMIUM" in os.environ or fetch() is None):
        sys.exit(remedy())
