"""The game as the visitor's browser keeps it: its head once, then after every answer only the replies that are new."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from vfw.core.match import Match
from vfw.core.questions import Reply
from vfw.panel.web.page import Page


class Autosave:
    """Tells the page what to keep. Without a slot on the page nothing is kept."""

    def __init__(self, page: Page) -> None:
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
