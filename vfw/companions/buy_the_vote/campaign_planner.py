"""A candidate with a plan: guesses what others bid, and buys votes where they are cheaper than they will be later."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from vfw.companions.buy_the_vote.auction import NOBODY, PAYS, READY
from vfw.companions.buy_the_vote.campaign_table import ROUNDS, Row, open_labels
from vfw.companions.buy_the_vote.campaign_view import View
from vfw.companions.buy_the_vote.guessed_bids import guessed_row
from vfw.companions.buy_the_vote.state_cards import SWINGS, TO_WIN, VOTES, votes_of
from vfw.core.questions import Decision, Reply

PIECES, GUESSES = 4, 40
"""So many pieces of work, and how often each guesses what all others bid."""
KEPT = 0.5
"""The share of their money that others are thought to keep for the rounds after this one."""
PATIENCE = (2.0, 4.0)
"""How much a vote that can be bought later counts beside one that can be bought now: each time something between."""
WHIM = 0.5
"""By how much a label can be liked more or less than it is worth: those who think alike would tie on everything."""
ALL_VOTES = 2 * TO_WIN - 2


def highest_bids(view: View, seed: str) -> list[Row]:
    """The highest bid of the others on each label, guessed again and again: a piece of work."""
    rng, piles = Random(seed), [pile for pile in view.piles if pile]
    others = [money for seat, money in zip(view.seats, view.money, strict=True) if seat != view.seat]
    tops = []
    for _ in range(GUESSES):
        rows = [guessed_row(money, piles, view.apportionment, rng) for money in others]
        tops.append(tuple(map(max, zip(*rows, strict=True))))
    return tops


def piece_seeds(seed: str) -> list[str]:
    """The seeds of the pieces of work in which the bids of others are guessed; none needs another."""
    return [f"{seed} {number}" for number in range(PIECES)]


def planned(view: View, seed: str, tops: Sequence[Row]) -> Sequence[Reply]:
    """What the seat of `view` replies: a whole bid, from the label it is asked for on, or whose card it takes. `tops`
    are the highest bids of the others, as they were guessed."""
    if not view.is_bidding:
        return [best_victim(view)]
    return replies_for(view, best_row(view, tops, Random(f"{seed} whims")))


class Planner:
    """Bids by plan."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._planned: list[Reply] = []

    def choose(self, view: View) -> Reply:
        if not self._planned or view.at == 0:  # a new round, or whose card to take
            seed = str(self._rng.random())
            tops = [row for one in piece_seeds(seed) for row in highest_bids(view, one)] if view.is_bidding else []
            self._planned = list(planned(view, seed, tops))
        return self._planned.pop(0)


def replies_for(view: View, row: Row) -> Sequence[Reply]:
    """What makes this row of the own bid, from the label that is asked for on: nothing is said of labels at the end
    that stay as they are."""
    own = view.own or row
    differ = [place for place in range(view.at, len(row)) if row[place] != own[place]]
    return [*row[view.at : (differ[-1] + 1 if differ else view.at)], READY]


def best_row(view: View, tops: Sequence[Row], rng: Random) -> Row:
    """The bid that brings the most votes for its money. Labels before the one that is asked for stay as they are."""
    assert view.own is not None
    assert view.seat is not None
    row = [*view.own[: view.at], *[0] * (len(view.own) - view.at)]
    worth = [votes * rng.uniform(1 - WHIM, 1 + WHIM) for votes in worths(view)]
    left = view.money[view.seats.index(view.seat)] - sum(row)
    chances = [winning_chances([top[place] for top in tops], left) for place in range(len(row))]
    patience = rng.uniform(*PATIENCE)
    while True:
        best, found = patience * votes_for_a_million(view, left), (0, 0)
        for place in range(view.at, len(row)):
            had, chance = row[place], chances[place]
            for amount in range(had + 1, had + left + 1):
                gain = worth[place] * (chance[amount] - chance[had]) / (amount - had)
                if gain > best:
                    best, found = gain, (place, amount)
        place, amount = found
        if not amount:
            return tuple(row)
        left -= amount - row[place]
        row[place] = amount


def worths(view: View) -> list[float]:
    """What each open label is worth, in votes: those of its pile, and the best card that its swing state can take."""
    votes, piles = VOTES[view.apportionment], [pile for pile in view.piles if pile]
    others = [bar for seat, bar in zip(view.seats, view.bars, strict=True) if bar and seat != view.seat]
    taken = max([votes[bar[-1]] for bar in others], default=0)
    return [votes_of(pile, view.apportionment) + taken * (pile[-1] in SWINGS) for pile in piles]


def winning_chances(tops: Sequence[int], most: int) -> list[float]:
    """The chance of each amount, from 0 to `most`, to be above all others."""
    counts = [0] * (most + 2)
    for top in tops:
        if top < most:
            counts[top + 1] += 1
    chances, above = [], 0
    for amount in range(most + 1):
        above += counts[amount]
        chances.append(above / len(tops))
    return chances


def votes_for_a_million(view: View, left: int) -> float:
    """How many votes another million would buy in the rounds to come, where so much is left of the own money, and all
    money buys alike then; 0 in the last."""
    if view.round == ROUNDS or view.seat is None:
        return 0.0
    labels = {number: open_labels(number) for number in range(view.round + 1, ROUNDS + 1)}
    to_come = ALL_VOTES * sum(labels.values()) / len(VOTES[view.apportionment])
    seats, own_place = len(view.seats), view.seats.index(view.seat)
    own, others = float(left), KEPT * (sum(view.money) - view.money[own_place])
    for number, (base, each) in PAYS.items():
        if number > view.round:
            income = base + each * sum(len(bar) for bar in view.bars) / seats
            own, others = own + income, others + income * (seats - 1)
    return to_come * others / (own + others) ** 2 if own + others else 0.0


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
