"""The sequence of play, as steps: setup, planning, operations, cleanup. Then comes `final_voting`.

Rules: Setup, Sequence of Play.  Rulings 14, 15 and 29.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from vfw.core.questions import Decision, Shuffle
from vfw.votes.rules.deck import CARDS, EARLY, LATE, MIDDLE, START, STATE, STRATEGY, keys
from vfw.votes.rules.final_voting import pick_state
from vfw.votes.rules.oppobot import (
    commit_to_die,
    oppobot_plays,
    shuffle_bot_deck,
)
from vfw.votes.rules.partners import FIRST, offer_exchange
from vfw.votes.rules.playing import EVENT, actions, draw_to, may_be_event, play_event, play_from_hand, put_out_of_effect
from vfw.votes.rules.position import Draft, Step
from vfw.votes.rules.seats import OPPOSITION, SIDES, SUFFRAGIST, Seat, Side, side_of
from vfw.votes.rules.strategy_phase import commit
from vfw.votes.rules.tabletop import GAME, ROUNDS, TURN, TURNS, Table

STATE_CARDS_SET_ASIDE: Final = 3
STRATEGY_CARDS_OPEN: Final = 3


@dataclass(frozen=True)
class set_up(Step):
    """Shuffle every deck, deal, and begin the first turn. The Oppobot has a deck of its own, and no hand.

    Of two partners the second begins with an Early card.  Teams 3.
    """

    def do(self, draft: Draft) -> None:
        """See `Step.do`."""
        eras = (LATE, MIDDLE, EARLY)
        sides = dict.fromkeys(map(side_of, with_hands(draft)))
        piles: list[Step] = [shuffle_onto(side, era) for side in sides for era in eras]
        if draft.oppobot:
            piles += [shuffle_bot_deck(era) for era in eras]
        second = [seat for side in sides for seat in draft.seats_of(side)[1:]]
        first_cards = [draw_first_card(seat) for seat in second]
        draft.then(shuffle_state_cards(), shuffle_strategy_cards(), *piles, *first_cards, next_turn())
        for side in sides:
            draft.alter_held(draft.seat_of(side), hand=keys(side, START))


def with_hands(table: Table) -> tuple[Seat, ...]:
    """Return the seats that draw and hold cards."""
    return table.seats_of(SUFFRAGIST) if table.oppobot else table.seats


@dataclass(frozen=True)
class shuffle_state_cards(Step):
    """Shuffle the State cards; the top three are set aside, and the others are open."""

    def do(self, draft: Draft) -> Shuffle:
        """See `Step.do`."""
        return Shuffle(keys(STATE), "state cards")

    def resume(self, draft: Draft, reply: tuple[str, ...]) -> None:
        """See `Step.resume`."""
        draft.removed = (*draft.removed, *reply[:STATE_CARDS_SET_ASIDE])
        draft.state_cards = tuple(key for key in keys(STATE) if key not in draft.removed)


@dataclass(frozen=True)
class shuffle_strategy_cards(Step):
    """Shuffle the Strategy cards and open three; those without use for the Oppobot leave its games."""

    def do(self, draft: Draft) -> Shuffle:
        """See `Step.do`."""
        unused = [key for key in keys(STRATEGY) if draft.oppobot and not CARDS[key].oppobot]
        draft.removed = (*draft.removed, *unused)
        return Shuffle(tuple([key for key in keys(STRATEGY) if key not in unused]), "strategy cards")

    def resume(self, draft: Draft, reply: tuple[str, ...]) -> None:
        """See `Step.resume`."""
        draft.strategy_cards, draft.strategy_deck = reply[:STRATEGY_CARDS_OPEN], reply[STRATEGY_CARDS_OPEN:]


@dataclass(frozen=True)
class shuffle_onto(Step):
    """Shuffle the cards of an era onto the draw deck, so that Early comes first and Late last."""

    deck: Side
    era: str

    def do(self, draft: Draft) -> Shuffle:
        """See `Step.do`."""
        return Shuffle(keys(self.deck, self.era), f"{self.deck} {self.era}")

    def resume(self, draft: Draft, reply: tuple[str, ...]) -> None:
        """See `Step.resume`."""
        draft.alter(self.deck, deck=(*reply, *draft.camp(self.deck).deck))


@dataclass(frozen=True)
class draw_first_card(Step):
    """Let the second partner, who has no Start card, draw the top card of the deck, an Early one."""

    seat: Seat

    def do(self, draft: Draft) -> None:
        """See `Step.do`."""
        draw_to(draft, self.seat, 1)


@dataclass(frozen=True)
class next_turn(Step):
    """Begin a turn: each seat draws a card for each of its rounds, which are six, or three of two partners.

    Then come six rounds, the Suffragists first in each, and the cleanup.  Teams 4.
    """

    def do(self, draft: Draft) -> None:
        """See `Step.do`."""
        draft.turn += 1
        draft.round = ROUNDS - draft.rounds_of_turn
        draft.tell("turn", draft.turn)
        for seat in with_hands(draft):
            draw_to(draft, seat, rounds_of(draft, seat))
        strategy = commit_to_die() if draft.oppobot else commit()
        draft.then(*([strategy] if draft.turn > 1 else []), next_round())


def rounds_of(table: Table, seat: Seat) -> int:
    """Return how many rounds of this turn `seat` plays: partners play by turns, the first of them first.  Teams 6."""
    partners = table.seats_of(side_of(seat))
    return len(range(partners.index(seat), table.rounds_of_turn, len(partners)))


@dataclass(frozen=True)
class next_round(Step):
    """Let each side play a card of its hand, partners by turns; the cleanup follows the sixth round.  Teams 6, 7."""

    def do(self, draft: Draft) -> None:
        """See `Step.do`."""
        if draft.round == ROUNDS:
            draft.then(clean_up())
            return
        draft.round += 1
        draft.change_seats(draft.round_of_turn - 1)
        theirs = oppobot_plays() if draft.oppobot else play_a_card(OPPOSITION)
        draft.then(play_a_card(SUFFRAGIST), theirs, next_round())


@dataclass(frozen=True)
class play_a_card(Step):
    """Let `by` play one card of its hand, and perhaps one claimed card before or after it.

    If no card of the hand can be played in any way, one is discarded.  Rulings 14 and 15.
    """

    by: Side
    may_claim: bool = True

    def do(self, draft: Draft) -> Decision | None:
        """See `Step.do`."""
        draft.side, draft.card = self.by, ""
        hand = draft.held_for(self.by).hand
        if not hand and self.may_claim:
            draft.then(play_a_claimed_card(self.by))
            return None
        playable = (
            hand if actions(draft, self.by) else tuple([key for key in hand if may_be_event(draft, self.by, key)])
        )
        claimed = playable_claims(draft, self.by) if self.may_claim else ()
        return self.choice(draft, "card", (*(playable or hand), *claimed), "operations")

    def resume(self, draft: Draft, reply: str) -> None:
        """See `Step.resume`."""
        if reply in draft.held_for(self.by).claimed:
            draft.then(play_a_card(self.by, may_claim=False))
            play_claimed(draft, reply)
            return
        hand = draft.held_for(self.by).hand
        draft.alter_held(draft.seat, hand=tuple([key for key in hand if key != reply]))
        if self.may_claim:
            draft.then(play_a_claimed_card(self.by))
        draft.then_for(self.by, reply, play_from_hand())


@dataclass(frozen=True)
class play_a_claimed_card(Step):
    """Let `by` play one claimed card after the card of the hand, or be done."""

    by: Side

    def do(self, draft: Draft) -> Decision | None:
        """See `Step.do`."""
        draft.side, draft.card = self.by, ""
        claimed = playable_claims(draft, self.by)
        return self.choice(draft, "card", (*claimed, "done"), "claimed") if claimed else None

    def resume(self, draft: Draft, reply: str) -> None:
        """See `Step.resume`."""
        if reply != "done":
            play_claimed(draft, reply)


def playable_claims(draft: Draft, side: Side) -> tuple[str, ...]:
    """Return the claimed cards that the side can play now."""
    return tuple([key for key in draft.held_for(side).claimed if may_be_event(draft, side, key)])


def play_claimed(draft: Draft, key: str) -> None:
    """Play a claimed card as an event."""
    claimed = draft.held_by(draft.seat).claimed
    draft.alter_held(draft.seat, claimed=tuple([other for other in claimed if other != key]))
    draft.tell("played", draft.seat, key, EVENT)
    play_event(draft, key)


@dataclass(frozen=True)
class clean_up(Step):
    """Discard the cards for the rest of the turn, and let partners exchange and give cards.

    After the sixth turn comes Final Voting, or the end.  Teams 17.
    """

    def do(self, draft: Draft) -> None:
        """See `Step.do`."""
        if draft.turn == TURNS and not draft.sent:
            draft.end(OPPOSITION, "never sent")
            return
        lapsed = [TURN] if draft.turn < TURNS else [TURN, GAME]
        for lasting in draft.in_effect:
            if lasting.box in lapsed:
                put_out_of_effect(draft, lasting.card)
        if draft.turn == TURNS:
            draft.change_seats(FIRST)
            draft.then(pick_state(SUFFRAGIST))
            return
        with_partners = [side for side in SIDES if len(draft.seats_of(side)) > 1]
        draft.then(*map(offer_exchange, with_partners), next_turn())
