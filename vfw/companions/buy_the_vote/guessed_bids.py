"""Bids that a seat could have made, for whoever has to imagine them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from vfw.companions.buy_the_vote.campaign_table import Row
from vfw.companions.buy_the_vote.state_cards import votes_of


def guessed_row(money: int, piles: Sequence[tuple[str, ...]], apportionment: str, rng: Random) -> Row:
    """A bid for each pile, of at most `money` in all. Half of those who bid go from label to label and spend at a whim
    until they are done; the others have a share of their money in mind, and divide it by the votes, where there is
    enough to divide."""
    if money < 2 * len(piles) or rng.random() < 0.5:
        return _at_a_whim(money, len(piles), rng)
    return _by_votes(money, [votes_of(pile, apportionment) for pile in piles], rng)


def _at_a_whim(money: int, labels: int, rng: Random) -> Row:
    row, left = [0] * labels, money
    for label in range(labels):
        word = int(rng.random() * (left + 2)) - 1
        if word < 0:
            break
        row[label] = word
        left -= word
    return tuple(row)


def _by_votes(money: int, votes: Sequence[int], rng: Random) -> Row:
    budget = money * rng.uniform(0.15, 1.0)
    weights = [count * rng.uniform(0.0, 2.0) for count in votes]
    each = budget / (sum(weights) or 1.0)
    return tuple([int(weight * each) for weight in weights])
