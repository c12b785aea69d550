"""The panel inside a lesson: first the engine is looked at step by step, then it is the learner's turn."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from vfw.core.match import Match
from vfw.panel import Panel
from vfw.panel.session.replay import Replay

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
        super().__init__(match)
        self._on_act, self._anew = on_act, anew
        self._leads_to, self._looks_from = leads_to, looks_from
        self.page.is_kept = is_kept
        self._begin_reading(looks=bool(leads_to))
        self.controller.home = partial(self.controller.begin_after_confirmation, self._begin_anew)
        self.controller.on_act = self._tell

    def _begin_anew(self) -> None:
        self.controller.start_match(self._anew())
        self._begin_reading(looks=bool(self._leads_to and self.match and self.match.outcome))

    def _begin_reading(self, *, looks: bool) -> None:
        """The lesson has introduced the game already: look on, or play."""
        sitting = self.session
        assert sitting is not None
        sitting.close_introduction()
        if looks:
            seat = sitting.screen.seen_by
            replay = Replay(sitting.match, may_see=[seat] if seat else [], leads_to=self._leads_to)
            replay.go_to_reply(self._looks_from)
            self.controller.show_replay(replay)
        else:
            self.controller.next_question()

    def _tell(self) -> None:
        if self.match and self._on_act(self.match) and self.session and not self.session.done:
            self.session.done = DONE
            self.controller.paint()
