"""The clock beside a match: how much time is left, and whether it runs. The rules know of it only what it says."""

from __future__ import annotations

from time import monotonic
from typing import Any

from vfw.core.match import Match
from vfw.core.questions import Decision
from vfw.panel.skins.capabilities import Skin

LEFT = "seconds left"
"""Under this name it is kept with the match."""
EARLY = 1.5
"""So many seconds before the end it is taken to be up: the page counts whole ones."""


class TableClock:
    """The clock of `match`, where it has one.

    Attributes:
        is_stopped: whether those at the table have stopped it. is_held: whether it waits while they look elsewhere.
    """

    def __init__(self, match: Match[Any, Any], skin: Skin) -> None:
        self._match, self._ability = match, skin.capabilities.clock
        kept: Any = match.found.get(LEFT)
        most = 60.0 * self._ability.minutes
        is_time = isinstance(kept, int) and not isinstance(kept, bool) and kept >= 0
        self._left = min(float(kept), most) if is_time else most
        self._since = monotonic()
        self.is_stopped = self.is_held = False

    @property
    def is_there(self) -> bool:
        """Whether it can interrupt the question at hand."""
        pending = self._match.pending
        return isinstance(pending, Decision) and self._ability.says in pending.interrupts

    @property
    def runs(self) -> bool:
        return not (self.is_stopped or self.is_held)

    @property
    def left(self) -> float:
        """Seconds that are left."""
        return max(0.0, self._left - (monotonic() - self._since)) if self.runs else self._left

    @property
    def is_up(self) -> bool:
        return self.is_there and self.left <= EARLY

    def stop(self, stopped: bool) -> None:
        """Those at the table stop it, or let it run again."""
        self._left, self._since = self.left, monotonic()
        self.is_stopped = stopped

    def hold(self, held: bool) -> None:
        """It waits while those at the table look elsewhere."""
        self._left, self._since = self.left, monotonic()
        self.is_held = held

    def keep(self) -> None:
        """Keep with the match what is left."""
        self._match.found[LEFT] = round(self.left)
