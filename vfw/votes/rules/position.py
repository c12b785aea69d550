"""The whole table of Votes for Women, between answers and while one is worked out; and the steps that change it.

A `Frozen` position is what everybody keeps. A `Draft` is changed by steps until something must be asked.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, NoReturn

from mypy_extensions import mypyc_attr

from vfw.core.position import Event
from vfw.core.questions import Decision, Outcome, Question, Reply, Word
from vfw.votes.rules.board import PLACE
from vfw.votes.rules.record import Record
from vfw.votes.rules.seats import SIDES, SUFFRAGIST, Seat, Side
from vfw.votes.rules.tabletop import PURPLE, RED, Camp, Holding, Table, copy_open

COMPILED: Final = not __file__.endswith(".py")
"""Whether this runs as machine code (`make fast`), where an object keeps its class for life."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Step(Record):
    """Something to be done: a verb of a card, an action, a phase. Frozen; what changes is the draft.

    `do` finishes, perhaps putting further steps on top, or returns the question that must be answered first;
    the reply then comes to `told`.
    """

    def do(self, draft: Draft) -> Question | None:
        """Change the draft, or ask."""
        # Every step overrides this.
        raise NotImplementedError

    def resume(self, draft: Draft, reply: Any) -> None:
        raise TypeError(f"{type(self).__name__} asked nothing and was told {reply!r}")

    def choice(self, draft: Draft, about: str, choices: tuple[Word, ...], why: str) -> Decision | None:
        """The decision of the seat at work among `choices`; a single one is taken at once and none ends the step:
        neither is a question."""
        if len(choices) > 1:
            return Decision(draft.seat, about, choices, why)
        if choices:
            self.resume(draft, choices[0])
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Verb(Step):
    """A step that stands on a card. Whoever tells, weighs or advises must know each: `tests/votes/test_verbs.py`."""

    @property
    def inner(self) -> tuple[Verb, ...]:
        """The verbs that this one may put on top, for whoever reads a card."""
        return ()


class Task:
    """A step that waits its turn, the side that carries it out, and the card it stands on ("" for a phase).

    Thousands are made in a game, and a named tuple would stay interpreted where all else is compiled.
    """

    __slots__ = ("card", "side", "step")

    def __init__(self, step: Step, side: Side, card: str) -> None:
        self.step: Final = step
        self.side: Final = side
        self.card: Final = card

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Task) and self.step == other.step and self.side == other.side and self.card == other.card
        )

    def __hash__(self) -> int:
        return hash((self.step, self.side, self.card))

    def __repr__(self) -> str:
        return f"Task({self.step!r}, {self.side!r}, {self.card!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Task, (self.step, self.side, self.card)


class Position(Table):
    """The whole table: a `Draft` while an answer is being worked out, and `Frozen` between answers.

    Attributes:
        suffragist, opposition: the two camps. holdings: what each seat holds, in the order of `seats`.
        strategy_deck: top card first.
    """

    # Three of them are a draft's alone, but what lies in memory alike can change from one class to the other.
    __slots__ = ("happened", "hears", "holdings", "opposition", "over", "strategy_deck", "suffragist")
    _fields = (*Table._fields, "suffragist", "opposition", "holdings", "strategy_deck")

    suffragist: Camp
    opposition: Camp
    holdings: tuple[Holding, ...]
    strategy_deck: tuple[str, ...]

    def camp(self, side: Side) -> Camp:
        return self.suffragist if side == SUFFRAGIST else self.opposition

    def buttons(self, side: Side) -> int:
        return self.camp(side).buttons

    def held_by(self, seat: Seat) -> Holding:
        return self.holdings[self.seats.index(seat)]

    def held_for(self, side: Side) -> Holding:
        """What the seat holds that answers for `side` now."""
        return self.held_by(self.seat_of(side))

    def draft(self, *, hears: bool = True) -> Draft:
        """A copy of one's own that can be changed; it gathers news unless nobody `hears` them."""
        draft = Draft(hears)
        _copy(self, draft)
        return draft

    def answered(self, reply: Reply, watch: Watch | None = None) -> Position:
        """The position after the pending question is answered; the reply has been found legal."""
        draft = self.draft()
        draft.answer(reply, watch)
        return draft.frozen()

    def __repr__(self) -> str:
        decided = f"{len(self.ratified)} ratified, {len(self.rejected)} rejected"
        congress = decided if self.sent else f"Congress {self.congress}"
        return f"<Votes for Women, turn {self.turn} round {self.round}, {congress}, waiting for {self.pending.label}>"


class Frozen(Position):
    """A position between answers. Its fields hold immutable values only, so that it can be kept for undo at no cost."""

    __slots__ = ()

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a position is frozen: {name!r} changes only in a draft, inside an answer")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a position is frozen: {name!r} cannot be deleted")


class Draft(Position):
    """A position while answers are worked out; whoever needs no position between them goes on in one draft.

    `happened` gathers the news, where somebody `hears` them, and `over` is set once the game is.
    """

    __slots__ = ()

    def __init__(self, hears: bool = True) -> None:
        self.hears = hears
        self.happened: list[Event] = []
        self.over = False

    def answer(self, reply: Reply, watch: Watch | None = None) -> None:
        """Answer the pending question, and go on to the next; the reply has been found legal."""
        asking = self.asking
        assert asking is not None
        if self.hears:
            self.happened = []
        self.side, self.card = asking.side, asking.card
        asking.step.resume(self, reply)
        self.go_on(watch)

    def __reduce__(self) -> NoReturn:
        raise TypeError("a draft is not kept: draft() copies it, frozen() makes it a position")

    def frozen(self) -> Position:
        """This table as a position. The draft must not be used again."""
        if COMPILED:
            position = Frozen()
            _copy(self, position)
            return position
        self.__class__ = Frozen  # type: ignore[assignment]  # the copy saved is most of the cost
        return self

    @property
    def seat(self) -> Seat:
        """The seat at work: the one that answers now for the side whose step is carried out."""
        return self.active[0] if self.side == SUFFRAGIST else self.active[1]

    def change_seats(self, place: int) -> None:
        """From now on the seat with this place among the partners of each side answers for it; who is alone goes on."""
        if len(self.seats) > len(SIDES):
            by_side = [self.seats_of(side) for side in SIDES]
            self.active = tuple([partners[place % len(partners)] for partners in by_side])

    def tell(self, *event: Any) -> None:
        """Note what happened, for the log and the map. What cards do names the seat, all else the side."""
        if self.hears:
            self.happened.append(event)

    def then(self, *steps: Step) -> None:
        """Put `steps` on top of what is to be done, the first one first, for the side and the card at work."""
        self._put(self.side, self.card, steps)

    def then_for(self, side: Side, card: str, *steps: Step) -> None:
        """Likewise, for another side or another card."""
        self._put(side, card, steps)

    def _put(self, side: Side, card: str, steps: tuple[Step, ...]) -> None:
        todo = self.todo
        for step in reversed(steps):
            todo += (Task(step, side, card),)
        self.todo = todo

    def alter(
        self,
        side: Side,
        *,
        buttons: int | None = None,
        deck: tuple[str, ...] | None = None,
        discards: tuple[str, ...] | None = None,
        mixed: bool | None = None,
        set_aside: tuple[str, ...] | None = None,
    ) -> None:
        """Change fields of the camp of `side`."""
        camp = self.camp(side)
        changed = Camp(
            camp.buttons if buttons is None else buttons,
            camp.deck if deck is None else deck,
            camp.discards if discards is None else discards,
            camp.mixed if mixed is None else mixed,
            camp.set_aside if set_aside is None else set_aside,
        )
        if side == SUFFRAGIST:
            self.suffragist = changed
        else:
            self.opposition = changed

    def alter_held(
        self,
        seat: Seat,
        *,
        hand: tuple[str, ...] | None = None,
        claimed: tuple[str, ...] | None = None,
        drawn: tuple[tuple[str, ...], ...] | None = None,
        seen: tuple[str, ...] | None = None,
    ) -> None:
        """Change fields of what `seat` holds."""
        place = self.seats.index(seat)
        held = self.holdings[place]
        changed = Holding(
            held.hand if hand is None else hand,
            held.claimed if claimed is None else claimed,
            held.drawn if drawn is None else drawn,
            held.seen if seen is None else seen,
        )
        self.holdings = (*self.holdings[:place], changed, *self.holdings[place + 1 :])

    def put(self, colour: str, state: str, change: int) -> None:
        """Change the number of `colour` cubes in `state`."""
        row = bytearray(self.row(colour))
        row[PLACE[state]] += change
        changed = bytes(row)
        if colour == RED:
            self.red = changed
        elif colour == PURPLE:
            self.purple = changed
        else:
            self.yellow = changed

    def empty(self, state: str) -> None:
        for colour in self.cubes(state):
            self.put(colour, state, -self.cubes(state)[colour])

    def set_vote(self, state: str, vote: int) -> None:
        row = bytearray(self.votes)
        row[PLACE[state]] = vote
        self.votes = bytes(row)

    def end(self, winner: Side, reason: str) -> None:
        self.pending, self.over = Outcome(self.seats_of(winner), reason), True
        self.tell("over", winner, reason)

    def go_on(self, watch: Watch | None = None) -> None:
        """Carry out what is to be done until something must be asked."""
        while not self.over:
            if watch is not None:
                watch(self)
            todo = self.todo
            task = todo[-1]
            self.todo = todo[:-1]
            self.side, self.card = task.side, task.card
            question = task.step.do(self)
            if question is not None:
                # The step may have changed whose question it is.
                self.asking, self.pending = Task(task.step, self.side, self.card), question
                break
        else:
            self.todo, self.asking = (), None
        self.news = tuple(self.happened) if self.hears else ()

    def carried_out(self) -> Position:
        """The position once everything has been carried out until something must be asked."""
        self.go_on()
        return self.frozen()


Watch = Callable[[Draft], None]
"""Is shown a draft before each step: for whoever must see what lies between two questions."""


def _copy(position: Position, into: Position) -> None:
    """Give `into` everything that `position` holds."""
    copy_open(position, into)
    into.suffragist = position.suffragist
    into.opposition = position.opposition
    into.holdings = position.holdings
    into.strategy_deck = position.strategy_deck
