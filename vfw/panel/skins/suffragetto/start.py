"""Setup and seating of Suffragetto, and the jobs of its computer player."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from random import Random
from typing import Any

from vfw.companions.suffragetto.board import POLICE, SEATS, SUFFRAGETTES
from vfw.companions.suffragetto.player import (
    Planner,
    WeighedTurn,
    open_turns,
    other_reply,
    promising,
    ranked,
    replies,
    strongest_turns,
    weigh_turns,
)
from vfw.companions.suffragetto.position import View
from vfw.core.players import PERSON, Player, RandomPlayer
from vfw.core.questions import Reply
from vfw.jobs.batch import Task
from vfw.panel.skins.capabilities import RANDOM, GameSetup, Seating
from vfw.panel.view_models.new_game import NewGameOptions, Option, StartPreset, StartQuestion

PLANNER, FIRST = "planner", "first"
KINDS = {
    PERSON: "A person",
    PLANNER: "The computer, which looks three turns ahead",
    RANDOM: "The computer, at random",
}
TURNS_PER_TASK = 12
"""The number of turns that one task evaluates."""


class SuffragettoGameSetup(GameSetup):
    """The players, and the side that begins."""

    def new_game(self, seats: Mapping[str, str]) -> NewGameOptions:
        """See `GameSetup.new_game`."""
        who = [
            StartQuestion(
                seat,
                name,
                [Option(kind, label) for kind, label in KINDS.items()],
                usual=(PERSON if seat == SUFFRAGETTES else PLANNER,),
            )
            for seat, name in seats.items()
        ]
        begins = [
            Option(SUFFRAGETTES, "The Suffragettes", "They hold the meeting."),
            Option(POLICE, "The Police"),
            Option("toss", "A die decides"),
        ]
        return NewGameOptions(
            StartPreset(
                "You lead the Suffragettes. The computer leads the Police.", {SUFFRAGETTES: PERSON, POLICE: PLANNER}
            ),
            StartPreset("The computer leads both sides.", dict.fromkeys(SEATS, PLANNER)),
            [*who, StartQuestion(FIRST, "Who begins?", begins)],
        )

    def options(self, answers: Mapping[str, str]) -> dict[str, Any]:
        """See `GameSetup.options`."""
        first = answers.get(FIRST, "")
        return {FIRST: first} if first in (*SEATS, "toss") else {}


class SuffragettoSeating(Seating):
    """Persons, and two kinds of computer player."""

    others = "the other side"
    slow_players = (PLANNER,)

    def kinds(self, options: Mapping[str, Any], seats: Sequence[str]) -> Mapping[str, Mapping[str, str]]:
        """See `Seating.kinds`."""
        return dict.fromkeys(seats, KINDS)

    def allowed_players(self, position: Any) -> Mapping[str, Collection[str]]:
        """See `Seating.allowed_players`."""
        return dict.fromkeys(SEATS, tuple(KINDS))

    def player(self, kind: str, rng: Random) -> Player[Any]:
        """See `Seating.player`."""
        players: Mapping[str, Callable[[Random], Player[Any]]] = {PLANNER: Planner, RANDOM: RandomPlayer}
        if kind not in players:
            raise ValueError(f"{kind!r} is no player; expected {' or '.join(players)}, or {PERSON!r}")
        return players[kind](rng)

    def plan(self, kind: str, view: View, rng: Random) -> PlannerJob:
        """See `Seating.plan`."""
        return PlannerJob(view, rng)


class TurnRankingJob:
    """The job that ranks the turns open to the view: all are evaluated once, the promising ones twice."""

    def __init__(self, view: View, rng: Random) -> None:
        self._view, self._rng = view, rng
        self._first: list[WeighedTurn] = []
        self._second: list[WeighedTurn] = []
        self._ranked: list[WeighedTurn] = []
        self._rounds = 0 if other_reply(view) else 2
        self._left = self._rounds

    def round(self) -> Sequence[Task]:
        """See `BatchJob.round`."""
        board, side = self._view.board, self._view.mover
        if self._left == 0:
            return ()
        self._left -= 1
        weigh = weigh_turns if self._left else strongest_turns
        turns = open_turns(self._view) if self._left else promising(self._first)
        size = TURNS_PER_TASK if self._left else 2
        return [Task(weigh, (board, side, turns[at : at + size])) for at in range(0, len(turns), size)]

    def take(self, number: int, result: list[WeighedTurn]) -> None:
        """See `BatchJob.take`."""
        (self._first if self._left else self._second).extend(result)

    @property
    def done(self) -> float:
        """See `BatchJob.done`."""
        return 1 - self._left / self._rounds if self._rounds else 1.0

    @property
    def all(self) -> Sequence[WeighedTurn]:
        """Every turn that has been evaluated against the best answer at a glance."""
        return self._first

    @property
    def ranked(self) -> list[WeighedTurn]:
        """The promising turns, the best first.

        Raises:
            ValueError: the ranking is not complete.
        """
        if not self._second:
            raise ValueError("nothing is known yet")
        if len(self._ranked) < len(self._second):
            # Sorted first, so that random tie-breaks do not depend on the order in which results came in.
            self._ranked = ranked(self._view, sorted(self._second), self._rng)
        return self._ranked


class PlannerJob(TurnRankingJob):
    """A ranking job whose result is all the replies of the best turn."""

    @property
    def found(self) -> Sequence[Reply]:
        """See `BatchJob.found`."""
        if reply := other_reply(self._view):
            return [reply]
        return replies(self._view, self.ranked[0].route)
