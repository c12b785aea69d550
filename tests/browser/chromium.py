"""Whether there is a browser for the tests. Run as a script, it says how to get one; `make test` asks first."""

import os
import sys

from vfw.exhibit import chromium
from vfw.exhibit.chromium import find as find


def remedy() -> str:
    said = chromium.remedy("The browser tests need", "test")
    return f"{said}\n    BROWSER=none make test                to leave the browser tests out"


if __name__ == "__main__":
    if os.environ.get("BROWSER") != "none" and find() is None:
        sys.exit(remedy())
