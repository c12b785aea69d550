"""What the page of Win Tennessee is about: a choice, the vote on the stage, or the end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any, Protocol

from vfw.core.questions import Reply
from vfw.doors import door_html as html
from vfw.doors import door_text as text
from vfw.doors.door_guide import STATE, has_voted, rolls_left
from vfw.doors.door_words import answers, asked, on_stage, stands
from vfw.panel.faces.html import command_button
from vfw.panel.faces.on_stage import StageFace
from vfw.panel.modes.controller import PanelController
from vfw.panel.modes.mode import Commands, TableMode
from vfw.panel.modes.watching import StageMode
from vfw.panel.session.game_session import GameSession
from vfw.panel.surfaces.surface import Surface
from vfw.votes.rules.board import STATES
from vfw.votes.rules.tabletop import RATIFIED

VOTED = "Tennessee has voted"
ROLL = {"reroll": "Roll again", "pass": "Let it stand"}
TIMES = ("", "once more", "twice more")


class Visit(Protocol):
    """What the modes let a visitor do."""

    happened: str
    """What came of their last choice."""

    def begin(self) -> None:
        """Begin anew, with other dice."""

    def answer(self, *replies: Reply) -> None:
        """Answer what is asked at the table, or on the stage."""

    def undo(self) -> None:
        """Take the card back that was chosen last."""

    def end(self) -> None:
        """Tennessee has voted, and that has been seen."""


class Guided(TableMode):
    """A match is on the table, and the guide leads through it."""

    asks = False

    def __init__(self, desk: PanelController, sitting: GameSession, visit: Visit) -> None:
        super().__init__(desk, sitting)
        self.visit = visit

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        return {"start over": self.visit.begin, "start page": self.visit.begin, "undo": self.visit.undo}

    def show_on(self, surface: Surface, question: int) -> dict[str, str]:
        return surface.show_past(self.session.view, self.session.news, question)

    def around(self) -> dict[str, str]:
        """What stands on the page whatever it is about."""
        position = self.session.match.position
        why_not = VOTED if has_voted(position) else self.session.undo_steps.known_reason()
        return {
            "head": html.head_html(position),
            "table": html.stakes_html(position, len(STATES)),
            "camps": html.row_html(why_not),
            "tabs": "",
            "menu": "",
        }


class AtChoice(Guided):
    """The visitor is asked what to do."""

    def take(self, *replies: Reply) -> None:
        self.visit.answer(*replies)

    def regions(self, question: int) -> dict[str, str]:
        is_first = not self.session.undo_steps and not self.visit.happened
        return {
            **self.around(),
            "prompt": html.prompt_html(self.session, self.visit.happened, self.controller.notice, question),
            "hand": html.hand_html(self.session.match, question),
            "log": html.intro_html() if is_first else "",
        }

    def spoken_lines(self) -> list[str]:
        # What the log would tell of it, with every lot that was drawn, counts as heard.
        self.session.announcer.spoken_lines()
        return [*filter(None, [self.visit.happened]), *self.question()]

    def question(self) -> list[str]:
        match = self.session.match
        said = [f"{text.title(section)}. {text.does(section)}" for section in answers(match).values()]
        first = [] if self.visit.happened or self.session.undo_steps else [text.words("intro")]
        return [*first, *html.spoken([asked(match)]), f"Tennessee: {stands(match.position)}.", *said]


class AtVote(StageMode):
    """Tennessee votes, on the stage. What is on it is that of the game; another roll is counted here."""

    def __init__(self, desk: PanelController, sitting: GameSession, visit: Visit) -> None:
        super().__init__(desk, sitting)
        self.visit, self._under = visit, Guided(desk, sitting, visit)

    def take(self, *replies: Reply) -> None:
        if self.face.choices:
            self.visit.answer(*replies)

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        leads_on: Commands = {
            "next": partial(self.visit.answer),
            "skip": partial(self.controller.act, self.session.skip_stage),
        }
        if self.face.has_come:
            leads_on = dict.fromkeys(leads_on, self.visit.end)
        return {**self._under.commands(fields), **leads_on}

    def show_on(self, surface: Surface, question: int) -> dict[str, str]:
        return self._under.show_on(surface, question)

    def regions(self, question: int) -> dict[str, str]:
        shown = super().regions(question)
        return {**self._under.around(), "prompt": shown["prompt"], "cover": shown["cover"]}

    @property
    def face(self) -> StageFace:
        face, left = super().face, rolls_left(self.session.match)
        return replace(
            face,
            purse=f"You may roll {TIMES[left]}." if left > 0 and not face.has_come else "",
            choices={reply: ROLL[str(reply)] for reply in face.choices},
            ways_out=[command_button("start over", "Start over")],
        )

    def spoken_lines(self) -> list[str]:
        self.session.announcer.spoken_lines()
        face = self.face
        begins = any(one.total is None for one in face.sums)
        return [*filter(None, [self.visit.happened if begins else ""]), *on_stage(face)]


class AtEnd(Guided):
    """The story of what happened, and where the visitor's game left it."""

    def regions(self, question: int) -> dict[str, str]:
        return {**self.around(), "prompt": html.ending_html(self.session.match.position, self._is_won, question)}

    @property
    def _is_won(self) -> bool:
        return bool(self.session.match.position.vote(STATE) == RATIFIED)

    def spoken_lines(self) -> list[str]:
        self.session.announcer.spoken_lines()
        return self.question()

    def question(self) -> list[str]:
        return html.spoken(["yes" if self._is_won else "no", "what-happened", "left-out"])
