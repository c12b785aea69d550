"""The steps that only one to three cards need: those with a loop, a variable or a condition of their own."""

from __future__ import annotations

from dataclasses import dataclass

from vfw.core.questions import Decision, Question, Shuffle
from vfw.votes.rules.board import REGION_STATES, REGIONS, STATES, Area
from vfw.votes.rules.deck import CARDS
from vfw.votes.rules.placing import decide, in_a_row, remove
from vfw.votes.rules.playing import (
    discard_drawn,
    draw_to,
    forget,
    learn,
    look_at,
    may_be_event,
    play_event,
    put_back,
    put_out_of_effect,
    take_from_drawn,
)
from vfw.votes.rules.position import Draft, Step, Verb
from vfw.votes.rules.seats import OTHER, SUFFRAGIST, Seat, side_of
from vfw.votes.rules.steps import cubes_in_each, lose_buttons
from vfw.votes.rules.tabletop import COLORS, REJECTED, TURN, UNDECIDED


@dataclass(frozen=True)
class cancel(Verb):
    """Discard `card` if it is in effect."""

    card: str

    def do(self, draft: Draft) -> None:
        """See `Step.do`."""
        put_out_of_effect(draft, self.card)


@dataclass(frozen=True)
class cancel_for_turn(Verb):
    """Discard one card in effect for the rest of the turn, of either side.  Ruling 26."""

    def do(self, draft: Draft) -> Decision | None:
        """See `Step.do`."""
        return self.choice(draft, "card in effect", draft.cards_in(TURN), "cancel")

    def resume(self, draft: Draft, reply: str) -> None:
        """See `Step.resume`."""
        put_out_of_effect(draft, reply)


@dataclass(frozen=True)
class rearrange(Verb):
    """Draw `n` cards; put any of them on top of the draw deck and the rest at the bottom."""

    n: int

    def do(self, draft: Draft) -> None:
        """See `Step.do`."""
        look_at(draft, self.n)
        draft.then(sort_drawn())


@dataclass(frozen=True)
class sort_drawn(Step):
    """Put the cards drawn back one by one.

    On top, each above the one before, until "done"; then at the bottom, each below the one before.  Ruling 20.
    """

    to_bottom: bool = False

    def do(self, draft: Draft) -> Decision | None:
        """See `Step.do`."""
        drawn = draft.held_by(draft.seat).drawn[-1]
        if not drawn:
            discard_drawn(draft)
            draft.tell("sorted", draft.seat)
            return None
        if self.to_bottom:
            return self.choice(draft, "card", drawn, "bottom")
        return self.choice(draft, "card", (*drawn, "done"), "top")

    def resume(self, draft: Draft, reply: str) -> None:
        """See `Step.resume`."""
        if reply == "done":
            draft.then(sort_drawn(to_bottom=True))
            return
        take_from_drawn(draft, reply)
        put_back(draft, reply, to_bottom=self.to_bottom)
        draft.then(self)


@dataclass(frozen=True)
class play_one_of(Verb):
    """Draw `n` cards; play one as an event at once, its whole event first; then put the others back.  Ruling 20."""

    n: int

    def do(self, draft: Draft) -> None:
        """See `Step.do`."""
        look_at(draft, self.n)
        draft.then(play_one_and_sort())


@dataclass(frozen=True)
class play_one_and_sort(Step):
    """Play one of the cards drawn whose event can be played; the others go back on top or at the bottom."""

    def do(self, draft: Draft) -> Decision | None:
        """See `Step.do`."""
        drawn = draft.held_by(draft.seat).drawn[-1]
        playable = tuple([key for key in drawn if may_be_event(draft, draft.side, key)])
        if not playable:
            draft.then(sort_drawn())
        return self.choice(draft, "card", playable, "drawn")

    def resume(self, draft: Draft, reply: str) -> None:
        """See `Step.resume`."""
        take_from_drawn(draft, reply)
        draft.then(sort_drawn())
        draft.tell("played", draft.seat, reply, "event")
        play_event(draft, reply)


@dataclass(frozen=True)
class search_deck(Verb):
    """Look through the draw deck and play one card of it as an event; the deck is shuffled first.  Ruling 21."""

    def do(self, draft: Draft) -> Decision | None:
        """See `Step.do`."""
        deck = draft.camp(draft.side).deck
        playable = tuple([key for key in deck if may_be_event(draft, draft.side, key)])
        if not playable:
            draft.then(shuffle_deck())
        return self.choice(draft, "card", playable, "search")

    def resume(self, draft: Draft, reply: str) -> None:
        """See `Step.resume`."""
        deck = draft.camp(draft.side).deck
        draft.alter(draft.side, deck=tuple([key for key in deck if key != reply]))
        forget(draft, deck)
        draft.then_for(draft.side, reply, play_now())
        draft.then(shuffle_deck())


@dataclass(frozen=True)
class play_now(Step):
    """Play the present card, which has left its place, as an event."""

    def do(self, draft: Draft) -> None:
        """See `Step.do`."""
        draft.tell("played", draft.seat, draft.card, "event")
        play_event(draft, draft.card)


@dataclass(frozen=True)
class shuffle_deck(Step):
    """Shuffle the draw deck: from now on its eras are mixed."""

    def do(self, draft: Draft) -> Question | None:
        """See `Step.do`."""
        deck = draft.camp(draft.side).deck
        if len(deck) > 1:
            return Shuffle(tuple(sorted(deck)), f"{draft.side} deck")
        self.resume(draft, deck)
        return None

    def resume(self, draft: Draft, reply: tuple[str, ...]) -> None:
        """See `Step.resume`."""
        draft.alter(draft.side, deck=reply, mixed=True)
        forget(draft, reply)
        draft.tell("shuffled", draft.side)


@dataclass(frozen=True)
class discard_at_random(Verb):
    """Let the opponent discard `n` cards of the hand at random, then draw as many.

    Two partners share the loss, the first of them first.  Ruling 25.  Teams 14.
    """

    n: int

    def do(self, draft: Draft) -> None:
        """See `Step.do`."""
        victims = draft.seats_of(OTHER[draft.side])
        parts = [len(range(place, self.n, len(victims))) for place in range(len(victims))]
        draft.then(*[lose_at_random(victim, part) for victim, part in zip(victims, parts, strict=True) if part])


@dataclass(frozen=True)
class lose_at_random(Step):
    """Let `victim` discard `n` cards of the hand at random, or all if there are fewer, then draw as many.

    An empty hand is passed over.
    """

    victim: Seat
    n: int

    def do(self, draft: Draft) -> Question | None:
        """See `Step.do`."""
        hand = draft.held_by(self.victim).hand
        if len(hand) > self.n:
            return Shuffle(tuple(sorted(hand)), "random discard")
        if hand:
            self.resume(draft, hand)
        return None

    def resume(self, draft: Draft, reply: tuple[str, ...]) -> None:
        """See `Step.resume`."""
        discard_from_hand(draft, self.victim, reply[: self.n])
        draw_to(draft, self.victim, len(reply[: self.n]))


@dataclass(frozen=True)
class discard_theirs(Verb):
    """Look at the hand of an opponent, of two the one that the player names, and discard one of its cards.

    The card has no campaigner; that opponent draws another.  Ruling 22.  Teams 15.
    """

    def do(self, draft: Draft) -> Decision | None:
        """See `Step.do`."""
        return self.choice(draft, "opponent", draft.seats_of(OTHER[draft.side]), "theirs")

    def resume(self, draft: Draft, reply: str) -> None:
        """See `Step.resume`."""
        draft.then(discard_one_of(Seat(reply)))


@dataclass(frozen=True)
class discard_one_of(Step):
    """Look at the hand of `victim` and discard one of its cards without a campaigner; it draws another.  Ruling 22."""

    victim: Seat

    def do(self, draft: Draft) -> Decision | None:
        """See `Step.do`."""
        hand = draft.held_by(self.victim).hand
        learn(draft, draft.seat, hand)
        draft.tell("looked", draft.seat, hand, self.victim)
        return self.choice(draft, "card", tuple([key for key in hand if not CARDS[key].campaigner]), "theirs")

    def resume(self, draft: Draft, reply: str) -> None:
        """See `Step.resume`."""
        discard_from_hand(draft, self.victim, (reply,))
        draw_to(draft, self.victim, 1)


def discard_from_hand(draft: Draft, seat: Seat, cards: tuple[str, ...]) -> None:
    """Discard cards from the hand of `seat`."""
    side = side_of(seat)
    draft.alter_held(seat, hand=tuple([key for key in draft.held_by(seat).hand if key not in cards]))
    draft.alter(side, discards=(*draft.camp(side).discards, *cards))
    for key in cards:
        draft.tell("discarded", seat, key)


@dataclass(frozen=True)
class take_half(Verb):
    """Let the opponent lose half of the buttons held, rounded up."""

    def do(self, draft: Draft) -> None:
        """See `Step.do`."""
        victim = OTHER[draft.side]
        lose_buttons(draft, victim, (draft.buttons(victim) + 1) // 2)


@dataclass(frozen=True)
class undo_ratification(Verb):
    """Replace one ratification with a rejection.  Ruling 24."""

    def do(self, draft: Draft) -> Decision | None:
        """See `Step.do`."""
        return self.choice(draft, "state", draft.ratified, "overturn")

    def resume(self, draft: Draft, reply: str) -> None:
        """See `Step.resume`."""
        draft.tell("overturned", draft.side, reply)
        decide(draft, reply, REJECTED)


@dataclass(frozen=True)
class reconsider(Verb):
    """Replace one vote of the opponent's with `n` of your cubes in that state.  Ruling 24."""

    n: int

    def do(self, draft: Draft) -> Decision | None:
        """See `Step.do`."""
        lost = draft.rejected if draft.side == SUFFRAGIST else draft.ratified
        return self.choice(draft, "state", lost, "reconsider")

    def resume(self, draft: Draft, reply: str) -> None:
        """See `Step.resume`."""
        draft.set_vote(reply, UNDECIDED)
        draft.tell("reconsidered", draft.side, reply)
        draft.then(*in_a_row(self.n, reply))


@dataclass(frozen=True)
class take_over(Verb):
    """Choose a state; all opposing cubes go, then up to `n` of your cubes are added.  Ruling 23."""

    n: int

    def do(self, draft: Draft) -> Decision | None:
        """See `Step.do`."""
        return self.choice(draft, "state", STATES, "take over")

    def resume(self, draft: Draft, reply: str) -> None:
        """See `Step.resume`."""
        if draft.vote(reply) != UNDECIDED:
            draft.tell("nothing", draft.side, reply)
            return
        theirs = COLORS[OTHER[draft.side]]
        for color, number in draft.cubes(reply).items():
            if color in theirs:
                for _ in range(number):
                    remove(draft, color, reply)
        draft.then(*in_a_row(self.n, reply))


@dataclass(frozen=True)
class cubes_in_region(Verb):
    """Choose a region; add `n` of your cubes in each of its states."""

    n: int

    def do(self, draft: Draft) -> Decision | None:
        """See `Step.do`."""
        return self.choice(draft, "region", REGIONS, "focus")

    def resume(self, draft: Draft, reply: str) -> None:
        """See `Step.resume`."""
        draft.tell("focused", draft.side, reply)
        draft.then(cubes_in_each(self.n, Area(reply, reply, REGION_STATES[reply])))
