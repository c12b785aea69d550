"""How a scenario begins, as steps: decks are stacked and shuffled, cards dealt, and the moment comes.

These are the steps of the setup in `turn.py`, for a table that a text has arranged.
"""

from __future__ import annotations

from dataclasses import dataclass

from vfw.core.questions import Shuffle
from vfw.votes.rules.deck import STATE, STRATEGY, keys
from vfw.votes.rules.final_voting import pick_state
from vfw.votes.rules.oppobot import commit_to_die, oppobot_plays
from vfw.votes.rules.playing import draw_to
from vfw.votes.rules.position import OPPOSITION, ROUNDS, SUFFRAGIST, Draft, Side, Step
from vfw.votes.rules.strategy_phase import commit
from vfw.votes.rules.turn import STRATEGY_CARDS_OPEN, next_round, next_turn, play_a_card
from vfw.votes.scenarios.fields import FINAL_VOTING, PLANNING, STRATEGY_PHASE, Moment


@dataclass(frozen=True)
class lay(Step):
    """Put cards on top of a deck, that of a side or of Strategy: in their order, or `shuffled`; of these the first
    `aside` are set aside unseen."""

    deck: str
    cards: tuple[str, ...]
    shuffled: bool = False
    aside: int = 0

    def do(self, draft: Draft) -> Shuffle | None:
        if self.shuffled and len(self.cards) > 1:
            return Shuffle(self.cards, f"{self.deck} cards")
        self.told(draft, self.cards)
        return None

    def told(self, draft: Draft, reply: tuple[str, ...]) -> None:
        if self.deck == STRATEGY:
            draft.strategy_deck = (*reply, *draft.strategy_deck)
            return
        side = Side(self.deck)
        camp, aside = draft.camp(side), reply[: self.aside]
        draft.alter(side, deck=(*reply[self.aside :], *camp.deck), set_aside=(*camp.set_aside, *aside))


@dataclass(frozen=True)
class open_strategy_cards(Step):
    """The top three Strategy cards are opened."""

    def do(self, draft: Draft) -> None:
        deck = draft.strategy_deck
        draft.strategy_cards, draft.strategy_deck = deck[:STRATEGY_CARDS_OPEN], deck[STRATEGY_CARDS_OPEN:]


@dataclass(frozen=True)
class open_state_cards(Step):
    """Of these State cards `n` are opened, drawn at random, and the others leave the game."""

    cards: tuple[str, ...]
    n: int

    def do(self, draft: Draft) -> Shuffle | None:
        if len(self.cards) > self.n:
            return Shuffle(self.cards, "state cards")
        self.told(draft, self.cards)
        return None

    def told(self, draft: Draft, reply: tuple[str, ...]) -> None:
        out = reply[: max(0, len(reply) - self.n)]
        draft.removed = (*draft.removed, *out)
        draft.state_cards = tuple([key for key in keys(STATE) if key in reply and key not in out])


@dataclass(frozen=True)
class deal(Step):
    """Who plays `side` draws what is usually held at that moment; partners do one after the other, who hold a card more
    than the rounds that are left to them.  Teams 4."""

    side: Side
    at: Moment

    def do(self, draft: Draft) -> None:
        partners = draft.seats_of(self.side)
        if len(partners) == 1:
            draw_to(draft, partners[0], self.at.held(self.side))
            return
        for place, seat in enumerate(partners):
            rounds = 0 if self.at.phase == PLANNING else self.at.rounds_of(self.side, place, len(partners))
            draw_to(draft, seat, rounds + 1)


@dataclass(frozen=True)
class deal_to_partner(Step):
    """Where one of two partners has the Start card, the other draws an Early one.  Teams 3."""

    side: Side

    def do(self, draft: Draft) -> None:
        for seat in draft.seats_of(self.side)[1:]:
            draw_to(draft, seat, 1)


@dataclass(frozen=True)
class begin(Step):
    """The moment at which the scenario begins has come."""

    at: Moment

    def do(self, draft: Draft) -> None:
        draft.turn = self.at.turn
        draft.round = self.at.round + ROUNDS - self.at.rounds_of_turn
        if self.at.phase == PLANNING:
            draft.turn -= 1
            draft.then(next_turn())
        elif self.at.phase == STRATEGY_PHASE:
            draft.then(commit_to_die() if draft.oppobot else commit(), next_round())
        elif self.at.phase == FINAL_VOTING:
            draft.change_seats(int(self.at.second))
            draft.then(pick_state(self.at.next))
        elif self.at.next == SUFFRAGIST:
            draft.round -= 1
            draft.then(next_round())
        else:
            draft.change_seats(draft.round_of_turn - 1)
            draft.then(oppobot_plays() if draft.oppobot else play_a_card(OPPOSITION), next_round())
