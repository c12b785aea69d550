"""Files that a visitor takes along: the game, and a scenario that begins where it stands."""

from __future__ import annotations

import json
from typing import Any

from vfw.core.game import Position
from vfw.core.match import Match
from vfw.panel.skins.capabilities import Skin

NOT_OPENED = "That file cannot be opened as a saved game, a recorded game or a scenario: {why}."
MOMENT = "moment of a game"
"""What a file of a moment says it is, for the room *What if?*."""
TOO_LARGE = "it is too large to be a game"


def save_file(match: Match[Any, Any]) -> dict[str, Any]:
    """The message that lets the page offer a game as a file."""
    return {"kind": "download", "name": f"{match.game.name}.json", "text": match.save()}


def scenario_file(skin: Skin, position: Position) -> dict[str, Any]:
    """The message that lets the page offer a scenario that begins at `position`. Raises ValueError, which says why none
    can."""
    return {"kind": "download", "name": "scenario.md", "text": skin.capabilities.scenarios.scenario(position)}


def moment_file(match: Match[Any, Any], number: int, skin: Skin) -> dict[str, Any]:
    """The message with which the page keeps a moment for the room *What if?*: what lies open at the position of that
    number. Raises ValueError, which says why no game can begin there."""
    moment = {
        "kind": MOMENT,
        "game": match.game.name,
        "rules": match.game.rules,
        "scenario": skin.capabilities.scenarios.public_scenario(match.positions[number]),
    }
    return {"kind": "moment", "text": json.dumps(moment, ensure_ascii=False, indent=1)}
