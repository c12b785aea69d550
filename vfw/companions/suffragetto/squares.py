"""The board of Suffragetto square by square, and the pieces that stand on it.

A board is 289 bytes, from A1 along the rows to Q17, each of them what stands on that square. By a half-turn of it one
side's half becomes the other's, which makes every table of one side that of the other too.
"""

from __future__ import annotations

from typing import Final

WIDTH: Final = 17
SUFFRAGETTES: Final = "suffragettes"
POLICE: Final = "police"
SEATS: Final = (SUFFRAGETTES, POLICE)
"""A side is the place of its seat here: 0 for the Suffragettes, 1 for the Police."""

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
"""To everybody (R8)."""
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
"""Where the pieces of each side are taken."""

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
    """The rows of a drawing, the lowest first."""
    return text.split()[::-1]


ZONES: Final = "".join(_rows(_MAP))
SQUARES: Final = tuple("ABCDEFGHIJKLMNOPQ"[cell % WIDTH] + str(cell // WIDTH + 1) for cell in range(WIDTH * WIDTH))
CELL: Final = {name: cell for cell, name in enumerate(SQUARES)}


def side_of(piece: int) -> int:
    """The side of a piece, which is none for an empty square."""
    return (piece - 1) // 2


def in_zone(zone: str) -> tuple[int, ...]:
    """The squares of a zone, from A1 along the rows."""
    return tuple(cell for cell, its in enumerate(ZONES) if its == zone)


def half_turned(board: bytes) -> bytes:
    """The same board with the sides swapped, as it looks from the other end of the table."""
    return board[::-1].translate(_SWAPPED)


_SWAPPED: Final = bytes([EMPTY, POLICEMAN, INSPECTOR, SUFFRAGETTE, LEADER, *range(5, 256)])


def drawn_board(text: str) -> bytes:
    """The board of a drawing with the letters of `LETTERS`, row 17 first."""
    return bytes(LETTERS.index(sign) for row in _rows(text) for sign in row)


def _at_start() -> bytes:
    half = bytes(WIDTH * 3) + bytes(LETTERS.index(sign) for row in _rows(_ARMY) for sign in row)
    suffragettes = half + bytes(WIDTH * WIDTH - len(half))
    return bytes(map(max, suffragettes, half_turned(suffragettes)))


AT_START: Final = _at_start()
