"""The map: the 48 states of 1920 in six regions, coloured, marked and chosen from. It knows no game.

A state that changes its face costs some 200 bytes, a pick one message.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any

import ipyleaflet
import ipywidgets
import traitlets

from vfw.core.position import Event
from vfw.core.questions import Decision, Word
from vfw.panel.surfaces.states_board import COLORS, FILLS, SHAPES, SIGNS, StateAppearance, StatesBoard
from vfw.panel.web.assets import TOKENS, join_files, read_bundle
from vfw.panel.web.widgets import ReliableWidget, create_box, create_layout, shared_widget
from vfw.resources import geodata

STYLES = (TOKENS, "shared/over-libraries.css", "shared/widgets.css", "map/map.css", "map/lamp.css", "map/table.css")


class MapOverlayWidget(ReliableWidget):
    """What is drawn over the outlines and in the table: the scene, and for each state a trait named by its code.

    With a single trait for all states every change would send all of them.
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
    """States and regions as Leaflet draws them, on all maps of a page."""

    def __init__(self) -> None:
        features = [*_features("states.geojson"), *_features("regions.geojson")]
        for feature in features:
            kind = "region" if "sign" in feature["properties"] else "state"
            # Leaflet would simplify every outline by itself and open gaps between neighbours.
            feature["properties"]["style"] = {"className": f"vfw-{kind}", "smoothFactor": 0, "noClip": True}
        super().__init__(data={"type": "FeatureCollection", "features": features})


def create_outline_map() -> ipyleaflet.Map:
    """The country without tiles, gestures or controls. `map/dressing.js` fits it into a box."""
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
        drawn = create_outline_map()
        places = drawn.layers[0].data["features"]
        self._states = {
            place["id"]: str(place["properties"]["name"]) for place in places if "region" in place["properties"]
        }
        self._regions = tuple(place["id"] for place in places if "sign" in place["properties"])
        self._on_pick = on_pick
        self._question = 0
        self._legal: frozenset[str] = frozenset()
        self._dressing = MapOverlayWidget(drawn, self._states)
        self._dressing.on_press(self._hear)
        self.widget = create_box("vfw-map", create_box("vfw-map-window", drawn), self._dressing)
        self.table = create_box("vfw-map-table", self._dressing)
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

        `question` is what a pick will be an answer to; `states_legal` are the postal codes and `regions_legal` the
        names of regions that may be picked; where a region is legal and a state in it is not, the state stands for its
        region. `campaigners` are the figures beside a region's name, each one of COLOURS; `hinted` are the states and
        regions that a hint names, with its number.

        Raises ValueError for a state, region, fill, sign, shape or colour the map does not know.
        """
        _require_known("state", [*states, *states_legal], self._states)
        _require_known("region", [*regions_legal, *campaigners], self._regions)
        _require_known("place", hinted, [*self._states, *self._regions])
        _require_known("fill", (face.fill for face in states.values()), FILLS)
        _require_known("sign", (sign for face in states.values() for sign in face.signs), SIGNS)
        _require_known("shape", (shape for face in states.values() for shape, _ in face.marks), SHAPES)
        _require_known("colour", (colour for colours in campaigners.values() for colour in colours), COLORS)
        self._question = question
        self._legal = frozenset([*states_legal, *regions_legal])
        with self._dressing.hold_sync():
            for code, name in self._states.items():
                self._dressing.set_trait(code, dict(vars(states.get(code, StateAppearance("open", says=name)))))
            self._dressing.scene = {
                # Showing the same question again opens it again, so the browser has to hear of every showing.
                "showing": self._dressing.scene.get("showing", 0) + 1,
                "question": question,
                "states": sorted(states_legal),
                "regions": sorted(regions_legal),
                "campaigners": {region: list(colours) for region, colours in campaigners.items()},
                "hinted": dict(hinted),
            }

    def has(self, place: str) -> bool:
        """Whether this is a state or a region of the map."""
        return place in self._states or place in self._regions

    def areas(self) -> ipywidgets.Widget:
        """The map and its table, each in its area of the layout of the panel."""
        return create_layout(self.widget, self.table)

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


def _require_known(what: str, given: Iterable[str], known: Collection[str]) -> None:
    for name in given:
        if name not in known:
            raise ValueError(f"unknown {what} {name!r}: it must be one of {', '.join(known)}")


class StatesSurface:
    """The states as a board has them; see `vfw.panel.surfaces.surface.Surface`.

    Attributes:
        map: the map, for whoever shows faces on it.
    """

    name, rows = "map", "States"

    def __init__(self, board: StatesBoard, on_pick: Callable[[str, int], None]) -> None:
        self._board = board
        self.map = StateMap(on_pick)
        self.widget, self.areas = self.map.widget, self.map.areas()

    def show(
        self, view: Any, news: Iterable[Event], question: int, *, is_asked: bool, hinted: Sequence[Sequence[Word]] = ()
    ) -> dict[str, str]:
        board, pending = self._board, view.pending
        faces = board.states(view, board.changed(news))
        about, choices = (pending.about, pending.choices) if is_asked and isinstance(pending, Decision) else ("", ())
        self.map.show(
            faces,
            question=question,
            states_legal=[str(choice) for choice in choices if choice in faces] if about == "state" else (),
            regions_legal=[str(choice) for choice in choices] if about == "region" else self._regions(view, is_asked),
            campaigners=board.campaigners(view),
            hinted=self._hinted(view, hinted),
        )
        return {}

    def _hinted(self, view: Any, hints: Sequence[Sequence[Word]]) -> dict[str, int]:
        """The number of the first hint for each place that one names, under whatever name."""
        standing = {reply: place for place, reply in self._board.places(view).items()} if any(hints) else {}
        named = [(standing.get(name, str(name)), number) for number, names in enumerate(hints, 1) for name in names]
        return {place: number for place, number in reversed(named) if self.map.has(place)}

    def _regions(self, view: Any, is_asked: bool) -> list[str]:
        """Regions that stand for another choice."""
        return list(self._board.places(view)) if is_asked else []

    def show_past(self, view: Any, news: Iterable[Event], question: int) -> dict[str, str]:
        faces = self._board.states(view, self._board.changed(news))
        self.map.show(faces, question=question, campaigners=self._board.campaigners(view))
        return {}

    def send_again(self) -> None:
        self.map.send_again()
