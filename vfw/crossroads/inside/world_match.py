"""A world that was counted, opened again from its number: a match of it, to be looked back at and gone on with.

Nothing but counts is kept of worlds. All luck of one follows from the seed and its number, so it is played once more,
by whoever works for the page, and its replies are given to a match that begins as it did.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from vfw.core.chance import physical, seeded
from vfw.core.match import Match
from vfw.core.questions import Reply
from vfw.jobs.batch import Task
from vfw.votes import VotesForWomen
from vfw.votes.rules.position import OPPOBOT, OPPOSITION, UNDECIDED, side_of
from vfw.votes.scenarios.scenario import read
from vfw.votes.scenarios.scenario_writing import About, scenario_of
from vfw.whatif.worlds import Ending, Setup, World, played_out


class Numbered(NamedTuple):
    """A world by its number: those of one seed that differ in the setup alone share their luck."""

    setup: Setup
    seed: int
    number: int

    def begun(self) -> World:
        """The world as it begins."""
        return World(self.setup, self.seed, self.number)


class PlayedOut(NamedTuple):
    """A world that was played out.

    Attributes:
        replies: all that was answered in it, chance included. ending: how it came out, as it was counted.
    """

    replies: tuple[Reply, ...]
    ending: Ending


def played(world: Numbered) -> PlayedOut:
    """Play a world out once more."""
    begun = world.begun()
    ending = played_out(begun)
    return PlayedOut(tuple(begun.replies), ending)


class PlayingAgain:
    """An `BatchJob` into worlds that were counted; its `found` are those that were played out again so far."""

    def __init__(self, worlds: Sequence[Numbered]) -> None:
        self._worlds, self._is_asked = worlds, False
        self._found: dict[Numbered, PlayedOut] = {}

    def round(self) -> Sequence[Task]:
        if self._is_asked:
            return ()
        self._is_asked = True
        return [Task(played, (world,)) for world in self._worlds]

    def take(self, number: int, result: Any) -> None:
        self._found[self._worlds[number]] = result

    @property
    def done(self) -> float:
        return len(self._found) / len(self._worlds) if self._worlds else 1.0

    @property
    def found(self) -> Mapping[Numbered, PlayedOut]:
        return self._found


def world_match(world: Numbered, replies: Sequence[Reply] | None = None) -> Match[Any, Any]:
    """The match of a world, from its moment to the end of the game. `replies` are those that `played` found; without
    them the world is played out here and now.

    It ends where the game ends: no state votes on. Raises IllegalReply for replies of another world.
    """
    begun = world.begun()
    match = Match(VotesForWomen(), {"scenario": _moment(world, begun)}, chance=physical(), players=_players(begun))
    for reply in played(world).replies if replies is None else replies:
        match.answer(reply)
    # From now on whoever plays on has dice of their own, which follow from the number too.
    match.chance = seeded(begun.stem)
    return match


def left_open(match: Match[Any, Any]) -> int:
    """How many states had not voted when the game ended; they are voted on for the map and the histogram alone. 0 where
    the Amendment was never sent, because then no state is."""
    position = match.position
    return position.votes.count(UNDECIDED) if position.sent else 0


def _moment(world: Numbered, begun: World) -> str:
    """The text with which the match begins. What a moment of somebody's game leaves hidden was dealt in this world."""
    if not world.setup.is_a_game:
        return world.setup.scenario
    said = read(world.setup.scenario)
    about = About(
        title=said.title,
        date=said.date,
        goal=said.goal,
        length=said.length,
        sources=said.sources,
        simplifies=said.simplifies,
        introduction=said.introduction,
    )
    return scenario_of(begun.table, **about)


def _players(begun: World) -> dict[str, str]:
    """Who sat where."""
    table, conduct = begun.table, begun.setup.conduct
    by_rule = [OPPOSITION] if table.oppobot else []
    return {str(seat): OPPOBOT if side_of(seat) in by_rule else conduct.kind(side_of(seat)) for seat in table.seats}
