"""What a class was asked and what it said: its votes, also as they are kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from enum import StrEnum, auto
from typing import Any


class DecidedBy(StrEnum):
    """Who chose."""

    ROOM = auto()  # with the most hands
    TEACHER = auto()  # after a tie
    UNCOUNTED = auto()  # the class, without a count
    EXHIBIT = auto()  # it was left to it


@dataclass(frozen=True)
class Vote:
    """What the room was asked, and what came of it.

    Attributes:
        at: how many replies had been given. question: the headline. chosen: the label of the choice. by: who chose.
        hands: the labels in the order of their letters and their hands; () where none were counted.
    """

    at: int
    question: str
    chosen: str
    by: DecidedBy
    hands: tuple[tuple[str, int], ...] = ()


def serialize_votes(votes: Sequence[Vote]) -> list[dict[str, Any]]:
    """Votes as JSON takes them."""
    return [asdict(vote) for vote in votes]


def parse_votes(kept: Sequence[Any]) -> list[Vote]:
    """Votes that were written. Raises ValueError, TypeError or KeyError where they are none."""
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
