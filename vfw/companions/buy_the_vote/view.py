"""The view of a seat: everything except the sealed bids of others and the cards to come."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from vfw.companions.buy_the_vote.cards import BY_KEY, votes_of
from vfw.companions.buy_the_vote.position import Draft, Lot, Position, Row
from vfw.companions.buy_the_vote.rounds import bid_question, steal_question
from vfw.core.position import Event, frozen
from vfw.core.questions import Decision, Pending


def guess_row(money: int, piles: Sequence[tuple[str, ...]], apportionment: str, rng: Random) -> Row:
    """Return a bid for each pile, of at most `money` in all.

    Half of the imagined bidders go from label to label and spend at random. The others set a share of their money
    aside, and divide it by the votes, if there is enough to divide.
    """
    if money < 2 * len(piles) or rng.random() < 0.5:
        return _random_row(money, len(piles), rng)
    return _row_by_votes(money, [votes_of(pile, apportionment) for pile in piles], rng)


def _random_row(money: int, labels: int, rng: Random) -> Row:
    row, left = [0] * labels, money
    for label in range(labels):
        word = int(rng.random() * (left + 2)) - 1
        if word < 0:
            break
        row[label] = word
        left -= word
    return tuple(row)


def _row_by_votes(money: int, votes: Sequence[int], rng: Random) -> Row:
    budget = money * rng.uniform(0.15, 1.0)
    weights = [count * rng.uniform(0.0, 2.0) for count in votes]
    each = budget / (sum(weights) or 1.0)
    return tuple([int(weight * each) for weight in weights])


@dataclass(frozen=True)
class View:
    """The knowledge of one seat. Fields have the names they have on the table.

    Attributes:
        deck_size: The number of cards still to come.
        unseen_size: The number of cards that were taken out.
        own: The bid of this seat in this round, as far as it is made.
        at: The label that the seat is asked for.
        sealed: The number of seats, from the first on, that have finished their bids.
    """

    seat: str | None
    seats: tuple[str, ...]
    pending: Pending
    news: tuple[Event, ...]
    apportionment: str
    ties: str
    clock: str
    round: int
    deck_size: int
    unseen_size: int
    piles: tuple[tuple[str, ...], ...]
    bars: tuple[tuple[str, ...], ...]
    money: Row
    own: Row | None
    at: int
    sealed: int
    lots: tuple[Lot, ...]
    settling: int

    @property
    def is_bidding(self) -> bool:
        """Whether bids are being made."""
        return isinstance(self.pending, Decision) and self.pending.about == "bid"


def view_of(position: Position, seat: str | None) -> View:
    """Return what `seat` may know: the bids of others only when all are in, the cards to come never."""
    pending, rows = position.pending, dict(zip(position.seats, position.rows, strict=False))
    is_asked = isinstance(pending, Decision) and pending.seat == seat
    if isinstance(pending, Decision) and not is_asked:
        pending = pending._replace(choices=())
    return View(
        seat=seat,
        seats=position.seats,
        pending=pending,
        news=position.news,
        apportionment=position.apportionment,
        ties=position.ties,
        clock=position.clock,
        round=position.round,
        deck_size=len(position.deck),
        unseen_size=len(position.unseen),
        piles=position.piles,
        bars=position.bars,
        money=position.money,
        own=rows.get(seat) if seat else None,
        at=position.at if is_asked else 0,
        sealed=max(len(position.rows) - 1, 0),
        lots=position.lots,
        settling=position.settling,
    )


def imagine_position(view: View, rng: Random) -> Position:
    """Return a table that could be the true one: the cards to come in some order, and possible bids."""
    draft = object.__new__(Draft)
    draft.seats, draft.news, draft.pending = view.seats, view.news, view.pending
    draft.apportionment, draft.ties, draft.clock = view.apportionment, view.ties, view.clock
    draft.round, draft.piles, draft.bars, draft.money = view.round, view.piles, view.bars, view.money
    draft.lots, draft.settling, draft.at = view.lots, view.settling, view.at
    shown = {card for cards in (*view.piles, *view.bars) for card in cards}
    hidden = [card for card in BY_KEY if card not in shown] if view.round else []
    rng.shuffle(hidden)
    draft.unseen, draft.deck = tuple(hidden[: view.unseen_size]), tuple(hidden[view.unseen_size :])
    bidders = view.sealed + 1 if view.is_bidding else 0
    draft.rows = tuple([_row(view, seat, rng) for seat in range(bidders)])
    if isinstance(view.pending, Decision):
        thief, swing = view.pending.seat, view.pending.why
        draft.pending = bid_question(draft) if bidders else steal_question(draft, thief, swing)
    return frozen(draft, Position)


def _row(view: View, seat: int, rng: Random) -> Row:
    """Return the viewer's own bid, or one that the other seat could have made."""
    if view.own is not None and view.seats[seat] == view.seat:
        return view.own
    piles = [pile for pile in view.piles if pile]
    return guess_row(view.money[seat], piles, view.apportionment, rng)


def hides(position: Position, seat: str) -> bool:
    """Return whether something is hidden from `seat`: the order of cards to come, or a bid of another seat."""
    can_differ = len(position.deck) > 1 or bool(position.deck and position.unseen)
    others = [
        money for who, money, _ in zip(position.seats, position.money, position.rows, strict=False) if who != seat
    ]
    return can_differ or any(others)
