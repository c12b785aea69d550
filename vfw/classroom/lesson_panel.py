"""The panel inside a lesson: first the engine is looked at step by step, then it is the learner's turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vfw.core.match import Match
from vfw.panel import Panel
from vfw.panel.play.looking_back import Replay

DONE = "This step is done. Go on with the lesson, below, or play on here."
YOUR_TURN, GO_ON = "Your turn", "Go on"


class LessonPanel(Panel):
    """A match that a lesson has begun. `on_act` hears of each act of the learner, and returns whether the step is done;
    `anew` begins the match again.

    With `leads_to` what the lesson has answered is looked at first, step by step, with the bar of a replay and a button
    with these words to leave it; from the step on by which `looks_from` replies had been given. `is_kept` is whether
    the lesson keeps the game in the browser.
    """

    def __init__(
        self,
        match: Match[Any, Any],
        on_act: Callable[[Match[Any, Any]], bool],
        anew: Callable[[], Match[Any, Any]],
        leads_to: str = "",
        *,
        looks_from: int = 0,
        is_kept: bool = False,
    ) -> None:
        self._on_act: Callable[[Match[Any, Any]], bool] | None = None
        self._anew = anew
        super().__init__(match)
        self.page.is_kept = is_kept
        assert self.sitting is not None
        self.sitting.read_on()
        self._leads_to, self._looks_from = leads_to, looks_from
        if leads_to:
            self._look_on(match, self.sitting.screen.seen_by)
        else:
            self._turn_the_page()
        self._on_act = on_act

    def _look_on(self, match: Match[Any, Any], seat: str | None) -> None:
        replay = Replay(match, may_see=[seat] if seat else [], leads_to=self._leads_to)
        replay.go_to_reply(self._looks_from)
        self._look_at(replay)

    def _back_to_start(self) -> None:
        self._begin_instead(self._begin_anew)

    def _begin_anew(self) -> None:
        self._sit_down(self._anew())
        assert self.sitting is not None
        self.sitting.read_on()
        if self._leads_to and self.sitting.match.outcome:
            self._look_on(self.sitting.match, self.sitting.screen.seen_by)
        else:
            self._turn_the_page()

    def _acted(self, notice: str = "") -> None:
        super()._acted(notice)
        self._tell()

    def _look_at(self, replay: Replay | None, notice: str = "") -> None:
        super()._look_at(replay, notice)
        if replay is None:
            self._tell()

    def _tell(self) -> None:
        if self._on_act and self.match and self._on_act(self.match) and self.sitting and not self.sitting.done:
            self.sitting.done = DONE
            self._paint()
