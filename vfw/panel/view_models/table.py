"""Data of the table: cards, hands, tracks, tallies, sides and piles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from vfw.core.questions import Word

LETTERS_PER_CARD = 130


@dataclass(frozen=True)
class CardUse:
    """One way of playing a card: its `label` and what it `gives`; or `why_not`."""

    reply: Word
    label: str
    gives: str = ""
    why_not: str = ""


@dataclass(frozen=True)
class CardModel:
    """Contents of a card.

    reply: what answers the question with this card, None where it does not. uses: ways of playing it, among which is
        asked once it is chosen; they do not stand on the card, which would have no room for them at most sizes.
    place: the place of the card, unless in the hand: "claimed".
    hint: the number of the hint that names it; 0 for none.
    has_note: whether its sheet tells the history behind it.
    """

    key: str
    title: str
    era: str
    text: str
    side: str
    condition: str = ""
    missing: str = ""
    place: str = ""
    playing: bool = False
    reply: Word | None = None
    uses: Sequence[CardUse] = ()
    hint: int = 0
    has_note: bool = False

    @property
    def width(self) -> float:
        """The relative width of the card where room is scarce: wordy cards are wider, so none is long."""
        letters = len(self.title) * 1.3 + len(self.text) + len(self.condition) + len(self.missing)
        return round(min(max(letters / LETTERS_PER_CARD, 0.9), 1.7), 2)


@dataclass(frozen=True)
class HandModel:
    """Cards in a row: a hand, or those to choose among."""

    name: str
    cards: Sequence[CardModel]


def mark_hinted_cards(hand: HandModel, picks: Sequence[Word | None]) -> HandModel:
    """The hand with those of its cards marked that hints name: the reply with which each of the hints begins.

    A card that answers nothing now is marked too, where a hint is to lead back to it.
    """
    numbers = {reply: number for number, reply in reversed(list(enumerate(picks, start=1))) if reply is not None}
    return replace(hand, cards=[replace(card, hint=numbers.get(card.reply or card.key, 0)) for card in hand.cards])


@dataclass(frozen=True)
class Pile:
    """Cards that lie together. `cards` are (sheet, title) each; `about` is the sheet that explains the name."""

    name: str
    cards: Sequence[tuple[str, str]]
    about: str = ""


@dataclass(frozen=True)
class Track:
    """A row of boxes.

    `done` of them are full; `labels` are (text, small text) in each box. Of years from one to another the last are left
    out where room is scarce.
    """

    name: str
    labels: Sequence[tuple[str, str]]
    done: int
    kind: str
    says: str


@dataclass(frozen=True)
class Tally:
    """A count out of a total: "0 of 36 to win".

    `purpose` is left out where room is scarce.
    """

    mark: str
    number: int
    text: str
    kind: str
    purpose: str = ""


@dataclass(frozen=True)
class SideModel:
    """One side's people and buttons.

    `rows` are (text, the sheet that explains it) each; `note` is beside the name ("you").
    """

    name: str
    side: str
    rows: Sequence[tuple[str, str]]
    note: str = ""
