"""The part of the room in which a question is built: what is pressed there, and what it makes of the question asked."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from vfw.foreign import quoted
from vfw.front_matter import BadText
from vfw.votes.rules.board import NAMES
from vfw.whatif.api import shipped_questions
from vfw.whatif.question import Question
from vfw.whatif.ui.building.building_html import render_draft
from vfw.whatif.ui.building.line_of_time import StartingMoment, list_starting_moments
from vfw.whatif.ui.building.visitors_own import BadQuestionInput, is_game_moment, parse_game_moment, parse_upload
from vfw.whatif.ui.change_options import describe_state
from vfw.whatif.ui.dialogs import PARTS, STATE_PART, render_change_dialog
from vfw.whatif.ui.question_draft import QuestionDraft, refusal_reason
from vfw.whatif.ui.question_input import parse_link
from vfw.whatif.ui.session import WhatIfSession

DIALOG_TITLE = "Change something else"
DEFAULT_STATE = "TN"


class DraftEditor:
    """Builds the question of a room.

    Attributes:
        room: what is asked there. part: what the sheet is turned to, one of PARTS. code: the state that is looked at.
        said: what the last press did, for who cannot see it.
    """

    def __init__(self, room: WhatIfSession) -> None:
        self.room = room
        self._building = QuestionDraft.of(room.question)
        self._own: StartingMoment | None = None
        self.part, self.code, self.said = STATE_PART, DEFAULT_STATE, ""

    @property
    def building(self) -> QuestionDraft:
        """What leads to the question that is asked, whoever asked it."""
        if self._building.question != self.room.question:
            self._building = QuestionDraft.of(self.room.question)
        if self._building.start.is_own:
            self._own = self._building.start
        return self._building

    def begin(self, own: StartingMoment) -> None:
        """Ask from a moment of the visitor's own game on."""
        self._now(QuestionDraft(own), f"From your own game on: {own.title}.")

    def follow(self, query: str) -> None:
        """Ask what the address asks behind its question mark. Raises NotAsked."""
        if linked := parse_link(query):
            if linked.name and not linked.seed:
                self.room.choose(linked.name)
            else:
                self.room.ask(linked.question, linked.seed)

    def open(self, text: str, size: int = 0) -> None:
        """Ask what a file asks, or from the moment of a game that it holds; `size` is its length where that is too
        large. Raises NotAsked."""
        if is_game_moment(text):
            self.begin(parse_game_moment(text))
            return
        found = parse_upload(text, size)
        shipped = "" if found.seed or found.counts or found.notice else _shipped_name(found.question)
        if shipped:
            self.room.choose(shipped)
        else:
            self.room.ask(found.question, found.seed, found.counts)
        if found.notice:
            raise BadQuestionInput(found.notice)

    def commands(self, value: str) -> dict[str, Callable[[], None]]:
        """What can be pressed here, where this is the value of what is pressed."""
        return {
            "moment": partial(self._move, value),
            "change": partial(self._change, value),
            "take back": partial(self._take_back, value),
            "take back both": partial(self._take_back, value, both=True),
            "to the record": lambda: self._now(self.building.to_the_record(), "Back to the record."),
            "build": lambda: None,
            "build part": partial(self._turn, value),
            "build state": partial(self._look_at, value),
        }

    @property
    def html(self) -> str:
        """The region: the line of time, and what is changed."""
        building = self.building
        return render_draft(building, list_starting_moments(self._own))

    @property
    def sheet(self) -> str:
        """What opens for changing something else."""
        return render_change_dialog(self.building, self.part, self.code)

    def _move(self, name: str) -> None:
        there = {one.name: one for one in list_starting_moments(self._own)}
        if name not in there:
            raise ValueError(f"there is no moment {quoted(name)}; expected one of {', '.join(there)}")
        if there[name] != self.building.start:
            self._now(self.building.moved_to(there[name]), f"From {there[name].when_said} on.")

    def _change(self, line: str) -> None:
        before = self.building
        try:
            after = before.changed(line)
        except BadText as error:
            raise BadQuestionInput(f"That cannot be changed: {refusal_reason(error)}.") from error
        differs = [code for code in NAMES if describe_state(after.now, code) != describe_state(before.now, code)]
        now = [f"{NAMES[code]}: {describe_state(after.now, code)}" for code in differs]
        self._now(after, f"{'; '.join(now) or line}.")

    def _take_back(self, value: str, *, both: bool = False) -> None:
        lines = self.building.both if both else self.building.lines
        if not value.isdecimal() or int(value) >= len(lines):
            raise ValueError(f"there is no change {quoted(value)}; there are {len(lines)}, from 0")
        n, building = int(value), self.building
        self._now(building.both_taken_back(n) if both else building.taken_back(n), f"Taken back: {lines[n]}.")

    def _turn(self, part: str) -> None:
        if part not in PARTS:
            raise ValueError(f"there is no part {quoted(part)}; expected one of {', '.join(PARTS)}")
        self.part, self.said = part, ""

    def _look_at(self, code: str) -> None:
        if code not in NAMES:
            raise ValueError(f"there is no state {quoted(code)}; expected one of {', '.join(NAMES)}")
        self.part, self.code = STATE_PART, code
        self.said = f"{NAMES[code]}: {describe_state(self.building.now, code)}."

    def _now(self, building: QuestionDraft, said: str) -> None:
        """Ask this, played by whoever played before; a question that ships is asked as one."""
        left = [f"Left out: {one.words} ({one.why})." for one in building.left_out]
        self._building, self.said = building, " ".join([said, *left])
        player = self.room.player
        if building.told and (same := _shipped_name(building.question)):
            self.room.choose(same)
        else:
            self.room.ask(building.question)
        if player in self.room.players:
            self.room.play_with(player)


def _shipped_name(question: Question) -> str:
    """The name under which it ships; "" where it does not."""
    return next((name for name, shipped in shipped_questions().items() if shipped == question), "")
