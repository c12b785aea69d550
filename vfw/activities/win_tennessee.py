"""Win Tennessee: the last vote of 1920 in two minutes, on a page of its own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from secrets import token_hex
from typing import Any, Protocol

from vfw.activities import rendering as html
from vfw.activities import text
from vfw.activities.guide import STATE, answer_for_visitor, has_voted, rolls_left
from vfw.activities.narration import answer_sections, describe_events, describe_lean, describe_vote, question_section
from vfw.core.chance import seeded
from vfw.core.match import Match
from vfw.core.questions import Reply
from vfw.panel import Panel
from vfw.panel.html import render_command_button
from vfw.panel.modes.controller import PanelController
from vfw.panel.modes.mode import Commands, Mode, TableMode
from vfw.panel.modes.watching import StageMode
from vfw.panel.session.game_session import GameSession
from vfw.panel.session.preferences import NO_HELP, Preferences, parse_preferences
from vfw.panel.skins.registry import DEFAULT_SKIN
from vfw.panel.surfaces.surface import Surface
from vfw.panel.view_models.prompt import StageModel
from vfw.panel.web.assets import GUIDED_STYLES, join_files
from vfw.resources import lesson, read_text
from vfw.votes.rules.board import STATES
from vfw.votes.rules.tabletop import RATIFIED

VOTED = "Tennessee has voted"
ROLL = {"reroll": "Roll again", "pass": "Let it stand"}
TIMES = ("", "once more", "twice more")


class ActivityController(Protocol):
    """Actions of a visitor that the modes call."""

    happened: str
    """The effect of the last choice, in words."""

    def begin(self) -> None:
        """Begin again, with other dice."""

    def answer(self, *replies: Reply) -> None:
        """Answer what is asked at the table, or on the stage."""

    def undo(self) -> None:
        """Take the card back that was chosen last."""

    def end(self) -> None:
        """Tennessee has voted, and that has been seen."""


class GuidedMode(TableMode):
    """A match is on the table, and the guide leads through it."""

    asks = False

    def __init__(self, controller: PanelController, session: GameSession, visit: ActivityController) -> None:
        super().__init__(controller, session)
        self.visit = visit

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        """See `Mode.commands`."""
        return {"start over": self.visit.begin, "start page": self.visit.begin, "undo": self.visit.undo}

    def show_on(self, surface: Surface, question: int) -> dict[str, str]:
        """See `Mode.show_on`."""
        return surface.show_past(self.session.view, self.session.news, question)

    def around(self) -> dict[str, str]:
        """Return the regions that every mode shows."""
        position = self.session.match.position
        why_not = VOTED if has_voted(position) else self.session.undo_steps.known_reason()
        return {
            "head": html.render_head(position),
            "table": html.render_stakes(position, len(STATES)),
            "camps": html.render_row(why_not),
            "tabs": "",
            "menu": "",
        }


class MeasureMode(GuidedMode):
    """The visitor is asked what to do."""

    def take(self, *replies: Reply) -> None:
        """See `Mode.take`."""
        self.visit.answer(*replies)

    def regions(self, question: int) -> dict[str, str]:
        """See `Mode.regions`."""
        is_first = not self.session.undo_steps and not self.visit.happened
        return {
            **self.around(),
            "prompt": html.render_prompt(self.session, self.visit.happened, self.controller.notice, question),
            "hand": html.render_hand(self.session.match, question),
            "log": html.render_intro() if is_first else "",
        }

    def spoken_lines(self) -> list[str]:
        # What the log would tell of it, with every lot that was drawn, counts as heard.
        """See `Mode.hear`."""
        self.session.announcer.spoken_lines()
        return [*filter(None, [self.visit.happened]), *self.question()]

    def question(self) -> list[str]:
        """See `Mode.question`."""
        match = self.session.match
        said = [
            f"{text.title(section)}. {text.first_paragraph(section)}" for section in answer_sections(match).values()
        ]
        first = [] if self.visit.happened or self.session.undo_steps else [text.words("intro")]
        return [
            *first,
            *html.spoken_sections([question_section(match)]),
            f"Tennessee: {describe_lean(match.position)}.",
            *said,
        ]


class VoteMode(StageMode):
    """Tennessee votes, on the stage of the game. Another roll is counted here."""

    def __init__(self, controller: PanelController, session: GameSession, visit: ActivityController) -> None:
        super().__init__(controller, session)
        self.visit, self._under = visit, GuidedMode(controller, session, visit)

    def take(self, *replies: Reply) -> None:
        """See `Mode.take`."""
        if self.face.choices:
            self.visit.answer(*replies)

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        """See `Mode.commands`."""
        leads_on: Commands = {
            "next": partial(self.visit.answer),
            "skip": partial(self.controller.act, self.session.skip_stage),
        }
        if self.face.has_come:
            leads_on = dict.fromkeys(leads_on, self.visit.end)
        return {**self._under.commands(fields), **leads_on}

    def show_on(self, surface: Surface, question: int) -> dict[str, str]:
        """See `Mode.show_on`."""
        return self._under.show_on(surface, question)

    def regions(self, question: int) -> dict[str, str]:
        """See `Mode.regions`."""
        shown = super().regions(question)
        return {**self._under.around(), "prompt": shown["prompt"], "cover": shown["cover"]}

    @property
    def face(self) -> StageModel:
        """The stage of the game, with this activity's count of rerolls."""
        face, left = super().face, rolls_left(self.session.match)
        return replace(
            face,
            purse=f"You may roll {TIMES[left]}." if left > 0 and not face.has_come else "",
            choices={reply: ROLL[str(reply)] for reply in face.choices},
            ways_out=[render_command_button("start over", "Start over")],
        )

    def spoken_lines(self) -> list[str]:
        """See `Mode.hear`."""
        self.session.announcer.spoken_lines()
        face = self.face
        begins = any(one.total is None for one in face.sums)
        return [*filter(None, [self.visit.happened if begins else ""]), *describe_vote(face)]


class EndingMode(GuidedMode):
    """The story of what happened, and where the visitor's game left it."""

    def regions(self, question: int) -> dict[str, str]:
        """See `Mode.regions`."""
        return {**self.around(), "prompt": html.render_ending(self.session.match.position, self._is_won, question)}

    @property
    def _is_won(self) -> bool:
        return bool(self.session.match.position.vote(STATE) == RATIFIED)

    def spoken_lines(self) -> list[str]:
        """See `Mode.hear`."""
        self.session.announcer.spoken_lines()
        return self.question()

    def question(self) -> list[str]:
        """See `Mode.question`."""
        return html.spoken_sections(["yes" if self._is_won else "no", "what-happened", "left-out"])


ACTIVITY_PREFERENCES = Preferences(asks=False, stages=True, shows_steps=False, help=NO_HELP)
"""Nothing is looked on at but the vote: what the other side does is told at once."""


def create_match(seed: str) -> Match[Any, Any]:
    """The scenario that the text names, with dice and cards that follow from `seed`."""
    scenario = read_text(lesson(f"scenarios/{text.text().head['scenario']}.md"))
    begun = DEFAULT_SKIN.capabilities.scenarios.scenario_match(scenario)
    assert begun is not None
    return Match(begun.game, begun.options, chance=seeded(seed), players=begun.players)


class WinTennessee(Panel):
    """The panel, led by the guide.

    `seed` is what the dice of the first visitor follow from; without one, and for all who come after, every game is
    another.
    """

    def __init__(self, seed: str = "") -> None:
        self.happened, self._has_ended, self._since = "", False, 0
        super().__init__(whole_page=True, styles=join_files(GUIDED_STYLES))
        self.add_class("vfw-guided-room")
        self.controller.home = self.begin
        self.controller.preferences = ACTIVITY_PREFERENCES
        self._sit_down(seed or token_hex(4))

    def mode_at_hand(self) -> Mode:
        """Return the mode for the vote, a choice or the ending."""
        controller, session = self.controller, self.session
        if session is None:
            return super().mode_at_hand()
        if self._has_ended:
            return EndingMode(controller, session, self)
        return VoteMode(controller, session, self) if session.is_staged else MeasureMode(controller, session, self)

    # What a visitor does

    def begin(self) -> None:
        """See `ActivityController.begin`."""
        self._sit_down(token_hex(4))

    def _sit_down(self, seed: str) -> None:
        self.happened, self._has_ended = "", False
        self.controller.start_match(create_match(seed))
        assert self.session is not None
        self.session.close_introduction()
        self.session.stage.open()
        self.controller.next_question(says=True)

    def answer(self, *replies: Reply) -> None:
        """Give these replies, or without any let the die fall; then let the guide answer what it does."""
        session = self.session
        assert session is not None
        since = len(session.match.positions)
        if replies:
            session.answer(*replies)
        else:
            session.advance_stage()
        if not has_voted(session.match.position):
            answer_for_visitor(session.match, session.answer)
        self.happened = describe_events(
            [event for position in session.match.positions[since:] for event in position.news]
        )
        self.controller.after_act()

    def undo(self) -> None:
        """See `ActivityController.undo`."""
        session = self.session
        assert session is not None
        why_not = session.undo()
        self.happened = "" if why_not else "Taken back."
        self.controller.after_act(f"That cannot be taken back: {why_not}." if why_not else "")

    def end(self) -> None:
        """See `ActivityController.end`."""
        self._has_ended = True
        self.controller.after_act()

    # What arrives

    def receive(self, message: dict[str, Any]) -> None:
        """Handle a message of the page."""
        match message:
            case {"kind": "manner"}:
                self.controller.apply_preferences(
                    replace(ACTIVITY_PREFERENCES, sensitivity=parse_preferences(message).sensitivity)
                )
            case {"kind": "held"}:
                self.page.say(*self.mode.spoken_lines())
            case {"kind": "open"}:
                pass  # no file is asked for here
            case _:
                super().receive(message)
