"""A candidate with a plan: spreads its money over the rounds, and bids so that nobody knows what to bid against it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from vfw.companions.buy_the_vote.cards import SWINGS, VOTES, votes_of
from vfw.companions.buy_the_vote.game import BuyTheVote
from vfw.companions.buy_the_vote.position import ROUNDS, SEATS, Row, open_labels
from vfw.companions.buy_the_vote.rounds import NOBODY, PAYS, READY
from vfw.companions.buy_the_vote.view import View, hides
from vfw.companions.companion import Companion
from vfw.core.players import RandomPlayer
from vfw.core.questions import Decision, Outcome, Reply

RESERVE_SHARE = 0.3
"""What is kept beyond the next fundraising, beside what is meant for a round as long as this one."""


def plan_replies(view: View, seed: str) -> Sequence[Reply]:
    """What the seat of `view` replies: a whole bid, from the label it is asked for on, or whose card it takes."""
    return replies_for(view, mixed_row(view, Random(seed))) if view.is_bidding else [best_victim(view)]


class Planner:
    """Bids by plan."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._planned: list[Reply] = []

    def choose(self, view: View) -> Reply:
        if not self._planned or view.at == 0:  # a new round, or whose card to take
            self._planned = list(plan_replies(view, str(self._rng.random())))
        return self._planned.pop(0)


def replies_for(view: View, row: Row) -> Sequence[Reply]:
    """What makes this row of the own bid, from the label that is asked for on: nothing is said of labels at the end
    that stay as they are."""
    own = view.own or row
    differ = [place for place in range(view.at, len(row)) if row[place] != own[place]]
    return [*row[view.at : (differ[-1] + 1 if differ else view.at)], READY]


def mixed_row(view: View, rng: Random) -> Row:
    """A bid that cannot be foreseen. Labels before the one that is asked for stay as they are.

    Whatever is bid is gone, won or lost. Where n bid so for what is worth as much to all, the balance is known: each
    bids its price times u to the power of n - 1, u drawn evenly, and nobody gains by bidding otherwise. Here such draws
    divide what is meant for the round. Nobody bids more than is surely enough.
    """
    assert view.own is not None
    row = [*view.own[: view.at], *[0] * (len(view.own) - view.at)]
    own, rivals = purses(view)
    draws = [worth * rng.random() ** len(rivals) for worth in card_values(view)]
    left = own - sum(row)
    each = min(budget(view), left) / (sum(draws[view.at :]) or 1.0)
    enough = max(rivals) + 1
    for place in rng.sample(range(view.at, len(row)), len(row) - view.at):
        row[place] = min(int(draws[place] * each + rng.random()), left, enough)
        left -= row[place]
    return tuple(row)


def budget(view: View) -> float:
    """What is meant for this round of the own money, which is divided by labels: it lasts until the next fundraising,
    and a little beyond."""
    own, _ = purses(view)
    next_pay = min([number for number in PAYS if number > view.round], default=ROUNDS + 1)
    now = open_labels(view.round)
    later = sum(open_labels(number) for number in range(view.round + 1, next_pay))
    return own * now / (now + later + (RESERVE_SHARE * now if next_pay <= ROUNDS else 0.0))


def win_chance(view: View, place: int, amount: int) -> float:
    """How often an amount wins a label, if all others bid by this plan and think alike: 0 to 1."""
    _, rivals = purses(view)
    worth = card_values(view)
    price = (len(rivals) + 1) * budget(view) * worth[place] / sum(worth)
    return 1.0 if amount > max(rivals) else min(amount / price, 1.0) if price else 0.0


def purses(view: View) -> tuple[int, list[int]]:
    """The money of the seat of `view`, and that of each rival."""
    assert view.seat is not None
    place = view.seats.index(view.seat)
    return view.money[place], [*view.money[:place], *view.money[place + 1 :]]


def card_values(view: View) -> list[int]:
    """What each open label is worth, in votes: those of its pile, and the best card that its swing state can take."""
    votes, piles = VOTES[view.apportionment], [pile for pile in view.piles if pile]
    others = [bar for seat, bar in zip(view.seats, view.bars, strict=True) if bar and seat != view.seat]
    taken = max([votes[bar[-1]] for bar in others], default=0)
    return [votes_of(pile, view.apportionment) + taken * (pile[-1] in SWINGS) for pile in piles]


def best_victim(view: View) -> str:
    """Whose last card brings the most: to have it, and that a rival has it no more."""
    assert isinstance(view.pending, Decision)
    votes = VOTES[view.apportionment]
    totals = {seat: votes_of(bar, view.apportionment) for seat, bar in zip(view.seats, view.bars, strict=True)}
    last = {seat: votes[bar[-1]] for seat, bar in zip(view.seats, view.bars, strict=True) if bar}

    def lead(victim: str) -> tuple[int, int]:
        """By how much the seat then leads, or least lags behind; among equals the larger card counts."""
        rivals = [total - last[victim] * (seat == victim) for seat, total in totals.items() if seat != view.seat]
        return last[victim] - max(rivals), last[victim]

    return max([str(choice) for choice in view.pending.choices if choice != NOBODY], key=lead)


def nomination_points(outcome: Outcome, side: Sequence[str]) -> float:
    """1 where a seat of the side became nominee, whether or not both reach the White House. The scores stand in the
    order of the race."""
    return float(outcome.scores[0][0] in side)


BUY_THE_VOTE = Companion(
    game=BuyTheVote(),
    hides=hides,
    players={"random": RandomPlayer, "planner": Planner},
    options={"players": len(SEATS)},
    sides=[[seat] for seat in SEATS],
    points=nomination_points,
    aim=0.40,
)
