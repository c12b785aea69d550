"""Every turn that a side could take, from the first square to the last: for counting, for players and for hints."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from vfw.companions.suffragetto.hops import STEPS, hops_from, movable, takes
from vfw.companions.suffragetto.squares import EMPTY


class Route(NamedTuple):
    """A turn of one piece.

    Attributes:
        path: the squares on which it stands one after the other, the first where it began.
        taken: the squares on which it arrests or disables somebody. is_chain: whether it hops.
    """

    path: tuple[int, ...]
    taken: tuple[int, ...]
    is_chain: bool

    @property
    def result(self) -> tuple[int, int, frozenset[int]]:
        """What it does to the board. Routes with the same result are the same turn."""
        return self.path[0], self.path[-1], frozenset(self.taken)


def routes(board: bytes, side: int) -> Iterator[Route]:
    """Every turn of a side, chains square by square."""
    for start in movable(board, side):
        yield from routes_of(board, side, start)


def routes_of(board: bytes, side: int, start: int) -> Iterator[Route]:
    """Every turn of the piece on `start`."""
    for to in STEPS[side][start]:
        if not board[to]:
            yield Route((start, to), (), False)
    yield from chains(board, side, (start,))


def chains(board: bytes, side: int, path: tuple[int, ...]) -> Iterator[Route]:
    """Every chain of hops that goes on from `path`, at the end of which the piece stands."""
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


def different(found: Iterator[Route]) -> list[Route]:
    """One route for each result, the shortest."""
    shortest: dict[tuple[int, int, frozenset[int]], Route] = {}
    for route in found:
        known = shortest.get(route.result)
        if known is None or len(route.path) < len(known.path):
            shortest[route.result] = route
    return list(shortest.values())


def after(board: bytes, route: Route) -> bytes:
    """The board once the turn is done."""
    changed = bytearray(board)
    changed[route.path[0]] = EMPTY
    changed[route.path[-1]] = board[route.path[0]]
    for cell in route.taken:
        changed[cell] = EMPTY
    return bytes(changed)


def perft(board: bytes, side: int, depth: int) -> int:
    """How many sequences of `depth` turns there are that differ in a result, without exchanges."""
    turns = different(routes(board, side))
    if depth == 1:
        return len(turns)
    return sum(perft(after(board, turn), 1 - side, depth - 1) for turn in turns)
