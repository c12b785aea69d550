"""The record by which a smaller game is played and measured by code that knows nothing else of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from vfw.core.checks import Hides
from vfw.core.game import Game
from vfw.core.players import Player
from vfw.core.questions import Outcome

MakePlayer = Callable[[Random], Player[Any]]


@dataclass(frozen=True)
class Companion:
    """One of the smaller games.

    Attributes:
        hides: The predicate that says where something is hidden from a seat: see `core.checks.check`.
        players: The computer players by their names, the random one first.
        options: The options of a measured game.
        sides: The seats that one player holds together, side by side.
        points: The points of a side in a finished game, from 0 to 1.
        aim: The share of the points that the last player should reach against random ones.
        cautious: Whether the aim counts for the lower end of the interval.
    """

    game: Game[Any, Any]
    hides: Hides
    players: Mapping[str, MakePlayer]
    options: Mapping[str, Any]
    sides: Sequence[Sequence[str]]
    points: Callable[[Outcome, Sequence[str]], float]
    aim: float
    cautious: bool = False
