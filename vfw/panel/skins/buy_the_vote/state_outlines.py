"""The outlines of the states, few points each: for their cards, and for the map of the campaign."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

from vfw.panel.surfaces.states.lands import Point, Ring, lands, without_islands

DETAIL = 9.0
"""Kilometres that a simplified line may lie off the true one; less in small states."""
SMALL = 60
"""States smaller than this, in units of the drawing, are drawn to a tenth of one: on their cards they are as large as
any."""
LEAST_ISLAND = 0.04
"""Islands smaller than this share of a state are left out."""
WIDE = 960
"""The map, in units of the drawing; its height follows from the country's."""
LEFT, RIGHT, TOP, BOTTOM = -2356.2, 2256.0, 3165.8, 277.0
SCALE = WIDE / (RIGHT - LEFT)
HIGH = round((TOP - BOTTOM) * SCALE)
DRAWN: dict[str, list[list[Point]]] = {
    "AK": [
        [
            *((40, 545), (62, 520), (58, 508), (78, 496), (72, 486), (92, 474), (116, 480), (132, 484), (134, 540)),
            *((150, 546), (166, 562), (176, 578), (160, 568), (146, 556), (130, 552), (112, 556), (104, 566)),
            *((86, 578), (60, 592), (80, 572), (84, 562), (62, 560), (50, 552)),
        ]
    ],
    "HI": [
        [(206, 560), (216, 556), (220, 564), (210, 568)],
        [(230, 568), (240, 564), (246, 571), (234, 575)],
        [(252, 574), (266, 574), (268, 582), (256, 582)],
        [(272, 588), (284, 584), (296, 596), (284, 608), (274, 602)],
    ],
    "DC": [[(896, 316), (908, 304), (920, 316), (908, 328)]],
}
"""Sketches of ours of those that were no states in 1920, where the map has room for them."""


class Outline(NamedTuple):
    """A state on the map: the path of its border, the box around it (left, top, width, height), and where its letters
    go."""

    path: str
    box: tuple[float, float, float, float]
    label: Point


@cache
def outlines() -> dict[str, Outline]:
    """By postal code."""
    found = {
        code: _outline([[_placed(point) for point in ring] for ring in land.rings], _placed(land.label))
        for code, land in lands().items()
    }
    for code, rings in DRAWN.items():
        left, top, width, height = _box(rings)
        found[code] = _outline(rings, (left + width / 2, top + height / 2))
    return found


def _placed(point: Sequence[float]) -> Point:
    """A point of the projection on the drawing, whose rows count from above."""
    return (point[0] - LEFT) * SCALE, (TOP - point[1]) * SCALE


def _outline(rings: Sequence[Ring], label: Point) -> Outline:
    kept = without_islands(rings, LEAST_ISLAND)
    box = _box(kept)
    detail = min(DETAIL * SCALE, max(box[2:]) / 70)
    digits = int(max(box[2:]) < SMALL)
    paths = [f"M{'L'.join(f'{x:.{digits}f},{y:.{digits}f}' for x, y in _simplified(ring, detail))}Z" for ring in kept]
    return Outline("".join(paths), box, label)


def _box(rings: Iterable[Sequence[Point]]) -> tuple[float, float, float, float]:
    points = [point for ring in rings for point in ring]
    left, top = min(x for x, _ in points), min(y for _, y in points)
    return left, top, max(x for x, _ in points) - left, max(y for _, y in points) - top


def _simplified(line: Sequence[Point], detail: float) -> list[Point]:
    """The line with as few points as keep it that near (Douglas and Peucker)."""
    kept, open_ends = {0, len(line) - 1}, [(0, len(line) - 1)]
    while open_ends:
        first, last = open_ends.pop()
        far, off = max(
            ((place, _distance(line[place], line[first], line[last])) for place in range(first + 1, last)),
            key=lambda found: found[1],
            default=(0, 0.0),
        )
        if off > detail:
            kept.add(far)
            open_ends += [(first, far), (far, last)]
    return [line[place] for place in sorted(kept)]


def _distance(point: Point, start: Point, end: Point) -> float:
    (x, y), (a, b), (c, d) = point, start, end
    length = ((c - a) ** 2 + (d - b) ** 2) ** 0.5
    if not length:
        return float(((x - a) ** 2 + (y - b) ** 2) ** 0.5)
    return float(abs((c - a) * (b - y) - (a - x) * (d - b)) / length)
