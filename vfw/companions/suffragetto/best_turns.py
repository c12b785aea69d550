"""A player that looks three turns ahead: its own, the answer to it, and what it could do then.

Every turn is weighed against the best answer at a glance; those that come out best are weighed once more, against
several answers and what could follow. The parts are functions, so that many hands can share them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import NamedTuple

from vfw.companions.suffragetto.game import EXCHANGE, STOP
from vfw.companions.suffragetto.hops import hops_from, targets
from vfw.companions.suffragetto.position import View, on_board
from vfw.companions.suffragetto.squares import SQUARES
from vfw.companions.suffragetto.whole_turns import Route, after, chains, different, routes, routes_of
from vfw.companions.suffragetto.worths import WON, gain
from vfw.core.questions import Decision, Word

LOOKED_INTO = 10
"""Turns that are weighed a second time."""
ANSWERS = 5
"""Of the other side, in the second weighing."""
BEEN_THERE = 8
"""What it costs to bring back a position of before, so that nobody walks in circles."""


class Weighed(NamedTuple):
    """A turn and what it is worth to whoever takes it."""

    worth: float
    route: Route


def open_turns(view: View) -> list[Route]:
    """What the turn at hand can still become, from where its piece stands now; to stop is a way of one square."""
    board, side, path = view.board, view.mover, view.path
    if not path:
        return different(routes(board, side))
    if len(path) == 1:
        return different(routes_of(board, side, path[0]))
    here = len(path) - 1
    further = (Route(way.path[here:], way.taken, True) for way in chains(board, side, path))
    return [Route(path[-1:], (), True), *different(further)]


def weighed(board: bytes, side: int, turns: Iterable[Route]) -> list[Weighed]:
    """Each turn, less what the best answer brings at a glance."""
    found = []
    for turn in turns:
        brings = gain(board, turn)
        found.append(Weighed(brings - (0 if brings >= WON / 2 else _best(after(board, turn), 1 - side)), turn))
    return found


def looked_into(board: bytes, side: int, turns: Iterable[Route]) -> list[Weighed]:
    """Each turn, less the best answer of several to it, which in turn bear what can follow."""
    found = []
    for turn in turns:
        brings, then = gain(board, turn), after(board, turn)
        if brings < WON / 2:
            brings -= _best_of_some(then, 1 - side)
        found.append(Weighed(brings, turn))
    return found


def _best(board: bytes, side: int) -> int:
    return max((gain(board, turn) for turn in routes(board, side)), default=0)


def _best_of_some(board: bytes, side: int) -> int:
    """What the best turn brings, less half of what it leaves to the other side, who may have better to do."""
    turns = sorted(different(routes(board, side)), key=lambda turn: gain(board, turn), reverse=True)
    left = [gain(board, turn) - _best(after(board, turn), 1 - side) // 2 for turn in turns[:ANSWERS]]
    return max(left, default=0)


def promising(found: Sequence[Weighed]) -> list[Route]:
    """The turns to be looked into, of all that were weighed."""
    return [one.route for one in sorted(found, key=lambda one: one.worth, reverse=True)[:LOOKED_INTO]]


def ranked(view: View, found: Iterable[Weighed], rng: Random) -> list[Weighed]:
    """The best turn first. Those that bring back a position of before cost a little, and among equals a lot decides."""
    before = {board[:-1] for board in view.quiet}

    def rank(one: Weighed) -> tuple[float, float]:
        return one.worth - BEEN_THERE * (after(view.board, one.route) in before), rng.random()

    return sorted(found, key=rank, reverse=True)


def other_reply(view: View) -> Word | None:
    """The reply to what is asked besides the squares of a turn: whether to exchange, what, and where to; None where a
    turn is to be chosen."""
    pending = view.pending
    assert isinstance(pending, Decision)
    if pending.about in ("pairs", "yard"):
        return pending.choices[0]
    if pending.about == "no move":
        return EXCHANGE
    # Who has fewer left gains more by the same number of pieces.
    if EXCHANGE in pending.choices and on_board(view.board, view.mover) < on_board(view.board, 1 - view.mover):
        return EXCHANGE
    return None


def replies(view: View, turn: Route) -> list[Word]:
    """The words that take `turn` from here on, where none of them is forced."""
    squares: list[Word] = [SQUARES[cell] for cell in turn.path[1:]]
    if not view.path:
        start = turn.path[0]
        is_forced = len(targets(view.board, view.mover, start)) == 1
        squares = [SQUARES[start], *squares[is_forced:]]
    path = (*view.path[:-1], *turn.path)
    can_hop_on = turn.is_chain and hops_from(after(view.board, turn), view.mover, path[-1], path)
    return [*squares, STOP] if can_hop_on else squares


class Planner:
    """Chooses a whole turn at its beginning, and goes through with it."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self._path: tuple[int, ...] = ()

    def choose(self, view: View) -> Word:
        pending = view.pending
        if not isinstance(pending, Decision):
            raise ValueError(f"nothing to choose: the view waits for {pending!r}")
        if reply := other_reply(view):
            return reply
        if not view.path or self._next(view) not in pending.choices:
            self._path = (*view.path[:-1], *self._best_turn(view).path)
        return self._next(view)

    def _next(self, view: View) -> Word:
        """The reply that goes on along the path; no choice where another way was taken."""
        gone = len(view.path)
        if view.path != self._path[:gone]:
            return ""
        return SQUARES[self._path[gone]] if gone < len(self._path) else STOP

    def _best_turn(self, view: View) -> Route:
        board, side = view.board, view.mover
        first = weighed(board, side, open_turns(view))
        return ranked(view, looked_into(board, side, promising(first)), self.rng)[0].route
