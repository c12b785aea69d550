"""Votes of a class: the input field for hands, letters and dice, and votes as the browser keeps them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from enum import StrEnum, auto
from typing import Any


class DecidedBy(StrEnum):
    """The origin of a choice."""

    ROOM = auto()  # with the most hands
    TEACHER = auto()  # after a tie
    UNCOUNTED = auto()  # the class, without a count
    EXHIBIT = auto()  # it was left to it


@dataclass(frozen=True)
class Vote:
    """A vote of the class and its outcome.

    Attributes:
        at: The number of replies before it.
        question: The headline.
        chosen: The label of the choice.
        by: The origin of the choice.
        hands: The labels in the order of their letters, with their hands; () if none were counted.
    """

    at: int
    question: str
    chosen: str
    by: DecidedBy
    hands: tuple[tuple[str, int], ...] = ()


def serialize_votes(votes: Sequence[Vote]) -> list[dict[str, Any]]:
    """Return votes as values for JSON."""
    return [asdict(vote) for vote in votes]


def parse_votes(kept: Sequence[Any]) -> list[Vote]:
    """Return the votes that `serialize_votes` gave.

    Raises:
        ValueError: A value is out of range.
        TypeError: A value is of another type.
        KeyError: A key is missing.
    """
    return [
        Vote(
            int(one["at"]),
            str(one["question"]),
            str(one["chosen"]),
            DecidedBy(one["by"]),
            tuple([(str(label), int(count)) for label, count in one["hands"]]),
        )
        for one in kept
    ]


MOST_HANDS = 999
NUMBERS = ("None", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight")


def parse_hands(text: str, letters: Sequence[str]) -> str | tuple[int, ...]:
    """Return the letter that was typed, or the hands counted for each of `letters`.

    >>> parse_hands("12 5 8", "ABC")
    (12, 5, 8)
    >>> parse_hands(" b ", "ABC")
    'B'

    Raises:
        ValueError: The text is neither; the message names the expected input.
    """
    words = _words(text)
    expected = f"{_numbers(len(letters))} expected, one for each of {', '.join(letters)}"
    if not words:
        raise ValueError(f"{expected}; or just a letter.")
    if len(words) == 1 and words[0].isalpha():
        letter = words[0].upper()
        if letter not in tuple(letters):
            raise ValueError(f"There is no “{words[0]}” here; expected a letter from {letters[0]} to {letters[-1]}.")
        return letter
    counts = _counted(words, len(letters), expected)
    if max(counts) > MOST_HANDS:
        raise ValueError(f"{expected}; {max(counts)} hands are too many. Is a space missing?")
    if not any(counts):
        raise ValueError("No hand was raised for anything. Ask the room again.")
    return counts


def parse_dice(text: str, n: int, sides: int) -> tuple[int, ...]:
    """Return the faces of `n` dice that fell on a table.

    >>> parse_dice("4, 2", n=2, sides=6)
    (4, 2)

    Raises:
        ValueError: The text has other numbers; the message names the expected ones.
    """
    words = _words(text)
    expected = f"{_numbers(n)} from 1 to {sides} expected{', one for each die' if n > 1 else ''}"
    # No die of the game has more than nine sides.
    faces = _counted([*words[0]] if n > 1 and len(words) == 1 else words, n, expected)
    for face in faces:
        if not 1 <= face <= sides:
            raise ValueError(f"{expected}; none of these dice shows {face}.")
    return faces


def find_leaders(counts: Sequence[int]) -> list[int]:
    """Return the numbers of the choices with the most hands; several if they are tied."""
    return [number for number, count in enumerate(counts) if count == max(counts)]


def _words(text: str) -> list[str]:
    return [word for word in re.split(r"[\s,;:/-]+", text.strip()) if word]


def _counted(words: Sequence[str], n: int, expected: str) -> tuple[int, ...]:
    for word in words:
        if not re.fullmatch("[0-9]+", word):
            raise ValueError(f"{expected}; “{word}” is no number.")
    if len(words) != n:
        raise ValueError(f"{expected}; {'here is' if len(words) == 1 else 'here are'} {_few(len(words)).lower()}.")
    return tuple([int(word) for word in words])


def _numbers(n: int) -> str:
    return f"{_few(n)} number{'s' * (n != 1)}"


def _few(n: int) -> str:
    return NUMBERS[n] if n < len(NUMBERS) else str(n)


WHO = {
    DecidedBy.ROOM: "",
    DecidedBy.TEACHER: "the teacher decided the tie",
    DecidedBy.UNCOUNTED: "not counted",
    DecidedBy.EXHIBIT: "left to the exhibit",
}
"""Notes on who decided a vote."""


def votes_text(votes: Sequence[Vote]) -> str:
    """Return the list of votes as a text file."""
    lines = ["How the room voted", ""]
    for number, vote in enumerate(votes, start=1):
        hands = "; ".join(f"{label}: {count}" for label, count in vote.hands)
        notes = ", ".join(filter(None, [hands, WHO[vote.by]]))
        lines += [f"{number}. {vote.question}", f"   Chosen: {vote.chosen}{f' ({notes})' if notes else ''}"]
    return "\n".join([*lines, ""])
