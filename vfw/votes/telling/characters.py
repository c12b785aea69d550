"""Who the artificial players are: a name for each kind, and what it is like, in a line."""

from __future__ import annotations

from typing import Final, NamedTuple


class Character(NamedTuple):
    """Who a player is.

    Attributes:
        name: as it is called at the table; nobody of history bears it here. line: how it plays, in one sentence.
    """

    name: str
    line: str


CHARACTERS: Final = {
    "random": Character("Robin Chance", "Plays whatever comes to hand, and means nothing by it."),
    "greedy": Character("Gus Quick", "Looks one play ahead, and takes what brings most at once."),
    "steady": Character("Stella Steady", "Weighs each play by what it brings on average, and leaves nothing to luck."),
    "planner": Character("Paula Plan", "Tries each play out in her mind, some rounds on, before she makes it."),
}
"""Each kind of player with its character, from the weakest to the strongest."""
