"""Scripts and stylesheets. A widget takes one module and one stylesheet: their parts are joined and share one scope."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

HERE = Path(__file__).parent

DELIVERY = ("shared/delivery.js", "shared/connection.js", "shared/connection_notice.js")
TOKENS = "shared/tokens.css"
"""The colours and measures of all rooms: every stylesheet begins with them."""

DELIVERY_STYLE = "shared/connection.css"
"""What a script needs whose widget is `Delivered`."""


def joined(parts: Iterable[str], folder: Path = HERE) -> str:
    """The text of these files of a folder, one after the other."""
    return "\n".join((folder / part).read_text(encoding="utf-8") for part in parts)
