"""A step of a lesson on the page: its text, its map, its game and its questions, in reading order."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, NamedTuple, Protocol

import ipywidgets

from vfw.classroom.kept_lesson import KeptStep
from vfw.classroom.lesson_game import GameSummary, Play, games_html, with_finished
from vfw.classroom.lesson_page import LessonPage, LessonPageWidget
from vfw.classroom.lesson_questions import Question
from vfw.classroom.progress import Progress
from vfw.classroom.step_html import (
    COMPARISON_TITLE,
    ELABORATE,
    StepTextRenderer,
    comparison_html,
    heading_html,
    passed_html,
    questions_html,
    skip_game_html,
    ticket_html,
    verdict_text,
)
from vfw.core.match import DamagedSave, Match
from vfw.debrief.comparison import ComparedOutcome
from vfw.history.texts import Section
from vfw.history.writing import MASKED, Sensitivity
from vfw.panel import Panel
from vfw.panel.session.game_session import GameSession
from vfw.panel.session.messages import Message
from vfw.panel.session.replay import Replay
from vfw.panel.session.saved_games import describe_older_save
from vfw.panel.session.table import GameTable
from vfw.panel.skins.capabilities import Skin
from vfw.panel.skins.registry import DEFAULT_SKIN
from vfw.panel.web.widgets import close_widget_tree
from vfw.templating import EMPTY, Markup
from vfw.translation import N_
from vfw.translation import gettext as _
from vfw.untrusted_input import quoted

DONE = N_("This step is done. Go on with the lesson, below, or play on here.")
YOUR_TURN, GO_ON = N_("Your turn"), N_("Go on")


class FinishStep:
    """A message: the step of the lesson is done."""


class LessonSession(GameSession):
    """The session of a match that a lesson has begun.

    Args:
        skin: The skin of the game.
        new_match: Returns a new match.
        leads_to: The label of the button that leaves the replay of the lesson's own answers; "" shows no replay.
        looks_from: The number of replies before the replay begins.
        options: The other arguments of `SessionState`.
    """

    def __init__(
        self, skin: Skin, *, new_match: Callable[[], Match[Any, Any]], leads_to: str, looks_from: int, **options: Any
    ) -> None:
        super().__init__(skin, **options)
        self._new_match, self._leads_to, self._looks_from = new_match, leads_to, looks_from
        self._shows_first = bool(leads_to)
        # The first match and each new one are those of the lesson; a visitor may open another.
        self._is_own = True

    def handle(self, message: Message | FinishStep) -> None:
        """See `PageSession.handle`."""
        if not isinstance(message, FinishStep):
            super().handle(message)
        elif self.table and not self.table.done:
            self.table.done = _(DONE)
            self.paint()

    def prepare_table(self, table: GameTable) -> None:
        """Skip the introduction, which the lesson has given, and begin with the replay or with the game."""
        if not self._is_own:
            return
        self._is_own = False
        table.close_introduction()
        shows, self._shows_first = self._shows_first or bool(self._leads_to and table.match.outcome), False
        if shows:
            seat = table.screen.seen_by
            table.clock.hold(True)
            self.replay = Replay(table.match, may_see=[seat] if seat else [], leads_to=self._leads_to)
            self.replay.go_to_reply(self._looks_from)

    def leave_table(self) -> None:
        """Begin the match of the lesson again."""
        self._is_own = True
        self.begin_after_confirmation(self._new_match())


class LessonPanel(Panel):
    """A match that a lesson has begun. For `new_match`, `leads_to` and `looks_from` see `LessonSession`.

    Args:
        match: The match.
        on_act: Called with the match after each act of the learner; returns whether the step is done.
        is_kept: True if the lesson keeps the game in the browser.
    """

    def __init__(
        self,
        match: Match[Any, Any],
        on_act: Callable[[Match[Any, Any]], bool],
        new_match: Callable[[], Match[Any, Any]],
        leads_to: str = "",
        *,
        looks_from: int = 0,
        is_kept: bool = False,
    ) -> None:
        self._on_act: Callable[[Match[Any, Any]], bool] = lambda match: False
        create = partial(LessonSession, new_match=new_match, leads_to=leads_to, looks_from=looks_from)
        super().__init__(match, create_session=create)
        self._on_act, self.page.is_kept = on_act, is_kept

    def on_acted(self) -> None:
        """See `SessionWidget.on_acted`."""
        if self.match and self._on_act(self.match):
            self.dispatch(FinishStep())


PASSED = N_("You went on without playing. The game stays there, and what follows it is shown.")
GLOSSARY = "../../read/glossary"
"""The address of the glossary, relative to a lesson page."""


class Displayable(Protocol):
    """A map, a chart, or an answer to a what-if question, made on demand."""

    def widget(self) -> ipywidgets.Widget:
        """Return a new widget."""
        ...


@dataclass(frozen=True)
class Step:
    """A step as a cell of the notebook declares it.

    Attributes:
        section: Its name, its title and its prose, from the text of the lesson.
        questions: Its questions.
        show: A map or chart that is shown from the beginning.
        play: A game, which begins once the learner has predicted.
        reveal: A map or chart of what happened, after the predictions and the game.
    """

    section: Section
    questions: tuple[Question, ...] = ()
    show: Displayable | None = None
    play: Play | None = None
    reveal: Displayable | None = None


class Regions(NamedTuple):
    """The HTML of a step above and below its stage."""

    above: str
    below: str


class StepView:
    """A step with its widgets, while the learner works through it.

    Nothing runs before the step is reached.

    Args:
        step: The step as its cell declares it.
        number: Its place in the lesson, from 0.
        on_change: Called after each act of the learner.
        on_loss: Called with a message before a kept game is cut short or replaced.
        story: The page that the steps of a story share in the exhibit. The browser then keeps games and drafts, and
            words link to the glossary. Without it the step has a cell of its own.
        takes: HTML above the title with the duration of the step.

    Attributes:
        name: The name of its section.
        page: The page on which it is shown, perhaps in turn with other steps.
        progress: The progress of the learner.
        match: The game, once it runs.
        is_reached: True if the learner has reached it.
        staged: Its widgets on the stage, made when they are needed.
    """

    def __init__(
        self,
        step: Step,
        number: int,
        on_change: Callable[[], None],
        on_loss: Callable[[str], None],
        *,
        story: LessonPage | None = None,
        takes: Markup = EMPTY,
    ) -> None:
        self.step, self.number, self.name = step, number, step.section.name
        self.progress = Progress(step.questions, has_game=step.play is not None)
        self.match: Match[Any, Any] | None = None
        self.sensitivity: Sensitivity = MASKED
        self.is_reached = False
        self._on_change, self._on_loss, self._paged = on_change, on_loss, story is not None
        self._takes = takes
        self._is_running = self._asks_about_gaps = False
        self._thin: list[int] = []
        self._sheet = EMPTY
        self._kept = KeptStep()
        self._finished: Mapping[int, GameSummary] = {}
        self._on_stage: dict[str, ipywidgets.Widget] = {}
        self.page = story or LessonPage(LessonPageWidget(self.handle_message), is_story=False)

    def reach(self) -> None:
        """Run the step, now that the learner has reached it, and show it."""
        self._run()
        self._show()

    def _run(self) -> None:
        self.is_reached = self._is_running = True
        self._set_stage()

    def _show(self) -> None:
        self.page.show(self.name, *self.regions(), self.staged, plays="play" in self._on_stage)

    @property
    def staged(self) -> tuple[ipywidgets.Widget, ...]:
        """Return its widgets on the stage."""
        return tuple(self._on_stage.values())

    def close(self) -> None:
        """Close its widgets, because another step takes its place."""
        self._clear_stage()
        if not self._paged:
            close_widget_tree(self.page.widget)

    def _clear_stage(self) -> None:
        if self.page.step == self.name:
            # Off the page first: a browser cannot draw a widget that is closed.
            self.page.show("")
        for widget in self.staged:
            close_widget_tree(widget)
        self._on_stage.clear()
        self.match = None

    def _show_again(self) -> None:
        """Update the page, unless it shows another step by now."""
        self._set_stage()
        if self.page.step == self.name:
            self._show()

    def read_with(self, sensitivity: Sensitivity) -> None:
        """Show, mask or describe sensitive passages."""
        if sensitivity != self.sensitivity:
            self.sensitivity = sensitivity
            self._show_again()

    def kept(self) -> KeptStep:
        """Return the current state of the step, for the browser to keep."""
        progress = self.progress
        game, rules = self._kept.game, self._kept.rules
        if self.match:
            game, rules = self.match.entries(), self.match.game.rules
        return KeptStep(
            answers=dict(progress.answers),
            finals=dict(progress.finals),
            firsts=dict(progress.firsts),
            handed_in=progress.handed_in,
            goes_on=progress.goes_on,
            has_played=progress.has_played,
            goes_past=progress.goes_past,
            game=game,
            rules=rules,
            finished=self._finished,
        )

    def restore(self, kept: KeptStep | None) -> None:
        """Begin as the browser kept the step, or from the start.

        Answers that no longer fit are dropped.

        Version 0.1 did not keep whether the exit ticket was handed in: it showed the note of each question as it was
        answered. So the ticket counts as handed in if all its questions are answered.
        """
        self.progress = Progress(self.step.questions, has_game=self.step.play is not None)
        self._clear_stage()
        self._kept = kept or KeptStep()
        self._finished = self._kept.finished
        self.is_reached, self._is_running, self._asks_about_gaps = kept is not None, False, False
        if kept:
            self.progress.goes_on, self.progress.goes_past = kept.goes_on, kept.goes_past
            self.progress.has_played = kept.has_played
            self._take(kept.answers)
            was_whole = bool(self.progress.ticket) and not self.progress.left_open
            self.progress.handed_in = was_whole if kept.handed_in is None else kept.handed_in
            self._take(kept.finals)
            self.progress.firsts = {
                number: reply for number, reply in kept.firsts.items() if number < len(self.step.questions)
            }

    def _take(self, replies: Mapping[int, str]) -> None:
        """Accept these answers, as far as they fit."""
        for number, reply in replies.items():
            with suppress(ValueError):
                self.progress.answer(number, reply)

    def show_sheet(self, html: Markup) -> None:
        """Show the answer sheet of the lesson below the exit ticket: a cell has no last page for it."""
        self._sheet = html
        self._show_again()

    def summary_html(self) -> Markup:
        """Return a summary of the games of this step, as HTML for the answer sheet; "" if nothing was played."""
        play, match = self.step.play, self.match
        if play is None:
            return EMPTY
        if match is None and self._kept.game:
            with suppress(DamagedSave):
                match = play.resume(self._kept.game, self._kept.rules)
        return games_html(play, match, self._finished)

    def run_example(self) -> None:
        """Answer with the example answers and play the game, as a learner would.

        Raises:
            ValueError: An example answer does not fit, or the game does not end.
        """
        if self.step.play:
            self.step = replace(self.step, play=self.step.play.with_usual_dice())
        for number in self.progress.predictions:
            self.progress.answer(number, self.step.questions[number].example)
        self._run()
        if self.step.play and self.match:
            self.step.play.play_example(self.match)
            self.progress.has_played = True
        for number in (*self.progress.others, *self.progress.ticket):
            self.progress.answer(number, self.step.questions[number].example)
        self.progress.handed_in = bool(self.progress.ticket)
        self._set_stage()
        if not self.progress.is_done:
            raise ValueError(f"step {self.step.section.name!r} is not done with its example answers")

    @property
    def plays(self) -> bool:
        """Return whether its game is on the stage, or about to be."""
        # In a cell there is no page to turn: the game is ready before the learner has predicted.
        may_play = self.progress.is_open or not self._paged
        return self._is_running and self.step.play is not None and may_play

    # Messages

    def handle_message(self, message: dict[str, Any]) -> None:
        """Act on a message of the page."""
        match message:
            case {"kind": "answer", "number": int(number)} if self.progress.comes_too_late(number):
                return
            case {"kind": "answer", "number": int(number), "value": str(value)}:
                if self._note_thin_answer(number, value):
                    self.page.page_widget.say(ELABORATE)
                    self._show_again()
                    return
                self.progress.answer(number, value)
                if number in self.progress.finals:
                    self.page.page_widget.say("Your final version is kept.")
                elif self.progress.may_tell(number) and (words := verdict_text(self.step.questions[number], value)):
                    self.page.page_widget.say(words)
            case {"kind": "hand in", "answers": dict(answers), "sure": bool(sure)} if not self.progress.handed_in:
                self._hand_in({int(number): str(reply) for number, reply in answers.items()}, sure)
            case {"kind": "hand in"}:
                return
            case {"kind": "command", "name": "write on"}:
                self._asks_about_gaps = False
            case {"kind": "command", "name": "go on"}:
                self.progress.goes_on = True
            case {"kind": "command", "name": "go past"}:
                self.progress.goes_past = True
                self.page.page_widget.say(PASSED)
            case {"kind": "command", "name": "change", "value": value}:
                self.progress.answer(int(value), "")
            case _:
                raise ValueError(f"the page sent {quoted(message)}, which is no message of a step")
        # The answer is kept before its outcome shows, so that a reload cannot lose what the learner has seen.
        self._on_change()
        self._show_again()

    def _note_thin_answer(self, number: int, reply: str) -> bool:
        """Return whether the learner is asked about an answer before it is taken."""
        is_known = 0 <= number < len(self.step.questions)
        return (
            is_known and number not in self.progress.finals and bool(self.progress.note_thin_answers({number: reply}))
        )

    def _hand_in(self, replies: Mapping[int, str], sure: bool) -> None:
        """Accept the answers of the exit ticket; hand them in if they are complete, or the learner is sure."""
        if not set(replies) <= {*self.progress.ticket}:
            raise ValueError(f"the page handed in {quoted(replies)}; the exit ticket has {self.progress.ticket}")
        for number in self.progress.ticket:
            self.progress.answer(number, replies.get(number, ""))
        thin = self.progress.note_thin_answers({number: replies.get(number, "") for number in self.progress.ticket})
        self._thin = [] if sure else thin
        self.progress.handed_in = sure or not (self.progress.left_open or thin)
        self._asks_about_gaps = not self.progress.handed_in

    def _played(self, match: Match[Any, Any]) -> bool:
        """Return whether the game has been played as far as the step asks."""
        assert self.step.play is not None
        assert self.match is not None
        if match.options != self.match.options:
            return False  # a game of the learner's own, from a file
        if match is not self.match:  # the learner plays again
            self._finished = with_finished(self.step.play, self.match, self._finished)
        self.match = match
        is_first = not self.progress.has_played and self.step.play.is_over(match)
        self.progress.has_played |= is_first
        self._on_change()
        if is_first:
            self.page.page_widget.say(f"{COMPARISON_TITLE}: the result of your game is below it.")
            self._show_again()
        return self.progress.has_played

    # Rendering

    def _set_stage(self) -> None:
        """Make the widgets that may be shown now, and keep the existing ones."""
        if self._is_running:
            if self.step.show:
                self._put("show", self.step.show.widget)
            if self.step.play and self.plays:
                self._put("play", partial(self._game, self.step.play))
            if self.step.reveal and self.progress.has_seen:
                self._put("reveal", self.step.reveal.widget)

    def _put(self, what: str, made: Callable[[], ipywidgets.Widget]) -> None:
        if what not in self._on_stage:
            self._on_stage[what] = made()

    def _game(self, play: Play) -> ipywidgets.Widget:
        self.match = play.match()
        shown = len(self.match.replies)
        if self._kept.game:
            self.match = self._resumed(play) or self.match
        leads_to = ""
        if play.shows and len(self.match.replies) <= shown and not self.progress.has_played:
            leads_to = _(GO_ON) if play.rounds == 0 else _(YOUR_TURN)
        looks_from = play.looks_from(self.match) if leads_to else 0
        return LessonPanel(self.match, self._played, play.match, leads_to, looks_from=looks_from, is_kept=self._paged)

    def _resumed(self, play: Play) -> Match[Any, Any] | None:
        """Return the game where it was left, as far as it fits; None if it does not."""
        try:
            match = play.resume(self._kept.game, self._kept.rules)
        except DamagedSave as damage:
            self._on_loss(f"Your game of this step starts again, because the saved game does not fit: {damage}.")
            return None
        if match.older and match.older.left_out:
            self._on_loss(describe_older_save(match))
        return match

    def _beside(self) -> Sequence[ComparedOutcome]:
        """Return the game up to the end of the step, beside history."""
        play, match = self.step.play, self.match
        end = play.end(match) if play and match else None
        if play is None or match is None or end is None:
            return ()
        return DEFAULT_SKIN.capabilities.history.beside(match, play.looks_from(match), end)

    def regions(self) -> Regions:
        """Return the HTML of the step in its current state."""
        section, progress = self.step.section, self.progress
        writer = StepTextRenderer(section.name, self.sensitivity, glossary=GLOSSARY if self._paged else "")
        text = writer.html(section.body)
        predictions = questions_html(progress, progress.predictions, writer)
        others = EMPTY
        if progress.has_seen:
            others = comparison_html(self._beside(), writer) + questions_html(progress, progress.others, writer)
            others += ticket_html(progress, writer, asks=self._asks_about_gaps, thin=self._thin, sheet=self._sheet)
        # The map comes before the prediction made from it, and the outcome appears beside the map.
        is_below = self.step.show or (self.step.play and progress.has_seen)
        above, below = (EMPTY, predictions) if is_below else (predictions, EMPTY)
        waits = progress.is_open and not progress.has_seen and (self.step.reveal or progress.others)
        past = skip_game_html(shows_a_map=self.step.reveal is not None) if waits else EMPTY
        if progress.goes_past and not progress.has_played:
            past = passed_html(_(PASSED))
        head = self._takes + heading_html(section.title)
        return Regions(head + text + above, below + past + others + writer.sources_html())
