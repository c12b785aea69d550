"""How a card is played: as an event, or for one of the three actions; and the verbs that play other cards.

Rules: Operations Phase.  Rulings 12 to 19.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from vfw.core.questions import Decision
from vfw.votes.rules import effects
from vfw.votes.rules.actions import campaign, lobby, organize
from vfw.votes.rules.deck import CARDS
from vfw.votes.rules.placing import claim
from vfw.votes.rules.position import OPPOSITION, SUPPLY, Camp, Draft, Step, Table, original
from vfw.votes.rules.steps import pay

EVENT, CAMPAIGN, ORGANIZE, LOBBY, DISCARD = "event", "campaign", "organize", "lobby", "discard"
ACTIONS: dict[str, Step] = {CAMPAIGN: campaign(), ORGANIZE: organize(), LOBBY: lobby()}


def event_price(table: Table, side: str, key: str) -> int:
    """Buttons it takes `side` to play this card as an event now."""
    card = CARDS[key]
    return card.cost + (effects.event_surcharge(table, side) if card.is_event else 0)


def may_be_event(table: Table, side: str, key: str) -> bool:
    """Whether `side` can play this card as an event now.  Ruling 16."""
    card = CARDS[key]
    return all(condition.holds(table) for condition in card.needs) and event_price(table, side, key) <= table.buttons(
        side
    )


def uses(table: Table, side: str, key: str) -> tuple[str, ...]:
    """The ways in which `side` can play this card of its hand now; ("discard",) where there is none.

    Rulings 9, 11, 12, 14 and 16.
    """
    return ((EVENT,) if may_be_event(table, side, key) else ()) + actions(table, side)


def actions(table: Table, side: str) -> tuple[str, ...]:
    """The actions for which `side` can play any card now."""
    if not table.campaigners_of(side):
        return ()
    buttons = table.buttons(side)
    offered = []
    if effects.campaign_surcharge(table, side) <= buttons:
        offered.append(CAMPAIGN)
    if buttons < SUPPLY[side]:
        offered.append(ORGANIZE)
    if not table.sent and (table.congress or side != OPPOSITION):
        offered.append(LOBBY)
    return tuple(offered)


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
    price = event_price(draft, draft.side, key)
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
class draw(Step):
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
class claim_strategy(Step):
    """Claim one of the Strategy cards that lie open; the next one of the deck takes its place."""

    def do(self, draft: Draft) -> Decision | None:
        return self.choice(draft, "strategy card", draft.strategy_cards, "claim")

    def told(self, draft: Draft, reply: str) -> None:
        left = tuple([key for key in draft.strategy_cards if key != reply])
        draft.strategy_cards = (*left, *draft.strategy_deck[:1])
        draft.strategy_deck = draft.strategy_deck[1:]
        claim(draft, reply)
