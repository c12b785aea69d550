"""The work of counting votes in imagined hands, in pieces for a pool."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from vfw.companions.constitution.counting_player import WORLDS, asked, best, elections, margins, seeds_of
from vfw.companions.constitution.deal_position import View
from vfw.core.questions import Reply
from vfw.jobs.batch import Task

A_PIECE: Final = 4
"""Worlds in a piece of work."""


class Counted(NamedTuple):
    """A choice, and by how many votes its party is ahead after it at the end of the deal, on average."""

    card: str
    margin: float


class Counting:
    """Which card of a view brings most: an `BatchJob` whose `found` are its choices, the best first."""

    def __init__(self, view: View, rng: Random, worlds: int = WORLDS) -> None:
        self.view, self.choices = view, asked(view)
        seeds = seeds_of(rng, worlds)
        self._parts = [seeds[first : first + A_PIECE] for first in range(0, worlds, A_PIECE)]
        self._sums = [0] * len(self.choices)
        self._worlds = self._asked = 0

    def round(self) -> Sequence[Task]:
        if self._asked:
            return ()
        self._asked = 1
        return [Task(margins, (self.view, part)) for part in self._parts]

    def take(self, number: int, result: tuple[int, ...]) -> None:
        self._worlds += len(self._parts[number])
        self._sums = [one + other for one, other in zip(self._sums, result, strict=True)]

    @property
    def done(self) -> float:
        return self._worlds / sum(map(len, self._parts))

    @property
    def found(self) -> tuple[Counted, ...]:
        ways = [
            Counted(card, total / max(1, self._worlds)) for card, total in zip(self.choices, self._sums, strict=True)
        ]
        first = best(self._sums)
        others = [way for number, way in enumerate(ways) if number != first]
        return ways[first], *sorted(others, key=lambda way: -way.margin)


class Chosen:
    """The inquiry into the reply that the counting player gives."""

    def __init__(self, view: View, rng: Random) -> None:
        self._counting = Counting(view, rng)
        self.round, self.take = self._counting.round, self._counting.take

    @property
    def done(self) -> float:
        return self._counting.done

    @property
    def found(self) -> Sequence[Reply]:
        return [self._counting.found[0].card]


class CountingElections:
    """How often the Democrats win from here: an `BatchJob` whose `found` are (half wins, games)."""

    def __init__(self, view: View, rng: Random, games: int) -> None:
        self.view = view
        seeds = seeds_of(rng, games)
        self._parts = [seeds[first : first + A_PIECE] for first in range(0, games, A_PIECE)]
        self._halves = self._games = self._asked = 0

    def round(self) -> Sequence[Task]:
        if self._asked:
            return ()
        self._asked = 1
        return [Task(elections, (self.view, part)) for part in self._parts]

    def take(self, number: int, result: int) -> None:
        self._games += len(self._parts[number])
        self._halves += result

    @property
    def done(self) -> float:
        return self._games / sum(map(len, self._parts))

    @property
    def found(self) -> tuple[int, int]:
        """Raises ValueError as long as no game is over."""
        if not self._games:
            raise ValueError("no election has been counted yet")
        return self._halves, self._games
