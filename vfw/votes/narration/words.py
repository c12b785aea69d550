"""The common words of all sentences about the game: numbers, sides, seats, computer players, places, dice, years."""

from __future__ import annotations

from itertools import pairwise
from typing import Final, NamedTuple

from vfw.votes.rules.deck import CARDS
from vfw.votes.rules.seats import (
    FIRST_OPPOSITION,
    OPPOSITION,
    OTHER,
    PURPLE_SUFFRAGIST,
    SECOND_OPPOSITION,
    SUFFRAGIST,
    YELLOW_SUFFRAGIST,
    Seat,
    Side,
    side_of,
)
from vfw.votes.rules.tabletop import BLACK_D4, BLACK_D6, GAME, HARD, NORMAL, TURN, VOTING

NUMBER_WORDS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
ORDINAL_WORDS = ("", "first", "second", "third", "fourth", "fifth", "sixth")
SIDE_NAMES = {SUFFRAGIST: "the Suffragists", OPPOSITION: "the Opposition"}
PARTNER_NAMES = {
    PURPLE_SUFFRAGIST: "the purple player",
    YELLOW_SUFFRAGIST: "the yellow player",
    FIRST_OPPOSITION: "the first Opposition player",
    SECOND_OPPOSITION: "the second Opposition player",
}
"""The names of the seats of a side that two players share."""
DICE_NAMES = {
    NORMAL: "Usual dice",
    BLACK_D4: "Black d4",
    BLACK_D6: "Black d6",
    HARD: "Black dice",
}
"""The Oppobot's dice at each difficulty, short enough to fit beside its deck."""
DURATIONS = {TURN: "the rest of the turn", GAME: "the rest of the game", VOTING: "Final Voting"}


def own_side(seat: str | None) -> Side | None:
    """Return the side that is "you" to `seat`; None for a spectator."""
    return side_of(seat) if seat else None


def seat_name(seat: str) -> str:
    """Return the name of a seat: that of its side, unless two players share the side."""
    return PARTNER_NAMES.get(Seat(seat)) or SIDE_NAMES[side_of(seat)]


def count(n: int, one: str, many: str = "") -> str:
    """Return the number with its noun, in words.

    >>> count(2, "button"), count(13, "card")
    ('two buttons', '13 cards')
    """
    number = NUMBER_WORDS[n] if n < len(NUMBER_WORDS) else str(n)
    return f"{number} {one if n == 1 else many or one + 's'}"


def ordinal(n: int) -> str:
    """Return the ordinal of a number from 1 on.

    >>> ordinal(1), ordinal(22), ordinal(36), ordinal(11)
    ('first', '22nd', '36th', '11th')
    """
    if n < len(ORDINAL_WORDS):
        return ORDINAL_WORDS[n]
    ending = "th" if n % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(n % 10, "th")
    return f"{n}{ending}"


def number_word(n: int) -> str:
    """Return the number without a noun: "three", "31", "none"."""
    if not n:
        return "none"
    return NUMBER_WORDS[n] if n < len(NUMBER_WORDS) else str(n)


def to_sentence(text: str) -> str:
    """Return the text with a capital at the beginning and a period."""
    return text[0].upper() + text[1:] + "."


def card_title(key: str) -> str:
    """Return the title of a card."""
    return CARDS[key].title


def region_name(region: str) -> str:
    """Return a region as a sentence names it: "the West", "Atlantic & Appalachia"."""
    return region if region.startswith("Atlantic") else f"the {region}"


def opponent_name(side: Side) -> str:
    """Return the name of the other side."""
    return SIDE_NAMES[OTHER[side]]


def dice_phrase(n: int, sides: int) -> str:
    """Return dice with their number: "a d6", "three d4"."""
    return f"{'a' if n == 1 else NUMBER_WORDS[n]} d{sides}"


class PlayerProfile(NamedTuple):
    """The name and style of a computer player.

    Attributes:
        name: Its name at the table, which no historical person has.
        line: Its style of play, in one sentence.
    """

    name: str
    line: str


PLAYER_PROFILES: Final = {
    "random": PlayerProfile("Robin Chance", "Plays whatever comes to hand, and means nothing by it."),
    "greedy": PlayerProfile("Gus Quick", "Looks one play ahead, and takes what brings most at once."),
    "steady": PlayerProfile(
        "Stella Steady", "Weighs each play by what it brings on average, and leaves nothing to luck."
    ),
    "planner": PlayerProfile("Paula Plan", "Tries each play out in her mind, some rounds on, before she makes it."),
}
"""The computer players by kind, from the weakest to the strongest."""


TURN_YEARS = ("1848", "1865", "1890", "1905", "1914", "1920")
"""The first year of each turn, as on the turn track."""
TURN_SPANS = tuple([f"{first}–{int(following) - 1}" for first, following in pairwise(TURN_YEARS)] + [TURN_YEARS[-1]])
"""The years of each turn; the last turn is one year."""
