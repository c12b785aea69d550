"""Search for Chromium, which prints the handouts, shows the kiosk and runs the browser tests."""

import os
import shutil

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
APPLICATIONS = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
)

REMEDY = """\
{need} Chromium, which was not found on this machine{named}. Use one of these:
    apt-get install chromium              on Debian and Ubuntu
    brew install --cask chromium          on macOS
    CHROMIUM=/path/to/chromium make {make}  if it is in another folder"""


def find() -> str | None:
    """Return the path of Chromium or Chrome, or None. The environment variable CHROMIUM comes first."""
    if named := os.environ.get("CHROMIUM"):
        return shutil.which(named)
    return next(filter(None, map(shutil.which, (*NAMES, *APPLICATIONS))), None)


def remedy(need: str, make: str) -> str:
    """Return the message for a machine without Chromium.

    Args:
        need: The subject that needs it, as in "The browser tests need".
        make: The target of `make` to run again.
    """
    named = os.environ.get("CHROMIUM")
    return REMEDY.format(need=need, make=make, named=f" (CHROMIUM={named} is no program)" if named else "")
