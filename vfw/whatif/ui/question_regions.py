"""What an answer cannot say, as the page shows it: what is known, assumed and guessed, what the rules leave out, and
how strong those are who play."""

from __future__ import annotations

from html import escape

from vfw.history.writing import rendered, source_list_html
from vfw.votes.rules.position import OPPOBOT
from vfw.votes.telling.characters import CHARACTERS
from vfw.whatif.player_strength import PairingStrength, load_strengths
from vfw.whatif.question import Question
from vfw.whatif.report import has_oppobot
from vfw.whatif.ui.svg import format_percent

SOURCES_PREFIX = "what-if-"
STATEMENT_KINDS = (("known", "Known"), ("assumed", "Assumed"), ("guessed", "Guessed"))
LEFT_OUT = (
    "**Left out by the rules:** money, and the taxes, tests and party rules that kept Black women from the polls."
    " [CONAN1952] Good play passes over the South: that is a fact about this game."
)
NOTHING_KNOWN = "<p>Nothing. It is a moment of a game, not of history.</p>"
PLAYERS_PAGE = "../../read/players"
"""Seen from the page of a notebook."""


def render_limits(question: Question, player: str) -> str:
    """The region: all of it stands there, and nothing has to be opened but the list of the sources."""
    numbered: tuple[str, ...] = ()
    columns = ""
    for key, title in STATEMENT_KINDS:
        lines = ""
        for line in getattr(question, key):
            written = rendered(line, numbered=numbered, prefix=SOURCES_PREFIX)
            numbered = written.sources
            lines += written.html
        columns += f'<div class="vfw-wi-{key}"><h3>{title}</h3>{lines or NOTHING_KNOWN}</div>'
    left_out = rendered(LEFT_OUT, numbered=numbered, prefix=SOURCES_PREFIX)
    return (
        '<section class="vfw-wi-limits"><h2 class="vfw-wi-eyebrow">What this cannot say</h2>'
        f'<div class="vfw-wi-columns">{columns}</div><div class="vfw-wi-left-out">{left_out.html}'
        f"<p>{render_strength(player, against_oppobot=has_oppobot(question.as_changed))}"
        ' <button type="button" class="vfw-wi-link" data-command="models">120 words on models</button></p>'
        f"<details><summary>Sources</summary>{source_list_html(left_out.sources, SOURCES_PREFIX)}</details></div></section>"
    )


def render_strength(player: str, *, against_oppobot: bool, players_page: str = PLAYERS_PAGE) -> str:
    """Who plays, and how strong that is: by the games of the ladder, of which there is a page at this address."""
    link = f'<a href="{players_page}">How strong they are</a>.'
    who = CHARACTERS.get(player)
    if who is None:
        return f"<b>Who plays:</b> two different players, one for each side. {link}"
    sits = "against the Oppobot, which plays by dice and cards alone" if against_oppobot else "on both sides"
    rows = [row for row in load_strengths() if row.pairing in _relevant_pairings(player, against_oppobot)]
    return (
        f"<b>Who plays:</b> {escape(who.name)}, {sits}. In whole games, from 1848 on, these Suffragists win "
        f"{'; '.join([_describe_strength(row) for row in rows])}. {link}"
    )


def _relevant_pairings(player: str, against_oppobot: bool) -> set[str]:
    """The rows of the ladder that say how strong the Suffragists of a player are: against the one whom they meet, or
    against themselves and those next to them."""
    if against_oppobot:
        return {f"{player}-{OPPOBOT}-normal"}
    order = list(CHARACTERS)
    place = order.index(player)
    return {f"{player}-{other}" for other in order[max(0, place - 1) : place + 2]}


def _describe_strength(row: PairingStrength) -> str:
    low, high = row.interval
    share = f"{format_percent(row.won / row.games)} of 100 ({format_percent(low)} to {format_percent(high)})"
    opposition = row.who.opposition
    name = "the Oppobot" if opposition == OPPOBOT else CHARACTERS[opposition].name
    return f"{share} against {escape(name)}"
