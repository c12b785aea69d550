"""What one visitor has before them: a game on the table, one that waits, one that is looked back at, and their likings.

It knows what lies there and how that changes; what the page makes of it, a mode says.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from vfw.core.match import DamagedSave, Match
from vfw.jobs.pool import INLINE_POOL
from vfw.jobs.remote_pool import current_pool
from vfw.panel.faces.coach import Coach
from vfw.panel.play.looking_back import Replay
from vfw.panel.play.manner import USUAL, Manner
from vfw.panel.play.reading_first import ReadingFirst
from vfw.panel.play.sitting import Sitting
from vfw.panel.play.tracing import Tracing, why_no_arc
from vfw.panel.play.tutor import Tutor
from vfw.panel.screens.addressed import Asked
from vfw.panel.screens.arc_regions import DROPPED, end_said, quarter_said
from vfw.panel.screens.files import NOT_OPENED, moment_file, save_file, scenario_file
from vfw.panel.screens.older_saves import older_text
from vfw.panel.screens.start_page import FRONT, LEARN, new_match
from vfw.panel.screens.table_regions import NO_GAME
from vfw.panel.screens.waiting import Waiting
from vfw.panel.skins.protocol import Skin
from vfw.panel.skins.registry import opened
from vfw.panel.web.autosave import Autosave
from vfw.panel.web.page import Page


class Desk:
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
        page: Page,
        skin: Skin,
        turn: Callable[[bool], None],
        paint: Callable[[], None],
        guarded: Callable[[Callable[[], object]], None],
    ) -> None:
        self.page, self.skin, self._turn, self.paint, self.guarded = page, skin, turn, paint, guarded
        self.sitting: Sitting | None = None
        self.replay: Replay | None = None
        self.tracing: Tracing | None = None
        self.waiting = Waiting(skin)
        self.instead: Callable[[], None] | None = None
        self._has_thought_meanwhile = False
        self.leaf, self._came_from, self.notice = FRONT, FRONT, ""
        self.asked: Asked | None = None
        self.manner, self.first, self.tutor = USUAL, ReadingFirst(), Tutor()
        self._autosave = Autosave(page)
        self.home: Callable[[], None] = self.to_start_page
        self.on_act: Callable[[], None] = lambda: None

    @property
    def shown(self) -> Match[Any, Any] | None:
        """The match that is looked back at, or is on the table, or waits."""
        at_hand = self.replay or self.sitting
        return at_hand.match if at_hand else self.waiting.match

    # Asking

    def act(self, act: Callable[[], object], notice: str = "") -> None:
        """Let somebody at the table act."""
        act()
        self.acted(notice)

    def acted(self, notice: str = "") -> None:
        """Somebody at the table has acted: keep it, and show and say what has come of it."""
        assert self.sitting is not None
        self.notice = notice
        if self.tutor.has_new(self.sitting):
            self.page.send({"kind": "like", "name": "learned", "value": str(self.tutor.learned)})
        if self.sitting.clock.is_there:
            self.sitting.clock.keep()
            self.keep_whole()
        elif not self.sitting.coach and self.sitting.match.can_save:
            self._autosave.follow(self.sitting.match)
        self.turn(says=True)
        self.on_act()
        self._trace_what_is_over(self.sitting)

    def turn(self, *, says: bool = False) -> None:
        """Something else is asked now, or shown; with `says` it is heard too."""
        self._turn(says)

    def mind(self, manner: Manner) -> None:
        """Play so with the visitor from now on."""
        self.manner = manner
        if self.sitting and self.sitting.manner != manner:
            self.sitting.mind(manner)
            if not self.replay:  # nothing of it shows there, and a press that is under way is not to be dropped
                self.turn()

    # Looking back

    def look_back(self) -> None:
        """Look back at the game on the table, from its start. Raises ValueError where there is none."""
        self.look_at(self._back())

    def _back(self) -> Replay:
        if self.sitting is None:
            raise ValueError("there is no game on the table to look back at")
        seat = self.sitting.screen.seen_by
        return Replay(self.sitting.match, may_see=[seat] if seat else [], skin=self.skin)

    def look_at(self, replay: Replay, notice: str = "") -> None:
        """Look back at a match from now on; what was on the page waits as it is."""
        if self.sitting:
            self.sitting.clock.hold(True)
        self.replay, self.notice = replay, notice
        self.turn(says=True)

    def look_at_arc(self, looks: bool = True) -> None:
        """Look at the arc of the match, or again at its steps; where nobody looks back yet, from its end."""
        if self.replay is None:
            self.replay = self._back()
            self.replay.go(self.replay.last)
        if looks:
            self.trace(self.replay.match).begin()
        self.replay.shows_arc, self.notice = looks, ""
        if looks and self.tracing and self.tracing.damage:
            self.notice = DROPPED
        self.turn(says=True)

    def trace(self, match: Match[Any, Any]) -> Tracing:
        """The arc of a match; that of another is worked out no more. Raises ValueError where there is none."""
        if self.tracing is None or not self.tracing.is_of(match):
            if self.tracing:
                self.tracing.stop()
            self.tracing = Tracing(
                match,
                self.skin,
                current_pool(),
                partial(self.guarded, self._see_arc),
                partial(self.guarded, self._keep_arc),
            )
        return self.tracing

    def _trace_what_is_over(self, sitting: Sitting) -> None:
        """Its arc is worked out before anybody asks for it, where others do the work."""
        is_game = sitting.match.outcome and not sitting.coach and not why_no_arc(sitting.match, self.skin)
        if is_game and current_pool() is not INLINE_POOL:
            self.trace(sitting.match).begin()

    def _see_arc(self) -> None:
        assert self.tracing
        said = quarter_said(self.tracing)
        if self.replay and self.replay.shows_arc:
            self.paint()
            if said:
                self.page.say(said)

    def _keep_arc(self) -> None:
        """All of an arc is known: the browser keeps it with the game."""
        if self.sitting and self.tracing and self.tracing.is_of(self.sitting.match) and self.sitting.match.can_save:
            self._autosave.begin(self.sitting.match)
        if self.replay and self.replay.shows_arc:
            self.paint()
            assert self.tracing
            self.page.say(*end_said(self.tracing))

    def look_away(self) -> None:
        """Return to the game, or to the start page, as it was left."""
        if self.sitting:
            self.sitting.clock.hold(False)
        self.replay, self.notice = None, ""
        if self.sitting and self._has_thought_meanwhile:
            self._go_on_as_thought(self.sitting)
        else:
            self.turn()
            self.on_act()

    # Beginning

    def begin_instead(self, begin: Callable[[], None]) -> None:
        """A game that is not over is not replaced without a question."""
        self.waiting.leave(self.sitting)
        self.replay = None
        if self.waiting.is_unfinished:
            self._clear()
            self.instead = begin
            self.turn()
        else:
            begin()

    def begin(self, answers: Mapping[str, str]) -> None:
        """Begin the game that these answers of the start page ask for."""
        self.begin_instead(lambda: self.sit_down(new_match(self.skin, answers)))

    def sit_down(self, match: Match[Any, Any], notice: str = "") -> None:
        """Put this match on the table."""
        self._seat(match)
        self.first.drop()
        if match.can_save:
            self._autosave.begin(match, put_aside=self.waiting.browser_has_more)
        self.waiting.end()
        self.instead, self._came_from, self.leaf = None, self.leaf, FRONT
        self.acted(notice)

    def learn(self, number: int) -> None:
        """Begin this step of the tutorial; behind the last, show what there is to learn. It is not kept as a game."""
        self.waiting.leave(self.sitting)
        coach = self.tutor.coach(self.skin, number)
        if coach:
            match = self.skin.abilities.tutorial.lesson_match(coach.lesson)
            self._seat(match, coach).ear.note(f"{coach.kicker.replace(' · ', ', ')}.")
            self.acted()
        else:
            self._clear()
            self.turn_to(LEARN)

    def _seat(self, match: Match[Any, Any], coach: Coach | None = None) -> Sitting:
        """Let those who play sit down at this match; whoever sat here gets up."""
        self._clear()
        self.sitting = sitting = Sitting(match, self.manner, coach, skin=self.skin, pool=current_pool())
        sitting.company.pondering.on_end = partial(self.guarded, partial(self._go_on_as_thought, sitting))
        return sitting

    def _clear(self) -> None:
        """Nobody sits at the table any more."""
        if self.sitting:
            self.sitting.leave()
        if self.tracing:
            self.tracing.stop()
        self.sitting, self.tracing, self._has_thought_meanwhile = None, None, False

    def _go_on_as_thought(self, sitting: Sitting) -> None:
        """A computer knows what it chooses. Where a match is looked back at, it must not change meanwhile."""
        self._has_thought_meanwhile = self.replay is not None
        if not self._has_thought_meanwhile:
            self.act(sitting.go_on_as_thought)

    def offer(self, save: str) -> None:
        """The page has come up and says what the browser holds."""
        if save and not self.sitting:
            self.notice = self.waiting.find(save)
            self.turn()

    def go_on(self, notice: str = "") -> None:
        """Go on with the game that waits, or come to its end again."""
        if self.waiting.match:
            self.sit_down(self.waiting.match, notice)

    def to_start_page(self) -> None:
        """Leave what is on the table."""
        self.waiting.leave(self.sitting)
        self.leaf = FRONT
        if self.sitting and self.sitting.coach:
            self.leaf = LEARN
        elif self.sitting and self.sitting.introduction:
            self.leaf = self._came_from
        self._clear()
        self.replay, self.instead, self.notice = None, None, ""
        self.turn()

    def turn_to(self, leaf: str) -> None:
        """Turn the start page to this leaf."""
        self.leaf = leaf
        self.turn()

    # Files

    def keep_whole(self) -> None:
        """The browser has lost what it kept of the game, or more is to be kept with it: let it keep all of it."""
        if self.sitting and not self.sitting.coach and self.sitting.match.can_save:
            self._autosave.begin(self.sitting.match)

    def open(self, save: str) -> None:
        """Open a file in place of what is on the table, after a question. A game that is over is looked back at, while
        the one on the table waits. What cannot be read changes nothing."""
        try:
            match = opened(save, [self.skin])
        except DamagedSave as damage:
            self.notice = NOT_OPENED.format(why=damage)
            self.turn()
        else:
            self.notice = ""
            if match.outcome:
                self.look_at(Replay(match, skin=self.skin), older_text(match, self.skin))
            else:
                self.begin_instead(partial(self.sit_down, match, older_text(match, self.skin)))

    def files(self) -> dict[str, Callable[[], object]]:
        """What can be had as a file, by the name of the command."""
        begins_anywhere = {"save scenario": self.save_scenario} if self.skin.abilities.scenarios else {}
        return {"save": self.save, **begins_anywhere}

    def save(self) -> None:
        """Give the game as a file."""
        if self.shown and self.shown.can_save:
            self.page.send(save_file(self.shown))

    def keep_moment(self, match: Match[Any, Any], number: int | None) -> None:
        """Have the page keep a moment of a match for the room *What if?*; None for one that cannot be asked about."""
        if number is not None:
            self.page.send(moment_file(match, number, self.skin))

    def save_scenario(self) -> None:
        """Give a scenario that begins here as a file, or say why none can."""
        at_hand, scenarios = self.replay or (self.sitting and self.sitting.match), self.skin.abilities.scenarios
        if why_not := scenarios.why_no_scenario(at_hand.position) if at_hand else NO_GAME:
            self.notice = f"No scenario can begin here: {why_not}."
            self.paint()
        elif at_hand:
            self.page.send(scenario_file(self.skin, at_hand.position))
