"""The arc of a game: the chance to win at each of its moments, and where the game turned.

At each moment worlds are imagined from what could be known then, and steady players play each of them to its end
(`playouts.py`). Where the chance seems to change most, they play as often again, in other worlds: so what is called a
turning point has shown itself twice, and has not been picked for the luck of one count. What either side did in such a
round is told apart by the table between its two plays.

All chance follows from how the game was dealt: the same game has the same arc, whoever works it out and in whatever
order. From all moments the same dice are thrown, and cards are dealt by the same lots: so neighbouring moments differ
by less chance than the band of either says.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import pairwise
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from vfw.core.questions import Outcome, Reply
from vfw.jobs.batch import Task
from vfw.votes.advice.moments import Moment, moments_of, within
from vfw.votes.advice.playouts import played_on
from vfw.votes.rules.position import OPPOSITION, ROUNDS, SUFFRAGIST, Position, Side, side_of
from vfw.votes.rules.view import View, imagine, view

PLAYOUTS = 240
"""How many games are played from each moment: a multiple of those of a piece."""
OF_A_PIECE = 12
"""How many of them are one piece of work: in the first turn they take a quarter of a second."""
TRIED_AGAIN = 5
"""Of so many changes, the largest, it is seen again whether they are there."""
TURNING_POINTS = 3
LEAST_CHANGE = 0.08
"""By how much the chance to win changes at least where a game turns."""
SURE = 2.6
"""How many standard errors the change is large at least: chance alone does that once in a hundred times."""

FIRST, AGAIN, BETWEEN, CLEANUP = "first", "again", "between", "cleanup"
"""What is counted at a moment: at first, once more, between the plays of the round that it begins, and after both where
the turn ends with them."""

ENDS = {BETWEEN: SUFFRAGIST, CLEANUP: OPPOSITION}
"""The side whose play has ended where these are counted."""

Counts = dict[tuple[str, int], int]
"""How many of PLAYOUTS games the Suffragists won, by what is counted and the number of the moment, from 0."""


class Turning(NamedTuple):
    """A change of the chance to win, from the moment with this number to the next.

    Attributes:
        before, after: the chance of the Suffragists. by: the side whose play brought most of it; "" where it was no
            play of a round, but what ended the turn and began the next.
    """

    moment: int
    before: float
    after: float
    by: Side | str


@dataclass(frozen=True)
class Arc:
    """How the chance to win went through a game, as far as it has been worked out.

    Attributes:
        moments: those of the game. stem: what chance is drawn from. seat: who knew what is imagined from; None for
            whoever sees only the table. winner: of the game; "" where it is not over. counts: what was counted.
    """

    moments: tuple[Moment, ...]
    stem: str
    seat: str | None
    winner: Side | str
    counts: Counts = field(default_factory=dict)

    def games(self, moment: int) -> tuple[int, int]:
        """How many games the Suffragists won from a moment, and how many were played; (0, 0) where none were."""
        won = [self.counts[what, moment] for what in (FIRST, AGAIN) if (what, moment) in self.counts]
        return sum(won), PLAYOUTS * len(won)

    def chance(self, moment: int) -> float | None:
        """The chance of the Suffragists to win; None where it is not known yet. Once the game is over, 0 or 1."""
        if self.moments[moment].is_over:
            return float(self.winner == SUFFRAGIST)
        won, played = self.games(moment)
        return won / played if played else None

    @property
    def known(self) -> int:
        """At how many moments the chance is known."""
        return sum([self.chance(moment) is not None for moment in range(len(self.moments))])

    @property
    def is_whole(self) -> bool:
        """Whether all has been counted."""
        return not wanted(self)

    def turning_points(self) -> list[Turning]:
        """Where the game turned, in the order of the game; three at most, fewer where no more changes are beyond what
        chance explains. Raises ValueError before all is counted."""
        if not self.is_whole:
            raise ValueError(f"{len(wanted(self))} counts are missing; the turning points are known once all are there")
        found = [turning for start in largest_changes(self) if (turning := self._turning(start))]
        found.sort(key=lambda turning: -abs(turning.after - turning.before))
        return sorted(found[:TURNING_POINTS])

    def _turning(self, start: int) -> Turning | None:
        before, after = self.chance(start), self.chance(start + 1)
        assert before is not None
        assert after is not None
        change, error = after - before, sqrt(self._variance(start) + self._variance(start + 1))
        if abs(change) < LEAST_CHANGE or abs(change) < SURE * error:
            return None
        return Turning(start, before, after, self._by(start, before, after))

    def _by(self, start: int, before: float, after: float) -> Side | str:
        """Whose play brought most of the change after a moment."""
        if (BETWEEN, start) not in self.counts:
            return ""
        between = self.counts[BETWEEN, start] / PLAYOUTS
        cleanup = self.counts[CLEANUP, start] / PLAYOUTS if (CLEANUP, start) in self.counts else after
        brought = {SUFFRAGIST: between - before, OPPOSITION: cleanup - between, "": after - cleanup}
        return max(brought, key=lambda side: brought[side] if after > before else -brought[side])

    def _variance(self, moment: int) -> float:
        """Of the chance at a moment, as a count of games has it; a game that always went one way is no certainty."""
        won, played = self.games(moment)
        if not played:
            return 0.0
        share = (won + 1) / (played + 2)
        return share * (1 - share) / played


def largest_changes(arc: Arc) -> list[int]:
    """The moments after which the chance seems to change most, by the first counts, which must all be there."""
    chances = [
        float(arc.winner == SUFFRAGIST) if moment.is_over else arc.counts[FIRST, number] / PLAYOUTS
        for number, moment in enumerate(arc.moments)
    ]
    changes = [(-abs(after - before), start) for start, (before, after) in enumerate(pairwise(chances))]
    return [start for _, start in sorted(changes)[:TRIED_AGAIN]]


def wanted(arc: Arc) -> list[tuple[str, int]]:
    """What is to be counted next; [] where nothing is."""
    open_ = [number for number, moment in enumerate(arc.moments) if not moment.is_over]
    first = [(FIRST, number) for number in open_ if (FIRST, number) not in arc.counts]
    if first:
        return first
    largest = largest_changes(arc)
    again = {(AGAIN, number) for start in largest for number in (start, start + 1) if number in open_}
    rounds = [start for start in largest if arc.moments[start].is_round]
    between = {(BETWEEN, start) for start in rounds}
    cleanup = {(CLEANUP, start) for start in rounds if arc.moments[start].round == ROUNDS}
    return sorted((again | between | cleanup) - {*arc.counts})


def won_from(seen: View, stem: str, first: int, games: int, carry_out: bool = False) -> int:
    """In how many of so many worlds, imagined from what is seen and numbered from `first`, the Suffragists win; with
    `carry_out` what is to be done there is done before."""
    won = 0
    for number in range(first, first + games):
        seed = f"{stem}/{number}"
        world = imagine(seen, Random(seed))
        if carry_out:
            world = world.draft(hears=False).carried_out()
        won += played_on(world, f"{seed}/dice").winner == SUFFRAGIST
    return won


class ArcInquiry:
    """The arc of a game that came through `positions` by `replies`, as `seat` knew it, or as it lay open on the table.

    `options` are those of the game; `known` is what has been counted before. Raises ValueError where the game has not
    begun.
    """

    def __init__(
        self,
        positions: Sequence[Position],
        replies: Sequence[Reply],
        options: Mapping[str, Any],
        seat: str | None,
        known: Mapping[tuple[str, int], int] | None = None,
    ) -> None:
        self._positions, self._replies = positions, replies
        self._arc = arc_of(positions, replies, options, seat, known)
        self._pieces: list[tuple[str, int]] = []
        self._won: dict[tuple[str, int], list[int]] = {}

    def round(self) -> list[Task]:
        self._pieces, self._won = [], {}
        pieces = []
        for what, moment in wanted(self._arc):
            for work in self._pieces_of(what, moment):
                self._pieces.append((what, moment))
                pieces.append(work)
        return pieces

    def take(self, number: int, result: int) -> None:
        about = self._pieces[number]
        won = self._won.setdefault(about, [])
        won.append(result)
        if len(won) == PLAYOUTS // OF_A_PIECE:
            self._arc.counts[about] = sum(won)

    @property
    def done(self) -> float:
        """By the moments, of which some will be counted again."""
        whole = sum([not moment.is_over for moment in self._arc.moments])
        again = min(3 * TRIED_AGAIN, whole)
        counted = len(self._arc.counts)
        return min(counted / (whole + again), 1.0) if wanted(self._arc) else 1.0

    @property
    def found(self) -> Arc:
        return self._arc

    def _pieces_of(self, what: str, moment: int) -> list[Task]:
        at, positions = self._arc.moments[moment], self._positions
        position: Position | None = positions[at.number]
        if what in ENDS:
            position = within(positions, self._replies, at, self._arc.moments[moment + 1], ENDS[what])
        # Where a play did not come to its end, the game was over, or the next moment was there.
        carry_out = what in ENDS and position is not None
        seen = view(position or positions[self._arc.moments[moment + 1].number], self._arc.seat)
        stem = f"{self._arc.stem}/{AGAIN if what == AGAIN else FIRST}"
        return [Task(won_from, (seen, stem, first, OF_A_PIECE, carry_out)) for first in range(0, PLAYOUTS, OF_A_PIECE)]


def arc_of(
    positions: Sequence[Position],
    replies: Sequence[Reply],
    options: Mapping[str, Any],
    seat: str | None,
    known: Mapping[tuple[str, int], int] | None = None,
) -> Arc:
    """The arc of a game with what is `known` of it. Raises ValueError where the game has not begun."""
    moments = moments_of(positions)
    if not moments:
        raise ValueError("the first turn of the game has not begun; expected a game with a moment to look at")
    last = positions[-1].pending
    winner = side_of(last.winners[0]) if isinstance(last, Outcome) else ""
    dealt = repr((options, replies[: moments[0].number]))
    return Arc(moments, sha256(dealt.encode()).hexdigest()[:16], seat, winner, dict(known or {}))
