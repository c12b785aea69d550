"""Scripts and stylesheets. A widget takes one of each: a bundle of modules, and a text of joined parts."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

WEB_FOLDER = Path(__file__).parent

TOKENS = "shared/tokens.css"
"""The order of the layers, and the colours and measures of all rooms: every stylesheet begins with it."""

BASE_STYLES = (
    TOKENS,
    "shared/over-libraries.css",
    "shared/widgets.css",
    "shared/connection.css",
    "shared/still.css",
    "shared/forced.css",
)
"""What every room stands on."""

PROJECTED_STYLES = (TOKENS, "page/projected.css", "map/projected.css")
"""The panel in letters that a whole class reads; it has the class `vfw-projected`."""

GUIDED_STYLES = ("page/guided.css", "map/guided.css")
"""The panel of a door of two minutes, whose visitors a guide leads; it has the class `vfw-guided-room`."""


def read_bundle(name: str, folder: Path = WEB_FOLDER) -> str:
    """The script of a widget: one module, made by `make bundles` of all that its source in this folder imports."""
    return (folder / "built" / f"{name}.js").read_text(encoding="utf-8")


def join_files(parts: Iterable[str], folder: Path = WEB_FOLDER) -> str:
    """The text of these files of a folder, one after the other."""
    return "\n".join((folder / part).read_text(encoding="utf-8") for part in parts)
