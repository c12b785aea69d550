"""The map: the 48 states of 1920 in six regions, coloured, marked and chosen from. It knows no game.

Leaflet draws the outlines once. `map.js` dresses them: fills, marks, edges of what may be chosen, names for screen
readers; and it hears the visitor. A state that changes its face costs some 200 bytes, a pick one message. The table of
states is a second view of the same model: it shows the same in rows, and costs nothing more.
"""

import json
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import ipyleaflet
import ipywidgets
import traitlets

from vfw.panel.assets import DELIVERY, joined
from vfw.panel.delivery import Delivered
from vfw.panel.once import the_only
from vfw.resources import geodata

FILLS = (
    "open",
    *("purple-1", "purple-2", "purple-3"),
    *("yellow-1", "yellow-2", "yellow-3"),
    "mixed",
    *("red-1", "red-2", "red-3"),
    *("ratified", "rejected"),
)
SHAPES = ("disc", "diamond", "square", "check", "cross")
COLOURS = ("purple", "yellow", "red")

DRAWING = (
    "double_click.js",
    "map.js",
    "map_drawing.js",
    "map_leaflet.js",
    "map_question.js",
    "map_sheet.js",
    "map_sign.js",
    "map_ways.js",
    "map_window.js",
)
"""The scripts that dress outlines. They export nothing, so that others can build on them."""
SCRIPTS = (*DELIVERY, *DRAWING, "map_table.js", "map_views.js", "view.js")
STYLES = ("map.css", "map_table.css")


@dataclass(frozen=True)
class StateFace:
    """How a state looks, and what it is called by those who do not see it."""

    fill: str
    """One of FILLS."""
    marks: tuple[tuple[str, str], ...] = ()
    """Pairs of a shape, one of SHAPES, and the short text in it; checks and crosses show no text."""
    star: bool = False
    """Its State card can be claimed."""
    says: str = ""
    """The accessible name, and the head of its sheet: "New York, Northeast: 2 purple, 1 yellow"."""
    changed: bool = False
    """Changed since the viewer's last choice."""
    notes: tuple[str, ...] = ()
    """Further sentences about the state, one line of its sheet each."""


class StateMap:
    """A map that shows faces of states and asks for a state or a region.

    `on_pick(reply, question)` is called once for each question shown, with the postal code of a state or the name of a
    region that was legal in that question. Picks of anything else, or of an earlier question, are dropped.

    Attributes:
        widget: the map.
        table: the same in rows, to be shown beside the map or in its place.
    """

    widget: ipywidgets.Widget
    table: ipywidgets.Widget

    def __init__(self, on_pick: Callable[[str, int], None]) -> None:
        drawn = outlines()
        places = drawn.layers[0].data["features"]
        self._states = {
            place["id"]: str(place["properties"]["name"]) for place in places if "region" in place["properties"]
        }
        self._regions = tuple(place["id"] for place in places if "sign" in place["properties"])
        self._on_pick = on_pick
        self._question = 0
        self._legal: frozenset[str] = frozenset()
        self._dressing = _Dressing(drawn, self._states)
        self._dressing.on_press(self._hear)
        self.widget = box("vfw-map", box("vfw-map-window", drawn), self._dressing)
        self.table = box("vfw-map-table", self._dressing)
        self.show({})

    def show(
        self,
        states: Mapping[str, StateFace],
        *,
        question: int = 0,
        states_legal: Collection[str] = (),
        regions_legal: Collection[str] = (),
        campaigners: Mapping[str, Sequence[str]] = {},
    ) -> None:
        """Show `states`, by postal code; those left out are open and unmarked.

        `question` is what a pick will be an answer to; `states_legal` are the postal codes and `regions_legal` the
        names of regions that may be picked; where a region is legal and a state in it is not, the state stands for its
        region. `campaigners` are the figures beside a region's name, each one of COLOURS.

        Raises ValueError for a state, region, fill, shape or colour the map does not know.
        """
        _known("state", [*states, *states_legal], self._states)
        _known("region", [*regions_legal, *campaigners], self._regions)
        _known("fill", (face.fill for face in states.values()), FILLS)
        _known("shape", (shape for face in states.values() for shape, _ in face.marks), SHAPES)
        _known("colour", (colour for colours in campaigners.values() for colour in colours), COLOURS)
        self._question = question
        self._legal = frozenset([*states_legal, *regions_legal])
        with self._dressing.hold_sync():
            for code, name in self._states.items():
                self._dressing.set_trait(code, dict(vars(states.get(code, StateFace("open", says=name)))))
            self._dressing.scene = {
                # Showing the same question again opens it again, so the browser has to hear of every showing.
                "showing": self._dressing.scene.get("showing", 0) + 1,
                "question": question,
                "states": sorted(states_legal),
                "regions": sorted(regions_legal),
                "campaigners": {region: list(colours) for region, colours in campaigners.items()},
            }

    def send_again(self) -> None:
        """Send everything that is shown, for a browser that has lost it."""
        self._dressing.send_state([*self._states, "scene"])

    def _hear(self, message: dict[str, Any]) -> None:
        """Take a pick from the browser, which may be late or made up."""
        match message:
            case {"pick": str(reply), "question": int(question)} if question == self._question:
                if reply in self._legal:
                    self._legal = frozenset()
                    self._on_pick(reply, question)


class _Dressing(Delivered):
    """What is drawn over the outlines and in the table: the scene, and for each state a trait named by its code.

    With a single trait for all states every change would send all of them.
    """

    _esm = joined(SCRIPTS)
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
    """The country without tiles, gestures or controls. `map.js` fits it into a box."""
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


def box(name: str, *children: ipywidgets.Widget) -> ipywidgets.Widget:
    """A box of that class, around these widgets."""
    made = ipywidgets.Box(children)
    made.add_class(name)
    return made


def _features(name: str) -> list[dict[str, Any]]:
    features: list[dict[str, Any]] = json.loads(geodata(name).read_text(encoding="utf-8"))["features"]
    return features


def _known(what: str, given: Iterable[str], known: Collection[str]) -> None:
    for name in given:
        if name not in known:
            raise ValueError(f"unknown {what} {name!r}: it must be one of {', '.join(known)}")
