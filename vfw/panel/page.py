"""The widget behind `page.js`: it carries picks and commands to Python, and sayings and the saved game to the page."""

from __future__ import annotations

from pathlib import Path

import anywidget
import traitlets

HERE = Path(__file__).parent
PARTS = (
    *("page", "page_focus", "page_connection", "page_kept", "page_pace"),
    *("page_likings", "page_menu", "page_sheets", "page_words"),
)


class Page(anywidget.AnyWidget):
    """Attributes:
    slot: the name under which the browser keeps the game; "" keeps none.
    whole_page: whether the panel fills the window, where it is not in a notebook.
    said: a serial number, a line end, and the last sentence for the live region.
    names: what opens a sheet where it stands in the log: the name, and the sheet it opens.
    """

    _esm = "\n".join((HERE / f"{part}.js").read_text(encoding="utf-8") for part in PARTS)
    _css = HERE / "page.css"

    slot = traitlets.Unicode("").tag(sync=True)
    whole_page = traitlets.Bool(False).tag(sync=True)
    said = traitlets.Unicode("").tag(sync=True)
    names = traitlets.Dict().tag(sync=True)

    def say(self, text: str) -> None:
        """Let screen readers hear one sentence, also where it is the same as before."""
        serial = int(self.said.split("\n", 1)[0] or 0) + 1
        self.said = f"{serial}\n{text}"
