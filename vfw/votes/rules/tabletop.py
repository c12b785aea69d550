"""The public part of the table, and questions about it.

Cubes and votes are rows of 48 bytes in the order of `board.STATES`, so a table copies cheaply.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from vfw.core.position import Event
from vfw.core.questions import Pending
from vfw.votes.rules.board import PLACE, STATES
from vfw.votes.rules.effects import Effect
from vfw.votes.rules.seats import COLOR_OF_SEAT, OPPOSITION, SUFFRAGIST, Seat, Side, side_of
from vfw.votes.rules.showing import Shown

if TYPE_CHECKING:
    from vfw.votes.rules.position import Task

PURPLE: Final = "purple"
YELLOW: Final = "yellow"
RED: Final = "red"
COLORS: Final = {SUFFRAGIST: (PURPLE, YELLOW), OPPOSITION: (RED,)}
SIDE_OF: Final = {PURPLE: SUFFRAGIST, YELLOW: SUFFRAGIST, RED: OPPOSITION}
SUPPLY: Final = {SUFFRAGIST: 12, OPPOSITION: 6}

OPPOBOT: Final = "oppobot"
"""The name of the automaton and its deck, and the prefix of its cards' keys."""
NORMAL: Final = "normal"
BLACK_D4: Final = "black-d4"
BLACK_D6: Final = "black-d6"
HARD: Final = "hard"
DIFFICULTIES: Final = (NORMAL, BLACK_D4, BLACK_D6, HARD)
"""The difficulties by the Oppobot's black dice: none; its d4; its dice in Final Voting; all."""

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
    """The private part of one side.

    Attributes:
        buttons: The number of buttons.
        deck: The draw deck, top card first.
        discards: The discarded cards.
        mixed: Whether the deck is no longer Early above Middle above Late, because it was shuffled or rearranged.
        set_aside: The cards that were taken out of the deck unseen, when it was made.
    """

    buttons: int = 0
    deck: tuple[str, ...] = ()
    discards: tuple[str, ...] = ()
    mixed: bool = False
    set_aside: tuple[str, ...] = ()


class Holding(NamedTuple):
    """The cards of one seat, and what it knows.

    Attributes:
        hand: The cards in hand.
        claimed: The claimed cards.
        drawn: The cards it is looking at, one group for each card that drew, the newest last.
        seen: The hidden cards it has seen: in the hand of another seat, or at a known place of its draw deck. A card
            that is open by now may still be among them.
    """

    hand: tuple[str, ...] = ()
    claimed: tuple[str, ...] = ()
    drawn: tuple[tuple[str, ...], ...] = ()
    seen: tuple[str, ...] = ()

    @property
    def hand_size(self) -> int:
        """Return the number of cards in hand."""
        return len(self.hand)


class Lasting(NamedTuple):
    """A card in effect: its box (TURN, GAME or VOTING), the side that played it, and its effects."""

    box: str
    card: str
    side: Side
    effects: tuple[Effect, ...]


def original(card: str) -> str:
    """Return the card of the Opposition deck that a card of the Oppobot copies: the part of its key after the colon."""
    return card.partition(":")[2] if card.startswith(OPPOBOT) else card


OPEN_FIELDS: Final = (
    *("seats", "active", "pending", "news", "oppobot", "open_hands", "opposition_deck", "turn", "round", "side"),
    *("card", "rolled", "purple", "yellow", "red", "votes", "congress", "sent", "campaigners", "in_effect"),
    *("strategy_cards", "state_cards", "removed", "last_turn", "voting_die", "todo", "asking"),
)
"""The names of the public fields of a table."""


class Table(Shown):
    """The common part of a position and a view of it: the public fields, and questions about them.

    Attributes:
        seats: The seats, in order.
        active: The seat that answers for the Suffragists now, and that of the Opposition.
        pending: The question it waits for, or the outcome.
        news: The events by the last answer, in order.
        oppobot: One of DIFFICULTIES if the automaton plays the Opposition, else "".
        open_hands: Whether partners show each other their hands.
        opposition_deck: The word of the deck that the Opposition, or the Oppobot in its place, draws from.
        turn: 1 to 6; 0 before the first.
        round: 1 to 6, so that it tells how many of the turn are left; if the last turn has more than six rounds, or
            fewer, it begins below 1, or above.
        side: The side whose step is being carried out.
        card: The card of that step ("" for a phase).
        rolled: The last dice rolled.
        purple: Purple cubes in each state.
        yellow: Yellow cubes in each state.
        red: Red cubes in each state.
        votes: UNDECIDED, RATIFIED or REJECTED for each state.
        congress: The markers, 0 to 6.
        sent: Whether the Amendment has gone to the states.
        campaigners: (name, region) in the order they came into play; the name is color and number, "purple1".
        in_effect: The persistent cards, in the order they were played.
        strategy_cards: The open Strategy cards.
        state_cards: The open State cards.
        removed: The cards out of the game.
        last_turn: The number of rounds in the last turn, as the rules have it unless a scenario changes it.
        voting_die: The faces of a die of Final Voting if no card changes it, likewise.
        todo: The waiting steps, the next one last.
        asking: The step whose question is pending.
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
        """See `Record.record`."""
        return {name: getattr(self, name) for name in self._fields}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and type(self) is type(other) and self.record() == other.record()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([f'{name}={value!r}' for name, value in self.record().items()])})"

    __hash__ = None  # type: ignore[assignment]  # equal by value, and too large to be a key

    def buttons(self, side: Side) -> int:
        """Return the number of buttons of `side`."""
        # Position and view override this: only they have camps.
        raise NotImplementedError

    def seat_of(self, side: Side) -> Seat:
        """Return the seat that answers for `side` now."""
        return self.active[0] if side == SUFFRAGIST else self.active[1]

    def seats_of(self, side: Side) -> tuple[Seat, ...]:
        """Return the seats of `side`, in order."""
        return tuple([seat for seat in self.seats if side_of(seat) == side])

    def deck_of(self, side: Side) -> str:
        """Return the word of the event deck that `side` draws from."""
        return self.opposition_deck if side == OPPOSITION else side

    def cubes(self, state: str) -> dict[str, int]:
        """Return the cubes in `state` by color, without colors that have none."""
        place = PLACE[state]
        rows = ((PURPLE, self.purple), (YELLOW, self.yellow), (RED, self.red))
        return {color: row[place] for color, row in rows if row[place]}

    def row(self, color: str) -> bytes:
        """Return the cubes of `color` in each state."""
        return self.red if color == RED else self.purple if color == PURPLE else self.yellow

    def strength(self, side: Side, state: str) -> int:
        """Return the number of cubes of `side` in `state`."""
        place = PLACE[state]
        return self.purple[place] + self.yellow[place] if side == SUFFRAGIST else self.red[place]

    def vote(self, state: str) -> int:
        """Return the vote of `state`: UNDECIDED, RATIFIED or REJECTED."""
        return self.votes[PLACE[state]]

    @property
    def rounds_of_turn(self) -> int:
        """Return the number of rounds in this turn."""
        return self.last_turn if self.turn == TURNS else ROUNDS

    @property
    def round_of_turn(self) -> int:
        """Return the round, counted from the beginning of its turn; 0 before the first."""
        return self.round + self.rounds_of_turn - ROUNDS

    @property
    def ratified(self) -> tuple[str, ...]:
        """Return the states that have ratified."""
        return tuple([state for state, vote in zip(STATES, self.votes, strict=True) if vote == RATIFIED])

    @property
    def rejected(self) -> tuple[str, ...]:
        """Return the states that have rejected."""
        return tuple([state for state, vote in zip(STATES, self.votes, strict=True) if vote == REJECTED])

    def campaigners_of(self, side: Side) -> tuple[tuple[str, str], ...]:
        """Return the campaigners of `side`."""
        is_red = side == OPPOSITION
        return tuple([(name, region) for name, region in self.campaigners if name.startswith(RED) == is_red])

    def campaigners_led(self, side: Side) -> tuple[tuple[str, str], ...]:
        """Return the campaigners led by the seat that answers for `side` now."""
        return self.led_by(self.seat_of(side))

    def led_by(self, seat: Seat) -> tuple[tuple[str, str], ...]:
        """Return the campaigners led by `seat`: those of its color, if it has one, else all of its side.  Teams 9."""
        team = self.campaigners_of(side_of(seat))
        color = COLOR_OF_SEAT.get(seat)
        return tuple([one for one in team if one[0].startswith(color)]) if color else team

    def is_in_effect(self, card: str) -> bool:
        """Return whether the card is in effect; the Oppobot's copy of a card counts as the card."""
        return any(card in (lasting.card, original(lasting.card)) for lasting in self.in_effect)

    def cards_in(self, box: str) -> tuple[str, ...]:
        """Return the cards in effect in `box`."""
        return tuple([lasting.card for lasting in self.in_effect if lasting.box == box])


def copy_open(table: Table, into: Table) -> None:
    """Copy the public fields of `table` into `into`: field by field, which is the quickest way."""
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
