"""Where a piece can go by itself: its steps and hops over the empty board, worked out once for each side."""

from __future__ import annotations

from typing import Final

from vfw.companions.suffragetto.squares import ARENA, BARRED, GOAL, LARGE, OWN, WIDTH, ZONES, side_of

DIRECTIONS: Final = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
"""Columns and rows, clockwise from straight up."""

Hop = tuple[int, int, bool]
"""The square hopped over, the square landed on, and whether that is aslant."""


def is_open_to(side: int, cell: int) -> bool:
    """Whether a piece of this side may ever step on a square, land on it or hop over it (R8)."""
    return ZONES[cell] not in BARRED and ZONES[cell] != OWN[side]


def may_go(side: int, start: int, cell: int) -> bool:
    """Whether a piece of this side may come to `cell` from `start`, if that is empty: once inside it stays (R8, R9)."""
    return is_open_to(side, cell) and (ZONES[start] != GOAL[side] or ZONES[cell] == GOAL[side])


def beyond(start: int, direction: tuple[int, int], far: int) -> int | None:
    """The square `far` squares from `start`; None where the board ends before it."""
    column, row = start % WIDTH + far * direction[0], start // WIDTH + far * direction[1]
    return row * WIDTH + column if 0 <= column < WIDTH and 0 <= row < WIDTH else None


def _steps(side: int, start: int) -> tuple[int, ...]:
    cells = [beyond(start, direction, 1) for direction in DIRECTIONS]
    return tuple(cell for cell in cells if cell is not None and may_go(side, start, cell))


def _hops(side: int, start: int) -> tuple[Hop, ...]:
    hops = []
    for direction in DIRECTIONS:
        over, to = beyond(start, direction, 1), beyond(start, direction, 2)
        if over is not None and to is not None and is_open_to(side, over) and may_go(side, start, to):
            hops.append((over, to, 0 not in direction))
    return tuple(hops)


STEPS: Final = tuple(tuple(_steps(side, start) for start in range(len(ZONES))) for side in (0, 1))
"""By side and square, where a step leads if nothing stands there."""
HOPS: Final = tuple(tuple(_hops(side, start) for start in range(len(ZONES))) for side in (0, 1))
"""By side and square, its hops if something stands on the first square of each and nothing on the second."""


def takes(piece: int, met: int, over: int, is_aslant: bool) -> bool:
    """Whether `piece` arrests or disables `met` by hopping over it on the square `over` (R4, R5)."""
    return side_of(met) != side_of(piece) and ZONES[over] == ARENA and (is_aslant or piece in LARGE)


def can_move(board: bytes, side: int, start: int) -> bool:
    """Whether the piece of this side on `start` has a step or a hop."""
    for to in STEPS[side][start]:
        if not board[to]:
            return True
    return any(board[over] and not board[to] for over, to, _ in HOPS[side][start])


def movable(board: bytes, side: int) -> list[int]:
    """The squares of the pieces of this side that can move, from A1 along the rows."""
    rank = 2 * side + 1
    return [cell for cell, piece in enumerate(board) if rank <= piece <= rank + 1 and can_move(board, side, cell)]


def targets(board: bytes, side: int, start: int) -> list[int]:
    """Where the piece of this side on `start` can come first, by a step or a hop."""
    steps = [cell for cell in STEPS[side][start] if not board[cell]]
    return [*steps, *[to for _, to, _ in hops_from(board, side, start, (start,))]]


def hops_from(board: bytes | bytearray, side: int, start: int, landed: tuple[int, ...]) -> list[Hop]:
    """The hops of a piece that stands on `start`; in a chain it lands nowhere twice, nor where it began (R7)."""
    return [hop for hop in HOPS[side][start] if board[hop[0]] and not board[hop[1]] and hop[1] not in landed]
