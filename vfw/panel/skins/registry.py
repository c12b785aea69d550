"""The skins there are: the only door through which the panel meets games."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypeGuard

from vfw.core.game import Game, Position
from vfw.core.match import DamagedSave, Match
from vfw.panel.skins.buy_the_vote.campaign_skin import BuyTheVoteSkin
from vfw.panel.skins.constitution.constitution_skin import ConstitutionSkin
from vfw.panel.skins.plain import PlainSkin
from vfw.panel.skins.protocol import Skin
from vfw.panel.skins.suffragetto.suffragetto_skin import SuffragettoSkin
from vfw.panel.skins.votes.skin import VotesSkin
from vfw.resources import read_text
from vfw.untrusted_input import NotText, plain, quoted

FIRST: Skin = VotesSkin()
"""The game of the start page."""
SKINS: dict[str, Skin] = {
    skin.game.name: skin for skin in (FIRST, SuffragettoSkin(), ConstitutionSkin(), BuyTheVoteSkin())
}
"""By the name of their game. A panel that is given another adds it."""

Showable = Game[Any, Any] | Match[Any, Any] | Position | Path | str | None
"""What a panel can be given."""


def skin_of(game: Game[Any, Any]) -> Skin:
    """The looks of a game; plain ones where it has none of its own."""
    return SKINS.get(game.name) or PlainSkin(game)


def skin_for(match: Match[Any, Any]) -> Skin:
    """The looks of the game of `match`; where it has none of its own, another begins as this one did."""
    return SKINS.get(match.game.name) or PlainSkin(match.game, match.options)


def game_of(position: Position) -> Game[Any, Any]:
    """The game a position belongs to. Raises ValueError for one that no skin knows by its positions."""
    for skin in SKINS.values():
        if (its := skin.abilities.scenarios.position) and isinstance(position, its):
            return skin.game
    known = [name for name, skin in SKINS.items() if skin.abilities.scenarios.position]
    raise ValueError(
        f"a position of {type(position).__module__} could be of any game; the panel knows those of "
        f"{', '.join(known)}; show a Match(game, position=...) of another"
    )


def opened(text: str, skins: Iterable[Skin] | None = None) -> Match[Any, Any]:
    """The match in a file: of a save, of a scenario, or of a recorded game, the first one where there are several; dice
    that have not fallen wait. `skins` are those of the games that may come; None for all there are. Raises DamagedSave,
    which names the place."""
    try:
        first, _ = json.JSONDecoder().raw_decode(plain(text).lstrip())
    except (ValueError, RecursionError):
        first = None
    expected = list(SKINS.values() if skins is None else skins)
    for skin in expected:
        if match := skin.abilities.scenarios.scenario_match(text):
            return match
        if isinstance(first, dict) and (match := skin.abilities.scenarios.recorded_match(first)):
            return match
    return loaded(text, expected)


def loaded(text: str, skins: Iterable[Skin] | None = None) -> Match[Any, Any]:
    """The match of a save, with players whom the panel knows; dice that have not fallen wait. `skins` as in `opened`.
    Raises DamagedSave, which names the place."""
    by_game = {skin.game.name: skin for skin in (SKINS.values() if skins is None else skins)}
    match = Match.load(text, [skin.game for skin in by_game.values()], throw=False)
    can_sit = by_game[match.game.name].abilities.seating.can_sit(match.position)
    for seat, kind in match.players.items():
        if seat not in can_sit:
            raise DamagedSave(f'"players" names {quoted(seat)}; expected {" and ".join(can_sit)}')
        if kind not in can_sit[seat]:
            raise DamagedSave(f'"players" has {quoted(kind)} for {seat}; expected {" or ".join(can_sit[seat])}')
    return match


def match_of(game: object, skin: Skin | None = None) -> Match[Any, Any]:
    """The match that is meant by a match, by a position to go on from, by a file or by the text of one; `skin` is that
    of its game, None where it is one of those there are. Raises DamagedSave, which names the place, and TypeError for
    anything else."""
    skins = None if skin is None else [skin]
    if isinstance(game, Match):
        return game
    if isinstance(game, Position):
        return Match(skin.game if skin else game_of(game), position=game)
    if isinstance(game, Path):
        try:
            return opened(read_text(game), skins)
        except NotText as wrong:
            raise DamagedSave(f"{game}: {wrong}") from None
    if isinstance(game, str):
        return opened(game, skins)
    raise TypeError(
        f"{quoted(game)} cannot be shown; expected a game, a match, a position, the path of a save or its text"
    )


def meant_by(game: Showable, skin: Skin | None = None) -> tuple[Skin, Match[Any, Any] | None]:
    """The looks of what is to be shown, and the match; None where one can begin. `game` is a game, None for that of the
    start page, or what `match_of` takes; `skin` are looks of its own, known from now on. Raises as `match_of` does."""
    if skin:
        SKINS[skin.game.name] = skin
    if game is None:
        return skin or FIRST, None
    if _is_game(game):
        return skin or skin_of(game), None
    match = match_of(game, skin)
    return skin or skin_for(match), match


def _is_game(thing: object) -> TypeGuard[Game[Any, Any]]:
    rules = ("name", "rules", "start", "answer", "view", "imagine", "say")
    return not isinstance(thing, type) and all(hasattr(thing, name) for name in rules)
