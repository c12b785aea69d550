"""How positions, views and cards show themselves where somebody works with the engine, in a notebook or at a prompt.

Rules know neither words nor pictures. The room that does, `telling`, enters here what it makes of each kind of record.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from vfw.votes.rules.record import Record

PICTURES: Final[dict[type, Callable[[Any], str]]] = {}
"""By class, what draws a record as HTML."""
LINES: Final[dict[type, Callable[[Any], str]]] = {}
"""By class, what says a record in a line."""


class Shown(Record):
    """A record that is drawn in a notebook cell, once something is entered that draws its class."""

    __slots__ = ()

    def _repr_html_(self) -> str | None:
        draw = next((PICTURES[kind] for kind in type(self).__mro__ if kind in PICTURES), None)
        return draw and draw(self)
