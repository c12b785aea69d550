"""The table of Buy the Vote!, sealed bids included; all money is in millions of dollars."""

from __future__ import annotations

from typing import Final, NamedTuple

from vfw.core import position as core
from vfw.core.questions import Pending, Shuffle

SEATS: Final = ("a", "b", "c", "d", "e")
FEWEST: Final = 2
LABELS: Final = 9
ROUNDS: Final = 8
STRICT, CASUAL = "strict", "casual"
TIES: Final = (STRICT, CASUAL)
"""The options for tied money: it is lost, or returned to those who tied (V3)."""
TIMED, UNTIMED = "15 minutes", "none"
CLOCKS: Final = (TIMED, UNTIMED)
TIME_IS_UP: Final = "time is up"
"""The reply of the table's clock, which the rules cannot know (V10)."""

Row = tuple[int, ...]
"""A bid: an amount for each open label, from label 1 on."""


class Lot(NamedTuple):
    """The result of a label.

    Attributes:
        label: The number of the label, from 1.
        cards: The cards of its pile, the oldest first.
        bids: The bid of each seat.
        winner: The seat that takes the pile; "" if it stays.
        tied: The seats that shared the highest bid; () if no seat bid at all.
    """

    label: int
    cards: tuple[str, ...]
    bids: Row
    winner: str
    tied: tuple[str, ...]


class Position(core.FrozenPosition):
    """The table.

    Attributes:
        apportionment: The census of the electoral votes, in words of `start`.
        ties: The rule for tied money, in words of `start`.
        clock: The clock of the game, in words of `start`.
        round: The round, from 1; 0 before the cards are shuffled.
        deck: The cards to come, the next one first.
        unseen: The cards that were taken out (V14).
        piles: The cards of each label, the oldest first.
        bars: The cards of each seat, in the order in which they were won.
        money: The money of each seat, which is public.
        rows: The bids of this round, sealed except for the last, which its owner is making; () once they are revealed.
        at: The label that the owner is asked for, from 0; the number of labels once all have been asked.
        lots: The results of the last labels.
        settling: The place in `lots` of the label that is settled next.
    """

    apportionment: str
    ties: str
    clock: str
    round: int
    deck: tuple[str, ...]
    unseen: tuple[str, ...]
    piles: tuple[tuple[str, ...], ...]
    bars: tuple[tuple[str, ...], ...]
    money: Row
    rows: tuple[Row, ...]
    at: int
    lots: tuple[Lot, ...]
    settling: int


class Draft(Position):
    """A position inside an answer, which gathers news."""

    __setattr__ = object.__setattr__  # type: ignore[assignment]

    def tell(self, *event: object) -> None:
        """Add an event to the news."""
        self.news = (*self.news, event)


def initial_draft(players: int, apportionment: str, ties: str, clock: str, cards: tuple[str, ...]) -> Draft:
    """Return the table before the shuffle."""
    draft = object.__new__(Draft)
    draft.seats = SEATS[:players]
    draft.apportionment, draft.ties, draft.clock, draft.round = apportionment, ties, clock, 0
    draft.deck, draft.unseen, draft.piles = (), (), ((),) * LABELS
    draft.bars, draft.money = ((),) * players, (0,) * players
    draft.rows, draft.at, draft.lots, draft.settling = (), 0, (), 0
    draft.news = ()
    pending: Pending = Shuffle(cards, "state cards")
    draft.pending = pending
    return draft


def open_labels(round_number: int) -> int:
    """Return the number of labels that get a card in a round: three in the first, one more in each, nine at most.

    >>> [open_labels(number) for number in range(1, 9)]
    [3, 4, 5, 6, 7, 8, 9, 9]
    """
    return min(round_number + 2, LABELS)


def replace_bid(row: Row, place: int, value: int) -> Row:
    """Return the row with another value in one place."""
    return (*row[:place], value, *row[place + 1 :])
