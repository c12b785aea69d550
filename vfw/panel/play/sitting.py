"""Those who sit at a match: persons who share one screen, and players who are none. It knows no widgets."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from vfw.core.chance import physical
from vfw.core.match import Match
from vfw.core.players import PERSON, any_reply
from vfw.core.position import Event
from vfw.core.questions import Decision, IllegalReply, Pending, Reply, Roll, Shuffle
from vfw.panel.faces.coach import Coach
from vfw.panel.faces.hint import HintFace
from vfw.panel.play.acts import Acts
from vfw.panel.play.manner import HINTS, NO_HELP, USUAL, Manner
from vfw.panel.skins.registry import skin_for


class Sitting:
    """A match, played at one screen.

    Attributes:
        introduction: what is to be read before the game begins; None once it has been.
        coach: who leads through a step of the tutorial; None in a game.
        computers: the seats that no person holds; automatic: those of them that are never asked, and only throw dice.
        viewer: the seat of the person at the screen; None where nobody's cards may be seen.
        awaits_hand_off: whether the screen must change hands before the question can be answered.
        done: what whoever began the match says once they have seen enough of it; "" before.
        colour: the colour in which cubes are placed while the map is asked for states.
        faces: the dice that have been entered by hand, while others are still to be entered.
        lingers: whether the last thing the computer did is still being looked at.
        acts: what those at the screen have done.
        doubted: the replies that would show the viewer hidden cards, while the viewer is asked whether to go on.
    """

    def __init__(self, match: Match[Any, Any], manner: Manner = USUAL, coach: Coach | None = None) -> None:
        self.match = match
        self.manner = manner
        self.coach = coach
        self.skin = skin_for(match)
        self.abilities = self.skin.abilities
        self.automatic = frozenset(self.abilities.seating.automatic(match.position))
        chosen = frozenset(seat for seat in match.seats if match.players.get(seat, PERSON) != PERSON)
        self.computers = chosen | self.automatic
        persons = [seat for seat in match.seats if seat not in self.computers]
        self.viewer = persons[0] if len(persons) == 1 else None
        is_new = not any(isinstance(position.pending, Decision) for position in match.positions[:-1])
        self.introduction = self.abilities.scenarios.introduction(match) if is_new and persons and not coach else None
        self.awaits_hand_off = False
        self.done = self.colour = ""
        self.faces: tuple[int, ...] = ()
        self.doubted: tuple[Reply, ...] = ()
        self.lingers = False
        self.acts = Acts(match)
        self._stepped = len(match.positions)
        self._hinted: tuple[tuple[Reply, ...], Sequence[HintFace]] = ((), ())
        self._go_on()

    # What the screen shows

    @property
    def seen_by(self) -> str | None:
        """Whose view may be on the screen; None, the table only, while the screen changes hands."""
        return None if self.awaits_hand_off else self.viewer

    @property
    def view(self) -> Any:
        return self.match.view(self.seen_by)

    @property
    def nobody_plays(self) -> bool:
        """Whether the computer has every seat, and persons only watch."""
        return len(self.computers) == len(self.match.seats)

    @property
    def news(self) -> list[Event]:
        """What has happened since the one at the screen last chose."""
        return self.acts.news(self.viewer)

    @property
    def step_news(self) -> list[Event]:
        """What has happened in the last step."""
        return self.acts.news_since(self._stepped - 1)

    # Help

    @property
    def helps_now(self) -> bool:
        """Whether odds may be told: the one at the screen is asked, and wants help."""
        return self.manner.help != NO_HELP and not (self.doubted or self.is_watching)

    @property
    def can_hint(self) -> bool:
        """Whether hints are to be had for the question at hand."""
        pending = self.match.pending
        is_asked = isinstance(pending, Decision) and pending.seat == self.seen_by
        return self.manner.help == HINTS and self.helps_now and is_asked and not self.hints

    @property
    def hints(self) -> Sequence[HintFace]:
        """The hints that were asked for to the question at hand; () where none were."""
        replies, hints = self._hinted
        return hints if replies == self.match.replies else ()

    @property
    def stands(self) -> str:
        """Where the one at the screen stands, where hints were asked for; "" elsewhere."""
        return self.abilities.advice.stands(self.view) if self.hints else ""

    def ask_for_hints(self) -> None:
        """Let a player look at the question with the eyes of the one at the screen."""
        if self.can_hint:
            # The same question brings the same hints, however often it is asked.
            rng = Random(f"{self.match.chance.header()} hint {len(self.match.replies)}")
            self._hinted = (self.match.replies, tuple(self.abilities.advice.hints(self.view, rng)))

    # Playing

    def answer(self, *replies: Reply) -> None:
        """Answer the question, and with further replies those that follow from it: a card, and then its use.

        Of dice that fell on a real table one face is entered at a time. Raises IllegalReply.
        """
        start, pending = len(self.match.replies), self.match.pending
        if isinstance(pending, Decision) and pending.seat != self.viewer:
            raise IllegalReply(pending, replies[0])
        if isinstance(pending, Roll) and self._is_thrown_by_hand:
            self._enter(pending, replies[0])
        elif isinstance(pending, Roll):
            raise IllegalReply(pending, replies[0])
        elif self.manner.asks and replies != self.doubted and self._shows_hidden_cards(replies):
            self.doubted = replies
        else:
            self._take(replies[0])
            for reply in replies[1:]:
                # A choice with one option is no question: then the use of a card is settled with the card.
                if reply in self.match.legal():
                    self._take(reply)
            self._acted(start)

    def _enter(self, roll: Roll, face: Reply) -> None:
        if type(face) is not int or not 1 <= face <= roll.sides:
            raise IllegalReply(roll, face)
        self.faces += (face,)
        if len(self.faces) == roll.n:
            start = len(self.match.replies)
            self.match.answer(self.faces, throw=False)
            self._acted(start)

    def _take(self, reply: Reply) -> None:
        self.match.answer(reply, throw=False)
        if self.abilities.dice.is_throw(reply):
            self._throw_all()
        self._place_in_chosen_colour()

    def _shows_hidden_cards(self, replies: tuple[Reply, ...]) -> bool:
        """Whether these replies would show the viewer cards, in the midst of what the viewer does."""
        pending, news = self._foreseen(replies)
        goes_on = isinstance(pending, Decision) and pending.seat == self.viewer
        return goes_on and self.abilities.secrets.shows_cards(news, self.viewer)

    def would_play(self, replies: Sequence[Reply]) -> list[str]:
        """The cards that the viewer would play with these replies for what they say. Raises IllegalReply."""
        pending = self.match.pending
        if not isinstance(pending, Decision) or pending.seat != self.viewer:
            return []
        return self.abilities.deeds.events_played(self._foreseen(replies)[1], self.viewer)

    def _foreseen(self, replies: Sequence[Reply]) -> tuple[Pending, list[Event]]:
        """What would be asked after these replies, and what they alone would cause."""
        position = self.match.game.answer(self.match.position, replies[0])
        news = [*position.news]
        for reply in replies[1:]:
            if isinstance(position.pending, Decision) and reply in position.pending.choices:
                position = self.match.game.answer(position, reply)
                news += position.news
        return position.pending, news

    def go_on(self) -> None:
        """Yes: give the replies that were doubted."""
        if self.doubted:
            self.answer(*self.doubted)

    def throw(self) -> None:
        """Let the dice fall."""
        if self.awaits_throw:
            start = len(self.match.replies)
            self._throw_all()
            self._acted(start)

    def meant_by(self, place: str) -> Reply:
        """What somebody replies who picks this place on the map."""
        return self.abilities.board.places(self.view).get(place, place)

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

    @property
    def is_watching(self) -> bool:
        """Whether the computer moves next, when the one at the screen has seen what it did last."""
        return self.lingers or self._computer_moves

    @property
    def _computer_moves(self) -> bool:
        """Whether the computer is to choose, or the dice of a seat that is played by rule are to fall."""
        pending = self.match.pending
        if isinstance(pending, Roll):
            return not self._is_thrown_by_hand and self.abilities.dice.thrower(self.match.position) in self.automatic
        return isinstance(pending, Decision) and pending.seat in self.computers

    @property
    def awaits_throw(self) -> bool:
        """Whether dice lie in the hand of a person or of a player, to be thrown by the exhibit."""
        return isinstance(self.match.pending, Roll) and not self._is_thrown_by_hand and not self._computer_moves

    @property
    def _is_thrown_by_hand(self) -> bool:
        """Whether all dice of this match fall on a real table."""
        return isinstance(self.match.chance, physical)

    def watch_on(self) -> None:
        """Let the computer go one step further; where nobody plays and no steps are shown, one card."""
        if self.lingers:
            self.lingers = False
            return
        start = len(self.match.replies)
        while self._computer_moves:
            asked = self.match.pending
            if not self._let_the_computer_move():
                break
            # Cubes that go down one after the other are one step; every throw is one.
            is_step = self.manner.shows_steps and (
                isinstance(asked, Roll) or _matter(self.match.pending) != _matter(asked)
            )
            if self.abilities.moments.card_begins(self.match.position):
                break
            if is_step and self.skin.log(self.acts.news_since(start), self.viewer):
                break
        if self.nobody_plays and any(begins for _, begins in self.skin.log(self.acts.news_since(start), self.viewer)):
            self.acts.look(None, start + 1)
        self._stepped = start + 1
        self._go_on()
        self.lingers = self.manner.shows_steps and not (self._computer_moves or self.match.outcome)

    def skip(self) -> None:
        """Let the computer play until a person is asked."""
        self.lingers = False
        while self._computer_moves and not self.nobody_plays and self._let_the_computer_move():
            pass
        self._go_on()

    def read_on(self) -> None:
        """The introduction has been read."""
        self.introduction = None

    def take_the_screen(self) -> None:
        """The next person says that the screen is theirs."""
        if self.awaits_hand_off and isinstance(self.match.pending, Decision):
            self.viewer = self.match.pending.seat
            self.awaits_hand_off = False

    def colours(self) -> tuple[str, ...]:
        """The colours the viewer can choose between while placing cubes; `colour` is one of them."""
        colours = tuple(self.abilities.placing.colours(self.view))
        if colours and self.colour not in colours:
            self.colour = colours[0]
        return colours

    def _place_in_chosen_colour(self) -> None:
        pending = self.match.pending
        if (
            isinstance(pending, Decision)
            and (pending.about, pending.why, pending.seat) == ("colour", "add", self.viewer)
            and self.colour in pending.choices
        ):
            self._take(self.colour)

    def _acted(self, start: int) -> None:
        """Everything answered since reply number `start` is one act of the one at the screen."""
        self.acts.note(start, self.viewer)
        self.faces = self.doubted = ()
        self.lingers = False
        self._stepped = start + 1
        self._go_on()
        # Who plays by rule may have played a card at once, without a throw: that is to be seen too.
        self.lingers = self._has_just_played(start)

    def _has_just_played(self, start: int) -> bool:
        goes_on = self._computer_moves or self.match.outcome is not None
        played = self.abilities.deeds.has_played(self.acts.news_since(start), self.automatic)
        return self.manner.shows_steps and played and not goes_on

    def _go_on(self) -> None:
        """Come to the next question for a person, or to the next step of the computer to be looked at."""
        self._let_dice_fall()
        if not self.manner.shows_steps and not self.nobody_plays:
            while self._computer_moves and self._let_the_computer_move():
                pass
        pending = self.match.pending
        if isinstance(pending, Decision) and pending.seat not in self.computers:
            self._settle_viewer(pending.seat)

    def _a_person_threw(self) -> bool:
        """Whether it was a person who decided last: the dice are that person's to throw."""
        asked = (position.pending for position in reversed(self.match.positions))
        decided = next((pending for pending in asked if isinstance(pending, Decision)), None)
        return decided is not None and decided.seat not in self.computers

    def _let_dice_fall(self) -> None:
        """Throw for everybody who does not throw: for players, and for persons who are not asked to."""
        if not (self.manner.asks and self._a_person_threw()):
            self._throw_all()

    def _throw_all(self) -> None:
        """Throw until something else is asked, or the dice of another are to fall."""
        while self.awaits_throw and self._throw():
            pass

    def _throw(self) -> bool:
        """Let the dice at hand fall, and no others. Whether they have: chance may have no answer."""
        match, pending = self.match, self.match.pending
        assert isinstance(pending, Roll)
        earlier = [asked.pending for asked in match.positions[:-1] if isinstance(asked.pending, Roll | Shuffle)]
        faces = match.chance(pending, earlier)
        if faces is not None:
            match.answer(faces, throw=False)
        return faces is not None

    def _let_the_computer_move(self) -> bool:
        """Let a player choose once, and throw the dice that follow from it; or let a seat played by rule throw once.
        Whether that was possible."""
        pending = self.match.pending
        moved = self._choose(pending) if isinstance(pending, Decision) else self._throw()
        self._let_dice_fall()
        return moved

    def _choose(self, pending: Decision) -> bool:
        # Drawn from what was dealt and how far the game is: the same seed and the same choices bring the same game.
        rng = Random(f"{self.match.chance.header()} {pending.seat} {len(self.match.replies)}")
        player = self.abilities.seating.player(self.match.players[pending.seat], rng)
        self.match.answer(player.choose(self.match.view(pending.seat)), throw=False)
        return True

    def _settle_viewer(self, asked: str) -> None:
        if asked == self.viewer:
            return
        if self.abilities.secrets.hands_matter(self.match.position):
            self.awaits_hand_off = True
        else:
            self.viewer = asked

    # Taking back

    def undo(self) -> None:
        """Take back the last act of the one at the screen, as far as that is fair; a die half entered goes first."""
        if self.faces or self.doubted:
            self.faces = self.doubted = ()
            return
        self.acts.take_back(self.viewer, self.undo_takes_back(), may=lambda: not self.why_no_undo())

    def redo(self) -> None:
        """Answer again what the last undo took back."""
        self.acts.do_again(self.viewer)

    def undo_takes_back(self) -> str:
        """What an undo would take back, in a sentence; "" where there are no words for it."""
        if self.faces or self.doubted or not self.match.replies:
            return ""
        lines = self.skin.log(self.acts.news_since(self.acts.last), self.viewer)
        return lines[0][0] if lines else ""

    def why_no_undo(self) -> str:
        """Why nothing can be taken back now; "" where something can."""
        if self.faces or self.doubted:
            return ""
        if self.match.outcome:
            return "the game is over"
        if self.seen_by is None:
            return "nobody sits at the screen"
        return self.acts.why_not(self.viewer)


def _matter(pending: object) -> tuple[str, str] | None:
    """Who is asked, and what for."""
    return (pending.seat, pending.why) if isinstance(pending, Decision) else None
