"""The tables of the page on the players: who they are, and how well they play."""

from __future__ import annotations

from html import escape

from vfw.votes.advice.characters import CHARACTERS
from vfw.votes.advice.planner import BUDGET, TOURNAMENT_BUDGET
from vfw.votes.rules.position import OPPOBOT
from vfw.votes.telling.words import DICE_NAMES
from vfw.whatif.measured import Measured, measured

WHO_PLAYS = {OPPOBOT: "The Oppobot", **{kind: character.name for kind, character in CHARACTERS.items()}}


def who_html() -> str:
    """Each player with its character, and the word by which scenarios and lessons call it."""
    rows = "".join(
        f'<tr><th scope="row">{escape(name)}</th><td>{escape(line)}</td><td>{escape(kind)}</td></tr>'
        for kind, (name, line) in CHARACTERS.items()
    )
    return (
        '<table class="vfw-list"><caption>From the weakest to the strongest</caption><thead><tr>'
        '<th scope="col">Name</th><th scope="col">How it plays</th><th scope="col">In scenarios</th></tr></thead>'
        f"<tbody>{rows}</tbody></table>"
    )


def measured_html() -> str:
    """A row for each pairing; below it how that was measured, so that everybody can do it again."""
    rows = measured()
    body = "".join(_row(row) for row in rows)
    seeds = ", ".join(dict.fromkeys(str(row.seed) for row in rows))
    return (
        '<table class="vfw-list"><caption>Games between the players</caption><thead><tr>'
        '<th scope="col">Suffragists</th><th scope="col">Opposition</th><th scope="col">Games</th>'
        '<th scope="col">Suffragists win</th><th scope="col">Between</th></tr></thead>'
        f"<tbody>{body}</tbody></table>"
        f"<p>Here {escape(WHO_PLAYS['planner'])} tried {TOURNAMENT_BUDGET} plays in her mind for each choice; at the "
        f"table she tries {BUDGET}. Rules {escape(rows[0].rules)}, players {escape(rows[0].players)}. "
        f"You can play these games again with <code>vfw ladder --seed {escape(seeds)}</code>.</p>"
    )


def _row(row: Measured) -> str:
    opposition = WHO_PLAYS[row.who.opposition]
    if row.who.difficulty:
        opposition += f", {DICE_NAMES[row.who.difficulty].lower()}"
    low, high = row.interval
    return (
        f'<tr><th scope="row">{escape(WHO_PLAYS[row.who.suffragist])}</th><td>{escape(opposition)}</td>'
        f"<td>{row.games:,}</td><td>{row.won / row.games:.0%}</td><td>{low:.0%} to {high:.0%}</td></tr>"
    )


TABLES = {"who": who_html, "measured": measured_html}
"""What is put at the end of a section, by its name."""
