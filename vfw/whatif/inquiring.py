"""A run of a question by quick players as work for a pool: it fills while it runs, can be stopped and gone on with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vfw.jobs.batch import Task
from vfw.whatif.runs import Run
from vfw.whatif.tallies import Counts, counted
from vfw.whatif.worlds import Setup

OF_A_PIECE = 8
"""Worlds of each kind in a piece: a quarter of a second from 1848 on the pure engine."""
FIRST_ROUND, LARGEST_ROUND = 4, 256
"""Pieces: the first picture comes soon, and later rounds are each twice as large, so that little is waited for."""


class Asking:
    """An `BatchJob` whose `found` are the counts so far: of the worlds from 1 on, however many of them there are."""

    def __init__(self, run: Run, known: Counts | None = None) -> None:
        """Go on from what is `known`, of the worlds from 1 on."""
        self.run, self._counts = run, known or Counts()
        self._next, self._pieces = self._counts.games + 1, FIRST_ROUND
        self._in_round: list[Any] = []

    def round(self) -> Sequence[Task]:
        for record in self._in_round:
            self._counts.add(Counts.from_record(record))
        question = self.run.question
        pieces = list[Task]()
        while self._next <= self.run.games and len(pieces) < self._pieces:
            games = min(OF_A_PIECE, self.run.games + 1 - self._next)
            worlds = (question.as_it_was, question.as_changed, self.run.seed, self._next, games)
            pieces.append(Task(counted_as_record, worlds))
            self._next += games
        self._pieces = min(2 * self._pieces, LARGEST_ROUND)
        self._in_round = [None] * len(pieces)
        return pieces

    def take(self, number: int, result: Any) -> None:
        self._in_round[number] = result

    @property
    def done(self) -> float:
        return self.found.games / self.run.games

    @property
    def found(self) -> Counts:
        """What is counted: of the round at hand the pieces that are there without a gap, so that it can be gone on
        with from the next world."""
        counts = Counts.from_record(self._counts.record())
        for record in self._in_round:
            if record is None:
                break
            counts.add(Counts.from_record(record))
        return counts


def counted_as_record(as_it_was: Setup, as_changed: Setup, seed: int, first: int, games: int) -> dict[str, Any]:
    """The counts of these worlds, as any process can send them."""
    return counted(as_it_was, as_changed, seed, first, games).record()
