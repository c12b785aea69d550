"""The surface of a game on one page: it shows a board and reports picks. A table without a board is one too."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol

import ipywidgets

from vfw.core.position import Event
from vfw.core.questions import Decision, Word
from vfw.panel.surfaces.boards import Board, BoardHighlights, DrawnBoard
from vfw.panel.surfaces.state_map import StatesSurface
from vfw.panel.surfaces.states_board import StatesBoard
from vfw.panel.web.widgets import create_layout
from vfw.templating import call_macro


class DrawnSurface:
    """A board in a region of the page; see `Surface`."""

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
        """See `Surface.show`."""
        asked = view.pending if is_asked and isinstance(view.pending, Decision) else None
        return self._painted(view, BoardHighlights(tuple(news), asked.choices if asked else (), hinted), question)

    def show_past(self, view: Any, news: Iterable[Event], question: int) -> dict[str, str]:
        """See `Surface.show_past`."""
        return self._painted(view, BoardHighlights(tuple(news), is_past=True), question)

    def _painted(self, view: Any, shown: BoardHighlights, question: int) -> dict[str, str]:
        drawn = self._board.drawn(view, shown)
        name, has_hand = self.name.capitalize(), self._board.has_hand
        return {"board": call_macro("panel/templates/board.html", "board", drawn, name, has_hand, question)}

    def send_again(self) -> None:
        """Do nothing: the page sends the board with its other regions."""


OnPick = Callable[[str, int], None]
"""Called with the place that was picked, and the number of the question that it answers."""


class Surface(Protocol):
    """The surface of a game on one page.

    Attributes:
        name: The name of the board, such as "map"; "" without a board.
        rows: The name of its table in rows, such as "States"; "" without one.
        widget: The board alone; None without one.
        areas: The board and its rows, each in its area of the layout of the panel.
    """

    name: str
    rows: str
    widget: ipywidgets.Widget | None
    areas: ipywidgets.Widget

    def show(
        self, view: Any, news: Iterable[Event], question: int, *, is_asked: bool, hinted: Sequence[Sequence[Word]] = ()
    ) -> dict[str, str]:
        """Show a view.

        Args:
            view: the view.
            news: the events whose changes are marked.
            question: the number of the question that a pick answers.
            is_asked: True if the viewer can pick the places among the choices, each once.
            hinted: for each hint, the places that it names.

        Returns:
            The HTML of regions of the page by name, if the board is a part of the page.
        """
        ...

    def show_past(self, view: Any, news: Iterable[Event], question: int) -> dict[str, str]:
        """Show a past view on which nothing can be picked. Returns the same as `show`."""
        ...

    def send_again(self) -> None:
        """Send everything again, for a browser that has lost it."""
        ...


class NoBoardSurface:
    """The surface of a game without a board: empty."""

    name = rows = ""
    widget = None

    def __init__(self) -> None:
        self.areas = create_layout()
        self.areas.add_class("vfw-bare")

    def show(
        self, view: Any, news: Iterable[Event], question: int, *, is_asked: bool, hinted: Sequence[Sequence[Word]] = ()
    ) -> dict[str, str]:
        """See `Surface.show`."""
        return {}

    def show_past(self, view: Any, news: Iterable[Event], question: int) -> dict[str, str]:
        """See `Surface.show_past`."""
        return {}

    def send_again(self) -> None:
        """See `Surface.send_again`."""
        pass


def surface_for(board: Board, on_pick: OnPick) -> Surface:
    """Return the surface that shows a board."""
    match board:
        case StatesBoard():
            return StatesSurface(board, on_pick)
        case DrawnBoard():
            return DrawnSurface(board)
    return NoBoardSurface()
