"""Sides and seats: a side wins or loses, a seat answers for it.

A side has cubes, buttons, a draw deck and effects in play; a seat has a hand and what it knows, and a side may have
two, who are partners. A player who plays a side alone has a seat that saves and decisions name like its side. So the
two are of different types, and mypy finds where one is taken for the other.

Rules: Two Suffragist Players, Two Opposition Players.
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

PURPLE_SUFFRAGIST: Final = Seat("purple-suffragist")
YELLOW_SUFFRAGIST: Final = Seat("yellow-suffragist")
FIRST_OPPOSITION: Final = Seat("first-opposition")
SECOND_OPPOSITION: Final = Seat("second-opposition")
PARTNERS: Final = {
    SUFFRAGIST: (PURPLE_SUFFRAGIST, YELLOW_SUFFRAGIST),
    OPPOSITION: (FIRST_OPPOSITION, SECOND_OPPOSITION),
}
"""For each side the two seats that play it together, in the order in which they do everything."""
COLOR_OF_SEAT: Final = {PURPLE_SUFFRAGIST: "purple", YELLOW_SUFFRAGIST: "yellow"}
"""The color of the campaigners that a seat leads, if it does not lead all of its side."""

SIDE_OF_SEAT: Final[dict[Seat, Side]] = {
    **{seat: side for side, seat in ALONE.items()},
    **{seat: side for side, seats in PARTNERS.items() for seat in seats},
}
"""Every seat that a table can have, with its side."""


def side_of(seat: str) -> Side:
    """Return the side that `seat` plays for.

    Raises:
        KeyError: If no table has such a seat.

    >>> side_of("opposition") == OPPOSITION
    True
    """
    return SIDE_OF_SEAT[Seat(seat)]


def seats_for(side: Side, players: int) -> tuple[Seat, ...]:
    """Return the seats of a side for one player or two.

    >>> seats_for(OPPOSITION, 1)
    ('opposition',)
    """
    return PARTNERS[side] if players == len(PARTNERS[side]) else (ALONE[side],)
