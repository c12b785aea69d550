"""The layout of the panel, in which the page paints its regions around the board."""

from __future__ import annotations

import ipywidgets


def box(name: str, *children: ipywidgets.Widget) -> ipywidgets.Widget:
    """A box of that class, around these widgets."""
    made = ipywidgets.Box(children)
    made.add_class(name)
    return made


def areas(board: ipywidgets.Widget | None = None, rows: ipywidgets.Widget | None = None) -> ipywidgets.Widget:
    """The area of a board and that of its rows; the page waits for both, and leaves out those that are empty."""
    first = ipywidgets.Box() if board is None else board
    first.add_class("vfw-area-map")
    return box("vfw-layout", first, box("vfw-area-rows", *([] if rows is None else [rows])))
