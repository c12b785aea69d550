"""What one visitor has before them: a game on the table, one that waits, one that is looked back at, and their likings.

It knows what lies there and how that changes; what the page makes of it, a mode says.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from vfw.core.match import DamagedSave, Match
from vfw.panel.faces.coach import Coach
from vfw.panel.screens.addressed import Asked
from vfw.panel.screens.arc_regions import DROPPED, end_said, quarter_said
from vfw.panel.screens.files import NOT_OPENED, moment_file, save_file, scenario_file
from vfw.panel.screens.older_saves import older_text
from vfw.panel.screens.start_page import FRONT, LEARN, new_match
from vfw.panel.screens.table_regions import NO_GAME
from vfw.panel.screens.waiting import Waiting
from vfw.panel.session.answering import NoteGate
from vfw.panel.session.arc import ArcJob, why_no_arc
from vfw.panel.session.game_session import GameSession
from vfw.panel.session.preferences import DEFAULT_PREFERENCES, Preferences
from vfw.panel.session.replay import Replay
from vfw.panel.skins.protocol import Skin
from vfw.panel.skins.registry import opened
from vfw.panel.web.page import Autosave, PageWidget
from vfw.thinking.pool import AT_ONCE
from vfw.thinking.the_pool import the_pool


class TutorialProgress:
    """Leads through the tutorial.

    Attributes:
        learned: how many steps the visitor has done.
    """

    def __init__(self) -> None:
        self.learned = 0

    def remember(self, learned: str) -> None:
        """So far had the visitor come, as their browser says, which may say anything."""
        self.learned = int(learned) if learned.isdecimal() else 0

    def coach(self, skin: Skin, number: int) -> Coach | None:
        """Who leads through the step of that number; None where there is none, as behind the last."""
        lessons = skin.abilities.tutorial.lessons()
        return Coach(lessons[number - 1], number, len(lessons)) if 1 <= number <= len(lessons) else None

    def has_new(self, session: GameSession) -> bool:
        """Whether one has just come further than ever."""
        coach = session.coach
        if not coach or coach.number <= self.learned or not coach.done(session.match):
            return False
        self.learned = coach.number
        return True


class PanelController:
    """What lies before one visitor.

    `turn` is called when something else is asked, with whether that is to be heard; `paint` when the same is to look
    otherwise. What happens by itself, as when a thought is over, happens `guarded`: an error in it is told on the page.

    Attributes:
        sitting: the game on the table; None on the start page. replay: the match that is looked back at; None for none.
        tracing: the arc that is worked out, or was last; None where none was.
        waiting: the game that was left or kept. instead: what begins once that is put away; None where nothing does.
        leaf: that of the start page. asked: the game that the address asks for; None for none.
        notice: what is to be said once.
        manner: how the visitor wants to be played with. first: what they must read. tutor: what they have learned.
        home: what "start page" leads to; on_act: what is told of each act.
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
        self.waiting = Waiting(skin)
        self.instead: Callable[[], None] | None = None
        self._has_thought_meanwhile = False
        self.leaf, self._came_from, self.notice = FRONT, FRONT, ""
        self.asked: Asked | None = None
        self.preferences, self.first, self.tutorial_progress = DEFAULT_PREFERENCES, NoteGate(), TutorialProgress()
        self._autosave = Autosave(page)
        self.home: Callable[[], None] = self.show_start_page
        self.on_act: Callable[[], None] = lambda: None

    @property
    def shown(self) -> Match[Any, Any] | None:
        """The match that is looked back at, or is on the table, or waits."""
        at_hand = self.replay or self.session
        return at_hand.match if at_hand else self.waiting.match

    # Asking

    def act(self, act: Callable[[], object], notice: str = "") -> None:
        """Let somebody at the table act."""
        act()
        self.after_act(notice)

    def after_act(self, notice: str = "") -> None:
        """Somebody at the table has acted: keep it, and show and say what has come of it."""
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
        """Something else is asked now, or shown; with `says` it is heard too."""
        self._turn(says)

    def apply_preferences(self, preferences: Preferences) -> None:
        """Play so with the visitor from now on."""
        self.preferences = preferences
        if self.session and self.session.preferences != preferences:
            self.session.apply_preferences(preferences)
            if not self.replay:  # nothing of it shows there, and a press that is under way is not to be dropped
                self.next_question()

    # Looking back

    def open_replay(self) -> None:
        """Look back at the game on the table, from its start. Raises ValueError where there is none."""
        self.show_replay(self._back())

    def _back(self) -> Replay:
        if self.session is None:
            raise ValueError("there is no game on the table to look back at")
        seat = self.session.screen.seen_by
        return Replay(self.session.match, may_see=[seat] if seat else [], skin=self.skin)

    def show_replay(self, replay: Replay, notice: str = "") -> None:
        """Look back at a match from now on; what was on the page waits as it is."""
        if self.session:
            self.session.clock.hold(True)
        self.replay, self.notice = replay, notice
        self.next_question(says=True)

    def show_arc(self, looks: bool = True) -> None:
        """Look at the arc of the match, or again at its steps; where nobody looks back yet, from its end."""
        if self.replay is None:
            self.replay = self._back()
            self.replay.go(self.replay.last)
        if looks:
            self.prepare_arc(self.replay.match).begin()
        self.replay.shows_arc, self.notice = looks, ""
        if looks and self.arc_job and self.arc_job.damage:
            self.notice = DROPPED
        self.next_question(says=True)

    def prepare_arc(self, match: Match[Any, Any]) -> ArcJob:
        """The arc of a match; that of another is worked out no more. Raises ValueError where there is none."""
        if self.arc_job is None or not self.arc_job.belongs_to(match):
            if self.arc_job:
                self.arc_job.stop()
            self.arc_job = ArcJob(
                match,
                self.skin,
                the_pool(),
                partial(self.guarded, self._see_arc),
                partial(self.guarded, self._keep_arc),
            )
        return self.arc_job

    def _prepare_arc_of_finished_game(self, session: GameSession) -> None:
        """Its arc is worked out before anybody asks for it, where others do the work."""
        is_game = session.match.outcome and not session.coach and not why_no_arc(session.match, self.skin)
        if is_game and the_pool() is not AT_ONCE:
            self.prepare_arc(session.match).begin()

    def _see_arc(self) -> None:
        assert self.arc_job
        said = quarter_said(self.arc_job)
        if self.replay and self.replay.shows_arc:
            self.paint()
            if said:
                self.page.say(said)

    def _keep_arc(self) -> None:
        """All of an arc is known: the browser keeps it with the game."""
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
            self.page.say(*end_said(self.arc_job))

    def close_replay(self) -> None:
        """Return to the game, or to the start page, as it was left."""
        if self.session:
            self.session.clock.hold(False)
        self.replay, self.notice = None, ""
        if self.session and self._has_thought_meanwhile:
            self._go_on_as_thought(self.session)
        else:
            self.next_question()
            self.on_act()

    # Beginning

    def begin_after_confirmation(self, begin: Callable[[], None]) -> None:
        """A game that is not over is not replaced without a question."""
        self.waiting.leave(self.session)
        self.replay = None
        if self.waiting.is_unfinished:
            self._clear()
            self.instead = begin
            self.next_question()
        else:
            begin()

    def begin(self, answers: Mapping[str, str]) -> None:
        """Begin the game that these answers of the start page ask for."""
        self.begin_after_confirmation(lambda: self.start_match(new_match(self.skin, answers)))

    def start_match(self, match: Match[Any, Any], notice: str = "") -> None:
        """Put this match on the table."""
        self._seat(match)
        self.first.drop()
        if match.can_save:
            self._autosave.begin(match, put_aside=self.waiting.browser_has_more)
        self.waiting.end()
        self.instead, self._came_from, self.leaf = None, self.leaf, FRONT
        self.after_act(notice)

    def start_lesson(self, number: int) -> None:
        """Begin this step of the tutorial; behind the last, show what there is to learn. It is not kept as a game."""
        self.waiting.leave(self.session)
        coach = self.tutorial_progress.coach(self.skin, number)
        if coach:
            match = self.skin.abilities.tutorial.lesson_match(coach.lesson)
            self._seat(match, coach).announcer.note(f"{coach.kicker.replace(' · ', ', ')}.")
            self.after_act()
        else:
            self._clear()
            self.show_start_view(LEARN)

    def _seat(self, match: Match[Any, Any], coach: Coach | None = None) -> GameSession:
        """Let those who play sit down at this match; whoever sat here gets up."""
        self._clear()
        self.session = session = GameSession(match, self.preferences, coach, skin=self.skin, pool=the_pool())
        session.participants.thinking.on_end = partial(self.guarded, partial(self._go_on_as_thought, session))
        return session

    def _clear(self) -> None:
        """Nobody sits at the table any more."""
        if self.session:
            self.session.leave()
        if self.arc_job:
            self.arc_job.stop()
        self.session, self.arc_job, self._has_thought_meanwhile = None, None, False

    def _go_on_as_thought(self, session: GameSession) -> None:
        """A computer knows what it chooses. Where a match is looked back at, it must not change meanwhile."""
        self._has_thought_meanwhile = self.replay is not None
        if not self._has_thought_meanwhile:
            self.act(session.resume_after_thinking)

    def offer_saved_game(self, save: str) -> None:
        """The page has come up and says what the browser holds."""
        if save and not self.session:
            self.notice = self.waiting.find(save)
            self.next_question()

    def go_on(self, notice: str = "") -> None:
        """Go on with the game that waits, or come to its end again."""
        if self.waiting.match:
            self.start_match(self.waiting.match, notice)

    def show_start_page(self) -> None:
        """Leave what is on the table."""
        self.waiting.leave(self.session)
        self.leaf = FRONT
        if self.session and self.session.coach:
            self.leaf = LEARN
        elif self.session and self.session.introduction:
            self.leaf = self._came_from
        self._clear()
        self.replay, self.instead, self.notice = None, None, ""
        self.next_question()

    def show_start_view(self, leaf: str) -> None:
        """Turn the start page to this leaf."""
        self.leaf = leaf
        self.next_question()

    # Files

    def save_whole(self) -> None:
        """The browser has lost what it kept of the game, or more is to be kept with it: let it keep all of it."""
        if self.session and not self.session.coach and self.session.match.can_save:
            self._autosave.begin(self.session.match)

    def open(self, save: str) -> None:
        """Open a file in place of what is on the table, after a question. A game that is over is looked back at, while
        the one on the table waits. What cannot be read changes nothing."""
        try:
            match = opened(save, [self.skin])
        except DamagedSave as damage:
            self.notice = NOT_OPENED.format(why=damage)
            self.next_question()
        else:
            self.notice = ""
            if match.outcome:
                self.show_replay(Replay(match, skin=self.skin), older_text(match, self.skin))
            else:
                self.begin_after_confirmation(partial(self.start_match, match, older_text(match, self.skin)))

    def files(self) -> dict[str, Callable[[], object]]:
        """What can be had as a file, by the name of the command."""
        begins_anywhere = {"save scenario": self.save_scenario} if self.skin.abilities.scenarios else {}
        return {"save": self.save, **begins_anywhere}

    def save(self) -> None:
        """Give the game as a file."""
        if self.shown and self.shown.can_save:
            self.page.send(save_file(self.shown))

    def send_moment(self, match: Match[Any, Any], number: int | None) -> None:
        """Have the page keep a moment of a match for the room *What if?*; None for one that cannot be asked about."""
        if number is not None:
            self.page.send(moment_file(match, number, self.skin))

    def save_scenario(self) -> None:
        """Give a scenario that begins here as a file, or say why none can."""
        at_hand, scenarios = self.replay or (self.session and self.session.match), self.skin.abilities.scenarios
        if why_not := scenarios.why_no_scenario(at_hand.position) if at_hand else NO_GAME:
            self.notice = f"No scenario can begin here: {why_not}."
            self.paint()
        elif at_hand:
            self.page.send(scenario_file(self.skin, at_hand.position))
