"""A computer candidate with a plan, and the record of the game for the registry.

It spreads its money over the rounds, and bids so that no rival can know what to bid against it.
"""

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
"""The share kept beyond the next fundraising, of what is meant for a round as long as this one."""


def plan_replies(view: View, seed: str) -> Sequence[Reply]:
    """Return the replies of the seat of `view`: a whole bid from the current label on, or the player to steal from."""
    return replies_for(view, mixed_row(view, Random(seed))) if view.is_bidding else [best_victim(view)]


class Planner:
    """A player that bids by plan."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._planned: list[Reply] = []

    def choose(self, view: View) -> Reply:
        """See `core.players.Player.choose`."""
        if not self._planned or view.at == 0:  # a new round, or whose card to take
            self._planned = list(plan_replies(view, str(self._rng.random())))
        return self._planned.pop(0)


def replies_for(view: View, row: Row) -> Sequence[Reply]:
    """Return the replies that make this row of the own bid, from the current label on.

    Labels at the end that keep their amount get no reply.
    """
    own = view.own or row
    differ = [place for place in range(view.at, len(row)) if row[place] != own[place]]
    return [*row[view.at : (differ[-1] + 1 if differ else view.at)], READY]


def mixed_row(view: View, rng: Random) -> Row:
    """Return a bid that cannot be predicted. Labels before the current one keep their amount.

    Every bid is paid, won or lost. If n candidates bid for something of equal value to all, the equilibrium is known:
    each bids the value times u to the power of n - 1, with u drawn evenly, and no other bid gains anything. Here such
    draws divide the money of the round. No bid is higher than what is surely enough.
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
    """Return the own money meant for this round: it lasts until the next fundraising, and a little longer."""
    own, _ = purses(view)
    next_pay = min([number for number in PAYS if number > view.round], default=ROUNDS + 1)
    now = open_labels(view.round)
    later = sum(open_labels(number) for number in range(view.round + 1, next_pay))
    return own * now / (now + later + (RESERVE_SHARE * now if next_pay <= ROUNDS else 0.0))


def win_chance(view: View, place: int, amount: int) -> float:
    """Return the chance that an amount wins a label if all rivals bid by this plan: 0 to 1."""
    _, rivals = purses(view)
    worth = card_values(view)
    price = (len(rivals) + 1) * budget(view) * worth[place] / sum(worth)
    return 1.0 if amount > max(rivals) else min(amount / price, 1.0) if price else 0.0


def purses(view: View) -> tuple[int, list[int]]:
    """Return the money of the seat of `view`, and that of each rival."""
    assert view.seat is not None
    place = view.seats.index(view.seat)
    return view.money[place], [*view.money[:place], *view.money[place + 1 :]]


def card_values(view: View) -> list[int]:
    """Return the value of each open label in votes: its pile, and the best card that its swing state can take."""
    votes, piles = VOTES[view.apportionment], [pile for pile in view.piles if pile]
    others = [bar for seat, bar in zip(view.seats, view.bars, strict=True) if bar and seat != view.seat]
    taken = max([votes[bar[-1]] for bar in others], default=0)
    return [votes_of(pile, view.apportionment) + taken * (pile[-1] in SWINGS) for pile in piles]


def best_victim(view: View) -> str:
    """Return the player whose last card brings the most, counting also that a rival loses it."""
    assert isinstance(view.pending, Decision)
    votes = VOTES[view.apportionment]
    totals = {seat: votes_of(bar, view.apportionment) for seat, bar in zip(view.seats, view.bars, strict=True)}
    last = {seat: votes[bar[-1]] for seat, bar in zip(view.seats, view.bars, strict=True) if bar}

    def lead(victim: str) -> tuple[int, int]:
        """Return the lead of the seat after that, or the smallest gap; among equals the larger card counts."""
        rivals = [total - last[victim] * (seat == victim) for seat, total in totals.items() if seat != view.seat]
        return last[victim] - max(rivals), last[victim]

    return max([str(choice) for choice in view.pending.choices if choice != NOBODY], key=lead)


def nomination_points(outcome: Outcome, side: Sequence[str]) -> float:
    """Return 1 if a seat of the side became nominee, whether or not both reach the White House.

    The scores are in the order of the race.
    """
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
