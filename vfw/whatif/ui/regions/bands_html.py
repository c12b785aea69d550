"""What the answer owes to who plays, as the page shows it: bands, and the choice of the players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from vfw.votes.telling.characters import CHARACTERS
from vfw.whatif.tallies import Counts
from vfw.whatif.ui.bands import BANDS_TITLE, bands_picture
from vfw.whatif.ui.regions.pictured_html import render_picture, render_table_button

SLOW_PLANNER = (
    "A planner thinks each play out, so its worlds are slow: 400 of each kind take 5 to 15 minutes on two cores."
)


def render_bands(by_player: Mapping[str, Counts], players: Sequence[str], chosen: str, own: str) -> str:
    """The region. `own` are the words for a question with two different players, one for each side."""
    names = {player: _player_name(player, own) for player in players}
    choices = "".join(
        [
            f'<button type="button" data-command="players" data-value="{player}" aria-pressed='
            f'"{str(player == chosen).lower()}">{escape(name)}</button>'
            for player, name in names.items()
        ]
    )
    shown = {names[player]: counts for player, counts in by_player.items()}
    bands, note = '<p class="vfw-wi-picture">Nobody has played it yet.</p>', ""
    if shown:
        bands = render_picture(bands_picture(shown), bands_picture(shown, small=True))
        note = f'<p class="vfw-wi-small vfw-wi-unit">Points, 95 %: {render_table_button("bands", BANDS_TITLE)}</p>'
    slow = f'<p class="vfw-wi-small">{SLOW_PLANNER}</p>' if chosen == "planner" else ""
    who = CHARACTERS.get(chosen)
    line = f'<p class="vfw-wi-small"><b>{escape(who.name)}.</b> {escape(who.line)}</p>' if who else ""
    rows = ' data-rows=""' if len(shown) == len(players) else ""
    return (
        f'<section class="vfw-wi-bands"{rows}><h2 class="vfw-wi-eyebrow">{BANDS_TITLE}</h2>{bands}{note}'
        f'<div class="vfw-wi-switch" role="group" aria-label="Who plays">{choices}</div>{line}{slow}</section>'
    )


def _player_name(player: str, own: str) -> str:
    return player.capitalize() if player in CHARACTERS else own
