"""Games of visitors' own, from which it is asked what would have come of something else."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from vfw.core.chance import seeded
from vfw.core.match import Match
from vfw.core.players import any_reply
from vfw.panel.skins.registry import FIRST
from vfw.votes import VotesForWomen


@cache
def own_game(*, oppobot: bool = False, seed: int = 3) -> Match[Any, Any]:
    """A whole game by chance."""
    match, rng = Match(VotesForWomen(), {"opponent": "oppobot"} if oppobot else {}, chance=seeded(seed)), Random(seed)
    while not match.outcome:
        match.answer(any_reply(match.pending, rng))
    return match


def own_moment(turn: int, *, oppobot: bool = False) -> str:
    """What lies open as a turn of it begins."""
    scenarios = FIRST.abilities.scenarios
    positions = [position for position in own_game(oppobot=oppobot).positions if position.turn == turn]
    begins = next(position for position in positions if not scenarios.why_not_laid_open(position))
    return scenarios.laid_open(begins)
