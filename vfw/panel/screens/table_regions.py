"""What lies on the page for one sitting, whatever is asked there: the table, the log, the menu."""

from __future__ import annotations

from typing import Any

from vfw.core.match import Match
from vfw.panel.faces.tracks import clock_html, log_html
from vfw.panel.screens.menu import menu_html
from vfw.panel.screens.open_table import open_html
from vfw.panel.session.game_session import GameSession
from vfw.panel.skins.capabilities import Skin

NO_GAME = "there is no game yet"
LOG_LINES = 20
WORDS_HEARD = 20


def table_regions_html(sitting: GameSession) -> dict[str, str]:
    """The HTML of the regions, by name, that are the same whatever is asked."""
    lines = sitting.event_log.lines(sitting.screen.seen_by)
    clock = clock_html(sitting.clock.left, runs=sitting.clock.runs) if sitting.clock.is_there else ""
    return {
        **open_html(sitting.skin, sitting.view, clock=clock),
        "log": log_html(lines[-LOG_LINES:], whole=len(lines) <= LOG_LINES),
    }


def whole_log_html(sitting: GameSession) -> str:
    """Everything that happened since the start."""
    return log_html(sitting.event_log.lines(sitting.screen.seen_by), whole=True)


def game_menu_html(skin: Skin, match: Match[Any, Any] | None, is_playing: bool, is_replay: bool) -> str:
    """The menu beside a game: on the table, looked back at, or waiting; None where there is none."""
    if match is None:
        return menu_html(skin.capabilities, "", NO_GAME)
    why_no_save = "" if match.can_save else "it began in the middle of a game"
    is_scenario = is_playing and skin.capabilities.scenarios.introduction(match) is not None
    return menu_html(skin.capabilities, seed_of(match), why_no_save, is_playing, is_replay, is_scenario)


def seed_of(match: Match[Any, Any]) -> str:
    """The seed by which cards, or cards and dice, can be dealt again; "" where there is none."""
    chance = match.chance.header()
    return str((chance.get("cards") or chance).get("seed", ""))
