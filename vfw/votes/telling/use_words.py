"""What a use of a card would bring or cost now, and why one is not offered."""

from __future__ import annotations

from vfw.votes.rules import effects, playing
from vfw.votes.rules.board import listed
from vfw.votes.rules.deck import (
    CARDS,
)
from vfw.votes.rules.playing import CAMPAIGN, DISCARD, EVENT, LOBBY, TOO_DEAR, UNMET, Offer, event_offer, unmet
from vfw.votes.rules.seats import COLOUR_OF_SEAT, SUFFRAGIST, Side, side_of
from vfw.votes.rules.tabletop import SUPPLY, Table
from vfw.votes.rules.view import View
from vfw.votes.telling.card_words import condition_text
from vfw.votes.telling.words import count, dice, how_many


def missing(key: str, table: Table, side: Side) -> str:
    """What `side` lacks to play this card as an event now; "" where nothing is missing."""
    offer = event_offer(table, side, key)
    if offer.why_not == UNMET:
        return f"It waits until {condition_text(unmet(table, key)[0])}"
    if offer.why_not == TOO_DEAR:
        return f"It costs {count(offer.price, 'button')}, and you have {how_many(table.buttons(side))}"
    return ""


def use_words(view: View, key: str, offer: Offer) -> str:
    """What this use of a card of its hand would bring or cost the seat of `view` now, in at most six words.

    "" where the use is not open, and for an event that no card in effect makes dearer.
    """
    side = _side(view)
    if offer.use == EVENT:
        surcharge = offer.price - CARDS[key].cost
        return f"pay {count(surcharge, 'extra button')}" if surcharge else ""
    if offer.use == DISCARD or offer.why_not:
        return ""
    team = len(view.campaigners_of(side))
    if offer.use == CAMPAIGN:
        thrown = dice(team, effects.die(view, effects.campaign_die, side, usual=4))
        return f"pay {count(offer.price, 'button')}, roll {thrown}" if offer.price else f"roll {thrown} for cubes"
    if offer.use == LOBBY:
        sides = effects.die(view, effects.lobby_die, side, usual=6)
        enough = "6" if sides == 6 else "6+"
        return f"{dice(team, sides)}: {enough} {'adds' if side == SUFFRAGIST else 'removes'} a marker"
    return count(min(team, SUPPLY[side] - view.buttons(side)), "button")


def why_not(view: View, key: str, offer: Offer) -> str:
    """Why this use of a card, in the hand of the seat of `view`, is not open now; "" where it is."""
    side = _side(view)
    match offer.why_not:
        case "":
            return ""
        case playing.UNMET:
            return f"only if {listed([condition_text(condition) for condition in unmet(view, key)])}"
        case playing.TOO_DEAR:
            return f"costs {count(offer.price, 'button')}, and you have {how_many(view.buttons(side))}"
        case playing.NO_CAMPAIGNER:
            return "no campaigner on the map"
        case playing.NONE_OF_COLOUR:
            return f"no {COLOUR_OF_SEAT[view.seat]} campaigner on the map" if view.seat else ""
        case playing.ALL_BUTTONS:
            return f"you hold all {how_many(SUPPLY[side])} buttons"
        case playing.SENT:
            return "the Amendment has been sent"
        case playing.NO_MARKER:
            return "no marker in Congress to remove"
        case playing.PLAYABLE:
            return "you have a card that can be played"
    raise TypeError(f"no words for {offer!r}")


def _side(view: View) -> Side:
    assert view.seat is not None, "somebody who sees only the table has no hand"
    return side_of(view.seat)
