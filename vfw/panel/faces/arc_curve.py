"""The curve of an arc as lines and areas: places in hundredths of its width and height, from the upper left corner."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from vfw.panel.faces.arc_face import EVEN, ArcPoint

Place = tuple[float, float]
WHOLE = 100.0
LINES = (0.8, 0.2)
"""The chances between even and the ends that have a line of their own."""


def place(point: ArcPoint, chance: float | None = None) -> Place:
    """Where a moment lies, with its chance or another one."""
    lies = point.chance if chance is None else chance
    assert lies is not None
    return WHOLE * point.x, WHOLE * (1 - lies)


def runs(points: Iterable[ArcPoint]) -> list[list[ArcPoint]]:
    """The known moments, those together that follow each other; one alone is no curve."""
    found: list[list[ArcPoint]] = [[]]
    for point in points:
        if point.chance is None:
            found.append([])
        else:
            found[-1].append(point)
    return [run for run in found if len(run) > 1]


def band(run: Sequence[ArcPoint]) -> list[Place]:
    """Where the chance lies, as a count of games has it."""
    return [*[place(point, point.high) for point in run], *[place(point, point.low) for point in reversed(run)]]


def ahead(run: Sequence[ArcPoint], *, above: bool) -> list[Place]:
    """What lies between the curve and the line of even, on one side of that."""
    corners = [place(run[0], EVEN)]
    for before, after in pairwise(run):
        corners += [_kept(place(before), above), *_crossing(before, after)]
    return [*corners, _kept(place(run[-1]), above), place(run[-1], EVEN)]


def _kept(at: Place, above: bool) -> Place:
    """A place, moved to the line of even where it lies beyond that."""
    even = WHOLE * (1 - EVEN)
    return at[0], min(at[1], even) if above else max(at[1], even)


def _crossing(before: ArcPoint, after: ArcPoint) -> list[Place]:
    """Where the curve crosses the line of even between two moments, if it does."""
    (x, y), (next_x, next_y), even = place(before), place(after), WHOLE * (1 - EVEN)
    if (y - even) * (next_y - even) >= 0:
        return []
    return [(x + (next_x - x) * (even - y) / (next_y - y), even)]
