"""Data of the table: cards, hands, tracks, tallies, sides and piles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from vfw.core.questions import Word

LETTERS_PER_CARD = 130


@dataclass(frozen=True)
class CardUse:
    """One way of playing a card: its `label` and effect (`gives`), or the reason `why_not`."""

    reply: Word
    label: str
    gives: str = ""
    why_not: str = ""


@dataclass(frozen=True)
class CardModel:
    """Contents of a card.

    Attributes:
        reply: The reply that plays the card; None if it answers nothing now.
        uses: The ways of playing it. The prompt asks for one after the card is chosen, because most card sizes have no
            room.
        place: The place of the card, if not in the hand: "claimed".
        hint: The number of the hint that names it; 0 for none.
        has_note: Whether its dialog has a note on history.
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
        """The relative width of the card where room is scarce. Wordy cards are wider, so that none is long."""
        letters = len(self.title) * 1.3 + len(self.text) + len(self.condition) + len(self.missing)
        return round(min(max(letters / LETTERS_PER_CARD, 0.9), 1.7), 2)


@dataclass(frozen=True)
class HandModel:
    """Cards in a row: a hand, or those to choose among."""

    name: str
    cards: Sequence[CardModel]

    @property
    def answers(self) -> bool:
        """True if a card answers the question."""
        return any(card.reply is not None for card in self.cards)


def mark_hinted_cards(hand: HandModel, picks: Sequence[Word | None]) -> HandModel:
    """Return the hand with the cards marked that hints name, by the first reply of each hint.

    A card that answers nothing now is marked too if a hint leads back to it.
    """
    numbers = {reply: number for number, reply in reversed(list(enumerate(picks, start=1))) if reply is not None}
    return replace(hand, cards=[replace(card, hint=numbers.get(card.reply or card.key, 0)) for card in hand.cards])


@dataclass(frozen=True)
class Pile:
    """Cards in one place.

    Attributes:
        cards: (dialog, title) of each card.
        about: The dialog that explains the name.
    """

    name: str
    cards: Sequence[tuple[str, str]]
    about: str = ""


@dataclass(frozen=True)
class Track:
    """A row of boxes.

    Attributes:
        done: The number of full boxes.
        labels: (text, small text) of each box. Where room is scarce, only the first of two years is shown.
    """

    name: str
    labels: Sequence[tuple[str, str]]
    done: int
    kind: str
    says: str


@dataclass(frozen=True)
class Tally:
    """A count out of a total: "0 of 36 to win". `purpose` is left out where room is scarce."""

    mark: str
    number: int
    text: str
    kind: str
    purpose: str = ""


@dataclass(frozen=True)
class SideModel:
    """One side's people and buttons.

    Attributes:
        rows: (text, dialog that explains it) each.
        note: The words beside the name ("you").
    """

    name: str
    side: str
    rows: Sequence[tuple[str, str]]
    note: str = ""
