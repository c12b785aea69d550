"""A counted playout: which ones are suggested, their descriptions, and the match that opens one again.

Only counts of playouts are kept. All luck of one follows from the seed and its number, so the pool plays it once more,
and a match with the same start gets its replies.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from vfw.core.chance import physical, seeded
from vfw.core.match import Match
from vfw.core.questions import Reply
from vfw.jobs.batch import Task
from vfw.votes import VotesForWomen
from vfw.votes.narration.words import SIDE_NAMES
from vfw.votes.rules.board import NAMES, STATES
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import OPPOSITION, side_of
from vfw.votes.rules.tabletop import OPPOBOT, RATIFIED, REJECTED
from vfw.votes.scenarios.scenario import parse_scenario
from vfw.votes.scenarios.writer import ScenarioHeader, write_scenario
from vfw.whatif.playouts import Conduct, Ending, Playout, Setup, play_to_end
from vfw.whatif.report import median_ratified
from vfw.whatif.tallies import Tally


class PlayoutKey(NamedTuple):
    """A playout by its number; those with one seed and number share their luck, whatever their setup."""

    setup: Setup
    seed: int
    number: int

    def start(self) -> Playout:
        """Return the playout at its start."""
        return Playout(self.setup, self.seed, self.number)


class FinishedPlayout(NamedTuple):
    """A finished playout.

    Attributes:
        replies: All its replies, chance included.
        ending: Its ending, as it was counted.
    """

    replies: tuple[Reply, ...]
    ending: Ending


def replay_playout(key: PlayoutKey) -> FinishedPlayout:
    """Play a playout once more."""
    playout = key.start()
    ending = play_to_end(playout)
    return FinishedPlayout(tuple(playout.replies), ending)


class ReplayJob:
    """A batch job that replays counted playouts; `found` are the finished ones so far."""

    def __init__(self, keys: Sequence[PlayoutKey]) -> None:
        self._keys, self._is_started = keys, False
        self._found: dict[PlayoutKey, FinishedPlayout] = {}

    def round(self) -> Sequence[Task]:
        """Return all tasks in the first round, and none afterwards."""
        if self._is_started:
            return ()
        self._is_started = True
        return [Task(replay_playout, (key,)) for key in self._keys]

    def take(self, number: int, result: Any) -> None:
        """Accept the result of a task."""
        self._found[self._keys[number]] = result

    @property
    def done(self) -> float:
        """The share of the playouts that are finished, 0 to 1."""
        return len(self._found) / len(self._keys) if self._keys else 1.0

    @property
    def found(self) -> Mapping[PlayoutKey, FinishedPlayout]:
        """The finished playouts."""
        return self._found


def make_match(key: PlayoutKey, replies: Sequence[Reply] | None = None) -> Match[Any, Any]:
    """Make the match of a playout, from its moment to the end of the game, without votes after that.

    Args:
        key: The playout.
        replies: The replies that `replay_playout` found; without them the playout is replayed now.

    Raises:
        IllegalReply: The replies belong to another playout.
    """
    playout = key.start()
    match = Match(VotesForWomen(), {"scenario": _moment(key, playout)}, chance=physical(), players=_players(playout))
    for reply in replay_playout(key).replies if replies is None else replies:
        match.answer(reply)
    # A visitor who plays on gets other dice, which follow from the number too.
    match.chance = seeded(playout.stem)
    return match


def _moment(key: PlayoutKey, playout: Playout) -> str:
    """Return the text that the match begins with; a visitor's game gets the hidden cards of this playout."""
    if not key.setup.is_from_game:
        return key.setup.scenario
    said = parse_scenario(key.setup.scenario)
    about = ScenarioHeader(
        title=said.title,
        date=said.date,
        goal=said.goal,
        length=said.length,
        sources=said.sources,
        simplifies=said.simplifies,
        introduction=said.introduction,
    )
    return write_scenario(playout.position, **about)


def _players(playout: Playout) -> dict[str, str]:
    """Return the player in each seat."""
    table, conduct = playout.position, playout.setup.conduct
    by_rule = [OPPOSITION] if table.oppobot else []
    return {
        str(seat): OPPOBOT if side_of(seat) in by_rule else conduct.player_of(side_of(seat)) for seat in table.seats
    }


AS_IT_WAS, AS_CHANGED = "as it was", "as changed"


def format_playout_title(number: int, *, is_changed: bool) -> str:
    """Format the title of a playout.

    >>> format_playout_title(2417, is_changed=True)
    'World 2,417, as changed'
    """
    return f"World {number:,}, {AS_CHANGED if is_changed else AS_IT_WAS}"


def describe_ending(ending: Ending, last: Position) -> str:
    """Describe the ending of the game, and how many states ratify after the open ones have voted.

    Args:
        ending: The ending.
        last: The last position of the game.
    """
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
    """Describe the restrictions of a playout that do not bind a visitor who takes a seat in it; "" if there are none.

    >>> describe_dropped_rules(Conduct())
    ''
    """
    if not conduct.no_bids:
        return ""
    sides = " and ".join([SIDE_NAMES[side] for side in conduct.no_bids])
    return f"In this world no buttons are bid by {sides}. If you play on, you may bid."


RARE_SHARE = 0.1
"""An outcome is strange in at most this share of the playouts."""


class SuggestedPlayout(NamedTuple):
    """A playout that is suggested.

    Attributes:
        name: The reason: "The middle".
        words: Its description.
        number: Its number.
    """

    name: str
    words: str
    number: int

    @property
    def label(self) -> str:
        """The playout in one line: "The narrowest: Delaware decides · world 811"."""
        return f"{self.name}: {self.words} · world {self.number:,}"


class RareOutcome(NamedTuple):
    """A rare outcome: the number of its playouts, its description, and the first of them."""

    games: int
    words: str
    number: int


def suggest_playouts(tally: Tally, decides: str = "") -> list[SuggestedPlayout]:
    """Suggest playouts of one kind, in this order, as far as they have been counted.

    The middle is the first playout with the median number of ratified states. The narrowest is the first with the
    smallest margin; there is none if the Amendment is never sent. The strangest is the one with the rarest vote of a
    state, or, without a rare vote, with the rarest number of ratified states. More than a tenth of the playouts is not
    rare.

    Args:
        tally: The counts.
        decides: The state that decided the narrowest playout; "" if that is unknown.
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
    """Merge suggestions of the same playout into one with both names."""
    once: dict[int, SuggestedPlayout] = {}
    for name, words, number in offered:
        before = once.get(number)
        both = (f"{before.name}, {name.lower()}", f"{before.words}; {words}") if before else (name, words)
        once[number] = SuggestedPlayout(*both, number)
    return [*once.values()]


def narrowest_playout(tally: Tally) -> int:
    """Return the number of the narrowest playout; 0 if none was counted."""
    return tally.narrowest[1] if tally.narrowest else 0


def _rare_votes(tally: Tally) -> Iterator[RareOutcome]:
    """Yield the rare votes of states. If the Amendment is never sent, no state votes."""
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
    """Format the number of states that ratify.

    >>> _format_ratified(38), _format_ratified(1), _format_ratified(0)
    ('38 ratify', '1 ratifies', 'none ratifies')
    """
    return f"{ratified or 'none'} {'ratify' if ratified > 1 else 'ratifies'}"


def _format_margin(short: int) -> str:
    """Format a margin.

    >>> _format_margin(1), _format_margin(3)
    ('decided by one state', 'decided by 3 states')
    """
    return f"decided by {'one state' if short == 1 else f'{short} states'}"
