"""What lies on the table of Votes for Women beside the map: tracks, what each side has, and open cards."""

from __future__ import annotations

from collections.abc import Iterable

from vfw.panel.skins.abilities.shown import Camps, Table
from vfw.panel.skins.votes.map_faces import STATE_WITH
from vfw.panel.skins.votes.seat_names import SIDE_LABELS, seat_name
from vfw.panel.view_models.table import Pile, SideModel, Tally, Track
from vfw.votes.rules.oppobot import start_cards
from vfw.votes.rules.position import (
    FULL_CONGRESS,
    GAME,
    OPPOBOT,
    OPPOSITION,
    SIDES,
    SUPPLY,
    TO_RATIFY,
    TO_REJECT,
    TURN,
    VOTING,
    Side,
    side_of,
)
from vfw.votes.rules.view import View
from vfw.votes.telling.words import DICE_NAMES, title
from vfw.votes.telling.years import SPANS, YEARS


class VotesTable(Table):
    """Tracks and piles."""

    def tracks(self, view: View) -> tuple[list[Track], list[Tally]]:
        turns = [(str(number), year) for number, year in enumerate(YEARS, start=1)]
        now = max(view.turn, 1)
        turns[now - 1] = (str(now), SPANS[now - 1])
        sent = " Congress has sent the Amendment to the states." if view.sent else ""
        stars = [("★" if number < view.congress or view.sent else "☆", "") for number in range(FULL_CONGRESS)]
        held = FULL_CONGRESS if view.sent else view.congress
        tracks = [
            Track("Turn", turns, view.turn, "turn", f"Turn {view.turn} of 6, {SPANS[now - 1]}"),
            Track("Congress", stars, held, "congress", f"Congress: {held} of {FULL_CONGRESS} markers.{sent}"),
        ]
        ratified, rejected = len(view.ratified), len(view.rejected)
        return tracks, [
            Tally("✓", ratified, f"of {TO_RATIFY}", "ratified", "to ratify"),
            Tally("✕", rejected, f"of {TO_REJECT}", "rejected", "to reject"),
        ]

    def piles(self, view: View) -> list[Pile]:
        piles = [
            Pile("Strategy cards", _listed(view.strategy_cards), "word:strategy-card"),
            Pile("The Oppobot’s next Start card", _listed(self._start_card_to_come(view)), "word:start-card"),
            Pile("In effect this turn", _listed(view.cards_in(TURN)), "word:in-effect"),
            Pile("In effect this game", _listed(view.cards_in(GAME)), "word:in-effect"),
            Pile("For Final Voting", _listed(view.cards_in(VOTING)), "word:final-voting"),
            *(
                Pile(f"Claimed: {seat_name(seat)}", _listed(view.held_by(seat).claimed), "word:claim")
                for seat in view.seats
            ),
            Pile(
                "State cards",
                [(f"place:{STATE_WITH[card]}", title(card)) for card in view.state_cards],
                "word:state-card",
            ),
        ]
        return [pile for pile in piles if pile.cards]

    def _start_card_to_come(self, view: View) -> list[str]:
        played = {*view.opposition.discards, *view.removed, *[lasting.card for lasting in view.in_effect]}
        return [key for key in start_cards(view) if key not in played][:1] if view.oppobot else []


class VotesCamps(Camps):
    """The two sides."""

    tab = "Both sides"
    label = "The two sides"

    def camps(self, view: View) -> list[SideModel]:
        return [self._camp(view, side) for side in SIDES]

    def _camp(self, view: View, side: Side) -> SideModel:
        camp, is_oppobot = view.camp(side), bool(view.oppobot) and side == OPPOSITION
        rows = [
            (f"Buttons {camp.buttons} of {SUPPLY[side]}", "word:button"),
            (f"Campaigners {len(view.campaigners_of(side))}", "word:campaigner"),
            (_hands(view, side), "word:hand"),
            (f"Draw pile {camp.deck_size}", "word:draw-pile"),
            (f"Discards {len(camp.discards)}", f"discards:{side}"),
        ]
        if is_oppobot:
            deck = "rebuilt deck" if view.opposition_deck == OPPOBOT else "own deck"
            rows = [rows[1], *rows[3:], (f"{DICE_NAMES[view.oppobot]}, {deck}", "word:oppobot")]
        note = "the Oppobot" if is_oppobot else "you" if view.seat and side == side_of(view.seat) else ""
        return SideModel(SIDE_LABELS[side], side, rows, note=note)


def _hands(view: View, side: Side) -> str:
    """How many cards each seat of a side holds, in their order."""
    sizes = [str(view.held_by(seat).hand_size) for seat in view.seats_of(side)]
    return f"{'Hand' if len(sizes) == 1 else 'Hands'} {', '.join(sizes)}"


def _listed(keys: Iterable[str]) -> list[tuple[str, str]]:
    """Cards as a pile has them: (sheet, title) each."""
    return [(f"card:{key}", title(key)) for key in keys]
