"""A world that was counted, opened again from its number: a match of it, to be looked back at and gone on with.

Nothing but counts is kept of worlds. All luck of one follows from the seed and its number, so it is played once more,
by whoever works for the page, and its replies are given to a match that begins as it did.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from vfw.core.chance import physical, seeded
from vfw.core.match import Match
from vfw.core.questions import Reply
from vfw.thinking.inquiry import Piece
from vfw.votes import VotesForWomen
from vfw.votes.rules.board import NAMES, STATES
from vfw.votes.rules.position import OPPOBOT, OPPOSITION, RATIFIED, REJECTED, UNDECIDED, Position, side_of
from vfw.votes.scenarios.scenario import read
from vfw.votes.scenarios.scenario_writing import About, scenario_of
from vfw.votes.telling.words import SIDE_NAMES
from vfw.whatif.playouts import Conduct, Ending, Playout, Setup, play_to_end
from vfw.whatif.report import median_ratified
from vfw.whatif.tallies import Tally


class PlayoutKey(NamedTuple):
    """A world by its number: those of one seed that differ in the setup alone share their luck."""

    setup: Setup
    seed: int
    number: int

    def start(self) -> Playout:
        """The world as it begins."""
        return Playout(self.setup, self.seed, self.number)


class FinishedPlayout(NamedTuple):
    """A world that was played out.

    Attributes:
        replies: all that was answered in it, chance included. ending: how it came out, as it was counted.
    """

    replies: tuple[Reply, ...]
    ending: Ending


def replay_playout(key: PlayoutKey) -> FinishedPlayout:
    """Play a world out once more."""
    playout = key.start()
    ending = play_to_end(playout)
    return FinishedPlayout(tuple(playout.replies), ending)


class ReplayJob:
    """An `Inquiry` into worlds that were counted; its `found` are those that were played out again so far."""

    def __init__(self, keys: Sequence[PlayoutKey]) -> None:
        self._keys, self._is_started = keys, False
        self._found: dict[PlayoutKey, FinishedPlayout] = {}

    def round(self) -> Sequence[Piece]:
        if self._is_started:
            return ()
        self._is_started = True
        return [Piece(replay_playout, (key,)) for key in self._keys]

    def take(self, number: int, result: Any) -> None:
        self._found[self._keys[number]] = result

    @property
    def done(self) -> float:
        return len(self._found) / len(self._keys) if self._keys else 1.0

    @property
    def found(self) -> Mapping[PlayoutKey, FinishedPlayout]:
        return self._found


def make_match(key: PlayoutKey, replies: Sequence[Reply] | None = None) -> Match[Any, Any]:
    """The match of a world, from its moment to the end of the game. `replies` are those that `played` found; without
    them the world is played out here and now.

    It ends where the game ends: no state votes on. Raises IllegalReply for replies of another world.
    """
    playout = key.start()
    match = Match(VotesForWomen(), {"scenario": _moment(key, playout)}, chance=physical(), players=_players(playout))
    for reply in replay_playout(key).replies if replies is None else replies:
        match.answer(reply)
    # From now on whoever plays on has dice of their own, which follow from the number too.
    match.chance = seeded(playout.stem)
    return match


def count_open_states(match: Match[Any, Any]) -> int:
    """How many states had not voted when the game ended; they are voted on for the map and the histogram alone. 0 where
    the Amendment was never sent, because then no state is."""
    position = match.position
    return position.votes.count(UNDECIDED) if position.sent else 0


def _moment(key: PlayoutKey, playout: Playout) -> str:
    """The text with which the match begins. What a moment of somebody's game leaves hidden was dealt in this world."""
    if not key.setup.is_from_game:
        return key.setup.scenario
    said = read(key.setup.scenario)
    about = About(
        title=said.title,
        date=said.date,
        goal=said.goal,
        length=said.length,
        sources=said.sources,
        simplifies=said.simplifies,
        introduction=said.introduction,
    )
    return scenario_of(playout.position, **about)


def _players(playout: Playout) -> dict[str, str]:
    """Who sat where."""
    table, conduct = playout.position, playout.setup.conduct
    by_rule = [OPPOSITION] if table.oppobot else []
    return {
        str(seat): OPPOBOT if side_of(seat) in by_rule else conduct.player_of(side_of(seat)) for seat in table.seats
    }


AS_IT_WAS, AS_CHANGED = "as it was", "as changed"


def format_playout_title(number: int, *, is_changed: bool) -> str:
    """Which world it is.

    >>> world_title(2417, is_changed=True)
    'World 2,417, as changed'
    """
    return f"World {number:,}, {AS_CHANGED if is_changed else AS_IT_WAS}"


def describe_ending(ending: Ending, last: Position) -> str:
    """How the game ended, and how many states ratify where those that it left open are voted on; `last` is its last
    position."""
    if not ending.sent:
        return "Lost: the Amendment is never sent to the states."
    said, vote = ("yes", RATIFIED) if ending.won else ("no", REJECTED)
    by = f", {NAMES[ending.decisive]} last" if ending.decisive else ""
    words = f"{'Won' if ending.won else 'Lost'}: {last.votes.count(vote)} states say {said}{by}."
    still_open = len(NAMES) - last.votes.count(RATIFIED) - last.votes.count(REJECTED)
    if not still_open:
        return words
    voted = "The state still open votes" if still_open == 1 else f"The {still_open} states still open vote"
    ratify = ending.votes.count(RATIFIED)
    return f"{words} The game ends there. {voted} for the map and the histogram alone: {ratify} ratify."


def describe_dropped_rules(conduct: Conduct) -> str:
    """What holds in a world, but not for whoever takes a seat in it; "" where all of it does.

    >>> what_is_not_kept(Conduct())
    ''
    """
    if not conduct.no_bids:
        return ""
    sides = " and ".join([SIDE_NAMES[side] for side in conduct.no_bids])
    return f"In this world no buttons are bid by {sides}. Whoever plays on may bid."


RARE_SHARE = 0.1
"""What at most so many of the worlds have is strange."""


class SuggestedPlayout(NamedTuple):
    """A world that is offered.

    Attributes:
        name: why it is offered: "The middle". words: what is to be seen in it. number: that of the world.
    """

    name: str
    words: str
    number: int

    @property
    def label(self) -> str:
        """The world in one line: "The narrowest: Delaware decides · world 811"."""
        return f"{self.name}: {self.words} · world {self.number:,}"


class RareOutcome(NamedTuple):
    """What happened in few of the worlds: in how many, what, and in which first."""

    games: int
    words: str
    number: int


def suggest_playouts(tally: Tally, decides: str = "") -> list[SuggestedPlayout]:
    """Those of one kind that are offered, in their order, as far as they have been counted.

    The middle is the first world in which as many states ratify as in the middle one. The narrowest is the first of
    those in which the losing side was the fewest states short; `decides` is the state that decided it, "" where that is
    not known; where the Amendment is never sent there is none. The strangest is that in which a state did what it does
    most rarely, or, where no state is ever strange, as many states ratified as in the fewest worlds. What happens in
    more than a tenth of them is not strange.
    """
    offered, ratified = list[SuggestedPlayout](), median_ratified(tally)
    if ratified in tally.example:
        offered.append(SuggestedPlayout("The middle", _format_ratified(ratified), tally.example[ratified]))
    if tally.narrowest and tally.sent[0] < tally.games:
        short, number = tally.narrowest
        close = f"{NAMES[decides]} decides" if decides else _format_margin(short)
        offered.append(SuggestedPlayout("The narrowest", close, number))
    if strange := min(_rare_votes(tally), default=None) or min(_rare_counts(tally), default=None):
        offered.append(SuggestedPlayout("The strangest", strange.words, strange.number))
    return _merge_duplicates(offered)


def _merge_duplicates(offered: list[SuggestedPlayout]) -> list[SuggestedPlayout]:
    """A world that is offered twice bears both names."""
    once: dict[int, SuggestedPlayout] = {}
    for name, words, number in offered:
        before = once.get(number)
        both = (f"{before.name}, {name.lower()}", f"{before.words}; {words}") if before else (name, words)
        once[number] = SuggestedPlayout(*both, number)
    return [*once.values()]


def narrowest_playout(tally: Tally) -> int:
    """The number of the world of which it is worth knowing who decided it; 0 where none was counted."""
    return tally.narrowest[1] if tally.narrowest else 0


def _rare_votes(tally: Tally) -> Iterator[RareOutcome]:
    """The states that did in few worlds what they usually do not. Where the Amendment is never sent, no state votes."""
    voted = tally.games - tally.sent[0]
    for place, state in enumerate(STATES):
        yes = tally.states[place]
        for games, numbers, says in ((yes, tally.yes, "yes"), (voted - yes, tally.no, "no")):
            if 0 < games <= RARE_SHARE * voted and state in numbers:
                yield RareOutcome(games, f"{NAMES[state]} says {says}", numbers[state])


def _rare_counts(tally: Tally) -> Iterator[RareOutcome]:
    for ratified, games in enumerate(tally.ratified):
        if 0 < games <= RARE_SHARE * tally.games and ratified in tally.example:
            yield RareOutcome(games, _format_ratified(ratified), tally.example[ratified])


def _format_ratified(ratified: int) -> str:
    """How many states ratify.

    >>> _ratify(38), _ratify(1), _ratify(0)
    ('38 ratify', '1 ratifies', 'none ratifies')
    """
    return f"{ratified or 'none'} {'ratify' if ratified > 1 else 'ratifies'}"


def _format_margin(short: int) -> str:
    """How close it was.

    >>> _close(1), _close(3)
    ('decided by one state', 'decided by 3 states')
    """
    return f"decided by {'one state' if short == 1 else f'{short} states'}"
