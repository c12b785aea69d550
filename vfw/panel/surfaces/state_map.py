"""The map of the 48 states of 1920 in six regions: its widgets, and the surface that shows a board on it.

Leaflet draws the outlines once. `map/overlay.js` draws everything over them: fills, marks, edges of choices, and names
for screen readers; and it handles input. The table of states is a second view of the same model, without further
traffic. A state that changes costs about 200 bytes, and a pick one message.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any

import ipyleaflet
import ipywidgets
import traitlets

from vfw.core.questions import Decision, Word
from vfw.panel.surfaces.boards import BoardView
from vfw.panel.surfaces.states_board import COLORS, FILLS, SHAPES, SIGNS, StateAppearance, StatesBoard
from vfw.panel.web.assets import TOKENS, join_files, read_bundle
from vfw.panel.web.widgets import ReliableWidget, create_box, create_layout, shared_widget
from vfw.resources import geodata
from vfw.templating import Markup

STYLES = (TOKENS, "shared/over-libraries.css", "shared/widgets.css", "map/map.css", "map/lamp.css", "map/table.css")


class MapOverlayWidget(ReliableWidget):
    """The overlay of the outlines and the table: the scene, and one trait for each state, named by its postal code.

    With a single trait for all states, every change would send all of them.
    """

    _esm = read_bundle("map")
    _css = join_files(STYLES)
    outlines = traitlets.Instance(ipyleaflet.Map).tag(sync=True, **ipywidgets.widget_serialization)
    scene = traitlets.Dict().tag(sync=True)

    def __init__(self, outlines: ipyleaflet.Map, states: Iterable[str]) -> None:
        self.add_traits(**{code: traitlets.Dict().tag(sync=True) for code in states})
        super().__init__(outlines=outlines)
        self.add_class("vfw-map-dressing")


class CountryLayer(ipyleaflet.GeoJSON):
    """The states and regions as Leaflet draws them, shared by all maps of a page."""

    def __init__(self) -> None:
        features = [*_features("states.geojson"), *_features("regions.geojson")]
        for feature in features:
            kind = "region" if "sign" in feature["properties"] else "state"
            # Leaflet would simplify every outline by itself and open gaps between neighbors.
            feature["properties"]["style"] = {"className": f"vfw-{kind}", "smoothFactor": 0, "noClip": True}
        super().__init__(data={"type": "FeatureCollection", "features": features})


def create_outline_map() -> ipyleaflet.Map:
    """Return the map of the country without tiles, gestures or controls. `map/overlay.js` fits it into a box."""
    return ipyleaflet.Map(
        layers=(shared_widget(CountryLayer),),
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


class StateMap:
    """A map that shows the appearance of states, and asks for a state or a region.

    `on_pick(reply, question)` is called once for each question, with the postal code of a state or the name of a region
    that was legal in that question. Other picks, and picks for an earlier question, are dropped.

    Attributes:
        widget: the map.
        table: the same in rows, shown beside the map or in its place.
    """

    widget: ipywidgets.Widget
    table: ipywidgets.Widget

    def __init__(self, on_pick: Callable[[str, int], None]) -> None:
        drawn = create_outline_map()
        places = drawn.layers[0].data["features"]
        self._states = {
            place["id"]: str(place["properties"]["name"]) for place in places if "region" in place["properties"]
        }
        self._regions = tuple(place["id"] for place in places if "sign" in place["properties"])
        self._on_pick = on_pick
        self._question = 0
        self._legal: frozenset[str] = frozenset()
        self._overlay = MapOverlayWidget(drawn, self._states)
        self._overlay.on_press(self._handle_message)
        self.widget = create_box("vfw-map", create_box("vfw-map-window", drawn), self._overlay)
        self.table = create_box("vfw-map-table", self._overlay)
        self.show({})

    def show(
        self,
        states: Mapping[str, StateAppearance],
        *,
        question: int = 0,
        states_legal: Collection[str] = (),
        regions_legal: Collection[str] = (),
        campaigners: Mapping[str, Sequence[str]] = {},
        hinted: Mapping[str, int] = {},
    ) -> None:
        """Show `states`, by postal code; those left out are open and unmarked.

        Args:
            states: the appearance of states.
            question: the number of the question that a pick answers.
            states_legal: the postal codes that may be picked.
            regions_legal: the names of regions that may be picked. A state that may not be picked picks its region
                instead.
            campaigners: the figures beside a region's name, each one of COLORS.
            hinted: the states and regions that a hint names, with its number.

        Raises:
            ValueError: the map does not know a state, region, fill, sign, shape or color.
        """
        _require_known("state", [*states, *states_legal], self._states)
        _require_known("region", [*regions_legal, *campaigners], self._regions)
        _require_known("place", hinted, [*self._states, *self._regions])
        _require_known("fill", [face.fill for face in states.values()], FILLS)
        _require_known("sign", [sign for face in states.values() for sign in face.signs], SIGNS)
        _require_known("shape", [shape for face in states.values() for shape, _ in face.marks], SHAPES)
        _require_known("color", [color for colors in campaigners.values() for color in colors], COLORS)
        self._question = question
        self._legal = frozenset([*states_legal, *regions_legal])
        with self._overlay.hold_sync():
            for code, name in self._states.items():
                self._overlay.set_trait(code, dict(vars(states.get(code, StateAppearance("open", says=name)))))
            self._overlay.scene = {
                # Showing the same question again opens it again, so the browser needs a message for every showing.
                "showing": self._overlay.scene.get("showing", 0) + 1,
                "question": question,
                "states": sorted(states_legal),
                "regions": sorted(regions_legal),
                "campaigners": {region: list(colors) for region, colors in campaigners.items()},
                "hinted": dict(hinted),
            }

    def has(self, place: str) -> bool:
        """Return whether this is a state or a region of the map."""
        return place in self._states or place in self._regions

    def areas(self) -> ipywidgets.Widget:
        """Return the map and its table, each in its area of the layout of the panel."""
        return create_layout(self.widget, self.table)

    def send_again(self) -> None:
        """Send everything again, for a browser that has lost it."""
        self._overlay.send_state([*self._states, "scene"])

    def _handle_message(self, message: dict[str, Any]) -> None:
        """Handle a pick from the browser, which may be late or invalid."""
        match message:
            case {"pick": str(reply), "question": int(question)} if question == self._question:
                if reply in self._legal:
                    self._legal = frozenset()
                    self._on_pick(reply, question)


def _require_known(what: str, given: Iterable[str], known: Collection[str]) -> None:
    for name in given:
        if name not in known:
            raise ValueError(f"unknown {what} {name!r}: it must be one of {', '.join(known)}")


class StatesSurface:
    """The surface of a board on the map of the states; see `vfw.panel.surfaces.surface.Surface`.

    Attributes:
        map: the map.
    """

    def __init__(self, board: StatesBoard, on_pick: Callable[[str, int], None]) -> None:
        self._board = board
        self.map = StateMap(on_pick)
        self.widget, self.areas = self.map.widget, self.map.areas()

    def show(self, shown: BoardView, question: int) -> dict[str, Markup]:
        """See `Surface.show`."""
        board, view = self._board, shown.view
        faces = board.states(view, board.changed(shown.news))
        about, choices = "", tuple[Word, ...]()
        if shown.is_asked and isinstance(view.pending, Decision):
            about = view.pending.about
            choices = view.pending.choices if shown.choices is None else tuple(shown.choices)
        self.map.show(
            faces,
            question=question,
            states_legal=[str(choice) for choice in choices if choice in faces] if about == "state" else (),
            regions_legal=[*map(str, choices)] if about == "region" else self._regions(view, choices),
            campaigners=board.campaigners(view),
            hinted=self._hinted(view, shown.hinted),
        )
        return {}

    def _hinted(self, view: Any, hints: Sequence[Sequence[Word]]) -> dict[str, int]:
        """Return the number of the first hint for each place that is named, under either name."""
        standing = {reply: place for place, reply in self._board.places(view).items()} if any(hints) else {}
        named = [(standing.get(name, str(name)), number) for number, names in enumerate(hints, 1) for name in names]
        return {place: number for place, number in reversed(named) if self.map.has(place)}

    def _regions(self, view: Any, choices: Sequence[Word]) -> list[str]:
        """Return the regions that are another name for one of these choices."""
        return [place for place, reply in self._board.places(view).items() if reply in choices]

    def send_again(self) -> None:
        """See `Surface.send_again`."""
        self.map.send_again()
