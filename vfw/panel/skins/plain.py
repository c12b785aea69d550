"""How any game looks that has no skin of its own: its questions as buttons, its news as it tells them, its view as a
table of names and values."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from types import MappingProxyType
from typing import Any

from vfw.core.game import Game
from vfw.core.position import Event
from vfw.core.questions import Decision, Outcome, Roll, Shuffle
from vfw.panel.skins.abilities.beginnings import Starts
from vfw.panel.skins.abilities.shown import Table
from vfw.panel.skins.protocol import Abilities
from vfw.panel.view_models.prompt import EndingModel, PromptModel
from vfw.panel.view_models.table import Tally

SAID_ELSEWHERE = {"seat", "seats", "pending", "news"}
"""What every view has, and what the prompt and the log tell."""
NOTHING = "–"


class PlainSkin:
    """Any game; `options` are those with which a usual one begins."""

    def __init__(self, game: Game[Any, Any], options: Mapping[str, Any] = MappingProxyType({})) -> None:
        self.game = game
        self.title = in_words(game.name)
        self.abilities = Abilities(starts=Starts(options), table=PlainTable())

    def seat_name(self, seat: str) -> str:
        return in_words(seat)

    def prompt(self, view: Any) -> PromptModel:
        match view.pending:
            case Decision(seat, about, choices, why):
                asked = in_words(about) if why in ("", about) else f"{in_words(about)}: {in_words(why).lower()}"
                labels = {choice: in_words(choice) for choice in choices}
                return PromptModel(in_words(seat), asked, side=seat, choices=labels)
            case Roll(sides, n, why):
                return PromptModel("Dice", in_words(why), f"{n} {'die' if n == 1 else 'dice'} with {sides} sides.")
            case Shuffle(_, why):
                return PromptModel("Cards", in_words(why), "They come into an order that nobody chooses.")
        ending = self.ending(view)
        return PromptModel("The game is over", ending.headline, ending.reason, side=ending.side)

    def log(self, events: Iterable[Event], seat: str | None) -> list[tuple[str, bool]]:
        said = [self.game.say(event, seat) for event in events]
        return [(sentence, False) for sentence in said if sentence]

    def ending(self, view: Any) -> EndingModel:
        outcome = view.pending
        assert isinstance(outcome, Outcome)
        names = [self.seat_name(seat) for seat in outcome.winners]
        wins = "wins" if len(names) == 1 else "win"
        headline = f"{' and '.join(names)} {wins}" if names else "Nobody wins"
        counts = [Tally("", points, self.seat_name(seat), "") for seat, points in outcome.scores]
        return EndingModel(
            headline, f"{in_words(outcome.reason)}.", outcome.winners[0] if len(names) == 1 else "", counts
        )


class PlainTable(Table):
    """Whatever a view holds."""

    def facts(self, view: Any) -> list[tuple[str, str]]:
        return [(in_words(name), told(value)) for name, value in _held(view) if name not in SAID_ELSEWHERE]


def in_words(name: object) -> str:
    """A name of a program as people write it: "bids_in" is "Bids in"."""
    words = str(name).replace("_", " ").replace("-", " ").strip() if isinstance(name, str) else str(name)
    return words[:1].upper() + words[1:]


def told(value: object) -> str:
    """A value in words.

    >>> told((("north", 2), ("south", 0)))
    'north 2, south 0'
    >>> told(None), told(True), told(())
    ('–', 'yes', '–')
    """
    match value:
        case None | "" | () | []:
            return NOTHING
        case bool():
            return "yes" if value else "no"
        case str() | int() | float():
            return str(value)
        case Mapping():
            return ", ".join([f"{key} {told(one)}" for key, one in value.items()]) or NOTHING
        case (str() as name, int() as points):
            return f"{name} {points}"
        case Iterable():
            return ", ".join(map(told, value)) or NOTHING
    return ", ".join([f"{in_words(name).lower()} {told(one)}" for name, one in _held(value)]) or str(value)


def _held(thing: object) -> Iterator[tuple[str, object]]:
    """The public fields of an object, in their order."""
    if is_dataclass(thing):
        names = [field.name for field in fields(thing)]
    else:
        names = list(getattr(thing, "_fields", None) or getattr(thing, "__dict__", {}))
    return ((name, getattr(thing, name)) for name in names if not name.startswith("_"))
