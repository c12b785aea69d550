"""The land of each of the 48 states, for whoever draws one of them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from vfw.resources import geodata

Point = tuple[float, float]
Ring = Sequence[Point]
"""Points around a piece of land, the first once more at the end."""


class Land(NamedTuple):
    """A state in kilometres, as `geodata/states.geojson` has it, y upwards: its mainland and islands, and where its
    letters go."""

    rings: list[Ring]
    label: Point


@cache
def lands() -> dict[str, Land]:
    """By postal code."""
    found = {}
    for feature in json.loads(geodata("states.geojson").read_text(encoding="utf-8"))["features"]:
        shape, (x, y) = feature["geometry"], feature["properties"]["label"]
        polygons = shape["coordinates"] if shape["type"] == "MultiPolygon" else [shape["coordinates"]]
        found[feature["id"]] = Land([[(a, b) for a, b, *_ in polygon[0]] for polygon in polygons], (x, y))
    return found


def without_islands(rings: Sequence[Ring], least: float) -> list[Ring]:
    """The rings, without those smaller than this share of the largest."""
    largest = max(map(_area, rings))
    return [ring for ring in rings if _area(ring) >= least * largest]


def _area(ring: Ring) -> float:
    following = [*ring[1:], ring[0]]
    return abs(sum(x * v - u * y for (x, y), (u, v) in zip(ring, following, strict=True))) / 2
