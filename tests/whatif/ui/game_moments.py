"""Visitors' own games, from whose moments a question is asked."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from vfw.core.chance import seeded
from vfw.core.match import Match
from vfw.core.players import any_reply
from vfw.panel.skins.registry import DEFAULT_SKIN
from vfw.votes import VotesForWomen
from vfw.votes.seating import TABLES


@cache
def own_game(at: str = "1v1", seed: int = 3) -> Match[Any, Any]:
    """Return a whole random game at this table."""
    match, rng = Match(VotesForWomen(), TABLES[at], chance=seeded(seed)), Random(seed)
    while not match.outcome:
        match.answer(any_reply(match.pending, rng))
    return match


def own_moment(turn: int, at: str = "1v1") -> str:
    """Return the open information at the start of a turn of that game."""
    scenarios = DEFAULT_SKIN.capabilities.scenarios
    positions = [position for position in own_game(at).positions if position.turn == turn]
    begins = next(position for position in positions if not scenarios.why_no_public_scenario(position))
    return scenarios.public_scenario(begins)
