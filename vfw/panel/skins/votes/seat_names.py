"""What people call the sides of Votes for Women, and the seats; and by which colour and shape a seat is known."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from vfw.panel.skins.abilities.seat_signs import DIAMOND, DISC, SQUARE, TRIANGLE
from vfw.votes.rules.seats import (
    ALONE,
    FIRST_OPPOSITION,
    OPPOSITION,
    PURPLE_SUFFRAGIST,
    SECOND_OPPOSITION,
    SUFFRAGIST,
    YELLOW_SUFFRAGIST,
    Seat,
    Side,
    side_of,
)

SIDE_LABELS: Mapping[Side, str] = MappingProxyType({SUFFRAGIST: "Suffragists", OPPOSITION: "Opposition"})
ABOUT_PARTNERS = (("partners", "Two players on a side: the rules"), ("colors", "What the two colors stand for"))
"""The pages that are read about partners: (address below `read/`, words) each."""
AMONG_PARTNERS: Mapping[Seat, str] = MappingProxyType(
    {PURPLE_SUFFRAGIST: "purple", YELLOW_SUFFRAGIST: "yellow", FIRST_OPPOSITION: "first", SECOND_OPPOSITION: "second"}
)
"""What tells a seat from that of its partner."""
SIGNS: Mapping[str, str] = MappingProxyType(
    {
        ALONE[SUFFRAGIST]: DISC,
        PURPLE_SUFFRAGIST: DISC,
        YELLOW_SUFFRAGIST: DIAMOND,
        ALONE[OPPOSITION]: SQUARE,
        FIRST_OPPOSITION: SQUARE,
        SECOND_OPPOSITION: TRIANGLE,
    }
)
"""The shapes are those of the cubes on the map; the second player of the Opposition has one more."""


def seat_name(seat: str) -> str:
    """Where a side has one seat, that is called like the side."""
    name = SIDE_LABELS[side_of(seat)]
    return f"{name}, {AMONG_PARTNERS[Seat(seat)]}" if seat in AMONG_PARTNERS else name
