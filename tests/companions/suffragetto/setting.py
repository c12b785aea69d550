"""Positions as a test wants them: pieces by the names of their squares."""

from __future__ import annotations

from vfw.companions.suffragetto.board import CELL, LETTERS, SEATS
from vfw.companions.suffragetto.game import Suffragetto, begun
from vfw.companions.suffragetto.position import Inmates, Position
from vfw.core.questions import Decision, Reply

GAME = Suffragetto()


def board(**pieces: str) -> bytes:
    """A board with pieces on squares: `board(s="C6 D6", I="E10")`."""
    cells = bytearray(len(CELL))
    for letter, squares in pieces.items():
        for square in squares.split():
            cells[CELL[square]] = LETTERS.index(letter)
    return bytes(cells)


def standing(
    seat: str = "suffragettes", *, inmates: tuple[tuple[int, int], tuple[int, int]] = ((0, 0), (0, 0)), **pieces: str
) -> Position:
    """Return a position in which a turn of `seat` begins with these pieces, and two of each side far from them.

    The inmates, large and small, are those in the Prison and in the Hospital.
    """
    besides = {"s": "C17 C14", "p": "O1 O4"}
    everybody = {letter: f"{pieces.get(letter, '')} {besides.get(letter, '')}" for letter in LETTERS[1:]}
    return alone(seat, inmates=inmates, **everybody)


def alone(
    seat: str = "suffragettes", *, inmates: tuple[tuple[int, int], tuple[int, int]] = ((0, 0), (0, 0)), **pieces: str
) -> Position:
    """Return the board with these pieces alone."""
    prison, hospital = inmates
    return begun(board(**pieces), SEATS.index(seat), (Inmates(*prison), Inmates(*hospital)))


def answered(position: Position, *replies: Reply) -> Position:
    """The position after these replies."""
    for reply in replies:
        position = GAME.answer(position, reply)
    return position


def asked(position: Position) -> tuple[str, str]:
    """Return the seat and the question."""
    assert isinstance(position.pending, Decision), position.pending
    return position.pending.seat, position.pending.about


def offered(position: Position) -> set[str]:
    """Return the possible replies."""
    assert isinstance(position.pending, Decision), position.pending
    return set(map(str, position.pending.choices))


def told(position: Position) -> list[str]:
    """Return the words of the last events."""
    return [event[0] for event in position.news]


def at(position: Position, square: str) -> str:
    """Return the letter of the piece on a square."""
    return LETTERS[position.board[CELL[square]]]
