"""Why a reply is no move: the rule that stands against it, for whoever tried it or brought it in a save."""

from __future__ import annotations

from vfw.companions.suffragetto.hops import DIRECTIONS, beyond, can_move, is_open_to
from vfw.companions.suffragetto.position import Position, why_no_exchange
from vfw.companions.suffragetto.squares import BARRED, CELL, GOAL, NAMES, SEATS, SQUARES, ZONE_NAMES, ZONES, side_of
from vfw.core.questions import Decision


def why_not(position: Position, reply: object) -> str:
    """The rule against `reply`, which is not among the choices; "" where none is known."""
    pending = position.pending
    if not isinstance(pending, Decision) or not isinstance(reply, str):
        return ""
    if reply == "exchange":
        return why_no_exchange(position)
    if reply == "pass" and pending.about == "piece":
        return "nobody passes who can move (R14)"
    if reply not in CELL:
        return ""
    if pending.about in ("piece", "no move"):
        return _why_no_piece(position, CELL[reply])
    if pending.about == "yard":
        return "freed pieces start off from the empty squares of their own yard (R13)"
    return _why_no_way(position, position.path[-1], CELL[reply]) if position.path else ""


def _why_no_piece(position: Position, cell: int) -> str:
    piece = position.board[cell]
    if not piece:
        return f"nobody stands on {SQUARES[cell]}"
    if side_of(piece) != position.mover:
        return f"the {NAMES[piece]} on {SQUARES[cell]} is not one of one's own"
    assert not can_move(position.board, position.mover, cell)
    return f"the {NAMES[piece]} on {SQUARES[cell]} has no step and no hop"


def _why_no_way(position: Position, start: int, to: int) -> str:
    side, is_chain = position.mover, len(position.path) > 1
    if barred := _why_barred(side, to):
        return barred
    if ZONES[start] == GOAL[side] != ZONES[to]:
        return f"whoever is inside {ZONE_NAMES[GOAL[side]]} stays inside (R9)"
    if to in position.path:
        return "a chain lands nowhere twice, nor where it began (R7)"
    if position.board[to]:
        return f"somebody stands on {SQUARES[to]}"
    over = next((beyond(start, way, 1) for way in DIRECTIONS if beyond(start, way, 2) == to), None)
    if over is None:
        return "after a hop there are only hops (R2)" if is_chain else _ONE
    if not is_open_to(side, over):
        return f"no piece hops over a square that it may not enter, such as {SQUARES[over]} (R8)"
    return f"there is nobody on {SQUARES[over]} to hop over (R2)"


_ONE = "a step goes to the next square, a hop over one piece to the square behind it (R2)"


def _why_barred(side: int, cell: int) -> str:
    if ZONES[cell] in BARRED:
        return f"nobody may enter {ZONE_NAMES[ZONES[cell]]} (R8)"
    if not is_open_to(side, cell):
        return f"the {SEATS[side].capitalize()} may not enter {ZONE_NAMES[ZONES[cell]]}, which they guard (R8)"
    return ""
