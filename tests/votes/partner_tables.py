"""Tables with two players on a side, for tests of their rules."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tests.votes.scenes import GAME
from vfw.core import Match, Outcome, seeded
from vfw.core.players import any_reply
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import (
    FIRST_OPPOSITION,
    PURPLE_SUFFRAGIST,
    SECOND_OPPOSITION,
    YELLOW_SUFFRAGIST,
)
from vfw.votes.seating import TABLES

PURPLE, YELLOW, FIRST, SECOND = PURPLE_SUFFRAGIST, YELLOW_SUFFRAGIST, FIRST_OPPOSITION, SECOND_OPPOSITION
OTHERS = ("2v1", "1v2", "2v2", "cooperative")
TEAM = "purple Northeast, purple West, yellow South"


def started(at: str) -> Position:
    return Match(GAME, TABLES[at], chance=seeded(8)).position


def played(at: str, seed: int = 3) -> Iterator[Position]:
    """Every position of a game at this table, from the first card on to its end."""
    position, rng = started(at), Random(seed)
    yield position
    while not isinstance(position.pending, Outcome):
        position = GAME.answer(position, any_reply(position.pending, rng))
        yield position
