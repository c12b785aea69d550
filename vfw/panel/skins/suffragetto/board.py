"""The board of Suffragetto as SVG: zones, pieces, open squares, the last turn, and the race beside the board.

A square is 100 wide. Zones differ by tint, texture and name, pieces by size, shape and letter, so that nothing depends
on color alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import groupby, pairwise
from math import cos, pi, sin
from typing import NamedTuple

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
from vfw.panel.skins.suffragetto.text import (
    SEAT_NAMES,
    ReachableSquare,
    count_hops,
    describe_taken,
    is_choosing_target,
    reachable_squares,
)
from vfw.panel.surfaces.boards import BoardHighlights, DrawnBoard
from vfw.templating import Markup, call_macro

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


def corner(cell: int) -> tuple[int, int]:
    """Return the upper left corner of a square."""
    return cell % WIDTH * SQUARE, (WIDTH - 1 - cell // WIDTH) * SQUARE


def middle(cell: int) -> tuple[int, int]:
    """Return the middle of a square."""
    x, y = corner(cell)
    return x + SQUARE // 2, y + SQUARE // 2


def _render(macro: str, *arguments: object, **named: object) -> Markup:
    return call_macro("panel/skins/suffragetto/templates/board.html", macro, *arguments, **named)


def _rosette_path() -> str:
    """Return the scalloped edge of a Leader."""
    points = []
    for number in range(24):
        radius, angle = (44 if number % 2 else 37), number * pi / 12
        points.append(f"{50 + radius * sin(angle):.1f} {50 - radius * cos(angle):.1f}")
    return f"M{' L'.join(points)}Z"


def _zone_strips() -> Iterator[tuple[str, int, int, int]]:
    """Yield each row of each zone as one strip: its kind, its upper left corner, and its width."""
    for row in range(WIDTH):
        cells = range(row * WIDTH, (row + 1) * WIDTH)
        for zone, run in groupby(cells, key=lambda cell: ZONE_CLASSES[ZONES[cell]]):
            strip = list(run)
            yield zone, *corner(strip[0]), len(strip) * SQUARE


def _frame(css: str, first: str, last: str) -> tuple[str, int, int, int, int]:
    """Return a frame around the squares from the upper left to the lower right one."""
    (x, y), (right, below) = corner(CELL[first]), corner(CELL[last])
    return css, x, y, right - x + SQUARE, below - y + SQUARE


@cache
def ground_svg() -> Markup:
    """Return the squares without pieces."""
    frames = [_frame("vfw-suf-of-police", "H14", "J13"), _frame("vfw-suf-of-suffragettes", "H5", "J4")]
    return _render("ground", SQUARE, _rosette_path(), list(_zone_strips()), frames)


PIECES_PER_SIDE = 21
PIECE_LABELS = {SUFFRAGETTE: "Suffragette", LEADER: "Leader", POLICEMAN: "policeman", INSPECTOR: "Inspector"}


class SideSummary(NamedTuple):
    """The summary of a side.

    Attributes:
        seat: Its seat.
        name: Its name.
        sign: The id of the piece beside the name.
        is_viewer: Whether the viewer plays it.
        goal_pieces: The id of the piece on each square of its goal; "" for none.
        inside: The number of its pieces in the goal.
        goal: The name of the goal.
        goal_end: The rest of that name, for which a phone has no room.
        jail: The name of the place of its inmates.
        out: The number of its inmates.
        pieces: The number of all its pieces.
        to_win: The number of pieces in the goal that wins.
        to_exchange: The number of inmates from which an exchange is possible.
    """

    seat: str
    name: str
    sign: str
    is_viewer: bool
    goal_pieces: list[str]
    inside: int
    goal: str
    goal_end: str
    jail: str
    out: int
    pieces: int = PIECES_PER_SIDE
    to_win: int = TO_WIN
    to_exchange: int = TO_EXCHANGE


def race_html(view: View) -> Markup:
    """Return the summary of both sides, the list of pieces, and the historical note."""
    labels = [(PIECE_IDS[piece], label) for piece, label in PIECE_LABELS.items()]
    return _render("race", [_summarize_side(view, side) for side in range(len(SEATS))], labels)


def _summarize_side(view: View, side: int) -> SideSummary:
    seat = SEATS[side]
    goal, end, _ = ZONE_NAMES[GOAL[side]].partition(" of Commons")
    rows = sorted(GOALS[side], key=lambda cell: (-(cell // WIDTH), cell))
    return SideSummary(
        seat=seat,
        name=SEAT_NAMES[seat],
        sign=PIECE_IDS[(LEADER, INSPECTOR)[side]],
        is_viewer=view.seat == seat,
        goal_pieces=[PIECE_IDS.get(view.board[cell], "") for cell in rows],
        inside=entered(view.board, side),
        goal=goal,
        goal_end=end,
        jail=("prison", "hospital")[side],
        out=sum(view.inmates[side]),
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

    def drawn(self, view: View, shown: BoardHighlights) -> Markup:
        """See `DrawnBoard.drawn`."""
        squares = _SquareMaker(view, shown)
        rows = [[squares.square(row * WIDTH + column) for column in range(WIDTH)] for row in range(WIDTH - 1, -1, -1)]
        arcs = [_arc_path(start, end) for start, end in pairwise(view.path)]
        return _render("board", race_html(view), ground_svg(), _last_turn(view), arcs, rows, BOARD_WIDTH)


class Route(NamedTuple):
    """The route to a square: an arc for each hop, and the middle of each piece that is taken."""

    arcs: list[str]
    rings: list[tuple[int, int]]


class Square(NamedTuple):
    """A square of the board.

    Attributes:
        column: Its column from the left.
        row: Its row from above.
        name: Its name.
        label: Its label for screen readers.
        piece: The id of its piece; "" for none.
        piece_css: The class of the piece.
        legs: The CSS of each hop that the piece made last.
        css: The style word of what can be done there.
        pick: The replies that a press gives; None for none.
        drags: Whether its piece can be dragged.
        is_chosen: Whether its piece is chosen.
        command: The command that a press gives.
        value: The value of that command.
        is_disabled: Whether a press does nothing.
        mark: The number of hops to it, or a dot.
        route: The route to it.
        hint: The number of the hint that names it; 0 for none.
    """

    column: int
    row: int
    name: str
    label: str
    piece: str = ""
    piece_css: str = "vfw-suf-piece"
    legs: Sequence[str] = ()
    css: str = ""
    pick: Word | Sequence[Word] | None = None
    drags: bool = False
    is_chosen: bool = False
    command: str = ""
    value: str = ""
    is_disabled: bool = False
    mark: str = ""
    route: Route | None = None
    hint: int = 0


class _SquareMaker:
    """Makes the squares of one view."""

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

    def square(self, cell: int) -> Square:
        """Return a square."""
        piece = self._inmates.get(cell) or self._view.board[cell]
        square = Square(
            column=cell % WIDTH,
            row=WIDTH - 1 - cell // WIDTH,
            name=SQUARES[cell],
            label=self._label(cell),
            piece=PIECE_IDS.get(piece, ""),
            piece_css="vfw-suf-piece vfw-suf-inmate" if cell in self._inmates else "vfw-suf-piece",
            legs=self._legs() if cell == self._moved and cell not in self._inmates else (),
        )
        square = self._with_action(square, cell)
        if hint := self._hints.get(square.name, 0):
            square = square._replace(hint=hint, label=f"{square.label}, hint {hint}")
        return square

    def _with_action(self, square: Square, cell: int) -> Square:
        """Return the square with the effect of a press on it."""
        view, name, has_piece = self._view, square.name, self._view.board[cell] != EMPTY
        if way := self._ways.get(cell):
            label = f"{square.label}: {_target_label(view, way)}"
            mark = str(way.hops or "•")
            return square._replace(css="vfw-suf-open", pick=way.replies, label=label, mark=mark, route=_route(way))
        if self._choices and view.path and cell == view.path[-1]:
            command = "undo" if len(view.path) == 1 else ""
            return square._replace(css="vfw-suf-chosen", is_chosen=True, command=command)
        if name in self._choices:
            css, mark = ("vfw-suf-free", "") if has_piece else ("vfw-suf-open", "•")
            label = f"{square.label}{self._reach(cell)}"
            return square._replace(css=css, pick=name, drags=has_piece, label=label, mark=mark)
        if self._can_be_taken_instead(cell):
            return square._replace(css="vfw-suf-free", command="instead", value=name, drags=True)
        return square._replace(is_disabled=True)

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

    def _legs(self) -> list[str]:
        """Return the CSS of the hops by which the piece that moved last came."""
        legs = []
        for number, (start, end) in enumerate(pairwise(self._view.last)):
            (x, y), (right, below) = corner(start), corner(end)
            legs.append(f"--vfw-suf-x: {x - right}%; --vfw-suf-y: {y - below}%; --vfw-suf-leg: {number}")
        return legs


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


def _route(way: ReachableSquare) -> Route:
    arcs = [_arc_path(start, end) for start, end in pairwise(way.path)] if way.hops else []
    return Route(arcs, [middle(cell) for cell in way.taken])


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


class LastTurn(NamedTuple):
    """The marks of the last turn: its first and last square, its way, its start, and the squares of taken pieces."""

    boxes: list[tuple[int, int]]
    way: str
    start: tuple[int, int]
    taken: list[tuple[int, int]]


def _last_turn(view: View) -> LastTurn | None:
    if not view.last:
        return None
    return LastTurn(
        boxes=[corner(view.last[0]), corner(view.last[-1])],
        way=" ".join(f"{x},{y}" for x, y in map(middle, view.last)),
        start=middle(view.last[0]),
        taken=[middle(cell) for cell in view.last_taken],
    )
