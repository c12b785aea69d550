"""Plain data that a skin fills in and vfw.panel.rendering makes HTML of."""

from __future__ import annotations


class Capability:
    """One idea of a game that not every game has: a hand, a tutorial, a board.

    The classes right below this one answer what a game without the ability answers, so that the panel need not ask
    first; the skin of a game that has it gives a class of its own. It is true where the game has it, which is how the
    panel knows what to leave out.
    """

    def __bool__(self) -> bool:
        return Capability not in type(self).__bases__
