"""The tables of the page on the players: who they are, and how well they play."""

from __future__ import annotations

from html import escape

from vfw.votes.narration.words import DICE_NAMES, PLAYER_PROFILES
from vfw.votes.players.planner import BUDGET, TOURNAMENT_BUDGET
from vfw.votes.rules.tabletop import OPPOBOT
from vfw.whatif.ladder import TABLE_PLANNER
from vfw.whatif.player_strength import PairingStrength, load_strengths

NAMES = {kind: character.name for kind, character in PLAYER_PROFILES.items()}
WHO_PLAYS = {OPPOBOT: "The Oppobot", **NAMES, TABLE_PLANNER: f"{NAMES['planner']}, as at a table"}


def who_html() -> str:
    """Each player with its character, and the word by which scenarios and lessons call it."""
    rows = "".join(
        f'<tr><th scope="row">{escape(name)}</th><td>{escape(line)}</td><td>{escape(kind)}</td></tr>'
        for kind, (name, line) in PLAYER_PROFILES.items()
    )
    return (
        '<table class="vfw-list"><caption>From the weakest to the strongest</caption><thead><tr>'
        '<th scope="col">Name</th><th scope="col">How it plays</th><th scope="col">Word in scenarios</th></tr></thead>'
        f"<tbody>{rows}</tbody></table>"
    )


def measured_html() -> str:
    """A row for each pairing; below it how that was measured, so that everybody can do it again."""
    rows = load_strengths()
    body = "".join(_row(row) for row in rows)
    return (
        '<table class="vfw-list"><caption>Games between the players</caption><thead><tr>'
        '<th scope="col">Suffragists</th><th scope="col">Opposition</th><th scope="col">Games</th>'
        '<th scope="col">Suffragists win</th></tr></thead>'
        f"<tbody>{body}</tbody></table>"
        f"<p>Here {escape(NAMES['planner'])} played on {TOURNAMENT_BUDGET} times in her mind for each choice; as at a "
        f"table, {BUDGET} times. Rules {escape(rows[0].rules)}, players {escape(rows[0].players)}. The games of a row "
        f"can be played again, as those of the last with <code>{escape(_command(rows[-1]))}</code>.</p>"
    )


def _row(row: PairingStrength) -> str:
    opposition = WHO_PLAYS[row.who.opposition]
    if row.who.difficulty:
        opposition += f", {DICE_NAMES[row.who.difficulty].lower()}"
    low, high = row.interval
    return (
        f'<tr><th scope="row">{escape(WHO_PLAYS[row.who.suffragist])}</th><td>{escape(opposition)}</td>'
        f"<td>{row.games:,}</td><td>{row.won / row.games:.0%} ({low:.0%} to {high:.0%})</td></tr>"
    )


def _command(row: PairingStrength) -> str:
    return f"vfw ladder --seed {row.seed} --games {row.games} --pairings {row.pairing}"


TABLES = {"who": who_html, "measured": measured_html}
"""What is put at the end of a section, by its name."""
