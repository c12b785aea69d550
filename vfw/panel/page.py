"""The widget behind `page.js`: it carries picks and commands to Python, and sayings and the saved game to the page."""

from __future__ import annotations

from pathlib import Path

import anywidget
import traitlets

HERE = Path(__file__).parent


class Page(anywidget.AnyWidget):
    """Attributes:
    slot: the name under which the browser keeps the game; "" keeps none.
    whole_page: whether the panel fills the window, where it is not in a notebook.
    said: a serial number, a line end, and the last sentence for the live region.
    """

    _esm = HERE / "page.js"
    _css = HERE / "page.css"

    slot = traitlets.Unicode("").tag(sync=True)
    whole_page = traitlets.Bool(False).tag(sync=True)
    said = traitlets.Unicode("").tag(sync=True)

    def say(self, text: str) -> None:
        """Let screen readers hear one sentence, also where it is the same as before."""
        serial = int(self.said.split("\n", 1)[0] or 0) + 1
        self.said = f"{serial}\n{text}"
