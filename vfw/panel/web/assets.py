"""Scripts and stylesheets. A widget takes one of each: a bundle of modules, and a text of joined parts."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

HERE = Path(__file__).parent

TOKENS = "shared/tokens.css"
"""The order of the layers, and the colours and measures of all rooms: every stylesheet begins with it."""

FOUNDATION = (
    TOKENS,
    "shared/over-libraries.css",
    "shared/widgets.css",
    "shared/connection.css",
    "shared/still.css",
    "shared/forced.css",
)
"""What every room stands on."""

PROJECTED = (TOKENS, "page/projected.css", "map/projected.css")
"""The panel in letters that a whole class reads; it has the class `vfw-projected`."""

GUIDED = ("page/guided.css", "map/guided.css")
"""The panel of a door of two minutes, whose visitors a guide leads; it has the class `vfw-guided-room`."""


def bundle(name: str, folder: Path = HERE) -> str:
    """The script of a widget: one module, made by `make bundles` of all that its source in this folder imports."""
    return (folder / "built" / f"{name}.js").read_text(encoding="utf-8")


def joined(parts: Iterable[str], folder: Path = HERE) -> str:
    """The text of these files of a folder, one after the other."""
    return "\n".join((folder / part).read_text(encoding="utf-8") for part in parts)
