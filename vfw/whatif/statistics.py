"""Statistics of counts: shares with their intervals, differences of two kinds, and associations with winning."""

from __future__ import annotations

from math import hypot, inf, sqrt
from statistics import NormalDist
from typing import NamedTuple

from vfw.core.intervals import wilson
from vfw.votes.rules.board import NAMES, PLACE
from vfw.whatif.tallies import Counts, Tally

MIN_GAMES_APART = 30
"""An event in fewer playouts, or in all but fewer, is not tested for an association."""
MAX_ASSOCIATIONS = 5


class Share(NamedTuple):
    """A share of playouts, 0 to 1, and its 95 % interval."""

    value: float
    low: float
    high: float


class Difference(NamedTuple):
    """The difference of two shares, as changed minus as it was, -1 to 1, with a 95 % interval.

    Attributes:
        value: The difference.
        low: The lower end of the interval.
        high: The upper end.
        gain: The factor by which more playouts would be needed without shared luck; `inf` if every playout ends alike
            in both kinds, though not all playouts do.
    """

    value: float
    low: float
    high: float
    gain: float

    @property
    def is_seen(self) -> bool:
        """True if the interval excludes 0; a model that sees no difference does not say that there is none."""
        return not self.low <= 0 <= self.high


class Association(NamedTuple):
    """An early event, and the shares of playouts won with it and without it."""

    event: str
    with_it: Share
    without: Share


def share_of(successes: int, games: int) -> Share:
    """Return a share with its interval after Wilson.

    Raises:
        ValueError: No game was played.
    """
    return Share(successes / games if games else 0.0, *wilson(successes, games))


def difference(counts: Counts) -> Difference:
    """Return the difference of the shares that are won, for playouts that share their luck.

    The interval is that of Newcombe (1998, method 10) for paired shares. It combines the Wilson intervals of both with
    the correlation of the endings, which is corrected a little so that a few playouts that agree do not seem certain.

    Raises:
        ValueError: No game was played.
    """
    n, both = counts.games, counts.both
    was, is_ = share_of(counts.as_it_was.won, n), share_of(counts.as_changed.won, n)
    phi = _correlation(both, counts.as_it_was.won, counts.as_changed.won, n)
    value = is_.value - was.value
    down, up = is_.value - is_.low, was.high - was.value
    low = value - sqrt(max(0.0, down**2 - 2 * phi * down * up + up**2))
    up_, down_ = is_.high - is_.value, was.value - was.low
    high = value + sqrt(max(0.0, up_**2 - 2 * phi * up_ * down_ + down_**2))
    return Difference(value, low, high, _gain(both, counts.as_it_was.won, counts.as_changed.won, n))


def _correlation(both: int, was: int, is_: int, n: int) -> float:
    """Return the correlation of the endings of both kinds, -1 to 1, with Newcombe's continuity correction.

    It is 0 if one kind always ends alike.
    """
    product = was * (n - was) * is_ * (n - is_)
    together = n * both - was * is_
    corrected = together if together < 0 else max(0.0, together - n / 2)
    return corrected / sqrt(product) if product else 0.0


def _gain(both: int, was: int, is_: int, n: int) -> float:
    # Integers: with floats, playouts that all end alike could give any number.
    apart = was * (n - was) + is_ * (n - is_)
    paired = apart - 2 * (n * both - was * is_)
    if not apart:
        return 1.0
    return apart / paired if paired else inf


def find_associations(tally: Tally) -> list[Association]:
    """Find the early events that go most with the ending: at most five, each beyond chance.

    The level is corrected for the number of events (Bonferroni): all together are wrong in 5 of 100 questions.
    """
    looked_at = {
        event: seen
        for event, seen in tally.early.items()
        if MIN_GAMES_APART <= seen[0] <= tally.games - MIN_GAMES_APART
    }
    if not looked_at:
        return []
    z = NormalDist().inv_cdf(1 - 0.025 / len(looked_at))
    found = []
    for event, (there, won) in looked_at.items():
        elsewhere, won_elsewhere = tally.games - there, tally.won - won
        if _standard_errors_apart(won, there, won_elsewhere, elsewhere) > z:
            found.append(Association(event, share_of(won, there), share_of(won_elsewhere, elsewhere)))
    return sorted(found, key=lambda one: (-abs(one.with_it.value - one.without.value), one.event))[:MAX_ASSOCIATIONS]


def _standard_errors_apart(won: int, games: int, won_elsewhere: int, elsewhere: int) -> float:
    """Return the distance of two shares in standard errors, under the hypothesis of no difference."""
    share = (won + won_elsewhere) / (games + elsewhere)
    error = sqrt(share * (1 - share) * (1 / games + 1 / elsewhere))
    return abs(won / games - won_elsewhere / elsewhere) / error if error else 0.0


LARGE_GAIN = 8
"""Points from which a gain is marked."""
UNPAIRED_NOTE = (
    "The 95 % interval for a state is worked out as if the two kinds of world did not share their luck, which makes it"
    " rather too wide than too narrow. By chance alone, two or three of 48 states may still seem to change."
)


class StateShare(NamedTuple):
    """The shares of playouts in which a state ratifies, 0 to 1, as it was and as changed, and their difference."""

    code: str
    name: str
    was: Share
    is_: Share
    difference: Difference

    @property
    def change(self) -> int:
        """The difference in whole points, as the map shows it."""
        return round(100 * self.difference.value)

    @property
    def gains(self) -> bool:
        """True if the model sees a gain."""
        return self.difference.is_seen and self.difference.value > 0

    @property
    def gains_much(self) -> bool:
        """True if the model sees a gain of eight points or more."""
        return self.gains and self.change >= LARGE_GAIN

    @property
    def loses(self) -> bool:
        """True if the model sees a loss."""
        return self.difference.is_seen and self.difference.value < 0


def state_shares(counts: Counts) -> tuple[StateShare, ...]:
    """Return all 48 states, in the order of the board.

    Raises:
        ValueError: No game was played.
    """
    found = []
    for code, place in PLACE.items():
        was, is_ = (share_of(tally.states[place], counts.games) for tally in (counts.as_it_was, counts.as_changed))
        found.append(StateShare(code, NAMES[code], was, is_, unpaired_difference(was, is_)))
    return tuple(found)


def unpaired_difference(was: Share, is_: Share) -> Difference:
    """Return the difference of two shares as if their playouts shared nothing.

    Counts do not keep how often a state ratifies in both kinds. The interval is that of Newcombe (1998, method 10 of
    "Interval estimation for the difference between independent proportions").
    """
    value = is_.value - was.value
    low = value - hypot(is_.value - is_.low, was.high - was.value)
    high = value + hypot(is_.high - is_.value, was.value - was.low)
    return Difference(value, low, high, gain=1.0)
