"""What never changes on the board of Suffragetto, as SVG: the zones with their names, and the shapes of the pieces.

A square is 100 wide. Zones differ by tint, texture and name, pieces by size, shape and letter, so that nothing hangs on
colour alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from math import cos, pi, sin

from vfw.companions.suffragetto.squares import (
    ALBERT_HALL,
    ARENA,
    CELL,
    HOSPITAL,
    HOSPITAL_GROUNDS,
    HOUSE_OF_COMMONS,
    INSPECTOR,
    LEADER,
    POLICEMAN,
    PRISON,
    PRISON_YARD,
    SUFFRAGETTE,
    WIDTH,
    YELLOW,
    ZONES,
)

SQUARE = 100
ZONE_CLASSES = {
    ARENA: "arena",
    YELLOW: "field",
    PRISON: "barred",
    HOSPITAL: "barred",
    PRISON_YARD: "yard",
    HOSPITAL_GROUNDS: "yard",
    ALBERT_HALL: "hall",
    HOUSE_OF_COMMONS: "hall",
}
PIECE_IDS = {
    SUFFRAGETTE: "vfw-suf-suffragette",
    LEADER: "vfw-suf-leader",
    POLICEMAN: "vfw-suf-policeman",
    INSPECTOR: "vfw-suf-inspector",
}
SHAPES = {SUFFRAGETTE: "S", LEADER: "L", POLICEMAN: "P", INSPECTOR: "I"}


def corner(cell: int) -> tuple[int, int]:
    """The upper left corner of a square."""
    return cell % WIDTH * SQUARE, (WIDTH - 1 - cell // WIDTH) * SQUARE


def middle(cell: int) -> tuple[int, int]:
    """The middle of a square."""
    x, y = corner(cell)
    return x + SQUARE // 2, y + SQUARE // 2


def piece_svg(piece: int, css: str = "vfw-suf-piece") -> str:
    """A piece, as large as what it stands in."""
    return f'<svg class="{css}" viewBox="0 0 100 100" aria-hidden="true"><use href="#{PIECE_IDS[piece]}"/></svg>'


def _rosette() -> str:
    """The scalloped edge of a Leader."""
    points = []
    for number in range(24):
        radius, angle = (44 if number % 2 else 37), number * pi / 12
        points.append(f"{50 + radius * sin(angle):.1f} {50 - radius * cos(angle):.1f}")
    return f"M{' L'.join(points)}Z"


def _letter(letter: str, y: int, size: int) -> str:
    return f'<text x="50" y="{y}" font-size="{size}">{letter}</text>'


def _symbols() -> str:
    drawn = {
        SUFFRAGETTE: f'<g class="vfw-suf-purple"><circle cx="50" cy="50" r="33"/>{_letter("S", 64, 40)}</g>',
        LEADER: f'<g class="vfw-suf-purple"><path d="{_rosette()}"/>'
        f'<circle class="vfw-suf-ring" cx="50" cy="50" r="29"/>{_letter("L", 64, 40)}</g>',
        POLICEMAN: '<g class="vfw-suf-blue"><path d="M26 74V52a24 25 0 0 1 48 0v22h7v9H19v-9z"/>'
        f"{_letter('P', 71, 36)}</g>",
        INSPECTOR: '<g class="vfw-suf-blue"><path d="M20 80V50a30 31 0 0 1 24-30v-3a6 7 0 0 1 12 0v3a30 31 0 0 1 24 30'
        f'v30h8v10H12V80z"/><path class="vfw-suf-ring" d="M22 70h56"/>{_letter("I", 62, 38)}</g>',
    }
    return "".join(
        f'<symbol id="{PIECE_IDS[piece]}" viewBox="0 0 100 100">{shape}</symbol>' for piece, shape in drawn.items()
    )


def _zones() -> Iterator[str]:
    """Each row of each zone, as one strip."""
    for row in range(WIDTH):
        cells = range(row * WIDTH, (row + 1) * WIDTH)
        for zone, run in groupby(cells, key=lambda cell: ZONE_CLASSES[ZONES[cell]]):
            strip = list(run)
            x, y = corner(strip[0])
            box = f'x="{x}" y="{y}" width="{len(strip) * SQUARE}" height="{SQUARE}"'
            yield f'<rect class="vfw-suf-{zone}" {box}/>'
            if zone in ("barred", "yard"):
                yield f'<rect fill="url(#vfw-suf-in-{zone})" {box}/>'


def _frame(css: str, first: str, last: str) -> str:
    """A frame around the squares from the upper left to the lower right one."""
    (x, y), (right, below) = corner(CELL[first]), corner(CELL[last])
    return f'<rect class="{css}" x="{x}" y="{y}" width="{right - x + SQUARE}" height="{below - y + SQUARE}"/>'


def _words(text: str, x: int, y: int, css: str = "", *, upwards: bool = False) -> str:
    turned = f' transform="rotate(-90 {x} {y})"' if upwards else ""
    return f'<text class="vfw-suf-name {css}" x="{x}" y="{y}"{turned}>{text}</text>'


def _ground() -> str:
    whole = WIDTH * SQUARE
    lines = "".join(f"M0 {at}H{whole}M{at} 0V{whole}" for at in range(SQUARE, whole, SQUARE))
    walls = "M200 0V400H100V1700M100 1100H200V1700M1500 0V600H1600M1600 0V1300H1500V1700"
    patterns = (
        '<pattern id="vfw-suf-in-barred" width="22" height="22" patternUnits="userSpaceOnUse"'
        ' patternTransform="rotate(45)"><path d="M0 0V22"/></pattern>'
        '<pattern id="vfw-suf-in-yard" width="25" height="25" patternUnits="userSpaceOnUse">'
        '<circle cx="12" cy="12" r="3"/></pattern>'
        '<marker id="vfw-suf-head" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="4" markerHeight="4"'
        ' orient="auto"><path d="M0 0L10 5L0 10z"/></marker>'
    )
    names = (
        _words("THE ARENA", 850, 62)
        + _words("THE ARENA", 850, 1662)
        + _words("House of Commons", 850, 285, "vfw-suf-of-police")
        + _words("Albert Hall", 850, 1437, "vfw-suf-of-suffragettes")
        + _words("PRISON", 150, 200, upwards=True)
        + _words("PRISON YARD", 162, 1400, upwards=True)
        + _words("HOSPITAL GROUNDS", 1562, 250, upwards=True)
        + _words("HOSPITAL", 1562, 1500, upwards=True)
    )
    return (
        f'<svg class="vfw-suf-ground" viewBox="0 0 {whole} {whole}" aria-hidden="true">'
        f"<defs>{patterns}{_symbols()}</defs>"
        f'{"".join(_zones())}<path class="vfw-suf-lines" d="{lines}"/><path class="vfw-suf-walls" d="{walls}"/>'
        f'<path class="vfw-suf-edges" d="M400 0V1700M1300 0V1700"/>'
        f"{_frame('vfw-suf-of-police', 'H14', 'J13')}{_frame('vfw-suf-of-suffragettes', 'H5', 'J4')}{names}</svg>"
    )


GROUND = _ground()
