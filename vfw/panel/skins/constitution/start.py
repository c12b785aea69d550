"""Setup and seating of Constitution, and the jobs of its counting computer player."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from vfw.companions.constitution.deals import AGREED, DRAWN
from vfw.companions.constitution.game import OPTIONS
from vfw.companions.constitution.player import (
    CONSTITUTION,
    DEALS_PER_CHOICE,
    asked,
    best,
    draw_seeds,
    elections,
    margins,
)
from vfw.companions.constitution.position import View
from vfw.core.players import PERSON, Player
from vfw.core.questions import Reply
from vfw.jobs.batch import BatchJob, Task
from vfw.panel.skins.capabilities import RANDOM, GameSetup, Seating
from vfw.panel.view_models.new_game import NewGameOptions, Option, StartPreset, StartQuestion

DEALS_PER_TASK: Final = 4
"""The number of imagined deals in a task."""


class CardMargin(NamedTuple):
    """A card, and the average lead of its party in votes at the end of the deal."""

    card: str
    margin: float


class VoteCountJob:
    """The job that ranks the cards of a view by votes; its result is the cards, the best first."""

    def __init__(self, view: View, rng: Random, worlds: int = DEALS_PER_CHOICE) -> None:
        self.view, self.choices = view, asked(view)
        seeds = draw_seeds(rng, worlds)
        self._parts = [seeds[first : first + DEALS_PER_TASK] for first in range(0, worlds, DEALS_PER_TASK)]
        self._sums = [0] * len(self.choices)
        self._worlds = self._asked = 0

    def round(self) -> Sequence[Task]:
        """See `BatchJob.round`."""
        if self._asked:
            return ()
        self._asked = 1
        return [Task(margins, (self.view, part)) for part in self._parts]

    def take(self, number: int, result: tuple[int, ...]) -> None:
        """See `BatchJob.take`."""
        self._worlds += len(self._parts[number])
        self._sums = [one + other for one, other in zip(self._sums, result, strict=True)]

    @property
    def done(self) -> float:
        """See `BatchJob.done`."""
        return self._worlds / sum(map(len, self._parts))

    @property
    def found(self) -> tuple[CardMargin, ...]:
        """See `BatchJob.found`."""
        ways = [
            CardMargin(card, total / max(1, self._worlds)) for card, total in zip(self.choices, self._sums, strict=True)
        ]
        first = best(self._sums)
        others = [way for number, way in enumerate(ways) if number != first]
        return ways[first], *sorted(others, key=lambda way: -way.margin)


class PlannerJob:
    """The job that finds the reply of the counting player."""

    def __init__(self, view: View, rng: Random) -> None:
        self._counting = VoteCountJob(view, rng)
        self.round, self.take = self._counting.round, self._counting.take

    @property
    def done(self) -> float:
        """See `BatchJob.done`."""
        return self._counting.done

    @property
    def found(self) -> Sequence[Reply]:
        """See `BatchJob.found`."""
        return [self._counting.found[0].card]


class ElectionJob:
    """The job that counts how often the Democrats win from a view; its result is (half wins, games)."""

    def __init__(self, view: View, rng: Random, games: int) -> None:
        self.view = view
        seeds = draw_seeds(rng, games)
        self._parts = [seeds[first : first + DEALS_PER_TASK] for first in range(0, games, DEALS_PER_TASK)]
        self._halves = self._games = self._asked = 0

    def round(self) -> Sequence[Task]:
        """See `BatchJob.round`."""
        if self._asked:
            return ()
        self._asked = 1
        return [Task(elections, (self.view, part)) for part in self._parts]

    def take(self, number: int, result: int) -> None:
        """See `BatchJob.take`."""
        self._games += len(self._parts[number])
        self._halves += result

    @property
    def done(self) -> float:
        """See `BatchJob.done`."""
        return self._games / sum(map(len, self._parts))

    @property
    def found(self) -> tuple[int, int]:
        """The half wins and the games.

        Raises:
            ValueError: no game is over.
        """
        if not self._games:
            raise ValueError("no election has been counted yet")
        return self._halves, self._games


PLANNER = "planner"
KINDS = {
    PERSON: "A person",
    PLANNER: "The computer, which counts votes",
    RANDOM: "The computer, at random",
}
PACKS = [
    Option("A", "The printed totals", "Gold stars that come to 623 and 533, with Arkansas and Oklahoma among them."),
    Option("A2", "The printed totals, otherwise", "The same totals, with Michigan and Vermont instead."),
    Option(
        "H",
        "Real history",
        "The thirteen States in which women could vote for President in February 1917: 638 and 531 votes.",
    ),
]
PARTNERS = [
    Option(DRAWN, "Drawn by cards", "Two States of one party make partners, and the highest State deals."),
    Option(AGREED, "Agreed", "South and North are the Democrats."),
]


class ConstitutionGameSetup(GameSetup):
    """Seats, the pack, and the parties."""

    has_dice = False

    def new_game(self, seats: Mapping[str, str]) -> NewGameOptions:
        """See `GameSetup.new_game`."""
        you, *others = seats
        computers = dict.fromkeys(seats, PLANNER)
        kinds = [Option(kind, label) for kind, label in KINDS.items()]
        return NewGameOptions(
            StartPreset(
                "You sit South. The computer plays your partner and the other pair.", {**computers, you: PERSON}
            ),
            StartPreset("The computer plays all four hands.", computers),
            [
                StartQuestion("pack", "Gold stars", PACKS),
                StartQuestion("partners", "Parties", PARTNERS),
                StartQuestion(you, seats[you], kinds, usual=(PERSON,)),
                *[StartQuestion(seat, seats[seat], kinds, usual=(PLANNER,)) for seat in others],
            ],
        )

    def options(self, answers: Mapping[str, str]) -> dict[str, Any]:
        """See `GameSetup.options`."""
        return {name: answers[name] for name, words in OPTIONS.items() if answers.get(name) in words}


class ConstitutionSeating(Seating):
    """Persons, and players that count or draw at random. North and South are partners, so are East and West."""

    others = "the others"
    slow_players = (PLANNER,)

    def kinds(self, options: Mapping[str, Any], seats: Sequence[str]) -> Mapping[str, Mapping[str, str]]:
        """See `Seating.kinds`."""
        return dict.fromkeys(seats, KINDS)

    def allowed_players(self, position: Any) -> Mapping[str, Collection[str]]:
        """See `Seating.allowed_players`."""
        return dict.fromkeys(position.seats, tuple(KINDS))

    def player(self, kind: str, rng: Random) -> Player[Any]:
        """See `Seating.player`."""
        if kind not in CONSTITUTION.players:
            raise ValueError(f"{kind!r} is no player; expected {' or '.join(CONSTITUTION.players)}, or {PERSON!r}")
        return CONSTITUTION.players[kind](rng)

    def plan(self, kind: str, view: Any, rng: Random) -> BatchJob[Sequence[Reply]]:
        """See `Seating.plan`."""
        return PlannerJob(view, rng)
