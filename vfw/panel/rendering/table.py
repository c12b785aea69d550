"""What lies on the page for one sitting, whatever is asked there: the table, the log, the menu."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from vfw.core.match import Match
from vfw.panel.play.sitting import Sitting
from vfw.panel.rendering.menu import menu_html
from vfw.panel.skins.protocol import Skin
from vfw.panel.view_models.table import camps_html, clock_html, head_html, log_html, table_html


def open_html(skin: Skin, view: Any, *, is_past: bool = False, clock: str = "") -> dict[str, str]:
    """The HTML of these regions by name. What the game lacks is empty; where it `is_past`, nobody is "you"."""
    about, table, camps = skin.abilities.about, skin.abilities.table, skin.abilities.camps
    faces = [replace(camp, note="") if is_past else camp for camp in camps.camps(view)]
    return {
        "head": head_html(skin.title, about.subtitle, *table.tracks(view), clock),
        "camps": camps_html(faces, camps.label),
        "table": table_html(table.piles(view), table.facts(view)) if table else "",
    }


NO_GAME = "there is no game yet"
LOG_LINES = 20
WORDS_HEARD = 20


def table_regions_html(sitting: Sitting) -> dict[str, str]:
    """The HTML of the regions, by name, that are the same whatever is asked."""
    lines = sitting.chronicle.lines(sitting.screen.seen_by)
    clock = clock_html(sitting.clock.left, runs=sitting.clock.runs) if sitting.clock.is_there else ""
    return {
        **open_html(sitting.skin, sitting.view, clock=clock),
        "log": log_html(lines[-LOG_LINES:], whole=len(lines) <= LOG_LINES),
    }


def whole_log_html(sitting: Sitting) -> str:
    """Everything that happened since the start."""
    return log_html(sitting.chronicle.lines(sitting.screen.seen_by), whole=True)


def game_menu_html(skin: Skin, match: Match[Any, Any] | None, is_playing: bool, is_replay: bool) -> str:
    """The menu beside a game: on the table, looked back at, or waiting; None where there is none."""
    if match is None:
        return menu_html(skin.abilities, "", NO_GAME)
    why_no_save = "" if match.can_save else "it began in the middle of a game"
    is_scenario = is_playing and skin.abilities.scenarios.introduction(match) is not None
    return menu_html(skin.abilities, seed_of(match), why_no_save, is_playing, is_replay, is_scenario)


def seed_of(match: Match[Any, Any]) -> str:
    """The seed by which cards, or cards and dice, can be dealt again; "" where there is none."""
    chance = match.chance.header()
    return str((chance.get("cards") or chance).get("seed", ""))
