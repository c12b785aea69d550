"""Search for a Chromium on this machine: it prints handouts, and the tests drive it."""

import os
import shutil

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
APPLICATIONS = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)

REMEDY = """\
{need} Chromium, and there is none on this machine{named}. Any of these helps:
    apt-get install chromium              on Debian and Ubuntu
    brew install --cask chromium          on macOS
    CHROMIUM=/path/to/chromium make {make}  when it lies somewhere unusual"""


def find() -> str | None:
    """The path of a Chromium or Chrome; the environment variable CHROMIUM goes before everything else."""
    if named := os.environ.get("CHROMIUM"):
        return shutil.which(named)
    return next(filter(None, map(shutil.which, (*NAMES, *APPLICATIONS))), None)


def remedy(need: str, make: str) -> str:
    """What to say where there is none: `need` is what wants it, as in "The browser tests need"; `make` its target."""
    named = os.environ.get("CHROMIUM")
    return REMEDY.format(need=need, make=make, named=f" (CHROMIUM={named} is no program)" if named else "")
