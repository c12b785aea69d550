"""The map of the states as the surface of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from vfw.core.position import Event
from vfw.core.questions import Decision, Word
from vfw.panel.surfaces.states.state_map import StateMap
from vfw.panel.surfaces.states.states_board import StatesBoard


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
