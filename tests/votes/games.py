"""Games played at random, for what must hold at every point of every game."""

from collections.abc import Iterator
from random import Random

from tests.votes.scenes import ATLANTIC, GAME, MIDWEST, dealt, each, scene
from vfw.core import Outcome
from vfw.core.players import any_reply
from vfw.votes.position import SUFFRAGIST, Position


def whole_game(seed: int) -> Iterator[Position]:
    """Every position of a game from its first shuffle to its end."""
    match = dealt(seed)
    yield from match.positions
    yield from _played_on(match.position, seed)


def last_turn(seed: int) -> Iterator[Position]:
    """Every position from the fifth round of the last turn on, with the Amendment sent: random play seldom sends it."""
    table = each(MIDWEST, "PPY") | each(ATLANTIC, "RR") | each("NY CA", "RRR")
    names = "purple Northeast, yellow Northeast, purple Midwest, red South, red South"
    game = scene(
        table, turn=6, round=5, ratified="KS CO WY", rejected="GA", campaigners=names, buttons=9, their_buttons=5
    )
    position = game.round_of(SUFFRAGIST).position
    yield position
    yield from _played_on(position, seed)


def _played_on(position: Position, seed: int) -> Iterator[Position]:
    rng = Random(seed)
    while not isinstance(position.pending, Outcome):
        position = GAME.answer(position, any_reply(position.pending, rng))
        yield position
