"""What is known of Suffragetto by whoever has it played and measured."""

from __future__ import annotations

from collections.abc import Sequence

from vfw.companions.companion import Companion
from vfw.companions.suffragetto.best_turns import Planner
from vfw.companions.suffragetto.game import Suffragetto, hides
from vfw.companions.suffragetto.squares import SEATS
from vfw.core.players import RandomPlayer
from vfw.core.questions import Outcome

DRAWN = 0.5


def points(outcome: Outcome, side: Sequence[str]) -> float:
    """All for a win, half for a draw."""
    return float(outcome.winners == tuple(side)) if outcome.winners else DRAWN


SUFFRAGETTO = Companion(
    game=Suffragetto(),
    hides=hides,
    players={"random": RandomPlayer, "planner": Planner},
    options={},
    sides=[(seat,) for seat in SEATS],
    points=points,
    aim=0.9,
)
