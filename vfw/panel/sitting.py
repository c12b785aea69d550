"""Those who sit at a match: persons who share one screen, and players who are none. It knows no widgets."""

from __future__ import annotations

from random import Random
from typing import Any

from vfw.core.match import Match, NothingToUndo
from vfw.core.players import RandomPlayer, any_reply
from vfw.core.position import Event
from vfw.core.questions import Decision, IllegalReply, Reply, Roll, Shuffle
from vfw.panel.skins import skin_for

PERSON, RANDOM = "person", "random"


class Sitting:
    """A match, played at one screen.

    Attributes:
        viewer: the seat of the person at the screen; None where nobody's cards may be seen.
        awaits_hand_off: whether the screen must change hands before the question can be answered.
        colour: the colour in which cubes are placed while the map is asked for states.
        faces: the dice that have been entered by hand, while others are still to be entered.
    """

    def __init__(self, match: Match[Any, Any]) -> None:
        self.match = match
        self.skin = skin_for(match)
        self.computers = frozenset(seat for seat in match.game.seats if match.players.get(seat) == RANDOM)
        persons = [seat for seat in match.game.seats if seat not in self.computers]
        self.viewer = persons[0] if len(persons) == 1 else None
        self.awaits_hand_off = False
        self.colour = ""
        self.faces: tuple[int, ...] = ()
        self._acts: list[int] = []
        self._redos: list[int] = []
        self._arrived = len(match.positions)
        self._looked: dict[str | None, int] = {}
        self._go_on()

    # What the screen shows

    @property
    def seen_by(self) -> str | None:
        """Whose view may be on the screen; None, the table only, while the screen changes hands."""
        return None if self.awaits_hand_off else self.viewer

    @property
    def view(self) -> Any:
        return self.match.game.view(self.match.position, self.seen_by)  # type: ignore[arg-type]  # None: the table

    @property
    def nobody_plays(self) -> bool:
        """Whether the computer has every seat, and persons only watch."""
        return len(self.computers) == len(self.match.game.seats)

    @property
    def news(self) -> list[Event]:
        """What has happened since the one at the screen last chose."""
        since = self._looked.get(self.viewer, self._arrived)
        return [event for position in self.match.positions[since:] for event in position.news]

    # Playing

    def answer(self, reply: Reply) -> None:
        """Answer the question; of dice that fell on a real table, one face at a time. Raises IllegalReply."""
        start, pending = len(self.match.replies), self.match.pending
        if isinstance(pending, Decision) and pending.seat != self.viewer:
            raise IllegalReply(pending, reply)
        if isinstance(pending, Roll):
            if type(reply) is not int or not 1 <= reply <= pending.sides:
                raise IllegalReply(pending, reply)
            if len(self.faces) + 1 < pending.n:
                self.faces += (reply,)
                return
            reply = (*self.faces, reply)
        self.match.answer(reply)
        self._place_in_chosen_colour()
        self._acted(start)

    def place_all(self) -> None:
        """Place all that are left, where only their order is open; whatever is a choice is still asked."""
        start = len(self.match.replies)
        while self.viewer and self.match.legal() and self.skin.formality(self.match.view(self.viewer)):
            self.match.answer(self.match.legal()[0])
            self._place_in_chosen_colour()
        self._acted(start)

    def shuffle(self) -> None:
        """Shuffle, where nobody does it on a real table."""
        start, pending = len(self.match.replies), self.match.pending
        if isinstance(pending, Shuffle):
            self.match.answer(any_reply(pending, Random()))
            self._acted(start)

    def watch_on(self) -> None:
        """Nobody plays: one card further."""
        start = len(self.match.replies)
        while self.nobody_plays and isinstance(self.match.pending, Decision):
            self._let_the_computer_choose(self.match.pending.seat)
            if self.skin.card_begins(self.match.position):
                break
        self._acted(start)

    def take_the_screen(self) -> None:
        """The next person says that the screen is theirs."""
        if self.awaits_hand_off and isinstance(self.match.pending, Decision):
            self.viewer = self.match.pending.seat
            self.awaits_hand_off = False

    def colours(self) -> tuple[str, ...]:
        """The colours the viewer can choose between while placing cubes; `colour` is one of them."""
        colours = tuple(self.skin.colours(self.view))
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
            self.match.answer(self.colour)

    def _acted(self, start: int) -> None:
        """Everything answered since reply number `start` is one act of the one at the screen."""
        if len(self.match.replies) > start:
            self._acts = [*[act for act in self._acts if act < start], start]
            self._redos.clear()
            self._looked[self.viewer] = start + 1
        self.faces = ()
        self._go_on()

    def _go_on(self) -> None:
        """Let the computer answer where a person plays against it, then see whose question it is."""
        while not self.nobody_plays and isinstance(self.match.pending, Decision):
            if self.match.pending.seat not in self.computers:
                self._settle_viewer(self.match.pending.seat)
                break
            self._let_the_computer_choose(self.match.pending.seat)

    def _let_the_computer_choose(self, seat: str) -> None:
        # Drawn from what was dealt and how far the game is: the same seed and the same choices bring the same game.
        rng = Random(f"{self.match.chance.header()} {seat} {len(self.match.replies)}")
        self.match.answer(RandomPlayer(rng).choose(self.match.view(seat)))

    def _settle_viewer(self, asked: str) -> None:
        if asked == self.viewer:
            return
        if self.skin.hands_matter(self.match.position):
            self.awaits_hand_off = True
        else:
            self.viewer = asked

    # Taking back

    def undo(self) -> None:
        """Take back the last act of the one at the screen, as far as that is fair; a die half entered goes first."""
        replies = len(self.match.replies)
        if self.faces:
            self.faces = ()
            return
        start = max((act for act in self._acts if act < replies), default=replies - 1)
        taken = 0
        while len(self.match.replies) > start and not self.why_no_undo():
            self.match.undo(self.viewer)
            taken += 1
        if taken:
            self._redos.append(taken)
            self._looked[self.viewer] = len(self.match.positions)

    def redo(self) -> None:
        """Answer again what the last undo took back."""
        if self._redos:
            start = len(self.match.replies)
            for _ in range(self._redos.pop()):
                self.match.redo()
            self._acts.append(start)
            self._looked[self.viewer] = start + 1

    def can_redo(self) -> bool:
        return bool(self._redos)

    def why_no_undo(self) -> str:
        """Why nothing can be taken back now; "" where something can."""
        if self.faces:
            return ""
        if self.match.outcome:
            return "the game is over"
        if self.seen_by is None:
            return "nobody sits at the screen"
        if self.match.can_undo(self.viewer):
            return ""
        try:
            self.match.undo(self.viewer)
        except NothingToUndo as reason:
            return str(reason)
        raise AssertionError("undo took back what it had said it could not")
