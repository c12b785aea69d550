"""The exchanges of two partners between turns: of the cards they hold, and gifts of claimed ones.

Rules: Two Suffragist Players, Two Opposition Players.  Teams 5, 16 and 17.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from vfw.core.questions import Decision
from vfw.votes.rules.playing import claim_strategy, learn
from vfw.votes.rules.position import Draft, Step
from vfw.votes.rules.seats import Seat, Side

FIRST: Final = 0
SECOND: Final = 1
WHO_BIDS: Final = SECOND
"""The place among two partners of the one that decides the bid of their side, and who gets the card."""

EXCHANGE: Final = "exchange"
KEEP: Final = "keep card"
DONE: Final = "done"


def win_strategy_card(draft: Draft, side: Side) -> None:
    """Let the bidder of `side`, which won a Strategy card, pick it and, of two partners, say who gets it.  Teams 5."""
    partners = draft.seats_of(side)
    draft.then_for(side, "", claim_strategy() if len(partners) == 1 else pick_for_partners(partners))


@dataclass(frozen=True)
class pick_for_partners(Step):
    """Pick one of the open Strategy cards; then it is given to one of the `partners`.  Teams 5."""

    partners: tuple[Seat, ...]

    def do(self, draft: Draft) -> Decision | None:
        """See `Step.do`."""
        return self.choice(draft, "strategy card", draft.strategy_cards, "claim")

    def resume(self, draft: Draft, reply: str) -> None:
        """See `Step.resume`."""
        draft.then(award(reply, self.partners))


@dataclass(frozen=True)
class award(Step):
    """Choose which of the `partners` gets `card`, which the side has won.  Teams 5."""

    card: str
    partners: tuple[Seat, ...]

    def do(self, draft: Draft) -> Decision | None:
        """See `Step.do`."""
        return self.choice(draft, "partner", self.partners, self.card)

    def resume(self, draft: Draft, reply: str) -> None:
        """See `Step.resume`."""
        draft.change_seats(self.partners.index(Seat(reply)))
        claim_strategy().resume(draft, self.card)


@dataclass(frozen=True)
class offer_exchange(Step):
    """Let the first partner of `side` offer to exchange the cards both hold, or keep them.

    If one of them holds none there is no exchange.  Teams 17.
    """

    side: Side

    def do(self, draft: Draft) -> Decision | None:
        """See `Step.do`."""
        draft.side, draft.card = self.side, ""
        draft.then(give_claimed(self.side, FIRST), give_claimed(self.side, SECOND))
        if not all(draft.held_by(seat).hand for seat in draft.seats_of(self.side)):
            return None
        draft.change_seats(FIRST)
        return self.choice(draft, EXCHANGE, (EXCHANGE, KEEP), "offer")

    def resume(self, draft: Draft, reply: str) -> None:
        """See `Step.resume`."""
        if reply == EXCHANGE:
            draft.tell("offered", draft.seat)
            draft.then(answer_offer(self.side))


@dataclass(frozen=True)
class answer_offer(Step):
    """Let the second partner agree to the exchange or refuse, before either has seen the other's card.  Teams 17."""

    side: Side

    def do(self, draft: Draft) -> Decision | None:
        """See `Step.do`."""
        draft.change_seats(SECOND)
        return self.choice(draft, EXCHANGE, (EXCHANGE, KEEP), "answer")

    def resume(self, draft: Draft, reply: str) -> None:
        """See `Step.resume`."""
        first, second = draft.seats_of(self.side)
        if reply == KEEP:
            draft.tell("declined", second)
            return
        given, returned = draft.held_by(first).hand, draft.held_by(second).hand
        draft.alter_held(first, hand=returned)
        draft.alter_held(second, hand=given)
        learn(draft, first, given)
        learn(draft, second, returned)
        draft.tell("exchanged", first, given, second, returned)


@dataclass(frozen=True)
class give_claimed(Step):
    """Let the partner at `place` give claimed cards to the other, one by one; a gift needs no consent.  Teams 17."""

    side: Side
    place: int

    def do(self, draft: Draft) -> Decision | None:
        """See `Step.do`."""
        draft.side, draft.card = self.side, ""
        draft.change_seats(self.place)
        claimed = draft.held_by(draft.seat).claimed
        return self.choice(draft, "card", (*claimed, DONE), "gift") if claimed else None

    def resume(self, draft: Draft, reply: str) -> None:
        """See `Step.resume`."""
        if reply == DONE:
            return
        giver = draft.seat
        (partner,) = [seat for seat in draft.seats_of(self.side) if seat != giver]
        draft.alter_held(giver, claimed=tuple([key for key in draft.held_by(giver).claimed if key != reply]))
        draft.alter_held(partner, claimed=(*draft.held_by(partner).claimed, reply))
        draft.tell("gave", giver, reply, partner)
        draft.then(self)
