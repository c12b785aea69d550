"""The whole table of Votes for Women, between answers and while one is worked out; and the steps that change it.

A `Frozen` position is what callers keep. A `Draft` is changed by steps until a question must be asked.
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
"""True if this runs as machine code (`make fast`), where an object keeps its class for life."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Step(Record):
    """A step to carry out: a verb of a card, an action, a phase. Frozen; what changes is the draft.

    `do` finishes, perhaps putting further steps on top, or returns the question that must be answered first;
    the reply then goes to `resume`.
    """

    def do(self, draft: Draft) -> Question | None:
        """Change the draft, or return a question."""
        # Every step overrides this.
        raise NotImplementedError

    def resume(self, draft: Draft, reply: Any) -> None:
        """Go on with the reply to the question that `do` returned."""
        raise TypeError(f"{type(self).__name__} asked nothing and got the reply {reply!r}")

    def choice(self, draft: Draft, about: str, choices: tuple[Word, ...], why: str) -> Decision | None:
        """Return the decision of the active seat among `choices`.

        A single choice is taken at once, and none ends the step: neither is a question.
        """
        if len(choices) > 1:
            return Decision(draft.seat, about, choices, why)
        if choices:
            self.resume(draft, choices[0])
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Verb(Step):
    """A step printed on a card.

    Narration, players and the coach must know each verb: `tests/votes/test_verbs.py`.
    """

    @property
    def inner(self) -> tuple[Verb, ...]:
        """Return the verbs that this one may put on top, for readers of a card."""
        return ()


class Task:
    """A waiting step, the side that carries it out, and its card ("" for a phase).

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
        suffragist: The camp of the Suffragists.
        opposition: The camp of the Opposition.
        holdings: The holding of each seat, in the order of `seats`.
        strategy_deck: The Strategy deck, top card first.
    """

    # Three of them belong to a draft only, but an equal memory layout lets an object change its class.
    __slots__ = ("happened", "holdings", "keeps_news", "opposition", "over", "strategy_deck", "suffragist")
    _fields = (*Table._fields, "suffragist", "opposition", "holdings", "strategy_deck")

    suffragist: Camp
    opposition: Camp
    holdings: tuple[Holding, ...]
    strategy_deck: tuple[str, ...]

    def camp(self, side: Side) -> Camp:
        """Return the camp of `side`."""
        return self.suffragist if side == SUFFRAGIST else self.opposition

    def buttons(self, side: Side) -> int:
        """Return the number of buttons of `side`."""
        return self.camp(side).buttons

    def held_by(self, seat: Seat) -> Holding:
        """Return the holding of `seat`."""
        return self.holdings[self.seats.index(seat)]

    def held_for(self, side: Side) -> Holding:
        """Return the holding of the seat that answers for `side` now."""
        return self.held_by(self.seat_of(side))

    def draft(self, *, keeps_news: bool = True) -> Draft:
        """Return a private copy that can be changed; it gathers news unless `keeps_news` is false."""
        draft = Draft(keeps_news)
        _copy(self, draft)
        return draft

    def answered(self, reply: Reply, watch: Watch | None = None) -> Position:
        """Return the position after the reply to the pending question, which has been found legal."""
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
    """A position while answers are worked out; callers that need no position between them go on in one draft.

    `happened` gathers the news if the draft `keeps_news`, and `over` is set once the game is over.
    """

    __slots__ = ()

    def __init__(self, keeps_news: bool = True) -> None:
        self.keeps_news = keeps_news
        self.happened: list[Event] = []
        self.over = False

    def answer(self, reply: Reply, watch: Watch | None = None) -> None:
        """Answer the pending question, and go on to the next; the reply has been found legal."""
        asking = self.asking
        assert asking is not None
        if self.keeps_news:
            self.happened = []
        self.side, self.card = asking.side, asking.card
        asking.step.resume(self, reply)
        self.go_on(watch)

    def __reduce__(self) -> NoReturn:
        raise TypeError("a draft is not kept: draft() copies it, frozen() makes it a position")

    def frozen(self) -> Position:
        """Return this table as a position. The draft must not be used again."""
        if COMPILED:
            position = Frozen()
            _copy(self, position)
            return position
        self.__class__ = Frozen  # type: ignore[assignment]  # the copy saved is most of the cost
        return self

    @property
    def seat(self) -> Seat:
        """Return the active seat: the one that answers now for the side whose step is carried out."""
        return self.active[0] if self.side == SUFFRAGIST else self.active[1]

    def change_seats(self, place: int) -> None:
        """Let the seat with this place among its side's partners answer; a side with one player is unaffected."""
        if len(self.seats) > len(SIDES):
            by_side = [self.seats_of(side) for side in SIDES]
            self.active = tuple([partners[place % len(partners)] for partners in by_side])

    def tell(self, *event: Any) -> None:
        """Note what happened, for the log and the map. Events of cards name the seat, all others the side."""
        if self.keeps_news:
            self.happened.append(event)

    def then(self, *steps: Step) -> None:
        """Put `steps` on top of the waiting ones, the first one first, for the active side and card."""
        self._put(self.side, self.card, steps)

    def then_for(self, side: Side, card: str, *steps: Step) -> None:
        """Put `steps` on top likewise, for another side or another card."""
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
        """Change fields of the holding of `seat`."""
        place = self.seats.index(seat)
        held = self.holdings[place]
        changed = Holding(
            held.hand if hand is None else hand,
            held.claimed if claimed is None else claimed,
            held.drawn if drawn is None else drawn,
            held.seen if seen is None else seen,
        )
        self.holdings = (*self.holdings[:place], changed, *self.holdings[place + 1 :])

    def put(self, color: str, state: str, change: int) -> None:
        """Change the number of `color` cubes in `state`."""
        row = bytearray(self.row(color))
        row[PLACE[state]] += change
        changed = bytes(row)
        if color == RED:
            self.red = changed
        elif color == PURPLE:
            self.purple = changed
        else:
            self.yellow = changed

    def empty(self, state: str) -> None:
        """Remove all cubes from `state`."""
        for color in self.cubes(state):
            self.put(color, state, -self.cubes(state)[color])

    def set_vote(self, state: str, vote: int) -> None:
        """Set the vote of `state`: UNDECIDED, RATIFIED or REJECTED."""
        row = bytearray(self.votes)
        row[PLACE[state]] = vote
        self.votes = bytes(row)

    def end(self, winner: Side, reason: str) -> None:
        """End the game."""
        self.pending, self.over = Outcome(self.seats_of(winner), reason), True
        self.tell("over", winner, reason)

    def go_on(self, watch: Watch | None = None) -> None:
        """Carry out the waiting steps until a question must be asked."""
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
        self.news = tuple(self.happened) if self.keeps_news else ()

    def carried_out(self) -> Position:
        """Carry out the waiting steps until a question must be asked, and return the position."""
        self.go_on()
        return self.frozen()


Watch = Callable[[Draft], None]
"""A function that gets a draft before each step, for callers that need the states between two questions."""


def _copy(position: Position, into: Position) -> None:
    """Copy all fields of `position` into `into`."""
    copy_open(position, into)
    into.suffragist = position.suffragist
    into.opposition = position.opposition
    into.holdings = position.holdings
    into.strategy_deck = position.strategy_deck
