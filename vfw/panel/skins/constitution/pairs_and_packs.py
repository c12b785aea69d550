"""How a game of Constitution begins: who sits where, which pack, how the parties are found."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from random import Random
from typing import Any

from vfw.companions.constitution.constitution_game import OPTIONS
from vfw.companions.constitution.constitution_table import CONSTITUTION
from vfw.companions.constitution.course_of_deals import AGREED, DRAWN
from vfw.core.players import PERSON, Player
from vfw.core.questions import Reply
from vfw.jobs.batch import BatchJob
from vfw.panel.faces.choosing import NewGame, Option, StartQuestion, WayIn
from vfw.panel.skins.abilities.beginnings import RANDOM, Seating, Starts
from vfw.panel.skins.constitution.vote_counting import Chosen

COUNTER = "planner"
SITTERS = {
    PERSON: "A person",
    COUNTER: "The computer, which counts votes",
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


class PairsAndPacks(Starts):
    """Seats, the pack, and the parties."""

    has_dice = False

    def new_game(self, seats: Mapping[str, str]) -> NewGame:
        you, *others = seats
        computers = dict.fromkeys(seats, COUNTER)
        kinds = [Option(kind, label) for kind, label in SITTERS.items()]
        return NewGame(
            WayIn("You sit South. The computer plays your partner and the other pair.", {**computers, you: PERSON}),
            WayIn("The computer plays all four hands.", computers),
            [
                StartQuestion("pack", "Gold stars", PACKS),
                StartQuestion("partners", "Parties", PARTNERS),
                StartQuestion(you, seats[you], kinds, usual=(PERSON,)),
                *[StartQuestion(seat, seats[seat], kinds, usual=(COUNTER,)) for seat in others],
            ],
        )

    def options(self, answers: Mapping[str, str]) -> dict[str, Any]:
        return {name: answers[name] for name, words in OPTIONS.items() if answers.get(name) in words}


class FourChairs(Seating):
    """Persons, and players that count or draw by lot; North and South are partners, East and West."""

    others = "the others"
    thinkers = (COUNTER,)

    def kinds(self, options: Mapping[str, Any], seats: Sequence[str]) -> Mapping[str, Mapping[str, str]]:
        return dict.fromkeys(seats, SITTERS)

    def can_sit(self, position: Any) -> Mapping[str, Collection[str]]:
        return dict.fromkeys(position.seats, tuple(SITTERS))

    def player(self, kind: str, rng: Random) -> Player[Any]:
        if kind not in CONSTITUTION.players:
            raise ValueError(f"{kind!r} is no player; expected {' or '.join(CONSTITUTION.players)}, or {PERSON!r}")
        return CONSTITUTION.players[kind](rng)

    def plan(self, kind: str, view: Any, rng: Random) -> BatchJob[Sequence[Reply]]:
        return Chosen(view, rng)
