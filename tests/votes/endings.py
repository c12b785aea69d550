"""A game that is about to end, and one that has."""

from tests.votes.scenes import MIDWEST, PLAINS, SOUTH, WEST, scene

THIRTY_FIVE = f"{WEST} {PLAINS} {SOUTH} {MIDWEST} TN KY WV"
TWELVE = f"{WEST} TX AR LA MS"


def is_over(game: scene, winner: str, reason: str) -> bool:
    """The game is over and nothing further is asked, or waits to be done."""
    assert game.outcome == (winner, reason)
    assert (game.position.todo, game.position.asking) == ((), None)
    game.refuses("done", "NY", "keep", (1,))
    return True
