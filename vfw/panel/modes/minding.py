"""The coach of a guided game has something to say before an answer is given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from vfw.core.questions import Reply
from vfw.panel.html import render_command_button
from vfw.panel.modes.deciding import BETTER, Choosing
from vfw.panel.modes.desk import Desk
from vfw.panel.modes.mode import Commands
from vfw.panel.play.sitting import Sitting
from vfw.panel.view_models.advice import CoachWarning, HintModel
from vfw.panel.view_models.prompt import PromptModel

WHAT_NEXT = "Press Choose again, or Play it anyway."


class Minding(Choosing):
    """What an answer would cost stands in the place of the question. It can be given all the same; any other answer is
    taken as ever."""

    def __init__(self, desk: Desk, sitting: Sitting, remark: CoachWarning) -> None:
        super().__init__(desk, sitting)
        self._remark = remark

    def take(self, *replies: Reply) -> None:
        self.sitting.guide.drop()
        super().take(*replies)

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        return {**super().commands(fields), "play it anyway": self._play_it, "choose again": self._choose_again}

    def asked(self) -> PromptModel:
        return replace(
            super().asked(),
            headline="Wait a moment",
            detail=self._remark.against,
            aloud="",
            choices={},
            gives={},
            score=(),
        )

    def helped(self, face: PromptModel) -> PromptModel:
        return replace(face, hints=self.marked, hinted_as=BETTER)

    @property
    def marked(self) -> Sequence[HintModel]:
        return [self._remark.better]

    def ways(self) -> list[str]:
        return [
            render_command_button("choose again", "Choose again", "vfw-primary", first=True, leaves=True),
            render_command_button("play it anyway", "Play it anyway"),
        ]

    def tools(self, face: PromptModel) -> list[str]:
        return []

    def hear(self) -> list[str]:
        return [*self.sitting.ear.hear(), *self.question()]

    def question(self) -> list[str]:
        return [f"Wait a moment. {self._remark.spoken} {WHAT_NEXT}"]

    def _play_it(self) -> None:
        super().take(*self.sitting.guide.let_go())

    def _choose_again(self) -> None:
        self.desk.act(self.sitting.choose_again)
