"""Win Tennessee: the last vote of 1920 in two minutes, on a page of its own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from secrets import token_hex
from typing import Any

from vfw.activities import rendering as html
from vfw.activities import text
from vfw.activities.guide import STATE, answer_for_visitor, has_voted, rolls_left
from vfw.activities.narration import answer_sections, describe_events, describe_lean, describe_vote, question_section
from vfw.core.chance import seeded
from vfw.core.match import Match
from vfw.core.questions import Reply
from vfw.panel.panel import GAME_RENDERER, Panel
from vfw.panel.rendering.page import Regions, RenderedPage
from vfw.panel.rendering.prompt import render_prompt, render_stage
from vfw.panel.session.game_session import GameSession
from vfw.panel.session.messages import Message, OfferSave, OpenFile, SetPreferences
from vfw.panel.session.preferences import NO_HELP, Preferences
from vfw.panel.session.prompts import build_stage
from vfw.panel.session.state import NO_FIELDS, Commands
from vfw.panel.session.table import GameTable
from vfw.panel.skins.capabilities import Skin
from vfw.panel.skins.registry import DEFAULT_SKIN
from vfw.panel.surfaces.boards import BoardView
from vfw.panel.view_models.buttons import Button
from vfw.panel.view_models.prompt import PromptModel, ShownPrompt, StageModel
from vfw.panel.web.assets import GUIDED_STYLES, join_files
from vfw.resources import lesson, read_text
from vfw.translation import N_
from vfw.translation import gettext as _
from vfw.votes.rules.board import STATES
from vfw.votes.rules.tabletop import RATIFIED

VOTED = N_("Tennessee has voted")
ROLL = {"reroll": N_("Roll again"), "pass": N_("Let it stand")}
MAY_ROLL = ("", N_("You may roll once more."), N_("You may roll twice more."))
ACTIVITY_PREFERENCES = Preferences(asks=False, stages=True, shows_steps=False, help=NO_HELP)
"""Only the vote is shown step by step. The moves of the other side are reported together."""


def create_match(seed: str) -> Match[Any, Any]:
    """Return the match of the scenario that the text names; its dice and cards follow from `seed`."""
    scenario = read_text(lesson(f"scenarios/{text.text().head['scenario']}.md"))
    begun = DEFAULT_SKIN.capabilities.scenarios.scenario_match(scenario)
    assert begun is not None
    return Match(begun.game, begun.options, chance=seeded(seed), players=begun.players)


class TennesseeSession(GameSession):
    """The session of a visitor, led by the guide.

    Args:
        skin: The skin of the game.
        seed: The seed of the first match; every later one has dice of its own. "" for any.
        options: The other arguments of `SessionState`.

    Attributes:
        happened: The effect of the last choice, in words.
        has_ended: True if the visitor has seen how Tennessee voted.
    """

    def __init__(self, skin: Skin, *, seed: str = "", **options: Any) -> None:
        super().__init__(skin, **options)
        self.preferences = ACTIVITY_PREFERENCES
        self._seed = seed
        self.happened, self.has_ended = "", False

    def handle(self, message: Message) -> None:
        """See `PageSession.handle`."""
        match message:
            case SetPreferences(preferences):
                self.set_preferences(replace(ACTIVITY_PREFERENCES, sensitivity=preferences.sensitivity))
            case OfferSave():
                self.say(*self.announcement())
            case OpenFile():
                pass  # This page opens no file.
            case _:
                super().handle(message)

    def open(self) -> None:
        """Begin with the first seed."""
        self._begin(self._seed or token_hex(4))

    def leave_table(self) -> None:
        """Begin again with other dice."""
        self._begin(token_hex(4))

    def _begin(self, seed: str) -> None:
        self.happened, self.has_ended = "", False
        self.start_match(create_match(seed))

    def prepare_table(self, table: GameTable) -> None:
        """Go to the first question: the page tells what comes before it."""
        table.close_introduction()
        table.stage.open()

    @property
    def _table(self) -> GameTable:
        assert self.table
        return self.table

    @property
    def is_voting(self) -> bool:
        """True if the stage shows the vote of Tennessee."""
        return self._table.is_staged and not self.has_ended

    @property
    def is_won(self) -> bool:
        """True if Tennessee has ratified."""
        return bool(self._table.match.position.vote(STATE) == RATIFIED)

    @property
    def stage(self) -> StageModel:
        """The stage of the game, with this activity's count of rerolls."""
        model, left = build_stage(self._table), rolls_left(self._table.match)
        return replace(
            model,
            purse=_(MAY_ROLL[left]) if left > 0 and not model.has_come else "",
            choices={reply: _(ROLL[str(reply)]) for reply in model.choices},
            ways_out=[Button("start over", _("Start over"))],
        )

    # What a visitor does

    def pick(self, *replies: Reply) -> None:
        """See `GameSession.pick`."""
        if not self.has_ended and (not self.is_voting or self.stage.choices):
            self._answer(*replies)

    def commands(self, fields: Mapping[str, Any] = NO_FIELDS) -> Commands:
        """See `GameSession.commands`."""
        leads_on: Commands = {}
        if self.is_voting and self.stage.has_come:
            leads_on = dict.fromkeys(("next", "skip"), self._end)
        elif self.is_voting:
            leads_on = {"next": self._answer, "skip": partial(self._act, self._table.skip_stage)}
        return {"start over": self.leave_table, "start page": self.leave_table, "undo": self._take_back, **leads_on}

    def _take_back(self) -> None:
        why_not = self._table.undo()
        self.happened = "" if why_not else _("Taken back.")
        self.after_act(_("That cannot be taken back: {reason}.").format(reason=why_not) if why_not else "")

    def _end(self) -> None:
        self.has_ended = True
        self.after_act()

    def _answer(self, *replies: Reply) -> None:
        """Give these replies, or without any let the die fall; then let the guide answer what it does."""
        table = self._table
        since = len(table.match.positions)
        if replies:
            table.answer(*replies)
        else:
            table.advance_stage()
        if not has_voted(table.match.position):
            answer_for_visitor(table.match, table.answer)
        self.happened = describe_events(
            [event for position in table.match.positions[since:] for event in position.news]
        )
        self.after_act()

    # What is heard

    def announcement(self) -> list[str]:
        """See `GameSession.announcement`. What the log would tell of chance counts as heard."""
        self._table.announcer.spoken_lines()
        if self.has_ended:
            return self.repeated_question()
        if self.is_voting:
            stage = self.stage
            begins = any(one.total is None for one in stage.sums)
            return [*filter(None, [self.happened if begins else ""]), *describe_vote(stage)]
        return [*filter(None, [self.happened]), *self.repeated_question()]

    def repeated_question(self) -> list[str]:
        """See `GameSession.repeated_question`."""
        if self.has_ended:
            return html.spoken_sections(["yes" if self.is_won else "no", "what-happened", "left-out"])
        if self.is_voting:
            return self.stage.question
        match = self._table.match
        said = [
            f"{text.title(section)}. {text.first_paragraph(section)}" for section in answer_sections(match).values()
        ]
        first = [] if self.happened or self._table.undo_steps else [text.words("intro")]
        asked = html.spoken_sections([question_section(match)])
        return [*first, *asked, f"Tennessee: {describe_lean(match.position)}.", *said]


def render_activity(session: TennesseeSession) -> RenderedPage:
    """Render the page: the choices, the vote on the stage, or the ending."""
    table, question = session.table, session.question
    assert table
    position = table.match.position
    regions: Regions = {
        "head": html.render_head(position),
        "table": html.render_stakes(position, len(STATES)),
        "camps": html.render_row(_(VOTED) if has_voted(position) else table.undo_steps.known_reason()),
    }
    if session.has_ended:
        regions["prompt"] = html.render_ending(position, session.is_won, question)
    elif session.is_voting:
        stage = session.stage
        below = render_prompt(ShownPrompt(PromptModel(stage.kicker, stage.title)), question)
        regions |= {"prompt": below, "cover": render_stage(stage, question)}
    else:
        is_first = not table.undo_steps and not session.happened
        regions |= {
            "prompt": html.render_prompt(table, session.happened, session.notice, question),
            "hand": html.render_hand(table.match, question),
            "log": html.render_intro() if is_first else "",
        }
    return RenderedPage(regions, BoardView(table.view, table.news, is_past=True))


class WinTennessee(Panel):
    """The page of the activity. The dice of the first visitor follow from `seed`, those of all others do not."""

    session: TennesseeSession

    def __init__(self, seed: str = "") -> None:
        super().__init__(
            whole_page=True,
            styles=join_files(GUIDED_STYLES),
            create_session=partial(TennesseeSession, seed=seed),
            renderer=GAME_RENDERER._replace(page=render_activity),
        )
        self.add_class("vfw-guided-room")
