"""The curve of an arc as lines and areas: places in hundredths of its width and height, from the upper left corner."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from vfw.panel.faces.arc_face import EVEN, ArcFace, ArcPoint

Place = tuple[float, float]
WHOLE = 100.0
LINES = (0.8, 0.2)
"""The chances between even and the ends that have a line of their own."""
LETTER, MOST_WIDE, HIGH, DISC = 1.15, 26.0, 17.0, 2.6
"""A letter of a label, the widest label, its height, and how far from the middle of a disc it begins: in hundredths of
the curve where that is small."""
ABOVE, BESIDE, BELOW, NOWHERE = "above", "beside", "below", "nowhere"


@dataclass(frozen=True)
class Label:
    """Where the words of a turning point stand, seen from its disc, and whether they go to its left."""

    stands: str
    goes_left: bool


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


def labels(face: ArcFace) -> list[Label]:
    """Where the words of each turning point go: where they lie on as little of the curve as can be, on no other words
    and no disc; those for which there is no such place have their disc alone."""
    line = [place(point) for point in face.points if point.chance is not None]
    discs = [place(face.change(turn)[1]) for turn in face.turns]
    found, taken = list[Label](), list[_Box]()
    for turn, disc in zip(face.turns, discs, strict=True):
        wide = min(LETTER * max(len(turn.label), len(turn.note)), MOST_WIDE)
        boxes = {
            label: box
            for label in PLACES
            if (box := _box(label, disc, wide)).is_inside
            and not any(box.meets(other) for other in taken)
            and not any(box.holds(other) for other in discs)
        }
        best = min(boxes, key=lambda label: sum([boxes[label].holds(at) for at in line]), default=None)
        found.append(best or Label(NOWHERE, goes_left=False))
        if best:
            taken.append(boxes[best])
    return found


@dataclass(frozen=True)
class _Box:
    """The room that words take, from one corner to the other."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def is_inside(self) -> bool:
        return self.left >= 0 and self.right <= WHOLE and self.top >= 0 and self.bottom <= WHOLE

    def holds(self, at: Place) -> bool:
        return self.left <= at[0] <= self.right and self.top <= at[1] <= self.bottom

    def meets(self, other: _Box) -> bool:
        across = self.left < other.right and other.left < self.right
        return across and self.top < other.bottom and other.top < self.bottom


def _box(label: Label, disc: Place, wide: float) -> _Box:
    x, y = disc
    left = x - DISC - wide if label.goes_left else x + DISC
    top = {ABOVE: y - HIGH - DISC, BESIDE: y - HIGH / 2, BELOW: y + DISC}[label.stands]
    return _Box(left, top, left + wide, top + HIGH)


PLACES = [Label(stands, goes_left) for stands in (ABOVE, BELOW, BESIDE) for goes_left in (False, True)]
"""Where words can go, what is best first."""


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
