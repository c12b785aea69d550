"""The map: the 48 states of 1920 in six regions, coloured, marked and chosen from. It knows no game.

A state that changes its face costs some 200 bytes, a pick one message.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any

import ipywidgets

from vfw.panel.surfaces.states.dressing import Dressing, outlines
from vfw.panel.surfaces.states.state_face import COLOURS, FILLS, SHAPES, SIGNS, StateFace
from vfw.panel.web.areas import areas, box


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
        self._dressing = Dressing(drawn, self._states)
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
        hinted: Mapping[str, int] = {},
    ) -> None:
        """Show `states`, by postal code; those left out are open and unmarked.

        `question` is what a pick will be an answer to; `states_legal` are the postal codes and `regions_legal` the
        names of regions that may be picked; where a region is legal and a state in it is not, the state stands for its
        region. `campaigners` are the figures beside a region's name, each one of COLOURS; `hinted` are the states and
        regions that a hint names, with its number.

        Raises ValueError for a state, region, fill, sign, shape or colour the map does not know.
        """
        _known("state", [*states, *states_legal], self._states)
        _known("region", [*regions_legal, *campaigners], self._regions)
        _known("place", hinted, [*self._states, *self._regions])
        _known("fill", (face.fill for face in states.values()), FILLS)
        _known("sign", (sign for face in states.values() for sign in face.signs), SIGNS)
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
                "hinted": dict(hinted),
            }

    def has(self, place: str) -> bool:
        """Whether this is a state or a region of the map."""
        return place in self._states or place in self._regions

    def areas(self) -> ipywidgets.Widget:
        """The map and its table, each in its area of the layout of the panel."""
        return areas(self.widget, self.table)

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


def _known(what: str, given: Iterable[str], known: Collection[str]) -> None:
    for name in given:
        if name not in known:
            raise ValueError(f"unknown {what} {name!r}: it must be one of {', '.join(known)}")
