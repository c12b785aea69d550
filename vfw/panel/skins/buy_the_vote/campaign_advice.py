"""Help with a bid: what a candidate with a plan would do, and why."""

from __future__ import annotations

from collections.abc import Sequence

from vfw.companions.buy_the_vote.auction import BACK, READY
from vfw.companions.buy_the_vote.auction_words import CANDIDATES, money, named
from vfw.companions.buy_the_vote.campaign_planner import chance_of, worths
from vfw.companions.buy_the_vote.campaign_table import ROUNDS
from vfw.companions.buy_the_vote.campaign_view import View
from vfw.companions.buy_the_vote.nomination import ticket
from vfw.companions.buy_the_vote.state_cards import BY_KEY, SWINGS, TO_WIN
from vfw.core.questions import Decision
from vfw.jobs.batch import BatchJob, MappedJob
from vfw.panel.faces.hint import HintFace
from vfw.panel.skins.abilities.learning import Advice
from vfw.panel.skins.buy_the_vote.campaign_starts import CampaignPlan
from vfw.panel.skins.buy_the_vote.campaign_words import open_piles, title_of, votes


class CampaignAdvice(Advice):
    """Hints, and how far one is from 270."""

    counts_chances = False

    def hinting(self, view: View, seed: str) -> BatchJob[Sequence[HintFace]] | None:
        if not isinstance(view.pending, Decision):
            return None
        plan = CampaignPlan(view, seed)
        return MappedJob(plan, lambda replies: [hint(plan, replies[0])])

    def stands(self, view: View) -> str:
        if view.seat is None:
            return ""
        race = ticket(view)
        count, short = dict(race.ranking)[view.seat], TO_WIN - race.votes
        lacks = f"{short} short of {TO_WIN}" if short > 0 else f"{TO_WIN} are reached"
        if not race.votes:
            return f"Nobody has votes yet: {lacks}."
        return f"You have {count} votes ({title_of(view.seat, race)}); those who lead have {race.votes}, {lacks}."


def hint(plan: CampaignPlan, reply: object) -> HintFace:
    """The reply of the plan, and its reason."""
    view = plan.view
    assert isinstance(view.pending, Decision)
    if view.pending.about == "steal":
        return _of_steal(view, str(reply))
    if reply in (READY, BACK):
        why = "It is the last round." if view.round == ROUNDS else "What is left is for the rounds to come."
        return HintFace("Seal your bid", why, "Sealed bids", picks=READY)
    assert isinstance(reply, int)
    return _of_bid(plan, reply)


def _of_steal(view: View, victim: str) -> HintFace:
    card = view.bars[view.seats.index(victim)][-1]
    count = votes(view, card)
    reason = f"{count} votes more for you, and {count} fewer for {CANDIDATES[victim]}."
    return HintFace(f"Take {BY_KEY[card].name} from {CANDIDATES[victim]}", reason, "Swing states", picks=victim)


def _of_bid(plan: CampaignPlan, amount: int) -> HintFace:
    view = plan.view
    pile, place = open_piles(view)[view.at], view.at
    worth = worths(view)[place]
    what = f"{worth} votes, with the card it lets you take" if pile[-1] in SWINGS else f"{worth} votes"
    if not amount:
        reason = f"{what.capitalize()}. Nobody should foresee where you bid: this time your money goes to other labels."
        return HintFace(f"Bid nothing on {named(pile)}", reason, "Sealed bids", picks=0)
    tenths = round(10 * chance_of(view, place, amount))
    reason = f"{what.capitalize()}: if all bid by this plan, so much is the highest bid in about {tenths} of 10 cases."
    return HintFace(f"Bid {money(amount)} on {named(pile)}", reason, "Sealed bids", picks=amount)
