"""Games in which everything hidden is looked at."""

import pytest

from tests.votes.games import solitaire_ending, solitaire_game
from tests.votes.rules.seen import GAMES
from vfw.votes.rules.position import Position

SOLITAIRE_GAMES = [(solitaire_game, 1), (solitaire_game, 2), (solitaire_ending, 1), (solitaire_ending, 2)]


@pytest.fixture(scope="module", params=GAMES + SOLITAIRE_GAMES, ids=lambda game: f"{game[0].__name__} {game[1]}")
def positions(request: pytest.FixtureRequest) -> list[Position]:
    play, seed = request.param
    return list(play(seed))
