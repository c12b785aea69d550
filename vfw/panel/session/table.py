"""The game table: a match, with everything that belongs to playing it at one screen."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from random import Random
from time import monotonic
from typing import Any

from vfw.core.match import Match
from vfw.core.players import any_reply
from vfw.core.position import Event
from vfw.core.questions import Decision, IllegalReply, Pending, Reply, Roll, Shuffle
from vfw.jobs.pool import RunningJob
from vfw.panel.session.advice import AdviceRequest, CoachWarnings, Hints, WinChances
from vfw.panel.session.answering import AnswerPreview, BatchPlacing, ColorChoice
from vfw.panel.session.effects import Outbox, WarmUp
from vfw.panel.session.participants import ComputerTurns, Dice, Participants
from vfw.panel.session.preferences import DEFAULT_PREFERENCES, GUIDED, Preferences
from vfw.panel.session.screen import Announcer, EventLog, PlayerNames, SharedScreen
from vfw.panel.session.stage import Stage
from vfw.panel.session.undo import UndoSteps
from vfw.panel.skins.capabilities import Skin
from vfw.panel.skins.registry import skin_of_match
from vfw.panel.view_models.advice import TutorialStep
from vfw.translation import gettext as _

SECONDS_LEFT_KEY = "seconds left"
"""The key under which the remaining time is kept with the match."""
EARLY_SECONDS = 1.5
"""Time counts as up this many seconds early, because the page counts whole seconds."""


class TableClock:
    """The clock of `match`, if it has one. The rules only know the reply that it gives.

    Attributes:
        is_stopped: True if the players have stopped it.
        is_held: True if it waits while they look at something else.
    """

    def __init__(self, match: Match[Any, Any], skin: Skin) -> None:
        self._match, self._ability = match, skin.capabilities.clock
        kept: Any = match.found.get(SECONDS_LEFT_KEY)
        most = 60.0 * self._ability.minutes
        is_time = isinstance(kept, int) and not isinstance(kept, bool) and kept >= 0
        self._left = min(float(kept), most) if is_time else most
        self._since = monotonic()
        self.is_stopped = self.is_held = False

    @property
    def is_there(self) -> bool:
        """True if the clock can interrupt the question at hand."""
        pending = self._match.pending
        return isinstance(pending, Decision) and self._ability.says in pending.interrupts

    @property
    def runs(self) -> bool:
        """True if the clock is running."""
        return not (self.is_stopped or self.is_held)

    @property
    def left(self) -> float:
        """The seconds that are left."""
        return max(0.0, self._left - (monotonic() - self._since)) if self.runs else self._left

    @property
    def is_up(self) -> bool:
        """True if the time is up."""
        return self.is_there and self.left <= EARLY_SECONDS

    def stop(self, stopped: bool) -> None:
        """Stop the clock, or let it run again."""
        self._left, self._since = self.left, monotonic()
        self.is_stopped = stopped

    def hold(self, held: bool) -> None:
        """Hold the clock while the players look at something else, or release it."""
        self._left, self._since = self.left, monotonic()
        self.is_held = held

    def keep(self) -> None:
        """Keep the remaining time with the match."""
        self._match.found[SECONDS_LEFT_KEY] = round(self.left)


class GameTable:
    """A match, played at one screen.

    Args:
        match: the match, which may have begun.
        preferences: the preferences of the visitor.
        coach: the guide of a tutorial step; None in a game.
        skin: the appearance of the match; by default the skin of its game.
        outbox: takes the effects.

    Attributes:
        introduction: the text to read before the game begins; None once it has been read.
        coach: the guide of a tutorial step; None in a game.
        done: the label with which the visitor leaves a match begun by a lesson; "" before.
        participants: the players of all seats.
        names: the names of the seats.
        screen: the viewer of the shared screen.
        dice: the dice at the table.
        computer: the turns of the computer, and how they are shown.
        undo_steps: the acts of the persons at the screen.
        event_log: the log of events, in sentences.
        stage: the stage for deciding rolls.
        announcer: the announcements for screen readers.
        preview: the effects of replies before they are given.
        hints: the requested hints.
        chances: the requested chance to win.
        clock: the clock beside the table.
        coach_warnings: the coach of a guided game.
        color_choice: the color of the next pieces.
        batch_placing: the number of pieces that one click places.
    """

    def __init__(
        self,
        match: Match[Any, Any],
        preferences: Preferences = DEFAULT_PREFERENCES,
        coach: TutorialStep | None = None,
        *,
        skin: Skin | None = None,
        outbox: Outbox | None = None,
    ) -> None:
        self.match, self.preferences, self.coach, self.done = match, preferences, coach, ""
        self._outbox = outbox = outbox or Outbox()
        self.skin = skin = skin or skin_of_match(match)
        self.capabilities = skin.capabilities
        self.participants = Participants(match, skin, outbox)
        persons = self.participants.persons
        self.names = PlayerNames(match, skin, persons)
        self.screen = SharedScreen(match, skin, persons)
        self.dice = Dice(match, skin, self.participants)
        self.undo_steps, self.event_log = UndoSteps(match, skin, self.screen), EventLog(match, skin)
        self.computer = ComputerTurns(match, skin, self.participants, self.dice, self.undo_steps)
        self.stage = Stage(match, skin, self.participants, self.dice, self.screen)
        if coach:
            self.stage.open()
        self.preview, self.color_choice, self.batch_placing = (
            AnswerPreview(match, skin),
            ColorChoice(skin),
            BatchPlacing(skin),
        )
        self.clock = TableClock(match, skin)
        self.hints = Hints(match, skin, self.participants, outbox)
        self.coach_warnings = CoachWarnings(match, skin, self.participants, self.hints, outbox)
        self.chances = WinChances(match, skin, self.participants, self.screen, outbox)
        is_new = not any(isinstance(position.pending, Decision) for position in match.positions[:-1])
        self.introduction = (
            self.capabilities.scenarios.introduction(match) if is_new and persons and not coach else None
        )
        self.announcer = Announcer(match, skin, self.screen, since=0 if is_new else len(match.positions) - 1)
        self._continuation: Callable[[], None] = self._go_on
        self._go_on()

    @cached_property
    def is_scenario(self) -> bool:
        """True if the match began with a scenario that has an introduction."""
        return self.capabilities.scenarios.introduction(self.match) is not None

    @property
    def viewer(self) -> str | None:
        """The seat of the person at the screen; None if no cards may be seen."""
        return self.screen.viewer

    @property
    def view(self) -> Any:
        """The view that may be on the screen."""
        return self.screen.view

    @property
    def news(self) -> list[Event]:
        """The events since the viewer last chose."""
        return self.undo_steps.news

    @property
    def is_half_done(self) -> bool:
        """True if an answer was begun: dice are still to be entered, or a confirmation is asked."""
        return bool(self.dice.faces or self.preview.unconfirmed)

    @property
    def is_staged(self) -> bool:
        """True if the stage is shown now."""
        return self.stage.is_on(self.preferences) and not self.computer.is_showing_step

    @property
    def is_for_all(self) -> bool:
        """True if all persons look at what has happened before the screen changes hands."""
        return self.screen.awaits_hand_off and self.computer.is_showing_step

    @property
    def is_guided(self) -> bool:
        """True if a coach watches, and warns before weak moves."""
        return self.coach_warnings.can_speak and self.preferences.help == GUIDED and not self.coach

    @property
    def is_thinking(self) -> bool:
        """True if the persons wait for a computer player that thinks."""
        return self.participants.thinking.is_awaited

    @property
    def thinking_text(self) -> str:
        """The player who is thinking, in words; "" if no one is awaited."""
        pending = self.match.pending
        if self.is_thinking and isinstance(pending, Decision):
            return _("{name} is thinking").format(name=self.participants.name(pending.seat))
        return ""

    def apply_preferences(self, preferences: Preferences) -> None:
        """Play with these preferences from now on."""
        self.preferences = preferences
        self._prepare_advice()

    # Playing

    def answer(self, *replies: Reply) -> None:
        """Answer the question, and with further replies those that follow from it: a card, and then its use.

        Dice that fell on a real table are entered one face at a time. Raises IllegalReply.
        """
        start, pending = len(self.match.replies), self.match.pending
        if isinstance(pending, Decision) and pending.seat != self.viewer:
            raise IllegalReply(pending, replies[0])
        if isinstance(pending, Roll):
            if self.dice.enter(pending, replies[0]):
                self._after_act(start)
        elif not (self.preferences.asks and self.preview.needs_confirmation(replies, self.viewer)):
            again = self.batch_placing.for_place(self.view, replies[0]) - 1
            self._take(replies[0])
            self._repeat_reply(replies[0], pending, again)
            for reply in replies[1:]:
                # A choice with one option is not asked: the use of a card then follows from the card.
                if reply in self.match.legal():
                    self._take(reply)
            self._after_act(start)

    def would_play(self, replies: tuple[Reply, ...]) -> list[str]:
        """Return the cards that the viewer would play as events with these replies. Raises IllegalReply."""
        pending = self.match.pending
        is_asked = isinstance(pending, Decision) and pending.seat == self.viewer
        return self.preview.plays(replies, self.viewer) if is_asked else []

    def reply_for_place(self, place: str) -> Reply:
        """Return the reply of a visitor who picks this place on the map."""
        return self.capabilities.board.places(self.view).get(place, place)

    def go_on(self) -> None:
        """Confirm the replies that needed a confirmation."""
        if self.preview.unconfirmed:
            self.answer(*self.preview.unconfirmed)

    def throw(self) -> None:
        """Throw the dice."""
        if self.dice.awaits_throw:
            start = len(self.match.replies)
            self.dice.throw_all()
            self._after_act(start)

    def place_all(self) -> None:
        """Place all remaining pieces as long as only their order is open; real choices are still asked."""
        start = len(self.match.replies)
        while (
            self.viewer and self.match.legal() and self.capabilities.placing.is_formality(self.match.view(self.viewer))
        ):
            self._take(self.match.legal()[0])
        self._after_act(start)

    def shuffle(self) -> None:
        """Shuffle the cards, if they are not shuffled on a real table."""
        start, pending = len(self.match.replies), self.match.pending
        if isinstance(pending, Shuffle):
            self.match.answer(any_reply(pending, Random()), throw=False)
            self._after_act(start)

    def step_computer(self) -> None:
        """Let the computer go one step further, after its last step has been seen."""
        if self.computer.is_showing_step:
            self.computer.is_showing_step = False
        else:
            self._continuation = self.step_computer
            self.computer.step(self.preferences, self.viewer)
            if not self.is_thinking:
                self._go_on()
                self.computer.show_step(self.preferences)
                self._show_to_all_first()

    def skip(self) -> None:
        """Let the computer play until a person is asked."""
        self._continuation = self.skip
        self.computer.is_showing_step = False
        if self.participants.persons:
            self.computer.move_on(self.preferences)
        self._go_on()
        self._show_to_all_first()

    def resume_after_thinking(self) -> None:
        """Continue from where the reply of the computer was awaited."""
        self._continuation()

    def take_reply(self, job: RunningJob[Any]) -> bool:
        """Take note that a job is over. Return whether play can continue: a computer player's reply was awaited."""
        thinking = self.participants.thinking
        return thinking.job is job and thinking.end_wait()

    def leave(self) -> None:
        """Stop all thinking: the visitor leaves the table."""
        self.participants.thinking.stop()
        for request in self._requests:
            request.stop()

    def advance_stage(self) -> None:
        """Continue from a pause of the stage to the next one."""
        start = len(self.match.replies)
        self.stage.go_on()
        self._after_act(start)

    def skip_stage(self, *, for_good: bool = False) -> None:
        """Decide without pauses; `for_good` also skips the stage for the rest of the match."""
        start = len(self.match.replies)
        self.stage.skips = for_good
        self.stage.skip(self.preferences)
        self._after_act(start)

    def handle_time_up(self) -> None:
        """Give the reply of the clock in place of the player who is asked, if the time is up."""
        if self.clock.is_up:
            start = len(self.match.replies)
            self.participants.thinking.stop()
            self.screen.awaits_hand_off = False  # No player is asked any more.
            self.match.answer(self.capabilities.clock.says, throw=False)
            self._after_act(start)

    def close_introduction(self) -> None:
        """Begin the game: the introduction has been read."""
        self.introduction = None

    def note_question(self) -> None:
        """Take note of the next choice, which decides about the color and the number of pieces."""
        self.color_choice.note_question(self.view)
        self.batch_placing.note_question(self.view)

    def _take(self, reply: Reply) -> None:
        self.match.answer(reply, throw=False)
        if self.capabilities.dice.is_throw(reply) and self.dice.awaits_throw:
            self.dice.throw()
        if self.color_choice.settles(self.match.pending, self.viewer):
            self._take(self.color_choice.color)

    def _repeat_reply(self, reply: Reply, asked: Pending, times: int) -> None:
        """Repeat the reply this many times, as long as the same seat is asked the same question."""
        for _again in range(times):
            pending = self.match.pending
            if not (isinstance(asked, Decision) and isinstance(pending, Decision) and reply in pending.choices):
                return
            if (pending.seat, pending.about) != (asked.seat, asked.about):
                return
            self._take(reply)

    def _after_act(self, start: int) -> None:
        """Record all replies since number `start` as one act of the viewer, and continue."""
        answered_by = self.viewer
        self.undo_steps.note(start)
        self._discard_partial_answer()
        self.computer.begin_step(start)
        self._continuation = self._go_on
        self._go_on()
        # A seat played by rule may have played a card without a throw: show that too.
        if self.computer.has_played_by_rule(start):
            self.computer.show_step(self.preferences)
        self._show_to_all_first()
        self.screen.reveal_offers(self.undo_steps.news_since(start), answered_by)

    def close_revealed_offers(self) -> None:
        """Close the revealed offers: both players have seen them."""
        self.screen.revealed_offers = None
        self._give_screen()

    def _show_to_all_first(self) -> None:
        """Show events that are for all before the screen changes hands."""
        if self.screen.awaits_hand_off and self.capabilities.event_queries.is_for_all(self.computer.news):
            self.computer.is_showing_step = True

    def _go_on(self) -> None:
        """Continue to the next question for a person, pause of the stage, or step of the computer to show."""
        self.stage.play_on(self.preferences)
        if self.stage.leads(self.preferences) or self.is_staged:
            return self._give_screen()
        self.dice.throw_unasked(asks=self.preferences.asks)
        if self.participants.persons and not self.preferences.shows_steps:
            self.computer.move_on(self.preferences)
            self.stage.play_on(self.preferences)
        self.participants.think_ahead()
        return self._give_screen()

    def _give_screen(self) -> None:
        """Give the screen to the person who is asked."""
        pending = self.match.pending
        if isinstance(pending, Decision) and pending.seat in self.participants.persons:
            self.screen.hand_to(pending.seat)
        elif self.match.outcome:
            self.screen.is_shared_view = False
        elif self.computer.is_next and self.preferences.shows_steps and len(self.participants.persons) > 1:
            self.screen.show_to_all()
        self._prepare_advice()

    def _prepare_advice(self) -> None:
        """Let the coach check the question, or prepare the pool for a request."""
        if self.is_guided:
            self.coach_warnings.look()
        pending = self.match.pending
        # A notebook that runs without a viewer needs no advice.
        if not (self.preferences.asks and self.preferences.asks_the_coach) or self.coach:
            return
        if isinstance(pending, Decision) and pending.seat in self.participants.persons:
            task = self.capabilities.advice.warm_up_task(self.match.view(pending.seat))
            if task:
                self._outbox.add(WarmUp(task))

    # Undo

    @property
    def undo_text(self) -> str:
        """The act that an undo would revert now, in a sentence."""
        if self.dice.faces:
            return _("{faces} on the dice.").format(faces=", ".join(map(str, self.dice.faces)))
        if self.preview.unconfirmed:
            return f"{self.undo_steps.label(self.view, self.preview.unconfirmed[0])}."
        return self.undo_steps.undo_text or f"{self.undo_steps.last_choice_label or _('the last answer')}."

    def undo(self) -> str:
        """Undo the last act of the viewer as far as that is fair; half an answer goes first.

        Returns:
            The reason why nothing was undone; "" if something was.
        """
        if self.is_half_done:
            self._discard_partial_answer()
            return ""
        why_not = self.undo_steps.undo()
        if not why_not:
            self.participants.thinking.stop()
            self._drop_stale_requests()
            self.computer.begin_step(len(self.match.replies))
            self._prepare_advice()
        return why_not

    def ask_consent(self) -> None:
        """Ask all players whether to undo what others did; no hidden cards are seen meanwhile."""
        self.undo_steps.ask_consent()
        self.screen.show_to_all()

    def redo(self) -> None:
        """Redo the act that was undone last."""
        self.undo_steps.redo()
        self._go_on()

    def accept_undo(self) -> None:
        """Continue from here: all players agree."""
        self.undo_steps.accept_undo()
        self._go_on()

    def choose_again(self) -> None:
        """Return to the beginning of the better answer, in place of the one that the coach warned about."""
        if self.coach_warnings.choose_again():
            self.undo()

    def choose_instead(self, reply: Reply) -> None:
        """Undo the half of an answer that was given, and choose this instead. Raises IllegalReply."""
        if not self.undo():
            self.answer(reply)

    def why_no_undo(self) -> str:
        """Return why nothing can be undone now; "" if something can."""
        return "" if self.is_half_done else self.undo_steps.why_not()

    def _discard_partial_answer(self) -> None:
        """Discard what is half done."""
        self.dice.faces = self.preview.unconfirmed = ()
        self._drop_stale_requests()

    # The coach

    @property
    def _requests(self) -> tuple[AdviceRequest[Any], ...]:
        return self.hints.request, self.chances.request, self.coach_warnings.request

    def _drop_stale_requests(self) -> None:
        """Cancel advice about a question that is not asked any more."""
        for request in self._requests:
            request.drop()
