"""The chance of a side to win, counted in games that steady players play on from what a view knows.

What is hidden is imagined anew for each of them. Games are played in batches until the interval is narrow: where nearly
all end the same way, few are enough.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from random import Random

from vfw.core.intervals import wilson
from vfw.core.questions import Outcome
from vfw.jobs.batch import Task
from vfw.votes.advice.playouts import PlayedOn, played_on
from vfw.votes.rules.position import FULL_CONGRESS, TO_RATIFY, TO_REJECT, Side
from vfw.votes.rules.view import View, imagine

A_PIECE, A_BATCH, MOST = 4, 24, 96
"""Games: so many are a piece of work, so many are played before it is asked whether they are enough, and at most."""
NARROW = 0.2
"""How wide an interval may be that is good enough to speak of tenths."""


@dataclass(frozen=True)
class Lack:
    """Why `side` loses where it loses.

    Attributes:
        reason: how most of those games end. games: how many end so, of those that are lost.
        missing: what it lacks then on average: markers in Congress for the Suffragists where the Amendment is never
            sent, states that ratify where it is rejected; states that reject for the Opposition.
    """

    reason: str
    games: int
    missing: Fraction


@dataclass(frozen=True)
class Chance:
    """What is known of the chance of `side` to win.

    Attributes:
        ends: how the games ended that were played on, at least one, sorted.
    """

    side: Side
    ends: tuple[PlayedOn, ...]

    @property
    def played(self) -> int:
        return len(self.ends)

    @property
    def won(self) -> int:
        return sum([end.winner == self.side for end in self.ends])

    @property
    def share(self) -> Fraction:
        """The share of the games that it won."""
        return Fraction(self.won, self.played)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of its chance, after Wilson."""
        return wilson(self.won, self.played)

    @property
    def lack(self) -> Lack | None:
        """What is lacking most, in the games that it lost; None where it lost none."""
        lost = [end for end in self.ends if end.winner != self.side]
        if not lost:
            return None
        reasons = [end.reason for end in lost]
        reason = max(sorted(set(reasons)), key=reasons.count)
        missing = [_missing(end) for end in lost if end.reason == reason]
        return Lack(reason, len(missing), Fraction(sum(missing), len(missing)))


def _missing(end: PlayedOn) -> int:
    """What the side that lost lacked."""
    match end.reason:
        case "never sent":
            return FULL_CONGRESS - end.congress
        case "rejected":
            return TO_RATIFY - end.ratified
        case "ratified":
            return TO_REJECT - end.rejected
    raise ValueError(f"nobody knows what is lacking where a game ends as {end.reason!r}")


class ChanceToWin:
    """The inquiry into the chance of `side`, from what `view` knows: that of a seat, or of the table."""

    def __init__(self, view: View, side: Side, seed: str) -> None:
        """All chance follows from `seed`. Raises ValueError where the game is over."""
        if isinstance(view.pending, Outcome):
            raise ValueError(f"the game is over, {view.pending.label}; expected one that can be played on")
        self._view, self._side, self._seed = view, side, seed
        self._asked = 0
        self._ends: list[PlayedOn] = []
        self._counted: list[PlayedOn] = []

    def round(self) -> Sequence[Task]:
        """The next batch of games, in pieces."""
        if self._is_enough:
            return ()
        first, self._asked = self._asked, self._asked + A_BATCH
        starts = range(first, self._asked, A_PIECE)
        return [Task(play_on, (self._view, self._seed, start, A_PIECE)) for start in starts]

    def take(self, number: int, result: list[PlayedOn]) -> None:
        """How the games of a piece ended. They count once their batch is whole: a few games look like certainty."""
        self._ends += result
        if len(self._ends) == self._asked:
            self._counted = sorted(self._ends)

    @property
    def done(self) -> float:
        return 1.0 if self._is_enough else len(self._ends) / MOST

    @property
    def found(self) -> Chance:
        """The chance by the batches so far. Raises ValueError before the first is whole."""
        if not self._counted:
            raise ValueError(f"{len(self._ends)} games were played on; expected to be asked after {A_BATCH}")
        return Chance(self._side, tuple(self._counted))

    @property
    def _is_enough(self) -> bool:
        """Asked between batches: else it would depend on whose results come first."""
        played = len(self._ends)
        if not played or played < self._asked:
            return False
        low, high = self.found.interval
        return played >= MOST or high - low <= NARROW


def play_on(view: View, seed: str, first: int, games: int) -> list[PlayedOn]:
    """How so many games end that are played on from imagined worlds; they are counted, from `first`."""
    numbers = range(first, first + games)
    return [played_on(imagine(view, Random(f"{seed} world {n}")), f"{seed} game {n}") for n in numbers]
