"""The country as an outline: inline SVG that needs neither script nor stylesheet, and can be printed."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from itertools import pairwise
from typing import Any

from vfw.resources import geodata

PAPER, LINE, INK, PURPLE = "#fffdf7", "#8f8577", "#1d1a22", "#54278f"
SMALL = 200
"""The width and height in km below which a state has a ring around it, so that it can be found."""
RING = 130
"""The radius of that ring in km."""
LETTERS = 62
"""The height in km of the text on states."""

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


def locator_svg(code: str) -> str:
    """Return a map of the country with one state filled, hidden from screen readers: the text beside it says the same.

    Raises:
        KeyError: There is no such state.
    """
    here = outlines()[code]
    # The filled state comes last, so that its edge covers those of its neighbors.
    shapes = [_shape(other, PAPER) for other in outlines().values() if other is not here] + [_shape(here, PURPLE)]
    if here.size < SMALL:
        x, y = here.label
        shapes.append(f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{RING}" fill="none" stroke="{PURPLE}" stroke-width="18"/>')
    return _drawing(shapes, 'aria-hidden="true"', east=2280)


def country_svg(style: Callable[[str], StateStyle], label: str) -> str:
    """Return the country with every state in the style that `style` returns for its code; `label` names the whole.

    Its links are for the pointer alone, because a map has no reading order: give the same links in a list beside it.
    """
    drawn = []
    # The lines to labels off the coast cross other states.
    for outline in sorted(outlines().values(), key=lambda outline: outline.callout is not None):
        about = style(outline.code)
        inner = f"<title>{escape(about.says)}</title>{_shape(outline, about.fill)}{_written(outline, about)}"
        link = f'<a href="{escape(about.address)}" tabindex="-1">{inner}</a>'
        drawn.append(link if about.address else f"<g>{inner}</g>")
    return _drawing(drawn, f'role="group" aria-label="{escape(label)}"', east=2815)


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


def _shape(outline: Outline, fill: str) -> str:
    return f'<path d="{outline.path}" fill="{fill}"/>'


def _written(outline: Outline, about: StateStyle) -> str:
    """Draw the code and the mark of a state: side by side if it is broad, and off the coast if it is small."""
    words = f"{outline.code} {about.mark}".strip()
    if outline.callout:
        (x, y), (from_x, from_y) = outline.callout, outline.label
        box = f'<rect x="{x - 150:.0f}" y="{y - 95:.0f}" width="300" height="190" rx="24" fill="{about.fill}"/>'
        line = f'<path d="M{from_x:.0f},{from_y:.0f}L{x - 150:.0f},{y:.0f}" fill="none"/>'
        return line + box + _text(words, x, y, about.ink)
    x, y = outline.label
    if outline.broad or not about.mark:
        return _text(words, x, y, about.ink)
    return _text(outline.code, x, y - LETTERS * 0.55, about.ink) + _text(about.mark, x, y + LETTERS * 0.55, about.ink)


def _text(words: str, x: float, y: float, ink: str) -> str:
    return f'<text x="{x:.0f}" y="{y:.0f}" fill="{ink}" stroke="none">{escape(words)}</text>'


def _drawing(parts: Sequence[str], attributes: str, east: int) -> str:
    """Return an SVG of the country, from its western coast to `east` km."""
    lines = f'stroke="{LINE}" stroke-width="5" stroke-linejoin="round"'
    letters = f'font-size="{LETTERS}" font-weight="600" text-anchor="middle" dominant-baseline="central"'
    return (
        f'<svg class="vfw-country" viewBox="-2380 -3190 {east + 2380} 2940" {attributes}>'
        f"<g {lines} {letters}>{''.join(parts)}</g></svg>"
    )
