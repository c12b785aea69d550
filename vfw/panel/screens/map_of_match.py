"""The map alone, for a notebook that steps through a match in cells."""

from __future__ import annotations

from typing import Any

import ipywidgets

from vfw.core.match import Match
from vfw.panel.skins.registry import skin_for
from vfw.panel.surfaces.state_map import StateMap


class MapView(ipywidgets.Box):
    """The map of a match. `MapView(match)` shows its present position; `show()` shows what has come of it since,
    with the states that changed marked; `show(position)` any other position of the same game."""

    def __init__(self, match: Match[Any, Any]) -> None:
        self._match, self._skin = match, skin_for(match)
        self._map = StateMap(lambda state, question: None)
        self._shown = len(match.positions)
        super().__init__([self._map.widget])
        self.add_class("vfw-map-view")
        self.layout.width, self.layout.max_width = "100%", "960px"
        self.show()

    def show(self, position: Any = None) -> None:
        news: list[Any] = []
        if position is None:
            position = self._match.position
            news = [event for earlier in self._match.positions[self._shown :] for event in earlier.news]
            self._shown = len(self._match.positions)
        faces = self._skin.abilities.board.states(position, self._skin.abilities.board.changed(news))
        self._map.show(faces, campaigners=self._skin.abilities.board.campaigners(position))
