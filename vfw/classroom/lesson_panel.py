"""The panel inside a lesson: first the engine is looked at step by step, then it is the learner's turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vfw.core.match import Match
from vfw.panel import Panel
from vfw.panel.replaying import Replay

YOUR_TURN = "Your turn"


class LessonPanel(Panel):
    """A match that a lesson has begun; `on_act` hears of each act of the learner.

    With `looks_first` what the lesson has answered is looked at step by step, with the bar of a replay, until the
    learner takes over. The browser does not keep the game: a lesson keeps answers, and its games begin anew.
    """

    def __init__(self, match: Match[Any, Any], on_act: Callable[[Match[Any, Any]], None], *, looks_first: bool) -> None:
        self._on_act: Callable[[Match[Any, Any]], None] | None = None
        super().__init__(match)
        assert self.sitting is not None
        self.sitting.read_on()
        if looks_first:
            seat = self.sitting.seen_by
            self._look_at(Replay(match, may_see=[seat] if seat else [], closing=YOUR_TURN))
        else:
            self._turn_the_page()
        self._on_act = on_act

    def _acted(self) -> None:
        super()._acted()
        self._tell()

    def _look_at(self, replay: Replay | None) -> None:
        super()._look_at(replay)
        if replay is None:
            self._tell()

    def _tell(self) -> None:
        if self._on_act and self.match:
            self._on_act(self.match)
