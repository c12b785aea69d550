"""The kinds of computer player of Votes for Women, by name.

A player gets a view, never the hidden cards; players that look ahead imagine these.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from vfw.core.players import Player, RandomPlayer
from vfw.votes.players.greedy import GreedyPlayer
from vfw.votes.players.planner import PlannerPlayer
from vfw.votes.players.steady import SteadyPlayer
from vfw.votes.rules.view import View

VERSION = "5"
"""The version of the players: raise it whenever a player could answer otherwise, because kept results depend on it."""

KINDS: dict[str, Callable[[Random], Player[View]]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
    "steady": SteadyPlayer,
    "planner": PlannerPlayer,
}


def create_player(kind: str, rng: Random) -> Player[View]:
    """Create a player of this kind that draws from `rng`.

    Raises:
        ValueError: If there is no such kind; the message names those that exist.
    """
    if kind not in KINDS:
        raise ValueError(f"there is no player {kind!r}; expected {' or '.join(KINDS)}")
    return KINDS[kind](rng)
