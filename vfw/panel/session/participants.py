"""Who sits at a match: persons, players who choose, and automata that only throw dice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from random import Random
from typing import Any

from vfw.core.chance import physical
from vfw.core.game import Position
from vfw.core.match import Match
from vfw.core.players import PERSON
from vfw.core.position import Event
from vfw.core.questions import Decision, IllegalReply, Pending, Reply, Roll, Shuffle
from vfw.panel.session.preferences import Preferences
from vfw.panel.session.undo import UndoSteps
from vfw.panel.skins.protocol import Skin
from vfw.thinking.inquiry import Inquiry
from vfw.thinking.pool import Pool
from vfw.thinking.thought import Thought

Plan = Sequence[Reply]
"""A reply, and what is then replied to the questions that follow from it at once, as far as that is known."""


class ComputerThinking:
    """Thinks about one question of `match` at a time, and keeps what was found until it thinks about another one.

    Attributes:
        is_awaited: whether somebody asked for a reply that is not known yet.
        on_end: called when the reply that was awaited can be asked for again.
    """

    def __init__(self, match: Match[Any, Any], pool: Pool) -> None:
        self._match, self._pool = match, pool
        self._thought: Thought[Plan] | None = None
        self._begun = 0
        self._position: Position | None = None
        self.is_awaited = False
        self.on_end: Callable[[], object] = lambda: None

    def begin(self, asked: Decision, inquire: Callable[[], Inquiry[Plan]]) -> None:
        """Think about the question at hand, unless that has begun, or was part of the last plan."""
        if self._knows_about(asked):
            return
        self.stop()
        self._begun, self._position = len(self._match.replies), self._match.position
        self._thought = Thought(inquire(), self._pool)
        self._thought.begin(self._heard)

    @property
    def has_failed(self) -> bool:
        return self._thought is not None and bool(self._thought.failure)

    def reply(self) -> Reply | None:
        """The reply to the question that is thought about; None as long as it is not known."""
        assert self._thought is not None
        self.is_awaited = not self._thought.is_over
        return None if self.is_awaited else self._thought.inquiry.found[self._ahead]

    def stop(self) -> None:
        """Nobody wants to know any more."""
        if self._thought:
            self._thought.stop()
        self._thought, self.is_awaited = None, False

    @property
    def _ahead(self) -> int:
        """How many replies have been given since it began to think."""
        return len(self._match.replies) - self._begun

    def _knows_about(self, asked: Decision) -> bool:
        if self._thought is None or self._ahead < 0 or self._match.positions[self._begun] is not self._position:
            return False  # of the last one, what was thought about may have been taken back
        if self._ahead == 0:
            return True
        plan = self._thought.inquiry.found if self._thought.is_over and not self.has_failed else ()
        is_followed = tuple(self._match.replies[self._begun :]) == tuple(plan[: self._ahead])
        return is_followed and self._ahead < len(plan) and plan[self._ahead] in asked.choices

    def _heard(self) -> None:
        if self.is_awaited and self._thought and self._thought.is_over:
            self.is_awaited = False
            self.on_end()


class Participants:
    """Those who sit at `match`; where players think for long, `pool` does it.

    Attributes:
        pondering: what one of them thinks about.
        automatic: the seats that are never asked, and only throw dice.
        computers: the seats that no person holds, those among them; persons: the others, in order.
    """

    def __init__(self, match: Match[Any, Any], skin: Skin, pool: Pool) -> None:
        self._match, self._skin = match, skin
        self.thinking = ComputerThinking(match, pool)
        self.automatic = frozenset(skin.abilities.seating.automatic(match.position))
        chosen = frozenset(seat for seat in match.seats if match.players.get(seat, PERSON) != PERSON)
        self.computers = chosen | self.automatic
        self.persons = tuple(seat for seat in match.seats if seat not in self.computers)

    @property
    def was_last_choice_human(self) -> bool:
        """Whether what has happened since follows from a person's choice: its dice are that person's to throw."""
        asked = (position.pending for position in reversed(self._match.positions))
        decided = next((pending for pending in asked if isinstance(pending, Decision)), None)
        return decided is not None and decided.seat not in self.computers

    def name(self, seat: str) -> str:
        """What the player in a seat is called."""
        return self._skin.abilities.seating.names.get(self._match.players.get(seat, PERSON), "The computer")

    def choice(self, asked: Decision) -> Reply | None:
        """What the player in the seat that is asked chooses, from what that seat knows; None as long as it thinks."""
        match, seating = self._match, self._skin.abilities.seating
        kind, rng = match.players[asked.seat], self._rng(asked)
        if self._ponders(asked, rng) and not self.thinking.has_failed:
            return self.thinking.reply()
        # Where no pool can think, it thinks here: the page waits.
        return seating.player(kind, rng).choose(match.view(asked.seat))

    def think_ahead(self) -> None:
        """Let whoever chooses next begin to think, before anybody waits for it."""
        pending = self._match.pending
        if isinstance(pending, Decision) and pending.seat in self.computers:
            self._ponders(pending, self._rng(pending))

    def _ponders(self, asked: Decision, rng: Random) -> bool:
        """Whether the player who is asked thinks for long; then it has begun to."""
        match, seating = self._match, self._skin.abilities.seating
        kind = match.players[asked.seat]
        if kind not in seating.thinkers:
            return False
        self.thinking.begin(asked, lambda: seating.plan(kind, match.view(asked.seat), rng))
        return True

    def _rng(self, asked: Decision) -> Random:
        # Drawn from what was dealt and how far the game is: the same seed and the same choices bring the same game.
        return Random(f"{self._match.chance.header()} {asked.seat} {len(self._match.replies)}")


class Dice:
    """The dice at `match`.

    Attributes:
        faces: those that have been entered by hand, while others are still to be entered.
    """

    def __init__(self, match: Match[Any, Any], skin: Skin, participants: Participants) -> None:
        self._match, self._skin, self._participants = match, skin, participants
        self.faces: tuple[int, ...] = ()

    @property
    def are_real(self) -> bool:
        """Whether all dice of this match fall on a real table."""
        return isinstance(self._match.chance, physical)

    @property
    def are_automatic(self) -> bool:
        """Whether the dice of a seat that is played by rule are to fall."""
        if not isinstance(self._match.pending, Roll) or self.are_real:
            return False
        return self._skin.abilities.dice.thrower(self._match.position) in self._participants.automatic

    @property
    def awaits_throw(self) -> bool:
        """Whether dice lie in the hand of a person or of a player, to be thrown by the exhibit."""
        return isinstance(self._match.pending, Roll) and not self.are_real and not self.are_automatic

    def throw(self) -> bool:
        """Let the dice at hand fall, and no others. Whether they have: chance may have no answer."""
        match, pending = self._match, self._match.pending
        assert isinstance(pending, Roll)
        earlier = [asked.pending for asked in match.positions[:-1] if isinstance(asked.pending, Roll | Shuffle)]
        faces = match.chance(pending, earlier)
        if faces is not None:
            match.answer(faces, throw=False)
        return faces is not None

    def throw_all(self) -> None:
        """Throw until something else is asked, or the dice of another are to fall."""
        while self.awaits_throw and self.throw():
            pass

    def throw_unasked(self, *, asks: bool) -> None:
        """Throw for everybody who does not throw: for players, and for persons unless they are asked to."""
        if not (asks and self._participants.was_last_choice_human):
            self.throw_all()

    def enter(self, roll: Roll, face: Reply) -> bool:
        """A die shows this face. Whether it was the last of the roll, which is answered then. Raises IllegalReply."""
        if not self.are_real or type(face) is not int or not 1 <= face <= roll.sides:
            raise IllegalReply(roll, face)
        self.faces += (face,)
        if len(self.faces) < roll.n:
            return False
        self._match.answer(self.faces, throw=False)
        return True


class ComputerTurns:
    """Plays the seats that no person holds, one step at a time where somebody wants to see that.

    Attributes:
        lingers: whether the last thing it did is still being looked at.
    """

    def __init__(
        self, match: Match[Any, Any], skin: Skin, participants: Participants, dice: Dice, undo_steps: UndoSteps
    ) -> None:
        self._match, self._skin, self._participants, self._dice, self._undo_steps = (
            match,
            skin,
            participants,
            dice,
            undo_steps,
        )
        self.is_showing_step = False
        self._stepped = len(match.positions)
        self._interrupted: int | None = None

    @property
    def is_next(self) -> bool:
        """Whether it is to choose, or the dice of a seat that is played by rule are to fall."""
        pending = self._match.pending
        if isinstance(pending, Roll):
            return self._dice.are_automatic
        return isinstance(pending, Decision) and pending.seat in self._participants.computers

    @property
    def is_active(self) -> bool:
        """Whether it moves next, when the one at the screen has seen what it did last."""
        return self.is_showing_step or self.is_next

    @property
    def news(self) -> list[Event]:
        """What has happened in the last step."""
        return self._undo_steps.news_since(self._stepped - 1)

    def position_before(self, number: int) -> Any:
        """The position in which that happened which is this one of the news, from 0: the round may be over by now."""
        positions = self._match.positions[self._stepped - 1 :]
        for before, after in pairwise(positions):
            number -= len(after.news)
            if number < 0:
                return before
        return positions[-1]

    def begin_step(self, start: int) -> None:
        """With reply number `start` a step begins, and nothing is looked at any more."""
        self._stepped, self.is_showing_step, self._interrupted = start + 1, False, None

    def show_step(self, preferences: Preferences) -> None:
        """Let the last step be looked at before anything is asked, where steps are shown."""
        self.is_showing_step = preferences.shows_steps and not (self.is_next or self._match.outcome)

    def has_played_by_rule(self, start: int) -> bool:
        """Whether, since reply number `start`, a seat that is played by rule has played a card."""
        return self._skin.abilities.deeds.has_played(self._undo_steps.news_since(start), self._participants.automatic)

    def move(self, preferences: Preferences) -> bool:
        """Choose once, and throw the dice that follow from it; or throw once for a seat played by rule. Whether that
        was possible: not as long as a player thinks."""
        pending = self._match.pending
        if isinstance(pending, Decision):
            reply = self._participants.choice(pending)
            moved = reply is not None
            if reply is not None:
                self._match.answer(reply, throw=False)
        else:
            moved = self._dice.throw()
        self._dice.throw_unasked(asks=preferences.asks)
        return moved

    def move_on(self, preferences: Preferences) -> None:
        """Move until a person is asked."""
        while self.is_next and self.move(preferences):
            pass

    def step(self, preferences: Preferences, viewer: str | None) -> None:
        """Go one step further, or as far as that is known where a player thinks in the midst of it; where nobody plays
        and no steps are shown, one card."""
        start = len(self._match.replies) if self._interrupted is None else self._interrupted
        self._interrupted = None
        while self.is_next:
            asked = self._match.pending
            if not self.move(preferences) or self._skin.abilities.moments.card_begins(self._match.position):
                break
            # Pieces that go down one after the other are one step; so are all the throws of a card.
            by_rule = isinstance(asked, Roll)
            is_step = self._begins_by_rule if by_rule else _matter(self._match.pending) != _matter(asked)
            if preferences.shows_steps and is_step and self._skin.log(self._undo_steps.news_since(start), viewer):
                break
        if self._participants.thinking.is_awaited:
            self._interrupted = start
            return
        self.begin_step(start)
        begins = any(begins for _, begins in self._skin.log(self._undo_steps.news_since(start), viewer))
        if begins and not self._participants.persons:
            self._undo_steps.look(start + 1)

    @property
    def _begins_by_rule(self) -> bool:
        """Whether a seat that is played by rule has just played a card."""
        return self._skin.abilities.deeds.has_played(self._match.position.news, self._participants.automatic)


def _matter(pending: Pending) -> tuple[str, str] | None:
    """Who is asked, and what for."""
    return (pending.seat, pending.why) if isinstance(pending, Decision) else None
