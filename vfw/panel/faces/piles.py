"""What lies on the table beside the map: cards open to both sides, by where they lie."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from vfw.panel.faces.html import sheet_words


@dataclass(frozen=True)
class Pile:
    """Cards that lie together. `cards` are (sheet, title) each; `about` is the sheet that explains the name."""

    name: str
    cards: Sequence[tuple[str, str]]
    about: str = ""


def piles_html(piles: Sequence[Pile]) -> str:
    rows = "".join(f"<li><b>{_name(pile)}:</b> {_cards(pile)}</li>" for pile in piles)
    return (
        '<section class="vfw-table vfw-sheet" aria-label="On the table" data-region="table" tabindex="0">'
        f'<h2 class="vfw-kicker">On the table</h2><ul>{rows}</ul></section>'
    )


def _name(pile: Pile) -> str:
    return sheet_words(pile.about, pile.name) if pile.about else escape(pile.name)


def _cards(pile: Pile) -> str:
    return ", ".join(sheet_words(about, title) for about, title in pile.cards) or "none"
