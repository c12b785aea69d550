"""The hand, at the foot of the page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from html import escape

from vfw.core.questions import Word
from vfw.panel.faces.cardface import CardFace, card_html


@dataclass(frozen=True)
class HandFace:
    """Cards in a row: a hand, or those among which one has to choose."""

    name: str
    cards: Sequence[CardFace]


def hinted(hand: HandFace, picks: Sequence[Word | None]) -> HandFace:
    """The hand with those of its cards marked that hints name: the reply with which each of the hints begins. A card
    that answers nothing now is marked too, where a hint is to lead back to it."""
    numbers = {reply: number for number, reply in reversed(list(enumerate(picks, start=1))) if reply is not None}
    return replace(hand, cards=[replace(card, hint=numbers.get(card.reply or card.key, 0)) for card in hand.cards])


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
