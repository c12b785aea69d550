"""How a person places several pieces: in a colour that is chosen once, and several at a touch. The game is still
answered one by one."""

from __future__ import annotations

from typing import Any

from vfw.core.questions import Decision, Pending, Reply
from vfw.panel.skins.capabilities import Skin

MOST = 4
"""No more pieces go to one place at a touch: whoever means more, touches it again."""


class Colouring:
    """What colour comes next.

    Attributes:
        colour: the one that was chosen; "" before there was a choice.
    """

    def __init__(self, skin: Skin) -> None:
        self._skin = skin
        self.colour = ""

    def choices(self, view: Any) -> tuple[str, ...]:
        """The colours between which the seat of `view` can choose while the map answers; `colour` is one of them."""
        colours = tuple(self._skin.capabilities.placing.colors(view))
        if colours and self.colour not in colours:
            self.colour = colours[0]
        return colours

    def settles(self, pending: Pending, seat: str | None) -> bool:
        """Whether `seat` is asked for the colour of what it has just placed, which is chosen already."""
        return (
            isinstance(pending, Decision)
            and (pending.about, pending.why, pending.seat) == ("colour", "add", seat)
            and self.colour in pending.choices
        )


class Handful:
    """How many pieces a touch places, or takes away.

    Attributes:
        is_full: whether as many as can be; not any more once something else is asked.
    """

    def __init__(self, skin: Skin) -> None:
        self._placing = skin.capabilities.placing
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
