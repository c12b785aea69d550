"""A computer player that looks three turns ahead: its own, the answer to it, and its next.

Every turn is weighed against the best answer at a glance. The best ones are weighed again, against several answers and
what could follow. The parts are functions, so that several workers can share them. The record of the game for the
registry is here too.
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
"""The value of each step nearer to the goal."""
UNREACHABLE: Final = 16
"""The distance from the goal, in steps, from which a piece threatens nothing."""
GOAL_VALUES: Final = (0, 30, 65, 105, 150, 200, WON)
"""The value of so many pieces inside."""
PIECE_VALUES: Final = {SUFFRAGETTE: 40, POLICEMAN: 40, LEADER: 60, INSPECTOR: 60}


def _steps_to_goal(side: int) -> tuple[int, ...]:
    """Return the number of steps from each square to the goal, over an empty board."""
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
"""The distances to the goal by side and square."""


def turn_gain(board: bytes, route: Route) -> int:
    """Return the value of a turn for its side, at a glance."""
    start, end = route.path[0], route.path[-1]
    side = side_of(board[start])
    brings = STEP_VALUE * (DISTANCES[side][start] - DISTANCES[side][end])
    for cell in route.taken:
        # A piece near its goal is worth most, to either side.
        brings += PIECE_VALUES[board[cell]] + STEP_VALUE * (UNREACHABLE - DISTANCES[1 - side][cell])
    if ZONES[end] == GOAL[side] != ZONES[start]:
        inside = entered(board, side)
        brings += GOAL_VALUES[min(inside + 1, TO_WIN)] - GOAL_VALUES[inside]
    return brings


LOOKED_INTO = 10
"""The number of turns that are weighed a second time."""
ANSWERS = 5
"""The number of answers in the second weighing."""
BEEN_THERE = 8
"""The cost of returning to an earlier position, so that the player does not walk in circles."""


class WeighedTurn(NamedTuple):
    """A turn and its value for its side."""

    worth: float
    route: Route


def open_turns(view: View) -> list[Route]:
    """Return the turns that are still possible for the chosen piece; to stop is a path of one square."""
    board, side, path = view.board, view.mover, view.path
    if not path:
        return unique_routes(routes(board, side))
    if len(path) == 1:
        return unique_routes(routes_of(board, side, path[0]))
    here = len(path) - 1
    further = (Route(way.path[here:], way.taken, True) for way in chains(board, side, path))
    return [Route(path[-1:], (), True), *unique_routes(further)]


def weigh_turns(board: bytes, side: int, turns: Iterable[Route]) -> list[WeighedTurn]:
    """Return each turn, less the gain of the best answer at a glance."""
    found = []
    for turn in turns:
        brings = turn_gain(board, turn)
        found.append(
            WeighedTurn(brings - (0 if brings >= WON / 2 else _best(apply_route(board, turn), 1 - side)), turn)
        )
    return found


def strongest_turns(board: bytes, side: int, turns: Iterable[Route]) -> list[WeighedTurn]:
    """Return each turn, less the best of several answers, which in turn bear what can follow."""
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
    """Return the gain of the best turn, less half of what it leaves to the other side."""
    turns = sorted(unique_routes(routes(board, side)), key=lambda turn: turn_gain(board, turn), reverse=True)
    left = [turn_gain(board, turn) - _best(apply_route(board, turn), 1 - side) // 2 for turn in turns[:ANSWERS]]
    return max(left, default=0)


def promising(found: Sequence[WeighedTurn]) -> list[Route]:
    """Return the turns to look into, of all that were weighed."""
    return [one.route for one in sorted(found, key=lambda one: one.worth, reverse=True)[:LOOKED_INTO]]


def ranked(view: View, found: Iterable[WeighedTurn], rng: Random) -> list[WeighedTurn]:
    """Return the turns, the best first. Repeated positions cost a little, and equal turns are ordered at random."""
    before = {board[:-1] for board in view.quiet}

    def rank(one: WeighedTurn) -> tuple[float, float]:
        return one.worth - BEEN_THERE * (apply_route(view.board, one.route) in before), rng.random()

    return sorted(found, key=rank, reverse=True)


def other_reply(view: View) -> Word | None:
    """Return the reply to a question other than the squares of a turn; None if a turn must be chosen.

    Such questions are whether to exchange, what, and where to.
    """
    pending = view.pending
    assert isinstance(pending, Decision)
    if pending.about in ("pairs", "yard"):
        return pending.choices[0]
    if pending.about == "no move":
        return EXCHANGE
    # The side with fewer pieces gains more by an equal exchange.
    if EXCHANGE in pending.choices and on_board(view.board, view.mover) < on_board(view.board, 1 - view.mover):
        return EXCHANGE
    return None


def replies(view: View, turn: Route) -> list[Word]:
    """Return the words that take `turn` from here on, without the forced ones."""
    squares: list[Word] = [SQUARES[cell] for cell in turn.path[1:]]
    if not view.path:
        start = turn.path[0]
        is_forced = len(targets(view.board, view.mover, start)) == 1
        squares = [SQUARES[start], *squares[is_forced:]]
    path = (*view.path[:-1], *turn.path)
    can_hop_on = turn.is_chain and hops_from(apply_route(view.board, turn), view.mover, path[-1], path)
    return [*squares, STOP] if can_hop_on else squares


class Planner:
    """A player that chooses a whole turn at its beginning, and plays it to the end."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self._path: tuple[int, ...] = ()

    def choose(self, view: View) -> Word:
        """See `core.players.Player.choose`."""
        pending = view.pending
        if not isinstance(pending, Decision):
            raise ValueError(f"nothing to choose: the view waits for {pending!r}")
        if reply := other_reply(view):
            return reply
        if not view.path or self._next(view) not in pending.choices:
            self._path = (*view.path[:-1], *self._best_turn(view).path)
        return self._next(view)

    def _next(self, view: View) -> Word:
        """Return the reply that continues the path; None if another way was taken."""
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
    """Return 1 for a win and one half for a draw."""
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
