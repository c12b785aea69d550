"""Displays of positions, views and cards in a notebook or at a prompt.

Rules know neither words nor pictures. The package that does registers here its display of each kind of record.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from vfw.votes.rules.record import Record

PICTURES: Final[dict[type, Callable[[Any], str]]] = {}
"""Functions that draw a record as HTML, by class."""
LINES: Final[dict[type, Callable[[Any], str]]] = {}
"""Functions that describe a record in a line, by class."""


class Shown(Record):
    """A record that is drawn in a notebook cell, once a display of its class is registered."""

    __slots__ = ()

    def _repr_html_(self) -> str | None:
        draw = next((PICTURES[kind] for kind in type(self).__mro__ if kind in PICTURES), None)
        return draw and draw(self)
