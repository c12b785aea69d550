"""What an answer cannot say, as the page shows it: what is known, assumed and guessed, what the rules leave out, and
how strong those are who play."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from vfw.crossroads.picture import per_cent
from vfw.history.writing import rendered, source_list_html
from vfw.votes.advice.characters import CHARACTERS
from vfw.whatif.measured import Measured, measured
from vfw.whatif.question import Question

PREFIX = "what-if-"
KINDS = (("known", "Known"), ("assumed", "Assumed"), ("guessed", "Guessed"))
LEFT_OUT = (
    "**Left out by the rules:** money, and the taxes, tests and party rules that kept Black women from the polls."
    " [CONAN1952] Good play passes over the South: that is a fact about this game."
)
PLAYERS_PAGE = "../../read/players"
"""Seen from the page of a notebook."""


def limits_html(question: Question, player: str) -> str:
    """The region: all of it stands there, and nothing has to be opened but the list of the sources."""
    numbered: tuple[str, ...] = ()
    columns = ""
    for key, title in KINDS:
        lines = ""
        for line in getattr(question, key):
            written = rendered(line, numbered=numbered, prefix=PREFIX)
            numbered = written.sources
            lines += written.html
        columns += f'<div class="vfw-wi-{key}"><h3>{title}</h3>{lines}</div>'
    left_out = rendered(LEFT_OUT, numbered=numbered, prefix=PREFIX)
    return (
        '<section class="vfw-wi-limits"><h2 class="vfw-wi-eyebrow">What this cannot say</h2>'
        f'<div class="vfw-wi-columns">{columns}</div><div class="vfw-wi-left-out">{left_out.html}'
        f"<p>{strength(player)}"
        ' <button type="button" class="vfw-wi-link" data-command="models">120 words on models</button></p>'
        f"<details><summary>Sources</summary>{source_list_html(left_out.sources, PREFIX)}</details></div></section>"
    )


def strength(player: str, players_page: str = PLAYERS_PAGE) -> str:
    """Who plays, and how strong that is: by the games of the ladder, of which there is a page at this address."""
    rows = {row.pairing: row for row in measured()}
    who = CHARACTERS.get(player)
    if who is None:
        return f'Two different players sit here. <a href="{players_page}">How strong they are</a>.'
    played = (rows.get(f"{player}-{player}"), *_neighbours(player))
    said = "; ".join([_against(row) for row in played if row])
    return (
        f"<b>Who plays:</b> {escape(who.name)}, on both sides. In whole games, from 1848 on, these Suffragists win "
        f'{said}. <a href="{players_page}">How strong they are</a>.'
    )


def _neighbours(player: str) -> Sequence[Measured | None]:
    """How the player's Suffragists did against the next weaker and the next stronger one."""
    order, rows = list(CHARACTERS), {row.pairing: row for row in measured()}
    place = order.index(player)
    weaker = rows.get(f"{player}-{order[place - 1]}") if place else None
    stronger = rows.get(f"{player}-{order[place + 1]}") if place + 1 < len(order) else None
    return weaker, stronger


def _against(row: Measured) -> str:
    low, high = row.interval
    share = f"{per_cent(row.won / row.games)} of 100 ({per_cent(low)} to {per_cent(high)})"
    return f"{share} against {escape(CHARACTERS[row.who.opposition].name)}"
