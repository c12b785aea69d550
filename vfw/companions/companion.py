"""What is known of a game by whoever has it played and measured, and knows nothing else of it."""

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
        hides: where something is hidden from a seat: see `core.checks.check`.
        players: those who can play it, by their names, the random one first.
        options: those of a game that is measured.
        sides: the seats that one player holds together, side by side.
        points: what a side has got of a game that is over, from 0 to 1.
        aim: the share of the points that the last of the players is to reach against random ones.
        cautious: whether its aim is that of the lower end of the interval.
    """

    game: Game[Any, Any]
    hides: Hides
    players: Mapping[str, MakePlayer]
    options: Mapping[str, Any]
    sides: Sequence[Sequence[str]]
    points: Callable[[Outcome, Sequence[str]], float]
    aim: float
    cautious: bool = False
