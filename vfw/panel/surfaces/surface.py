"""The surface of a game on one page: it shows a board and reports picks. A table without a board is one too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import ipywidgets

from vfw.core.questions import Decision
from vfw.panel.surfaces.boards import Board, BoardHighlights, BoardView, DrawnBoard
from vfw.panel.surfaces.state_map import StatesSurface
from vfw.panel.surfaces.states_board import StatesBoard
from vfw.panel.web.widgets import create_layout
from vfw.templating import Markup, call_macro


class DrawnSurface:
    """A board in a region of the page; see `Surface`."""

    widget = None

    def __init__(self, board: DrawnBoard) -> None:
        self._board = board
        self.areas = create_layout()
        self.areas.add_class("vfw-bare")
        self.areas.add_class("vfw-drawn")
        if board.is_long:
            self.areas.add_class("vfw-long")

    def show(self, shown: BoardView, question: int) -> dict[str, Markup]:
        """See `Surface.show`."""
        asked = shown.view.pending if shown.is_asked and isinstance(shown.view.pending, Decision) else None
        marks = BoardHighlights(tuple(shown.news), asked.choices if asked else (), shown.hinted, shown.is_past)
        name, has_hand = self._board.name.capitalize(), self._board.has_hand
        drawn = self._board.drawn(shown.view, marks)
        return {"board": call_macro("panel/templates/board.html", "board", drawn, name, has_hand, question)}

    def send_again(self) -> None:
        """Do nothing: the page sends the board with its other regions."""


OnPick = Callable[[str, int], None]
"""Called with the place that was picked, and the number of the question that it answers."""


class Surface(Protocol):
    """The surface of a game on one page.

    Attributes:
        widget: The board alone; None without one.
        areas: The board and its rows, each in its area of the layout of the panel.
    """

    widget: ipywidgets.Widget | None
    areas: ipywidgets.Widget

    def show(self, shown: BoardView, question: int) -> dict[str, Markup]:
        """Show a board.

        Args:
            shown: what it shows.
            question: the number of the question that a pick answers.

        Returns:
            The HTML of regions of the page by name, if the board is a part of the page.
        """
        ...

    def send_again(self) -> None:
        """Send everything again, for a browser that has lost it."""
        ...


class NoBoardSurface:
    """The surface of a game without a board: empty."""

    widget = None

    def __init__(self) -> None:
        self.areas = create_layout()
        self.areas.add_class("vfw-bare")

    def show(self, shown: BoardView, question: int) -> dict[str, Markup]:
        """See `Surface.show`."""
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
