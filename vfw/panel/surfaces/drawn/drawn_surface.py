"""A board that is drawn as a part of the page, as the surface of a game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

from vfw.core.position import Event
from vfw.core.questions import Decision, Word
from vfw.panel.surfaces.drawn.drawn_board import DrawnBoard, Shown
from vfw.panel.web.areas import areas


class DrawnSurface:
    """A board in a region of the page; see `vfw.panel.surfaces.surface.Surface`."""

    rows = ""
    widget = None

    def __init__(self, board: DrawnBoard) -> None:
        self._board, self.name = board, board.name
        self.areas = areas()
        self.areas.add_class("vfw-bare")
        self.areas.add_class("vfw-drawn")
        if board.is_long:
            self.areas.add_class("vfw-long")

    def show(
        self, view: Any, news: Iterable[Event], question: int, *, is_asked: bool, hinted: Sequence[Sequence[Word]] = ()
    ) -> dict[str, str]:
        asked = view.pending if is_asked and isinstance(view.pending, Decision) else None
        return self._painted(view, Shown(tuple(news), asked.choices if asked else (), hinted), question)

    def show_past(self, view: Any, news: Iterable[Event], question: int) -> dict[str, str]:
        return self._painted(view, Shown(tuple(news), is_past=True), question)

    def _painted(self, view: Any, shown: Shown, question: int) -> dict[str, str]:
        drawn = self._board.drawn(view, shown)
        parted = " data-parted" if self._board.has_hand else ""
        return {
            "board": f'<section class="vfw-board" data-region="board" data-question="{question}"{parted}'
            f' aria-label="{escape(self.name.capitalize())}">{drawn}</section>'
        }

    def send_again(self) -> None:
        """The page sends it with its other regions."""
