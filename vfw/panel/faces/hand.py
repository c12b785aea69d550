"""The hand, at the foot of the page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from vfw.panel.faces.cardface import CardFace, card_html


@dataclass(frozen=True)
class HandFace:
    """Cards in a row: a hand, or those among which one has to choose."""

    name: str
    cards: Sequence[CardFace]


def hand_html(hand: HandFace, question: int) -> str:
    """The cards of a hand; nothing where there are none, as on a screen that nobody sits at."""
    if not hand.cards:
        return ""
    # The number is needed only where a card answers; elsewhere the hand need not be sent again.
    asked = f' data-question="{question}"' if any(card.reply is not None for card in hand.cards) else ""
    return (
        f'<section class="vfw-hand" aria-label="{escape(hand.name)}" data-region="hand"{asked}>'
        f"<ul>{''.join(map(card_html, hand.cards))}</ul></section>"
    )
