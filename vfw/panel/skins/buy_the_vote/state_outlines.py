"""The outlines of the states, few points each: for their cards, and for the map of the campaign."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

from vfw.panel.surfaces.states_board import Point, Ring, drop_islands, load_state_outlines

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
            *((114, 475), (128, 545), (134, 544), (144, 552), (150, 544), (160, 552), (171, 563), (180, 565)),
            *((182, 572), (176, 574), (169, 576), (160, 568), (150, 558), (142, 552), (129, 547), (118, 549)),
            *((107, 544), (101, 551), (89, 558), (89, 546), (94, 542), (87, 544), (80, 557), (69, 572), (61, 582)),
            *((47, 588), (32, 590), (41, 587), (52, 581), (63, 571), (67, 562), (56, 561), (48, 560), (49, 551)),
            *((39, 543), (38, 533), (43, 525), (55, 524), (57, 516), (49, 515), (40, 513), (36, 504), (48, 501)),
            *((55, 503), (51, 492), (44, 485), (55, 478), (64, 471), (73, 466), (85, 470), (98, 473), (107, 473)),
        ]
    ],
    "HI": [
        [
            *((281, 564), (287, 567), (295, 570), (298, 572), (298, 575), (303, 580), (299, 584), (293, 586)),
            *((289, 589), (285, 593), (280, 590), (281, 584), (278, 576), (282, 570)),
        ],
        [(201, 524), (205, 521), (210, 521), (211, 523), (210, 526), (208, 528), (204, 528), (201, 526)],
        [(232, 535), (235, 535), (238, 532), (242, 537), (245, 541), (242, 542), (235, 541), (234, 538)],
        [(252, 545), (253, 543), (258, 543), (264, 544), (261, 547), (257, 546)],
        [(264, 549), (267, 547), (269, 550), (273, 549), (279, 552), (278, 555), (271, 557), (269, 554), (268, 552)],
    ],
    "DC": [[(896, 316), (908, 304), (920, 316), (908, 328)]],
}
"""Drawn by us, where the map has room for them: those that were no states in 1920. Of islands the first is the
largest."""


class Outline(NamedTuple):
    """A state on the map: the path of its border, the box around it (left, top, width, height), where its letters go,
    and how much room they have there."""

    path: str
    box: tuple[float, float, float, float]
    label: Point
    room: float


@cache
def outlines() -> dict[str, Outline]:
    """By postal code."""
    found = {
        code: _outline([[_placed(point) for point in ring] for ring in land.rings], _placed(land.label))
        for code, land in load_state_outlines().items()
    }
    for code, rings in DRAWN.items():
        left, top, width, height = _box(rings[:1])
        found[code] = _outline(rings, (left + width / 2, top + height / 2))._replace(room=width)
    return found


def _placed(point: Sequence[float]) -> Point:
    """A point of the projection on the drawing, whose rows count from above."""
    return (point[0] - LEFT) * SCALE, (TOP - point[1]) * SCALE


def _outline(rings: Sequence[Ring], label: Point) -> Outline:
    kept = drop_islands(rings, LEAST_ISLAND)
    box = _box(kept)
    detail = min(DETAIL * SCALE, max(box[2:]) / 70)
    digits = int(max(box[2:]) < SMALL)
    paths = [f"M{'L'.join(f'{x:.{digits}f},{y:.{digits}f}' for x, y in _simplified(ring, detail))}Z" for ring in kept]
    return Outline("".join(paths), box, label, box[2])


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
