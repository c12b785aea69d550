"""The arc of a match is looked at: a curve of its chances, on which one goes to any moment of it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from vfw.panel.modes.desk import Desk
from vfw.panel.modes.looking import LookingBack
from vfw.panel.modes.mode import Commands
from vfw.panel.play.looking_back import Replay
from vfw.panel.play.tracing import Tracing
from vfw.panel.rendering.arc import describe_progress, render_arc_regions
from vfw.panel.rendering.arc_picture import draw_arc_picture


class Arcing(LookingBack):
    """The curve, the turning points and the record; the map shows the moment of the handle."""

    def __init__(self, desk: Desk, replay: Replay, tracing: Tracing) -> None:
        super().__init__(desk, replay)
        self.tracing = tracing

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        return {
            **super().commands(fields),
            "go there": lambda: self._go_there(int(fields["value"])),
            "play on from": lambda: self._play_on_from(int(fields["value"])),
            "picture": self._give_picture,
            "leave arc": partial(self.desk.look_at_arc, False),
        }

    def regions(self, question: int) -> dict[str, str]:
        return render_arc_regions(self.replay, self.tracing, self.desk.manner.sensitivity, question, self.desk.notice)

    def hear(self) -> list[str]:
        return [*self.tracing.face.summary, *filter(None, [self.desk.notice, describe_progress(self.tracing).words])]

    def _go_there(self, step: int) -> None:
        self.replay.go(step)
        self.desk.look_at_arc(False)

    def _play_on_from(self, step: int) -> None:
        self.replay.go(step)
        self._ask_who_plays_on(True)

    def _give_picture(self) -> None:
        self.desk.page.send({"kind": "download", "name": "arc.svg", "text": draw_arc_picture(self.tracing.face)})
