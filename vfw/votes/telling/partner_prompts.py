"""The questions that are put only where two play for a side, in words: a headline, and what it hangs on."""

from __future__ import annotations

from vfw.votes.rules.actions import gather_dice, share_dice
from vfw.votes.rules.board import listed
from vfw.votes.rules.partners import answer_offer, award, give_claimed, offer_exchange
from vfw.votes.rules.position import Step
from vfw.votes.rules.seats import Seat, side_of
from vfw.votes.rules.special import discard_theirs
from vfw.votes.rules.view import View
from vfw.votes.telling.asked_again import campaigner
from vfw.votes.telling.words import seat_words, sentence, title


def partners_decision(view: View, step: Step) -> tuple[str, str]:
    """Headline and detail of what such a step asks. Raises TypeError where it is none of these."""
    match step:
        case share_dice(_, _, begun):
            return f"Who campaigns {'next' if begun else 'first'}?", "Then choose the dice for them, one by one."
        case gather_dice(name, taken):
            got = f" So far {listed([f'the {die}' for die in taken])}." if taken else ""
            return f"Which dice for {campaigner(view, name)}?", f"They add up; the other campaigner gets the rest.{got}"
        case award(card):
            return f"Who gets {title(card)}?", "It lies before that player until it is played."
        case offer_exchange():
            unseen = "" if view.held_by(_partner(view)).hand else " Neither sees the other’s card before both agree."
            return "Exchange the cards you two hold?", f"{_would_change_hands(view)}{unseen}"
        case answer_offer():
            unseen = "" if view.held_by(_partner(view)).hand else ", unseen"
            offers = sentence(f"{seat_words(_partner(view))} offers it{unseen}")
            return "Exchange the cards you two hold?", f"{offers} {_would_change_hands(view)}"
        case give_claimed():
            give = "Touch a claimed card to give it, one by one, or press Done. A gift needs no consent."
            return f"Give {seat_words(_partner(view))} a claimed card?", give
        case discard_theirs():
            return "Look at whose hand?", "You see that hand alone, and discard one of its cards."
    raise TypeError(f"no words for the question of {step!r}")


def _would_change_hands(view: View) -> str:
    """What the viewer would give, and for what, as far as that is seen."""
    assert view.seat is not None
    given, returned = [[title(key) for key in view.held_by(seat).hand] for seat in (view.seat, _partner(view))]
    if returned:
        return f"You would give {listed(given)} for {listed(returned)}."
    return f"You would give {listed(given)}."


def _partner(view: View) -> Seat:
    """The seat that plays for the same side as the viewer."""
    assert view.seat is not None
    (partner,) = [seat for seat in view.seats_of(side_of(view.seat)) if seat != view.seat]
    return partner
