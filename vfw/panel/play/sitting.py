"""Those who sit at a match: persons who share one screen, and players who are none. It knows no widgets."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from vfw.core.match import Match
from vfw.core.players import any_reply
from vfw.core.position import Event
from vfw.core.questions import Decision, IllegalReply, Pending, Reply, Roll, Shuffle
from vfw.jobs.pool import INLINE_POOL, Pool
from vfw.panel.faces.coach import Coach
from vfw.panel.play.acts import Acts
from vfw.panel.play.chances import Chances
from vfw.panel.play.chronicle import Chronicle
from vfw.panel.play.company import Company
from vfw.panel.play.computer import Computer
from vfw.panel.play.counsel import Counsel
from vfw.panel.play.dice import Dice
from vfw.panel.play.ear import Ear
from vfw.panel.play.foresight import Foresight
from vfw.panel.play.guiding import Guide
from vfw.panel.play.helping import Hints
from vfw.panel.play.manner import GUIDED, USUAL, Manner
from vfw.panel.play.one_screen import Names, OneScreen
from vfw.panel.play.piece_by_piece import Colouring, Handful
from vfw.panel.play.stage import Stage
from vfw.panel.play.table_clock import TableClock
from vfw.panel.skins.protocol import Skin
from vfw.panel.skins.registry import skin_for


class Sitting:
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
        manner: Manner = USUAL,
        coach: Coach | None = None,
        *,
        skin: Skin | None = None,
        pool: Pool = INLINE_POOL,
    ) -> None:
        self.match, self.manner, self.coach, self.done, self._pool = match, manner, coach, "", pool
        self.skin = skin = skin or skin_for(match)
        self.abilities = skin.abilities
        self.company = Company(match, skin, pool)
        persons = self.company.persons
        self.names = Names(match, skin, persons)
        self.screen = OneScreen(match, skin, persons)
        self.dice = Dice(match, skin, self.company)
        self.acts, self.chronicle = Acts(match, skin, self.screen), Chronicle(match, skin)
        self.computer = Computer(match, skin, self.company, self.dice, self.acts)
        self.stage = Stage(match, skin, self.company, self.dice, self.screen)
        if coach:
            self.stage.open()
        self.foresight, self.colouring, self.handful = Foresight(match, skin), Colouring(skin), Handful(skin)
        self.clock = TableClock(match, skin)
        self.hints = Hints(match, skin, self.company, pool)
        self.guide = Guide(match, skin, self.company, self.hints, pool)
        self.chances = Chances(match, skin, self.company, self.screen, pool)
        is_new = not any(isinstance(position.pending, Decision) for position in match.positions[:-1])
        self.introduction = self.abilities.scenarios.introduction(match) if is_new and persons and not coach else None
        self.ear = Ear(match, skin, self.screen, since=0 if is_new else len(match.positions) - 1)
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
        return self.acts.news

    @property
    def is_half_done(self) -> bool:
        """Whether an answer was begun: dice are still to be entered, or it is asked whether to go on."""
        return bool(self.dice.faces or self.foresight.doubted)

    @property
    def is_staged(self) -> bool:
        """Whether the stage is what those at the screen see now."""
        return self.stage.is_on(self.manner) and not self.computer.lingers

    @property
    def is_for_all(self) -> bool:
        """Whether all persons look at what has happened, before the screen changes hands."""
        return self.screen.awaits_hand_off and self.computer.lingers

    @property
    def is_guided(self) -> bool:
        """Whether a coach looks on, and speaks up where much would be lost."""
        return self.guide.can_speak and self.manner.help == GUIDED and not self.coach

    @property
    def thinks(self) -> bool:
        """Whether a computer thinks, and those at the screen wait for what it chooses."""
        return self.company.pondering.is_awaited

    @property
    def thinks_in_words(self) -> str:
        """Who is thinking; "" where nobody is waited for."""
        pending = self.match.pending
        if self.thinks and isinstance(pending, Decision):
            return f"{self.company.name(pending.seat)} is thinking"
        return ""

    def mind(self, manner: Manner) -> None:
        """Play so with the visitor from now on."""
        self.manner = manner
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
        elif not (self.manner.asks and self.foresight.doubts(replies, self.viewer)):
            again = self.handful.for_place(self.view, replies[0]) - 1
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
        return self.foresight.plays(replies, self.viewer) if is_asked else []

    def meant_by(self, place: str) -> Reply:
        """What somebody replies who picks this place on the map."""
        return self.abilities.board.places(self.view).get(place, place)

    def go_on(self) -> None:
        """Yes: give the replies that were doubted."""
        if self.foresight.doubted:
            self.answer(*self.foresight.doubted)

    def throw(self) -> None:
        """Let the dice fall."""
        if self.dice.await_throw:
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

    def watch_on(self) -> None:
        """What the computer did has been seen: let it go one step further."""
        if self.computer.lingers:
            self.computer.lingers = False
        else:
            self._goes_on = self.watch_on
            self.computer.step(self.manner, self.viewer)
            if not self.thinks:
                self._go_on()
                self.computer.linger(self.manner)
                self._let_all_look()

    def skip(self) -> None:
        """Let the computer play until a person is asked."""
        self._goes_on = self.skip
        self.computer.lingers = False
        if self.company.persons:
            self.computer.move_on(self.manner)
        self._go_on()
        self._let_all_look()

    def go_on_as_thought(self) -> None:
        """The computer knows what it chooses: go on from where that was waited for."""
        self._goes_on()

    def leave(self) -> None:
        """Nobody sits here any more."""
        self.company.pondering.stop()
        for counsel in self._counsels:
            counsel.stop()

    def stage_on(self) -> None:
        """What is on the stage has been seen: let the die fall that is held there, and go on to the next rest."""
        start = len(self.match.replies)
        self.stage.go_on()
        self._acted(start)

    def skip_stage(self, *, for_good: bool = False) -> None:
        """Let it be decided without a rest; `for_good` all the others in this match too."""
        start = len(self.match.replies)
        self.stage.skips = for_good
        self.stage.skip(self.manner)
        self._acted(start)

    def time_is_up(self) -> None:
        """The clock has run out: it answers in place of whoever is asked."""
        if self.clock.is_up:
            start = len(self.match.replies)
            self.company.pondering.stop()
            self.screen.awaits_hand_off = False  # nobody is asked any more
            self.match.answer(self.abilities.clock.says, throw=False)
            self._acted(start)

    def read_on(self) -> None:
        """The introduction has been read."""
        self.introduction = None

    def _take(self, reply: Reply) -> None:
        self.match.answer(reply, throw=False)
        if self.abilities.dice.is_throw(reply) and self.dice.await_throw:
            self.dice.throw()
        if self.colouring.settles(self.match.pending, self.viewer):
            self._take(self.colouring.colour)

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
        self.acts.note(start)
        self._forget()
        self.computer.begin_step(start)
        self._goes_on = self._go_on
        self._go_on()
        # Who plays by rule may have played a card at once, without a throw: that is to be seen too.
        if self.computer.has_played_by_rule(start):
            self.computer.linger(self.manner)
        self._let_all_look()
        self.screen.lay_open(self.acts.news_since(start), answered_by)

    def close(self) -> None:
        """What lay open between two has been seen."""
        self.screen.opened = None
        self._give_screen()

    def _let_all_look(self) -> None:
        """What is for all is looked at before the screen changes hands."""
        if self.screen.awaits_hand_off and self.abilities.deeds.is_for_all(self.computer.news):
            self.computer.lingers = True

    def _go_on(self) -> None:
        """Come to the next question for a person, to the next rest of the stage or step of the computer to be looked
        at."""
        self.stage.play_on(self.manner)
        if self.stage.leads(self.manner) or self.is_staged:
            return self._give_screen()
        self.dice.throw_unasked(asks=self.manner.asks)
        if self.company.persons and not self.manner.shows_steps:
            self.computer.move_on(self.manner)
            self.stage.play_on(self.manner)
        self.company.think_ahead()
        return self._give_screen()

    def _give_screen(self) -> None:
        """Give the screen to the person who is asked."""
        pending = self.match.pending
        if isinstance(pending, Decision) and pending.seat in self.company.persons:
            self.screen.give_to(pending.seat)
        elif self.match.outcome:
            self.screen.all_look = False
        elif self.computer.is_next and self.manner.shows_steps and len(self.company.persons) > 1:
            self.screen.show_to_all()
        self._let_coach_look()

    def _let_coach_look(self) -> None:
        """The coach speaks up by itself, or may be asked soon."""
        if self.is_guided:
            self.guide.look()
        pending = self.match.pending
        # Where a notebook is run, and nobody looks at it, nobody asks for anything.
        if not (self.manner.asks and self.manner.asks_the_coach) or self.coach:
            return
        if isinstance(pending, Decision) and pending.seat in self.company.persons:
            piece = self.abilities.advice.rehearsal(self.match.view(pending.seat))
            if piece:
                self._pool.expect(piece)

    # Taking back

    @property
    def would_take_back(self) -> str:
        """What an undo takes back now, in a sentence."""
        if self.dice.faces:
            return f"{', '.join(map(str, self.dice.faces))} on the dice."
        if self.foresight.doubted:
            return f"{self.acts.label(self.view, self.foresight.doubted[0])}."
        return self.acts.would_take_back or f"{self.acts.was_chosen or 'the last answer'}."

    def undo(self) -> str:
        """Take back the last act of the one at the screen, as far as that is fair; what is half done goes first. Says
        why nothing was taken back; "" where something was."""
        if self.is_half_done:
            self._forget()
            return ""
        why_not = self.acts.take_back()
        if not why_not:
            self.company.pondering.stop()
            self._drop_counsels()
            self.computer.begin_step(len(self.match.replies))
            self._let_coach_look()
        return why_not

    def ask_all(self) -> None:
        """Ask all at the table whether what others did is taken back; nobody's cards are seen meanwhile."""
        self.acts.ask_all()
        self.screen.show_to_all()

    def do_again(self) -> None:
        """What was taken back last is done again; the next may be asked then."""
        self.acts.do_again()
        self._go_on()

    def settle(self) -> None:
        """All agree to go on from here."""
        self.acts.settle()
        self._go_on()

    def choose_again(self) -> None:
        """What the coach spoke against is not played: return to where the better answer begins."""
        if self.guide.choose_again():
            self.undo()

    def choose_instead(self, reply: Reply) -> None:
        """Take back the half of an answer that was given, and choose this in its place. Raises IllegalReply."""
        if not self.undo():
            self.answer(reply)

    def why_no_undo(self) -> str:
        """Why nothing can be taken back now; "" where something can."""
        return "" if self.is_half_done else self.acts.why_not()

    def _forget(self) -> None:
        """What is half done counts no more."""
        self.dice.faces = self.foresight.doubted = ()
        self._drop_counsels()

    # The coach

    @property
    def _counsels(self) -> tuple[Counsel[Any], ...]:
        return self.hints.counsel, self.chances.counsel, self.guide.counsel

    def _drop_counsels(self) -> None:
        """What the coach thinks about a question that is not asked any more is of no use."""
        for counsel in self._counsels:
            counsel.drop()
