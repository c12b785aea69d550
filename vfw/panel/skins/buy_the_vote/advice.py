"""Hints for a bid: the reply of the planning computer player, and its reason."""

from __future__ import annotations

from collections.abc import Sequence

from vfw.companions.buy_the_vote.cards import BY_KEY, SWINGS, TO_WIN
from vfw.companions.buy_the_vote.player import card_values, win_chance
from vfw.companions.buy_the_vote.position import ROUNDS
from vfw.companions.buy_the_vote.rounds import BACK, READY, ticket
from vfw.companions.buy_the_vote.text import CANDIDATES, card_names, format_money
from vfw.companions.buy_the_vote.view import View
from vfw.core.questions import Decision
from vfw.jobs.batch import BatchJob, MappedJob
from vfw.panel.skins.buy_the_vote.start import PlannerJob
from vfw.panel.skins.buy_the_vote.text import candidate_title, card_votes, open_piles
from vfw.panel.skins.capabilities import Advice
from vfw.panel.view_models.advice import HintModel


class BuyTheVoteAdvice(Advice):
    """Hints, and the distance to 270."""

    has_win_chances = False

    def find_hints(self, view: View, seed: str) -> BatchJob[Sequence[HintModel]] | None:
        """See `Advice.find_hints`."""
        if not isinstance(view.pending, Decision):
            return None
        plan = PlannerJob(view, seed)
        return MappedJob(plan, lambda replies: [make_hint(plan, replies[0])])

    def still_needed(self, view: View) -> str:
        """See `Advice.still_needed`."""
        if view.seat is None:
            return ""
        race = ticket(view)
        count, short = dict(race.ranking)[view.seat], TO_WIN - race.votes
        lacks = f"{short} short of {TO_WIN}" if short > 0 else f"{TO_WIN} are reached"
        if not race.votes:
            return f"No player has votes yet: {lacks}."
        return (
            f"You have {count} votes ({candidate_title(view.seat, race)}); those who lead have {race.votes}, {lacks}."
        )


def make_hint(plan: PlannerJob, reply: object) -> HintModel:
    """Return a hint with the reply of the plan and its reason."""
    view = plan.view
    assert isinstance(view.pending, Decision)
    if view.pending.about == "steal":
        return _steal_hint(view, str(reply))
    if reply in (READY, BACK):
        why = "It is the last round." if view.round == ROUNDS else "What is left is for the rounds to come."
        return HintModel("Seal your bid", why, "Sealed bids", picks=READY)
    assert isinstance(reply, int)
    return _bid_hint(plan, reply)


def _steal_hint(view: View, victim: str) -> HintModel:
    card = view.bars[view.seats.index(victim)][-1]
    count = card_votes(view, card)
    reason = f"{count} votes more for you, and {count} fewer for {CANDIDATES[victim]}."
    return HintModel(f"Take {BY_KEY[card].name} from {CANDIDATES[victim]}", reason, "Swing states", picks=victim)


def _bid_hint(plan: PlannerJob, amount: int) -> HintModel:
    view = plan.view
    pile, place = open_piles(view)[view.at], view.at
    worth = card_values(view)[place]
    what = f"{worth} votes, with the card it lets you take" if pile[-1] in SWINGS else f"{worth} votes"
    if not amount:
        reason = f"{what.capitalize()}. Your bids should be hard to foresee: this time your money goes to other labels."
        return HintModel(f"Bid nothing on {card_names(pile)}", reason, "Sealed bids", picks=0)
    tenths = round(10 * win_chance(view, place, amount))
    reason = f"{what.capitalize()}: if all bid by this plan, so much is the highest bid in about {tenths} of 10 cases."
    return HintModel(f"Bid {format_money(amount)} on {card_names(pile)}", reason, "Sealed bids", picks=amount)
