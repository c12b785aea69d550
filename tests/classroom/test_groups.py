"""A class of two groups, who are partners: each votes on its own cards, and they must agree on an exchange."""

from __future__ import annotations

from random import Random

import pytest

from tests.classroom.classes import JUNE_1919, play_to_next_question
from vfw.classroom.groups import HOW_TWO_PLAY, ONE, TWO, group_name, scenario_options, start_class_match
from vfw.classroom.projector_game import ClassGame, Stage
from vfw.classroom.projector_html import begin_html, hand_html, prompt_html
from vfw.classroom.projector_session import sentence
from vfw.classroom.projector_votes import votes_text
from vfw.core.chance import seeded
from vfw.core.match import Match
from vfw.core.players import any_reply
from vfw.core.questions import Decision
from vfw.templating import EMPTY
from vfw.votes import VotesForWomen
from vfw.votes.rules.seats import PURPLE_SUFFRAGIST, YELLOW_SUFFRAGIST


def seated(scenario: str = JUNE_1919, opponent: str = "oppobot") -> ClassGame:
    """Two groups that have read the introduction, in a game that is the same each time."""
    match = start_class_match(scenario, opponent, "computer", TWO)
    game = ClassGame(Match(match.game, match.options, chance=seeded(7), players=match.players))
    game.go_on()
    return play_to_next_question(game)


def to_the_exchange(game: ClassGame) -> ClassGame:
    """Play on, left to the exhibit, until Purple is asked for an exchange."""
    while game.about != "exchange":
        assert game.stage == Stage.ASK
        game.leave_to_exhibit()
        play_to_next_question(game)
    return game


def asked(game: ClassGame) -> str:
    pending = game.match.pending
    assert isinstance(pending, Decision)
    return pending.seat


@pytest.mark.parametrize("opponent", ["oppobot", "greedy"])
def test_each_group_is_asked_in_its_turn_and_by_its_name(opponent: str) -> None:
    game, seats = seated(opponent=opponent), list[str]()
    while len(seats) < 3:
        seat = asked(game)
        assert game.table.viewer == seat, "its cards lie on the wall"
        assert game.question.startswith(f"{group_name(seat)}: ")
        assert f"{group_name(seat)} votes" in prompt_html(game, 1, EMPTY, "", "")
        if not seats or seats[-1] != seat:
            seats.append(seat)
        game.leave_to_exhibit()
        play_to_next_question(game)
        assert game.stage == Stage.ASK
    assert seats in (
        [PURPLE_SUFFRAGIST, YELLOW_SUFFRAGIST, PURPLE_SUFFRAGIST],
        [YELLOW_SUFFRAGIST, PURPLE_SUFFRAGIST, YELLOW_SUFFRAGIST],
    )
    assert f"{group_name(seats[0])}: " in votes_text(game.votes)


def test_the_question_behind_the_introduction_is_complete() -> None:
    game = ClassGame(start_class_match(JUNE_1919, "oppobot", "computer", TWO))
    assert game.stage == Stage.READ
    assert "Hands for A, B" in prompt_html(game, 1, EMPTY, "", "")


def test_both_groups_must_agree_on_an_exchange() -> None:
    game = to_the_exchange(seated())
    assert asked(game) == PURPLE_SUFFRAGIST
    held = [game.match.position.held_by(seat).hand for seat in (PURPLE_SUFFRAGIST, YELLOW_SUFFRAGIST)]
    game.enter("a")
    play_to_next_question(game)
    assert (game.about, asked(game)) == ("exchange", YELLOW_SUFFRAGIST)
    game.enter("a")
    after = [game.match.position.held_by(seat).hand for seat in (PURPLE_SUFFRAGIST, YELLOW_SUFFRAGIST)]
    assert [hand[0] for hand in after] == [hand[0] for hand in reversed(held)]
    assert "yellow group: Exchange the cards" in game.votes[-1].question


def test_the_projector_names_the_group_that_chose_and_calls_neither_you() -> None:
    game = to_the_exchange(seated())
    for name in ("The purple group", "The yellow group"):
        assert sentence(game) == f"{name}: Exchange the cards you two hold? 2 choices."
        game.enter("9 2")
        assert f"{name} chose A" in prompt_html(game, 1, EMPTY, "", "")
        told = " ".join(line for moment in game.moments for line in moment.lines)
        assert "exchange the cards" in told
        assert "You " not in told
        play_to_next_question(game)


def test_a_group_can_undo_its_vote_while_the_other_group_is_asked() -> None:
    game = to_the_exchange(seated())
    before = len(game.match.replies)
    game.enter("a")
    play_to_next_question(game)
    assert asked(game) == YELLOW_SUFFRAGIST
    assert game.can_undo
    game.undo()
    assert (len(game.match.replies), asked(game), game.table.viewer) == (before, PURPLE_SUFFRAGIST, PURPLE_SUFFRAGIST)
    assert game.question.startswith("The purple group: Exchange")
    for _ in range(2):
        game.enter("a")
        play_to_next_question(game)
    assert not game.can_undo, "each has seen the card of the other"


def test_instructions_for_two_groups_come_before_the_game() -> None:
    assert HOW_TWO_PLAY in begin_html(scenario_options(TWO), "oppobot", "computer", TWO, 1, EMPTY)
    assert HOW_TWO_PLAY not in begin_html(scenario_options(ONE), "oppobot", "computer", ONE, 1, EMPTY)


def test_in_every_offered_game_both_groups_have_a_card_to_play() -> None:
    offered = [option.value for option in scenario_options(TWO)]
    assert offered[:2] == ["1920-tennessee", "1919-to-the-states"]
    assert {option.value for option in scenario_options(ONE)} - {*offered} == {"1920-nashville"}
    for scenario in offered:
        match, rng = start_class_match(scenario, "oppobot", "computer", TWO), Random(1)
        chose: set[str] = set()
        while not match.outcome and len(chose) < 2:
            if isinstance(match.pending, Decision) and match.pending.about == "use":
                chose.add(match.pending.seat)
            match.answer(any_reply(match.pending, rng))
        assert chose == {PURPLE_SUFFRAGIST, YELLOW_SUFFRAGIST}, scenario


def test_a_class_of_one_group_has_no_group_names() -> None:
    match = start_class_match(JUNE_1919, "oppobot", "computer", ONE)
    assert match.seats == ("suffragist", "opposition")
    assert group_name("suffragist") == group_name(None) == ""
    assert "<h2>Our hand</h2>" in hand_html([("card:x", "X")])
    assert "<h2>The purple group’s hand</h2>" in hand_html([("card:x", "X")], group_name(PURPLE_SUFFRAGIST))


def test_the_game_of_two_groups_is_kept_and_resumed() -> None:
    game = seated()
    game.leave_to_exhibit()
    again = ClassGame(Match.load(game.match.save(), [VotesForWomen()]), game.votes)
    play_to_next_question(again)
    play_to_next_question(game)
    assert (again.question, asked(again), again.votes) == (game.question, asked(game), game.votes)
