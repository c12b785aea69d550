"""In what share of worlds each state ratifies, and by how much that changes."""

from __future__ import annotations

from math import hypot
from typing import NamedTuple

from vfw.votes.rules.board import NAMES, PLACE
from vfw.whatif.statistics import Difference, Share, share_of
from vfw.whatif.tallies import Counts

LARGE_GAIN = 8
"""Points; a gain of so many is marked."""
UNPAIRED_NOTE = (
    "The 95 % interval for a state is worked out as if the two kinds of world did not share their luck, which makes it"
    " rather too wide than too narrow. By chance alone, two or three of 48 states may still seem to change."
)


class StateShare(NamedTuple):
    """A state: the shares of worlds in which it ratifies, 0 to 1, as it was and as changed, and their difference."""

    code: str
    name: str
    was: Share
    is_: Share
    difference: Difference

    @property
    def change(self) -> int:
        """The difference in whole points, as it is written on the map."""
        return round(100 * self.difference.value)

    @property
    def gains(self) -> bool:
        """Whether the model sees a gain."""
        return self.difference.is_seen and self.difference.value > 0

    @property
    def gains_much(self) -> bool:
        """Whether it sees one of eight points or more."""
        return self.gains and self.change >= LARGE_GAIN

    @property
    def loses(self) -> bool:
        """Whether the model sees a loss."""
        return self.difference.is_seen and self.difference.value < 0


def state_shares(counts: Counts) -> tuple[StateShare, ...]:
    """All 48 states, in the order of the board. Raises ValueError where no game was played."""
    found = []
    for code, place in PLACE.items():
        was, is_ = (share_of(tally.states[place], counts.games) for tally in (counts.as_it_was, counts.as_changed))
        found.append(StateShare(code, NAMES[code], was, is_, unpaired_difference(was, is_)))
    return tuple(found)


def unpaired_difference(was: Share, is_: Share) -> Difference:
    """The difference of two shares with the interval of Newcombe (1998, method 10 of "Interval estimation for the
    difference between independent proportions"), as if they were of worlds that share nothing: counts do not keep how
    often a state ratifies in both."""
    value = is_.value - was.value
    low = value - hypot(is_.value - is_.low, was.high - was.value)
    high = value + hypot(is_.high - is_.value, was.value - was.low)
    return Difference(value, low, high, gain=1.0)
