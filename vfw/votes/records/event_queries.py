"""The course of a game: its points that history has counterparts of. It tells of the game alone, and knows no history.

A course is read off the positions of a match, so a game that still goes on has one too, and one that began in the
middle: what lay on the table before the first answer is no point of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from vfw.core.position import Event
from vfw.votes.rules.position import GAME, RATIFIED, REJECTED, Position


@dataclass(frozen=True)
class Sent:
    """Congress sent the Amendment to the states."""

    turn: int


@dataclass(frozen=True)
class TookEffect:
    """A card came into effect for the rest of the game."""

    turn: int
    card: str


@dataclass(frozen=True)
class Voted:
    """A state voted, and its vote stood.

    Attributes:
        vote: RATIFIED or REJECTED. number: how many states had voted so by then, this one among them.
        answer: the number of the answer that brought the vote; states that voted together share it.
        in_final_voting: whether its vote was called, and dice fell for it.
    """

    turn: int
    state: str
    vote: int
    number: int
    answer: int
    in_final_voting: bool


@dataclass(frozen=True)
class Ended:
    """The game was over. `congress` is how many markers lay in Congress then."""

    turn: int
    winner: str
    reason: str
    congress: int


Point = Sent | TookEffect | Voted | Ended


@dataclass(frozen=True)
class Course:
    """What happened in a game, as far as it has come.

    Attributes:
        points: in the order in which they happened.
        first_turn, last_turn: those in which play began and stands.
        given: the cards that were in effect as it began. given_ratified: how many states had ratified then.
    """

    points: tuple[Point, ...]
    first_turn: int
    last_turn: int
    given: tuple[str, ...]
    given_ratified: int

    @property
    def is_over(self) -> bool:
        return bool(self.points) and isinstance(self.points[-1], Ended)

    @property
    def votes(self) -> tuple[Voted, ...]:
        """The votes that stand."""
        return tuple([point for point in self.points if isinstance(point, Voted)])


def course(positions: Sequence[Position]) -> Course:
    """The course of a game that came through these positions; the first of them, its beginning, must be there."""
    start, end = positions[0], positions[-1]
    told = _Told(start)
    for answer, (before, position) in enumerate(pairwise(positions), start=1):
        # While a scenario is laid out no turn has begun, and none is told.
        told.turn = before.turn or position.turn
        for event in position.news:
            told.hear(event, answer, position)
    first_turn = next((position.turn for position in positions if position.turn), 1)
    given = tuple([lasting.card for lasting in start.in_effect])
    return Course(tuple(told.points), first_turn, max(end.turn, first_turn), given, len(start.ratified))


class _Told:
    """What the events have told so far; `turn` is the turn in which the next happens."""

    def __init__(self, start: Position) -> None:
        self.points: list[Point] = []
        self.turn = start.turn
        self._final_voting = False
        self._votes = dict.fromkeys(start.ratified, RATIFIED) | dict.fromkeys(start.rejected, REJECTED)

    def hear(self, event: Event, answer: int, position: Position) -> None:
        match event:
            case ("turn", turn):
                self.turn = turn
            case ("picked", *_):
                self._final_voting = True
            case ("sent",):
                self.points.append(Sent(self.turn))
            case ("stays", card, box) if box == GAME:
                self.points.append(TookEffect(self.turn, card))
            case ("overturned" | "reconsidered", _, state):
                self._take_back(state)
            case ("voted", state, vote):
                self._votes[state] = vote
                number = list(self._votes.values()).count(vote)
                self.points.append(Voted(self.turn, state, vote, number, answer, self._final_voting))
            case ("over", winner, reason):
                self.points.append(Ended(self.turn, winner, reason, position.congress))

    def _take_back(self, state: str) -> None:
        self._votes.pop(state, None)
        self.points = [point for point in self.points if not (isinstance(point, Voted) and point.state == state)]
