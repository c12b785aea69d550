"""Several pieces at a touch, for whoever wants that. The game is still answered one by one."""

from __future__ import annotations

from typing import Any

from vfw.core.questions import Decision, Reply
from vfw.panel.skins.protocol import Skin

MOST = 4
"""No more pieces go to one place at a touch: whoever means more, touches it again."""


class Handful:
    """How many pieces a touch places, or takes away.

    Attributes:
        is_full: whether as many as can be; not any more once something else is asked.
    """

    def __init__(self, skin: Skin) -> None:
        self._placing = skin.abilities.placing
        self.is_full = False

    def most(self, view: Any) -> int:
        """How many pieces the seat of `view` could place at a touch; 1 where it is asked for none, or for the last."""
        pending = view.pending
        asked = pending.choices if isinstance(pending, Decision) and pending.seat == view.seat else ()
        most = min(max([1, *[self._placing.at_once(view, choice) for choice in asked]]), MOST)
        self.is_full = self.is_full and most > 1
        return most

    def for_place(self, view: Any, place: Reply) -> int:
        """How many go to this place at a touch."""
        return min(self._placing.at_once(view, place), MOST) if self.is_full and isinstance(place, str) else 1
