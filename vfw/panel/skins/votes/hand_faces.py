"""The hand: the cards that a seat holds or has to choose among, and what each can be used for."""

from __future__ import annotations

from dataclasses import replace

from vfw.core.questions import Decision
from vfw.panel.skins.abilities.shown import Hand
from vfw.panel.skins.votes.seat_names import AMONG_PARTNERS
from vfw.panel.skins.votes.sheet_faces import DECK_NAMES, ERA_NAMES
from vfw.panel.view_models.dialog import load_card_note
from vfw.panel.view_models.table import CardModel, CardUse, HandModel
from vfw.votes.rules.deck import CARDS
from vfw.votes.rules.final_voting import compare, pick_state, roll_for
from vfw.votes.rules.playing import DISCARD, EVENT, offers
from vfw.votes.rules.position import (
    Position,
    Side,
    side_of,
)
from vfw.votes.rules.view import View
from vfw.votes.telling.card_words import card_text, conditions_text
from vfw.votes.telling.use_words import missing, use_words, why_not

ORDER = {key: number for number, key in enumerate(CARDS)}
USE_NAMES = {EVENT: "Event", "campaign": "Campaign", "organize": "Organize", "lobby": "Lobby", DISCARD: "Discard"}
FIT_IN_HAND = 9


def votes_now(position: Position | View) -> bool:
    """Whether a state is voting."""
    return isinstance(position.asking.step if position.asking else None, pick_state | roll_for | compare)


class VotesHand(Hand):
    """A hand of cards, and what each can be used for."""

    def hand(self, view: View) -> HandModel:
        if view.seat is None or votes_now(view):
            return HandModel("", ())
        pending, held = view.pending, view.held_by(view.seat)
        asked = pending if isinstance(pending, Decision) and pending.seat == view.seat else None
        legal = [str(choice) for choice in asked.choices if choice in CARDS] if asked else []
        # A card that the rounds have taken from the hand stays in its place until it is put away.
        playing = {
            task.card
            for task in (*view.todo, *([view.asking] if view.asking else []))
            if view.seat_of(task.side) == view.seat
        }
        # Cards just drawn come first: there may be more than the eye takes in at once.
        drawn = {key for group in held.drawn for key in group}
        keys = sorted(playing.union(held.hand, drawn) & CARDS.keys(), key=lambda key: (key not in drawn, ORDER[key]))
        keys += [key for key in held.claimed if key in legal]
        if 0 < len(legal) <= FIT_IN_HAND and not set(legal) & set(keys):
            return HandModel("Cards to choose from", [self._card(view, key, legal=True) for key in legal])
        plays = asked is not None and asked.why == "operations"
        own = [self._card(view, key, playing=key in playing, legal=key in legal, plays=plays) for key in keys]
        beside = self._open_beside(view)
        if beside:
            # Whose each is, its colour says too: both sit on the same side.
            return HandModel("Both hands", [*[replace(card, side=view.seat) for card in own], *beside])
        return HandModel("Your hand", own)

    def _open_beside(self, view: View) -> list[CardModel]:
        """The cards of a partner who plays with an open hand."""
        return [
            replace(self._card(view, key), side=seat, place=f"{AMONG_PARTNERS[seat]}’s card")
            for seat, held in zip(view.seats, view.holdings, strict=True)
            if seat != view.seat
            for key in sorted(held.hand, key=ORDER.__getitem__)
        ]

    def _card(
        self, view: View, key: str, *, playing: bool = False, legal: bool = False, plays: bool = False
    ) -> CardModel:
        card, side = CARDS[key], side_of(view.seat) if view.seat else view.side
        held = view.held_by(view.seat or view.seat_of(side))
        in_hand = key in held.hand
        lacking = "" if playing else missing(key, view, side)
        return CardModel(
            key=key,
            title=card.title,
            era=ERA_NAMES[card.era] or DECK_NAMES[card.deck].removesuffix(" card"),
            text=card_text(key),
            side=card.side or side,
            condition="" if lacking else conditions_text(key),
            missing=lacking,
            place="claimed" if key in held.claimed else "",
            playing=playing,
            reply=key if legal else None,
            has_note=load_card_note(key) is not None,
            uses=self._uses(view, side, key) if legal and plays and in_hand else (),
        )

    def _uses(self, view: View, side: Side, key: str) -> list[CardUse]:
        return [
            CardUse(offer.use, USE_NAMES[offer.use], use_words(view, key, offer), why_not(view, key, offer))
            for offer in offers(view, side, key, view.held_by(view.seat or view.seat_of(side)).hand)
            if offer.use == EVENT or not offer.why_not
        ]
