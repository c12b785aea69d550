"""The whole table of Suffragetto at one moment, which is open to both sides."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from vfw.companions.suffragetto.board import GOAL, LEADER, SEATS, STEPS, SUFFRAGETTE, YARD, in_zone
from vfw.core import position as core
from vfw.core.position import Event
from vfw.core.questions import Pending

TO_EXCHANGE = 12
"""The number of inmates of the Prison and of the Hospital before either can be opened."""
MOST_EXCHANGED = 6
TO_WIN = 6


class Inmates(NamedTuple):
    """The pieces of one side that are out of play, large and small."""

    large: int = 0
    small: int = 0


class Position(core.FrozenPosition):
    """The whole table.

    Attributes:
        board: The piece on each square.
        mover: The side whose turn it is, 0 or 1.
        turns: The number of turns taken.
        inmates: The Suffragettes in the Prison, and the police in the Hospital.
        to_free: The pieces of an exchange that wait for a square of their yard, in their order.
        path: The squares of the piece of this turn, () before one is chosen.
        taken: The squares on which it has arrested or disabled a piece in this turn.
        last: The `path` of the turn before.
        last_taken: The `taken` of the turn before.
        quiet: The boards since the last arrest, disabling, exchange or entry, each at the beginning of a turn with the
            mover as its last byte (R16).
    """

    seats = SEATS
    board: bytes
    mover: int
    turns: int
    inmates: tuple[Inmates, Inmates]
    to_free: tuple[int, ...]
    path: tuple[int, ...]
    taken: tuple[int, ...]
    last: tuple[int, ...]
    last_taken: tuple[int, ...]
    quiet: tuple[bytes, ...]

    def __repr__(self) -> str:
        return f"<Suffragetto after {self.turns} turns, waiting for {self.pending.label}>"


class Draft(Position):
    """A position that changes inside one answer."""

    __setattr__ = object.__setattr__  # type: ignore[assignment]


@dataclass(frozen=True)
class View:
    """The knowledge of a seat, which is everything. The fields are those of `Position`."""

    seat: str | None
    pending: Pending
    news: tuple[Event, ...]
    board: bytes
    mover: int
    turns: int
    inmates: tuple[Inmates, Inmates]
    to_free: tuple[int, ...]
    path: tuple[int, ...]
    taken: tuple[int, ...]
    last: tuple[int, ...]
    last_taken: tuple[int, ...]
    quiet: tuple[bytes, ...]


Table = Position | View
"""A position or a view: all of it can be read."""

GOALS = tuple(in_zone(zone) for zone in GOAL)
"""The squares of the building that each side must enter."""
YARDS = tuple(
    tuple(sorted(in_zone(zone), key=lambda cell: len(STEPS[0][cell]) + len(STEPS[1][cell]), reverse=True))
    for zone in YARD
)
"""The squares on which each side's freed pieces start, those with the most ways out first (R13)."""


def entered(board: bytes, side: int) -> int:
    """Return the number of pieces of this side inside the building that the other guards."""
    return sum(board[cell] != 0 for cell in GOALS[side])


def on_board(board: bytes, side: int) -> int:
    """Return the number of pieces of this side on the board, buildings and yards included."""
    return board.count(SUFFRAGETTE + 2 * side) + board.count(LEADER + 2 * side)


def free_yard(board: bytes, side: int) -> list[int]:
    """Return the empty squares of a side's yard."""
    return [cell for cell in YARDS[side] if not board[cell]]


def why_no_exchange(table: Table) -> str:
    """Return why no exchange is possible, a sentence that names the rule; "" if the mover may insist on one (R11)."""
    fewest = min(sum(camp) for camp in table.inmates)
    if fewest < TO_EXCHANGE:
        return f"an exchange needs {TO_EXCHANGE} inmates in the Prison and {TO_EXCHANGE} in the Hospital (R11)"
    if any(table.board[cell] for yard in YARDS for cell in yard):
        return "an exchange needs both yards empty (R11)"
    return ""


def exchanges(table: Table) -> list[str]:
    """Return the exchanges that can be called, as "2+4": Leaders for Inspectors, and rank and file for theirs.

    They are as many as possible first, and Leaders before others (R12).
    """
    large, small = (min(counts) for counts in zip(*table.inmates, strict=True))
    pairs = [
        (leaders, others)
        for leaders in range(min(large, MOST_EXCHANGED) + 1)
        for others in range(min(small, MOST_EXCHANGED - leaders) + 1)
        if leaders + others
    ]
    pairs.sort(key=lambda pair: (sum(pair), pair[0]), reverse=True)
    return [f"{leaders}+{others}" for leaders, others in pairs]
