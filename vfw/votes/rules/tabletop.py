"""What lies on the table for everybody to see, and questions about it.

Cubes and votes are rows of 48 bytes in the order of `board.STATES`, so a table copies cheaply.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from vfw.core.position import Event
from vfw.core.questions import Pending
from vfw.votes.rules.board import PLACE, STATES
from vfw.votes.rules.effects import Effect
from vfw.votes.rules.seats import COLOUR_OF_SEAT, OPPOSITION, SUFFRAGIST, Seat, Side, side_of
from vfw.votes.rules.showing import Shown

if TYPE_CHECKING:
    from vfw.votes.rules.position import Task

PURPLE: Final = "purple"
YELLOW: Final = "yellow"
RED: Final = "red"
COLOURS: Final = {SUFFRAGIST: (PURPLE, YELLOW), OPPOSITION: (RED,)}
SIDE_OF: Final = {PURPLE: SUFFRAGIST, YELLOW: SUFFRAGIST, RED: OPPOSITION}
SUPPLY: Final = {SUFFRAGIST: 12, OPPOSITION: 6}

OPPOBOT: Final = "oppobot"
"""The automaton, its deck, and what its cards' keys begin with."""
NORMAL: Final = "normal"
BLACK_D4: Final = "black-d4"
BLACK_D6: Final = "black-d6"
HARD: Final = "hard"
DIFFICULTIES: Final = (NORMAL, BLACK_D4, BLACK_D6, HARD)
"""Which of the Oppobot's dice are black: none; its d4; its dice in Final Voting; all."""

TURN: Final = "turn"
GAME: Final = "game"
VOTING: Final = "final voting"
UNDECIDED: Final = 0
RATIFIED: Final = 1
REJECTED: Final = 2
TO_RATIFY: Final = 36
TO_REJECT: Final = 13
FULL_CONGRESS: Final = 6
TURNS: Final = 6
ROUNDS: Final = 6
VOTING_DIE: Final = 6
CUBES_TO_VOTE: Final = 4

NONE: Final = bytes(len(STATES))


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

    @property
    def hand_size(self) -> int:
        return len(self.hand)


class Lasting(NamedTuple):
    """A card in effect: the box it lies in (TURN, GAME or VOTING), who played it, and what it changes."""

    box: str
    card: str
    side: Side
    effects: tuple[Effect, ...]


def original(card: str) -> str:
    """The card of the Opposition deck that a card of the Oppobot is a copy of: what follows the colon of its key."""
    return card.partition(":")[2] if card.startswith(OPPOBOT) else card


OPEN_FIELDS: Final = (
    *("seats", "active", "pending", "news", "oppobot", "open_hands", "opposition_deck", "turn", "round", "side"),
    *("card", "rolled", "purple", "yellow", "red", "votes", "congress", "sent", "campaigners", "in_effect"),
    *("strategy_cards", "state_cards", "removed", "last_turn", "voting_die", "todo", "asking"),
)
"""What everybody sees of a table: the names of its fields."""


class Table(Shown):
    """What a position and a view of it have in common: the fields everybody sees, and questions about them.

    Attributes:
        seats: who plays, in order. active: the seat that answers for the Suffragists now, and that of the Opposition.
        pending: the question it waits for, or the outcome. news: what the last answer caused, in order.
        oppobot: one of DIFFICULTIES where the automaton plays the Opposition, else "".
        open_hands: whether partners show each other their hands.
        opposition_deck: the word of the deck that the Opposition, or the Oppobot in its place, draws from.
        turn: 1 to 6; 0 before the first. round: the same, so that it says how many of the turn are left; where the last
            turn has more than six rounds, or fewer, it begins below 1, or above.
        side, card: whose step is being carried out, and the card it stands on ("" for a phase).
        rolled: the dice that fell last.
        purple, yellow, red: cubes in each state. votes: UNDECIDED, RATIFIED or REJECTED for each state.
        congress: markers, 0 to 6. sent: whether the Amendment has gone to the states.
        campaigners: (name, region) in the order they came into play; the name is colour and number, "purple1".
        in_effect: the persistent cards, in the order they were played.
        strategy_cards, state_cards: the cards that lie open. removed: cards out of the game.
        last_turn: how many rounds the last turn has. voting_die: the faces of a die of Final Voting, where no card says
            more. Both are as the rules have them, unless a scenario asks what would come of others.
        todo: steps that wait, the next one last. asking: the step whose question is pending.
    """

    __slots__ = OPEN_FIELDS
    _fields: ClassVar[tuple[str, ...]] = OPEN_FIELDS

    seats: tuple[Seat, ...]
    active: tuple[Seat, ...]
    pending: Pending
    news: tuple[Event, ...]
    oppobot: str
    open_hands: bool
    opposition_deck: str
    turn: int
    round: int
    side: Side
    card: str
    rolled: tuple[int, ...]
    purple: bytes
    yellow: bytes
    red: bytes
    votes: bytes
    congress: int
    sent: bool
    campaigners: tuple[tuple[str, str], ...]
    in_effect: tuple[Lasting, ...]
    strategy_cards: tuple[str, ...]
    state_cards: tuple[str, ...]
    removed: tuple[str, ...]
    last_turn: int
    voting_die: int
    todo: tuple[Task, ...]
    asking: Task | None

    def record(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self._fields}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and type(self) is type(other) and self.record() == other.record()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([f'{name}={value!r}' for name, value in self.record().items()])})"

    __hash__ = None  # type: ignore[assignment]  # equal by value, and too large to be a key

    def buttons(self, side: Side) -> int:
        """How many buttons `side` holds."""
        # Position and view override this: only they have camps.
        raise NotImplementedError

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

    def row(self, colour: str) -> bytes:
        """The cubes of `colour` in each state."""
        return self.red if colour == RED else self.purple if colour == PURPLE else self.yellow

    def strength(self, side: Side, state: str) -> int:
        """How many cubes `side` has in `state`."""
        place = PLACE[state]
        return self.purple[place] + self.yellow[place] if side == SUFFRAGIST else self.red[place]

    def vote(self, state: str) -> int:
        return self.votes[PLACE[state]]

    @property
    def rounds_of_turn(self) -> int:
        """How many rounds this turn has."""
        return self.last_turn if self.turn == TURNS else ROUNDS

    @property
    def round_of_turn(self) -> int:
        """The round, counted from the beginning of its turn; 0 before the first."""
        return self.round + self.rounds_of_turn - ROUNDS

    @property
    def ratified(self) -> tuple[str, ...]:
        return tuple([state for state, vote in zip(STATES, self.votes, strict=True) if vote == RATIFIED])

    @property
    def rejected(self) -> tuple[str, ...]:
        return tuple([state for state, vote in zip(STATES, self.votes, strict=True) if vote == REJECTED])

    def campaigners_of(self, side: Side) -> tuple[tuple[str, str], ...]:
        is_red = side == OPPOSITION
        return tuple([(name, region) for name, region in self.campaigners if name.startswith(RED) == is_red])

    def campaigners_led(self, side: Side) -> tuple[tuple[str, str], ...]:
        """The campaigners whom the seat leads that answers for `side` now."""
        return self.led_by(self.seat_of(side))

    def led_by(self, seat: Seat) -> tuple[tuple[str, str], ...]:
        """The campaigners whom `seat` leads: those of its colour, where it has one, else all of its side.  Teams 9."""
        team = self.campaigners_of(side_of(seat))
        colour = COLOUR_OF_SEAT.get(seat)
        return tuple([one for one in team if one[0].startswith(colour)]) if colour else team

    def is_in_effect(self, card: str) -> bool:
        """Whether the card is; the Oppobot's copy of a card counts as the card."""
        return any(card in (lasting.card, original(lasting.card)) for lasting in self.in_effect)

    def cards_in(self, box: str) -> tuple[str, ...]:
        return tuple([lasting.card for lasting in self.in_effect if lasting.box == box])


def copy_open(table: Table, into: Table) -> None:
    """Give `into` what lies open on `table`: field by field, which is the quickest way there is."""
    into.seats = table.seats
    into.active = table.active
    into.pending = table.pending
    into.news = table.news
    into.oppobot = table.oppobot
    into.open_hands = table.open_hands
    into.opposition_deck = table.opposition_deck
    into.turn = table.turn
    into.round = table.round
    into.side = table.side
    into.card = table.card
    into.rolled = table.rolled
    into.purple = table.purple
    into.yellow = table.yellow
    into.red = table.red
    into.votes = table.votes
    into.congress = table.congress
    into.sent = table.sent
    into.campaigners = table.campaigners
    into.in_effect = table.in_effect
    into.strategy_cards = table.strategy_cards
    into.state_cards = table.state_cards
    into.removed = table.removed
    into.last_turn = table.last_turn
    into.voting_die = table.voting_die
    into.todo = table.todo
    into.asking = table.asking
