"""The hand and the table beside the map: cards and their uses, tracks, piles, and a summary of each side."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache

from vfw.core.questions import Decision
from vfw.panel.skins.capabilities import Hand, Sides, Table
from vfw.panel.skins.votes.board import STATE_WITH
from vfw.panel.skins.votes.dialogs import DECK_NAMES, ERA_NAMES
from vfw.panel.skins.votes.text import AMONG_PARTNERS, SIDE_LABELS, seat_name
from vfw.panel.view_models.dialog import load_card_note
from vfw.panel.view_models.table import CardModel, CardUse, HandModel, Pile, SideModel, Tally, Track
from vfw.votes.narration.cards import card_text, conditions_text, missing_for_event, unavailable_text, use_text
from vfw.votes.narration.words import DICE_NAMES, TURN_SPANS, TURN_YEARS, card_title
from vfw.votes.rules.deck import CARDS
from vfw.votes.rules.final_voting import compare, pick_state, roll_for
from vfw.votes.rules.oppobot import start_cards
from vfw.votes.rules.playing import DISCARD, EVENT, offers
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import OPPOSITION, SIDES, Side, side_of
from vfw.votes.rules.tabletop import FULL_CONGRESS, GAME, OPPOBOT, SUPPLY, TO_RATIFY, TO_REJECT, TURN, VOTING
from vfw.votes.rules.view import View

ORDER = {key: number for number, key in enumerate(CARDS)}
USE_NAMES = {EVENT: "Event", "campaign": "Campaign", "organize": "Organize", "lobby": "Lobby", DISCARD: "Discard"}
FIT_IN_HAND = 9


def is_voting(position: Position | View) -> bool:
    """Return whether a state is voting."""
    return isinstance(position.asking.step if position.asking else None, pick_state | roll_for | compare)


@cache
def _has_note(card: str) -> bool:
    return load_card_note(card) is not None


class VotesHand(Hand):
    """A hand of cards and the uses of each."""

    def hand(self, view: View) -> HandModel:
        """See `Hand.hand`."""
        if view.seat is None or is_voting(view):
            return HandModel("", ())
        pending, held = view.pending, view.held_by(view.seat)
        asked = pending if isinstance(pending, Decision) and pending.seat == view.seat else None
        legal = [str(choice) for choice in asked.choices if choice in CARDS] if asked else []
        # A card being played stays in its place until it is discarded.
        playing = {
            task.card
            for task in (*view.todo, *([view.asking] if view.asking else []))
            if view.seat_of(task.side) == view.seat
        }
        # Cards just drawn come first, because a large hand is hard to scan.
        drawn = {key for group in held.drawn for key in group}
        keys = sorted(playing.union(held.hand, drawn) & CARDS.keys(), key=lambda key: (key not in drawn, ORDER[key]))
        keys += [key for key in held.claimed if key in legal]
        if 0 < len(legal) <= FIT_IN_HAND and not set(legal) & set(keys):
            return HandModel("Cards to choose from", [self._card(view, key, legal=True) for key in legal])
        plays = asked is not None and asked.why == "operations"
        own = [self._card(view, key, playing=key in playing, legal=key in legal, plays=plays) for key in keys]
        beside = self._open_beside(view)
        if beside:
            # Both seats are on the same side, so the color tells whose card it is.
            return HandModel("Both hands", [*[replace(card, side=view.seat) for card in own], *beside])
        return HandModel("Your hand", own)

    def _open_beside(self, view: View) -> list[CardModel]:
        """Return the cards of a partner with an open hand."""
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
        lacking = "" if playing else missing_for_event(key, view, side)
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
            has_note=_has_note(key),
            uses=self._uses(view, side, key) if legal and plays and in_hand else (),
        )

    def _uses(self, view: View, side: Side, key: str) -> list[CardUse]:
        return [
            CardUse(offer.use, USE_NAMES[offer.use], use_text(view, key, offer), unavailable_text(view, key, offer))
            for offer in offers(view, side, key, view.held_by(view.seat or view.seat_of(side)).hand)
            if offer.use == EVENT or not offer.why_not
        ]


class VotesTable(Table):
    """Tracks and piles."""

    def tracks(self, view: View) -> tuple[list[Track], list[Tally]]:
        """See `Table.tracks`."""
        turns = [(str(number), year) for number, year in enumerate(TURN_YEARS, start=1)]
        now = max(view.turn, 1)
        turns[now - 1] = (str(now), TURN_SPANS[now - 1])
        sent = " Congress has sent the Amendment to the states." if view.sent else ""
        stars = [("★" if number < view.congress or view.sent else "☆", "") for number in range(FULL_CONGRESS)]
        held = FULL_CONGRESS if view.sent else view.congress
        tracks = [
            Track("Turn", turns, view.turn, "turn", f"Turn {view.turn} of 6, {TURN_SPANS[now - 1]}"),
            Track("Congress", stars, held, "congress", f"Congress: {held} of {FULL_CONGRESS} markers.{sent}"),
        ]
        ratified, rejected = len(view.ratified), len(view.rejected)
        return tracks, [
            Tally("✓", ratified, f"of {TO_RATIFY}", "ratified", "to ratify"),
            Tally("✕", rejected, f"of {TO_REJECT}", "rejected", "to reject"),
        ]

    def piles(self, view: View) -> list[Pile]:
        """See `Table.piles`."""
        piles = [
            Pile("Strategy cards", _pile_cards(view.strategy_cards), "word:strategy-card"),
            Pile("The Oppobot’s next Start card", _pile_cards(self._start_card_to_come(view)), "word:start-card"),
            Pile("In effect this turn", _pile_cards(view.cards_in(TURN)), "word:in-effect"),
            Pile("In effect this game", _pile_cards(view.cards_in(GAME)), "word:in-effect"),
            Pile("For Final Voting", _pile_cards(view.cards_in(VOTING)), "word:final-voting"),
            *(
                Pile(f"Claimed: {seat_name(seat)}", _pile_cards(view.held_by(seat).claimed), "word:claim")
                for seat in view.seats
            ),
            Pile(
                "State cards",
                [(f"place:{STATE_WITH[card]}", card_title(card)) for card in view.state_cards],
                "word:state-card",
            ),
        ]
        return [pile for pile in piles if pile.cards]

    def _start_card_to_come(self, view: View) -> list[str]:
        played = {*view.opposition.discards, *view.removed, *[lasting.card for lasting in view.in_effect]}
        return [key for key in start_cards(view) if key not in played][:1] if view.oppobot else []


class VotesSides(Sides):
    """The two sides."""

    tab = "Both sides"
    label = "The two sides"

    def sides(self, view: View) -> list[SideModel]:
        """See `Sides.sides`."""
        return [self._camp(view, side) for side in SIDES]

    def _camp(self, view: View, side: Side) -> SideModel:
        camp, is_oppobot = view.camp(side), bool(view.oppobot) and side == OPPOSITION
        rows = [
            (f"Buttons {camp.buttons} of {SUPPLY[side]}", "word:button"),
            (f"Campaigners {len(view.campaigners_of(side))}", "word:campaigner"),
            (_hand_sizes(view, side), "word:hand"),
            (f"Draw pile {camp.deck_size}", "word:draw-pile"),
            (f"Discards {len(camp.discards)}", f"discards:{side}"),
        ]
        if is_oppobot:
            deck = "rebuilt deck" if view.opposition_deck == OPPOBOT else "own deck"
            rows = [rows[1], *rows[3:], (f"{DICE_NAMES[view.oppobot]}, {deck}", "word:oppobot")]
        note = "the Oppobot" if is_oppobot else "you" if view.seat and side == side_of(view.seat) else ""
        return SideModel(SIDE_LABELS[side], side, rows, note=note)


def _hand_sizes(view: View, side: Side) -> str:
    """Return the number of cards of each seat of a side, in their order."""
    sizes = [str(view.held_by(seat).hand_size) for seat in view.seats_of(side)]
    return f"{'Hand' if len(sizes) == 1 else 'Hands'} {', '.join(sizes)}"


def _pile_cards(keys: Iterable[str]) -> list[tuple[str, str]]:
    """Return cards for a pile: (dialog, title) each."""
    return [(f"card:{key}", card_title(key)) for key in keys]
