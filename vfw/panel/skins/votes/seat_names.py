"""What people call the sides of Votes for Women, and the seats."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from vfw.votes.rules.position import OPPOSITION, SUFFRAGIST, Side, side_of

SIDE_LABELS: Mapping[Side, str] = MappingProxyType({SUFFRAGIST: "Suffragists", OPPOSITION: "Opposition"})


def seat_name(seat: str) -> str:
    """Where a side has one seat, that is called like the side."""
    return SIDE_LABELS[side_of(seat)]
