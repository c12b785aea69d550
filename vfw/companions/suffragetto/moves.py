"""All turns of a side, for counting, players and hints, and the rules against illegal replies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from vfw.companions.suffragetto.board import (
    BARRED,
    CELL,
    DIRECTIONS,
    EMPTY,
    GOAL,
    NAMES,
    SEATS,
    SQUARES,
    STEPS,
    ZONE_NAMES,
    ZONES,
    beyond,
    can_move,
    hops_from,
    is_open_to,
    movable,
    side_of,
    takes,
)
from vfw.companions.suffragetto.position import Position, why_no_exchange
from vfw.core.questions import Decision


class Route(NamedTuple):
    """A turn of one piece.

    Attributes:
        path: The squares of the piece one after the other, its start first.
        taken: The squares on which it arrests or disables a piece.
        is_chain: Whether it hops.
    """

    path: tuple[int, ...]
    taken: tuple[int, ...]
    is_chain: bool

    @property
    def result(self) -> tuple[int, int, frozenset[int]]:
        """The effect on the board. Routes with the same result are the same turn."""
        return self.path[0], self.path[-1], frozenset(self.taken)


def routes(board: bytes, side: int) -> Iterator[Route]:
    """Yield every turn of a side, chains square by square."""
    for start in movable(board, side):
        yield from routes_of(board, side, start)


def routes_of(board: bytes, side: int, start: int) -> Iterator[Route]:
    """Yield every turn of the piece on `start`."""
    for to in STEPS[side][start]:
        if not board[to]:
            yield Route((start, to), (), False)
    yield from chains(board, side, (start,))


def chains(board: bytes, side: int, path: tuple[int, ...]) -> Iterator[Route]:
    """Yield every chain of hops that continues `path`."""
    lifted = bytearray(board)
    piece, lifted[path[-1]] = lifted[path[-1]], EMPTY
    return _further(lifted, side, piece, path, ())


def _further(board: bytearray, side: int, piece: int, path: tuple[int, ...], taken: tuple[int, ...]) -> Iterator[Route]:
    for over, to, is_aslant in hops_from(board, side, path[-1], path):
        met = board[over]
        gone = takes(piece, met, over, is_aslant)
        reached = Route((*path, to), (*taken, over) if gone else taken, True)
        yield reached
        if gone:
            board[over] = EMPTY
        yield from _further(board, side, piece, reached.path, reached.taken)
        board[over] = met


def unique_routes(found: Iterator[Route]) -> list[Route]:
    """Return one route for each result, the shortest."""
    shortest: dict[tuple[int, int, frozenset[int]], Route] = {}
    for route in found:
        known = shortest.get(route.result)
        if known is None or len(route.path) < len(known.path):
            shortest[route.result] = route
    return list(shortest.values())


def apply_route(board: bytes, route: Route) -> bytes:
    """Return the board after the turn."""
    changed = bytearray(board)
    changed[route.path[0]] = EMPTY
    changed[route.path[-1]] = board[route.path[0]]
    for cell in route.taken:
        changed[cell] = EMPTY
    return bytes(changed)


def perft(board: bytes, side: int, depth: int) -> int:
    """Return the number of sequences of `depth` turns that differ in a result, without exchanges."""
    turns = unique_routes(routes(board, side))
    if depth == 1:
        return len(turns)
    return sum(perft(apply_route(board, turn), 1 - side, depth - 1) for turn in turns)


def explain_illegal_move(position: Position, reply: object) -> str:
    """Return the rule against `reply`, which is not among the choices; "" if none is known."""
    pending = position.pending
    if not isinstance(pending, Decision) or not isinstance(reply, str):
        return ""
    if reply == "exchange":
        return why_no_exchange(position)
    if reply == "pass" and pending.about == "piece":
        return "a side that can move does not pass (R14)"
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
        return f"there is no piece on {SQUARES[cell]}"
    if side_of(piece) != position.mover:
        return f"the {NAMES[piece]} on {SQUARES[cell]} is not one of one's own"
    assert not can_move(position.board, position.mover, cell)
    return f"the {NAMES[piece]} on {SQUARES[cell]} has no step and no hop"


def _why_no_way(position: Position, start: int, to: int) -> str:
    side, is_chain = position.mover, len(position.path) > 1
    if barred := _why_barred(side, to):
        return barred
    if ZONES[start] == GOAL[side] != ZONES[to]:
        return f"a piece inside {ZONE_NAMES[GOAL[side]]} stays inside (R9)"
    if to in position.path:
        return "a chain lands nowhere twice, nor where it began (R7)"
    if position.board[to]:
        return f"there is a piece on {SQUARES[to]}"
    over = next((beyond(start, way, 1) for way in DIRECTIONS if beyond(start, way, 2) == to), None)
    if over is None:
        return "after a hop there are only hops (R2)" if is_chain else _ONE
    if not is_open_to(side, over):
        return f"no piece hops over a square that it may not enter, such as {SQUARES[over]} (R8)"
    return f"there is no piece on {SQUARES[over]} to hop over (R2)"


_ONE = "a step goes to the next square, a hop over one piece to the square behind it (R2)"


def _why_barred(side: int, cell: int) -> str:
    if ZONES[cell] in BARRED:
        return f"no piece may enter {ZONE_NAMES[ZONES[cell]]} (R8)"
    if not is_open_to(side, cell):
        return f"the {SEATS[side].capitalize()} may not enter {ZONE_NAMES[ZONES[cell]]}, which they guard (R8)"
    return ""
