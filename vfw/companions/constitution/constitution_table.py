"""Constitution for whoever has games played and measured."""

from __future__ import annotations

from collections.abc import Sequence

from vfw.companions.companion import Companion
from vfw.companions.constitution.constitution_game import Constitution
from vfw.companions.constitution.counting_player import CountingPlayer
from vfw.companions.constitution.course_of_deals import AGREED
from vfw.companions.constitution.deal_position import PAIRS
from vfw.companions.constitution.unseen_hands import hides
from vfw.core.players import RandomPlayer
from vfw.core.questions import Outcome


def won(outcome: Outcome, side: Sequence[str]) -> float:
    """1.0 for the pair that elected the President."""
    return float(set(side) <= set(outcome.winners))


CONSTITUTION = Companion(
    game=Constitution(),
    hides=hides,
    players={"random": RandomPlayer, "planner": CountingPlayer},
    options={"pack": "A", "partners": AGREED},
    sides=PAIRS,
    points=won,
    aim=0.75,
    cautious=True,
)
