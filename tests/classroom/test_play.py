"""A game inside a lesson: what the engine shows, and how far the learner's own part goes."""

from typing import Any

import pytest

from vfw.classroom import Play
from vfw.core import Match
from vfw.core.questions import Decision, Reply

NASHVILLE = "1920-nashville"
FEBB = "miss-febb-wins-the-last-vote"


def chosen(match: Match[Any, Any]) -> list[Reply]:
    """What was decided, without what fell and was dealt."""
    asked = [position.pending for position in match.positions]
    return [reply for pending, reply in zip(asked, match.replies, strict=False) if isinstance(pending, Decision)]


def test_a_game_begins_where_its_scenario_says() -> None:
    match = Play(NASHVILLE).match()
    assert isinstance(match.pending, Decision)
    assert (match.pending.seat, match.pending.about) == ("suffragist", "card")
    assert match.position.sent
    assert len(match.position.ratified) == 35


def test_the_same_seed_brings_the_same_dice() -> None:
    play, other = Play(NASHVILLE, choices=None, seed="rain"), Play(NASHVILLE, choices=None, seed="sun")
    games = [play.match(), play.match(), other.match()]
    for game in games:
        play.play_example(game)
    assert games[0].replies == games[1].replies
    assert games[0].replies != games[2].replies


def test_the_engine_shows_answers_before_the_learner_chooses() -> None:
    play = Play(NASHVILLE, shows=(FEBB, "event"), choices=1)
    match = play.match()
    assert chosen(match)[:2] == [FEBB, "event"]
    assert play.chosen(match) == 0
    assert not play.is_over(match)
    play.play_example(match)
    assert play.chosen(match) == 1
    assert play.is_over(match)


def test_an_example_is_what_the_learner_answers_first() -> None:
    play = Play(NASHVILLE, choices=2, example=(FEBB, "event"))
    match = play.match()
    play.play_example(match)
    assert chosen(match)[:2] == [FEBB, "event"]


def test_where_the_scenario_leaves_a_side_open_the_computer_plays_it() -> None:
    assert Play("1919-to-the-states").match().players["opposition"] == "greedy"
    assert Play("1920-nashville").match().players["opposition"] == "oppobot"


def test_what_cannot_be_played_is_said() -> None:
    with pytest.raises(ValueError, match="there is no scenario '1776'; expected one of 1848-seneca-falls"):
        Play("1776").match()
    with pytest.raises(ValueError, match="answer 2 that the engine is to show, 'dance'"):
        Play(NASHVILLE, shows=(FEBB, "dance")).match()
    play = Play(NASHVILLE, example=("dance",))
    with pytest.raises(ValueError, match="the example 'dance'"):
        play.play_example(play.match())
