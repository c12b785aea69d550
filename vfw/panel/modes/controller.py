"""The controller of the panel: the state of one visitor, and how it changes.

That is the open match, a saved one, a replay, the tutorial and the preferences. The modes decide what the page shows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from vfw.core.match import DamagedSave, Match
from vfw.jobs.pool import INLINE_POOL
from vfw.jobs.remote_pool import current_pool
from vfw.panel.rendering.arc import DAMAGED_ARC, announce_end, announce_quarter
from vfw.panel.rendering.saved_games import (
    NOT_OPENED,
    ResumableGame,
    build_moment_message,
    build_save_message,
    build_scenario_message,
    describe_older_save,
)
from vfw.panel.rendering.start_page import FRONT, LEARN, RequestedGame, create_match
from vfw.panel.rendering.table import NO_GAME
from vfw.panel.session.answering import NoteGate
from vfw.panel.session.arc import ArcJob, why_no_arc
from vfw.panel.session.game_session import GameSession
from vfw.panel.session.preferences import DEFAULT_PREFERENCES, Preferences
from vfw.panel.session.replay import Replay
from vfw.panel.skins.capabilities import Skin
from vfw.panel.skins.registry import load_match
from vfw.panel.view_models.advice import TutorialStep
from vfw.panel.web.page import Autosave, PageWidget


class TutorialProgress:
    """The steps of the tutorial, and how far the visitor has come. The browser remembers that.

    Attributes:
        learned: the number of completed steps.
    """

    def __init__(self) -> None:
        self.learned = 0

    def remember(self, learned: str) -> None:
        """Restore the progress that the browser reports; invalid text counts as none."""
        self.learned = int(learned) if learned.isdecimal() else 0

    def coach(self, skin: Skin, number: int) -> TutorialStep | None:
        """Return the guide of the step with that number; None if there is no such step."""
        lessons = skin.capabilities.tutorial.lessons()
        return TutorialStep(lessons[number - 1], number, len(lessons)) if 1 <= number <= len(lessons) else None

    def has_new(self, session: GameSession) -> bool:
        """Return whether the visitor has just completed a step for the first time."""
        coach = session.coach
        if not coach or coach.number <= self.learned or not coach.done(session.match):
            return False
        self.learned = coach.number
        return True


class PanelController:
    """The controller of one panel.

    Args:
        page: the page widget.
        skin: the skin of the game.
        turn: called when another question is asked, with whether it is announced.
        paint: called when the same question must be painted again.
        guarded: runs callbacks such as finished jobs, and shows their errors on the page.

    Attributes:
        session: the open game; None on the start page.
        replay: the match that is replayed; None for none.
        arc_job: the arc that is computed, or was computed last; None for none.
        waiting: the game that was left or saved.
        pending_start: begins another game, once the visitor confirms that; None if no confirmation is asked.
        start_view: the view of the start page.
        requested_game: the game that the address of the page requests; None for none.
        notice: a notice that is shown once.
        preferences: the preferences of the visitor.
        note_gate: holds back cards whose note must be read first.
        tutorial_progress: the completed steps of the tutorial.
        home: the action of the command "start page".
        on_act: called after each act.
    """

    def __init__(
        self,
        page: PageWidget,
        skin: Skin,
        turn: Callable[[bool], None],
        paint: Callable[[], None],
        guarded: Callable[[Callable[[], object]], None],
    ) -> None:
        self.page, self.skin, self._turn, self.paint, self.guarded = page, skin, turn, paint, guarded
        self.session: GameSession | None = None
        self.replay: Replay | None = None
        self.arc_job: ArcJob | None = None
        self.waiting = ResumableGame(skin)
        self.pending_start: Callable[[], None] | None = None
        self._has_waiting_reply = False
        self.start_view, self._came_from, self.notice = FRONT, FRONT, ""
        self.requested_game: RequestedGame | None = None
        self.preferences, self.note_gate, self.tutorial_progress = DEFAULT_PREFERENCES, NoteGate(), TutorialProgress()
        self._autosave = Autosave(page)
        self.home: Callable[[], None] = self.show_start_page
        self.on_act: Callable[[], None] = lambda: None

    @property
    def shown(self) -> Match[Any, Any] | None:
        """The match of the replay, the session, or the saved game."""
        at_hand = self.replay or self.session
        return at_hand.match if at_hand else self.waiting.match

    # Asking

    def act(self, act: Callable[[], object], notice: str = "") -> None:
        """Let a player act."""
        act()
        self.after_act(notice)

    def after_act(self, notice: str = "") -> None:
        """Save, show and announce the result of a player's act."""
        assert self.session is not None
        self.notice = notice
        if self.tutorial_progress.has_new(self.session):
            self.page.send({"kind": "like", "name": "learned", "value": str(self.tutorial_progress.learned)})
        if self.session.clock.is_there:
            self.session.clock.keep()
            self.save_whole()
        elif not self.session.coach and self.session.match.can_save:
            self._autosave.follow(self.session.match)
        self.next_question(says=True)
        self.on_act()
        self._prepare_arc_of_finished_game(self.session)

    def next_question(self, *, says: bool = False) -> None:
        """Show the next question; with `says` it is announced."""
        self._turn(says)

    def apply_preferences(self, preferences: Preferences) -> None:
        """Play with these preferences from now on."""
        self.preferences = preferences
        if self.session and self.session.preferences != preferences:
            self.session.apply_preferences(preferences)
            if not self.replay:  # A replay shows none of it, and must not drop a pending click.
                self.next_question()

    # Looking back

    def open_replay(self) -> None:
        """Replay the open game from its start. Raises ValueError if there is none."""
        self.show_replay(self._back())

    def _back(self) -> Replay:
        if self.session is None:
            raise ValueError("there is no game on the table to look back at")
        seat = self.session.screen.seen_by
        return Replay(self.session.match, may_see=[seat] if seat else [], skin=self.skin)

    def show_replay(self, replay: Replay, notice: str = "") -> None:
        """Show this replay; the open game waits unchanged."""
        if self.session:
            self.session.clock.hold(True)
        self.replay, self.notice = replay, notice
        self.next_question(says=True)

    def show_arc(self, looks: bool = True) -> None:
        """Show the arc of the match, or its steps again; if no replay is open, open one at the end."""
        if self.replay is None:
            self.replay = self._back()
            self.replay.go(self.replay.last)
        if looks:
            self.prepare_arc(self.replay.match).begin()
        self.replay.shows_arc, self.notice = looks, ""
        if looks and self.arc_job and self.arc_job.damage:
            self.notice = DAMAGED_ARC
        self.next_question(says=True)

    def prepare_arc(self, match: Match[Any, Any]) -> ArcJob:
        """Return the arc job of a match, and stop that of another. Raises ValueError if it has no arc."""
        if self.arc_job is None or not self.arc_job.belongs_to(match):
            if self.arc_job:
                self.arc_job.stop()
            self.arc_job = ArcJob(
                match,
                self.skin,
                current_pool(),
                partial(self.guarded, self._report_arc_progress),
                partial(self.guarded, self._save_arc),
            )
        return self.arc_job

    def _prepare_arc_of_finished_game(self, session: GameSession) -> None:
        """Compute the arc of a finished game before it is requested, if a pool does the work."""
        is_game = session.match.outcome and not session.coach and not why_no_arc(session.match, self.skin)
        if is_game and current_pool() is not INLINE_POOL:
            self.prepare_arc(session.match).begin()

    def _report_arc_progress(self) -> None:
        assert self.arc_job
        said = announce_quarter(self.arc_job)
        if self.replay and self.replay.shows_arc:
            self.paint()
            if said:
                self.page.say(said)

    def _save_arc(self) -> None:
        """Save a completed arc with the game in the browser."""
        if (
            self.session
            and self.arc_job
            and self.arc_job.belongs_to(self.session.match)
            and self.session.match.can_save
        ):
            self._autosave.begin(self.session.match)
        if self.replay and self.replay.shows_arc:
            self.paint()
            assert self.arc_job
            self.page.say(*announce_end(self.arc_job))

    def close_replay(self) -> None:
        """Return to the game, or to the start page, as it was left."""
        if self.session:
            self.session.clock.hold(False)
        self.replay, self.notice = None, ""
        if self.session and self._has_waiting_reply:
            self._resume_after_thinking(self.session)
        else:
            self.next_question()
            self.on_act()

    # Beginning

    def begin_after_confirmation(self, begin: Callable[[], None]) -> None:
        """Begin another game; an unfinished game is replaced only after a confirmation."""
        self.waiting.leave(self.session)
        self.replay = None
        if self.waiting.is_unfinished:
            self._clear()
            self.pending_start = begin
            self.next_question()
        else:
            begin()

    def begin(self, answers: Mapping[str, str]) -> None:
        """Begin the game that these answers of the start page describe."""
        self.begin_after_confirmation(lambda: self.start_match(create_match(self.skin, answers)))

    def start_match(self, match: Match[Any, Any], notice: str = "") -> None:
        """Open this match."""
        self._seat(match)
        self.note_gate.drop()
        if match.can_save:
            self._autosave.begin(match, put_aside=self.waiting.browser_has_more)
        self.waiting.end()
        self.pending_start, self._came_from, self.start_view = None, self.start_view, FRONT
        self.after_act(notice)

    def start_lesson(self, number: int) -> None:
        """Begin this step of the tutorial; after the last, show the list of lessons. It is not saved as a game."""
        self.waiting.leave(self.session)
        coach = self.tutorial_progress.coach(self.skin, number)
        if coach:
            match = self.skin.capabilities.tutorial.lesson_match(coach.lesson)
            self._seat(match, coach).announcer.note(f"{coach.kicker.replace(' · ', ', ')}.")
            self.after_act()
        else:
            self._clear()
            self.show_start_view(LEARN)

    def _seat(self, match: Match[Any, Any], coach: TutorialStep | None = None) -> GameSession:
        """Open a session for this match, and end the last one."""
        self._clear()
        self.session = session = GameSession(match, self.preferences, coach, skin=self.skin, pool=current_pool())
        session.participants.thinking.on_end = partial(self.guarded, partial(self._resume_after_thinking, session))
        return session

    def _clear(self) -> None:
        """End the session."""
        if self.session:
            self.session.leave()
        if self.arc_job:
            self.arc_job.stop()
        self.session, self.arc_job, self._has_waiting_reply = None, None, False

    def _resume_after_thinking(self, session: GameSession) -> None:
        """Continue with the reply of a computer player. During a replay the match must not change, so it waits."""
        self._has_waiting_reply = self.replay is not None
        if not self._has_waiting_reply:
            self.act(session.resume_after_thinking)

    def offer_saved_game(self, save: str) -> None:
        """Offer the game that the browser has saved, when the page has loaded."""
        if save and not self.session:
            self.notice = self.waiting.find(save)
            self.next_question()

    def go_on(self, notice: str = "") -> None:
        """Continue the saved game, or show its end again."""
        if self.waiting.match:
            self.start_match(self.waiting.match, notice)

    def show_start_page(self) -> None:
        """Leave the open game."""
        self.waiting.leave(self.session)
        self.start_view = FRONT
        if self.session and self.session.coach:
            self.start_view = LEARN
        elif self.session and self.session.introduction:
            self.start_view = self._came_from
        self._clear()
        self.replay, self.pending_start, self.notice = None, None, ""
        self.next_question()

    def show_start_view(self, view: str) -> None:
        """Show this view of the start page."""
        self.start_view = view
        self.next_question()

    # Files

    def save_whole(self) -> None:
        """Let the browser save the whole game: it has lost its save, or more is saved with the game."""
        if self.session and not self.session.coach and self.session.match.can_save:
            self._autosave.begin(self.session.match)

    def open(self, save: str) -> None:
        """Open a file in place of the open game, after a confirmation.

        A finished game is replayed while the open one waits. A file that cannot be read changes nothing.
        """
        try:
            match = load_match(save, [self.skin])
        except DamagedSave as damage:
            self.notice = NOT_OPENED.format(why=damage)
            self.next_question()
        else:
            self.notice = ""
            if match.outcome:
                self.show_replay(Replay(match, skin=self.skin), describe_older_save(match, self.skin))
            else:
                self.begin_after_confirmation(partial(self.start_match, match, describe_older_save(match, self.skin)))

    def files(self) -> dict[str, Callable[[], object]]:
        """Return the commands that download a file."""
        begins_anywhere = {"save scenario": self.save_scenario} if self.skin.capabilities.scenarios else {}
        return {"save": self.save, **begins_anywhere}

    def save(self) -> None:
        """Download the game as a file."""
        if self.shown and self.shown.can_save:
            self.page.send(build_save_message(self.shown))

    def send_moment(self, match: Match[Any, Any], number: int | None) -> None:
        """Let the page keep a moment of a match for the *What if?* page; None is ignored."""
        if number is not None:
            self.page.send(build_moment_message(match, number, self.skin))

    def save_scenario(self) -> None:
        """Download a scenario that begins here, or say why none can."""
        at_hand, scenarios = self.replay or (self.session and self.session.match), self.skin.capabilities.scenarios
        if why_not := scenarios.why_no_scenario(at_hand.position) if at_hand else NO_GAME:
            self.notice = f"No scenario can begin here: {why_not}."
            self.paint()
        elif at_hand:
            self.page.send(build_scenario_message(self.skin, at_hand.position))
