"""The exchange between two partners: two offers that lie face down until both have agreed, and then open."""

from __future__ import annotations

from collections.abc import Iterable

from vfw.core.position import Event
from vfw.core.questions import Decision
from vfw.panel.view_models.prompt import Offer, RevealedOffers
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
        says = "Says now" if seat == pending.seat else "Says yes" if has_agreed else "Is asked next"
        offers.append(Offer(seat, _titles(view.held_by(seat).hand) or FACE_DOWN, says))
    return offers


def exchange_opened(events: Iterable[Event], seat: str) -> RevealedOffers | None:
    """The exchange in `events` as one of the two partners sees it; None where `seat` had no part in one."""
    for event in events:
        match event:
            case ("exchanged", first, tuple(given), second, tuple(returned)) if seat in (first, second):
                offers = [
                    Offer(first, _titles(returned), "Holds it now"),
                    Offer(second, _titles(given), "Holds it now"),
                ]
                return RevealedOffers("Both have said yes", offers)
    return None


def _titles(cards: Iterable[str]) -> str:
    return ", ".join(map(title, cards))
