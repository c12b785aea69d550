"""The board alone, for a notebook that steps through a match in cells."""

from __future__ import annotations

from typing import Any

import ipywidgets

from vfw.core.match import Match
from vfw.panel.skins.registry import skin_of_match
from vfw.panel.surfaces.surface import surface_for


class MapView(ipywidgets.Box):
    """The map, or what else a match is played on. `MapView(match)` shows its present position; `show()` shows what has
    come of it since, with what changed marked; `show(position)` any other position of the same game. Raises ValueError
    for a game without a board."""

    def __init__(self, match: Match[Any, Any]) -> None:
        self._match = match
        self._surface = surface_for(skin_of_match(match).capabilities.board, lambda place, question: None)
        if self._surface.widget is None:
            raise ValueError(f"{match.game.name} has no board; show it in a Panel")
        self._shown = len(match.positions)
        super().__init__([self._surface.widget])
        self.add_class("vfw-map-view")
        self.layout.width, self.layout.max_width = "100%", "960px"
        self.show()

    def show(self, position: Any = None) -> None:
        news: list[Any] = []
        if position is None:
            position = self._match.position
            news = [event for earlier in self._match.positions[self._shown :] for event in earlier.news]
            self._shown = len(self._match.positions)
        self._surface.show_past(position, news, 0)
