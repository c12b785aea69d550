"""What a game puts on the map of the states."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from vfw.core.position import Event
from vfw.panel.surfaces.boards import Board
from vfw.resources import geodata

Point = tuple[float, float]
Ring = Sequence[Point]
"""Points around a piece of land, the first once more at the end."""


class StateOutline(NamedTuple):
    """A state in kilometres, as `geodata/states.geojson` has it, y upwards: its mainland and islands, and where its
    letters go."""

    rings: list[Ring]
    label: Point


@cache
def load_state_outlines() -> dict[str, StateOutline]:
    """By postal code."""
    found = {}
    for feature in json.loads(geodata("states.geojson").read_text(encoding="utf-8"))["features"]:
        shape, (x, y) = feature["geometry"], feature["properties"]["label"]
        polygons = shape["coordinates"] if shape["type"] == "MultiPolygon" else [shape["coordinates"]]
        found[feature["id"]] = StateOutline([[(a, b) for a, b, *_ in polygon[0]] for polygon in polygons], (x, y))
    return found


def drop_islands(rings: Sequence[Ring], least: float) -> list[Ring]:
    """The rings, without those smaller than this share of the largest."""
    largest = max(map(_area, rings))
    return [ring for ring in rings if _area(ring) >= least * largest]


def _area(ring: Ring) -> float:
    following = [*ring[1:], ring[0]]
    return abs(sum(x * v - u * y for (x, y), (u, v) in zip(ring, following, strict=True))) / 2


FILLS = (
    "open",
    *("purple-1", "purple-2", "purple-3"),
    *("yellow-1", "yellow-2", "yellow-3"),
    "mixed",
    *("red-1", "red-2", "red-3"),
    *("ratified", "rejected"),
)
SHAPES = ("disc", "diamond", "square", "check", "cross")
SIGNS = ("★", "✓", "✕", "+1")
"""Its State card can be claimed; what lies there lets it ratify, or reject; the next cube is the one that it takes."""
COLORS = ("purple", "yellow", "red")


@dataclass(frozen=True)
class StateAppearance:
    """How a state looks, and what it is called by those who do not see it."""

    fill: str
    """One of FILLS."""
    marks: tuple[tuple[str, str], ...] = ()
    """Pairs of a shape, one of SHAPES, and the short text in it; checks and crosses show no text."""
    signs: tuple[str, ...] = ()
    """What stands behind its code, each one of SIGNS."""
    says: str = ""
    """The accessible name, and the head of its sheet: "New York, Northeast: 2 purple, 1 yellow"."""
    changed: bool = False
    """Changed since the viewer's last choice."""
    notes: tuple[str, ...] = ()
    """Further sentences about the state, one line of its sheet each."""


class StatesBoard(Board):
    """A game that is played on the map of the states. A Decision about a "state" or a "region" is answered there."""

    def states(self, view: Any, changed: Iterable[str]) -> Mapping[str, StateAppearance]:
        """How the states look, by postal code; `changed` are those to be marked."""
        return {}

    def campaigners(self, view: Any) -> Mapping[str, Sequence[str]]:
        """The figures beside the name of each region, by their colours."""
        return {}

    def changed(self, events: Iterable[Event]) -> set[str]:
        """The states that `events` changed."""
        return set()
