"""Short games, played to their end by steady players: for what is found out about games."""

from pathlib import Path
from random import Random
from typing import Any

from tests.votes.arranging import GAME
from vfw.core.chance import seeded
from vfw.core.match import Match
from vfw.core.questions import Decision
from vfw.votes.players.registry import create_player

SCENARIOS = Path(__file__).parents[3] / "lessons" / "scenarios"


def played(scenario: str = "", seed: int = 5, answers: int | None = None) -> Match[Any, Any]:
    """A game that begins with this scenario, or a whole one, to its end or as far as so many answers."""
    options = {"scenario": (SCENARIOS / f"{scenario}.md").read_text(encoding="utf-8")} if scenario else {}
    match = Match(GAME, options, chance=seeded(seed))
    players = {seat: create_player("steady", Random(seed)) for seat in match.seats}
    while not match.outcome and (answers is None or len(match.replies) < answers):
        assert isinstance(match.pending, Decision)
        seat = match.pending.seat
        match.answer(players[seat].choose(match.view(seat)))
    return match
