"""Signs that identify a seat from a distance: a shape in the color of its seat, so that neither is needed alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from vfw.templating import Markup, call_macro

DISC: Final = "disc"
DIAMOND: Final = "diamond"
SQUARE: Final = "square"
TRIANGLE: Final = "triangle"
DIE: Final = "die"
SHAPES: Final = (DISC, DIAMOND, SQUARE, TRIANGLE, DIE)
"""A die is a seat that is played by rule."""
SIGNS: Final = "panel/templates/seat_signs.html"


@dataclass(frozen=True)
class SeatSign:
    """The sign of a seat.

    Attributes:
        seat: The seat, which gives the color.
        shape: One of SHAPES.
        name: The name of the player in the seat.
    """

    seat: str
    shape: str
    name: str


def sign_svg(sign: SeatSign) -> Markup:
    """Return the shape of a sign, without its name."""
    return call_macro(SIGNS, "sign", sign)


def table_svg(
    far: Sequence[tuple[str, str]], near: Sequence[tuple[str, str]], *, has_open_hands: bool = False
) -> Markup:
    """Return a picture of a table with its seats.

    Args:
        far: (seat, shape) of each seat on the far side.
        near: (seat, shape) of each seat on the near side.
        has_open_hands: Whether the cards of the near side are visible to all.
    """
    return call_macro(SIGNS, "table", far, near, has_open_hands)


def turn_sign_html(sign: SeatSign) -> Markup:
    """Return whose turn it is, readable from across the room."""
    return call_macro(SIGNS, "turn_sign", sign)
