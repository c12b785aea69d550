"""The widget behind `page/page.js`: it paints the regions, sends picks and commands, and keeps the saved game."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import takewhile
from typing import Any

import traitlets

from vfw.core.match import Match
from vfw.core.questions import Reply
from vfw.panel.web.assets import BASE_STYLES, join_files, read_bundle
from vfw.panel.web.widgets import RegionWidget

STYLES = (
    *BASE_STYLES,
    "page/elements.css",
    "page/page.css",
    "page/prompt.css",
    "page/coach.css",
    "page/cards.css",
    "page/sheets.css",
    "page/stage.css",
    "page/start.css",
    "page/replay.css",
    "page/history.css",
    "page/arc.css",
    "page/bare.css",
    "page/drawn.css",
)
REGIONS = ("head", "board", "arc", "prompt", "record", "hand", "tabs", "camps", "log", "table", "cover", "menu")
"""The regions in reading order; a board that is a widget comes after the head."""


class PageWidget(RegionWidget):
    """The page of a panel.

    Attributes:
        game: the name of the game, which selects its stylesheet rules.
        slot: the name under which the browser saves the game; "" saves none.
        is_kept: True if an embedding page saves the game in the browser.
        whole_page: True if the panel fills the window, outside a notebook.
        names: the words in the log that open a dialog, and the dialog that each opens.
    """

    _esm = read_bundle("page")
    _css = join_files(STYLES)
    regions = REGIONS

    game = traitlets.Unicode("").tag(sync=True)
    slot = traitlets.Unicode("").tag(sync=True)
    is_kept = traitlets.Bool(False).tag(sync=True)
    whole_page = traitlets.Bool(False).tag(sync=True)
    names = traitlets.Dict().tag(sync=True)

    def __init__(self, *, styles: str = "", **options: Any) -> None:
        """Create the page. `styles` are those of the game, after those of the page."""
        super().__init__(_css=f"{self._css}\n{styles}", **options)

    def show(self, regions: Mapping[str, str], question: int) -> None:
        """Paint the regions by name; those left out are empty. `question` is the number of the question."""
        self.question = question
        self.paint({region: regions.get(region, "") for region in REGIONS})


class Autosave:
    """Saves the game in the browser: its header once, then only the new replies after every answer.

    If the page has no slot, nothing is saved.
    """

    def __init__(self, page: PageWidget) -> None:
        self._page = page
        self._kept: tuple[Reply, ...] = ()

    def begin(self, match: Match[Any, Any], *, copies_saved: bool = False) -> None:
        """Save `match` from now on in place of the saved game; with `copies_saved` a copy of that is kept."""
        header = {**match.header(), **({"found": match.found} if match.found else {})}
        self._send({"kind": "begin", "header": header, "copies_saved": copies_saved})
        self._kept = ()
        self.follow(match)

    def follow(self, match: Match[Any, Any]) -> None:
        """Save the replies that were given or undone."""
        replies = match.replies
        common = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(self._kept, replies, strict=False)))
        if common < max(len(self._kept), len(replies)):
            self._send({"kind": "append", "from": common, "entries": match.entries(common)})
            self._kept = replies

    def _send(self, message: dict[str, Any]) -> None:
        if self._page.slot:
            self._page.send(message)
