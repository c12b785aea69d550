"""What a game tells those who hear it and do not see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vfw.core.position import Event
from vfw.panel.view_models import Capability


class Aloud(Capability):
    """Words for the ear; of a game without it the lines of the log are heard, and nobody can ask for its board.

    Attributes:
        board_name: what one asks for who wants to hear the board.
    """

    board_name = "The board"

    def happened(self, events: Sequence[Event], view: Any) -> list[str]:
        """What happened, a line for each cause, oldest first; `view` is that of who hears it, after these events.
        Whoever hears all of it needs no board, and nothing is told that the view does not tell."""
        return []

    def board(self, view: Any) -> list[str]:
        """How things stand on the board, in totals."""
        return []

    def score(self, view: Any) -> list[str]:
        """Who is how far; of a game that does not say it, what its table and its sides have."""
        return []
