"""A run of a question by players who think for long, as work for a pool: a piece is one round of one world, so that
others who ask have their turn meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vfw.jobs.batch import Task
from vfw.whatif.runs import Run
from vfw.whatif.tallies import Counts
from vfw.whatif.worlds import Ending, Playthrough, World

MOST_UNDER_WAY = 8
"""Worlds of each kind that are played at a time; first it is one, so that something comes soon."""

Table = Playthrough | Ending
"""A world that is played, or how it came out."""


class AskingByRounds:
    """An `BatchJob` whose `found` are the counts so far: of the worlds from 1 on, however many of them there are."""

    def __init__(self, run: Run, known: Counts | None = None) -> None:
        """Go on from what is `known`, of the worlds from 1 on."""
        self.run, self._counts = run, known or Counts()
        self._next, self._under_way = self._counts.games + 1, 1
        self._worlds: dict[int, list[Table]] = {}
        self._in_round: list[tuple[int, int]] = []

    def round(self) -> Sequence[Task]:
        self._count()
        question, seed = self.run.question, self.run.seed
        while len(self._worlds) < self._under_way and self._next <= self.run.games:
            kinds = question.as_it_was, question.as_changed
            self._worlds[self._next] = [Playthrough(World(setup, seed, self._next)) for setup in kinds]
            self._next += 1
        tables = [(number, kind) for number in self._worlds for kind in (0, 1)]
        self._in_round = [(number, kind) for number, kind in tables if not self._ending(number, kind)]
        return [Task(played_on, (self._worlds[number][kind],)) for number, kind in self._in_round]

    def take(self, number: int, result: Any) -> None:
        world, kind = self._in_round[number]
        self._worlds[world][kind] = result

    @property
    def done(self) -> float:
        return self._counts.games / self.run.games

    @property
    def found(self) -> Counts:
        """What is counted, as it is now."""
        return Counts.from_record(self._counts.record())

    def _ending(self, number: int, kind: int) -> Ending | None:
        table = self._worlds[number][kind]
        return table if isinstance(table, Ending) else None

    def _count(self) -> None:
        """Count the worlds that are over, in the order of their numbers, as far as there is no gap."""
        for number in sorted(self._worlds):
            was, is_ = self._ending(number, 0), self._ending(number, 1)
            if was is None or is_ is None:
                break
            self._counts.count(number, was, is_)
            del self._worlds[number]
            self._under_way = min(2 * self._under_way, MOST_UNDER_WAY)


def played_on(table: Playthrough) -> Table:
    """The world after this round."""
    return table.go_on(to_the_end=False) or table
