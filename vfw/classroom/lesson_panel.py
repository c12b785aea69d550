"""The panel inside a lesson: first the engine is looked at step by step, then it is the learner's turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vfw.core.match import Match
from vfw.panel import Panel
from vfw.panel.replaying import Replay

YOUR_TURN, GO_ON = "Your turn", "Go on"


class LessonPanel(Panel):
    """A match that a lesson has begun; `on_act` hears of each act of the learner.

    With `leads_to` what the lesson has answered is looked at first, step by step, with the bar of a replay and a button
    with these words to leave it. The browser does not keep the game: a lesson keeps answers, and its games begin anew.
    """

    def __init__(self, match: Match[Any, Any], on_act: Callable[[Match[Any, Any]], None], leads_to: str = "") -> None:
        self._on_act: Callable[[Match[Any, Any]], None] | None = None
        super().__init__(match)
        assert self.sitting is not None
        self.sitting.read_on()
        if leads_to:
            seat = self.sitting.seen_by
            self._look_at(Replay(match, may_see=[seat] if seat else [], leads_to=leads_to))
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
