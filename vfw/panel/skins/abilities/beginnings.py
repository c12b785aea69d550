"""How a game begins: what is asked before it, who sits where, and beginning in the middle."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any

from vfw.core.game import Position
from vfw.core.match import Match
from vfw.core.players import PERSON, Player, RandomPlayer
from vfw.core.questions import Reply
from vfw.jobs.batch import BatchJob
from vfw.panel.faces.ability import Ability
from vfw.panel.faces.choosing import NewGame, Option, StartQuestion, WayIn
from vfw.panel.faces.sheets import SheetFace

RANDOM = "random"
ANYBODY = {PERSON: "A person", RANDOM: "The computer, at random"}


class Starts(Ability):
    """What is asked before a game; of one without it, who sits where.

    Attributes:
        usual: the options of the game with which a usual one begins.
        has_dice: whether dice can fall in the game, so that it is asked whose they are.
    """

    has_dice = True

    def __init__(self, usual: Mapping[str, Any] = MappingProxyType({})) -> None:
        self.usual = usual

    def new_game(self, seats: Mapping[str, str]) -> NewGame:
        """How a game can begin, as far as that is the game's own: all but dice, seed and help. `seats` are those of a
        usual game, and what people call them."""
        first = next(iter(seats))
        computers = dict.fromkeys(seats, RANDOM)
        return NewGame(
            WayIn(f"You play {seats[first]}; all others draw by lot.", {**computers, first: PERSON}),
            WayIn("The computer plays all seats, by lot.", computers),
            [
                StartQuestion(
                    seat,
                    name,
                    [Option(kind, label) for kind, label in ANYBODY.items()],
                    usual=(PERSON if seat == first else RANDOM,),
                )
                for seat, name in seats.items()
            ],
        )

    def options(self, answers: Mapping[str, str]) -> dict[str, Any]:
        """The options of the game that these answers to the questions of `new_game` make. What is not answered, or not
        with a word that is offered, is as usual."""
        return dict(self.usual)


class Seating(Ability):
    """Who can sit where; in a game without it, a person or a computer that draws by lot.

    Attributes:
        others: what whoever sits at the screen calls all others.
        thinkers: the kinds of player that think for long before they choose.
        names: what players are called, by their kind, where they have names.
        signs: the shape by which a seat is known from afar (`skins/abilities/seat_signs.py`), where it has one.
    """

    others = "the others"
    thinkers: Collection[str] = ()
    names: Mapping[str, str] = MappingProxyType({})
    signs: Mapping[str, str] = MappingProxyType({})

    def kinds(self, options: Mapping[str, Any], seats: Sequence[str]) -> Mapping[str, Mapping[str, str]]:
        """Who can sit where in a game begun with `options`, for these `seats`: for each the words for a kind of player
        and what people call it, a person first where one can sit there."""
        return dict.fromkeys(seats, ANYBODY)

    def can_sit(self, position: Any) -> Mapping[str, Collection[str]]:
        """For each seat the words for the kinds of player that can go on from `position`."""
        return dict.fromkeys(position.seats, tuple(ANYBODY))

    def automatic(self, position: Any) -> Collection[str]:
        """The seats that are played by rule: they are never asked, and only throw dice."""
        return ()

    def player(self, kind: str, rng: Random) -> Player[Any]:
        """A player of this kind, who draws from `rng`. Raises ValueError for a kind that does not choose."""
        if kind != RANDOM:
            raise ValueError(f"{kind!r} is no player; expected {RANDOM!r}, or {PERSON!r} for whoever is none")
        return RandomPlayer(rng)

    def plan(self, kind: str, view: Any, rng: Random) -> BatchJob[Sequence[Reply]]:
        """What one of the `thinkers` thinks about before it chooses. It finds its reply to what `view` is asked, and
        those that it then gives at once, as far as it knows them; `player` would reply the same."""
        # Only a skin that names `thinkers` is asked.
        raise NotImplementedError


class Scenarios(Ability):
    """Beginning in the middle: from a scenario, a recorded game, or a moment of another game."""

    position: type[Position] | None = None
    """The class of the game's positions, where one can go on from a bare position."""

    def recorded_match(self, record: Mapping[str, Any]) -> Match[Any, Any] | None:
        """The match of a recorded game; None where `record` is none of this game. Raises DamagedSave, which says where
        it cannot be read."""
        return None

    def scenario_match(self, text: str) -> Match[Any, Any] | None:
        """A match that begins as a scenario says; None where `text` is none. Raises DamagedSave, which names the line
        that cannot be read and what would be right."""
        return None

    def introduction(self, match: Match[Any, Any]) -> SheetFace | None:
        """What is read before a game that begins as a scenario says: what has happened, the goal, what is left out and
        where it is from; None for a game that begins at its beginning."""
        return None

    def scenario(self, position: Any) -> str:
        """The text of a scenario that begins at `position`. Raises ValueError, which says why none can."""
        raise ValueError(self.why_no_scenario(position))

    def why_no_scenario(self, position: Any) -> str:
        """Why no scenario can begin at `position`; "" where one can."""
        return "this game has no scenarios"

    def laid_open(self, position: Any) -> str:
        """The text of a scenario that begins with what lies open at `position`; all that is hidden was dealt anew, so
        that it tells nobody more than the table does. Raises ValueError, which says why none can."""
        raise ValueError(self.why_not_laid_open(position))

    def why_not_laid_open(self, position: Any) -> str:
        """Why `position` cannot be laid open; "" where it can."""
        return self.why_no_scenario(position)

    def last_part(self, match: Match[Any, Any]) -> int:
        """The number of the position with which the last part of a game that is over begins, such as its last turn."""
        return 0

    def handed_over(self, position: Any) -> dict[str, Any]:
        """The options of a game that begins at `position` with its automaton in a seat that it did not play, or without
        it where it did. Raises ValueError, which says why none can."""
        raise ValueError(self.why_no_scenario(position))

    def on_handing_over(self, position: Any) -> str:
        """What becomes of the table when an automaton takes over or gives over at `position`, or where it can; "" in a
        game that has none."""
        return ""
