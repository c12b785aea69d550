"""The modes of a replay: its steps, the arc of the match, and playing on from a step."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from vfw.panel.html import WHAT_IF_COMMAND
from vfw.panel.modes.controller import PanelController
from vfw.panel.modes.mode import Commands, Mode
from vfw.panel.rendering.arc import describe_progress, render_arc_regions
from vfw.panel.rendering.arc_picture import draw_arc_picture
from vfw.panel.rendering.replay import format_step, render_fork_form, render_replay_regions
from vfw.panel.session.arc import ArcJob, why_no_arc
from vfw.panel.session.replay import Replay
from vfw.panel.surfaces.surface import Surface


class ReplayMode(Mode):
    """A match is replayed step by step; the open game waits."""

    def __init__(self, controller: PanelController, replay: Replay) -> None:
        super().__init__(controller)
        self.replay = replay

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        """See `Mode.commands`."""
        controller, moves = self.controller, self.replay.commands(fields)
        return {
            **{name: partial(self._move, move) for name, move in moves.items()},
            "play from here": partial(self._ask_who_plays_on, True),
            WHAT_IF_COMMAND: lambda: controller.send_moment(
                self.replay.match, self.replay.what_if_position(int(fields["value"]))
            ),
            "leave": controller.close_replay,
            **(
                {"arc": partial(controller.show_arc, True)}
                if not why_no_arc(self.replay.match, controller.skin)
                else {}
            ),
            **controller.files(),
            "start page": controller.home,
        }

    def regions(self, question: int) -> dict[str, str]:
        """See `Mode.regions`."""
        return render_replay_regions(self.replay, question, self.controller.notice)

    def show_on(self, surface: Surface, question: int) -> dict[str, str]:
        """See `Mode.show_on`."""
        return surface.show_past(self.replay.view, self.replay.news, question)

    def spoken_lines(self) -> list[str]:
        """See `Mode.spoken_lines`."""
        return [f"Looking back. {format_step(self.replay)}"]

    def _move(self, move: Callable[[], None]) -> None:
        """Show another step. The question number stays, so late commands move too, which does no harm."""
        before, self.controller.notice = self.replay.step, ""
        move()
        with self.controller.page.hold_sync():
            self.controller.paint()
            if self.replay.step != before:
                self.controller.page.say(format_step(self.replay))

    def _ask_who_plays_on(self, asks: bool) -> None:
        self.replay.ask_who_plays_on(asks)
        is_over = asks and not self.replay.is_forking
        self.controller.notice = "The game is over here. Go back a step to play on." if is_over else ""
        self.controller.next_question()


class ForkMode(ReplayMode):
    """The visitor chooses who plays on from the step of the replay under the overlay."""

    def __init__(self, under: ReplayMode) -> None:
        super().__init__(under.controller, under.replay)
        self._under = under

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        """See `Mode.commands`."""
        return {
            **super().commands(fields),
            "go on looking": partial(self._ask_who_plays_on, False),
            "begin": partial(self._begin, fields),
        }

    def regions(self, question: int) -> dict[str, str]:
        """See `Mode.regions`."""
        cover = render_fork_form(self.replay, question, self.controller.notice)
        return {**self._under.regions(question), "cover": cover}

    def _begin(self, fields: Mapping[str, Any]) -> None:
        self.controller.begin_after_confirmation(
            partial(self.controller.start_match, self.replay.fork(fields, secrets.token_hex(4)))
        )


class ArcMode(ReplayMode):
    """The arc of the match: the curve of its chances, the turning points and the record.

    The map shows the moment of the handle, and each moment can be opened.
    """

    def __init__(self, controller: PanelController, replay: Replay, arc_job: ArcJob) -> None:
        super().__init__(controller, replay)
        self.arc_job = arc_job

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        """See `Mode.commands`."""
        return {
            **super().commands(fields),
            "go there": lambda: self._go_there(int(fields["value"])),
            "play on from": lambda: self._play_on_from(int(fields["value"])),
            "picture": self._give_picture,
            "leave arc": partial(self.controller.show_arc, False),
        }

    def regions(self, question: int) -> dict[str, str]:
        """See `Mode.regions`."""
        return render_arc_regions(
            self.replay, self.arc_job, self.controller.preferences.sensitivity, question, self.controller.notice
        )

    def spoken_lines(self) -> list[str]:
        """See `Mode.spoken_lines`."""
        return [
            *self.arc_job.face.summary,
            *filter(None, [self.controller.notice, describe_progress(self.arc_job).words]),
        ]

    def _go_there(self, step: int) -> None:
        self.replay.go(step)
        self.controller.show_arc(False)

    def _play_on_from(self, step: int) -> None:
        self.replay.go(step)
        self._ask_who_plays_on(True)

    def _give_picture(self) -> None:
        self.controller.page.send({"kind": "download", "name": "arc.svg", "text": draw_arc_picture(self.arc_job.face)})
