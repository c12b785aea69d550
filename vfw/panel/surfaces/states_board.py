"""The board of a game on the map of the states: the appearance of each state, and its outline for drawings."""

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
"""Points around a piece of land; the first is repeated at the end."""


class StateOutline(NamedTuple):
    """The outline of a state in kilometers, y upwards, from `geodata/states.geojson`.

    Attributes:
        rings: the mainland and the islands.
        label: the place of its letters.
    """

    rings: list[Ring]
    label: Point


@cache
def load_state_outlines() -> dict[str, StateOutline]:
    """Return the outlines by postal code."""
    found = {}
    for feature in json.loads(geodata("states.geojson").read_text(encoding="utf-8"))["features"]:
        shape, (x, y) = feature["geometry"], feature["properties"]["label"]
        polygons = shape["coordinates"] if shape["type"] == "MultiPolygon" else [shape["coordinates"]]
        found[feature["id"]] = StateOutline([[(a, b) for a, b, *_ in polygon[0]] for polygon in polygons], (x, y))
    return found


def drop_islands(rings: Sequence[Ring], least: float) -> list[Ring]:
    """Return the rings without those smaller than this share of the largest."""
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
"""Its State card can be claimed; it can ratify; it can reject; it takes the next cube."""
COLORS = ("purple", "yellow", "red")


@dataclass(frozen=True)
class StateAppearance:
    """The appearance of a state on the map, and its name for screen readers."""

    fill: str
    """One of FILLS."""
    marks: tuple[tuple[str, str], ...] = ()
    """Pairs of a shape, one of SHAPES, and its short text; checks and crosses show no text."""
    signs: tuple[str, ...] = ()
    """The signs behind its code, each one of SIGNS."""
    says: str = ""
    """The accessible name, and the title of its dialog: "New York, Northeast: 2 purple, 1 yellow"."""
    changed: bool = False
    """True if it has changed since the viewer's last choice."""
    notes: tuple[str, ...] = ()
    """Further sentences about the state, one line of its dialog each."""


class StatesBoard(Board):
    """A game on the map of the states. A Decision about a "state" or a "region" is answered on the map."""

    name, rows = "map", "States"

    def states(self, view: Any, changed: Iterable[str]) -> Mapping[str, StateAppearance]:
        """Return the appearance of the states by postal code; `changed` are those to mark."""
        return {}

    def campaigners(self, view: Any) -> Mapping[str, Sequence[str]]:
        """Return the figures beside the name of each region, by their colors."""
        return {}

    def changed(self, events: Iterable[Event]) -> set[str]:
        """Return the states that `events` changed."""
        return set()
