"""Scripts and stylesheets. A widget has one of each: a bundle of modules, and a text of joined parts.

This module imports no widgets: the server reads it too.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

WEB_FOLDER = Path(__file__).parent

TOKENS = "shared/tokens.css"
"""The order of the layers, and the colors and sizes of all pages: every stylesheet begins with it."""

BASE_STYLES = (
    TOKENS,
    "shared/over-libraries.css",
    "shared/widgets.css",
    "shared/connection.css",
    "shared/still.css",
    "shared/forced.css",
)
"""The stylesheets that every page uses."""

PROJECTED_STYLES = (TOKENS, "page/projected.css", "map/projected.css")
"""The panel in letters that a whole class can read; it has the class `vfw-projected`."""

GUIDED_STYLES = ("page/guided.css", "map/guided.css")
"""The panel of a two-minute activity that guides its visitors; it has the class `vfw-guided-room`."""


def read_bundle(name: str, folder: Path = WEB_FOLDER) -> str:
    """Return the script of a widget: one module, bundled by `make bundles` from its source."""
    return (folder / "built" / f"{name}.js").read_text(encoding="utf-8")


def join_files(parts: Iterable[str], folder: Path = WEB_FOLDER) -> str:
    """Return the text of these files of a folder, joined in order."""
    return "\n".join((folder / part).read_text(encoding="utf-8") for part in parts)
