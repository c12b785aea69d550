"""The skins of the known games, a fallback for all others, and the matches in files.

The panel meets games only through this module.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeGuard

from vfw.core.game import Game, Position
from vfw.core.match import DamagedSave, Match
from vfw.core.position import Event
from vfw.core.questions import Decision, Outcome, Roll, Shuffle
from vfw.panel.skins.buy_the_vote.skin import BuyTheVoteSkin
from vfw.panel.skins.capabilities import Capabilities, GameSetup, Skin, Table
from vfw.panel.skins.constitution.skin import ConstitutionSkin
from vfw.panel.skins.suffragetto.skin import SuffragettoSkin
from vfw.panel.skins.votes.skin import VotesSkin
from vfw.panel.view_models.prompt import EndingModel, PromptModel
from vfw.panel.view_models.table import Tally
from vfw.resources import read_text
from vfw.untrusted_input import NotText, plain, quoted

HIDDEN_FIELDS = {"seat", "seats", "pending", "news"}
"""The fields of every view that the prompt and the log show."""
EMPTY = "–"


class FallbackSkin:
    """A skin for any game, with a button for each answer and the view as a table of names and values.

    Args:
        game: the rules.
        options: the options of the default setup.
    """

    def __init__(self, game: Game[Any, Any], options: Mapping[str, Any] = MappingProxyType({})) -> None:
        self.game = game
        self.title = format_name(game.name)
        self.capabilities = Capabilities(game_setup=GameSetup(options), table=FallbackTable())

    def seat_name(self, seat: str) -> str:
        """See `Skin.seat_name`."""
        return format_name(seat)

    def prompt(self, view: Any) -> PromptModel:
        """See `Skin.prompt`."""
        match view.pending:
            case Decision(seat, about, choices, why):
                asked = (
                    format_name(about) if why in ("", about) else f"{format_name(about)}: {format_name(why).lower()}"
                )
                labels = {choice: format_name(choice) for choice in choices}
                return PromptModel(format_name(seat), asked, side=seat, choices=labels)
            case Roll(sides, n, why):
                return PromptModel("Dice", format_name(why), f"{n} {'die' if n == 1 else 'dice'} with {sides} sides.")
            case Shuffle(_, why):
                return PromptModel("Cards", format_name(why), "They come into a random order.")
        ending = self.ending(view)
        return PromptModel("The game is over", ending.headline, ending.reason, side=ending.side)

    def log(self, events: Iterable[Event], seat: str | None) -> list[tuple[str, bool]]:
        """See `Skin.log`."""
        said = [self.game.say(event, seat) for event in events]
        return [(sentence, False) for sentence in said if sentence]

    def ending(self, view: Any) -> EndingModel:
        """See `Skin.ending`."""
        outcome = view.pending
        assert isinstance(outcome, Outcome)
        names = [self.seat_name(seat) for seat in outcome.winners]
        wins = "wins" if len(names) == 1 else "win"
        headline = f"{' and '.join(names)} {wins}" if names else "No side wins"
        counts = [Tally("", points, self.seat_name(seat), "") for seat, points in outcome.scores]
        return EndingModel(
            headline, f"{format_name(outcome.reason)}.", outcome.winners[0] if len(names) == 1 else "", counts
        )


class FallbackTable(Table):
    """All public fields of a view."""

    def facts(self, view: Any) -> list[tuple[str, str]]:
        """See `Table.facts`."""
        return [
            (format_name(name), format_value(value))
            for name, value in _public_fields(view)
            if name not in HIDDEN_FIELDS
        ]


def format_name(name: object) -> str:
    """Format a name of a program for people: "bids_in" is "Bids in"."""
    words = str(name).replace("_", " ").replace("-", " ").strip() if isinstance(name, str) else str(name)
    return words[:1].upper() + words[1:]


def format_value(value: object) -> str:
    """Format a value for people.

    >>> format_value((("north", 2), ("south", 0)))
    'north 2, south 0'
    >>> format_value(None), format_value(True), format_value(())
    ('–', 'yes', '–')
    """
    match value:
        case None | "" | () | []:
            return EMPTY
        case bool():
            return "yes" if value else "no"
        case str() | int() | float():
            return str(value)
        case Mapping():
            return ", ".join([f"{key} {format_value(one)}" for key, one in value.items()]) or EMPTY
        case (str() as name, int() as points):
            return f"{name} {points}"
        case Iterable():
            return ", ".join(map(format_value, value)) or EMPTY
    return ", ".join(
        [f"{format_name(name).lower()} {format_value(one)}" for name, one in _public_fields(value)]
    ) or str(value)


def _public_fields(thing: object) -> Iterator[tuple[str, object]]:
    """Return the public fields of an object, in their order."""
    if is_dataclass(thing):
        names = [field.name for field in fields(thing)]
    else:
        names = list(getattr(thing, "_fields", None) or getattr(thing, "__dict__", {}))
    return ((name, getattr(thing, name)) for name in names if not name.startswith("_"))


DEFAULT_SKIN: Skin = VotesSkin()
"""The game of the start page."""
SKINS: dict[str, Skin] = {
    skin.game.name: skin for skin in (DEFAULT_SKIN, SuffragettoSkin(), ConstitutionSkin(), BuyTheVoteSkin())
}
"""The skins by the name of their game. A panel with a skin of its own adds it."""

Showable = Game[Any, Any] | Match[Any, Any] | Position | Path | str | None
"""The objects that a panel can show."""


def skin_of_game(game: Game[Any, Any]) -> Skin:
    """Return the skin of a game; a fallback if it has none of its own."""
    return SKINS.get(game.name) or FallbackSkin(game)


def skin_of_match(match: Match[Any, Any]) -> Skin:
    """Return the skin of a match's game; a fallback skin begins new games with the options of the match."""
    return SKINS.get(match.game.name) or FallbackSkin(match.game, match.options)


def find_game(position: Position) -> Game[Any, Any]:
    """Return the game of a position.

    Raises:
        ValueError: no skin recognizes its positions.
    """
    for skin in SKINS.values():
        if (its := skin.capabilities.scenarios.position) and isinstance(position, its):
            return skin.game
    known = [name for name, skin in SKINS.items() if skin.capabilities.scenarios.position]
    raise ValueError(
        f"a position of {type(position).__module__} could be of any game; the panel knows those of "
        f"{', '.join(known)}; show a Match(game, position=...) of another"
    )


def load_match(text: str, skins: Iterable[Skin] | None = None) -> Match[Any, Any]:
    """Return the match in a file with a save, a scenario, or recorded games, of which the first is taken.

    Dice that have not been rolled wait.

    Args:
        text: the text of the file.
        skins: the skins of the games to expect; None for all.

    Raises:
        DamagedSave: the message names the place.
    """
    try:
        first, _ = json.JSONDecoder().raw_decode(plain(text).lstrip())
    except (ValueError, RecursionError):
        first = None
    expected = list(SKINS.values() if skins is None else skins)
    for skin in expected:
        if match := skin.capabilities.scenarios.scenario_match(text):
            return match
        if isinstance(first, dict) and (match := skin.capabilities.scenarios.recorded_match(first)):
            return match
    return load_save(text, expected)


def load_save(text: str, skins: Iterable[Skin] | None = None) -> Match[Any, Any]:
    """Return the match of a save with players that the panel knows; dice that have not been rolled wait.

    Args:
        text: the text of the save.
        skins: as in `load_match`.

    Raises:
        DamagedSave: the message names the place.
    """
    by_game = {skin.game.name: skin for skin in (SKINS.values() if skins is None else skins)}
    match = Match.load(text, [skin.game for skin in by_game.values()], throw=False)
    can_sit = by_game[match.game.name].capabilities.seating.allowed_players(match.position)
    for seat, kind in match.players.items():
        if seat not in can_sit:
            raise DamagedSave(f'"players" names {quoted(seat)}; expected {" and ".join(can_sit)}')
        if kind not in can_sit[seat]:
            raise DamagedSave(f'"players" has {quoted(kind)} for {seat}; expected {" or ".join(can_sit[seat])}')
    return match


def to_match(game: object, skin: Skin | None = None) -> Match[Any, Any]:
    """Return the match meant by a match, a position to continue from, a file, or the text of a file.

    Args:
        game: one of these.
        skin: the skin of its game; None to choose a known skin.

    Raises:
        DamagedSave: the message names the place.
        TypeError: `game` is something else.
    """
    skins = None if skin is None else [skin]
    if isinstance(game, Match):
        return game
    if isinstance(game, Position):
        return Match(skin.game if skin else find_game(game), position=game)
    if isinstance(game, Path):
        try:
            return load_match(read_text(game), skins)
        except NotText as wrong:
            raise DamagedSave(f"{game}: {wrong}") from None
    if isinstance(game, str):
        return load_match(game, skins)
    raise TypeError(
        f"{quoted(game)} cannot be shown; expected a game, a match, a position, the path of a save or its text"
    )


def resolve_showable(game: Showable, skin: Skin | None = None) -> tuple[Skin, Match[Any, Any] | None]:
    """Return the skin and the match to show; the match is None if a new one can begin.

    Args:
        game: a game, None for that of the start page, or an argument of `to_match`.
        skin: a skin of its own, which is registered.

    Raises:
        DamagedSave: as in `to_match`.
        TypeError: as in `to_match`.
    """
    if skin:
        SKINS[skin.game.name] = skin
    if game is None:
        return skin or DEFAULT_SKIN, None
    if _is_game(game):
        return skin or skin_of_game(game), None
    match = to_match(game, skin)
    return skin or skin_of_match(match), match


def _is_game(thing: object) -> TypeGuard[Game[Any, Any]]:
    rules = ("name", "rules", "start", "answer", "view", "imagine", "say")
    return not isinstance(thing, type) and all(hasattr(thing, name) for name in rules)
