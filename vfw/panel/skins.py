"""The skins there are: the only door through which the panel meets games."""

from __future__ import annotations

from typing import Any

from vfw.core.game import Game
from vfw.core.match import Match
from vfw.core.position import Position
from vfw.panel.skin import Skin
from vfw.panel.votes_skin import VotesSkin

FIRST: Skin = VotesSkin()
"""The game of the start page."""
SKINS: dict[str, Skin] = {FIRST.game.name: FIRST}
GAMES: list[Game[Any, Any]] = [skin.game for skin in SKINS.values()]


def skin_for(match: Match[Any, Any]) -> Skin:
    """The looks of the game of `match`. Raises ValueError for a game the panel cannot show."""
    if match.game.name not in SKINS:
        raise ValueError(f"the panel has no looks for {match.game.name!r}; it knows {', '.join(SKINS)}")
    return SKINS[match.game.name]


def game_of(position: Position) -> Game[Any, Any]:
    """The game a position belongs to. Raises ValueError for one the panel cannot show."""
    for skin in SKINS.values():
        if isinstance(position, skin.position):
            return skin.game
    raise ValueError(f"the panel has no looks for a {type(position).__name__}; it knows {', '.join(SKINS)}")
