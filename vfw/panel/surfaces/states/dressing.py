"""The widgets behind the map of the states.

Leaflet draws the outlines once. `map/dressing.js` dresses them: fills, marks, edges of what may be chosen, names for
screen readers; and it hears the visitor. The table of states is a second view of the same model: it shows the same in
rows, and costs nothing more.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import ipyleaflet
import ipywidgets
import traitlets

from vfw.panel.web.assets import TOKENS, bundle, joined
from vfw.panel.web.delivery import Delivered
from vfw.panel.web.once import the_only
from vfw.resources import geodata

STYLES = (TOKENS, "shared/over-libraries.css", "shared/widgets.css", "map/map.css", "map/lamp.css", "map/table.css")


class Dressing(Delivered):
    """What is drawn over the outlines and in the table: the scene, and for each state a trait named by its code.

    With a single trait for all states every change would send all of them.
    """

    _esm = bundle("map")
    _css = joined(STYLES)
    outlines = traitlets.Instance(ipyleaflet.Map).tag(sync=True, **ipywidgets.widget_serialization)
    scene = traitlets.Dict().tag(sync=True)

    def __init__(self, outlines: ipyleaflet.Map, states: Iterable[str]) -> None:
        self.add_traits(**{code: traitlets.Dict().tag(sync=True) for code in states})
        super().__init__(outlines=outlines)
        self.add_class("vfw-map-dressing")


class Country(ipyleaflet.GeoJSON):
    """States and regions as Leaflet draws them, on all maps of a page."""

    def __init__(self) -> None:
        features = [*_features("states.geojson"), *_features("regions.geojson")]
        for feature in features:
            kind = "region" if "sign" in feature["properties"] else "state"
            # Leaflet would simplify every outline by itself and open gaps between neighbours.
            feature["properties"]["style"] = {"className": f"vfw-{kind}", "smoothFactor": 0, "noClip": True}
        super().__init__(data={"type": "FeatureCollection", "features": features})


def outlines() -> ipyleaflet.Map:
    """The country without tiles, gestures or controls. `map/dressing.js` fits it into a box."""
    return ipyleaflet.Map(
        layers=(the_only(Country),),
        crs=ipyleaflet.projections.Simple,
        center=(1720, 0),
        zoom=-2.5,
        min_zoom=-20,
        zoom_snap=0,
        zoom_control=False,
        attribution_control=False,
        dragging=False,
        keyboard=False,
        touch_zoom=False,
        scroll_wheel_zoom=False,
        double_click_zoom=False,
        box_zoom=False,
        tap=False,
    )


def _features(name: str) -> list[dict[str, Any]]:
    features: list[dict[str, Any]] = json.loads(geodata(name).read_text(encoding="utf-8"))["features"]
    return features
