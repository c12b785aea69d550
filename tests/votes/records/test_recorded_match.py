"""A recorded game as a match: with all its replies, to be saved, forked and played on."""

from copy import deepcopy
from random import Random
from typing import Any

import pytest

from tests.votes.golden import kept_games
from vfw.core.match import DamagedSave, Match
from vfw.core.players import any_reply
from vfw.votes import VotesForWomen
from vfw.votes.records.replay import load_recorded_match, replay_record

KEPT = {game["id"]: game for game in kept_games()}


@pytest.mark.parametrize("name", KEPT)
def test_the_match_comes_to_the_positions_that_were_recorded(name: str) -> None:
    match, positions = load_recorded_match(KEPT[name]), replay_record(KEPT[name])
    assert list(match.positions[-len(positions) :]) == positions
    assert match.outcome
    assert match.outcome.winners == (KEPT[name]["result"]["winner"],)


def test_the_match_can_be_saved_and_loaded() -> None:
    match = load_recorded_match(KEPT["random-2154"])
    assert Match.load(match.save(), [VotesForWomen()]) == match


def test_from_any_moment_another_game_can_be_played_with_dice_of_its_own() -> None:
    match = load_recorded_match(KEPT["random-2154"])
    for moment in range(8, len(match.replies), 60):
        fork, rng = match.fork(moment), Random(moment)
        while not fork.outcome:
            fork.answer(any_reply(fork.pending, rng))
        assert fork.replies[:moment] == match.replies[:moment]
        assert fork.replies != match.replies


def test_a_record_that_departs_from_the_rules_names_the_round() -> None:
    game = deepcopy(KEPT["random-2154"])
    play = next(play for play in game["plays"] if play["turn"] == 3 and "buttons" in play["after"])
    play["after"]["buttons"]["suffragist"] += 1
    with pytest.raises(DamagedSave, match=f"the recorded game, turn 3, round {play['round']}: buttons is"):
        load_recorded_match(game)


@pytest.mark.parametrize("wrong", [{"plays": []}, {"setup": [], "plays": {}}, {"setup": None, "plays": None}])
def test_a_record_that_cannot_be_read_says_so(wrong: dict[str, Any]) -> None:
    with pytest.raises(DamagedSave, match="the record cannot be read"):
        load_recorded_match(wrong)
