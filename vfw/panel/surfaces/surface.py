"""What is played on, on one page: a surface shows a board and asks there. A table without a board is one too."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape
from typing import Any, Protocol

import ipywidgets

from vfw.core.position import Event
from vfw.core.questions import Decision, Word
from vfw.panel.surfaces.boards import Board, BoardHighlights, DrawnBoard
from vfw.panel.surfaces.state_map import StatesSurface
from vfw.panel.surfaces.states_board import StatesBoard
from vfw.panel.web.widgets import create_layout


class DrawnSurface:
    """A board in a region of the page; see `vfw.panel.surfaces.surface.Surface`."""

    rows = ""
    widget = None

    def __init__(self, board: DrawnBoard) -> None:
        self._board, self.name = board, board.name
        self.areas = create_layout()
        self.areas.add_class("vfw-bare")
        self.areas.add_class("vfw-drawn")
        if board.is_long:
            self.areas.add_class("vfw-long")

    def show(
        self, view: Any, news: Iterable[Event], question: int, *, is_asked: bool, hinted: Sequence[Sequence[Word]] = ()
    ) -> dict[str, str]:
        asked = view.pending if is_asked and isinstance(view.pending, Decision) else None
        return self._painted(view, BoardHighlights(tuple(news), asked.choices if asked else (), hinted), question)

    def show_past(self, view: Any, news: Iterable[Event], question: int) -> dict[str, str]:
        return self._painted(view, BoardHighlights(tuple(news), is_past=True), question)

    def _painted(self, view: Any, shown: BoardHighlights, question: int) -> dict[str, str]:
        drawn = self._board.drawn(view, shown)
        parted = " data-parted" if self._board.has_hand else ""
        return {
            "board": f'<section class="vfw-board" data-region="board" data-question="{question}"{parted}'
            f' aria-label="{escape(self.name.capitalize())}">{drawn}</section>'
        }

    def send_again(self) -> None:
        """The page sends it with its other regions."""


OnPick = Callable[[str, int], None]
"""Is told of a place that was picked, and the number of the question that it answers."""


class Surface(Protocol):
    """What is played on, on one page.

    Attributes:
        name: what people call the board, such as "map"; rows: what they call the same in rows, such as "States". Both
            are "" where there is no board.
        widget: the board alone; None where there is none.
        areas: the board and its rows, each in its area of the layout of the panel.
    """

    name: str
    rows: str
    widget: ipywidgets.Widget | None
    areas: ipywidgets.Widget

    def show(
        self, view: Any, news: Iterable[Event], question: int, *, is_asked: bool, hinted: Sequence[Sequence[Word]] = ()
    ) -> dict[str, str]:
        """Show a view and what changed in `news`. Where the viewer `is_asked`, the places among the choices can be
        picked, each once, as the answer to `question`. What is `hinted`, all that each hint names, is marked.

        What comes back is the HTML of regions of the page, by name, where the board is a part of it."""
        ...

    def show_past(self, view: Any, news: Iterable[Event], question: int) -> dict[str, str]:
        """Show a view that is looked back upon; nothing can be picked. The same comes back."""
        ...

    def send_again(self) -> None:
        """Send everything that is shown, for a browser that has lost it."""
        ...


class NoBoardSurface:
    """The surface of a game without a board: nothing."""

    name = rows = ""
    widget = None

    def __init__(self) -> None:
        self.areas = create_layout()
        self.areas.add_class("vfw-bare")

    def show(
        self, view: Any, news: Iterable[Event], question: int, *, is_asked: bool, hinted: Sequence[Sequence[Word]] = ()
    ) -> dict[str, str]:
        return {}

    def show_past(self, view: Any, news: Iterable[Event], question: int) -> dict[str, str]:
        return {}

    def send_again(self) -> None:
        pass


def surface_for(board: Board, on_pick: OnPick) -> Surface:
    """The surface on which a board is shown."""
    match board:
        case StatesBoard():
            return StatesSurface(board, on_pick)
        case DrawnBoard():
            return DrawnSurface(board)
    return NoBoardSurface()
