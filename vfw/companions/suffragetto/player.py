"""A player that looks three turns ahead: its own, the answer to it, and what it could do then.

Every turn is weighed against the best answer at a glance; those that come out best are weighed once more, against
several answers and what could follow. The parts are functions, so that many hands can share them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from random import Random
from typing import Final, NamedTuple

from vfw.companions.companion import Companion
from vfw.companions.suffragetto.board import (
    GOAL,
    INSPECTOR,
    LEADER,
    POLICEMAN,
    SEATS,
    SQUARES,
    STEPS,
    SUFFRAGETTE,
    ZONES,
    hops_from,
    side_of,
    targets,
)
from vfw.companions.suffragetto.game import EXCHANGE, STOP, Suffragetto, hides
from vfw.companions.suffragetto.moves import Route, apply_route, chains, routes, routes_of, unique_routes
from vfw.companions.suffragetto.position import GOALS, TO_WIN, View, entered, on_board
from vfw.core.players import RandomPlayer
from vfw.core.questions import Decision, Outcome, Word

WON: Final = 10_000
STEP_VALUE: Final = 3
"""Of every step nearer to the goal."""
UNREACHABLE: Final = 16
"""Steps from the goal at which nobody is a threat any more."""
GOAL_VALUES: Final = (0, 30, 65, 105, 150, 200, WON)
"""Of so many pieces inside."""
PIECE_VALUES: Final = {SUFFRAGETTE: 40, POLICEMAN: 40, LEADER: 60, INSPECTOR: 60}


def _steps_to_goal(side: int) -> tuple[int, ...]:
    """How many steps it is from each square to the goal, over an empty board."""
    far = dict.fromkeys(GOALS[side], 0)
    waiting = deque(GOALS[side])
    while waiting:
        reached = waiting.popleft()
        for cell, steps in enumerate(STEPS[side]):
            if reached in steps and cell not in far:
                far[cell] = far[reached] + 1
                waiting.append(cell)
    return tuple(far.get(cell, UNREACHABLE) for cell in range(len(ZONES)))


DISTANCES: Final = tuple(_steps_to_goal(side) for side in (0, 1))
"""By side and square."""


def turn_gain(board: bytes, route: Route) -> int:
    """What a turn brings whoever takes it, at a glance."""
    start, end = route.path[0], route.path[-1]
    side = side_of(board[start])
    brings = STEP_VALUE * (DISTANCES[side][start] - DISTANCES[side][end])
    for cell in route.taken:
        # Who is near the goal is worth most, to either side.
        brings += PIECE_VALUES[board[cell]] + STEP_VALUE * (UNREACHABLE - DISTANCES[1 - side][cell])
    if ZONES[end] == GOAL[side] != ZONES[start]:
        inside = entered(board, side)
        brings += GOAL_VALUES[min(inside + 1, TO_WIN)] - GOAL_VALUES[inside]
    return brings


LOOKED_INTO = 10
"""Turns that are weighed a second time."""
ANSWERS = 5
"""Of the other side, in the second weighing."""
BEEN_THERE = 8
"""What it costs to bring back a position of before, so that nobody walks in circles."""


class WeighedTurn(NamedTuple):
    """A turn and what it is worth to whoever takes it."""

    worth: float
    route: Route


def open_turns(view: View) -> list[Route]:
    """What the turn at hand can still become, from where its piece stands now; to stop is a way of one square."""
    board, side, path = view.board, view.mover, view.path
    if not path:
        return unique_routes(routes(board, side))
    if len(path) == 1:
        return unique_routes(routes_of(board, side, path[0]))
    here = len(path) - 1
    further = (Route(way.path[here:], way.taken, True) for way in chains(board, side, path))
    return [Route(path[-1:], (), True), *unique_routes(further)]


def weigh_turns(board: bytes, side: int, turns: Iterable[Route]) -> list[WeighedTurn]:
    """Each turn, less what the best answer brings at a glance."""
    found = []
    for turn in turns:
        brings = turn_gain(board, turn)
        found.append(
            WeighedTurn(brings - (0 if brings >= WON / 2 else _best(apply_route(board, turn), 1 - side)), turn)
        )
    return found


def strongest_turns(board: bytes, side: int, turns: Iterable[Route]) -> list[WeighedTurn]:
    """Each turn, less the best answer of several to it, which in turn bear what can follow."""
    found = []
    for turn in turns:
        brings, then = turn_gain(board, turn), apply_route(board, turn)
        if brings < WON / 2:
            brings -= _best_of_some(then, 1 - side)
        found.append(WeighedTurn(brings, turn))
    return found


def _best(board: bytes, side: int) -> int:
    return max((turn_gain(board, turn) for turn in routes(board, side)), default=0)


def _best_of_some(board: bytes, side: int) -> int:
    """What the best turn brings, less half of what it leaves to the other side, who may have better to do."""
    turns = sorted(unique_routes(routes(board, side)), key=lambda turn: turn_gain(board, turn), reverse=True)
    left = [turn_gain(board, turn) - _best(apply_route(board, turn), 1 - side) // 2 for turn in turns[:ANSWERS]]
    return max(left, default=0)


def promising(found: Sequence[WeighedTurn]) -> list[Route]:
    """The turns to be looked into, of all that were weighed."""
    return [one.route for one in sorted(found, key=lambda one: one.worth, reverse=True)[:LOOKED_INTO]]


def ranked(view: View, found: Iterable[WeighedTurn], rng: Random) -> list[WeighedTurn]:
    """The best turn first. Those that bring back a position of before cost a little, and among equals a lot decides."""
    before = {board[:-1] for board in view.quiet}

    def rank(one: WeighedTurn) -> tuple[float, float]:
        return one.worth - BEEN_THERE * (apply_route(view.board, one.route) in before), rng.random()

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
    can_hop_on = turn.is_chain and hops_from(apply_route(view.board, turn), view.mover, path[-1], path)
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
        first = weigh_turns(board, side, open_turns(view))
        return ranked(view, strongest_turns(board, side, promising(first)), self.rng)[0].route


DRAW_POINTS = 0.5


def result_points(outcome: Outcome, side: Sequence[str]) -> float:
    """All for a win, half for a draw."""
    return float(outcome.winners == tuple(side)) if outcome.winners else DRAW_POINTS


SUFFRAGETTO = Companion(
    game=Suffragetto(),
    hides=hides,
    players={"random": RandomPlayer, "planner": Planner},
    options={},
    sides=[(seat,) for seat in SEATS],
    points=result_points,
    aim=0.9,
)
