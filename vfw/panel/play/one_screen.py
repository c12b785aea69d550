"""The one screen that all persons at a match share: who sits at it, and what may be seen on it."""

from __future__ import annotations

from typing import Any

from vfw.core.game import Position
from vfw.core.match import Match
from vfw.core.questions import Decision
from vfw.panel.skins.protocol import Skin


class OneScreen:
    """The screen at which `match` is played.

    Attributes:
        viewer: the seat of the person at the screen; None where nobody's cards may be seen.
        awaits_hand_off: whether the screen must change hands before the question can be answered.
    """

    def __init__(self, match: Match[Any, Any], skin: Skin, viewer: str | None) -> None:
        self._match, self._skin = match, skin
        self.viewer = viewer
        self.awaits_hand_off = False
        self._seen: tuple[Position, str | None, Any] | None = None

    @property
    def seen_by(self) -> str | None:
        """Whose view may be on the screen; None, the table only, while it changes hands."""
        return None if self.awaits_hand_off else self.viewer

    @property
    def view(self) -> Any:
        """What may be on the screen, worked out once for each position and seat."""
        position, seat = self._match.position, self.seen_by
        if self._seen is None or self._seen[0] is not position or self._seen[1] != seat:
            self._seen = position, seat, self._match.view(seat)
        return self._seen[2]

    def give_to(self, seat: str) -> None:
        """The person in `seat` is asked: hand the screen over, or where there is nothing to be hidden just go on."""
        if seat != self.viewer:
            self.awaits_hand_off = self._skin.abilities.secrets.hands_matter(self._match.position)
            self.viewer = self.viewer if self.awaits_hand_off else seat

    def take(self) -> None:
        """The person who is asked says that the screen is theirs."""
        if self.awaits_hand_off and isinstance(self._match.pending, Decision):
            self.viewer, self.awaits_hand_off = self._match.pending.seat, False
