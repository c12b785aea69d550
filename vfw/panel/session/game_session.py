"""Those who sit at a match: persons who share one screen, and players who are none. It knows no widgets."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Any

from vfw.core.match import Match
from vfw.core.players import any_reply
from vfw.core.position import Event
from vfw.core.questions import Decision, IllegalReply, Pending, Reply, Roll, Shuffle
from vfw.panel.faces.coach import Coach
from vfw.panel.session.advice import AdviceRequest, CoachWarnings, Hints, WinChances
from vfw.panel.session.answering import AnswerPreview, BatchPlacing, ColorChoice
from vfw.panel.session.participants import ComputerTurns, Dice, Participants
from vfw.panel.session.preferences import DEFAULT_PREFERENCES, GUIDED, Preferences
from vfw.panel.session.screen import Announcer, EventLog, PlayerNames, SharedScreen
from vfw.panel.session.stage import Stage
from vfw.panel.session.undo import UndoSteps
from vfw.panel.skins.protocol import Skin
from vfw.panel.skins.registry import skin_for
from vfw.thinking.pool import AT_ONCE, Pool

SECONDS_LEFT_KEY = "seconds left"
"""Under this name it is kept with the match."""
EARLY_SECONDS = 1.5
"""So many seconds before the end it is taken to be up: the page counts whole ones."""


class TableClock:
    """The clock of `match`, where it has one.

    Attributes:
        is_stopped: whether those at the table have stopped it. is_held: whether it waits while they look elsewhere.
    """

    def __init__(self, match: Match[Any, Any], skin: Skin) -> None:
        self._match, self._ability = match, skin.abilities.clock
        kept: Any = match.found.get(SECONDS_LEFT_KEY)
        most = 60.0 * self._ability.minutes
        is_time = isinstance(kept, int) and not isinstance(kept, bool) and kept >= 0
        self._left = min(float(kept), most) if is_time else most
        self._since = monotonic()
        self.is_stopped = self.is_held = False

    @property
    def is_there(self) -> bool:
        """Whether it can interrupt the question at hand."""
        pending = self._match.pending
        return isinstance(pending, Decision) and self._ability.says in pending.interrupts

    @property
    def runs(self) -> bool:
        return not (self.is_stopped or self.is_held)

    @property
    def left(self) -> float:
        """Seconds that are left."""
        return max(0.0, self._left - (monotonic() - self._since)) if self.runs else self._left

    @property
    def is_up(self) -> bool:
        return self.is_there and self.left <= EARLY_SECONDS

    def stop(self, stopped: bool) -> None:
        """Those at the table stop it, or let it run again."""
        self._left, self._since = self.left, monotonic()
        self.is_stopped = stopped

    def hold(self, held: bool) -> None:
        """It waits while those at the table look elsewhere."""
        self._left, self._since = self.left, monotonic()
        self.is_held = held

    def keep(self) -> None:
        """Keep with the match what is left."""
        self._match.found[SECONDS_LEFT_KEY] = round(self.left)


class GameSession:
    """A match, played at one screen; `skin` is how it looks, by default as the exhibit knows its game. Where players
    think for long, `pool` does it, by default here and at once.

    Attributes:
        introduction: what is to be read before the game begins; None once it has been.
        coach: who leads through a step of the tutorial; None in a game.
        done: what whoever began the match says once they have seen enough of it; "" before.
        company: who sits there; names: what they are called. screen: whose it is. dice: those at the table.
        computer: what it does, and how that is looked at. acts: what those at the screen have done. chronicle: what has
            happened, in sentences.
        stage: where dice decide before all eyes. ear: what has been heard of it.
        foresight: what replies would bring about. hints: those that were asked for. chances: to win, where they
            were asked for. clock: that beside the table. guide: the coach of a guided game. colouring: in which colour
            pieces are placed. handful: how many at a touch.
    """

    def __init__(
        self,
        match: Match[Any, Any],
        preferences: Preferences = DEFAULT_PREFERENCES,
        coach: Coach | None = None,
        *,
        skin: Skin | None = None,
        pool: Pool = AT_ONCE,
    ) -> None:
        self.match, self.preferences, self.coach, self.done, self._pool = match, preferences, coach, "", pool
        self.skin = skin = skin or skin_for(match)
        self.abilities = skin.abilities
        self.participants = Participants(match, skin, pool)
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
        self.hints = Hints(match, skin, self.participants, pool)
        self.coach_warnings = CoachWarnings(match, skin, self.participants, self.hints, pool)
        self.chances = WinChances(match, skin, self.participants, self.screen, pool)
        is_new = not any(isinstance(position.pending, Decision) for position in match.positions[:-1])
        self.introduction = self.abilities.scenarios.introduction(match) if is_new and persons and not coach else None
        self.announcer = Announcer(match, skin, self.screen, since=0 if is_new else len(match.positions) - 1)
        self._goes_on: Callable[[], None] = self._go_on
        self._go_on()

    @property
    def viewer(self) -> str | None:
        """The seat of the person at the screen; None where nobody's cards may be seen."""
        return self.screen.viewer

    @property
    def view(self) -> Any:
        """What may be on the screen."""
        return self.screen.view

    @property
    def news(self) -> list[Event]:
        """What has happened since the one at the screen last chose."""
        return self.undo_steps.news

    @property
    def is_half_done(self) -> bool:
        """Whether an answer was begun: dice are still to be entered, or it is asked whether to go on."""
        return bool(self.dice.faces or self.preview.unconfirmed)

    @property
    def is_staged(self) -> bool:
        """Whether the stage is what those at the screen see now."""
        return self.stage.is_on(self.preferences) and not self.computer.is_showing_step

    @property
    def is_for_all(self) -> bool:
        """Whether all persons look at what has happened, before the screen changes hands."""
        return self.screen.awaits_hand_off and self.computer.is_showing_step

    @property
    def is_guided(self) -> bool:
        """Whether a coach looks on, and speaks up where much would be lost."""
        return self.coach_warnings.can_speak and self.preferences.help == GUIDED and not self.coach

    @property
    def is_thinking(self) -> bool:
        """Whether a computer thinks, and those at the screen wait for what it chooses."""
        return self.participants.thinking.is_awaited

    @property
    def thinking_text(self) -> str:
        """Who is thinking; "" where nobody is waited for."""
        pending = self.match.pending
        if self.is_thinking and isinstance(pending, Decision):
            return f"{self.participants.name(pending.seat)} is thinking"
        return ""

    def apply_preferences(self, preferences: Preferences) -> None:
        """Play so with the visitor from now on."""
        self.preferences = preferences
        self._let_coach_look()

    # Playing

    def answer(self, *replies: Reply) -> None:
        """Answer the question, and with further replies those that follow from it: a card, and then its use.

        Of dice that fell on a real table one face is entered at a time. Raises IllegalReply.
        """
        start, pending = len(self.match.replies), self.match.pending
        if isinstance(pending, Decision) and pending.seat != self.viewer:
            raise IllegalReply(pending, replies[0])
        if isinstance(pending, Roll):
            if self.dice.enter(pending, replies[0]):
                self._acted(start)
        elif not (self.preferences.asks and self.preview.needs_confirmation(replies, self.viewer)):
            again = self.batch_placing.for_place(self.view, replies[0]) - 1
            self._take(replies[0])
            self._take_again(replies[0], pending, again)
            for reply in replies[1:]:
                # A choice with one option is no question: then the use of a card is settled with the card.
                if reply in self.match.legal():
                    self._take(reply)
            self._acted(start)

    def would_play(self, replies: tuple[Reply, ...]) -> list[str]:
        """The cards that the viewer would play with these replies for what they say. Raises IllegalReply."""
        pending = self.match.pending
        is_asked = isinstance(pending, Decision) and pending.seat == self.viewer
        return self.preview.plays(replies, self.viewer) if is_asked else []

    def reply_for_place(self, place: str) -> Reply:
        """What somebody replies who picks this place on the map."""
        return self.abilities.board.places(self.view).get(place, place)

    def go_on(self) -> None:
        """Yes: give the replies that were doubted."""
        if self.preview.unconfirmed:
            self.answer(*self.preview.unconfirmed)

    def throw(self) -> None:
        """Let the dice fall."""
        if self.dice.awaits_throw:
            start = len(self.match.replies)
            self.dice.throw_all()
            self._acted(start)

    def place_all(self) -> None:
        """Place all that are left, where only their order is open; whatever is a choice is still asked."""
        start = len(self.match.replies)
        while self.viewer and self.match.legal() and self.abilities.placing.formality(self.match.view(self.viewer)):
            self._take(self.match.legal()[0])
        self._acted(start)

    def shuffle(self) -> None:
        """Shuffle, where nobody does it on a real table."""
        start, pending = len(self.match.replies), self.match.pending
        if isinstance(pending, Shuffle):
            self.match.answer(any_reply(pending, Random()), throw=False)
            self._acted(start)

    def step_computer(self) -> None:
        """What the computer did has been seen: let it go one step further."""
        if self.computer.is_showing_step:
            self.computer.is_showing_step = False
        else:
            self._goes_on = self.step_computer
            self.computer.step(self.preferences, self.viewer)
            if not self.is_thinking:
                self._go_on()
                self.computer.show_step(self.preferences)
                self._let_all_look()

    def skip(self) -> None:
        """Let the computer play until a person is asked."""
        self._goes_on = self.skip
        self.computer.is_showing_step = False
        if self.participants.persons:
            self.computer.move_on(self.preferences)
        self._go_on()
        self._let_all_look()

    def resume_after_thinking(self) -> None:
        """The computer knows what it chooses: go on from where that was waited for."""
        self._goes_on()

    def leave(self) -> None:
        """Nobody sits here any more."""
        self.participants.thinking.stop()
        for request in self._requests:
            request.stop()

    def advance_stage(self) -> None:
        """What is on the stage has been seen: let the die fall that is held there, and go on to the next rest."""
        start = len(self.match.replies)
        self.stage.go_on()
        self._acted(start)

    def skip_stage(self, *, for_good: bool = False) -> None:
        """Let it be decided without a rest; `for_good` all the others in this match too."""
        start = len(self.match.replies)
        self.stage.skips = for_good
        self.stage.skip(self.preferences)
        self._acted(start)

    def handle_time_up(self) -> None:
        """The clock has run out: it answers in place of whoever is asked."""
        if self.clock.is_up:
            start = len(self.match.replies)
            self.participants.thinking.stop()
            self.screen.awaits_hand_off = False  # nobody is asked any more
            self.match.answer(self.abilities.clock.says, throw=False)
            self._acted(start)

    def close_introduction(self) -> None:
        """The introduction has been read."""
        self.introduction = None

    def _take(self, reply: Reply) -> None:
        self.match.answer(reply, throw=False)
        if self.abilities.dice.is_throw(reply) and self.dice.awaits_throw:
            self.dice.throw()
        if self.color_choice.settles(self.match.pending, self.viewer):
            self._take(self.color_choice.colour)

    def _take_again(self, reply: Reply, asked: Pending, times: int) -> None:
        """Give the same reply so many times, as long as the same is asked of the same seat."""
        for _ in range(times):
            pending = self.match.pending
            if not (isinstance(asked, Decision) and isinstance(pending, Decision) and reply in pending.choices):
                return
            if (pending.seat, pending.about) != (asked.seat, asked.about):
                return
            self._take(reply)

    def _acted(self, start: int) -> None:
        """Everything answered since reply number `start` is one act of the one at the screen."""
        answered_by = self.viewer
        self.undo_steps.note(start)
        self._forget()
        self.computer.begin_step(start)
        self._goes_on = self._go_on
        self._go_on()
        # Who plays by rule may have played a card at once, without a throw: that is to be seen too.
        if self.computer.has_played_by_rule(start):
            self.computer.show_step(self.preferences)
        self._let_all_look()
        self.screen.reveal_offers(self.undo_steps.news_since(start), answered_by)

    def close(self) -> None:
        """What lay open between two has been seen."""
        self.screen.revealed_offers = None
        self._give_screen()

    def _let_all_look(self) -> None:
        """What is for all is looked at before the screen changes hands."""
        if self.screen.awaits_hand_off and self.abilities.deeds.is_for_all(self.computer.news):
            self.computer.is_showing_step = True

    def _go_on(self) -> None:
        """Come to the next question for a person, to the next rest of the stage or step of the computer to be looked
        at."""
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
        self._let_coach_look()

    def _let_coach_look(self) -> None:
        """The coach speaks up by itself, or may be asked soon."""
        if self.is_guided:
            self.coach_warnings.look()
        pending = self.match.pending
        # Where a notebook is run, and nobody looks at it, nobody asks for anything.
        if not (self.preferences.asks and self.preferences.asks_the_coach) or self.coach:
            return
        if isinstance(pending, Decision) and pending.seat in self.participants.persons:
            piece = self.abilities.advice.rehearsal(self.match.view(pending.seat))
            if piece:
                self._pool.expect(piece)

    # Taking back

    @property
    def undo_text(self) -> str:
        """What an undo takes back now, in a sentence."""
        if self.dice.faces:
            return f"{', '.join(map(str, self.dice.faces))} on the dice."
        if self.preview.unconfirmed:
            return f"{self.undo_steps.label(self.view, self.preview.unconfirmed[0])}."
        return self.undo_steps.undo_text or f"{self.undo_steps.last_choice_label or 'the last answer'}."

    def undo(self) -> str:
        """Take back the last act of the one at the screen, as far as that is fair; what is half done goes first. Says
        why nothing was taken back; "" where something was."""
        if self.is_half_done:
            self._forget()
            return ""
        why_not = self.undo_steps.undo()
        if not why_not:
            self.participants.thinking.stop()
            self._drop_stale_requests()
            self.computer.begin_step(len(self.match.replies))
            self._let_coach_look()
        return why_not

    def ask_consent(self) -> None:
        """Ask all at the table whether what others did is taken back; nobody's cards are seen meanwhile."""
        self.undo_steps.ask_consent()
        self.screen.show_to_all()

    def redo(self) -> None:
        """What was taken back last is done again; the next may be asked then."""
        self.undo_steps.redo()
        self._go_on()

    def accept_undo(self) -> None:
        """All agree to go on from here."""
        self.undo_steps.accept_undo()
        self._go_on()

    def choose_again(self) -> None:
        """What the coach spoke against is not played: return to where the better answer begins."""
        if self.coach_warnings.choose_again():
            self.undo()

    def choose_instead(self, reply: Reply) -> None:
        """Take back the half of an answer that was given, and choose this in its place. Raises IllegalReply."""
        if not self.undo():
            self.answer(reply)

    def why_no_undo(self) -> str:
        """Why nothing can be taken back now; "" where something can."""
        return "" if self.is_half_done else self.undo_steps.why_not()

    def _forget(self) -> None:
        """What is half done counts no more."""
        self.dice.faces = self.preview.unconfirmed = ()
        self._drop_stale_requests()

    # The coach

    @property
    def _requests(self) -> tuple[AdviceRequest[Any], ...]:
        return self.hints.request, self.chances.request, self.coach_warnings.request

    def _drop_stale_requests(self) -> None:
        """What the coach thinks about a question that is not asked any more is of no use."""
        for request in self._requests:
            request.drop()
