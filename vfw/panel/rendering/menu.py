"""The menu: files, preferences that the page keeps, and spoken answers about the game."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from vfw.history.writing import DESCRIBED, FULL, MASKED
from vfw.panel.rendering.dialogs import RECORD_HEADING as RECORD
from vfw.panel.session.saved_games import NO_GAME
from vfw.panel.session.speech import questions_to_hear
from vfw.panel.session.state import SessionState
from vfw.panel.skins.capabilities import Capabilities
from vfw.templating import Markup, call_macro
from vfw.translation import N_
from vfw.translation import gettext as _

MENU = "panel/templates/menu.html"


PACES = [
    ("one", N_("One at a time")),
    ("slow", N_("Slowly")),
    ("usual", N_("At an easy pace")),
    ("fast", N_("Fast")),
    ("none", N_("At once")),
]


SIZES = [("1", N_("Usual")), ("2", N_("Large")), ("3", N_("Largest"))]


HELPS = [("none", N_("None")), ("odds", N_("Odds")), ("hints", N_("Odds and hints")), ("guided", N_("A guided game"))]


SENSITIVITIES = [(FULL, N_("Shown")), (MASKED, N_("Covered until opened")), (DESCRIBED, N_("Described only"))]


LIGHTS = [("system", N_("As this device")), ("light", N_("Light")), ("dark", N_("Dark"))]


KEYS = [("on", N_("On")), ("off", N_("Off"))]


MOTIONS = [("system", N_("As this device")), ("still", N_("No movement"))]


class GameInMenu(NamedTuple):
    """The game beside which the menu is open.

    Attributes:
        seed: The seed of the game.
        why_no_save: The reason why the game cannot be saved; "" if it can.
        is_playing: Whether the game is on the table and not over.
        is_replay: Whether the game is shown as a replay.
        is_scenario: Whether the game began with a scenario.
    """

    seed: str
    why_no_save: str
    is_playing: bool = False
    is_replay: bool = False
    is_scenario: bool = False


@lru_cache(maxsize=8)  # it is asked for at every press, and hardly ever another one
def render_menu(can: Capabilities, game: GameInMenu) -> Markup:
    """Render the menu, without entries that the game lacks."""
    is_asked = game.is_playing and not game.is_replay
    settings = [
        (_("Moves of {others}").format(others=can.seating.others), "pace", PACES),
        *([(_("Help"), "help", HELPS)] if can.advice else []),
        *([(_("Passages with racist words or violence"), "sensitivity", SENSITIVITIES)] if can.history else []),
        (_("Size of everything"), "size", SIZES),
        (_("Colors"), "light", LIGHTS),
        (_("Movement"), "motion", MOTIONS),
        *(
            [(_("Letters that ask what can be heard, and digits as keys, outside fields and the map"), "keys", KEYS)]
            if is_asked
            else []
        ),
    ]
    questions = questions_to_hear(can) if is_asked else []
    return call_macro(MENU, "menu", can, game, questions, settings, RECORD)


def render_game_menu(state: SessionState) -> Markup:
    """Render the menu beside a game: on the table, in replay, or waiting. Without a game nothing can be saved."""
    match, shown = state.match, state.replay or state.table
    if match is None:
        return render_menu(state.capabilities, GameInMenu("", _(NO_GAME)))
    why_no_save, is_playing = "" if match.can_save else _("it began in the middle of a game"), state.table is not None
    is_scenario = is_playing and shown is not None and shown.is_scenario
    return render_menu(
        state.capabilities, GameInMenu(match.seed, why_no_save, is_playing, state.replay is not None, is_scenario)
    )
