"""Queries on the events of a game: its timeline, the plays of a side, close votes, and occasions for a debrief.

The timeline holds the points that history has counterparts of. It comes from the game alone, not from history. It is
read from the positions of a match, so a game that still goes on has one too, and one that began in the middle: what was
on the table before the first answer is no point of it.

Occasions are what the talk after a game can begin with, with the words by which texts name them:

    find_occasions(match.positions, {"suffragist"}, ())["lobbied-more"]     {"who": "You", "n": "nine"}

The texts are those of staff, in `lessons/debrief.md`: a section for each occasion.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from types import MappingProxyType

from vfw.core.position import Event
from vfw.votes.narration.words import NUMBER_WORDS, SIDE_NAMES, ordinal
from vfw.votes.rules.board import NAMES
from vfw.votes.rules.deck import CARDS
from vfw.votes.rules.playing import CAMPAIGN, EVENT, LOBBY
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import OPPOSITION, OTHER, SIDES, SUFFRAGIST, Side, side_of
from vfw.votes.rules.tabletop import GAME, RATIFIED, REJECTED, original


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
    """A state voted, and its vote was not taken back.

    Attributes:
        turn: The turn of the vote.
        state: The postal code of the state.
        vote: RATIFIED or REJECTED.
        number: How many states had voted so by then, with this one.
        answer: The number of the answer that caused the vote; states that voted together share it.
        in_final_voting: Whether it was a vote of Final Voting, with dice.
    """

    turn: int
    state: str
    vote: int
    number: int
    answer: int
    in_final_voting: bool


@dataclass(frozen=True)
class Ended:
    """The game was over.

    Attributes:
        turn: The last turn.
        winner: The side that won.
        reason: The reason, as the outcome has it.
        congress: The markers in Congress then.
    """

    turn: int
    winner: str
    reason: str
    congress: int


TimelinePoint = Sent | TookEffect | Voted | Ended


@dataclass(frozen=True)
class GameTimeline:
    """The events of a game that history has counterparts of, so far.

    Attributes:
        points: The events, in order.
        first_turn: The turn in which play began.
        last_turn: The turn in which play now is.
        given: The cards that were in effect as it began.
        given_ratified: How many states had ratified then.
    """

    points: tuple[TimelinePoint, ...]
    first_turn: int
    last_turn: int
    given: tuple[str, ...]
    given_ratified: int

    @property
    def is_over(self) -> bool:
        """Return whether the game is over."""
        return bool(self.points) and isinstance(self.points[-1], Ended)

    @property
    def votes(self) -> tuple[Voted, ...]:
        """Return the votes that were not taken back."""
        return tuple([point for point in self.points if isinstance(point, Voted)])


def build_timeline(positions: Sequence[Position]) -> GameTimeline:
    """Return the timeline of a game that came through these positions, from its very first one."""
    start, end = positions[0], positions[-1]
    timeline = _TimelineBuilder(start)
    for answer, (before, position) in enumerate(pairwise(positions), start=1):
        # While a scenario is laid out no turn has begun, so events have none.
        timeline.turn = before.turn or position.turn
        for event in position.news:
            timeline.add_event(event, answer, position)
    first_turn = next((position.turn for position in positions if position.turn), 1)
    given = tuple([lasting.card for lasting in start.in_effect])
    return GameTimeline(tuple(timeline.points), first_turn, max(end.turn, first_turn), given, len(start.ratified))


class _TimelineBuilder:
    """The timeline so far; `turn` is the turn of the next event."""

    def __init__(self, start: Position) -> None:
        self.points: list[TimelinePoint] = []
        self.turn = start.turn
        self._final_voting = False
        self._votes = dict.fromkeys(start.ratified, RATIFIED) | dict.fromkeys(start.rejected, REJECTED)

    def add_event(self, event: Event, answer: int, position: Position) -> None:
        """Add an event."""
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


CLOSE = 1
"""The largest difference of totals in a close vote."""


@dataclass(frozen=True)
class EventQueries:
    """The plays of `side`.

    Attributes:
        side: The side.
        uses: How many cards it used for each purpose, by the words of the rules, as "lobby"; unused ones are missing.
        events: The cards that it played as events, in order.
    """

    side: Side
    uses: Mapping[str, int]
    events: tuple[str, ...]


@dataclass(frozen=True)
class CloseVote:
    """A state that voted with totals at most CLOSE apart. `vote` is RATIFIED or REJECTED."""

    state: str
    vote: int


def query_events(positions: Sequence[Position], side: Side) -> EventQueries:
    """Return the plays of `side` in the game that came through these positions, from its very first one."""
    played = [
        (event[2], event[3])
        for position in positions[1:]
        for event in position.news
        if event[0] == "played" and side_of(event[1]) == side
    ]
    return EventQueries(side, Counter(use for _, use in played), tuple([card for card, use in played if use == EVENT]))


def find_close_votes(positions: Sequence[Position]) -> tuple[CloseVote, ...]:
    """Return the close votes of Final Voting, in order; the last roll of each side counts."""
    totals: dict[tuple[str, str], int] = {}
    close = []
    for position in positions[1:]:
        for event in position.news:
            match event:
                case ("vote rolled", side, state, face, cubes):
                    totals[side, state] = face + cubes
                case ("voted", state, vote) if (SIDES[0], state) in totals:
                    one, other = (totals[side, state] for side in SIDES)
                    if abs(one - other) <= CLOSE:
                        close.append(CloseVote(state, vote))
    return tuple(close)


ANY_GAME = "any-game"
"""The prefix of occasions that every game gives."""

OCCASIONS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "card-that-rewards-racism": ("who", "card"),
        "led-the-opposition": (),
        "never-sent": ("n",),
        "lost-a-close-vote": ("state",),
        "won-a-close-vote": ("state",),
        "lobbied-more": ("who", "n"),
        "campaigned-more": ("who", "n"),
        "lost-states": ("state", "nth", "n"),
        "won-states": ("state", "nth", "n"),
    }
)
"""The other occasions, and the words that a text may use for each.

The words are: the side ("You", "Your side", "The Suffragists"), the title of the card, the name of the state that was
first, its number (one game begins with 35), and a count.
"""

Words = Mapping[str, str]


def find_occasions(
    positions: Sequence[Position], persons: Collection[Side], rewarding_racism: Collection[str]
) -> dict[str, Words]:
    """Return the occasions of OCCASIONS that a game gave, each with its words.

    Args:
        positions: The positions of the game, from its very first one.
        persons: The sides that persons played. A text speaks to a single person, and to two partners as a side, because
            not each of them did all of it; otherwise it speaks about the Suffragists.
        rewarding_racism: The keys of the cards by which the game rewards racism.
    """
    (side,) = persons if len(persons) == 1 else (SUFFRAGIST,)
    you = "Your side" if len(positions[-1].seats_of(side)) > 1 else "You"
    names = {of: you if [of] == [*persons] else _capital(SIDE_NAMES[of]) for of in SIDES}
    found = dict(_of_votes(positions, side))
    for of in (OTHER[side], side):
        played = [card for card in query_events(positions, of).events if original(card) in rewarding_racism]
        if played:
            found["card-that-rewards-racism"] = {"who": names[of], "card": CARDS[played[0]].title}
    if OPPOSITION in persons:
        found["led-the-opposition"] = {}
    uses = query_events(positions, side).uses
    for name, use, other in (("lobbied-more", LOBBY, CAMPAIGN), ("campaigned-more", CAMPAIGN, LOBBY)):
        if (n := uses.get(use, 0)) > max(uses.get(other, 0), 1):
            found[name] = {"who": names[side], "n": _number(n)}
    return found


def _of_votes(positions: Sequence[Position], side: Side) -> Iterator[tuple[str, Words]]:
    """Return the occasions that Congress and the states gave to `side`; a state is named at most once."""
    timeline = build_timeline(positions)
    for point in timeline.points:
        if isinstance(point, Ended) and point.reason == "never sent":
            yield "never-sent", {"n": _number(point.congress)}
    close = find_close_votes(positions)
    wanted = RATIFIED if side == SUFFRAGIST else REJECTED
    for result, is_won in (("won", True), ("lost", False)):
        votes = [point for point in timeline.votes if (point.vote == wanted) == is_won]
        narrow = [vote.state for vote in close if (vote.vote == wanted) == is_won]
        if votes and votes[0].state not in narrow[:1]:
            first = votes[0]
            words = {"state": NAMES[first.state], "nth": ordinal(first.number), "n": _number(len(votes))}
            yield f"{result}-states", words
        if narrow:
            yield f"{result}-a-close-vote", {"state": NAMES[narrow[0]]}


def _number(n: int) -> str:
    return NUMBER_WORDS[n] if n < len(NUMBER_WORDS) else str(n)


def _capital(words: str) -> str:
    return words[0].upper() + words[1:]
