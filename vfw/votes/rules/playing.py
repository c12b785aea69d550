"""Playing a card: as an event, or for one of the three actions; and the verbs that play other cards.

Rules: Operations Phase.  Rulings 12 to 19.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple

from vfw.core.questions import Decision
from vfw.votes.rules import effects
from vfw.votes.rules.actions import campaign, lobby, organize
from vfw.votes.rules.deck import CARDS, Condition
from vfw.votes.rules.placing import claim
from vfw.votes.rules.position import Draft, Step, Verb
from vfw.votes.rules.seats import OPPOSITION, Seat, Side, side_of
from vfw.votes.rules.steps import pay
from vfw.votes.rules.tabletop import SUPPLY, Table, original

EVENT: Final = "event"
CAMPAIGN: Final = "campaign"
ORGANIZE: Final = "organize"
LOBBY: Final = "lobby"
DISCARD: Final = "discard"
ACTIONS: Final[dict[str, Step]] = {CAMPAIGN: campaign(), ORGANIZE: organize(), LOBBY: lobby()}
EVERY_ACTION: Final = (CAMPAIGN, ORGANIZE, LOBBY)

UNMET: Final = "unmet"
TOO_DEAR: Final = "too dear"
NO_CAMPAIGNER: Final = "no campaigner"
NONE_OF_COLOR: Final = "none of color"
ALL_BUTTONS: Final = "all buttons"
SENT: Final = "sent"
NO_MARKER: Final = "no marker"
PLAYABLE: Final = "playable"


class Offer(NamedTuple):
    """A use of a card, and the reason against it.

    Attributes:
        use: EVENT, a word of ACTIONS, or DISCARD.
        price: The price in buttons, whether or not they are held.
        why_not: "" if the use is open. Otherwise UNMET, a condition of the event fails; TOO_DEAR; NO_CAMPAIGNER in
            play, or NONE_OF_COLOR, none that the seat leads; ALL_BUTTONS are held; the Amendment is SENT; NO_MARKER
            to remove; or PLAYABLE, and so not discarded.
    """

    use: str
    price: int = 0
    why_not: str = ""


def offers(table: Table, side: Side, key: str, others: Iterable[str] = ()) -> tuple[Offer, ...]:
    """Return every use of this card of the hand of `side`, open or not: the event, the actions, and the discard.

    It is discarded only if neither it nor any of the `others` in the hand can be played.
    Rulings 9, 11, 12, 14 and 16.
    """
    plays = (event_offer(table, side, key), *action_offers(table, side))
    playable = not all(offer.why_not for offer in plays) or any(may_be_event(table, side, other) for other in others)
    return (*plays, Offer(DISCARD, why_not=PLAYABLE if playable else ""))


def event_offer(table: Table, side: Side, key: str) -> Offer:
    """Return the offer to play this card as an event: its price for `side`, and the reason against it.  Ruling 16."""
    return Offer(EVENT, event_price(table, side, key), why_no_event(table, side, key))


def event_price(table: Table, side: Side, key: str) -> int:
    """Return the price of playing this card as an event for `side` now, in buttons.  Ruling 16."""
    card = CARDS[key]
    return card.cost + effects.event_surcharge(table, side) if table.in_effect and card.is_event else card.cost


def why_no_event(table: Table, side: Side, key: str) -> str:
    """Return the reason against this card as an event: UNMET, TOO_DEAR or ""."""
    if CARDS[key].needs and unmet(table, key):
        return UNMET
    return TOO_DEAR if event_price(table, side, key) > table.buttons(side) else ""


def unmet(table: Table, key: str) -> tuple[Condition, ...]:
    """Return the conditions of the event of this card that do not hold now."""
    return tuple([condition for condition in CARDS[key].needs if not condition.holds(table)])


def action_offers(table: Table, side: Side) -> tuple[Offer, ...]:
    """Return the three actions, for which any card can be played.  Rulings 9, 11, 12, 14 and 16."""
    no_campaign, no_organize, no_lobby = why_no_action(table, side)
    return (
        Offer(CAMPAIGN, effects.campaign_surcharge(table, side), no_campaign),
        Offer(ORGANIZE, 0, no_organize),
        Offer(LOBBY, 0, no_lobby),
    )


def why_no_action(table: Table, side: Side) -> tuple[str, str, str]:
    """Return the reasons against campaigning, organizing and lobbying; "" for none.  Ruling 35."""
    if not table.campaigners_of(side):
        return NO_CAMPAIGNER, NO_CAMPAIGNER, NO_CAMPAIGNER
    held = table.buttons(side)
    too_dear = effects.campaign_surcharge(table, side) > held
    return (
        NONE_OF_COLOR if not table.campaigners_led(side) else TOO_DEAR if too_dear else "",
        "" if held < SUPPLY[side] else ALL_BUTTONS,
        SENT if table.sent else "" if table.congress or side != OPPOSITION else NO_MARKER,
    )


def may_be_event(table: Table, side: Side, key: str) -> bool:
    """Return whether `side` can play this card as an event now."""
    return not why_no_event(table, side, key)


def actions(table: Table, side: Side) -> tuple[str, ...]:
    """Return the actions for which `side` can play any card now."""
    no_campaign, no_organize, no_lobby = why_no_action(table, side)
    if not (no_campaign or no_organize or no_lobby):
        return EVERY_ACTION
    offered = ((CAMPAIGN, no_campaign), (ORGANIZE, no_organize), (LOBBY, no_lobby))
    return tuple([action for action, why_not in offered if not why_not])


def uses(table: Table, side: Side, key: str) -> tuple[str, ...]:
    """Return the ways in which `side` can play this card of its hand now; none if it could only be discarded."""
    return ((EVENT,) if may_be_event(table, side, key) else ()) + actions(table, side)


@dataclass(frozen=True)
class play_from_hand(Step):
    """Choose the use of the card, which has left the hand."""

    def do(self, draft: Draft) -> Decision | None:
        """See `Step.do`."""
        return self.choice(draft, "use", uses(draft, draft.side, draft.card) or (DISCARD,), draft.card)

    def resume(self, draft: Draft, reply: str) -> None:
        """See `Step.resume`."""
        draft.tell("played", draft.seat, draft.card, reply)
        if reply == EVENT:
            play_event(draft, draft.card)
        elif reply == DISCARD:
            draft.then(put_away())
        else:
            draft.then(ACTIONS[reply], put_away())


def play_event(draft: Draft, key: str) -> None:
    """Pay for the event, carry out its steps, then put the card away. It has left where it came from."""
    card = CARDS[key]
    price = event_price(draft, draft.side, key)
    if price:
        pay(draft, price)
    draft.then_for(draft.side, key, *card.steps, put_away())


@dataclass(frozen=True)
class put_away(Step):
    """Put the played card away: it stays in its box, is removed from the game, or goes to the discards."""

    def do(self, draft: Draft) -> None:
        """See `Step.do`."""
        if draft.is_in_effect(draft.card):
            return
        if CARDS[draft.card].is_event:
            draft.alter(draft.side, discards=(*draft.camp(draft.side).discards, draft.card))
        else:
            draft.removed = (*draft.removed, draft.card)


@dataclass(frozen=True)
class draw(Verb):
    """Draw `n` cards; play one as an event at once and discard the others.  Ruling 19."""

    n: int

    def do(self, draft: Draft) -> None:
        """See `Step.do`."""
        look_at(draft, self.n)
        draft.then(play_one_drawn())


@dataclass(frozen=True)
class play_one_drawn(Step):
    """Play one of the cards drawn whose event can be played; the others are discarded."""

    def do(self, draft: Draft) -> Decision | None:
        """See `Step.do`."""
        drawn = draft.held_by(draft.seat).drawn[-1]
        playable = tuple([key for key in drawn if may_be_event(draft, draft.side, key)])
        if not playable:
            discard_drawn(draft)
        return self.choice(draft, "card", playable, "drawn")

    def resume(self, draft: Draft, reply: str) -> None:
        """See `Step.resume`."""
        take_from_drawn(draft, reply)
        discard_drawn(draft)
        draft.tell("played", draft.seat, reply, EVENT)
        play_event(draft, reply)


def draw_to(draft: Draft, seat: Seat, n: int) -> None:
    """Move the top `n` cards of the deck, or all of them, to the hand of `seat`."""
    cards = _off_the_top(draft, side_of(seat), n)
    draft.alter_held(seat, hand=(*draft.held_by(seat).hand, *cards))
    draft.tell("drew", seat, cards)


def look_at(draft: Draft, n: int) -> None:
    """Draw the top `n` cards of the deck, or all of them, to look at. Other seats lose track of them."""
    cards = _off_the_top(draft, draft.side, n)
    forget(draft, cards)
    draft.alter_held(draft.seat, drawn=(*draft.held_by(draft.seat).drawn, cards))
    draft.tell("drew", draft.seat, cards)


def _off_the_top(draft: Draft, side: Side, n: int) -> tuple[str, ...]:
    deck = draft.camp(side).deck
    draft.alter(side, deck=deck[n:])
    return deck[:n]


def take_from_drawn(draft: Draft, key: str) -> None:
    """Take one of the cards looked at from the others."""
    *below, group = draft.held_by(draft.seat).drawn
    draft.alter_held(draft.seat, drawn=(*below, tuple([other for other in group if other != key])))


def discard_drawn(draft: Draft) -> None:
    """Discard the cards looked at that are left."""
    *below, group = draft.held_by(draft.seat).drawn
    for key in group:
        draft.tell("discarded", draft.seat, key)
    draft.alter_held(draft.seat, drawn=(*below,))
    draft.alter(draft.side, discards=(*draft.camp(draft.side).discards, *group))


def put_back(draft: Draft, key: str, *, to_bottom: bool) -> None:
    """Put a card looked at back on top of the draw deck, or at its bottom; the player knows its place."""
    deck = draft.camp(draft.side).deck
    draft.alter(draft.side, deck=(*deck, key) if to_bottom else (key, *deck), mixed=True)
    learn(draft, draft.seat, (key,))
    draft.tell("put back", draft.seat, key, "bottom" if to_bottom else "top")


def learn(draft: Draft, seat: Seat, cards: tuple[str, ...]) -> None:
    """Let `seat` know the places of these hidden cards from now on."""
    seen = draft.held_by(seat).seen
    draft.alter_held(seat, seen=(*[key for key in seen if key not in cards], *cards))


def forget(draft: Draft, cards: tuple[str, ...]) -> None:
    """Let no seat know the places of these hidden cards from now on."""
    for seat in draft.seats:
        seen = draft.held_by(seat).seen
        if seen:
            draft.alter_held(seat, seen=tuple([key for key in seen if key not in cards]))


def put_out_of_effect(draft: Draft, key: str) -> None:
    """Move a card in effect to the discards of its deck; nothing happens if it is not in effect."""
    for lasting in draft.in_effect:
        if key in (lasting.card, original(lasting.card)):
            side = CARDS[lasting.card].side
            draft.in_effect = tuple([other for other in draft.in_effect if other is not lasting])
            draft.alter(side, discards=(*draft.camp(side).discards, lasting.card))
            draft.tell("lapsed", lasting.card)


@dataclass(frozen=True)
class claim_strategy(Verb):
    """Claim one of the open Strategy cards; the next one of the deck takes its place."""

    def do(self, draft: Draft) -> Decision | None:
        """See `Step.do`."""
        return self.choice(draft, "strategy card", draft.strategy_cards, "claim")

    def resume(self, draft: Draft, reply: str) -> None:
        """See `Step.resume`."""
        left = tuple([key for key in draft.strategy_cards if key != reply])
        draft.strategy_cards = (*left, *draft.strategy_deck[:1])
        draft.strategy_deck = draft.strategy_deck[1:]
        claim(draft, reply)
