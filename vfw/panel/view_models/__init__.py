"""Plain data that a skin fills in and vfw.panel.rendering makes HTML of."""

from __future__ import annotations


class Capability:
    """An ability that not every game has: a hand, a tutorial, a board.

    The direct subclasses describe a game without the ability, so that the panel need not ask first. The skin of a game
    that has it gives a subclass of its own. An instance is true where the game has the ability, and the panel leaves
    out the parts of the others.
    """

    def __bool__(self) -> bool:
        return Capability not in type(self).__bases__
