"""What a game tells those who look back at it: how the chance to win went through it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vfw.core.match import Match
from vfw.jobs.batch import BatchJob
from vfw.panel.faces.ability import Ability
from vfw.panel.faces.arc_face import ArcFace


class Arcs(Ability):
    """The arc of a game; one without it has none to show. What an inquiry finds is its own."""

    def why_none(self, match: Match[Any, Any]) -> str:
        """Why the match has no arc; "" where it has one."""
        return "this game has none"

    def inquiry(self, match: Match[Any, Any], persons: Sequence[str]) -> BatchJob[Any]:
        """How the arc of a match is worked out, which `persons` play; what was kept with the match is known at once.
        Raises ValueError where there is none, or where what was kept is damaged."""
        raise ValueError("this game has no arc")

    def forget(self, match: Match[Any, Any], persons: Sequence[str]) -> str:
        """Drop what is kept with the match where it is damaged. Says what was wrong with it; "" where nothing was."""
        return ""

    def keep(self, match: Match[Any, Any], found: Any) -> None:
        """Keep what was found with the match, for whoever opens it again."""

    def face(self, match: Match[Any, Any], persons: Sequence[str], found: Any) -> ArcFace:
        """The arc, as far as it has been found."""
        raise ValueError("this game has no arc")
