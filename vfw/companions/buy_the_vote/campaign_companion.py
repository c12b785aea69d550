"""Buy the Vote! for whoever has it played and measured."""

from __future__ import annotations

from collections.abc import Sequence

from vfw.companions.buy_the_vote.campaign import BuyTheVote
from vfw.companions.buy_the_vote.campaign_planner import Planner
from vfw.companions.buy_the_vote.campaign_table import SEATS
from vfw.companions.buy_the_vote.campaign_view import hides
from vfw.companions.companion import Companion
from vfw.core.players import RandomPlayer
from vfw.core.questions import Outcome


def nominated(outcome: Outcome, side: Sequence[str]) -> float:
    """1 where a seat of the side became nominee, whether or not both reach the White House. The scores stand in the
    order of the race."""
    return float(outcome.scores[0][0] in side)


BUY_THE_VOTE = Companion(
    game=BuyTheVote(),
    hides=hides,
    players={"random": RandomPlayer, "planner": Planner},
    options={"players": len(SEATS)},
    sides=[[seat] for seat in SEATS],
    points=nominated,
    aim=0.40,
)
