"""The board of Suffragetto as SVG: zones, pieces, open squares, the last turn, and the race beside the board.

A square is 100 wide. Zones differ by tint, texture and name, pieces by size, shape and letter, so that nothing depends
on color alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from itertools import groupby, pairwise
from math import cos, pi, sin

from vfw.companions.suffragetto.board import (
    ALBERT_HALL,
    ARENA,
    CELL,
    EMPTY,
    GOAL,
    HOSPITAL,
    HOSPITAL_GROUNDS,
    HOUSE_OF_COMMONS,
    INSPECTOR,
    JAIL,
    LEADER,
    NAMES,
    POLICEMAN,
    PRISON,
    PRISON_YARD,
    SEATS,
    SQUARES,
    SUFFRAGETTE,
    WIDTH,
    YELLOW,
    ZONE_NAMES,
    ZONES,
    can_move,
    in_zone,
    side_of,
)
from vfw.companions.suffragetto.moves import routes_of
from vfw.companions.suffragetto.position import GOALS, TO_EXCHANGE, TO_WIN, Inmates, View, entered
from vfw.core.questions import Word
from vfw.panel.html import render_dialog_link
from vfw.panel.skins.suffragetto.text import (
    SEAT_NAMES,
    ReachableSquare,
    count_hops,
    describe_taken,
    is_choosing_target,
    reachable_squares,
)
from vfw.panel.surfaces.boards import ENLARGE_BUTTON, BoardHighlights, DrawnBoard
from vfw.templating import encode_attribute

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
    """Return the upper left corner of a square."""
    return cell % WIDTH * SQUARE, (WIDTH - 1 - cell // WIDTH) * SQUARE


def middle(cell: int) -> tuple[int, int]:
    """Return the middle of a square."""
    x, y = corner(cell)
    return x + SQUARE // 2, y + SQUARE // 2


def piece_svg(piece: int, css: str = "vfw-suf-piece") -> str:
    """Return a piece, as large as its container."""
    return f'<svg class="{css}" viewBox="0 0 100 100" aria-hidden="true"><use href="#{PIECE_IDS[piece]}"/></svg>'


def _rosette_path() -> str:
    """Return the scalloped edge of a Leader."""
    points = []
    for number in range(24):
        radius, angle = (44 if number % 2 else 37), number * pi / 12
        points.append(f"{50 + radius * sin(angle):.1f} {50 - radius * cos(angle):.1f}")
    return f"M{' L'.join(points)}Z"


def _letter_svg(letter: str, y: int, size: int) -> str:
    return f'<text x="50" y="{y}" font-size="{size}">{letter}</text>'


def _symbols_svg() -> str:
    drawn = {
        SUFFRAGETTE: f'<g class="vfw-suf-purple"><circle cx="50" cy="50" r="33"/>{_letter_svg("S", 64, 40)}</g>',
        LEADER: f'<g class="vfw-suf-purple"><path d="{_rosette_path()}"/>'
        f'<circle class="vfw-suf-ring" cx="50" cy="50" r="29"/>{_letter_svg("L", 64, 40)}</g>',
        POLICEMAN: '<g class="vfw-suf-blue"><path d="M26 74V52a24 25 0 0 1 48 0v22h7v9H19v-9z"/>'
        f"{_letter_svg('P', 71, 36)}</g>",
        INSPECTOR: '<g class="vfw-suf-blue"><path d="M20 80V50a30 31 0 0 1 24-30v-3a6 7 0 0 1 12 0v3a30 31 0 0 1 24 30'
        f'v30h8v10H12V80z"/><path class="vfw-suf-ring" d="M22 70h56"/>{_letter_svg("I", 62, 38)}</g>',
    }
    return "".join(
        f'<symbol id="{PIECE_IDS[piece]}" viewBox="0 0 100 100">{shape}</symbol>' for piece, shape in drawn.items()
    )


def _zones_svg() -> Iterator[str]:
    """Yield each row of each zone as one strip."""
    for row in range(WIDTH):
        cells = range(row * WIDTH, (row + 1) * WIDTH)
        for zone, run in groupby(cells, key=lambda cell: ZONE_CLASSES[ZONES[cell]]):
            strip = list(run)
            x, y = corner(strip[0])
            box = f'x="{x}" y="{y}" width="{len(strip) * SQUARE}" height="{SQUARE}"'
            yield f'<rect class="vfw-suf-{zone}" {box}/>'
            if zone in ("barred", "yard"):
                yield f'<rect fill="url(#vfw-suf-in-{zone})" {box}/>'


def _frame_svg(css: str, first: str, last: str) -> str:
    """Return a frame around the squares from the upper left to the lower right one."""
    (x, y), (right, below) = corner(CELL[first]), corner(CELL[last])
    return f'<rect class="{css}" x="{x}" y="{y}" width="{right - x + SQUARE}" height="{below - y + SQUARE}"/>'


def _name_svg(text: str, x: int, y: int, css: str = "", *, upwards: bool = False) -> str:
    turned = f' transform="rotate(-90 {x} {y})"' if upwards else ""
    return f'<text class="vfw-suf-name {css}" x="{x}" y="{y}"{turned}>{text}</text>'


def _ground_svg() -> str:
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
        _name_svg("THE ARENA", 850, 62)
        + _name_svg("THE ARENA", 850, 1662)
        + _name_svg("House of Commons", 850, 285, "vfw-suf-of-police")
        + _name_svg("Albert Hall", 850, 1437, "vfw-suf-of-suffragettes")
        + _name_svg("PRISON", 150, 200, upwards=True)
        + _name_svg("PRISON YARD", 162, 1400, upwards=True)
        + _name_svg("HOSPITAL GROUNDS", 1562, 250, upwards=True)
        + _name_svg("HOSPITAL", 1562, 1500, upwards=True)
    )
    return (
        f'<svg class="vfw-suf-ground" viewBox="0 0 {whole} {whole}" aria-hidden="true">'
        f"<defs>{patterns}{_symbols_svg()}</defs>"
        f'{"".join(_zones_svg())}<path class="vfw-suf-lines" d="{lines}"/><path class="vfw-suf-walls" d="{walls}"/>'
        f'<path class="vfw-suf-edges" d="M400 0V1700M1300 0V1700"/>'
        f"{_frame_svg('vfw-suf-of-police', 'H14', 'J13')}{_frame_svg('vfw-suf-of-suffragettes', 'H5', 'J4')}"
        f"{names}</svg>"
    )


GROUND = _ground_svg()


PIECES_PER_SIDE = 21
REALITY_NOTE = "Arrest, injury and force-feeding were real."
PIECE_LABELS = {SUFFRAGETTE: "Suffragette", LEADER: "Leader", POLICEMAN: "policeman", INSPECTOR: "Inspector"}


def race_html(view: View) -> str:
    """Return the summary of both sides, the list of pieces, and the historical note."""
    sides = "".join(_side_html(view, side) for side in range(len(SEATS)))
    pieces = "".join(f"<li>{piece_svg(piece)}{name}</li>" for piece, name in PIECE_LABELS.items())
    leaves_out = render_dialog_link("word:leaves-out", "What the game leaves out")
    return (
        f'<div class="vfw-suf-race">{sides}'
        f'<div class="vfw-suf-pieces"><h3 class="vfw-kicker">The pieces</h3><ul>{pieces}</ul>'
        "<p>Large pieces put out of play in any direction, small ones only aslant, and only in the Arena.</p></div>"
        f'<div class="vfw-suf-foot"><p class="vfw-suf-real"><b>{REALITY_NOTE}</b> {leaves_out}</p>{ENLARGE_BUTTON}'
        "</div></div>"
    )


def _side_html(view: View, side: int) -> str:
    seat, inside, out = SEATS[side], entered(view.board, side), sum(view.inmates[side])
    jail = ("prison", "hospital")[side]
    # A phone has room only for "the House".
    shortened = ZONE_NAMES[GOAL[side]].replace(" of Commons", "<span> of Commons</span>")
    you = "<small>you</small>" if view.seat == seat else ""
    rows = sorted(GOALS[side], key=lambda cell: (-(cell // WIDTH), cell))
    squares = "".join(f"<span>{piece_svg(view.board[cell]) if view.board[cell] else ''}</span>" for cell in rows)
    boxes = "".join(
        f"<i{' data-full' if number < out else ''}{' data-mark' if number == TO_EXCHANGE else ''}></i>"
        for number in range(PIECES_PER_SIDE)
    )
    sign = piece_svg((LEADER, INSPECTOR)[side])
    return (
        f'<div class="vfw-suf-side" data-side="{seat}"><h3>{sign}{SEAT_NAMES[seat]}{you}</h3>'
        f'<div class="vfw-suf-inside" aria-hidden="true">{squares}</div>'
        f"<p><b>{inside} of {TO_WIN}</b> in {shortened}</p>"
        f"<p>In {jail} <b>{out}</b> of {PIECES_PER_SIDE} <small>exchange at {TO_EXCHANGE}</small></p>"
        f'<div class="vfw-suf-jail" aria-hidden="true">{boxes}</div></div>'
    )


CELLS = (
    sorted(in_zone(JAIL[0]), key=lambda cell: (cell % WIDTH, -cell)),
    sorted(in_zone(JAIL[1]), key=lambda cell: (-(cell % WIDTH), cell)),
)
"""The places of each side's inmates, in the order in which they are filled."""
BOARD_WIDTH = WIDTH * 100
ARC_GAP = 38
"""The length that is left out at either end of an arc."""


class SuffragettoBoard(DrawnBoard):
    """The race at its side, and the squares."""

    name = "board"

    def drawn(self, view: View, shown: BoardHighlights) -> str:
        """See `DrawnBoard.drawn`."""
        numbers = "".join(f"<span>{row}</span>" for row in range(WIDTH, 0, -1))
        letters = "".join(f"<span>{letter}</span>" for letter in "ABCDEFGHIJKLMNOPQ")
        return (
            f'<div class="vfw-suf"><div class="vfw-suf-table">{race_html(view)}'
            '<div class="vfw-enlarges"><div class="vfw-suf-board">'
            f'<div class="vfw-suf-numbers" aria-hidden="true">{numbers}</div>'
            '<div class="vfw-suf-squares" data-grid role="group" aria-label="The board, 17 by 17 squares">'
            f"{GROUND}{_last_turn_svg(view)}{''.join(self._rows(view, shown))}</div>"
            f'<div class="vfw-suf-letters" aria-hidden="true">{letters}</div></div></div></div></div>'
        )

    def _rows(self, view: View, shown: BoardHighlights) -> Iterable[str]:
        squares = _SquareRenderer(view, shown)
        for row in range(WIDTH - 1, -1, -1):
            cells = "".join(squares.html(row * WIDTH + column) for column in range(WIDTH))
            yield f'<div class="vfw-suf-row">{cells}</div>'


class _SquareRenderer:
    """Renders single squares for one view."""

    def __init__(self, view: View, shown: BoardHighlights) -> None:
        self._view = view
        self._choices = {str(choice) for choice in shown.choices}
        self._ways: Mapping[int, ReachableSquare] = {}
        if shown.choices and is_choosing_target(view):
            self._ways = {way.end: way for way in reachable_squares(view)}
        self._inmates = {
            cell: piece
            for side, inmates in enumerate(view.inmates)
            for cell, piece in zip(CELLS[side], _in_order(side, inmates), strict=False)
        }
        self._hints = _hint_numbers(shown.hinted)
        self._moved = view.last[-1] if view.last and not view.path and not shown.is_past else -1

    def html(self, cell: int) -> str:
        """Return the button of a square."""
        view, name = self._view, SQUARES[cell]
        way = self._ways.get(cell)
        piece = view.board[cell]
        css, does, label, inner = "", ' aria-disabled="true"', self._label(cell), ""
        if cell in self._inmates:
            inner = piece_svg(self._inmates[cell], "vfw-suf-piece vfw-suf-inmate")
        elif piece:
            inner = self._moving(piece_svg(piece)) if cell == self._moved else piece_svg(piece)
        if way:
            does = f" data-pick='{encode_attribute(way.replies)}'"
            css = "vfw-suf-open"
            label = f"{self._label(cell)}: {_target_label(view, way)}"
            inner += f'<b aria-hidden="true">{way.hops or "•"}</b>{_cross_html(way)}{_route_svg(view, way)}'
        elif self._choices and view.path and cell == view.path[-1]:
            css = "vfw-suf-chosen"
            does = ' aria-pressed="true" data-drags="chosen"'
            if len(view.path) == 1:
                does += ' data-command="undo"'
        elif name in self._choices:
            does = f" data-pick='{encode_attribute(name)}'{' data-drags' if piece else ''}"
            css = "vfw-suf-free" if piece else "vfw-suf-open"
            label = f"{label}{self._reach(cell)}"
            inner += "" if piece else '<b aria-hidden="true">•</b>'
        elif self._can_be_taken_instead(cell):
            does = f' data-command="instead" data-value="{name}" data-drags'
            css = "vfw-suf-free"
        if name in self._hints:
            inner += f'<i class="vfw-suf-hint" aria-hidden="true">{self._hints[name]}</i>'
            label += f", hint {self._hints[name]}"
        column, row = cell % WIDTH, WIDTH - 1 - cell // WIDTH
        looks = f' class="{css}"' if css else ""
        return (
            f'<button{looks} data-cell="{column},{row}" data-key="{name}"{does}'
            f' aria-label="{escape(label)}">{inner}</button>'
        )

    def _label(self, cell: int) -> str:
        """Return the label of a square: "O6, yellow, Leader"."""
        piece = self._inmates.get(cell) or self._view.board[cell]
        where = {ARENA: "", YELLOW: "yellow, "}.get(ZONES[cell], ZONE_NAMES[ZONES[cell]].removeprefix("the ") + ", ")
        return f"{SQUARES[cell]}, {where}{NAMES[piece] if piece else 'empty'}"

    def _reach(self, cell: int) -> str:
        """Say how far a selectable piece can move and what it can take."""
        if not self._view.board[cell]:
            return ""
        turns = list(routes_of(self._view.board, self._view.mover, cell))
        ends = {turn.path[-1] for turn in turns}
        most = max(len(turn.taken) for turn in turns)
        verb = "arrest" if self._view.mover else "disable"
        takes = f", and {verb} {most}" if most else ""
        return f", can reach {len(ends)} square{'s' if len(ends) > 1 else ''}{takes}"

    def _can_be_taken_instead(self, cell: int) -> bool:
        view = self._view
        piece = view.board[cell]
        is_own = piece != EMPTY and side_of(piece) == view.mover
        return bool(self._ways) and len(view.path) == 1 and is_own and can_move(view.board, view.mover, cell)

    def _moving(self, piece: str) -> str:
        """Return the piece that moved last, animated along its way, hop by hop."""
        path = self._view.last
        for number, (start, end) in enumerate(pairwise(path)):
            (x, y), (right, below) = corner(start), corner(end)
            style = f"--vfw-suf-x: {x - right}%; --vfw-suf-y: {y - below}%; --vfw-suf-leg: {number}"
            piece = f'<span class="vfw-suf-leg" style="{style}">{piece}</span>'
        return piece


def _in_order(side: int, inmates: Inmates) -> list[int]:
    large, small = (INSPECTOR, POLICEMAN) if side else (LEADER, SUFFRAGETTE)
    return [large] * inmates.large + [small] * inmates.small


def _hint_numbers(hinted: Sequence[Sequence[Word]]) -> dict[str, int]:
    """Return the squares that hints name, and the number of the best hint for each."""
    numbers: dict[str, int] = {}
    for number, names in enumerate(hinted, start=1):
        for name in names:
            if name in CELL:
                numbers.setdefault(str(name), number)
    return numbers


def _target_label(view: View, way: ReachableSquare) -> str:
    """Describe a move to a square for screen readers."""
    taken = describe_taken(view.board, view.mover, way.taken)
    by = f" by way of {', '.join(way.replies[:-1])}" if way.hops > 1 and way.is_whole else ""
    part = "" if way.is_whole else f"; goes as far as {way.replies[-1]}, where the ways part"
    return f"{count_hops(way.hops)}{by}{f', {taken}' if taken else ''}{part}"


def _cross_html(way: ReachableSquare) -> str:
    """Return a cross if the move takes a piece."""
    return '<em aria-hidden="true">✕</em>' if way.taken else ""


def _route_svg(view: View, way: ReachableSquare) -> str:
    """Return the route, which is shown when the pointer is on its end."""
    arcs = "".join(
        f'<path d="{_arc_path(start, end)}" marker-end="url(#vfw-suf-head)"/>' for start, end in pairwise(way.path)
    )
    rings = "".join(f'<circle cx="{x}" cy="{y}" r="46"/>' for x, y in map(middle, way.taken))
    drawn = f"{arcs if way.hops else ''}{rings}"
    return f'<svg class="vfw-suf-way" viewBox="0 0 {BOARD_WIDTH} {BOARD_WIDTH}" aria-hidden="true">{drawn}</svg>'


def _arc_path(start: int, end: int) -> str:
    """Return a hop as a curve."""
    first, last = complex(*middle(start)), complex(*middle(end))
    bend = (first + last) / 2 + (last - first) * 0.25j
    # The arc must not cover the piece or the number at its end.
    first += ARC_GAP * (bend - first) / abs(bend - first)
    last += ARC_GAP * (bend - last) / abs(bend - last)
    return f"M{_point(first)}Q{_point(bend)} {_point(last)}"


def _point(at: complex) -> str:
    return f"{at.real:.0f} {at.imag:.0f}"


def _last_turn_svg(view: View) -> str:
    """Return the marks of the last turn, and of the unfinished one."""
    marks = ""
    if view.last:
        ends = map(corner, (view.last[0], view.last[-1]))
        boxes = "".join(f'<rect x="{x}" y="{y}" width="100" height="100"/>' for x, y in ends)
        x, y = middle(view.last[0])
        way = " ".join(f"{x},{y}" for x, y in map(middle, view.last))
        line = f'<polyline points="{way}" marker-end="url(#vfw-suf-head)"/><circle cx="{x}" cy="{y}" r="14"/>'
        gone = "".join(f'<path d="M{x - 22} {y - 22}l44 44m0 -44l-44 44"/>' for x, y in map(middle, view.last_taken))
        marks += f'<g class="vfw-suf-last">{boxes}{line}<g class="vfw-suf-gone">{gone}</g></g>'
    if len(view.path) > 1:
        arcs = "".join(f'<path d="{_arc_path(start, end)}"/>' for start, end in pairwise(view.path))
        marks += f'<g class="vfw-suf-done">{arcs}</g>'
    return f'<svg class="vfw-suf-marks" viewBox="0 0 {BOARD_WIDTH} {BOARD_WIDTH}" aria-hidden="true">{marks}</svg>'
