"""The course of a round: fundraising, cards, sealed bids, the reveal label by label, and swing states that steal.

The race for the nomination (V11 to V13) and the errors of illegal bids, by the rule that they break, are here too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from vfw.companions.buy_the_vote.cards import SWINGS, TO_WIN, VOTES, votes_of
from vfw.companions.buy_the_vote.position import (
    CASUAL,
    ROUNDS,
    TIME_IS_UP,
    TIMED,
    UNTIMED,
    Draft,
    Lot,
    Position,
    open_labels,
    replace_bid,
)
from vfw.core.questions import Decision, IllegalReply, Outcome, Reply, Word, require

WHITE_HOUSE, SHORT = "the White House", "short of 270"
ALONE = 2
"""The number of players with which the nominee has no running mate, and needs 270 alone (V13)."""


class Campaigns(Protocol):
    """The facts about the candidates that both a position and a view hold."""

    @property
    def seats(self) -> tuple[str, ...]:
        """Return the seats, in their order."""
        ...

    @property
    def bars(self) -> tuple[tuple[str, ...], ...]:
        """Return the cards of each seat."""
        ...

    @property
    def money(self) -> tuple[int, ...]:
        """Return the money of each seat."""
        ...

    @property
    def apportionment(self) -> str:
        """Return the census of the electoral votes."""
        ...


@dataclass(frozen=True)
class Ticket:
    """The state of the race.

    Attributes:
        ranking: Pairs of seat and votes, the leader first.
        nominees: One seat, or those that share the first place.
        mates: The running mate, or those that share the second place; () if there is none.
        votes: The votes that count towards 270.
    """

    ranking: tuple[tuple[str, int], ...]
    nominees: tuple[str, ...]
    mates: tuple[str, ...]
    votes: int

    @property
    def wins(self) -> bool:
        """Whether the ticket has 270 votes."""
        return self.votes >= TO_WIN


def ticket(table: Campaigns) -> Ticket:
    """Rank the candidates by votes, then cards, then money left, then the largest single state (V11).

    A shared first place leaves no running mate. The two leaders count together then too.
    """
    votes = VOTES[table.apportionment]
    standing = {
        seat: (votes_of(bar, table.apportionment), len(bar), left, max([votes[card] for card in bar], default=0))
        for seat, bar, left in zip(table.seats, table.bars, table.money, strict=True)
    }
    order = sorted(table.seats, key=lambda seat: standing[seat], reverse=True)
    nominees = _alike(order, standing, 0)
    alone = len(order) == ALONE
    mates = () if alone or len(nominees) > 1 else _alike(order, standing, 1)
    counted = order[:1] if alone else order[:2]
    return Ticket(
        tuple((seat, standing[seat][0]) for seat in order), nominees, mates, sum(standing[seat][0] for seat in counted)
    )


def outcome(table: Campaigns) -> Outcome:
    """Return the end of the game: with 270 nominee and running mate both win, otherwise no candidate does (V12).

    The scores are in the order of the race, the nominee first.
    """
    race = ticket(table)
    elected = {*race.nominees, *race.mates} if race.wins else set()
    winners = tuple(seat for seat in table.seats if seat in elected)
    return Outcome(winners, WHITE_HOUSE if race.wins else SHORT, race.ranking)


def _alike(order: Sequence[str], standing: dict[str, tuple[int, int, int, int]], place: int) -> tuple[str, ...]:
    """Return all seats with the same standing as the one in that place, in the order of the seats."""
    return tuple(sorted(seat for seat in order if standing[seat] == standing[order[place]]))


READY, BACK, NOBODY = "ready", "back", "nobody"
FIRST_PAY: Final = 10
PAYS: Final = {1: (FIRST_PAY, 0), 4: (20, 2), 7: (30, 2)}
"""The fundraising rounds: the base amount, and the amount for each card in the bar (V9)."""
TAKEN_OUT: Final = 3
"""The number of cards taken out unseen without a clock, because the first round is left out (V14)."""

_choices: dict[tuple[int, bool], tuple[Word, ...]] = {}


def begin(draft: Draft, order: tuple[str, ...]) -> None:
    """Shuffle the cards and begin the first round, which is the second without a clock (V14)."""
    if draft.clock == UNTIMED:
        draft.unseen, order = order[:TAKEN_OUT], order[TAKEN_OUT:]
    draft.deck = order
    begin_round(draft, 2 if draft.clock == UNTIMED else 1)


def begin_round(draft: Draft, number: int) -> None:
    """Pay in a fundraising round, deal a card to each open label, and ask for bids.

    A pile that stayed gets a card on top, and is bid on as one lot (V4).
    """
    first = draft.round == 0
    draft.round = number
    draft.tell("round", number)
    if first or number in PAYS:
        _pay(draft, *PAYS.get(number, (FIRST_PAY, 0)))
    dealt, draft.deck = draft.deck[: open_labels(number)], draft.deck[open_labels(number) :]
    draft.piles = tuple([(*pile, *dealt[place : place + 1]) for place, pile in enumerate(draft.piles)])
    draft.tell("dealt", dealt)
    draft.rows, draft.at = ((0,) * open_labels(number),), 0
    _ask(draft)


def _pay(draft: Draft, base: int, each: int) -> None:
    pays = [base + each * len(bar) for bar in draft.bars]
    draft.money = tuple([had + more for had, more in zip(draft.money, pays, strict=True)])
    draft.tell("paid", base, each, tuple(zip(draft.seats, pays, strict=True)))


def _ask(draft: Draft) -> None:
    """Ask the seat at work for its bid on a label. A seat without money is skipped, since it can make no bid (V1).

    If no seat has money, the round is settled at once, and time cannot be up within it (V10).
    """
    seats = len(draft.seats)
    while not draft.money[len(draft.rows) - 1]:
        draft.tell("broke", draft.seats[len(draft.rows) - 1])
        if len(draft.rows) == seats:
            return reveal(draft)
        draft.rows = (*draft.rows, (0,) * len(draft.rows[0]))
    draft.pending = bid_question(draft)
    return None


def bid_question(table: Position) -> Decision:
    """Return the question for the seat at work: an amount for a label, or at the end whether it is ready."""
    bidder, row, at = len(table.rows) - 1, table.rows[-1], table.at
    if at == len(row):
        choices: tuple[Word, ...] = (READY, BACK)
    else:
        choices = amounts(table.money[bidder] - sum(row) + row[at], at > 0)
    return Decision(table.seats[bidder], "bid", choices, "sealed bid", interrupts(table))


def interrupts(position: Position) -> tuple[Word, ...]:
    """Return what the table may say whenever a candidate is asked (V10)."""
    return (TIME_IS_UP,) if position.clock == TIMED else ()


def amounts(most: int, has_before: bool) -> tuple[Word, ...]:
    """Return the possible bids on a label with so much to spend: any whole million, or passing over the rest.

    The same rows are asked for thousands of times in a game, so each is made once.
    """
    known = _choices.get((most, has_before))
    if known is None:
        words: tuple[Word, ...] = (READY, BACK) if has_before else (READY,)
        known = _choices[most, has_before] = (*words, *range(most + 1))
    return known


def bid(draft: Draft, word: Word) -> None:
    """Apply a bid: an amount for a label, a step back to the previous label, or the word that seals it."""
    if word == BACK:
        draft.at -= 1
    elif isinstance(word, int):
        draft.rows = (*draft.rows[:-1], replace_bid(draft.rows[-1], draft.at, word))
        draft.at += 1
    else:
        draft.tell("sealed", draft.seats[len(draft.rows) - 1])
        if len(draft.rows) == len(draft.seats):
            return reveal(draft)
        draft.rows, draft.at = (*draft.rows, (0,) * len(draft.rows[0])), 0
    return _ask(draft)


def reveal(draft: Draft) -> None:
    """Reveal the bids. All money that was bid goes to the bank, won or lost.

    In a casual game those who tied for the highest bid on a label keep what they bid there (V3).
    """
    lots = [_lot(draft, place) for place in range(len(draft.rows[0]))]
    paid = [sum(row) for row in draft.rows]
    kept = [0] * len(paid)
    if draft.ties == CASUAL:
        for lot in lots:
            for seat in lot.tied:
                kept[draft.seats.index(seat)] += lot.bids[draft.seats.index(seat)]
    draft.money = tuple([had - gone + back for had, gone, back in zip(draft.money, paid, kept, strict=True)])
    draft.lots, draft.rows, draft.at, draft.settling = tuple(lots), (), 0, 0
    draft.tell("revealed", tuple(zip(draft.seats, paid, strict=True)))
    if any(kept):
        draft.tell("kept", tuple([(seat, back) for seat, back in zip(draft.seats, kept, strict=True) if back]))
    settle(draft)


def _lot(draft: Draft, place: int) -> Lot:
    """Return the result of a label: the single highest bid wins it; if no seat bids, all tie at nothing (V2)."""
    bids = tuple([row[place] for row in draft.rows])
    top = max(bids)
    leading = tuple([seat for seat, amount in zip(draft.seats, bids, strict=True) if amount == top]) if top else ()
    winner = leading[0] if len(leading) == 1 else ""
    return Lot(place + 1, draft.piles[place], bids, winner, () if winner else leading)


def settle(draft: Draft, *, in_time: bool = True) -> None:
    """Settle the labels in order. A swing state stops this until its winner has chosen, before the next label (V6)."""
    while draft.settling < len(draft.lots):
        lot = draft.lots[draft.settling]
        draft.settling += 1
        if not lot.winner:
            draft.tell("stays", lot.label, lot.cards, max(lot.bids), lot.tied)
            continue
        winner = draft.seats.index(lot.winner)
        draft.tell("won", lot.label, lot.cards, lot.winner, lot.bids[winner])
        _give(draft, winner, lot.cards)
        draft.piles = (*draft.piles[: lot.label - 1], (), *draft.piles[lot.label :])
        if in_time and lot.cards[-1] in SWINGS and _asks_for_victim(draft, lot):
            return
    if not in_time or draft.round == ROUNDS:
        end(draft)
    else:
        begin_round(draft, draft.round + 1)


def _give(draft: Draft, seat: int, cards: tuple[str, ...]) -> None:
    """Add cards to the right end of a bar, the oldest first (V5)."""
    draft.bars = (*draft.bars[:seat], (*draft.bars[seat], *cards), *draft.bars[seat + 1 :])


def _asks_for_victim(draft: Draft, lot: Lot) -> bool:
    """Return whether the winner of a swing state on top (V8) must choose a last card to take.

    There is no choice if no other player has a card (V7).
    """
    question = steal_question(draft, lot.winner, lot.cards[-1])
    if len(question.choices) == 1:
        draft.tell("nothing to take", lot.winner, lot.cards[-1])
        return False
    draft.pending = question
    return True


def steal_question(table: Position, thief: str, swing: str) -> Decision:
    """Return the question whose last card is taken; the winner may take none (V7)."""
    others = [seat for seat, bar in zip(table.seats, table.bars, strict=True) if bar and seat != thief]
    return Decision(thief, "steal", (*others, NOBODY), swing, interrupts(table))


def steal(draft: Draft, thief: str, victim: str) -> None:
    """Move the last card of another bar to the right end of the winner's bar, or take none.

    A card that is taken gives no power (V7).
    """
    if victim == NOBODY:
        draft.tell("let be", thief)
    else:
        place = draft.seats.index(victim)
        bar = draft.bars[place]
        draft.bars = (*draft.bars[:place], bar[:-1], *draft.bars[place + 1 :])
        _give(draft, draft.seats.index(thief), bar[-1:])
        draft.tell("taken", thief, victim, bar[-1])
    settle(draft)


def stop(draft: Draft) -> None:
    """End the game because time is up. Bids that are not revealed are void, and their money stays with its owner (V10).

    Revealed bids count and are settled at once, but no card is stolen any more.
    """
    draft.rows, draft.at = (), 0
    draft.tell(TIME_IS_UP)
    settle(draft, in_time=False)


def end(draft: Draft) -> None:
    """End the game. Piles that are still tied have no winner (V10)."""
    draft.pending = result = outcome(draft)
    draft.tell("over", result.winners, result.reason, result.scores)


BID_RULE = (
    "a bid is whole millions for any of the open labels, in all no more than the money held (V1); "
    f"{READY!r} seals it, {BACK!r} returns to the label before"
)
STEAL_RULE = f"a swing state takes the last card of one other player who has any; {NOBODY!r} lets it be (V7)"
CLOCK_RULE = "without a clock time is never up (V14)"


def require_legal(position: Position, reply: Reply) -> None:
    """Require a legal reply.

    Raises:
        IllegalReply: The reply does not answer what is pending; the message names the rule.
    """
    pending = position.pending
    if isinstance(pending, Decision) and not pending.accepts(reply):
        raise IllegalReply(
            pending, reply, CLOCK_RULE if reply == TIME_IS_UP else BID_RULE if pending.about == "bid" else STEAL_RULE
        )
    require(pending, reply)
