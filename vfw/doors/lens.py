"""The lens: a state and its neighbours, drawn so large that a finger finds it. For the eye; a button lies over it."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from vfw.atlas.outline import Outline, outlines
from vfw.panel.surfaces.states_board import StateAppearance

AROUND = (90, 95, 300, 90)
"""km of land that is seen beside the state: to the west, the north, the east and the south."""
MARKS = {"ratified": "✓", "rejected": "✕"}


def lens_html(code: str, faces: Mapping[str, StateAppearance], button: str, *, may_be_touched: bool) -> str:
    """The state `code` among its neighbours, as `faces` has them; `button` is what lies on it, as HTML."""
    here = outlines()[code]
    left, top, right, bottom = _seen(here)
    width, height = right - left, bottom - top
    beside = [
        other for other in outlines().values() if other is not here and _overlaps(other, (left, top, right, bottom))
    ]
    drawn = "".join(
        f'<path d="{other.path}" data-says="{_says(faces[other.code].fill)}"/>' for other in beside
    ) + "".join(_mark(other, faces[other.code].fill, (left, top, right, bottom)) for other in beside)
    rings = '<path class="vfw-lens-ring"/><path class="vfw-lens-edge"/>'.replace("<path ", f'<path d="{here.path}" ')
    x, y, across, down = _box(here)
    place = (
        f"left:{100 * (x - left) / width:.1f}%;top:{100 * (y - top) / height:.1f}%;"
        f"width:{100 * across / width:.1f}%;height:{100 * down / height:.1f}%"
    )
    return (
        f'<div class="vfw-lens"{" data-open" if may_be_touched else ""}>'
        f'<svg viewBox="{left:.0f} {top:.0f} {width:.0f} {height:.0f}" aria-hidden="true">{drawn}'
        f'<path d="{here.path}" data-says="{_says(faces[code].fill)}" data-here/>{rings}</svg>'
        f'<div class="vfw-lens-place" style="{place}">{button}</div></div>'
    )


def _box(state: Outline) -> tuple[float, float, float, float]:
    points = [point for ring in state.rings for point in ring]
    left, top = min(x for x, _ in points), min(y for _, y in points)
    return left, top, max(x for x, _ in points) - left, max(y for _, y in points) - top


def _seen(state: Outline) -> tuple[float, float, float, float]:
    west, north, east, south = AROUND
    left, top, width, height = _box(state)
    return left - west, top - north, left + width + east, top + height + south


def _overlaps(state: Outline, seen: tuple[float, float, float, float]) -> bool:
    left, top, width, height = _box(state)
    return left < seen[2] and left + width > seen[0] and top < seen[3] and top + height > seen[1]


def _mark(state: Outline, fill: str, seen: tuple[float, float, float, float]) -> str:
    """What it has said, or its code, where it is written on or as near to that as is seen, if it lies there too."""
    left, top, right, bottom = seen
    x, y = min(max(state.label[0], left + 40), right - 40), min(max(state.label[1], top + 50), bottom - 20)
    if not _lies_at(state, x, y):
        return ""
    return f'<text x="{x:.0f}" y="{y:.0f}" data-says="{_says(fill)}">{MARKS.get(fill, state.code)}</text>'


def _lies_at(state: Outline, x: float, y: float) -> bool:
    """Whether a point lies in the state: a line from it to the east crosses its edges an odd number of times."""
    edges = [edge for ring in state.rings for edge in pairwise(ring)]
    crossed = [a + (y - b) * (c - a) / (d - b) > x for (a, b), (c, d) in edges if (b > y) != (d > y)]
    return sum(crossed) % 2 == 1


def _says(fill: str) -> str:
    """What a state has said, or whom it is with: as a word for its looks."""
    return {"ratified": "yes", "rejected": "no"}.get(fill, "against" if fill.startswith("red") else "")
