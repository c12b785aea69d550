"""A computer player that deals the unseen cards in many ways, plays each choice out, and counts the votes.

All choices are tried with the same deals, and the rest is played by a rule of thumb: take what is worth an Honor, give
to the partner, keep from the others. The remaining difference is due to the choice. The record of the game for the
registry is here too.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from vfw.companions.companion import Companion
from vfw.companions.constitution.cards import DEMOCRATS, PACKS, REPUBLICANS, Pack
from vfw.companions.constitution.deals import AGREED, deal_cards, tally_votes
from vfw.companions.constitution.game import Constitution
from vfw.companions.constitution.moves import TAKES, Plays, follows, leads, standing
from vfw.companions.constitution.position import PAIRS, PLACE, RIGHT_OF, SEATS, Draft, Open, View
from vfw.companions.constitution.view import HiddenHands, hides
from vfw.core.players import RandomPlayer
from vfw.core.position import drafted
from vfw.core.questions import Decision, Outcome, Reply

DEALS_PER_CHOICE: Final = 16
"""The number of ways to deal the unseen cards, for an answer."""
HONOR_VALUE: Final = 14.0
"""The value of an Honor with a vote while it is kept, in votes."""


class CountingPlayer:
    """A player that maximizes the votes of its party, on average over imagined hands."""

    def __init__(self, rng: Random, worlds: int = DEALS_PER_CHOICE) -> None:
        self.rng, self.worlds = rng, worlds

    def choose(self, view: View) -> Reply:
        """Return a card.

        Raises:
            ValueError: The view waits for no decision of its seat.
        """
        choices = asked(view)
        seeds = draw_seeds(self.rng, self.worlds)
        return choices[best(margins(view, seeds))]


def draw_seeds(rng: Random, worlds: int) -> tuple[int, ...]:
    """Return a seed for each deal."""
    return tuple([rng.getrandbits(32) for _ in range(worlds)])


def asked(view: View) -> tuple[str, ...]:
    """Return the cards that a view offers its seat.

    Raises:
        ValueError: It offers none.
    """
    if not isinstance(view.pending, Decision) or not view.pending.choices:
        raise ValueError(f"nothing to choose: the view waits for {view.pending!r}")
    return tuple(map(str, view.pending.choices))


def best(found: Sequence[int]) -> int:
    """Return the index of the highest value, the first if several are alike."""
    return max(range(len(found)), key=lambda number: found[number])


def margins(view: View, seeds: Sequence[int]) -> tuple[int, ...]:
    """Return for each choice of `view` the lead in votes of the seat's party at the end of the deal.

    The leads are added up over one deal for each seed.
    """
    choices = asked(view)
    unseen = HiddenHands(view)
    sums = [0] * len(choices)
    sign = 1 if view.party(view.seat or "") == DEMOCRATS else -1
    for seed in seeds:
        hands = [list(hand) for hand in unseen.imagined(Random(seed)).hands]
        for number, choice in enumerate(choices):
            sums[number] += sign * _playout(view, [hand[:] for hand in hands], choice, Random(seed))
    return tuple(sums)


def elections(view: View, seeds: Sequence[int]) -> int:
    """Return how many elections the Democrats win from here, one for each seed, each counted twice.

    A tie, which the Vice President decides, counts once.
    """
    unseen, halves = HiddenHands(view), 0
    for seed in seeds:
        rng = Random(seed)
        position = unseen.imagined(rng)
        ahead = sum([democrats - republicans for democrats, republicans in view.scores])
        if len(view.scores) < view.deal:
            ahead += _playout(position, [list(hand) for hand in position.hands], "", rng)
        if view.deal == 1:
            draft = drafted(position, Draft)
            draft.dealer = RIGHT_OF[draft.holder]
            keys = PACKS[view.pack].keys
            deal_cards(draft, rng.sample(keys, len(keys)))
            ahead += _playout(draft, [list(hand) for hand in draft.hands], "", rng)
        halves += 2 if ahead > 0 else ahead == 0
    return halves


def _playout(table: Open, hands: list[list[str]], choice: str, rng: Random) -> int:
    """Return the lead of the Democrats in votes once the deal is over; `choice` is played now if it is a card."""
    pack, deal = PACKS[table.pack], table.deal
    democrats = [seat in table.democrats for seat in SEATS]
    has_led = [table.has_led(seat) for seat in SEATS]
    democrat_votes, republican_votes = tally_votes(table)
    ahead = democrat_votes - republican_votes
    leader, cards, card = PLACE[table.leader], list(table.cards), choice
    while True:
        place = (leader + len(cards)) % 4
        hand, party = hands[place], DEMOCRATS if democrats[leader] else REPUBLICANS
        if not card:
            if cards:
                plays = follows(pack, hand, standing(pack, cards, party), len(cards) + 1)
            else:
                plays = leads(hand, party, first=not has_led[place])
            card = _thumb(pack, plays, cards, party, deal, rng)
        hand.remove(card)
        cards.append(card)
        card = ""
        if len(cards) == len(SEATS):
            trick = standing(pack, cards, party)
            votes = sum([pack.worth(played, deal) for played in cards])
            has_led[leader] = True
            leader, cards = (leader + trick.best) % 4, []
            ahead += votes if democrats[leader] else -votes
            if not hands[leader]:
                return ahead


def _thumb(pack: Pack, plays: Plays, cards: list[str], leaders_party: str, deal: int, rng: Random) -> str:
    """Return the best card at a glance: who would have the trick, what it brings, and the value of a kept Honor."""
    keys = list(plays)
    if len(keys) == 1 or not cards:
        return keys[int(rng.random() * len(keys))]
    lying = sum([pack.worth(card, deal) for card in cards])
    number = len(cards)
    chosen, most = keys[0], -1000.0
    for card in keys:
        trick = standing(pack, [*cards, card], leaders_party)
        votes = lying + pack.worth(card, deal)
        worth = (votes if (number - trick.best) % 2 == 0 else -votes) + rng.random()
        if plays[card] == TAKES:
            worth -= HONOR_VALUE
        if worth > most:
            chosen, most = card, worth
    return chosen


def election_points(outcome: Outcome, side: Sequence[str]) -> float:
    """Return 1.0 for the pair that elected the President."""
    return float(set(side) <= set(outcome.winners))


CONSTITUTION = Companion(
    game=Constitution(),
    hides=hides,
    players={"random": RandomPlayer, "planner": CountingPlayer},
    options={"pack": "A", "partners": AGREED},
    sides=PAIRS,
    points=election_points,
    aim=0.75,
    cautious=True,
)
