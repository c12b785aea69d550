"""The shapes of the 48 States, each alone and as large as a card has room for."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from typing import Any

from vfw.resources import geodata

WIDE, HIGH = 60, 44
"""Of a drawing."""
LEAST_ISLAND = 0.03
"""Islands that are smaller than this share of the State's largest land are left out."""


@cache
def silhouettes() -> dict[str, str]:
    """The `d` of an SVG path by postal code, in the middle of a drawing `WIDE` and `HIGH`."""
    features = json.loads(geodata("states.geojson").read_text(encoding="utf-8"))["features"]
    return {feature["id"]: _path(feature["geometry"]) for feature in features}


def _path(shape: dict[str, Any]) -> str:
    polygons = shape["coordinates"] if shape["type"] == "MultiPolygon" else [shape["coordinates"]]
    lands = [polygon[0] for polygon in polygons]
    largest = max(map(_area, lands))
    kept = [land for land in lands if _area(land) >= LEAST_ISLAND * largest]
    across, down = [x for land in kept for x, _ in land], [y for land in kept for _, y in land]
    scale = min(WIDE / (max(across) - min(across)), HIGH / (max(down) - min(down)))
    left = (WIDE - scale * (max(across) - min(across))) / 2 - scale * min(across)
    top = (HIGH - scale * (max(down) - min(down))) / 2 + scale * max(down)
    return "".join([_ring([(left + scale * x, top - scale * y) for x, y in land]) for land in kept])


def _ring(points: Sequence[tuple[float, float]]) -> str:
    return f"M{'L'.join([f'{x:.1f} {y:.1f}' for x, y in points[:-1]])}Z"


def _area(land: Sequence[Sequence[float]]) -> float:
    following = [*land[1:], land[0]]
    return abs(sum(x * v - u * y for (x, y), (u, v) in zip(land, following, strict=True))) / 2
