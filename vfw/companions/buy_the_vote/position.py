"""What lies on the table of Buy the Vote!, sealed bids included; all money is in millions of dollars."""

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
"""Whether tied money is gone, or goes back to those who tied (V3)."""
TIMED, UNTIMED = "15 minutes", "none"
CLOCKS: Final = (TIMED, UNTIMED)
TIME_IS_UP: Final = "time is up"
"""What the clock of the table says, which no rule knows (V10)."""

Row = tuple[int, ...]
"""A bid: an amount for each open label, from label 1 on."""


class Lot(NamedTuple):
    """How a label came out.

    Attributes:
        label: from 1. cards: of its pile, the oldest first. bids: of each seat.
        winner: who takes the pile; "" where it stays. tied: who shared the highest bid; () where nobody bid at all.
    """

    label: int
    cards: tuple[str, ...]
    bids: Row
    winner: str
    tied: tuple[str, ...]


class Position(core.FrozenPosition):
    """The table.

    Attributes:
        apportionment, ties, clock: the game that is played, in words of `start`.
        round: from 1; 0 before the cards are shuffled.
        deck: cards to come, the next one first. unseen: those that were taken out (V14).
        piles: by label, the oldest card first. bars: by seat, as they were won. money: by seat, and public.
        rows: bids of this round, sealed but for the last, on which its owner is at work; () once they are revealed.
        at: which label that owner is asked for, from 0; as many as there are once all have been gone through.
        lots: how the labels came out last. settling: the place in `lots` of what is settled next.
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
        self.news = (*self.news, event)


def initial_draft(players: int, apportionment: str, ties: str, clock: str, cards: tuple[str, ...]) -> Draft:
    """The table before the shuffle."""
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
    """How many labels get a card in a round: three in the first, one more in each, nine at most.

    >>> [open_labels(number) for number in range(1, 9)]
    [3, 4, 5, 6, 7, 8, 9, 9]
    """
    return min(round_number + 2, LABELS)


def replace_bid(row: Row, place: int, value: int) -> Row:
    """The row with another value in one place."""
    return (*row[:place], value, *row[place + 1 :])
