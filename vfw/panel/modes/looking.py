"""Looking back at a match, and being asked who plays on from there."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from vfw.panel.html import WHAT_IF_COMMAND
from vfw.panel.modes.desk import Desk
from vfw.panel.modes.mode import Commands, Mode
from vfw.panel.play.looking_back import Replay
from vfw.panel.play.tracing import why_no_arc
from vfw.panel.rendering.replay import format_step, render_fork_form, render_replay_regions
from vfw.panel.surfaces.surface import Surface


class LookingBack(Mode):
    """A match is looked back at, one step of it at a time; what was on the page waits."""

    def __init__(self, desk: Desk, replay: Replay) -> None:
        super().__init__(desk)
        self.replay = replay

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        desk, moves = self.desk, self.replay.commands(fields)
        return {
            **{name: partial(self._move, move) for name, move in moves.items()},
            "play from here": partial(self._ask_who_plays_on, True),
            WHAT_IF_COMMAND: lambda: desk.keep_moment(self.replay.match, self.replay.asks_from(int(fields["value"]))),
            "leave": desk.look_away,
            **({"arc": partial(desk.look_at_arc, True)} if not why_no_arc(self.replay.match, desk.skin) else {}),
            **desk.files(),
            "start page": desk.home,
        }

    def regions(self, question: int) -> dict[str, str]:
        return render_replay_regions(self.replay, question, self.desk.notice)

    def show_on(self, surface: Surface, question: int) -> dict[str, str]:
        return surface.show_past(self.replay.view, self.replay.news, question)

    def hear(self) -> list[str]:
        return [f"Looking back. {format_step(self.replay)}"]

    def _move(self, move: Callable[[], None]) -> None:
        """Show another step. The number of the question stays: whatever comes late moves too, and does no harm."""
        before, self.desk.notice = self.replay.step, ""
        move()
        with self.desk.page.hold_sync():
            self.desk.paint()
            if self.replay.step != before:
                self.desk.page.say(format_step(self.replay))

    def _ask_who_plays_on(self, asks: bool) -> None:
        self.replay.ask_who_plays_on(asks)
        is_over = asks and not self.replay.is_forking
        self.desk.notice = "The game is over here. Go back a step to play on." if is_over else ""
        self.desk.turn()


class Forking(LookingBack):
    """It is asked who plays on from the step that is looked at; what was looked at lies under it."""

    def __init__(self, under: LookingBack) -> None:
        super().__init__(under.desk, under.replay)
        self._under = under

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        return {
            **super().commands(fields),
            "go on looking": partial(self._ask_who_plays_on, False),
            "begin": partial(self._begin, fields),
        }

    def regions(self, question: int) -> dict[str, str]:
        cover = render_fork_form(self.replay, question, self.desk.notice)
        return {**self._under.regions(question), "cover": cover}

    def _begin(self, fields: Mapping[str, Any]) -> None:
        self.desk.begin_instead(partial(self.desk.sit_down, self.replay.fork(fields, secrets.token_hex(4))))
