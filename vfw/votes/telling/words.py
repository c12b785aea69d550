"""The words that every sentence about the game is made of: numbers, sides, places, dice."""

from __future__ import annotations

from vfw.votes.rules.deck import (
    CARDS,
)
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

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
ORDINALS = ("", "first", "second", "third", "fourth", "fifth", "sixth")
SIDE_NAMES = {SUFFRAGIST: "the Suffragists", OPPOSITION: "the Opposition"}
PARTNER_NAMES = {
    PURPLE_SUFFRAGIST: "the purple player",
    YELLOW_SUFFRAGIST: "the yellow player",
    FIRST_OPPOSITION: "the first Opposition player",
    SECOND_OPPOSITION: "the second Opposition player",
}
"""What sentences call the seats of a side that two play together."""
DICE_NAMES = {
    NORMAL: "Usual dice",
    BLACK_D4: "Black d4",
    BLACK_D6: "Black d6",
    HARD: "Black dice",
}
"""The Oppobot's dice at each difficulty, so short that they fit beside its deck."""
BOXES = {TURN: "the rest of the turn", GAME: "the rest of the game", VOTING: "Final Voting"}


def own_side(seat: str | None) -> Side | None:
    """The side that is "you" to `seat`; None for somebody who sees only the table."""
    return side_of(seat) if seat else None


def seat_words(seat: str) -> str:
    """What a sentence calls a seat: like its side where it plays that alone."""
    return PARTNER_NAMES.get(Seat(seat)) or SIDE_NAMES[side_of(seat)]


def count(n: int, one: str, many: str = "") -> str:
    """How many, in words.

    >>> count(2, "button"), count(13, "card")
    ('two buttons', '13 cards')
    """
    number = NUMBERS[n] if n < len(NUMBERS) else str(n)
    return f"{number} {one if n == 1 else many or one + 's'}"


def ordinal(n: int) -> str:
    """Which one it is, from the first on.

    >>> ordinal(1), ordinal(22), ordinal(36), ordinal(11)
    ('first', '22nd', '36th', '11th')
    """
    if n < len(ORDINALS):
        return ORDINALS[n]
    ending = "th" if n % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(n % 10, "th")
    return f"{n}{ending}"


def how_many(n: int) -> str:
    """How many, where the thing is not named again: "three", "31", "none"."""
    if not n:
        return "none"
    return NUMBERS[n] if n < len(NUMBERS) else str(n)


def sentence(text: str) -> str:
    return text[0].upper() + text[1:] + "."


def title(key: str) -> str:
    return CARDS[key].title


def place(region: str) -> str:
    """A region as a sentence says it: "the West", "Atlantic & Appalachia"."""
    return region if region.startswith("Atlantic") else f"the {region}"


def opponent(side: Side) -> str:
    return SIDE_NAMES[OTHER[side]]


def dice(n: int, sides: int) -> str:
    return f"{'a' if n == 1 else NUMBERS[n]} d{sides}"
