"""Signs that identify a seat from a distance: a shape in the color of its seat, so that neither is needed alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

DISC: Final = "disc"
DIAMOND: Final = "diamond"
SQUARE: Final = "square"
TRIANGLE: Final = "triangle"
DIE: Final = "die"
SHAPES: Final = {
    DISC: '<circle cx="12" cy="12" r="10"/>',
    DIAMOND: '<path d="M12 1l11 11-11 11L1 12z"/>',
    SQUARE: '<path d="M3 3h18v18H3z"/>',
    TRIANGLE: '<path d="M12 2l11 20H1z"/>',
    DIE: '<rect x="2" y="2" width="20" height="20" rx="5"/><g><circle cx="7.5" cy="7.5" r="2.2"/>'
    '<circle cx="12" cy="12" r="2.2"/><circle cx="16.5" cy="16.5" r="2.2"/></g>',
}
"""Drawings by this project, 24 wide and high. A die is a seat that is played by rule."""


@dataclass(frozen=True)
class SeatSign:
    """The sign of a seat.

    Attributes:
        seat: the seat, which gives the color.
        shape: one of SHAPES.
        name: the name of the player in the seat.
    """

    seat: str
    shape: str
    name: str


def sign_svg(sign: SeatSign) -> str:
    """Return the shape of a sign, without its name."""
    return (
        f'<svg class="vfw-seat-sign" viewBox="0 0 24 24" data-side="{escape(sign.seat)}" aria-hidden="true">'
        f"{SHAPES[sign.shape]}</svg>"
    )


def table_svg(far: Sequence[tuple[str, str]], near: Sequence[tuple[str, str]], *, has_open_hands: bool = False) -> str:
    """Return a picture of a table with its seats.

    Args:
        far: (seat, shape) of each seat on the far side.
        near: (seat, shape) of each seat on the near side.
        has_open_hands: whether the cards of the near side are visible to all.
    """
    board = '<rect x="6" y="34" width="108" height="32" rx="8"/>'
    seats = f"{_signs_row_svg(far, 2)}{_signs_row_svg(near, 74)}"
    cards = (
        "".join([_open_cards_svg(_sign_left(near, number)) for number in range(len(near))]) if has_open_hands else ""
    )
    return f'<svg class="vfw-picture" viewBox="0 0 120 100" aria-hidden="true">{board}{cards}{seats}</svg>'


def _open_cards_svg(left: int) -> str:
    """Return three open cards, together as wide as a sign."""
    return "".join([f'<path d="M{left + 9 * number} 44h6v12h-6z"/>' for number in range(3)])


def _sign_left(signs: Sequence[object], number: int) -> int:
    """Return the left edge of a sign, 24 wide, in a row centered in 120."""
    return 60 - 22 * len(signs) + 10 + 44 * number


def _signs_row_svg(signs: Sequence[tuple[str, str]], top: int) -> str:
    return "".join(
        f'<g class="vfw-seat-sign" data-side="{escape(seat)}" transform="translate({_sign_left(signs, number)} {top})">'
        f"{SHAPES[shape]}</g>"
        for number, (seat, shape) in enumerate(signs)
    )


def turn_sign_html(sign: SeatSign) -> str:
    """Return whose turn it is, readable from across the room."""
    return f'<p class="vfw-whose" data-side="{escape(sign.seat)}">{sign_svg(sign)}<b>{escape(sign.name)}</b></p>'
