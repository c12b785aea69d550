"""Which of the counted worlds are worth looking into: the middle, the narrowest and the strangest, each in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from vfw.votes.rules.board import NAMES, STATES
from vfw.whatif.report import median_ratified
from vfw.whatif.tallies import Tally

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
    def said(self) -> str:
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
