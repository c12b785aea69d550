"""Words and signs of Buy the Vote! that several of its faces share."""

from __future__ import annotations

from html import escape

from vfw.companions.buy_the_vote.auction_words import CANDIDATES, money
from vfw.companions.buy_the_vote.campaign_table import ROUNDS
from vfw.companions.buy_the_vote.campaign_view import View
from vfw.companions.buy_the_vote.nomination import Ticket
from vfw.companions.buy_the_vote.state_cards import BY_KEY, DEMOCRAT, SWING, SWINGS, VOTES

LETTERS = {DEMOCRAT: "D", SWING: "★"}
"""What a card says besides its colour; all others say R."""
ORDINALS = ("Nominee", "Running Mate", "3rd", "4th", "5th")
MARKS = {
    "a": '<circle cx="17" cy="17" r="16"/>',
    "b": '<rect x="2" y="2" width="30" height="30" rx="4"/>',
    "c": '<path d="M17 1 33 32H1z"/>',
    "d": '<path d="M17 0 34 17 17 34 0 17z"/>',
    "e": '<path d="M8.5 2h17L34 17 25.5 32h-17L0 17z"/>',
}
"""A shape for each seat, so that no colour stands alone."""


def leaning(card: str) -> str:
    return BY_KEY[card].leans


def letter(card: str) -> str:
    return LETTERS.get(leaning(card), "R")


def votes(view: View, card: str) -> int:
    return VOTES[view.apportionment][card]


def candidate(seat: str, viewer: str | None) -> str:
    """What a candidate is called in a list: "You" for whoever looks."""
    return "You" if seat == viewer else CANDIDATES[seat]


def mark_html(seat: str) -> str:
    """The shape and the letter of a seat."""
    low = 27 if seat == "c" else 23
    return (
        f'<svg class="vfw-bid-mark" data-side="{seat}" viewBox="0 0 34 34" aria-hidden="true">{MARKS[seat]}'
        f'<text x="17" y="{low}" text-anchor="middle">{seat.upper()}</text></svg>'
    )


def open_piles(view: View) -> list[tuple[str, ...]]:
    """The piles that can be bid on, from label 1."""
    return [pile for pile in view.piles if pile]


def card_words(view: View, card: str) -> str:
    """A card for who does not see it: "Ohio, 18 votes, red".

    A swing state that another card covers is told by its pile.
    """
    colour = {"D": "blue", "R": "red", "★": "swing state"}[letter(card)]
    return f"{BY_KEY[card].name}, {votes(view, card)} votes, {colour}"


def pile_words(view: View, pile: tuple[str, ...]) -> str:
    """A pile for who does not see it, the card on top first."""
    if not pile:
        return "no card"
    top, *below = reversed(pile)
    words = card_words(view, top)
    if below:
        words += "; below it " + "; ".join(
            card_words(view, card) + (", covered" if card in SWINGS else "") for card in below
        )
    return words


def title_of(seat: str, race: Ticket) -> str:
    """What a seat would be if the game ended now."""
    if seat in race.nominees:
        return ORDINALS[0] if len(race.nominees) == 1 else "Shares the nomination"
    if seat in race.mates:
        return ORDINALS[1]
    place = [name for name, _ in race.ranking].index(seat)
    return "2nd" if place == 1 else ORDINALS[place]


def moment(view: View) -> str:
    return f"Round {view.round} of {ROUNDS}" if view.round else ""


def paid(amount: int) -> str:
    return escape(money(amount))
