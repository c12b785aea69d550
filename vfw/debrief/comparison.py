"""A game and history, compared: what is said of both, whatever the game is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class RecordModel:
    """A game compared with the historical record.

    All texts are Markdown with the keys of their sources in brackets.

    Attributes:
        happened: what really happened, in a few sentences.
        left: where the game left history, in the order in which it did.
        agrees: where it did not.
        questions: what to talk about.
        comes_later: when there will be something to compare, in a sentence.
    """

    happened: str
    left: Sequence[str]
    agrees: Sequence[str]
    questions: Sequence[str] = ()
    comes_later: str = ""


@dataclass(frozen=True)
class ComparedOutcome:
    """One outcome in a game and in history.

    Attributes:
        what: as in "Texas".
        game: as in "no".
        record: what the record says, in Markdown with the keys of its sources.
    """

    what: str
    game: str
    record: str
