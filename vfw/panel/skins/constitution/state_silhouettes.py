"""The shapes of the 48 States, each alone and as large as a card has room for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from vfw.panel.surfaces.states_board import Point, Ring, drop_islands, load_state_outlines

WIDE, HIGH = 60, 44
"""Of a drawing."""
LEAST_ISLAND = 0.03
"""Islands that are smaller than this share of the State's largest land are left out."""


@cache
def silhouettes() -> dict[str, str]:
    """The `d` of an SVG path by postal code, in the middle of a drawing `WIDE` and `HIGH`."""
    return {code: _path(drop_islands(land.rings, LEAST_ISLAND)) for code, land in load_state_outlines().items()}


def _path(kept: Sequence[Ring]) -> str:
    across, down = [x for land in kept for x, _ in land], [y for land in kept for _, y in land]
    scale = min(WIDE / (max(across) - min(across)), HIGH / (max(down) - min(down)))
    left = (WIDE - scale * (max(across) - min(across))) / 2 - scale * min(across)
    top = (HIGH - scale * (max(down) - min(down))) / 2 + scale * max(down)
    return "".join([_ring([(left + scale * x, top - scale * y) for x, y in land]) for land in kept])


def _ring(points: Sequence[Point]) -> str:
    return f"M{'L'.join([f'{x:.1f} {y:.1f}' for x, y in points[:-1]])}Z"
