"""What a use of a card would bring or cost now, and why one is not offered."""

from __future__ import annotations

from vfw.votes.rules import effects
from vfw.votes.rules.board import listed
from vfw.votes.rules.deck import (
    CARDS,
)
from vfw.votes.rules.playing import (
    CAMPAIGN,
    DISCARD,
    EVENT,
    LOBBY,
    ORGANIZE,
    actions,
    event_price,
    may_be_event,
    uses,
)
from vfw.votes.rules.position import (
    SUFFRAGIST,
    SUPPLY,
    Table,
)
from vfw.votes.rules.view import View
from vfw.votes.telling.card_words import condition_text
from vfw.votes.telling.words import NUMBERS, count, dice, how_many


def missing(key: str, table: Table, side: str) -> str:
    """What `side` lacks to play this card as an event now; "" where nothing is missing."""
    card = CARDS[key]
    for condition in card.needs:
        if not condition.holds(table):
            return f"Needs: {condition_text(condition)}"
    price = event_price(table, side, key)
    if price > table.buttons(side):
        return f"Needs {count(price, 'button')}; you have {NUMBERS[table.buttons(side)]}"
    return ""


def use_words(view: View, use: str) -> str:
    """What this use of a card of its hand would bring or cost the seat of `view` now, in at most six words.

    "" where the use is not offered, and for an event that no card in effect makes dearer.
    """
    side = _seat(view)
    if use == EVENT:
        surcharge = effects.event_surcharge(view, side)
        return f"pay {count(surcharge, 'extra button')}" if surcharge else ""
    if use not in actions(view, side):
        return ""
    team = len(view.campaigners_of(side))
    if use == CAMPAIGN:
        thrown = dice(team, effects.die(view, effects.campaign_die, side, usual=4))
        price = effects.campaign_surcharge(view, side)
        return f"pay {count(price, 'button')}, roll {thrown}" if price else f"roll {thrown} for cubes"
    if use == LOBBY:
        sides = effects.die(view, effects.lobby_die, side, usual=6)
        enough = "6" if sides == 6 else "6+"
        return f"{dice(team, sides)}: {enough} {'adds' if side == SUFFRAGIST else 'removes'} a marker"
    return count(min(team, SUPPLY[side] - view.buttons(side)), "button")


def why_not(view: View, card: str, use: str) -> str:
    """Why this use of `card`, in the hand of the seat of `view`, is not offered now; "" where it is.

    Rulings 9, 11, 12, 14 and 16.
    """
    side = _seat(view)
    if use == EVENT:
        return "" if may_be_event(view, side, card) else _why_no_event(view, side, card)
    if use == DISCARD:
        playable = any(uses(view, side, key) for key in (card, *view.camp(side).hand))
        return "you have a card that can be played" if playable else ""
    return "" if use in actions(view, side) else _why_no_action(view, side, use)


def _why_no_event(table: Table, side: str, card: str) -> str:
    unmet = [condition_text(condition) for condition in CARDS[card].needs if not condition.holds(table)]
    return f"only if {listed(unmet)}" if unmet else _too_dear(event_price(table, side, card), table.buttons(side))


def _why_no_action(table: Table, side: str, use: str) -> str:
    if not table.campaigners_of(side):
        return "no campaigner on the map"
    if use == CAMPAIGN:
        return _too_dear(effects.campaign_surcharge(table, side), table.buttons(side))
    if use == ORGANIZE:
        return f"you hold all {how_many(SUPPLY[side])} buttons"
    return "the Amendment has been sent" if table.sent else "no marker in Congress to remove"


def _too_dear(price: int, held: int) -> str:
    return f"costs {count(price, 'button')}, and you have {how_many(held)}"


def _seat(view: View) -> str:
    assert view.seat is not None, "somebody who sees only the table has no hand"
    return view.seat
