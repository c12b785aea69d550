"""The part of the room in which a question is built: what is pressed there, and what it makes of the question asked."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from vfw.crossroads.asking_room import AskingRoom
from vfw.crossroads.building.building_html import building_html
from vfw.crossroads.building.change_sheet import PARTS, STATE, change_html
from vfw.crossroads.building.in_the_making import Building, why_not
from vfw.crossroads.building.line_of_time import Start, starts
from vfw.crossroads.building.offers import state_in_words
from vfw.crossroads.building.question_link import asked_in
from vfw.crossroads.building.visitors_own import NotAsked, brought, holds_a_moment, own_start
from vfw.front_matter import BadText
from vfw.untrusted_input import quoted
from vfw.votes.rules.board import NAMES
from vfw.whatif.answered import shipped_questions
from vfw.whatif.question import Question

TITLE = "Change something else"
FIRST_STATE = "TN"


class Workshop:
    """Builds the question of a room.

    Attributes:
        room: what is asked there. part: what the sheet is turned to, one of PARTS. code: the state that is looked at.
        said: what the last press did, for who cannot see it.
    """

    def __init__(self, room: AskingRoom) -> None:
        self.room = room
        self._building = Building.of(room.question)
        self._own: Start | None = None
        self.part, self.code, self.said = STATE, FIRST_STATE, ""

    @property
    def building(self) -> Building:
        """What leads to the question that is asked, whoever asked it."""
        if self._building.question != self.room.question:
            self._building = Building.of(self.room.question)
        if self._building.start.is_own:
            self._own = self._building.start
        return self._building

    def begin(self, own: Start) -> None:
        """Ask from a moment of the visitor's own game on."""
        self._now(Building(own), f"From your own game on: {own.title}.")

    def follow(self, query: str) -> None:
        """Ask what the address asks behind its question mark. Raises NotAsked."""
        if linked := asked_in(query):
            if linked.name and not linked.seed:
                self.room.choose(linked.name)
            else:
                self.room.ask(linked.question, linked.seed)

    def open(self, text: str, size: int = 0) -> None:
        """Ask what a file asks, or from the moment of a game that it holds; `size` is its length where that is too
        large. Raises NotAsked."""
        if holds_a_moment(text):
            self.begin(own_start(text))
            return
        found = brought(text, size)
        shipped = "" if found.seed or found.counts or found.notice else _shipped(found.question)
        if shipped:
            self.room.choose(shipped)
        else:
            self.room.ask(found.question, found.seed, found.counts)
        if found.notice:
            raise NotAsked(found.notice)

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
        return building_html(building, starts(self._own))

    @property
    def sheet(self) -> str:
        """What opens for changing something else."""
        return change_html(self.building, self.part, self.code)

    def _move(self, name: str) -> None:
        there = {one.name: one for one in starts(self._own)}
        if name not in there:
            raise ValueError(f"there is no moment {quoted(name)}; expected one of {', '.join(there)}")
        if there[name] != self.building.start:
            self._now(self.building.moved_to(there[name]), f"From {there[name].when_said} on.")

    def _change(self, line: str) -> None:
        before = self.building
        try:
            after = before.changed(line)
        except BadText as error:
            raise NotAsked(f"That cannot be changed: {why_not(error)}.") from error
        differs = [code for code in NAMES if state_in_words(after.now, code) != state_in_words(before.now, code)]
        now = [f"{NAMES[code]}: {state_in_words(after.now, code)}" for code in differs]
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
        self.part, self.code = STATE, code
        self.said = f"{NAMES[code]}: {state_in_words(self.building.now, code)}."

    def _now(self, building: Building, said: str) -> None:
        """Ask this, played by whoever played before; a question that ships is asked as one."""
        left = [f"Left out: {one.words} ({one.why})." for one in building.left_out]
        self._building, self.said = building, " ".join([said, *left])
        player = self.room.player
        if building.told and (same := _shipped(building.question)):
            self.room.choose(same)
        else:
            self.room.ask(building.question)
        if player in self.room.players:
            self.room.play_with(player)


def _shipped(question: Question) -> str:
    """The name under which it ships; "" where it does not."""
    return next((name for name, shipped in shipped_questions().items() if shipped == question), "")
