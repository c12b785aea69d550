"""Where the browser is that the tests drive. Run as a script, it says so or how to get one; `make test` asks first."""

import os
import shutil
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
APPLICATIONS = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)

REMEDY = """\
The browser tests need Chromium, and there is none on this machine{named}. Any of these helps:
    apt-get install chromium              on Debian and Ubuntu
    brew install --cask chromium          on macOS
    CHROMIUM=/path/to/chromium make test  when it lies somewhere unusual
    BROWSER=none make test                to leave the browser tests out"""


def find() -> str | None:
    """The path of a Chromium or Chrome; the environment variable CHROMIUM goes before everything else."""
    if named := os.environ.get("CHROMIUM"):
        return shutil.which(named)
    return next(filter(None, map(shutil.which, (*NAMES, *APPLICATIONS))), None)


def remedy() -> str:
    named = os.environ.get("CHROMIUM")
    return REMEDY.format(named=f" (CHROMIUM={named} is no program)" if named else "")


if __name__ == "__main__":
    if os.environ.get("BROWSER") != "none" and find() is None:
        sys.exit(remedy())
