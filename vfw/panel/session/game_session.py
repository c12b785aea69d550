"""The session of one visitor: the one place where the state of a page changes.

    effects = session.apply(message)

The runner executes the effects, and `vfw.panel.rendering.page.render_page` shows the state. The reply of a computer
player and the result of a job come back as messages too.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from vfw.core.match import DamagedSave, Match
from vfw.core.questions import Reply
from vfw.jobs.pool import RunningJob
from vfw.panel.session import effects, messages
from vfw.panel.session.advice import AdviceRequest
from vfw.panel.session.arc import DAMAGED_ARC, ArcJob, announce_end, announce_quarter, deciding_moment, why_no_arc
from vfw.panel.session.new_game import FRONT, LEARN, START_VIEWS, create_match, new_game_options
from vfw.panel.session.preferences import GUIDED, Preferences
from vfw.panel.session.prompts import (
    COACH_IS_THINKING,
    FAILED,
    build_stage,
    can_ask_for_chances,
    can_ask_for_hints,
    coach_message,
    is_viewer_asked,
    still_needed,
)
from vfw.panel.session.replay import Replay
from vfw.panel.session.saved_games import (
    NO_GAME,
    NOT_OPENED,
    TOO_LARGE,
    describe_older_save,
    download_save,
    download_scenario,
    format_reconnected,
    keep_moment,
)
from vfw.panel.session.speech import QUESTION, announce, answer_aloud, clears_announcements, repeat_question
from vfw.panel.session.state import (
    NO_FIELDS,
    REPLAY_MODES,
    WATCHING,
    Commands,
    Mode,
    PendingStart,
    SessionState,
    asked_mode,
)
from vfw.panel.session.table import GameTable
from vfw.panel.skins.registry import load_match
from vfw.panel.view_models.advice import TutorialStep, format_chance, format_standing
from vfw.panel.view_models.buttons import WHAT_IF_COMMAND
from vfw.translation import N_
from vfw.translation import gettext as _

GAME_IS_OVER = N_("The game is over here. Go back a step to play on.")
NOT_SHOWN = N_("It is not shown. You can ask again.")
READY = N_("Ready.")


class GameSession(SessionState):
    """The session of one visitor. See `SessionState` for what it holds."""

    def handle(self, message: messages.Message) -> None:
        """See `PageSession.handle`."""
        match message:
            case messages.Begin(match, notice):
                if match:
                    self.start_match(match, notice)
                else:
                    self.open()
            case messages.ShowReplay():
                self.open_replay()
            case messages.Pick(replies, question):
                if self.is_current(question):
                    self.pick(*replies)
            case messages.PickPlace(place, question):
                if self.is_current(question):
                    self.pick(self.table.reply_for_place(place) if self.table else place)
            case messages.SetPreferences(preferences, learned):
                self.learned = learned
                self.set_preferences(preferences)
            case messages.OfferSave(save, goes_on, is_unsent):
                self._offer_save(save)
                if goes_on:
                    self._go_on(format_reconnected(is_unsent=is_unsent))
                else:
                    self.say(_(READY))
            case messages.OpenFile(text):
                self._open_file(text)
            case messages.RequestSpeech(about):
                self.say(*(self.repeated_question() if about == QUESTION else answer_aloud(self, about)))
            case messages.RequestSave():
                self.save_whole()
            case messages.JobProgress(job):
                self._take_progress(job)

    # What is shown and said

    def next_question(self, *, says: bool = False) -> None:
        """Show the next question under a number of its own; with `says` it is announced."""
        if self.table and asked_mode(self.table) == Mode.CHOICE:
            self.table.note_question()
        super().next_question()
        if says:
            self.say(*self.announcement(), clear=clears_announcements(self.mode))

    def announcement(self) -> list[str]:
        """Return the lines to announce now. Each event is reported only once."""
        return announce(self)

    def repeated_question(self) -> list[str]:
        """Return the question, for a visitor who wants to hear it again."""
        return repeat_question(self)

    # Replies

    def pick(self, *replies: Reply) -> None:
        """Answer the question at hand with these replies. Without a question they are dropped.

        Raises:
            IllegalReply: The question has no such answer.
        """
        table, mode = self.table, self.mode
        if table is None or mode in REPLAY_MODES:
            return
        match mode:
            case Mode.STAGE:
                if build_stage(table).choices:
                    table.answer(*replies)
                    self.after_act()
            case Mode.COACH_WARNING | Mode.CHOICE:
                table.coach_warnings.drop()
                self._warn_or_answer(table, replies)
            case Mode.GAME_OVER | Mode.CONFIRM_REVEAL | Mode.SHUFFLE | Mode.THROW_DICE | Mode.ENTER_DICE:
                self._answer_after_notes(table, replies)
            case mode if mode in WATCHING:
                self._answer_after_notes(table, replies)

    def _warn_or_answer(self, table: GameTable, replies: tuple[Reply, ...]) -> None:
        """Answer, unless the coach of a guided game warns first."""
        table.chances.acknowledge_decline()
        if table.is_guided and is_viewer_asked(table) and table.coach_warnings.holds_back(replies):
            self.save_whole()
            self.next_question(says=True)
        else:
            self._answer_after_notes(table, replies)

    def _answer_after_notes(self, table: GameTable, replies: tuple[Reply, ...]) -> None:
        """Answer, unless a note must be read first."""
        if table.preferences.asks and self.notes.holds_back(replies, table.would_play(replies)):
            self.next_question(says=True)
        else:
            table.answer(*replies)
            self.after_act()

    def after_act(self, notice: str = "") -> None:
        """Save, show and announce the result of a player's act."""
        table = self.table
        assert table
        self.notice = notice
        coach = table.coach
        if coach and coach.number > self.learned and coach.done(table.match):
            self.learned = coach.number
            self.outbox.add(effects.KeepPreference("learned", str(self.learned)))
        if table.clock.is_there:
            table.clock.keep()
            self.save_whole()
        elif not coach and table.match.can_save:
            self.outbox.add(effects.SaveReplies(table.match))
        self.next_question(says=True)
        self.outbox.add(effects.Acted())
        # The arc of a finished game is worked out before it is requested, if other processes do it.
        is_game = table.match.outcome and not coach and not why_no_arc(table.match, self.skin)
        if is_game and self.outbox.has_workers:
            self._begin_arc(self._prepare_arc(table.match))

    # Commands

    def commands(self, fields: Mapping[str, Any] = NO_FIELDS) -> Commands:
        """See `PageSession.commands`."""
        files: Commands = {"save": self._download_save}
        if self.capabilities.scenarios:
            files = {**files, "save scenario": self._download_scenario}
        if self.replay:
            return {**files, "start page": self.leave_table, **self._replay_commands(self.replay, fields)}
        if self.table:
            return self._table_commands(self.table, files, fields)
        return {"save": self._download_save, **self._start_commands(fields)}

    def _start_commands(self, fields: Mapping[str, Any]) -> Commands:
        teaches: Commands = {"lesson": lambda: self._start_lesson(int(fields["value"])), "guided": self._begin_guided}
        requested, pending = self.requested_game, self.pending_start
        return {
            **{view: partial(self._show_start_view, view) for view in START_VIEWS if view != LEARN},
            "play": lambda: self.begin(new_game_options(self.skin).play.answers),
            "watch": lambda: self.begin(new_game_options(self.skin).watch.answers),
            "begin": partial(self.begin, fields),
            "continue": self._go_on,
            **({LEARN: partial(self._show_start_view, LEARN), **teaches} if self.capabilities.tutorial else {}),
            **({"begin asked": partial(self.begin, requested.way.answers)} if requested else {}),
            **({"begin anyway": partial(self.start_match, pending.match, pending.notice)} if pending else {}),
        }

    def _table_commands(self, table: GameTable, files: Commands, fields: Mapping[str, Any]) -> Commands:
        leave: Commands = {"start page": self.leave_table, **self._clock_commands(table, fields)}
        learn = dict.fromkeys(("lesson", "again"), lambda: self._start_lesson(int(fields["value"])))
        match self.mode:
            case Mode.INTRODUCTION:
                return {"read": partial(self._begin_to_play, table), "start page": self.leave_table}
            case Mode.REVEALED_OFFERS:
                return {"next": partial(self._act, table.close_revealed_offers), "start page": self.leave_table}
            case Mode.NOTE:
                play_it = partial(self._act, lambda: table.answer(*self.notes.read()))
                return {"play it": play_it, "not now": partial(self._act, self.notes.drop)}
            case Mode.HAND_OFF:
                ready = partial(self._act, partial(self._hand_over, table, fields.get("name")))
                return {**leave, "ready": ready, "ask all": partial(self._act, table.ask_consent)}
            case Mode.UNDO_CONSENT:
                acts = {"agree": table.undo, "put back": table.undo_steps.redo_all, "enough": table.accept_undo}
                return {**leave, **{name: partial(self._act, act) for name, act in acts.items()}}
            case Mode.STAGE:
                skips = partial(table.skip_stage, for_good=True)
                acts = {"next": table.advance_stage, "skip": table.skip_stage, "skip all": skips}
                return {
                    **files,
                    **leave,
                    **(learn if table.coach else {}),
                    **{name: partial(self._act, act) for name, act in acts.items()},
                }
        return {
            **files,
            **leave,
            "undo": partial(self._undo, table),
            "redo": partial(self._act, table.redo),
            "ask all": partial(self._act, table.ask_consent),
            "look back": self.open_replay,
            **(learn if table.coach else {}),
            **self._question_commands(table, fields),
        }

    def _question_commands(self, table: GameTable, fields: Mapping[str, Any]) -> Commands:
        """Return the commands that only some questions have."""
        match self.mode:
            case Mode.CHOICE:
                return self._choice_commands(table, fields)
            case Mode.COACH_WARNING:
                anyway = lambda: self._warn_or_answer(table, table.coach_warnings.let_go())  # noqa: E731
                again = partial(self._act, table.choose_again)
                return {**self._choice_commands(table, fields), "play it anyway": anyway, "choose again": again}
            case Mode.THROW_DICE:
                return {"throw": partial(self._act, table.throw)}
            case Mode.SHUFFLE:
                return {"shuffle": partial(self._act, table.shuffle)}
            case Mode.CONFIRM_REVEAL:
                return {"go on": partial(self._act, table.go_on)}
            case Mode.WATCH:
                return {"next": partial(self._act, table.step_computer), "skip": partial(self._act, table.skip)}
            case Mode.THINKING:
                return {"skip": partial(self._act, table.skip)}
            case Mode.GAME_OVER:
                arc: Commands = {} if why_no_arc(table.match, self.skin) else {"arc": self._show_arc}
                return {**arc, WHAT_IF_COMMAND: partial(self._keep_deciding_moment, table)}
        return {}

    def _choice_commands(self, table: GameTable, fields: Mapping[str, Any]) -> Commands:
        placing: Commands = {
            "all": partial(self._act, table.place_all),
            "colour": lambda: self._choose_color(table, fields["value"]),
            "handful": partial(self._toggle_batch, table),
        }
        advice: Commands = {
            "hint": partial(self._ask_for_hints, table),
            "chances": partial(self._ask_for_chances, table),
            "no chances": partial(self._decline_chances, table),
        }
        return {
            "instead": partial(self._act, lambda: table.choose_instead(fields["value"])),
            **(placing if self.capabilities.placing else {}),
            **(advice if self.capabilities.advice else {}),
        }

    def _clock_commands(self, table: GameTable, fields: Mapping[str, Any]) -> Commands:
        if not table.clock.is_there:
            return {}
        return {
            "clock": partial(self._act, lambda: table.clock.stop(fields["value"] == "stop")),
            "time is up": lambda: self._act(table.handle_time_up) if table.clock.is_up else None,
        }

    def _act(self, act: Callable[[], object]) -> None:
        """Let a player act."""
        act()
        self.after_act()

    def _begin_to_play(self, table: GameTable) -> None:
        """Close the introduction; the notice about an opened game is read after it."""
        table.close_introduction()
        self.after_act(self.notice)

    def _choose_color(self, table: GameTable, color: str) -> None:
        table.color_choice.color = color
        self.paint()

    def _toggle_batch(self, table: GameTable) -> None:
        table.batch_placing.is_wanted = not table.batch_placing.is_wanted
        self.paint()

    def _hand_over(self, table: GameTable, name: str | None) -> None:
        """Give the screen to the person who is asked; `name` is the name they entered, "" removes it."""
        if name is not None and table.names.write_next(str(name)):
            self.save_whole()
        table.screen.take()

    def _undo(self, table: GameTable) -> None:
        takes_back = table.undo_text
        why_not = table.undo()
        if not why_not:
            table.announcer.note(_("Taken back: {act}").format(act=takes_back))
        self.after_act(_("That cannot be taken back: {reason}.").format(reason=why_not) if why_not else "")

    # The coach

    def _ask_for_hints(self, table: GameTable) -> None:
        if can_ask_for_hints(table):
            table.hints.ask(table.view, known=table.coach_warnings.hints)
            self._report(table, table.hints.request)

    def _ask_for_chances(self, table: GameTable) -> None:
        chances = table.chances
        if not can_ask_for_chances(table):
            return
        chances.ask()
        if chances.is_shared:
            self.save_whole()
        self._report(table, chances.request)
        if chances.has_said_so:
            self.say(coach_message(table)[0])

    def _decline_chances(self, table: GameTable) -> None:
        table.chances.decline()
        self.save_whole()
        self.paint()
        self.say(_(NOT_SHOWN))

    def _report(self, table: GameTable, request: AdviceRequest[Any], *, is_new: bool = True) -> None:
        """Show the progress of a request, and announce its result; a new one is announced too if it takes time."""
        if not request.is_thinking and request is table.hints.request and table.hints.faces:
            table.chances.ask_beside_hints()
        self.paint()
        if request.is_thinking:
            if is_new:
                self.say(f"{_(COACH_IS_THINKING)}.")
        elif request.is_about_question and (line := _result_in_words(table, request)):
            self.say(line)

    def _take_progress(self, job: RunningJob[Any]) -> None:
        """Act on the progress of a job, if what it is for is still at hand."""
        table = self.table
        if self.arc_job and job is self.arc_job.job:
            self._report_arc(self.arc_job)
        elif table and table.take_reply(job):
            self._resume(table)
        elif table and not self.replay:
            for request in (table.hints.request, table.chances.request):
                is_shown = request.is_awaited or not request.is_thinking
                if request.job is job and request.note_progress() and is_shown:
                    self._report(table, request, is_new=False)

    def _resume(self, table: GameTable) -> None:
        """Continue with the reply of a computer player. During a replay the match must not change, so it waits."""
        self.has_waiting_reply = self.replay is not None
        if not self.has_waiting_reply:
            table.resume_after_thinking()
            self.after_act()

    # Preferences

    def set_preferences(self, preferences: Preferences) -> None:
        """Play with these preferences from now on."""
        self.preferences = preferences
        if self.table and self.table.preferences != preferences:
            self.table.apply_preferences(preferences)
            if not self.replay:  # A replay shows none of it, and must not drop a pending click.
                self.next_question()

    # Beginning and leaving

    def open(self) -> None:
        """Show the page as it begins."""
        self.next_question()

    def begin(self, answers: Mapping[str, str]) -> None:
        """Begin the game that these answers of the start page describe."""
        self.begin_after_confirmation(create_match(self.skin, answers))

    def _begin_guided(self) -> None:
        """Begin the recommended game with a coach. The visitor keeps this preference for other games."""
        self.outbox.add(effects.KeepPreference("help", GUIDED))
        self.set_preferences(replace(self.preferences, help=GUIDED))
        self.begin(new_game_options(self.skin).play.answers)

    def _show_start_view(self, view: str) -> None:
        self.start_view = view
        self.next_question()

    def begin_after_confirmation(self, match: Match[Any, Any], notice: str = "") -> None:
        """Begin another game; an unfinished game is replaced only after a confirmation."""
        self.waiting.leave(self.table)
        self.replay = None
        if self.waiting.is_unfinished:
            self._clear()
            self.pending_start = PendingStart(match, notice)
            self.next_question()
        else:
            self.start_match(match, notice)

    def start_match(self, match: Match[Any, Any], notice: str = "") -> None:
        """Open this match."""
        self.prepare_table(self._open_table(match))
        self.notes.drop()
        if match.can_save:
            self.outbox.add(effects.SaveMatch(match, copies_saved=self.waiting.browser_has_more))
        self.waiting.end()
        self.pending_start, self.came_from, self.start_view = None, self.start_view, FRONT
        self.after_act(notice)

    def prepare_table(self, table: GameTable) -> None:
        """Prepare the table of a new match before it is shown; a subclass may close its introduction."""

    def _start_lesson(self, number: int) -> None:
        """Begin this step of the tutorial; after the last, show the list of lessons. It is not saved as a game."""
        self.waiting.leave(self.table)
        if coach := self.tutorial_step(number):
            table = self._open_table(self.capabilities.tutorial.lesson_match(coach.lesson), coach)
            table.announcer.note(f"{coach.kicker.replace(' · ', ', ')}.")
            self.after_act()
        else:
            self._clear()
            self.start_view = LEARN
            self.next_question()

    def _open_table(self, match: Match[Any, Any], coach: TutorialStep | None = None) -> GameTable:
        self._clear()
        self.table = GameTable(match, self.preferences, coach, skin=self.skin, outbox=self.outbox)
        return self.table

    def _clear(self) -> None:
        """Leave the table."""
        if self.table:
            self.table.leave()
        if self.arc_job:
            self.arc_job.stop()
        self.table, self.arc_job, self.has_waiting_reply = None, None, False

    def leave_table(self) -> None:
        """Leave the open game, and show the start page."""
        self.waiting.leave(self.table)
        self.start_view = FRONT
        if self.table and self.table.coach:
            self.start_view = LEARN
        elif self.table and self.table.introduction:
            self.start_view = self.came_from
        self._clear()
        self.replay, self.pending_start, self.notice = None, None, ""
        self.next_question()

    # Saves and files

    def _offer_save(self, save: str) -> None:
        """Offer the game that the browser has saved, when the page has loaded."""
        if save and not self.table:
            self.notice = self.waiting.find(save)
            self.next_question()

    def _go_on(self, notice: str = "") -> None:
        """Continue the saved game, or show its end again."""
        if self.waiting.match:
            self.start_match(self.waiting.match, notice)

    def save_whole(self) -> None:
        """Let the browser save the whole game: it has lost its save, or more is saved with the game."""
        table = self.table
        if table and not table.coach and table.match.can_save:
            self.outbox.add(effects.SaveMatch(table.match))

    def _open_file(self, text: str | None) -> None:
        """Open a file in place of the open game, after a confirmation.

        A finished game is replayed while the open one waits. A file that cannot be read changes nothing.
        """
        try:
            if text is None:
                raise DamagedSave(_(TOO_LARGE))
            match = load_match(text, [self.skin])
        except DamagedSave as damage:
            self.notice = _(NOT_OPENED).format(why=damage)
            return self.next_question()
        self.notice, older = "", describe_older_save(match, self.skin)
        if match.outcome:
            return self.show_replay(Replay(match, skin=self.skin), older)
        return self.begin_after_confirmation(match, older)

    def _download_save(self) -> None:
        if self.match and self.match.can_save:
            self.outbox.add(download_save(self.match))

    def _download_scenario(self) -> None:
        """Download a scenario that begins here, or say why none can."""
        at_hand, scenarios = self.replay or (self.table and self.table.match), self.capabilities.scenarios
        if why_not := scenarios.why_no_scenario(at_hand.position) if at_hand else _(NO_GAME):
            self.notice = _("No scenario can begin here: {reason}.").format(reason=why_not)
            self.paint()
        elif at_hand:
            self.outbox.add(download_scenario(self.skin, at_hand.position))

    def _keep_deciding_moment(self, table: GameTable) -> None:
        self._keep_moment(table.match, deciding_moment(table.match, self.arc_job, self.skin))

    def _keep_moment(self, match: Match[Any, Any], number: int | None) -> None:
        """Let the page keep a moment of a match for the page *What if?*; None is ignored."""
        if number is not None:
            self.outbox.add(keep_moment(match, number, self.skin))

    # Replay

    def open_replay(self) -> None:
        """Replay the open game from its start; it waits unchanged.

        Raises:
            ValueError: There is no open game.
        """
        self.show_replay(self._replay_of_table())

    def _replay_of_table(self) -> Replay:
        if self.table is None:
            raise ValueError("there is no game on the table to look back at")
        seat = self.table.screen.seen_by
        return Replay(self.table.match, may_see=[seat] if seat else [], skin=self.skin)

    def show_replay(self, replay: Replay, notice: str = "") -> None:
        """Show this replay; the open game waits unchanged."""
        if self.table:
            self.table.clock.hold(True)
        self.replay, self.notice = replay, notice
        self.next_question(says=True)

    def close_replay(self) -> None:
        """Return to the game, or to the start page, as it was left."""
        if self.table:
            self.table.clock.hold(False)
        self.replay, self.notice = None, ""
        if self.table and self.has_waiting_reply:
            self._resume(self.table)
        else:
            self.next_question()
            self.outbox.add(effects.Acted())

    def _replay_commands(self, replay: Replay, fields: Mapping[str, Any]) -> Commands:
        fork: Commands = {
            "go on looking": partial(self._ask_who_plays_on, replay, False),
            "begin": lambda: self.begin_after_confirmation(replay.fork(fields, secrets.token_hex(4))),
        }
        arc: Commands = {
            "go there": lambda: self._leave_arc(replay, int(fields["value"])),
            "play on from": lambda: self._ask_who_plays_on(replay, True, int(fields["value"])),
            "picture": self._download_arc,
            "leave arc": partial(self._leave_arc, replay),
        }
        return {
            **{name: partial(self._move, replay, move) for name, move in replay.commands(fields).items()},
            "play from here": partial(self._ask_who_plays_on, replay, True),
            WHAT_IF_COMMAND: lambda: self._keep_moment(replay.match, replay.what_if_position(int(fields["value"]))),
            "leave": self.close_replay,
            **({} if why_no_arc(replay.match, self.skin) else {"arc": self._show_arc}),
            **(fork if self.mode == Mode.FORK else arc if self.mode == Mode.ARC else {}),
        }

    def _move(self, replay: Replay, move: Callable[[], None]) -> None:
        """Show another step. The question number stays, so late commands move too, which does no harm."""
        before, self.notice = replay.step, ""
        move()
        self.paint()
        if replay.step != before:
            self.say(replay.spoken)

    def _ask_who_plays_on(self, replay: Replay, asks: bool, step: int | None = None) -> None:
        if step is not None:
            replay.go(step)
        replay.ask_who_plays_on(asks)
        self.notice = _(GAME_IS_OVER) if asks and not replay.is_forking else ""
        self.next_question()

    # The arc

    def _show_arc(self) -> None:
        """Show the arc of the match; if no replay is open, open one at the end. Raises ValueError if it has no arc."""
        if self.replay is None:
            self.replay = self._replay_of_table()
            self.replay.go(self.replay.last)
        arc_job = self._prepare_arc(self.replay.match)
        self._begin_arc(arc_job)
        self.replay.shows_arc, self.notice = True, _(DAMAGED_ARC) if arc_job.damage else ""
        self.next_question(says=True)

    def _leave_arc(self, replay: Replay, step: int | None = None) -> None:
        """Show the steps of the replay again, by default the one of the handle."""
        if step is not None:
            replay.go(step)
        replay.shows_arc, self.notice = False, ""
        self.next_question(says=True)

    def _download_arc(self) -> None:
        if self.arc_job:
            self.outbox.add(effects.DownloadArc(self.arc_job.face))

    def _prepare_arc(self, match: Match[Any, Any]) -> ArcJob:
        """Return the arc job of a match, and stop that of another. Raises ValueError if it has no arc."""
        if self.arc_job is None or not self.arc_job.belongs_to(match):
            if self.arc_job:
                self.arc_job.stop()
            self.arc_job = ArcJob(match, self.skin, self.outbox)
        return self.arc_job

    def _begin_arc(self, arc_job: ArcJob) -> None:
        if arc_job.begin() and arc_job.job.is_over:
            self._report_arc(arc_job)

    def _report_arc(self, arc_job: ArcJob) -> None:
        """Show the progress of the arc. A completed one is saved with the game in the browser."""
        if not arc_job.note_progress():
            return
        table, is_over = self.table, arc_job.job.is_over
        if is_over:
            arc_job.keep()
        lines = announce_end(arc_job) if is_over else [*filter(None, [announce_quarter(arc_job)])]
        if is_over and table and arc_job.belongs_to(table.match) and table.match.can_save:
            self.outbox.add(effects.SaveMatch(table.match))
        if self.replay and self.replay.shows_arc:
            self.paint()
            if lines:
                self.say(*lines)


def _result_in_words(table: GameTable, request: AdviceRequest[Any]) -> str:
    """Return the result of a request for a screen reader."""
    chances, hints = table.chances, table.hints
    if request is chances.request:
        if not request.is_awaited:
            return format_chance(chances.in_short)
        return chances.face.spoken if chances.face else _(FAILED)
    lines = [
        _("Hint {number}: {hint}").format(number=number, hint=hint.spoken) for number, hint in enumerate(hints.faces, 1)
    ]
    return " ".join(filter(None, [format_standing(still_needed(table).removesuffix(".")), *lines])) or _(FAILED)
