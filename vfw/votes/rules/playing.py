"""How a card is played: as an event, or for one of the three actions; and the verbs that play other cards.

Rules: Operations Phase.  Rulings 12 to 19.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from vfw.core.questions import Decision
from vfw.votes.rules import effects
from vfw.votes.rules.actions import campaign, lobby, organize
from vfw.votes.rules.deck import CARDS, Condition
from vfw.votes.rules.placing import claim
from vfw.votes.rules.position import OPPOSITION, SUPPLY, Camp, Draft, Step, Table, Verb, original
from vfw.votes.rules.steps import pay

EVENT, CAMPAIGN, ORGANIZE, LOBBY, DISCARD = "event", "campaign", "organize", "lobby", "discard"
ACTIONS: dict[str, Step] = {CAMPAIGN: campaign(), ORGANIZE: organize(), LOBBY: lobby()}

UNMET, TOO_DEAR, NO_CAMPAIGNER = "unmet", "too dear", "no campaigner"
ALL_BUTTONS, SENT, NO_MARKER, PLAYABLE = "all buttons", "sent", "no marker", "playable"


class Offer(NamedTuple):
    """A use of a card, and what stands in its way.

    Attributes:
        use: EVENT, a word of ACTIONS, or DISCARD. price: in buttons, whether or not they are held.
        why_not: "" where the use is open. Else UNMET, a condition of the event fails; TOO_DEAR; NO_CAMPAIGNER in
            play; ALL_BUTTONS are held; the Amendment is SENT; NO_MARKER to remove; or PLAYABLE, and so not discarded.
    """

    use: str
    price: int = 0
    why_not: str = ""


def offers(table: Table, side: str, key: str, others: Iterable[str] = ()) -> tuple[Offer, ...]:
    """Every use of this card of the hand of `side`, open or not: the event, the actions, and to discard it.

    It is discarded only where neither it nor any of the `others` in the hand can be played.
    Rulings 9, 11, 12, 14 and 16.
    """
    plays = (event_offer(table, side, key), *action_offers(table, side))
    playable = not all(offer.why_not for offer in plays) or any(may_be_event(table, side, other) for other in others)
    return (*plays, Offer(DISCARD, why_not=PLAYABLE if playable else ""))


def event_offer(table: Table, side: str, key: str) -> Offer:
    """Playing this card as an event: what it would cost `side` now, and what stands in its way.  Ruling 16."""
    card = CARDS[key]
    price = card.cost + (effects.event_surcharge(table, side) if card.is_event else 0)
    if card.needs and unmet(table, key):
        return Offer(EVENT, price, UNMET)
    return Offer(EVENT, price, TOO_DEAR if price > table.buttons(side) else "")


def unmet(table: Table, key: str) -> tuple[Condition, ...]:
    """The conditions of the event of this card that do not hold now."""
    return tuple([condition for condition in CARDS[key].needs if not condition.holds(table)])


def action_offers(table: Table, side: str) -> tuple[Offer, ...]:
    """The three actions, for which any card can be played.  Rulings 9, 11, 12, 14 and 16."""
    price = effects.campaign_surcharge(table, side)
    if not table.campaigners_of(side):
        return Offer(CAMPAIGN, price, NO_CAMPAIGNER), Offer(ORGANIZE, 0, NO_CAMPAIGNER), Offer(LOBBY, 0, NO_CAMPAIGNER)
    held = table.buttons(side)
    no_lobby = SENT if table.sent else "" if table.congress or side != OPPOSITION else NO_MARKER
    return (
        Offer(CAMPAIGN, price, TOO_DEAR if price > held else ""),
        Offer(ORGANIZE, 0, "" if held < SUPPLY[side] else ALL_BUTTONS),
        Offer(LOBBY, 0, no_lobby),
    )


def may_be_event(table: Table, side: str, key: str) -> bool:
    """Whether `side` can play this card as an event now."""
    return not event_offer(table, side, key).why_not


def actions(table: Table, side: str) -> tuple[str, ...]:
    """The actions for which `side` can play any card now."""
    return tuple([offer.use for offer in action_offers(table, side) if not offer.why_not])


def uses(table: Table, side: str, key: str) -> tuple[str, ...]:
    """The ways in which `side` can play this card of its hand now; none where it could only be discarded."""
    return ((EVENT,) if may_be_event(table, side, key) else ()) + actions(table, side)


@dataclass(frozen=True)
class play_from_hand(Step):
    """Choose how the card, which has left the hand, is played."""

    def do(self, draft: Draft) -> Decision | None:
        return self.choice(draft, "use", uses(draft, draft.side, draft.card) or (DISCARD,), draft.card)

    def told(self, draft: Draft, reply: str) -> None:
        draft.tell("played", draft.side, draft.card, reply)
        if reply == EVENT:
            play_event(draft, draft.card)
        elif reply == DISCARD:
            draft.then(put_away())
        else:
            draft.then(ACTIONS[reply], put_away())


def play_event(draft: Draft, key: str) -> None:
    """Pay for the event, carry out its steps, then put the card away. It has left where it came from."""
    card = CARDS[key]
    price = event_offer(draft, draft.side, key).price
    if price:
        pay(draft, price)
    draft.then_for(draft.side, key, *card.steps, put_away())


@dataclass(frozen=True)
class put_away(Step):
    """The card has been played: it stays in its box, is removed from the game, or goes to the discards."""

    def do(self, draft: Draft) -> None:
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
        look_at(draft, self.n)
        draft.then(play_one_drawn())


@dataclass(frozen=True)
class play_one_drawn(Step):
    """Of the cards drawn, one whose event can be played is played; the others are discarded."""

    def do(self, draft: Draft) -> Decision | None:
        drawn = draft.camp(draft.side).drawn[-1]
        playable = tuple([key for key in drawn if may_be_event(draft, draft.side, key)])
        if not playable:
            discard_drawn(draft)
        return self.choice(draft, "card", playable, "drawn")

    def told(self, draft: Draft, reply: str) -> None:
        take_from_drawn(draft, reply)
        discard_drawn(draft)
        draft.tell("played", draft.side, reply, EVENT)
        play_event(draft, reply)


def draw_to(draft: Draft, side: str, n: int) -> None:
    """The top `n` cards of the deck, or what there is, go to the hand."""
    camp = draft.camp(side)
    draft.alter(side, hand=(*camp.hand, *camp.deck[:n]), **_deck_without_top(camp, n))
    draft.tell("drew", side, camp.deck[:n])


def look_at(draft: Draft, n: int) -> None:
    """The top `n` cards of the deck, or what there is, are drawn to look at."""
    camp = draft.camp(draft.side)
    draft.alter(draft.side, drawn=(*camp.drawn, camp.deck[:n]), **_deck_without_top(camp, n))
    draft.tell("drew", draft.side, camp.deck[:n])


def _deck_without_top(camp: Camp, n: int) -> dict[str, Any]:
    deck = camp.deck[n:]
    return {"deck": deck, "known_top": max(0, camp.known_top - n), "known_bottom": min(camp.known_bottom, len(deck))}


def take_from_drawn(draft: Draft, key: str) -> None:
    """One of the cards looked at leaves the others."""
    *below, group = draft.camp(draft.side).drawn
    draft.alter(draft.side, drawn=(*below, tuple([other for other in group if other != key])))


def discard_drawn(draft: Draft) -> None:
    """The cards looked at that are left are discarded."""
    camp = draft.camp(draft.side)
    for key in camp.drawn[-1]:
        draft.tell("discarded", draft.side, key)
    draft.alter(draft.side, drawn=camp.drawn[:-1], discards=(*camp.discards, *camp.drawn[-1]))


def put_back(draft: Draft, key: str, *, to_bottom: bool) -> None:
    """A card looked at goes back on top of the draw deck, or at its bottom; its owner knows it is there."""
    camp = draft.camp(draft.side)
    if to_bottom:
        draft.alter(draft.side, deck=(*camp.deck, key), known_bottom=camp.known_bottom + 1, mixed=True)
    else:
        draft.alter(draft.side, deck=(key, *camp.deck), known_top=camp.known_top + 1, mixed=True)
    draft.tell("put back", draft.side, key, "bottom" if to_bottom else "top")


def put_out_of_effect(draft: Draft, key: str) -> None:
    """A card in effect goes to the discards of its deck; nothing happens where it is not in effect."""
    for lasting in draft.in_effect:
        if key in (lasting.card, original(lasting.card)):
            side = CARDS[lasting.card].side
            draft.in_effect = tuple([other for other in draft.in_effect if other is not lasting])
            draft.alter(side, discards=(*draft.camp(side).discards, lasting.card))
            draft.tell("lapsed", lasting.card)


@dataclass(frozen=True)
class claim_strategy(Verb):
    """Claim one of the Strategy cards that lie open; the next one of the deck takes its place."""

    def do(self, draft: Draft) -> Decision | None:
        return self.choice(draft, "strategy card", draft.strategy_cards, "claim")

    def told(self, draft: Draft, reply: str) -> None:
        left = tuple([key for key in draft.strategy_cards if key != reply])
        draft.strategy_cards = (*left, *draft.strategy_deck[:1])
        draft.strategy_deck = draft.strategy_deck[1:]
        claim(draft, reply)
