"""Games in which nearly everything is asked and happens."""

import pytest

from tests.votes.games import fifth_turn, last_turn, whole_game
from vfw.votes.rules.position import Position


@pytest.fixture(scope="package")
def positions() -> list[Position]:
    """Those of 30 random games: 10 from the start, 10 with all that looks at hidden cards, 10 of the last turn."""
    games = [play(seed) for play in (whole_game, fifth_turn, last_turn) for seed in range(5, 15)]
    return [position for game in games for position in game]
