"""The skins there are: the only door through which the panel meets games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from vfw.core.game import Game
from vfw.core.match import DamagedSave, Match
from vfw.core.position import Position
from vfw.foreign import quoted
from vfw.panel.skins.protocol import Skin
from vfw.panel.skins.votes.skin import VotesSkin

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
        if (its := skin.abilities.scenarios.position) and isinstance(position, its):
            return skin.game
    raise ValueError(f"the panel has no looks for a {type(position).__name__}; it knows {', '.join(SKINS)}")


def opened(text: str) -> Match[Any, Any]:
    """The match in a file: of a save, of a scenario, or of a recorded game, the first one where there are several; dice
    that have not fallen wait. Raises DamagedSave, which names the place."""
    try:
        first, _ = json.JSONDecoder().raw_decode(text.lstrip())
    except (ValueError, RecursionError):
        first = None
    for skin in SKINS.values():
        if match := skin.abilities.scenarios.scenario_match(text):
            return match
        if isinstance(first, dict) and (match := skin.abilities.scenarios.recorded_match(first)):
            return match
    return loaded(text)


def loaded(text: str) -> Match[Any, Any]:
    """The match of a save, with players whom the panel knows; dice that have not fallen wait. Raises DamagedSave, which
    names the place."""
    match = Match.load(text, GAMES, throw=False)
    can_sit = skin_for(match).abilities.seating.can_sit(match.position)
    for seat, kind in match.players.items():
        if seat not in can_sit:
            raise DamagedSave(f'"players" names {quoted(seat)}; expected {" and ".join(can_sit)}')
        if kind not in can_sit[seat]:
            raise DamagedSave(f'"players" has {quoted(kind)} for {seat}; expected {" or ".join(can_sit[seat])}')
    return match


def match_of(game: Match[Any, Any] | Position | Path | str) -> Match[Any, Any]:
    """The match that is meant by a match, by a position to go on from, by a file or by the text of one. Raises
    DamagedSave, which names the place, and TypeError for anything else."""
    if isinstance(game, Match):
        return game
    if isinstance(game, Position):
        return Match(game_of(game), position=game)
    if isinstance(game, Path):
        return opened(game.read_text(encoding="utf-8"))
    if isinstance(game, str):
        return opened(game)
    raise TypeError(f"{quoted(game)} cannot be shown; expected a match, a position, the path of a save or its text")
