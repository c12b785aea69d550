"""The exchange between two partners: two offers that lie face down until both have agreed."""

from __future__ import annotations

from vfw.core.questions import Decision
from vfw.panel.faces.prompt import Offer
from vfw.panel.skins.votes.seat_names import seat_name
from vfw.votes.rules.partners import answer_offer, offer_exchange
from vfw.votes.rules.position import side_of
from vfw.votes.rules.view import View
from vfw.votes.telling.words import title

FACE_DOWN = "A card, face down"


def exchange_offers(view: View) -> list[Offer]:
    """The offers of both partners, as the viewer sees them; [] where nothing is to be exchanged."""
    step, pending = view.asking.step if view.asking else None, view.pending
    if not (isinstance(step, offer_exchange | answer_offer) and isinstance(pending, Decision)):
        return []
    has_agreed = isinstance(step, answer_offer)
    offers = []
    for seat in view.seats_of(side_of(pending.seat)):
        lies = ", ".join(map(title, view.held_by(seat).hand)) or FACE_DOWN
        says = "Says now" if seat == pending.seat else "Says yes" if has_agreed else "Is asked next"
        offers.append(Offer(seat, "You" if seat == view.seat else seat_name(seat), lies, says))
    return offers
