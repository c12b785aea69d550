"""The colour in which a person places what has several, chosen once and not for each piece."""

from __future__ import annotations

from typing import Any

from vfw.core.questions import Decision, Pending
from vfw.panel.skins.protocol import Skin


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
        colours = tuple(self._skin.abilities.placing.colours(view))
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
