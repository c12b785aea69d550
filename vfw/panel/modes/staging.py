"""Dice decide before all eyes: the page dims, and one press lets the die fall that decides."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from vfw.core.questions import Decision, Reply, Roll
from vfw.panel.html import strip_marks
from vfw.panel.modes.mode import Commands
from vfw.panel.modes.table import AtTable
from vfw.panel.rendering.prompt import render_prompt, render_stage
from vfw.panel.skins.abilities.seat_signs import whose_html
from vfw.panel.view_models.prompt import PromptModel, StageModel

LONGEST_REST = 4000
"""ms after which the die falls by itself, where nobody plays and games go on by themselves, and before a class."""


class Staging(AtTable):
    """The stage lies over the table, and what comes of it is on neither before it has come."""

    asks = False

    def take(self, *replies: Reply) -> None:
        if self.face.choices:
            self.desk.act(partial(self.sitting.answer, *replies))

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        desk, sitting = self.desk, self.sitting
        again = {"again": lambda: desk.learn(int(fields["value"]))} if sitting.coach else {}
        return {
            **super().commands(fields),
            "next": partial(desk.act, sitting.stage_on),
            "skip": partial(desk.act, sitting.skip_stage),
            "skip all": partial(desk.act, partial(sitting.skip_stage, for_good=True)),
            **again,
        }

    def regions(self, question: int) -> dict[str, str]:
        sitting, face = self.sitting, self.face
        goes_on = sitting.manner.shows_steps and not sitting.company.persons
        waits = PromptModel(face.kicker, face.title, pace=LONGEST_REST if goes_on else 0)
        return {
            **super().regions(question),
            "prompt": render_prompt(waits, question),
            "cover": render_stage(face, question),
        }

    @property
    def face(self) -> StageModel:
        face, coach = replace(self.sitting.stage.face, ways_out=self.ways_out()), self.sitting.coach
        if not face.has_come and (sign := self.sitting.names.sign(self._seat)):
            face = replace(face, whose=whose_html(sign))
        if coach and not face.has_come:
            return replace(face, coach=coach.words(self.sitting.match, at_first=False))
        return face

    @property
    def _seat(self) -> str:
        """Who is asked, or whose die is held; "" for nobody."""
        pending, position = self.sitting.match.pending, self.sitting.match.position
        if isinstance(pending, Decision):
            return pending.seat
        return self.sitting.abilities.dice.thrower(position) if isinstance(pending, Roll) else ""

    def hear(self) -> list[str]:
        face, lines = self.face, self.sitting.ear.hear()
        # The line of what has come closes it, and what follows from it is told after that.
        told = 1 if face.has_come else len(lines)
        lesson = self.sitting.ear.once("lesson", strip_marks(face.coach))
        called = self.calls(self._seat) if not face.has_come else []
        return [*lines[:told], *called, *face.spoken, *lines[told:], *lesson]

    def question(self) -> list[str]:
        return [line for line in (*self.face.question, strip_marks(self.face.coach)) if line]
