"""Words and signs of Buy the Vote! that several modules of the skin share."""

from __future__ import annotations

from vfw.companions.buy_the_vote.cards import BY_KEY, DEMOCRAT, SWING, SWINGS, VOTES
from vfw.companions.buy_the_vote.position import ROUNDS
from vfw.companions.buy_the_vote.rounds import Ticket
from vfw.companions.buy_the_vote.text import CANDIDATES
from vfw.companions.buy_the_vote.view import View

PARTY_LETTERS = {DEMOCRAT: "D", SWING: "★"}
"""The sign of a card besides its color; all other cards have R."""
REVEAL_EVENTS = ("revealed", "won", "stays", "taken", "let be")
"""The events that all players see once all bids are in."""
TITLES = ("Nominee", "Running Mate", "3rd", "4th", "5th")


def party_of(card: str) -> str:
    """Return the party of a card, or that it is a swing state."""
    return BY_KEY[card].leans


def party_letter(card: str) -> str:
    """Return the sign of a card's party."""
    return PARTY_LETTERS.get(party_of(card), "R")


def card_votes(view: View, card: str) -> int:
    """Return the electoral votes of a card."""
    return VOTES[view.apportionment][card]


def candidate_name(seat: str, viewer: str | None) -> str:
    """Return the name of a candidate in a list: "You" for the viewer."""
    return "You" if seat == viewer else CANDIDATES[seat]


def open_piles(view: View) -> list[tuple[str, ...]]:
    """Return the piles that can be bid on, from label 1."""
    return [pile for pile in view.piles if pile]


def describe_card(view: View, card: str) -> str:
    """Describe a card for screen readers: "Ohio, 18 votes, red".

    The description of the pile says whether a swing state is covered.
    """
    color = {"D": "blue", "R": "red", "★": "swing state"}[party_letter(card)]
    return f"{BY_KEY[card].name}, {card_votes(view, card)} votes, {color}"


def describe_pile(view: View, pile: tuple[str, ...]) -> str:
    """Describe a pile for screen readers, the card on top first."""
    if not pile:
        return "no card"
    top, *below = reversed(pile)
    words = describe_card(view, top)
    if below:
        words += "; below it " + "; ".join(
            describe_card(view, card) + (", covered" if card in SWINGS else "") for card in below
        )
    return words


def candidate_title(seat: str, race: Ticket) -> str:
    """Return what a seat would be if the game ended now."""
    if seat in race.nominees:
        return TITLES[0] if len(race.nominees) == 1 else "Shares the nomination"
    if seat in race.mates:
        return TITLES[1]
    place = [name for name, _ in race.ranking].index(seat)
    return "2nd" if place == 1 else TITLES[place]


def describe_moment(view: View) -> str:
    """Return the round; "" before the first."""
    return f"Round {view.round} of {ROUNDS}" if view.round else ""
