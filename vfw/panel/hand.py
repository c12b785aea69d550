"""The hand, at the foot of the page, and the cards on the table beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from vfw.panel.cardface import CardFace, card_html


def hand_html(cards: Sequence[CardFace], label: str, question: int) -> str:
    """The cards of a hand; nothing where there are none, as on a screen that nobody sits at."""
    if not cards:
        return ""
    # The number is needed only where a card answers; elsewhere the hand need not be sent again.
    asked = f' data-question="{question}"' if any(card.reply is not None for card in cards) else ""
    return (
        f'<section class="vfw-hand" aria-label="{escape(label)}" data-region="hand"{asked}>'
        f"<ul>{''.join(map(card_html, cards))}</ul></section>"
    )


def table_html(lists: Mapping[str, Sequence[str]]) -> str:
    """What lies on the table: a heading for each list of titles."""
    rows = "".join(
        f"<li><b>{escape(name)}:</b> {escape(', '.join(titles)) or 'none'}</li>" for name, titles in lists.items()
    )
    return (
        '<section class="vfw-table vfw-sheet" aria-label="On the table" data-region="table" tabindex="0">'
        f'<h2 class="vfw-kicker">On the table</h2><ul>{rows}</ul></section>'
    )
