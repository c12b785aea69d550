"""Build `states.geojson` and `regions.geojson` from the us-atlas file `states-10m.json`.

    python geodata/build_states.py path/to/states-10m.json

Needs geopandas (the extra `data`). The README beside this file says where the source comes from and how the results
are read.
"""

import argparse
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import geopandas
import numpy
import shapely
from shapely import Geometry, MultiPolygon, Point
from shapely.affinity import scale

HERE = Path(__file__).parent
ALBERS_KM = "+proj=aea +lat_0=23 +lon_0=-96 +lat_1=29.5 +lat_2=45.5 +datum=NAD83 +units=km +type=crs"
"""EPSG:5070 in kilometers."""

ROUGHNESS = 7.0  # km; a triangle of coast smaller than its square is cut off
SMALLEST_ISLAND = 60.0  # km²; smaller ones are below one pixel on every screen the map is made for

REGIONS: Mapping[str, tuple[str, ...]] = {
    "West": ("WA", "OR", "CA", "ID", "NV", "UT", "AZ", "NM"),
    "Plains": ("MT", "WY", "CO", "ND", "SD", "NE", "KS", "OK"),
    "South": ("TX", "AR", "LA", "MS", "AL", "GA", "SC", "FL"),
    "Midwest": ("MN", "IA", "MO", "WI", "MI", "IL", "IN", "OH"),
    "Atlantic & Appalachia": ("TN", "KY", "WV", "PA", "VA", "NC", "MD", "DE"),
    "Northeast": ("NY", "VT", "NH", "ME", "MA", "RI", "CT", "NJ"),
}
"""The states of each region in the order of their die numbers, 1 to 8."""

CODES = {
    "Alabama": "AL", "Arizona": "AZ", "Arkansas": "AR", "California": "CA", "Colorado": "CO", "Connecticut": "CT",
    "Delaware": "DE", "Florida": "FL", "Georgia": "GA", "Idaho": "ID", "Illinois": "IL", "Indiana": "IN",
    "Iowa": "IA", "Kansas": "KS", "Kentucky": "KY", "Louisiana": "LA", "Maine": "ME", "Maryland": "MD",
    "Massachusetts": "MA", "Michigan": "MI", "Minnesota": "MN", "Mississippi": "MS", "Missouri": "MO",
    "Montana": "MT", "Nebraska": "NE", "Nevada": "NV", "New Hampshire": "NH", "New Jersey": "NJ",
    "New Mexico": "NM", "New York": "NY", "North Carolina": "NC", "North Dakota": "ND", "Ohio": "OH",
    "Oklahoma": "OK", "Oregon": "OR", "Pennsylvania": "PA", "Rhode Island": "RI", "South Carolina": "SC",
    "South Dakota": "SD", "Tennessee": "TN", "Texas": "TX", "Utah": "UT", "Vermont": "VT", "Virginia": "VA",
    "Washington": "WA", "West Virginia": "WV", "Wisconsin": "WI", "Wyoming": "WY",
}  # fmt: skip

CALLED_OUT = ("VT", "NH", "MA", "RI", "CT", "NJ", "DE", "MD")
"""Too small to be hit or written on: each gets a call-out off the coast, from north to south."""

BROAD, BROAD_ENOUGH = 2.4, 0.62
"""Proportions of code and count side by side, and the height at which that wins over the one below the other."""

CALLOUT_EAST, CALLOUT_NORTH, CALLOUT_STEP = 2650.0, 3030.0, 300.0  # km

SIGNS: Mapping[str, tuple[float, float]] = {
    "West": (-2420.0, 1400.0),
    "Plains": (-560.0, 3010.0),
    "South": (620.0, 600.0),
    "Midwest": (400.0, 3020.0),
    "Atlantic & Appalachia": (1930.0, 1130.0),
    "Northeast": (1470.0, 2740.0),
}
"""The places of the regions' names, outside the land: northern ones above this point, southern ones below it."""


def build(source: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the two feature collections, states and regions, made from the TopoJSON file `source`."""
    states = outlines(source)
    regions = states.dissolve("region", method="coverage").geometry
    return (
        collection([feature(code, states.geometry[code], about(code, states)) for code in states.index]),
        collection([feature(name, regions[name], {"name": name, "sign": SIGNS[name]}) for name in REGIONS]),
    )


def outlines(source: Path) -> geopandas.GeoDataFrame:
    """Return the 48 states of 1920 by postal code: name, region, number and a coverage without gaps or overlaps."""
    atlas = geopandas.read_file(source, layer="states").set_crs("EPSG:4326")
    # The quantized Oregon touches itself; buffer(0) mends it without moving a point, make_valid() would not do.
    atlas.geometry = atlas.buffer(0)
    # Left out, the District of Columbia would be a hole.
    atlas["code"] = atlas["name"].replace("District of Columbia", "Maryland").map(CODES)
    states = atlas.dropna(subset="code").dissolve("code").to_crs(ALBERS_KM)
    # On a grid of 100 m common points stay common.
    states.geometry = states.simplify_coverage(ROUGHNESS).transform(lambda points: numpy.round(points, 1))
    states.geometry = without_islets(states.geometry)
    for name, code in CODES.items():
        states.loc[code, "name"] = name
    for region, codes in REGIONS.items():
        for number, code in enumerate(codes, 1):
            states.loc[code, ["region", "number"]] = region, number
    return states.loc[[code for codes in REGIONS.values() for code in codes]]


def without_islets(states: geopandas.GeoSeries) -> geopandas.GeoSeries:
    """Return the states without islands too small to see; small parts that touch another state are kept."""
    masses = shapely.get_parts(states.union_all(method="coverage"))
    land = MultiPolygon([mass for mass in masses if mass.area > SMALLEST_ISLAND])

    def kept(outline: Geometry) -> Geometry:
        parts = [part for part in shapely.get_parts(outline) if part.intersects(land)]
        return parts[0] if len(parts) == 1 else MultiPolygon(parts)

    return states.map(kept)


def about(code: str, states: geopandas.GeoDataFrame) -> dict[str, Any]:
    """Return a state's properties besides its outline; the README lists the properties."""
    state = states.loc[code]
    broad, label = best_label(state.geometry)
    properties = {
        "name": state["name"],
        "region": state["region"],
        "number": int(state["number"]),
        "neighbors": [other for other in sorted(states.index) if other != code and border(code, other, states) > 0],
        "label": [round(label.x, 1), round(label.y, 1)],
        "broad": broad,
    }
    if code in CALLED_OUT:
        properties["callout"] = [CALLOUT_EAST, CALLOUT_NORTH - CALLOUT_STEP * CALLED_OUT.index(code)]
    return properties


def border(one: str, other: str, states: geopandas.GeoDataFrame) -> float:
    """Return the length of the border of two states in km; 0 where they only meet in a point."""
    return float(states.geometry[one].intersection(states.geometry[other]).length)


def best_label(outline: Geometry) -> tuple[bool, Point]:
    """Return the place for a label: the center of the largest circle in `outline`, or of the largest flat ellipse.

    Code and count stand below each other, unless they have more room side by side.
    """
    tall, broad = inscribed(outline, 1.0), inscribed(outline, BROAD)
    is_broad = broad[1] > tall[1] * BROAD_ENOUGH
    return is_broad, (broad if is_broad else tall)[0]


def inscribed(outline: Geometry, flatness: float) -> tuple[Point, float]:
    """Return the center and half height of the largest ellipse in `outline`, `flatness` times as broad as high."""
    radius = shapely.maximum_inscribed_circle(scale(outline, 1 / flatness, 1, origin=(0, 0)), 0.5)
    return Point(radius.coords[0][0] * flatness, radius.coords[0][1]), radius.length


def feature(key: str, outline: Geometry, properties: Mapping[str, Any]) -> dict[str, Any]:
    """Return a GeoJSON feature."""
    # RFC 7946 wants exterior rings counter-clockwise.
    geometry = shapely.geometry.mapping(shapely.orient_polygons(outline))
    return {"type": "Feature", "id": key, "properties": properties, "geometry": geometry}


def collection(features: list[dict[str, Any]]) -> dict[str, Any]:
    """Return a GeoJSON collection in the projection of the maps."""
    return {
        "type": "FeatureCollection",
        "crs": {"type": "name", "properties": {"name": ALBERS_KM}},
        "features": features,
    }


def main() -> None:
    """Write both files beside this module."""
    parser = argparse.ArgumentParser(description="Build states.geojson and regions.geojson.")
    parser.add_argument("source", type=Path, help="states-10m.json of us-atlas")
    states, regions = build(parser.parse_args().source)
    for name, features in ("states", states), ("regions", regions):
        text = json.dumps(features, ensure_ascii=False, separators=(",", ":"))
        (HERE / f"{name}.geojson").write_text(text.replace('{"type":"Feature"', '\n{"type":"Feature"') + "\n")


if __name__ == "__main__":
    main()
