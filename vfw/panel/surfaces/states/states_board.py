"""What a game puts on the map of the states."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from vfw.core.position import Event
from vfw.panel.surfaces.boards import Board
from vfw.panel.surfaces.states.state_face import StateFace


class StatesBoard(Board):
    """A game that is played on the map of the states. A Decision about a "state" or a "region" is answered there."""

    def states(self, view: Any, changed: Iterable[str]) -> Mapping[str, StateFace]:
        """How the states look, by postal code; `changed` are those to be marked."""
        return {}

    def campaigners(self, view: Any) -> Mapping[str, Sequence[str]]:
        """The figures beside the name of each region, by their colours."""
        return {}

    def changed(self, events: Iterable[Event]) -> set[str]:
        """The states that `events` changed."""
        return set()
