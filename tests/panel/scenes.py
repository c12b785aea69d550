"""Screens at positions that are made for a test, instead of games that are played until such a position comes."""

from __future__ import annotations

from typing import Any

from tests.panel.conftest import NewScreen
from tests.panel.screen import Screen
from tests.votes.scenes import GAME, scene
from vfw.core.chance import Chance, seeded
from vfw.core.match import Match
from vfw.votes.rules.seats import SUFFRAGIST

CARD = "lucy-stone"


def at_table(show: NewScreen, game: scene, chance: Chance | None = None, **players: str) -> Screen:
    """Open a screen at a scene: the Suffragists are a person, the Opposition a random player if no other is named."""
    seats = {"suffragist": "person", "opposition": "random", **players}
    return show(Match(GAME, position=game.position, chance=chance or seeded(7), players=seats), slot="play")


def choosing_a_card(show: NewScreen, chance: Chance | None = None, **table: Any) -> Screen:
    """Open a screen where the Suffragists choose a card; CARD can be played in every way, with two campaigners."""
    arrangement = {"campaigners": "purple West, yellow South", "hand": ["Lucy Stone", "Sojourner Truth"], **table}
    return at_table(show, scene(**arrangement).round_of(SUFFRAGIST), chance)
