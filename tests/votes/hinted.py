"""A hint and the position it was given for, played on: to the end of a card, or to the next dice and what they do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from itertools import takewhile
from typing import NamedTuple

from tests.votes.scenes import GAME
from vfw.core import Decision, Outcome, Reply, Roll
from vfw.core.position import Event
from vfw.votes.coach.hints import Hint
from vfw.votes.rules.playing import EVENT, play_event
from vfw.votes.rules.position import Draft, Position, Step, Task
from vfw.votes.rules.seats import Side, side_of


@dataclass(frozen=True)
class the_end(Step):
    """Asks something that no card asks, so that it is seen when a card is done."""

    def do(self, draft: Draft) -> Decision:
        return Decision(draft.side, "the end", ("this", "that"), "")


@dataclass(frozen=True)
class Case:
    """A hint, and the position it was given for."""

    position: Position
    hint: Hint

    @property
    def question(self) -> Decision:
        assert isinstance(self.position.pending, Decision)
        return self.position.pending

    @property
    def seat(self) -> str:
        return self.question.seat

    @property
    def side(self) -> Side:
        return side_of(self.seat)

    @property
    def reply(self) -> Reply:
        return self.hint.replies[0]

    @property
    def state(self) -> str:
        """Return the chosen state, or that of the cube whose color is asked for."""
        assert self.position.asking
        return str(self.reply) if self.question.about == "state" else self.position.asking.step.state  # type: ignore[attr-defined]

    @property
    def card(self) -> str:
        return str(self.reply) if self.question.about in ("card", "strategy card") else self.position.card

    @property
    def is_event(self) -> bool:
        """Return whether the hint tells the effects of a card, perhaps only after it is claimed."""
        return self.question.about in ("card", "strategy card") or self.hint.replies[-1] == EVENT

    def after(self) -> Position:
        position = self.position
        for reply in self.hint.replies:
            position = GAME.answer(position, reply)
        return position

    def settled(self) -> tuple[Position, list[Event]]:
        """Return the position after the answer and a color for the cube, if asked; and the events."""
        position = self.after()
        events = list(position.news)
        while isinstance(position.pending, Decision) and position.pending.about == "colour":
            position = GAME.answer(position, position.pending.choices[0])
            events += position.news
        return position, events

    def begun(self) -> Position:
        """The card is being played, or the answer has been given."""
        if not self.is_event or self.hint.replies[-1] in ("lobby", "campaign", "organize"):
            return self.after()
        draft = self.position.draft()
        draft.todo, draft.side = (Task(the_end(), self.side, ""),), self.side
        play_event(draft, self.card)
        return draft.carried_out()

    def events(self) -> list[Event]:
        """All that happens until the card is done, with the highest dice and the first choice everywhere."""
        position = self.begun()
        events = list(position.news)
        while not _is_done(position):
            position = GAME.answer(position, _any(position))
            events += position.news
        return events

    def done(self) -> Position:
        position = self.begun()
        while not _is_done(position):
            position = GAME.answer(position, _any(position))
        return position

    def count(self, kind: str, side: Side | None = None) -> int:
        """The sum of what the events of this kind say of `side`, that of the seat where none is named."""
        return sum(abs(event[2]) for event in self.events() if event[:2] == (kind, side or self.side))

    def states_touched(self) -> list[str]:
        """Return the states in which the side added or removed cubes, once for each cube."""
        return [event[3] for event in self.events() if event[0] in ("added", "removed") and event[1] == self.side]


def _is_done(position: Position) -> bool:
    pending = position.pending
    return isinstance(pending, Outcome) or (isinstance(pending, Decision) and pending.about in ("the end", "card"))


def _any(position: Position) -> Reply:
    pending = position.pending
    if isinstance(pending, Roll):
        return (pending.sides,) * pending.n
    assert isinstance(pending, Decision)
    if pending.why == "clear":
        held = {state: sum(_cleared(position, str(state))) for state in pending.choices if state != "done"}
        return max(held, key=held.__getitem__)
    return pending.choices[0]


def _cleared(position: Position, state: str) -> list[int]:
    assert position.asking
    colors = position.asking.step.colors  # type: ignore[attr-defined]
    return [number for color, number in position.cubes(state).items() if color in colors]


class Fallen(NamedTuple):
    """Dice that have fallen and are kept: their faces, where that leads, and what has happened till then."""

    faces: tuple[int, ...]
    position: Position
    events: tuple[Event, ...]

    @property
    def total(self) -> int:
        return sum(self.faces)

    @property
    def markers(self) -> int:
        """Moved by these dice, and not by the card that is played next."""
        these = takewhile(lambda event: event[0] != "played", self.events)
        return next((abs(int(event[2])) for event in these if event[0] == "congress"), 0)

    @property
    def succeeds(self) -> int:
        return int(not any(event[0] == "missed" for event in self.events))


def next_roll(position: Position) -> tuple[Position, Roll]:
    """Return the next dice if no campaigner moves and everything is kept."""
    while not isinstance(position.pending, Roll):
        assert isinstance(position.pending, Decision)
        choices = position.pending.choices
        position = GAME.answer(position, "done" if "done" in choices else choices[0])
    return position, position.pending


def kept(faces: tuple[int, ...], position: Position) -> Fallen:
    if isinstance(position.pending, Decision) and "keep" in position.pending.choices:
        after = GAME.answer(position, "keep")
        return Fallen(faces, after, (*position.news, *after.news))
    return Fallen(faces, position, position.news)


def chance_that(position: Position, holds: Callable[[Fallen], bool]) -> Fraction:
    """Return the chance that a condition holds after the next roll."""
    rolling, dice = next_roll(position)
    falls = ((kept(faces, GAME.answer(rolling, faces)), chance) for faces, chance in dice.odds().items())
    return sum((chance for fallen, chance in falls if holds(fallen)), Fraction(0))
