"""The artificial players of Votes for Women, by their kinds. They are given a view, and imagine what it hides."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from vfw.core.players import Player, RandomPlayer
from vfw.votes.players.greedy import GreedyPlayer
from vfw.votes.players.planner import PlannerPlayer
from vfw.votes.players.steady import SteadyPlayer
from vfw.votes.rules.view import View

VERSION = "5"
"""It changes whenever a player could answer otherwise than before, for whoever keeps results of games."""

KINDS: dict[str, Callable[[Random], Player[View]]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
    "steady": SteadyPlayer,
    "planner": PlannerPlayer,
}


def create_player(kind: str, rng: Random) -> Player[View]:
    """A player of this kind, which draws from `rng`. Raises ValueError that names the kinds there are."""
    if kind not in KINDS:
        raise ValueError(f"there is no player {kind!r}; expected {' or '.join(KINDS)}")
    return KINDS[kind](rng)
