"""The turns of Suffragetto once more, from the list of squares and the printed rules, with nothing of the engine's.

Slow and plain: squares are (column, row) from 1, a position is a dict of letters.
"""

from __future__ import annotations

from collections.abc import Iterator

Square = tuple[int, int]
Board = dict[Square, str]
Turn = tuple[Square, Square, frozenset[Square], int]
"""The start and end of a move, the pieces it takes, and its hops, 0 for a step."""

ALL = {(column, row) for row in range(1, 18) for column in range(1, 18)}
ALBERT_HALL = {(8, 4), (9, 4), (10, 4), (8, 5), (9, 5), (10, 5)}
HOUSE = {(8, 13), (9, 13), (10, 13), (8, 14), (9, 14), (10, 14)}
PRISON = {(1, row) for row in range(1, 18)} | {(2, row) for row in range(14, 18)}
PRISON_YARD = {(2, row) for row in range(1, 7)}
HOSPITAL = {(17, row) for row in range(1, 18)} | {(16, row) for row in range(1, 5)}
HOSPITAL_GROUNDS = {(16, row) for row in range(12, 18)}
ARENA = {(column, row) for column, row in ALL if 5 <= column <= 13} - ALBERT_HALL - HOUSE
NOBODYS = PRISON | PRISON_YARD | HOSPITAL | HOSPITAL_GROUNDS
CLOSED = {"s": NOBODYS | ALBERT_HALL, "p": NOBODYS | HOUSE}
GOAL = {"s": HOUSE, "p": ALBERT_HALL}
PIECES = {"s": "sL", "p": "pI"}


def drawn(text: str) -> Board:
    """The pieces of a drawing, row 17 first."""
    rows = text.split()
    return {(column, row): rows[17 - row][column - 1] for column, row in ALL if rows[17 - row][column - 1] != "."}


def turned(board: Board) -> Board:
    """The half-turn that swaps the sides."""
    return {(18 - column, 18 - row): "pIsL"["sLpI".index(piece)] for (column, row), piece in board.items()}


def may_land(side: str, start: Square, to: Square) -> bool:
    return to in ALL and to not in CLOSED[side] and (start not in GOAL[side] or to in GOAL[side])


def turns(board: Board, side: str) -> Iterator[Turn]:
    for start, piece in board.items():
        if piece in PIECES[side]:
            for right in (-1, 0, 1):
                for up in (-1, 0, 1):
                    to = (start[0] + right, start[1] + up)
                    if to not in board and may_land(side, start, to):
                        yield start, to, frozenset(), 0
            rest = {square: other for square, other in board.items() if square != start}
            yield from hops(rest, side, piece, [start], frozenset())


def hops(board: Board, side: str, piece: str, path: list[Square], taken: frozenset[Square]) -> Iterator[Turn]:
    for right in (-1, 0, 1):
        for up in (-1, 0, 1):
            over = (path[-1][0] + right, path[-1][1] + up)
            to = (over[0] + right, over[1] + up)
            if over not in board or over in CLOSED[side] or to in board or to in path:
                continue
            if not may_land(side, path[-1], to):
                continue
            gone = board[over] not in PIECES[side] and over in ARENA and (piece in "LI" or (right and up))
            now = taken | {over} if gone else taken
            yield path[0], to, now, len(path)
            left = {square: other for square, other in board.items() if not (gone and square == over)}
            yield from hops(left, side, piece, [*path, to], now)


def count(board: Board, side: str, depth: int) -> int:
    """Sequences of so many turns that differ in a result."""
    results = {turn[:3] for turn in turns(board, side)}
    if depth == 1:
        return len(results)
    return sum(count(after(board, *result), "p" if side == "s" else "s", depth - 1) for result in results)


def after(board: Board, start: Square, end: Square, taken: frozenset[Square]) -> Board:
    left = {square: piece for square, piece in board.items() if square != start and square not in taken}
    return {**left, end: board[start]}
