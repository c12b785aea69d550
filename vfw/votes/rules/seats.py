"""Who plays for whom: a side wins or loses, a seat answers for it.

A side has cubes, buttons, a draw deck and effects in play; a seat has a hand and what it knows, and a side may have
several. Two players have a side each, and there saves and decisions name a seat like its side. So the two are of
different types, and mypy finds where one is taken for the other.
"""

from __future__ import annotations

from typing import Final, NewType

Side = NewType("Side", str)
Seat = NewType("Seat", str)

SUFFRAGIST: Final = Side("suffragist")
OPPOSITION: Final = Side("opposition")
SIDES: Final = (SUFFRAGIST, OPPOSITION)
OTHER: Final = {SUFFRAGIST: OPPOSITION, OPPOSITION: SUFFRAGIST}

ALONE: Final = {side: Seat(side) for side in SIDES}
"""For each side the seat that plays it alone."""
TWO_SEATS: Final = tuple(ALONE.values())

SIDE_OF_SEAT: Final[dict[Seat, Side]] = {seat: side for side, seat in ALONE.items()}
"""Every seat that a table can have, with its side."""


def side_of(seat: str) -> Side:
    """The side that `seat` plays for. Raises KeyError where no table has such a seat.

    >>> side_of("opposition") == OPPOSITION
    True
    """
    return SIDE_OF_SEAT[Seat(seat)]
