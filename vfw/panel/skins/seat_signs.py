"""The sign by which a seat is known from afar: a shape, in the colour of its seat. Neither is alone in telling it."""

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
"""Drawings of ours, 24 wide and high. A die is a seat that is played by rule."""


@dataclass(frozen=True)
class SeatSign:
    """Whose something is: `seat` gives the colour, `shape` is one of SHAPES, `name` what people call who sits there."""

    seat: str
    shape: str
    name: str


def sign_svg(sign: SeatSign) -> str:
    """The shape alone; the name stands beside it."""
    return (
        f'<svg class="vfw-seat-sign" viewBox="0 0 24 24" data-side="{escape(sign.seat)}" aria-hidden="true">'
        f"{SHAPES[sign.shape]}</svg>"
    )


def table_svg(far: Sequence[tuple[str, str]], near: Sequence[tuple[str, str]], *, has_open_hands: bool = False) -> str:
    """A picture of a table with those who sit at it: (seat, shape) each, on the far side and on the near one; the cards
    of the near side lie on it where all see them."""
    board = '<rect x="6" y="34" width="108" height="32" rx="8"/>'
    seats = f"{_signs_row_svg(far, 2)}{_signs_row_svg(near, 74)}"
    cards = (
        "".join([_open_cards_svg(_sign_left(near, number)) for number in range(len(near))]) if has_open_hands else ""
    )
    return f'<svg class="vfw-picture" viewBox="0 0 120 100" aria-hidden="true">{board}{cards}{seats}</svg>'


def _open_cards_svg(left: int) -> str:
    """Three open cards, as wide together as a sign."""
    return "".join([f'<path d="M{left + 9 * number} 44h6v12h-6z"/>' for number in range(3)])


def _sign_left(signs: Sequence[object], number: int) -> int:
    """Where a sign begins, 24 wide, of a row in the middle of 120."""
    return 60 - 22 * len(signs) + 10 + 44 * number


def _signs_row_svg(signs: Sequence[tuple[str, str]], top: int) -> str:
    return "".join(
        f'<g class="vfw-seat-sign" data-side="{escape(seat)}" transform="translate({_sign_left(signs, number)} {top})">'
        f"{SHAPES[shape]}</g>"
        for number, (seat, shape) in enumerate(signs)
    )


def turn_sign_html(sign: SeatSign) -> str:
    """Whose turn it is, to be read from across the room."""
    return f'<p class="vfw-whose" data-side="{escape(sign.seat)}">{sign_svg(sign)}<b>{escape(sign.name)}</b></p>'
