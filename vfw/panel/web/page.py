"""The widget behind `page/page.js`: it paints the regions, carries picks and commands, and keeps the saved game."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import takewhile
from typing import Any

import traitlets

from vfw.core.match import Match
from vfw.core.questions import Reply
from vfw.panel.web.assets import BASE_STYLES, join_files, read_bundle
from vfw.panel.web.widgets import ReliableWidget

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
"""In the order in which they are read; a board that is a widget comes after the head."""
CLEAR_MARK = " anew"


class PageWidget(ReliableWidget):
    """The regions have a trait each, `head_html` and so on: what differs is sent, in one message.

    With an ipywidgets HTML for each, every region would be a message of its own, and set as mathematics again.

    Attributes:
        game: the name of the game that is played; what stands on the page is dressed for it.
        slot: the name under which the browser keeps the game; "" keeps none.
        is_kept: whether what the panel is a part of keeps the game in the browser.
        whole_page: whether the panel fills the window, where it is not in a notebook.
        said: a serial number, behind it ANEW where the lines so far are to go, and the lines that were said last, each
            behind a line end.
        names: what opens a sheet where it stands in the log: the name, and the sheet it opens.
    """

    _esm = read_bundle("page")
    _css = join_files(STYLES)

    game = traitlets.Unicode("").tag(sync=True)
    slot = traitlets.Unicode("").tag(sync=True)
    is_kept = traitlets.Bool(False).tag(sync=True)
    whole_page = traitlets.Bool(False).tag(sync=True)
    said = traitlets.Unicode("").tag(sync=True)
    names = traitlets.Dict().tag(sync=True)

    def __init__(self, *, styles: str = "", **options: Any) -> None:
        """`styles` are those of the game, after those of the page."""
        self.add_traits(**{f"{region}_html": traitlets.Unicode("").tag(sync=True) for region in REGIONS})
        super().__init__(_css=f"{self._css}\n{styles}", **options)

    def show(self, regions: Mapping[str, str], question: int) -> None:
        """Paint the regions by name; those left out are empty. `question` is the number of what is asked."""
        self.question = question
        with self.hold_sync():
            for region in REGIONS:
                # Most stay as they are, and setting a trait costs more than looking at it.
                if (html := regions.get(region, "")) != self.html(region):
                    self.set_trait(f"{region}_html", html)

    def html(self, region: str) -> str:
        """What stands in a region."""
        return str(getattr(self, f"{region}_html"))

    def send_again(self) -> None:
        """Send everything that is shown, for a browser that has lost it."""
        self.send_state([f"{region}_html" for region in REGIONS])

    def say(self, *lines: str, anew: bool = False) -> None:
        """Let screen readers hear these lines, also where they are the same as before. `anew` takes away those that
        were said so far, which can be read in their log."""
        serial = int(self.said.split("\n", 1)[0].removesuffix(CLEAR_MARK) or 0) + 1
        self.said = "\n".join([f"{serial}{CLEAR_MARK if anew else ''}", *lines])


class Autosave:
    """Tells the page what to keep. Without a slot on the page nothing is kept."""

    def __init__(self, page: PageWidget) -> None:
        self._page = page
        self._kept: tuple[Reply, ...] = ()

    def begin(self, match: Match[Any, Any], *, put_aside: bool = False) -> None:
        """From now on keep `match`, in place of what the browser held, or with `put_aside` beside it."""
        header = {**match.header(), **({"found": match.found} if match.found else {})}
        self._send({"kind": "begin", "header": header, "put_aside": put_aside})
        self._kept = ()
        self.follow(match)

    def follow(self, match: Match[Any, Any]) -> None:
        """Replies have come or were taken back."""
        replies = match.replies
        common = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(self._kept, replies, strict=False)))
        if common < max(len(self._kept), len(replies)):
            self._send({"kind": "append", "from": common, "entries": match.entries(common)})
            self._kept = replies

    def _send(self, message: dict[str, Any]) -> None:
        if self._page.slot:
            self._page.send(message)
