"""Setup and seating of Buy the Vote!"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any

from vfw.companions.buy_the_vote.cards import CENSUS_2010, CENSUS_2020
from vfw.companions.buy_the_vote.player import BUY_THE_VOTE, plan_replies
from vfw.companions.buy_the_vote.position import CASUAL, SEATS, STRICT, TIMED, UNTIMED
from vfw.companions.buy_the_vote.view import View
from vfw.core.players import PERSON, Player
from vfw.core.questions import Reply
from vfw.jobs.batch import BatchJob, Task
from vfw.panel.skins.capabilities import GameSetup, Seating
from vfw.panel.view_models.new_game import Conditions, NewGameOptions, Option, StartPreset, StartQuestion

RANDOM, PLANNER = BUY_THE_VOTE.players
NAMES = {PLANNER: "The strategist", RANDOM: "The gambler"}
KINDS = {PERSON: "A person", PLANNER: "The strategist, the computer", RANDOM: "The gambler, the computer"}
NOTES = {
    PLANNER: "Spreads its money over the rounds, and bids unpredictably.",
    RANDOM: "Bids at random, without a plan.",
}
DEFAULT_PLAYER_COUNT, MOST_PLAYERS = 4, len(SEATS)


class BuyTheVoteGameSetup(GameSetup):
    """Number of players, electoral votes, ties and clock."""

    has_dice = False

    def __init__(self) -> None:
        super().__init__({"players": MOST_PLAYERS})

    def new_game(self, seats: Mapping[str, str]) -> NewGameOptions:
        """See `GameSetup.new_game`."""
        first, *others = seats
        usual: dict[str, str] = {"players": str(DEFAULT_PLAYER_COUNT), "clock": UNTIMED}
        return NewGameOptions(
            StartPreset(
                f"You are {seats[first]}. Three computers bid against you, without a clock.",
                {**usual, first: PERSON, **dict.fromkeys(others, PLANNER)},
            ),
            StartPreset("Four computers bid against each other.", {**usual, **dict.fromkeys(seats, PLANNER)}),
            [
                StartQuestion(
                    "players",
                    "How many play",
                    [
                        Option(str(number), str(number), _player_count_note(number))
                        for number in range(2, MOST_PLAYERS + 1)
                    ],
                    usual=(str(DEFAULT_PLAYER_COUNT),),
                ),
                *[
                    StartQuestion(
                        seat,
                        name,
                        [Option(kind, label, NOTES.get(kind, "")) for kind, label in KINDS.items()],
                        usual=(PERSON if seat == first else PLANNER,),
                        only=_only_with_players(SEATS.index(seat) + 1),
                    )
                    for seat, name in seats.items()
                ],
                StartQuestion(
                    "clock",
                    "Clock",
                    [
                        Option(UNTIMED, "None", "Three cards are taken out unseen, and the first round is left out."),
                        Option(TIMED, "15 minutes", "Bids that are not revealed by then are void. It can be stopped."),
                    ],
                ),
                StartQuestion(
                    "ties",
                    "Ties",
                    [
                        Option(STRICT, "Tied money is gone", "As in the usual game."),
                        Option(CASUAL, "Those who tie keep their money", "The casual game."),
                    ],
                ),
                StartQuestion(
                    "votes",
                    "Electoral votes",
                    [
                        Option(CENSUS_2010, "2012 to 2020", "As they were when the game came out."),
                        Option(CENSUS_2020, "2024 and 2028", "After the census of 2020."),
                    ],
                ),
            ],
        )

    def options(self, answers: Mapping[str, str]) -> dict[str, Any]:
        """See `GameSetup.options`."""
        number = answers.get("players", "")
        known = {"ties": (STRICT, CASUAL), "clock": (UNTIMED, TIMED), "votes": (CENSUS_2010, CENSUS_2020)}
        chosen = {name: answers[name] if answers.get(name) in words else words[0] for name, words in known.items()}
        players = int(number) if number in [str(one) for one in range(2, MOST_PLAYERS + 1)] else DEFAULT_PLAYER_COUNT
        return {"players": players, **chosen}


class BuyTheVoteSeating(Seating):
    """Persons, strategists and gamblers."""

    others = "the others"
    names = MappingProxyType(NAMES)
    slow_players = (PLANNER,)

    def kinds(self, options: Mapping[str, Any], seats: Sequence[str]) -> Mapping[str, Mapping[str, str]]:
        """See `Seating.kinds`."""
        return dict.fromkeys(seats, KINDS)

    def allowed_players(self, position: Any) -> Mapping[str, Collection[str]]:
        """See `Seating.allowed_players`."""
        return dict.fromkeys(position.seats, tuple(KINDS))

    def player(self, kind: str, rng: Random) -> Player[Any]:
        """See `Seating.player`."""
        if kind not in BUY_THE_VOTE.players:
            expected = " or ".join(map(repr, BUY_THE_VOTE.players))
            raise ValueError(f"{kind!r} is no player; expected {expected}, or {PERSON!r} for a person")
        return BUY_THE_VOTE.players[kind](rng)

    def plan(self, kind: str, view: Any, rng: Random) -> BatchJob[Sequence[Reply]]:
        """See `Seating.plan`."""
        return PlannerJob(view, str(rng.random()))


class PlannerJob:
    """The job that finds a strategist's whole bid; its result is known at once."""

    done = 1.0

    def __init__(self, view: View, seed: str) -> None:
        self.view = view
        self.found: Sequence[Reply] = plan_replies(view, seed)

    def round(self) -> Sequence[Task]:
        """See `BatchJob.round`."""
        return ()

    def take(self, number: int, result: Any) -> None:
        """Do nothing: there are no tasks."""


def _player_count_note(number: int) -> str:
    return "One against one: the nominee needs 270 alone." if number == 2 else ""


def _only_with_players(number: int) -> Conditions:
    """Return a condition that at least `number` play."""
    return {"players": [str(one) for one in range(max(number, 2), MOST_PLAYERS + 1)]} if number > 2 else {}
