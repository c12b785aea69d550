"""The game that waits while something else is on the page: left on the table, or kept by the visitor's browser.

One that is over waits too, to be looked back at, until another is begun.
"""

from __future__ import annotations

from typing import Any

from vfw.core.match import DamagedSave, Match
from vfw.panel.screens.older_saves import older_text
from vfw.panel.session.game_session import GameSession
from vfw.panel.skins.capabilities import Skin
from vfw.panel.skins.registry import load_save

CAME_BACK = "The exhibit was gone for a moment. Your game goes on where it was."
UNSENT = " Your last move had not arrived: please make it again."


def came_back(*, is_unsent: bool) -> str:
    """What is said of a game that goes on by itself; `is_unsent` where its last move was lost with the exhibit."""
    return CAME_BACK + (UNSENT if is_unsent else "")


class Waiting:
    """The game that can be gone on with from the start page, or looked back at once it is over.

    Attributes:
        match: None where none waits.
        browser_has_more: whether the browser keeps a game that cannot be opened, or not to its end. It is not written
            over: a new game is kept beside it.
    """

    def __init__(self, skin: Skin) -> None:
        self._skin = skin
        self.match: Match[Any, Any] | None = None
        self.browser_has_more = False

    @property
    def is_unfinished(self) -> bool:
        """Whether a game waits that can be gone on with."""
        return self.match is not None and self.match.outcome is None

    def leave(self, sitting: GameSession | None) -> None:
        """What is on the table is left, and waits. While one learns, the game left before waits."""
        if sitting and not sitting.coach:
            self.match = sitting.match

    def find(self, save: str) -> str:
        """The page says what the browser holds. Comes back with what is to be said of it; "" for nothing."""
        # Also where what follows breaks: what is kept is not written over.
        self.browser_has_more = True
        try:
            found = load_save(save, [self._skin])
        except DamagedSave as damage:
            return f"The game kept in this browser cannot be opened: {damage}."
        self.browser_has_more = bool(found.older and found.older.left_out)
        self.match = found
        return older_text(found, self._skin)

    def end(self) -> None:
        """Another game has taken its place."""
        self.match, self.browser_has_more = None, False
