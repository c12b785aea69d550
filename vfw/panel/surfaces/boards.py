"""What a game puts on the board it is played on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from vfw.core.position import Event
from vfw.core.questions import Word
from vfw.panel.faces.ability import Ability
from vfw.panel.faces.state_face import StateFace


class Board(Ability):
    """A table without a board."""

    def states(self, view: Any, changed: Iterable[str]) -> dict[str, StateFace]:
        return {}

    def campaigners(self, view: Any) -> dict[str, list[str]]:
        return {}

    def changed(self, events: Iterable[Event]) -> set[str]:
        """The states that `events` changed."""
        return set()

    def places(self, view: Any) -> Mapping[str, Word]:
        """Regions of the map that stand for a choice, and the choice: whoever stands there alone, where persons on the
        map are asked for."""
        return {}
