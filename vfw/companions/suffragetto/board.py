"""The board of Suffragetto square by square, its pieces, and their steps and hops.

A board is 289 bytes, from A1 along the rows to Q17, each of them the piece on that square. A half-turn of it turns one
side's half into the other's, so every table of one side serves the other too.
"""

from __future__ import annotations

from typing import Final

WIDTH: Final = 17
SUFFRAGETTES: Final = "suffragettes"
POLICE: Final = "police"
SEATS: Final = (SUFFRAGETTES, POLICE)
"""The seats. A side is the index of its seat here: 0 for the Suffragettes, 1 for the Police."""

EMPTY: Final = 0
SUFFRAGETTE: Final = 1
LEADER: Final = 2
POLICEMAN: Final = 3
INSPECTOR: Final = 4
RANK: Final = (SUFFRAGETTE, POLICEMAN)
LARGE: Final = (LEADER, INSPECTOR)
LETTERS: Final = ".sLpI"
NAMES: Final = ("", "Suffragette", "Leader", "policeman", "Inspector")

ARENA: Final = "."
YELLOW: Final = "y"
PRISON: Final = "P"
PRISON_YARD: Final = "Y"
HOSPITAL: Final = "H"
HOSPITAL_GROUNDS: Final = "G"
ALBERT_HALL: Final = "A"
HOUSE_OF_COMMONS: Final = "C"
BARRED: Final = PRISON + PRISON_YARD + HOSPITAL + HOSPITAL_GROUNDS
"""The zones that are barred to all pieces (R8)."""
ZONE_NAMES: Final = {
    ARENA: "the Arena",
    YELLOW: "the yellow squares",
    PRISON: "the Prison",
    PRISON_YARD: "the Prison Yard",
    HOSPITAL: "the Hospital",
    HOSPITAL_GROUNDS: "the Hospital Grounds",
    ALBERT_HALL: "the Albert Hall",
    HOUSE_OF_COMMONS: "the House of Commons",
}
OWN: Final = (ALBERT_HALL, HOUSE_OF_COMMONS)
"""The building each side guards, and may not enter itself."""
GOAL: Final = (HOUSE_OF_COMMONS, ALBERT_HALL)
YARD: Final = (PRISON_YARD, HOSPITAL_GROUNDS)
JAIL: Final = (PRISON, HOSPITAL)
"""The zones to which the pieces of each side are taken."""

_MAP: Final = """
    PPyy.........yyGH
    PPyy.........yyGH
    PPyy.........yyGH
    PPyy...CCC...yyGH
    Pyyy...CCC...yyGH
    Pyyy.........yyGH
    Pyyy.........yyyH
    Pyyy.........yyyH
    Pyyy.........yyyH
    Pyyy.........yyyH
    Pyyy.........yyyH
    PYyy.........yyyH
    PYyy...AAA...yyyH
    PYyy...AAA...yyHH
    PYyy.........yyHH
    PYyy.........yyHH
    PYyy.........yyHH
"""
_ARMY: Final = """
    ..LsssssLsssssL..
    ....Lss...ssL....
    ......s...s......
"""
"""The Suffragettes at the start, on rows 6, 5 and 4."""


def _rows(text: str) -> list[str]:
    """Return the rows of a drawing, the lowest first."""
    return text.split()[::-1]


ZONES: Final = "".join(_rows(_MAP))
SQUARES: Final = tuple("ABCDEFGHIJKLMNOPQ"[cell % WIDTH] + str(cell // WIDTH + 1) for cell in range(WIDTH * WIDTH))
CELL: Final = {name: cell for cell, name in enumerate(SQUARES)}


def side_of(piece: int) -> int:
    """Return the side of a piece; an empty square has none."""
    return (piece - 1) // 2


def in_zone(zone: str) -> tuple[int, ...]:
    """Return the squares of a zone, from A1 along the rows."""
    return tuple(cell for cell, its in enumerate(ZONES) if its == zone)


def rotate_board(board: bytes) -> bytes:
    """Return the board with the sides swapped, as it looks from the other end of the table."""
    return board[::-1].translate(_SWAPPED)


_SWAPPED: Final = bytes([EMPTY, POLICEMAN, INSPECTOR, SUFFRAGETTE, LEADER, *range(5, 256)])


def parse_board(text: str) -> bytes:
    """Return the board of a drawing with the letters of `LETTERS`, row 17 first."""
    return bytes(LETTERS.index(sign) for row in _rows(text) for sign in row)


def _at_start() -> bytes:
    half = bytes(WIDTH * 3) + bytes(LETTERS.index(sign) for row in _rows(_ARMY) for sign in row)
    suffragettes = half + bytes(WIDTH * WIDTH - len(half))
    return bytes(map(max, suffragettes, rotate_board(suffragettes)))


AT_START: Final = _at_start()


DIRECTIONS: Final = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
"""The directions as columns and rows, clockwise from straight up."""

Hop = tuple[int, int, bool]
"""The square hopped over, the square landed on, and whether that is aslant."""


def is_open_to(side: int, cell: int) -> bool:
    """Return whether a piece of this side may ever step on a square, land on it or hop over it (R8)."""
    return ZONES[cell] not in BARRED and ZONES[cell] != OWN[side]


def may_go(side: int, start: int, cell: int) -> bool:
    """Return whether a piece of this side may come to an empty `cell` from `start`: once inside it stays (R8, R9)."""
    return is_open_to(side, cell) and (ZONES[start] != GOAL[side] or ZONES[cell] == GOAL[side])


def beyond(start: int, direction: tuple[int, int], far: int) -> int | None:
    """Return the square `far` squares from `start`; None beyond the edge."""
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
"""The steps by side and square, over an empty board."""
HOPS: Final = tuple(tuple(_hops(side, start) for start in range(len(ZONES))) for side in (0, 1))
"""The hops by side and square, if the first square of each is occupied and the second is empty."""


def takes(piece: int, met: int, over: int, is_aslant: bool) -> bool:
    """Return whether `piece` arrests or disables `met` by hopping over it on the square `over` (R4, R5)."""
    return side_of(met) != side_of(piece) and ZONES[over] == ARENA and (is_aslant or piece in LARGE)


def can_move(board: bytes, side: int, start: int) -> bool:
    """Return whether the piece of this side on `start` has a step or a hop."""
    for to in STEPS[side][start]:
        if not board[to]:
            return True
    return any(board[over] and not board[to] for over, to, _ in HOPS[side][start])


def movable(board: bytes, side: int) -> list[int]:
    """Return the squares of the pieces of this side that can move, from A1 along the rows."""
    rank = 2 * side + 1
    return [cell for cell, piece in enumerate(board) if rank <= piece <= rank + 1 and can_move(board, side, cell)]


def targets(board: bytes, side: int, start: int) -> list[int]:
    """Return the squares that the piece of this side on `start` can reach first, by a step or a hop."""
    steps = [cell for cell in STEPS[side][start] if not board[cell]]
    return [*steps, *[to for _, to, _ in hops_from(board, side, start, (start,))]]


def hops_from(board: bytes | bytearray, side: int, start: int, landed: tuple[int, ...]) -> list[Hop]:
    """Return the hops of a piece on `start`; in a chain it lands on no square twice, nor where it began (R7)."""
    return [hop for hop in HOPS[side][start] if board[hop[0]] and not board[hop[1]] and hop[1] not in landed]
