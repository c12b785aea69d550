"""Replay: the steps of a match, and navigation between them."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from tests.panel.replays import moments, played
from vfw.core.chance import seeded
from vfw.core.match import Match
from vfw.core.players import any_reply
from vfw.core.position import Event
from vfw.core.questions import Decision, Roll
from vfw.panel.session.replay import Replay
from vfw.votes import VotesForWomen


def news_of_steps(replay: Replay) -> Iterator[list[Event]]:
    """Go through the steps, and yield what happened at each."""
    for step in range(replay.last + 1):
        replay.go(step)
        yield replay.news


# Steps


@pytest.mark.parametrize("seed", range(6))
def test_the_steps_cover_the_whole_game_and_each_has_a_text(seed: int) -> None:
    match = played(seed)
    replay = Replay(match)
    told = [event for news in news_of_steps(replay) for event in news]
    assert told == [event for position in match.positions for event in position.news]
    assert all(replay.lines(step) for step in range(replay.last + 1))
    replay.go(replay.last)
    assert replay.position is match.position


@pytest.mark.parametrize("seed", range(6))
def test_at_every_step_a_seat_is_asked(seed: int) -> None:
    replay = Replay(played(seed))
    for step in range(replay.last):
        replay.go(step)
        assert isinstance(replay.position.pending, Decision)


@pytest.mark.parametrize("seed", range(6))
def test_cubes_that_are_placed_one_by_one_are_one_step(seed: int) -> None:
    replay, several = Replay(played(seed)), 0
    for start, end in pairwise(moments(replay)):
        cubes = [replay.match.positions[number].pending for number in range(start, end + 1)]
        several += sum(isinstance(question, Decision) and question.about == "state" for question in cubes) > 2
        last, following = cubes[-2:]
        if isinstance(last, Decision) and isinstance(following, Decision) and following.about == "state":
            assert (last.seat, last.why) != (following.seat, following.why) or following.why == "vote"
    assert several > 5


def test_a_step_is_an_answer_and_the_dice_that_fell_for_it() -> None:
    replay = Replay(played())
    for start, end in pairwise(moments(replay)):
        asked = [position.pending for position in replay.match.positions[start:end]]
        assert isinstance(asked[0], Decision)
        dice = [number for number, question in enumerate(asked) if isinstance(question, Roll)]
        assert len({asked[number - 1] for number in dice if isinstance(asked[number - 1], Decision)}) <= 1


def test_a_match_from_a_scenario_is_replayed_from_its_start() -> None:
    match = Match(VotesForWomen(), position=played(answers=60).position)
    replay = Replay(match)
    assert (replay.last, replay.position) == (0, match.position)
    assert replay.when.startswith("Turn 1")


def test_steps_stop_at_both_ends() -> None:
    replay = Replay(played())
    replay.go(-5)
    assert replay.step == 0
    replay.go(replay.step + 1)
    assert replay.step == 1
    replay.go(100_000)
    assert replay.step == replay.last
    assert replay.when.endswith("The end")


def test_go_to_reply_shows_the_last_step_before_it() -> None:
    replay = Replay(played())
    for number in range(len(replay.match.replies)):
        replay.play()
        replay.go_to_reply(number)
        assert not replay.plays
        assert replay.moment <= number or replay.step == 0
        replay.go(replay.step + 1)
        assert replay.moment > number, "the next step has it"


def test_the_next_card_is_the_next_that_is_played() -> None:
    replay = Replay(played())
    forth, back = [], []
    while replay.step < replay.last:
        replay.next_card()
        forth.append(replay.step)
    at_the_end = replay.step
    cards = [step for step, news in enumerate(news_of_steps(replay)) if any(event[0] == "played" for event in news)]
    replay.go(at_the_end)
    assert set(cards) <= set(forth)
    assert len(cards) > 70
    while replay.step:
        back.append(replay.step)
        replay.previous_card()
    assert back == forth[::-1]


def test_there_is_a_chapter_for_each_round_for_the_vote_and_for_the_amendment(voted: Match[Any, Any]) -> None:
    replay = Replay(voted)
    names = [name for name, _ in replay.chapters]
    assert len([name for name in names if "Round" in name]) == 36
    assert [name for name in names if "Strategy" in name] == [f"Turn {turn} · Strategy Phase" for turn in range(2, 7)]
    assert names[-2:] == ["Final Voting", "The end"]
    assert names.count("The Amendment is sent") == 1
    assert [step for _, step in replay.chapters] == sorted(step for _, step in replay.chapters)


def test_a_chapter_leads_to_where_it_begins(voted: Match[Any, Any]) -> None:
    replay = Replay(voted)
    for number, (name, step) in enumerate(replay.chapters):
        replay.go(step)
        assert replay.chapter >= number
        if name == "The Amendment is sent":
            assert replay.view.sent
            assert not replay.match.positions[moments(replay)[step - 1]].sent
        elif name == "The end":
            assert replay.when == "Final Voting · The end", "the deciding vote is still a vote"
        else:
            assert replay.when == name


# Playing


def test_the_replay_plays_to_the_end_and_then_from_the_start() -> None:
    replay = Replay(played(answers=30))
    replay.play()
    steps = []
    while replay.plays:
        replay.play_on()
        steps.append(replay.step)
    assert steps == list(range(1, replay.last + 1))
    replay.play_on()
    assert replay.step == replay.last
    replay.play()
    assert (replay.step, replay.plays) == (0, True)


def test_going_to_a_step_stops_automatic_play() -> None:
    replay = Replay(played())
    replay.play()
    replay.go(5)
    replay.play_on()
    assert replay.step == 5


# The automaton


def test_every_throw_of_a_side_that_is_played_by_rule_is_a_step() -> None:
    match, rng = Match(VotesForWomen(), {"opponent": "oppobot"}, chance=seeded(7)), Random(3)
    while not match.outcome:
        match.answer(any_reply(match.pending, rng))
    replay, thrown = Replay(match), 0
    assert replay.may_see == ("suffragist",), "the automaton has no hand"
    for step, start in enumerate(moments(replay)[:-1], start=1):
        replay.go(step)
        asked = [position.pending for position in match.positions[start : replay.moment]]
        if isinstance(asked[0], Roll):
            thrown += 1
            assert len(asked) == 1 or not replay.skin.log(match.positions[replay.moment - 1].news, None)
            assert replay.side == "opposition"
    assert thrown > 50
