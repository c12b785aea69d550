"""What lies on the table of Votes for Women, and questions about it.

Cubes and votes are rows of 48 bytes in the order of `board.STATES`, so a position copies cheaply.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from vfw.core import position as core
from vfw.core.position import Event, drafted, frozen
from vfw.core.questions import Decision, Outcome, Question, Reply, Word
from vfw.votes.rules.board import PLACE, STATES
from vfw.votes.rules.effects import Effect
from vfw.votes.rules.seats import OPPOSITION as OPPOSITION
from vfw.votes.rules.seats import OTHER as OTHER
from vfw.votes.rules.seats import SIDES as SIDES
from vfw.votes.rules.seats import SUFFRAGIST as SUFFRAGIST
from vfw.votes.rules.seats import Seat as Seat
from vfw.votes.rules.seats import Side as Side
from vfw.votes.rules.seats import side_of as side_of
from vfw.votes.rules.showing import Shown

PURPLE, YELLOW, RED = "purple", "yellow", "red"
COLOURS = {SUFFRAGIST: (PURPLE, YELLOW), OPPOSITION: (RED,)}
SIDE_OF = {PURPLE: SUFFRAGIST, YELLOW: SUFFRAGIST, RED: OPPOSITION}
SUPPLY = {SUFFRAGIST: 12, OPPOSITION: 6}

OPPOBOT = "oppobot"
"""The automaton, its deck, and what its cards' keys begin with."""
NORMAL, BLACK_D4, BLACK_D6, HARD = "normal", "black-d4", "black-d6", "hard"
DIFFICULTIES = (NORMAL, BLACK_D4, BLACK_D6, HARD)
"""Which of the Oppobot's dice are black: none; its d4; its dice in Final Voting; all."""

TURN, GAME, VOTING = "turn", "game", "final voting"
UNDECIDED, RATIFIED, REJECTED = 0, 1, 2
TO_RATIFY, TO_REJECT = 36, 13
FULL_CONGRESS = 6
TURNS = ROUNDS = 6
CUBES_TO_VOTE = 4

NONE = bytes(len(STATES))


class Camp(NamedTuple):
    """What one side has before it.

    Attributes:
        deck: top card first.
        mixed: the deck is no longer Early above Middle above Late, because it was shuffled or rearranged.
        set_aside: cards that were taken out of the deck unseen, when it was made.
    """

    buttons: int = 0
    deck: tuple[str, ...] = ()
    discards: tuple[str, ...] = ()
    mixed: bool = False
    set_aside: tuple[str, ...] = ()


class Holding(NamedTuple):
    """What one seat holds, and what it knows.

    Attributes:
        drawn: cards it is looking at, one group for each card that drew, the newest last.
        seen: cards it has seen that lie hidden now: in the hand of another seat, or at a place of its draw deck that it
            knows. A card that has come to lie open may still be among them.
    """

    hand: tuple[str, ...] = ()
    claimed: tuple[str, ...] = ()
    drawn: tuple[tuple[str, ...], ...] = ()
    seen: tuple[str, ...] = ()


@dataclass(frozen=True)
class Step(ABC):
    """Something to be done: a verb of a card, an action, a phase. Frozen; what changes is the draft.

    `do` finishes, perhaps putting further steps on top, or returns the question that must be answered first;
    the reply then comes to `told`.
    """

    @abstractmethod
    def do(self, draft: Draft) -> Question | None:
        """Change the draft, or ask."""

    def told(self, draft: Draft, reply: Any) -> None:
        raise TypeError(f"{type(self).__name__} asked nothing and was told {reply!r}")

    def choice(self, draft: Draft, about: str, choices: tuple[Word, ...], why: str) -> Decision | None:
        """The decision of the seat at work among `choices`; a single one is taken at once and none ends the step:
        neither is a question."""
        if len(choices) > 1:
            return Decision(draft.seat, about, choices, why)
        if choices:
            self.told(draft, choices[0])
        return None


@dataclass(frozen=True)
class Verb(Step):
    """A step that stands on a card. Whoever tells, weighs or advises must know each: `tests/votes/test_verbs.py`."""

    @property
    def inner(self) -> tuple[Verb, ...]:
        """The verbs that this one may put on top, for whoever reads a card."""
        return ()


class Task(NamedTuple):
    """A step that waits its turn, the side that carries it out, and the card it stands on ("" for a phase)."""

    step: Step
    side: Side
    card: str


class Lasting(NamedTuple):
    """A card in effect: the box it lies in (TURN, GAME or VOTING), who played it, and what it changes."""

    box: str
    card: str
    side: Side
    effects: tuple[Effect, ...]


def original(card: str) -> str:
    """The card of the Opposition deck that a card of the Oppobot is a copy of: what follows the colon of its key."""
    return card.partition(":")[2] if card.startswith(OPPOBOT) else card


class Table(Shown, ABC):
    """What a position and a view of it have in common: the fields everybody sees, and questions about them.

    Attributes:
        oppobot: one of DIFFICULTIES where the automaton plays the Opposition, else "".
        opposition_deck: the word of the deck that the Opposition, or the Oppobot in its place, draws from.
        seats: who plays, in order. active: the seat that answers for the Suffragists now, and that of the Opposition.
    """

    seats: tuple[Seat, ...]
    active: tuple[Seat, Seat]
    oppobot: str
    opposition_deck: str
    turn: int
    round: int
    purple: bytes
    yellow: bytes
    red: bytes
    votes: bytes
    congress: int
    sent: bool
    campaigners: tuple[tuple[str, str], ...]
    in_effect: tuple[Lasting, ...]

    @abstractmethod
    def buttons(self, side: Side) -> int:
        """How many buttons `side` holds."""

    def seat_of(self, side: Side) -> Seat:
        """Who answers for `side` now."""
        return self.active[0] if side == SUFFRAGIST else self.active[1]

    def seats_of(self, side: Side) -> tuple[Seat, ...]:
        """Who plays for `side`, in order."""
        return tuple([seat for seat in self.seats if side_of(seat) == side])

    def deck_of(self, side: Side) -> str:
        """The word of the event deck that `side` draws from."""
        return self.opposition_deck if side == OPPOSITION else side

    def cubes(self, state: str) -> dict[str, int]:
        """The cubes in `state` by colour, colours without a cube left out."""
        place = PLACE[state]
        rows = ((PURPLE, self.purple), (YELLOW, self.yellow), (RED, self.red))
        return {colour: row[place] for colour, row in rows if row[place]}

    def strength(self, side: Side, state: str) -> int:
        """How many cubes `side` has in `state`."""
        place = PLACE[state]
        return self.purple[place] + self.yellow[place] if side == SUFFRAGIST else self.red[place]

    def vote(self, state: str) -> int:
        return self.votes[PLACE[state]]

    @property
    def ratified(self) -> tuple[str, ...]:
        return tuple([state for state, vote in zip(STATES, self.votes, strict=True) if vote == RATIFIED])

    @property
    def rejected(self) -> tuple[str, ...]:
        return tuple([state for state, vote in zip(STATES, self.votes, strict=True) if vote == REJECTED])

    def campaigners_of(self, side: Side) -> tuple[tuple[str, str], ...]:
        return tuple([(name, region) for name, region in self.campaigners if SIDE_OF[name[:-1]] == side])

    def is_in_effect(self, card: str) -> bool:
        """Whether the card is; the Oppobot's copy of a card counts as the card."""
        return any(card in (lasting.card, original(lasting.card)) for lasting in self.in_effect)

    def cards_in(self, box: str) -> tuple[str, ...]:
        return tuple([lasting.card for lasting in self.in_effect if lasting.box == box])


class Position(core.Position, Table):
    """The whole table. Frozen; `Draft` is the same while an answer is being worked out.

    Attributes:
        turn, round: 1 to 6; 0 before the first.
        side, card: whose step is being carried out, and the card it stands on ("" for a phase).
        rolled: the dice that fell last.
        purple, yellow, red: cubes in each state. votes: UNDECIDED, RATIFIED or REJECTED for each state.
        congress: markers, 0 to 6. sent: whether the Amendment has gone to the states.
        campaigners: (name, region) in the order they came into play; the name is colour and number, "purple1".
        suffragist, opposition: the two camps. holdings: what each seat holds, in the order of `seats`.
        in_effect: the persistent cards, in the order they were played.
        strategy_deck, strategy_cards, state_cards: the deck, top first, and the cards that lie open.
        removed: cards out of the game.
        todo: steps that wait, the next one last. asking: the step whose question is pending.
    """

    seats: tuple[Seat, ...]
    side: Side
    card: str
    rolled: tuple[int, ...]
    suffragist: Camp
    opposition: Camp
    holdings: tuple[Holding, ...]
    strategy_deck: tuple[str, ...]
    strategy_cards: tuple[str, ...]
    state_cards: tuple[str, ...]
    removed: tuple[str, ...]
    todo: tuple[Task, ...]
    asking: Task | None

    def camp(self, side: Side) -> Camp:
        return self.suffragist if side == SUFFRAGIST else self.opposition

    def buttons(self, side: Side) -> int:
        return self.camp(side).buttons

    def held_by(self, seat: Seat) -> Holding:
        return self.holdings[self.seats.index(seat)]

    def held_for(self, side: Side) -> Holding:
        """What the seat holds that answers for `side` now."""
        return self.held_by(self.seat_of(side))

    def draft(self) -> Draft:
        copy = drafted(self, Draft)
        copy.happened, copy.over = [], False
        return copy

    def answered(self, reply: Reply, watch: Callable[[Draft], None] | None = None) -> Position:
        """The position after the pending question is answered; the reply has been found legal.

        `watch` is shown the draft before each step, for whoever must see what lies between two questions.
        """
        assert self.asking is not None
        draft = self.draft()
        step, draft.side, draft.card = self.asking
        step.told(draft, reply)
        return draft.carried_out(watch)

    def __repr__(self) -> str:
        decided = f"{len(self.ratified)} ratified, {len(self.rejected)} rejected"
        congress = decided if self.sent else f"Congress {self.congress}"
        return f"<Votes for Women, turn {self.turn} round {self.round}, {congress}, waiting for {self.pending.label}>"


class Draft(Position):
    """A position while one answer is worked out; nobody outside the answer ever holds it.

    `happened` gathers the news, and `over` is set once the game is; neither outlasts the draft.
    """

    happened: list[Event]
    over: bool

    __setattr__ = object.__setattr__  # type: ignore[assignment]

    @property
    def seat(self) -> Seat:
        """The seat at work: the one that answers now for the side whose step is carried out."""
        return self.seat_of(self.side)

    def tell(self, *event: Any) -> None:
        """Note what happened, for the log and the map. What cards do names the seat, all else the side."""
        self.happened.append(event)

    def then(self, *steps: Step) -> None:
        """Put `steps` on top of what is to be done, the first one first, for the side and the card at work."""
        self.then_for(self.side, self.card, *steps)

    def then_for(self, side: Side, card: str, *steps: Step) -> None:
        todo = self.todo
        for step in reversed(steps):
            todo += (Task(step, side, card),)
        self.todo = todo

    def alter(self, side: Side, **fields: Any) -> None:
        """Change fields of the camp of `side`."""
        if side == SUFFRAGIST:
            self.suffragist = self.suffragist._replace(**fields)
        else:
            self.opposition = self.opposition._replace(**fields)

    def alter_held(self, seat: Seat, **fields: Any) -> None:
        """Change fields of what `seat` holds."""
        place = self.seats.index(seat)
        changed = self.holdings[place]._replace(**fields)
        self.holdings = (*self.holdings[:place], changed, *self.holdings[place + 1 :])

    def put(self, colour: str, state: str, change: int) -> None:
        """Change the number of `colour` cubes in `state`."""
        row = bytearray(getattr(self, colour))
        row[PLACE[state]] += change
        setattr(self, colour, bytes(row))

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

    def carried_out(self, watch: Callable[[Draft], None] | None = None) -> Position:
        """Carry out what is to be done until something must be asked; the frozen position that asks it."""
        while not self.over:
            if watch:
                watch(self)
            step, self.side, self.card = self.todo[-1]
            self.todo = self.todo[:-1]
            question = step.do(self)
            if question is not None:
                self.asking, self.pending = Task(step, self.side, self.card), question
                break
        else:
            self.todo, self.asking = (), None
        fields = self.__dict__
        fields["news"] = tuple(fields.pop("happened"))
        del fields["over"]
        return frozen(self, Position)
