"""What lies on the table: cards open to all, by where they lie, and what else there is to know."""

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


def table_html(piles: Sequence[Pile], facts: Sequence[tuple[str, str]]) -> str:
    """The piles, and the facts, (name, value) each, which nothing but their names explains."""
    rows = "".join(f"<li><b>{_name(pile)}:</b> {_cards(pile)}</li>" for pile in piles)
    lists = f"<ul>{rows}</ul>" if piles else "" if facts else "<p>No card lies here.</p>"
    if facts:
        told = "".join(f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in facts)
        lists += f'<dl class="vfw-facts">{told}</dl>'
    return (
        '<section class="vfw-table vfw-sheet" aria-label="On the table" data-region="table" tabindex="0">'
        f'<h2 class="vfw-kicker">On the table</h2>{lists}</section>'
    )


def _name(pile: Pile) -> str:
    return sheet_words(pile.about, pile.name) if pile.about else escape(pile.name)


def _cards(pile: Pile) -> str:
    return ", ".join(sheet_words(about, title) for about, title in pile.cards) or "none"
