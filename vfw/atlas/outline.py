"""The country as an outline: inline SVG that needs neither script nor stylesheet, and can be printed."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Any

from vfw.resources import geodata
from vfw.templating import Markup, call_macro

PAPER, INK = "#fffdf7", "#1d1a22"
TEMPLATE = "atlas/templates/outline.html"
SMALL = 200
"""The width and height in km below which a state has a ring around it, so that it can be found."""

Point = tuple[float, float]


@dataclass(frozen=True)
class Outline:
    """The outline of a state, in kilometers; y points south, as in SVG.

    Attributes:
        code: Postal code.
        neighbors: Postal codes of the states with a common land border.
        label: The place for its text.
        broad: True if there is more space beside the code than below it.
        callout: The place of its text off the coast; None if the state itself has space.
        rings: The edges of its lands.
    """

    code: str
    name: str
    neighbors: tuple[str, ...]
    label: Point
    broad: bool
    callout: Point | None
    rings: tuple[tuple[Point, ...], ...]

    @property
    def path(self) -> str:
        """Return the outline as the `d` of an SVG path."""
        return "".join(_path(ring) for ring in self.rings)

    def view_box(self, edge: int) -> str:
        """Return the `viewBox` of a drawing of this state alone, with a margin of `edge` km."""
        points = [point for ring in self.rings for point in ring]
        (left, right), (top, bottom) = ((min(along) - edge, max(along) + edge) for along in zip(*points, strict=True))
        return f"{left:.0f} {top:.0f} {right - left:.0f} {bottom - top:.0f}"

    @property
    def size(self) -> float:
        """The larger of its width and its height, in km."""
        points = [point for ring in self.rings for point in ring]
        across, down = [x for x, _ in points], [y for _, y in points]
        return max(max(across) - min(across), max(down) - min(down))


@dataclass(frozen=True)
class StateStyle:
    """The style of a state on the map of the country.

    Attributes:
        fill: Its color, on which `ink` can be read.
        mark: The text beside its code.
        says: Its tooltip.
        address: The target of its link; "" for none.
    """

    fill: str
    ink: str
    mark: str
    says: str
    address: str


@cache
def outlines() -> dict[str, Outline]:
    """Return the 48 states by postal code, region by region."""
    features = json.loads(geodata("states.geojson").read_text(encoding="utf-8"))["features"]
    return {feature["id"]: _outline(feature["id"], feature["properties"], feature["geometry"]) for feature in features}


def locator_svg(code: str) -> Markup:
    """Return a map of the country with one state filled, hidden from screen readers: the text beside it says the same.

    Raises:
        KeyError: There is no such state.
    """
    here = outlines()[code]
    others = [outline for outline in outlines().values() if outline is not here]
    return call_macro(TEMPLATE, "locator", here, others, here.size < SMALL)


def country_svg(style: Callable[[str], StateStyle], label: str) -> Markup:
    """Return the country with every state in the style that `style` returns for its code; `label` names the whole.

    Its links are for the pointer alone, because a map has no reading order: give the same links in a list beside it.
    """
    # The lines to labels off the coast cross other states.
    in_order = sorted(outlines().values(), key=lambda outline: outline.callout is not None)
    return call_macro(TEMPLATE, "country", [(outline, style(outline.code)) for outline in in_order], label)


def _outline(code: str, about: dict[str, Any], geometry: dict[str, Any]) -> Outline:
    lands = geometry["coordinates"] if geometry["type"] == "MultiPolygon" else [geometry["coordinates"]]
    return Outline(
        code=code,
        name=about["name"],
        neighbors=tuple(about["neighbors"]),
        label=_flipped(about["label"]),
        broad=about["broad"],
        callout=_flipped(about["callout"]) if "callout" in about else None,
        rings=tuple(tuple(_flipped(point) for point in ring) for land in lands for ring in land),
    )


def _flipped(point: Sequence[float]) -> Point:
    return point[0], -point[1]


def _path(ring: Sequence[Point]) -> str:
    """Return a ring in whole kilometers, with relative steps, which take half the characters."""
    points = [(round(x), round(y)) for x, y in ring[:-1]]
    steps = [(x - a, y - b) for (a, b), (x, y) in pairwise(points)]
    return f"M{points[0][0]},{points[0][1]}l" + " ".join(f"{x},{y}" for x, y in steps if x or y) + "z"
