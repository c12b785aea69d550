"""The participants of a match: persons, computer players and automata, their dice, and the turns of the computer."""

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
from vfw.jobs.batch import BatchJob
from vfw.jobs.pool import RunningJob
from vfw.panel.session.effects import Outbox
from vfw.panel.session.preferences import Preferences
from vfw.panel.session.undo import UndoSteps
from vfw.panel.skins.capabilities import Skin
from vfw.translation import gettext as _

Plan = Sequence[Reply]
"""A reply, and the replies to the questions that directly follow from it, as far as they are known."""


class ComputerThinking:
    """The search of a computer player for its reply, while persons can keep looking at the page.

    It works on one question of `match` at a time, and keeps the result until the next question.

    Attributes:
        job: the job that searches; None for none.
        is_awaited: True if a reply was requested that is not known yet.
    """

    def __init__(self, match: Match[Any, Any], outbox: Outbox) -> None:
        self._match, self._outbox = match, outbox
        self.job: RunningJob[Plan] | None = None
        self._begun = 0
        self._position: Position | None = None
        self.is_awaited = False

    def begin(self, asked: Decision, plan: Callable[[], BatchJob[Plan]]) -> None:
        """Start to think about the question at hand, unless that has begun or the last plan covers it."""
        if self._knows_about(asked):
            return
        self.stop()
        self._begun, self._position = len(self._match.replies), self._match.position
        self.job = self._outbox.start(plan())

    @property
    def has_failed(self) -> bool:
        """True if the search failed."""
        return self.job is not None and bool(self.job.failure)

    def reply(self) -> Reply | None:
        """Return the reply to the current question; None as long as it is not known."""
        assert self.job is not None
        self.is_awaited = not self.job.is_over
        return None if self.is_awaited else self.job.job.found[self._ahead]

    def stop(self) -> None:
        """Stop the search and discard its result."""
        self._outbox.stop(self.job)
        self.job, self.is_awaited = None, False

    def end_wait(self) -> bool:
        """Return whether the requested reply can be asked for again; if so, nothing is awaited any more."""
        ends = self.is_awaited and self.job is not None and self.job.is_over
        self.is_awaited = self.is_awaited and not ends
        return ends

    @property
    def _ahead(self) -> int:
        """The number of replies that have been given since the search began."""
        return len(self._match.replies) - self._begun

    def _knows_about(self, asked: Decision) -> bool:
        if self.job is None or self._ahead < 0 or self._match.positions[self._begun] is not self._position:
            return False  # The last question may have been undone.
        if self._ahead == 0:
            return True
        plan = self.job.job.found if self.job.is_over and not self.has_failed else ()
        is_followed = tuple(self._match.replies[self._begun :]) == tuple(plan[: self._ahead])
        return is_followed and self._ahead < len(plan) and plan[self._ahead] in asked.choices


class Participants:
    """The participants of `match`.

    Attributes:
        thinking: the search of a computer player.
        automated_seats: the seats that are played by rule: they are never asked, and only throw dice.
        computers: the seats that no person holds, including the automatic ones.
        persons: the other seats, in order.
    """

    def __init__(self, match: Match[Any, Any], skin: Skin, outbox: Outbox) -> None:
        self._match, self._skin = match, skin
        self.thinking = ComputerThinking(match, outbox)
        self.automated_seats = frozenset(skin.capabilities.seating.automated_seats(match.position))
        chosen = frozenset(seat for seat in match.seats if match.players.get(seat, PERSON) != PERSON)
        self.computers = chosen | self.automated_seats
        self.persons = tuple(seat for seat in match.seats if seat not in self.computers)

    @property
    def was_last_choice_human(self) -> bool:
        """True if the last choice was a person's: the dice that follow from it are that person's to throw."""
        asked = (position.pending for position in reversed(self._match.positions))
        decided = next((pending for pending in asked if isinstance(pending, Decision)), None)
        return decided is not None and decided.seat not in self.computers

    def name(self, seat: str) -> str:
        """Return the name of the player in a seat."""
        return self._skin.capabilities.seating.names.get(self._match.players.get(seat, PERSON), _("The computer"))

    def choice(self, asked: Decision) -> Reply | None:
        """Return the choice of the player who is asked, from what its seat knows; None as long as it thinks."""
        match, seating = self._match, self._skin.capabilities.seating
        kind, rng = match.players[asked.seat], self._rng(asked)
        if self._starts_thinking(asked, rng) and not self.thinking.has_failed:
            return self.thinking.reply()
        # If the search failed, the player thinks here, and the page waits.
        return seating.player(kind, rng).choose(match.view(asked.seat))

    def think_ahead(self) -> None:
        """Let the computer player that chooses next start thinking before its reply is requested."""
        pending = self._match.pending
        if isinstance(pending, Decision) and pending.seat in self.computers:
            self._starts_thinking(pending, self._rng(pending))

    def _starts_thinking(self, asked: Decision, rng: Random) -> bool:
        """Return whether the player who is asked thinks for long; if so, it has started."""
        match, seating = self._match, self._skin.capabilities.seating
        kind = match.players[asked.seat]
        if kind not in seating.slow_players:
            return False
        self.thinking.begin(asked, lambda: seating.plan(kind, match.view(asked.seat), rng))
        return True

    def _rng(self, asked: Decision) -> Random:
        # The stream depends on the seed and the progress: the same choices give the same game.
        return Random(f"{self._match.chance.header()} {asked.seat} {len(self._match.replies)}")


class Dice:
    """The dice at `match`: thrown by persons or the program, or entered by hand.

    Attributes:
        faces: the faces that have been entered by hand, while more are needed.
    """

    def __init__(self, match: Match[Any, Any], skin: Skin, participants: Participants) -> None:
        self._match, self._skin, self._participants = match, skin, participants
        self.faces: tuple[int, ...] = ()

    @property
    def are_real(self) -> bool:
        """True if all dice of this match fall on a real table."""
        return isinstance(self._match.chance, physical)

    @property
    def are_automatic(self) -> bool:
        """True if the pending dice belong to a seat that is played by rule."""
        if not isinstance(self._match.pending, Roll) or self.are_real:
            return False
        return self._skin.capabilities.dice.dice_seat(self._match.position) in self._participants.automated_seats

    @property
    def awaits_throw(self) -> bool:
        """True if a person or a player holds dice that the program throws on request."""
        return isinstance(self._match.pending, Roll) and not self.are_real and not self.are_automatic

    def throw(self) -> bool:
        """Throw the pending dice and no others. Return whether they fell; the source of chance may have no answer."""
        match, pending = self._match, self._match.pending
        assert isinstance(pending, Roll)
        earlier = [asked.pending for asked in match.positions[:-1] if isinstance(asked.pending, Roll | Shuffle)]
        faces = match.chance(pending, earlier)
        if faces is not None:
            match.answer(faces, throw=False)
        return faces is not None

    def throw_all(self) -> None:
        """Throw until another question is asked, or it is another seat's throw."""
        while self.awaits_throw and self.throw():
            pass

    def throw_unasked(self, *, asks: bool) -> None:
        """Throw for all who do not throw by hand: for players, and for persons who do not wish to be asked."""
        if not (asks and self._participants.was_last_choice_human):
            self.throw_all()

    def enter(self, roll: Roll, face: Reply) -> bool:
        """Enter the face of one real die.

        Returns:
            Whether it was the last die of the roll, which is then answered.

        Raises:
            IllegalReply: the dice are not real, or have no such face.
        """
        if not self.are_real or type(face) is not int or not 1 <= face <= roll.sides:
            raise IllegalReply(roll, face)
        self.faces += (face,)
        if len(self.faces) < roll.n:
            return False
        self._match.answer(self.faces, throw=False)
        return True


class ComputerTurns:
    """Plays the seats that no person holds, one step at a time if the visitor wants to see the steps.

    Attributes:
        is_showing_step: True if the last step is still being shown.
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
        """True if the computer chooses next, or the dice of a seat played by rule fall next."""
        pending = self._match.pending
        if isinstance(pending, Roll):
            return self._dice.are_automatic
        return isinstance(pending, Decision) and pending.seat in self._participants.computers

    @property
    def is_active(self) -> bool:
        """True if the computer moves next, once the viewer has seen its last step."""
        return self.is_showing_step or self.is_next

    @property
    def news(self) -> list[Event]:
        """The events of the last step."""
        return self._undo_steps.news_since(self._stepped - 1)

    def position_before(self, number: int) -> Any:
        """Return the position before this event of the news, counted from 0. The round may have ended since."""
        positions = self._match.positions[self._stepped - 1 :]
        for before, after in pairwise(positions):
            number -= len(after.news)
            if number < 0:
                return before
        return positions[-1]

    def begin_step(self, start: int) -> None:
        """Begin a step with reply number `start`; no earlier step is shown any more."""
        self._stepped, self.is_showing_step, self._interrupted = start + 1, False, None

    def show_step(self, preferences: Preferences) -> None:
        """Show the last step before the next question, if the visitor wants to see steps."""
        self.is_showing_step = preferences.shows_steps and not (self.is_next or self._match.outcome)

    def has_played_by_rule(self, start: int) -> bool:
        """Return whether a seat played by rule has played a card since reply number `start`."""
        return self._skin.capabilities.event_queries.has_played(
            self._undo_steps.news_since(start), self._participants.automated_seats
        )

    def move(self, preferences: Preferences) -> bool:
        """Choose once and throw the dice that follow, or throw once for a seat played by rule.

        Returns:
            Whether that was possible; not as long as a player thinks.
        """
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
        """Go one step further, or as far as is known if a player is still thinking.

        Without persons, and if no steps are shown, a step is one card.
        """
        start = len(self._match.replies) if self._interrupted is None else self._interrupted
        self._interrupted = None
        while self.is_next:
            asked = self._match.pending
            if not self.move(preferences) or self._skin.capabilities.moments.begins_part(self._match.position):
                break
            # Pieces placed one by one are one step; so are all throws of a card.
            by_rule = isinstance(asked, Roll)
            is_step = self._begins_by_rule if by_rule else _question_key(self._match.pending) != _question_key(asked)
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
        """True if a seat played by rule has just played a card."""
        return self._skin.capabilities.event_queries.has_played(
            self._match.position.news, self._participants.automated_seats
        )


def _question_key(pending: Pending) -> tuple[str, str] | None:
    """Return the seat that is asked and the reason."""
    return (pending.seat, pending.why) if isinstance(pending, Decision) else None
