"""Signs that identify a seat from a distance: a shape in the color of its seat, so that neither is needed alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vfw.panel.view_models.prompt import SeatSign
from vfw.templating import Markup, call_macro

DISC: Final = "disc"
DIAMOND: Final = "diamond"
SQUARE: Final = "square"
TRIANGLE: Final = "triangle"
DIE: Final = "die"
SHAPES: Final = (DISC, DIAMOND, SQUARE, TRIANGLE, DIE)
"""A die is a seat that is played by rule."""
SIGNS: Final = "panel/templates/seat_signs.html"


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
