"""Games that once failed, or showed a failure, kept as saves in `tests/fallen/`.

They open, keep every promise at that moment, and can be played on.
"""

import json
from pathlib import Path
from random import Random

import pytest

from tests.votes.scenes import GAME
from vfw.core import Match, Outcome, playout
from vfw.votes.rules.seats import SIDES

FOLDER = Path(__file__).parents[1] / "fallen"
FALLEN = sorted(FOLDER.glob("*.json"))


def test_there_are_no_other_files() -> None:
    """Else a save with another ending would never be opened."""
    assert sorted(FOLDER.glob("*")) == FALLEN


@pytest.mark.parametrize("file", FALLEN, ids=lambda file: file.stem)
def test_a_fallen_game_opens_and_is_played_on(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    match = Match.load(text, [GAME])
    assert json.loads(match.save())["replies"] == json.loads(text)["replies"], "whole, whatever the rules are by now"
    for seed in range(5):
        for seat in SIDES:
            seen = match.view(seat)
            world = GAME.imagine(seen, Random(seed))
            assert GAME.view(world, seat) == seen
            assert isinstance(match.why_no_undo(seat), str)
        assert isinstance(playout(GAME, match.position, Random(seed)).pending, Outcome)
