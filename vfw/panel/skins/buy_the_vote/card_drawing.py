"""State cards as SVG: votes, letters and party in a band, the outline, the name. Older cards of a pile peep out."""

from __future__ import annotations

from html import escape

from vfw.companions.buy_the_vote.campaign_view import View
from vfw.companions.buy_the_vote.state_cards import BY_KEY, SWING
from vfw.panel.skins.buy_the_vote.campaign_words import leaning, letter, pile_words, votes
from vfw.panel.skins.buy_the_vote.state_outlines import outlines

WIDE, HIGH = 96, 130
PEEP = 30
"""How much is seen of a card that another covers."""
ROOM = (10, 41, 76, 58)
"""Where on a card the outline stands: left, top, width and height."""
STAR = "M0-10 2.4-3.2 9.5-3.1 3.8 1.2 5.9 8.1 0 4-5.9 8.1-3.8 1.2-9.5-3.1-2.4-3.2z"
LONG_NAME = 10
"""Names with more letters are drawn narrower."""


def pile_svg(view: View, pile: tuple[str, ...], label: int, deepest: int) -> str:
    """The cards on a label; all labels are as high as the `deepest` pile, so that what is below stands in one line."""
    high = HIGH + PEEP * (max(deepest, 1) - 1)
    cards = "".join(_card(view, card, PEEP * place, is_top=card == pile[-1]) for place, card in enumerate(pile))
    return (
        f'<svg class="vfw-bid-pile" viewBox="0 0 {WIDE} {high}" role="img"'
        f' aria-label="Label {label}: {escape(pile_words(view, pile))}">{cards}</svg>'
    )


def _card(view: View, card: str, top: float, *, is_top: bool) -> str:
    name, swings = BY_KEY[card].name, leaning(card) == SWING
    sign = _star(is_top) if swings else f'<text x="87" y="24" text-anchor="end">{letter(card)}</text>'
    drawing = ""
    if is_top:
        fits = f' textLength="{WIDE - 12}" lengthAdjust="spacingAndGlyphs"' if len(name) > LONG_NAME else ""
        drawing = (
            f"{_outline(card)}"
            f'<text class="vfw-bid-name-of-card" x="{WIDE // 2}" y="119" text-anchor="middle"{fits}>'
            f"{escape(name)}</text>"
        )
    return (
        f'<g data-leans="{leaning(card)}" transform="translate(0 {top})">'
        f'<rect class="vfw-bid-card-face" x="1" y="1" width="{WIDE - 2}" height="{HIGH - 2}" rx="9"/>'
        f'<path class="vfw-bid-band" d="M1.8 33V10a8 8 0 0 1 8-8h76.4a8 8 0 0 1 8 8v23z"/>'
        f'<text class="vfw-bid-votes-of-card" x="8" y="25">{votes(view, card)}</text>'
        f'<text x="53" y="24" text-anchor="middle">{card}</text>{sign}{drawing}</g>'
    )


def _star(is_top: bool) -> str:
    """A star; struck through where another card covers it."""
    if is_top:
        return f'<path class="vfw-bid-star" transform="translate(80 18)" d="{STAR}"/>'
    return f'<path class="vfw-bid-star vfw-bid-covered-star" transform="translate(80 18)" d="{STAR}M-11 11 11-11"/>'


def _outline(card: str) -> str:
    path, (left, top, width, height), *_ = outlines()[card]
    x, y, room_wide, room_high = ROOM
    scale = min(room_wide / width, room_high / height)
    dx = x + (room_wide - width * scale) / 2 - left * scale
    dy = y + (room_high - height * scale) / 2 - top * scale
    return (
        f'<path class="vfw-bid-outline" transform="translate({dx:.1f} {dy:.1f}) scale({scale:.3f})"'
        f' stroke-width="{1.8 / scale:.1f}" d="{path}"/>'
    )
