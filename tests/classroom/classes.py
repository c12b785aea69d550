"""A class before the projector, without a page: as far as its next question."""

from vfw.classroom.projector_game import ClassGame, Stage
from vfw.panel.session.new_game import create_match
from vfw.panel.skins.registry import DEFAULT_SKIN

WATCHED_STAGES = (Stage.LOOK, Stage.STAGED, Stage.THROW)
"""Stages in which the class only looks on."""
NASHVILLE, JUNE_1919 = "1920-nashville", "1919-to-the-states"


def start_class_game(scenario: str = NASHVILLE, seed: str = "7", **answers: str) -> ClassGame:
    """A class that has read the introduction."""
    usual = {"suffragist": "person", "opposition": "oppobot", "seed": seed}
    game = ClassGame(create_match(DEFAULT_SKIN, {"scenario": scenario, **usual, **answers}))
    assert game.stage == Stage.READ
    game.go_on()
    return game


def play_to_next_question(game: ClassGame) -> ClassGame:
    while game.stage in WATCHED_STAGES:
        game.go_on()
    return game


def play_to_question(game: ClassGame, about: str) -> ClassGame:
    """Play on, left to the exhibit, until the room is asked about that."""
    while play_to_next_question(game).about != about:
        assert game.stage == Stage.ASK, f"the game came to {game.stage} without a question about {about}"
        game.leave_to_exhibit()
    return game
