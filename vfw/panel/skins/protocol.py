"""What the panel asks of a game's looks. The games themselves are met in the skins that have this shape."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Protocol

from vfw.core.game import Game
from vfw.core.position import Event
from vfw.panel.skins.abilities.aloud import Aloud
from vfw.panel.skins.abilities.beginnings import Scenarios, Seating, Starts
from vfw.panel.skins.abilities.going_on import Clock, Deeds, Dice, Moments, Placing, Secrets
from vfw.panel.skins.abilities.learning import Advice, History, Tutorial
from vfw.panel.skins.abilities.looked_back import Arcs
from vfw.panel.skins.abilities.shown import About, Camps, Hand, Sheets, Table
from vfw.panel.skins.abilities.staged import Staged
from vfw.panel.surfaces.boards import Board
from vfw.panel.view_models.prompt import EndingModel, PromptModel


@dataclass(frozen=True)
class Abilities:
    """What a game has beyond what every game must; the panel leaves out what it lacks."""

    about: About = field(default_factory=About)
    starts: Starts = field(default_factory=Starts)
    seating: Seating = field(default_factory=Seating)
    scenarios: Scenarios = field(default_factory=Scenarios)
    board: Board = field(default_factory=Board)
    hand: Hand = field(default_factory=Hand)
    table: Table = field(default_factory=Table)
    camps: Camps = field(default_factory=Camps)
    sheets: Sheets = field(default_factory=Sheets)
    aloud: Aloud = field(default_factory=Aloud)
    moments: Moments = field(default_factory=Moments)
    deeds: Deeds = field(default_factory=Deeds)
    dice: Dice = field(default_factory=Dice)
    staged: Staged = field(default_factory=Staged)
    clock: Clock = field(default_factory=Clock)
    secrets: Secrets = field(default_factory=Secrets)
    placing: Placing = field(default_factory=Placing)
    tutorial: Tutorial = field(default_factory=Tutorial)
    advice: Advice = field(default_factory=Advice)
    history: History = field(default_factory=History)
    arcs: Arcs = field(default_factory=Arcs)


class Skin(Protocol):
    """What every game gives the panel. Views are those of the game."""

    @property
    def game(self) -> Game[Any, Any]: ...

    @property
    def title(self) -> str: ...

    @property
    def abilities(self) -> Abilities: ...

    def seat_name(self, seat: str) -> str:
        """What people call a seat."""
        ...

    def prompt(self, view: Any) -> PromptModel:
        """What is asked, in words and with the replies."""
        ...

    def log(self, events: Iterable[Event], seat: str | None) -> list[tuple[str, bool]]:
        """Sentences, oldest first, and whether each begins something; `seat` hears them, None only what lies open.
        Behind a line break stands what a sentence leaves out, for whoever asks."""
        ...

    def ending(self, view: Any) -> EndingModel:
        """How the game ended, once it has."""
        ...
