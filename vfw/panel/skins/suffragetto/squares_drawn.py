"""The board of Suffragetto: what stands where, where the piece in the hand can go, and what was done last."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from itertools import pairwise

from vfw.companions.suffragetto.hops import can_move
from vfw.companions.suffragetto.position import Inmates, View
from vfw.companions.suffragetto.squares import (
    ARENA,
    CELL,
    EMPTY,
    INSPECTOR,
    JAIL,
    LEADER,
    NAMES,
    POLICEMAN,
    SQUARES,
    SUFFRAGETTE,
    WIDTH,
    YELLOW,
    ZONE_NAMES,
    ZONES,
    in_zone,
    side_of,
)
from vfw.companions.suffragetto.whole_turns import routes_of
from vfw.core.questions import Word
from vfw.panel.html import encode_json_attribute
from vfw.panel.skins.suffragetto.board_ground import GROUND, corner, middle, piece_svg
from vfw.panel.skins.suffragetto.open_ways import Way, chooses_way, many_hops, open_ways, what_it_takes
from vfw.panel.skins.suffragetto.race_drawn import race_html
from vfw.panel.surfaces.drawn.drawn_board import DrawnBoard, Shown

CELLS = (
    sorted(in_zone(JAIL[0]), key=lambda cell: (cell % WIDTH, -cell)),
    sorted(in_zone(JAIL[1]), key=lambda cell: (-(cell % WIDTH), cell)),
)
"""Where the inmates of each side stand, in the order in which the cells are filled."""
WHOLE = WIDTH * 100
SHORTER = 38
"""So much of an arc is left out at either end."""


class SquaresDrawn(DrawnBoard):
    """The race at its side, and the squares."""

    name = "board"

    def drawn(self, view: View, shown: Shown) -> str:
        numbers = "".join(f"<span>{row}</span>" for row in range(WIDTH, 0, -1))
        letters = "".join(f"<span>{letter}</span>" for letter in "ABCDEFGHIJKLMNOPQ")
        return (
            f'<div class="vfw-suf"><div class="vfw-suf-table">{race_html(view)}'
            '<div class="vfw-enlarges"><div class="vfw-suf-board">'
            f'<div class="vfw-suf-numbers" aria-hidden="true">{numbers}</div>'
            '<div class="vfw-suf-squares" data-grid role="group" aria-label="The board, 17 by 17 squares">'
            f"{GROUND}{_marks(view)}{''.join(self._rows(view, shown))}</div>"
            f'<div class="vfw-suf-letters" aria-hidden="true">{letters}</div></div></div></div></div>'
        )

    def _rows(self, view: View, shown: Shown) -> Iterable[str]:
        squares = _Squares(view, shown)
        for row in range(WIDTH - 1, -1, -1):
            cells = "".join(squares.html(row * WIDTH + column) for column in range(WIDTH))
            yield f'<div class="vfw-suf-row">{cells}</div>'


class _Squares:
    """Everything that a square needs to know of the view."""

    def __init__(self, view: View, shown: Shown) -> None:
        self._view = view
        self._choices = {str(choice) for choice in shown.choices}
        self._ways: Mapping[int, Way] = {}
        if shown.choices and chooses_way(view):
            self._ways = {way.end: way for way in open_ways(view)}
        self._inmates = {
            cell: piece
            for side, inmates in enumerate(view.inmates)
            for cell, piece in zip(CELLS[side], _in_order(side, inmates), strict=False)
        }
        self._hints = _numbered(shown.hinted)
        self._moved = view.last[-1] if view.last and not view.path and not shown.is_past else -1

    def html(self, cell: int) -> str:
        view, name = self._view, SQUARES[cell]
        way = self._ways.get(cell)
        piece = view.board[cell]
        css, does, label, inner = "", ' aria-disabled="true"', self._label(cell), ""
        if cell in self._inmates:
            inner = piece_svg(self._inmates[cell], "vfw-suf-piece vfw-suf-inmate")
        elif piece:
            inner = self._moving(piece_svg(piece)) if cell == self._moved else piece_svg(piece)
        if way:
            does = f" data-pick='{encode_json_attribute(way.replies)}'"
            css = "vfw-suf-open"
            label = f"{self._label(cell)}: {_way_words(view, way)}"
            inner += f'<b aria-hidden="true">{way.hops or "•"}</b>{_cross(way)}{_overlay(view, way)}'
        elif self._choices and view.path and cell == view.path[-1]:
            css = "vfw-suf-chosen"
            does = ' aria-pressed="true" data-drags="chosen"'
            if len(view.path) == 1:
                does += ' data-command="undo"'
        elif name in self._choices:
            does = f" data-pick='{encode_json_attribute(name)}'{' data-drags' if piece else ''}"
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
        """ "O6, yellow, Leader" """
        piece = self._inmates.get(cell) or self._view.board[cell]
        where = {ARENA: "", YELLOW: "yellow, "}.get(ZONES[cell], ZONE_NAMES[ZONES[cell]].removeprefix("the ") + ", ")
        return f"{SQUARES[cell]}, {where}{NAMES[piece] if piece else 'empty'}"

    def _reach(self, cell: int) -> str:
        """What a piece that can be chosen can do."""
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
        """The piece that moved last, which comes there along its way, hop by hop."""
        path = self._view.last
        for number, (start, end) in enumerate(pairwise(path)):
            (x, y), (right, below) = corner(start), corner(end)
            style = f"--vfw-suf-x: {x - right}%; --vfw-suf-y: {y - below}%; --vfw-suf-leg: {number}"
            piece = f'<span class="vfw-suf-leg" style="{style}">{piece}</span>'
        return piece


def _in_order(side: int, inmates: Inmates) -> list[int]:
    large, small = (INSPECTOR, POLICEMAN) if side else (LEADER, SUFFRAGETTE)
    return [large] * inmates.large + [small] * inmates.small


def _numbered(hinted: Sequence[Sequence[Word]]) -> dict[str, int]:
    """The squares that hints name, and the number of the best of them that does."""
    numbers: dict[str, int] = {}
    for number, names in enumerate(hinted, start=1):
        for name in names:
            if name in CELL:
                numbers.setdefault(str(name), number)
    return numbers


def _way_words(view: View, way: Way) -> str:
    """What it is to go there, for who does not see it."""
    taken = what_it_takes(view.board, view.mover, way.taken)
    by = f" by way of {', '.join(way.replies[:-1])}" if way.hops > 1 and way.is_whole else ""
    part = "" if way.is_whole else f"; goes as far as {way.replies[-1]}, where the ways part"
    return f"{many_hops(way.hops)}{by}{f', {taken}' if taken else ''}{part}"


def _cross(way: Way) -> str:
    """That somebody is put out of play on the way."""
    return '<em aria-hidden="true">✕</em>' if way.taken else ""


def _overlay(view: View, way: Way) -> str:
    """The way itself, seen where its end is pointed at."""
    arcs = "".join(
        f'<path d="{_arc(start, end)}" marker-end="url(#vfw-suf-head)"/>' for start, end in pairwise(way.path)
    )
    rings = "".join(f'<circle cx="{x}" cy="{y}" r="46"/>' for x, y in map(middle, way.taken))
    drawn = f"{arcs if way.hops else ''}{rings}"
    return f'<svg class="vfw-suf-way" viewBox="0 0 {WHOLE} {WHOLE}" aria-hidden="true">{drawn}</svg>'


def _arc(start: int, end: int) -> str:
    """A hop, bent a little to one side."""
    first, last = complex(*middle(start)), complex(*middle(end))
    bend = (first + last) / 2 + (last - first) * 0.25j
    # Neither the piece nor the number at the end is drawn over.
    first += SHORTER * (bend - first) / abs(bend - first)
    last += SHORTER * (bend - last) / abs(bend - last)
    return f"M{_point(first)}Q{_point(bend)} {_point(last)}"


def _point(at: complex) -> str:
    return f"{at.real:.0f} {at.imag:.0f}"


def _marks(view: View) -> str:
    """The turn before, and what has been done of this one."""
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
        arcs = "".join(f'<path d="{_arc(start, end)}"/>' for start, end in pairwise(view.path))
        marks += f'<g class="vfw-suf-done">{arcs}</g>'
    return f'<svg class="vfw-suf-marks" viewBox="0 0 {WHOLE} {WHOLE}" aria-hidden="true">{marks}</svg>'
