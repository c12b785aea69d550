"""What a turn brings at a glance: nearer to the goal, inside it, or somebody out of play."""

from __future__ import annotations

from collections import deque
from typing import Final

from vfw.companions.suffragetto.hops import STEPS
from vfw.companions.suffragetto.position import GOALS, TO_WIN, entered
from vfw.companions.suffragetto.squares import GOAL, INSPECTOR, LEADER, POLICEMAN, SUFFRAGETTE, ZONES, side_of
from vfw.companions.suffragetto.whole_turns import Route

WON: Final = 10_000
A_STEP: Final = 3
"""Of every step nearer to the goal."""
A_LONG_WAY: Final = 16
"""Steps from the goal at which nobody is a threat any more."""
INSIDE: Final = (0, 30, 65, 105, 150, 200, WON)
"""Of so many pieces inside."""
IN_PLAY: Final = {SUFFRAGETTE: 40, POLICEMAN: 40, LEADER: 60, INSPECTOR: 60}


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
    return tuple(far.get(cell, A_LONG_WAY) for cell in range(len(ZONES)))


FAR: Final = tuple(_steps_to_goal(side) for side in (0, 1))
"""By side and square."""


def gain(board: bytes, route: Route) -> int:
    """What a turn brings whoever takes it, at a glance."""
    start, end = route.path[0], route.path[-1]
    side = side_of(board[start])
    brings = A_STEP * (FAR[side][start] - FAR[side][end])
    for cell in route.taken:
        # Who is near the goal is worth most, to either side.
        brings += IN_PLAY[board[cell]] + A_STEP * (A_LONG_WAY - FAR[1 - side][cell])
    if ZONES[end] == GOAL[side] != ZONES[start]:
        inside = entered(board, side)
        brings += INSIDE[min(inside + 1, TO_WIN)] - INSIDE[inside]
    return brings
