"""A game inside a lesson: what the engine shows, and how far the learner's own part goes."""

import json
from typing import Any

import pytest

from vfw.classroom import Play
from vfw.core import DamagedSave, Match
from vfw.core.questions import Decision, Reply

NASHVILLE = "1920-nashville"
FEBB = "miss-febb-wins-the-last-vote"


def decisions_of(match: Match[Any, Any]) -> list[Reply]:
    """Return the replies to decisions, without dice and shuffles."""
    asked = [position.pending for position in match.positions]
    return [reply for pending, reply in zip(asked, match.replies, strict=False) if isinstance(pending, Decision)]


def test_a_game_begins_where_its_scenario_says() -> None:
    match = Play(NASHVILLE).match()
    assert isinstance(match.pending, Decision)
    assert (match.pending.seat, match.pending.about) == ("suffragist", "card")
    assert match.position.sent
    assert len(match.position.ratified) == 35


def test_the_same_seed_gives_the_same_dice() -> None:
    play, other = (Play(NASHVILLE, rounds=None, seed=seed, dice=seed) for seed in ("rain", "sun"))
    games = [play.match(), play.match(), other.match()]
    for game in games:
        play.play_example(game)
    assert games[0].replies == games[1].replies
    assert games[0].replies != games[2].replies


def test_the_engine_shows_answers_before_the_learner_chooses() -> None:
    play = Play(NASHVILLE, before=(FEBB,), shows=("event",), rounds=None).with_usual_dice()
    match = play.match()
    assert decisions_of(match)[:2] == [FEBB, "event"]
    assert match.replies[play.looks_from(match) - 1] == FEBB
    assert play.end(match) is None


def test_a_round_is_over_when_the_learner_must_play_the_next_card() -> None:
    play = Play("1920-january", shows=(0, "match"), rounds=1, seed="1920-a", dice="1920-a")
    match = play.match()
    asked = []
    while not play.is_over(match):
        pending = match.pending
        if isinstance(pending, Decision):
            asked.append((pending.seat, pending.why))
            match.answer("campaign" if "campaign" in pending.choices else pending.choices[0])
        else:
            match.throw()
    assert play.seen(match) == 1
    assert sum(why == "add" for _, why in asked) > 1, "cubes are placed one by one, and are no rounds"
    assert ("opposition", "operations") in asked, "the other side has answered"
    assert isinstance(match.pending, Decision)
    assert (match.pending.seat, match.pending.why) == ("suffragist", "operations")


def test_a_game_with_nothing_to_choose_is_over_at_once() -> None:
    play = Play(NASHVILLE, shows=(FEBB,), rounds=0)
    assert play.is_over(play.match())


def test_play_after_the_rounds_does_not_belong_to_the_step() -> None:
    play = Play("1920-january", shows=(0, "match"), rounds=1, seed="1920-a", dice="1920-a")
    match = play.match()
    play.play_example(match)
    end = play.end(match)
    assert end == len(match.positions) - 1
    Play("1920-january", shows=(0, "match"), rounds=2, seed="1920-a", dice="1920-a").play_example(match)
    assert len(match.positions) - 1 > end
    assert play.end(match) == end


def test_a_game_is_resumed_where_it_was_left() -> None:
    play = Play(NASHVILLE, rounds=None).with_usual_dice()
    match = play.match()
    match.answer(FEBB)
    match.answer("campaign")
    left = json.loads(json.dumps(match.entries()))
    again = play.resume(left, match.game.rules)
    assert again.position == match.position
    assert [match.answer(match.legal()[0]), match.replies] == [again.answer(again.legal()[0]), again.replies]
    with pytest.raises(DamagedSave, match="reply 1"):
        Play("1920-january").resume(left, match.game.rules)


def test_a_game_of_older_rules_continues_as_far_as_it_fits() -> None:
    play = Play(NASHVILLE, rounds=None).with_usual_dice()
    match = play.match()
    match.answer(FEBB)
    match.answer("campaign")
    left = json.loads(json.dumps(match.entries()))
    again = play.resume([*left, ["suffragist dance", 1]], "0.1")
    assert again.replies == play.match().replies
    assert again.older
    assert again.older.left_out == len(left) + 1 - len(again.replies)
    with pytest.raises(DamagedSave, match="reply 1"):
        play.resume([["suffragist dance", 1]], "0.1")


def test_an_example_gives_the_first_answers() -> None:
    play = Play(NASHVILLE, rounds=None, example=(FEBB, "event")).with_usual_dice()
    match = play.match()
    play.play_example(match)
    assert decisions_of(match)[:2] == [FEBB, "event"]


def test_the_computer_plays_a_side_that_the_scenario_leaves_open() -> None:
    assert Play("1919-to-the-states").match().players["opposition"] == "greedy"
    assert Play("1920-nashville").match().players["opposition"] == "oppobot"


@pytest.mark.parametrize(
    ("scenario", "rounds", "expected"),
    [
        ("1920-january", 99, "rounds=99 cannot be played from '1920-january'; expected 0 to 6, or None until"),
        (NASHVILLE, 2, "expected 0 to 1"),
        ("1919-to-the-states", -1, "expected 0 to 12"),
        (NASHVILLE, "one", "rounds='one' cannot be played"),
    ],
)
def test_too_many_rounds_are_an_error_at_once(scenario: str, rounds: Any, expected: str) -> None:
    with pytest.raises(ValueError, match=expected):
        Play(scenario, rounds=rounds)


def test_an_illegal_answer_is_named_in_the_error() -> None:
    with pytest.raises(ValueError, match="opposition='gredy' is no kind of player; expected one of random, greedy"):
        Play("1919-to-the-states", opposition="gredy")
    with pytest.raises(ValueError, match="there is no scenario '1776'; expected one of 1848-seneca-falls"):
        Play("1776")
    with pytest.raises(ValueError, match="answer 2 that the engine is to show, 'dance'"):
        Play(NASHVILLE, shows=(FEBB, "dance")).match()
    play = Play(NASHVILLE, example=("dance",))
    with pytest.raises(ValueError, match="the example 'dance'"):
        play.play_example(play.match())


def test_each_learner_can_have_dice_of_their_own() -> None:
    play = Play(NASHVILLE, rounds=None, seed=None)
    one, other = play.match(), play.match()
    assert one.header()["chance"] != other.header()["chance"]
    one.answer(FEBB)
    one.answer("campaign")
    again = play.resume(json.loads(json.dumps(one.entries())), one.game.rules)
    assert again.position == one.position, "a game that was left goes on as it stood"


def test_all_learners_see_the_same_and_then_have_dice_of_their_own() -> None:
    play = Play(NASHVILLE, before=("voter-registration", "organize"), shows=("TN",), seed="nashville-132")
    one, other = play.match(), play.match()
    assert one.replies == other.replies
    assert one.position == other.position
    assert one.chance != other.chance


def test_a_run_without_a_learner_can_be_repeated() -> None:
    usual = Play(NASHVILLE, rounds=None).with_usual_dice()
    games = [usual.match(), usual.match()]
    for game in games:
        usual.play_example(game)
    assert games[0].replies == games[1].replies
    given = Play(NASHVILLE, seed="rain", dice="sun")
    assert given.with_usual_dice() == given
