"""The player with a plan: it takes what it can, wins where it can, and goes through with its turn."""

from __future__ import annotations

from random import Random

import pytest

from tests.companions.suffragetto.setting import GAME, alone, answered, standing
from vfw.companions.suffragetto.board import CELL, SQUARES
from vfw.companions.suffragetto.player import (
    DISTANCES,
    SUFFRAGETTO,
    WON,
    Planner,
    open_turns,
    other_reply,
    promising,
    ranked,
    replies,
    strongest_turns,
    turn_gain,
    weigh_turns,
)
from vfw.companions.suffragetto.position import Position, View
from vfw.core.players import RandomPlayer
from vfw.core.questions import Decision, Outcome

FULL = ((2, 10), (1, 11))


def seen(position: Position) -> View:
    assert isinstance(position.pending, Decision)
    return GAME.view(position, position.pending.seat)


def turn_of(position: Position, player: Planner) -> Position:
    """The position after the whole turn that the player takes."""
    turn = position.turns
    while position.turns == turn and isinstance(position.pending, Decision):
        position = GAME.answer(position, player.choose(seen(position)))
    return position


def test_steps_to_the_goal_go_around_what_is_barred() -> None:
    assert [DISTANCES[0][CELL[square]] for square in ("H13", "I14", "H12", "I6", "C6", "B6")] == [0, 0, 1, 7, 7, 7]
    assert [DISTANCES[1][CELL[square]] for square in ("I5", "I6", "I12")] == [0, 1, 7]


@pytest.mark.parametrize("seed", range(4))
def test_it_takes_whom_it_can(seed: int) -> None:
    position = turn_of(standing(s="G7", L="E3", p="H8 K12"), Planner(Random(seed)))
    assert [SQUARES[cell] for cell in position.last_taken] == ["H8"]


def test_it_takes_as_many_as_it_can_in_a_chain() -> None:
    position = turn_of(standing(L="G7", p="G8 G10 H12 N9"), Planner(Random(1)))
    assert len(position.last_taken) == 3


def test_it_enters_when_that_wins() -> None:
    position = turn_of(standing(s="H12 H14 I13 I14", L="J13 J14", p="G11 H7"), Planner(Random(1)))
    assert isinstance(position.pending, Outcome)
    assert position.pending.winners == ("suffragettes",)


def test_it_stops_the_other_from_winning() -> None:
    position = standing("police", s="H12 H14 I13 I14", L="J13 J14", p="G13 E9 K9")
    after = turn_of(position, Planner(Random(2)))
    assert isinstance(after.pending, Decision)
    wins = [turn for turn in open_turns(seen(after)) if turn_gain(after.board, turn) >= WON / 2]
    assert wins == []


def test_it_does_not_step_where_it_is_taken() -> None:
    position = standing(s="G7", p="G10 H9")
    worths = {
        SQUARES[one.route.path[-1]]: one.worth for one in weigh_turns(position.board, 0, open_turns(seen(position)))
    }
    assert worths["G8"] < worths["F7"]


def test_a_chain_that_is_under_way_is_gone_on_with_or_stopped() -> None:
    position = answered(standing(s="G7 G8 H10", p="C3"), "G7", "G9")
    assert {way.path for way in open_turns(seen(position))} == {
        (CELL["G9"],),
        (CELL["G9"], CELL["I11"]),
    }
    assert {tuple(replies(seen(position), way)) for way in open_turns(seen(position))} == {("stop",), ("I11",)}


def test_the_words_of_a_turn_lead_where_it_says() -> None:
    position = standing(L="G7", p="G8 G10 I12 N9 D1 D2 E1 E3", s="C5 C1 C2")
    view = seen(position)
    for turn in open_turns(view):
        after = answered(position, *replies(view, turn))
        assert after.last == turn.path
        assert set(after.last_taken) == set(turn.taken)


def test_the_player_plans_again_after_another_reply() -> None:
    player = Planner(Random(1))
    position = standing(s="G7 K7", L="E3", p="H8 K12")
    planned = player.choose(seen(position))
    other = "K7" if planned == "G7" else "G7"
    lifted = answered(position, other)
    reply = player.choose(seen(lifted))
    assert isinstance(lifted.pending, Decision)
    assert reply in lifted.pending.choices


def test_what_was_there_before_costs_a_little() -> None:
    position = standing(s="G7", p="K12")
    view = seen(answered(position, "G7", "G8", "K12", "K13", "G8", "F8", "K13", "K12"))
    found = ranked(view, weigh_turns(view.board, 0, open_turns(view)), Random(1))
    back = next(one for one in found if one.route.path == (CELL["F8"], CELL["G7"]))
    like = [one for one in found if one.worth == back.worth]
    assert like[-1] == back


def test_those_with_fewer_exchange_and_those_with_more_do_not() -> None:
    few, many = "G7", "G9 G10 G11"
    assert other_reply(seen(standing(s=few, p=many, inmates=FULL))) == "exchange"
    assert other_reply(seen(standing("police", s=few, p=many, inmates=FULL))) is None
    asked = answered(standing(s=few, p=many, inmates=FULL), "exchange")
    assert other_reply(seen(asked)) == "1+5"
    assert other_reply(seen(answered(asked, "1+5"))) == "B6"
    shut_in = answered(alone("police", s="C1", p="C2 C3 D1 E1 D2 F3", inmates=FULL), "F3", "E3")
    assert other_reply(seen(shut_in)) == "exchange"


def test_only_the_promising_are_looked_into() -> None:
    view = seen(GAME.start({}))
    found = weigh_turns(view.board, 0, open_turns(view))
    some = promising(found)
    assert len(found) == 119
    assert len(some) == 10
    assert len(strongest_turns(view.board, 0, some)) == 10


@pytest.mark.parametrize("side", [0, 1])
def test_the_player_wins_against_a_random_player(side: int) -> None:
    planner, other = Planner(Random(3)), RandomPlayer(Random(4))
    position = GAME.start({})
    while isinstance(position.pending, Decision):
        view = seen(position)
        position = GAME.answer(position, (planner if position.mover == side else other).choose(view))
    assert isinstance(position.pending, Outcome)
    assert SUFFRAGETTO.points(position.pending, SUFFRAGETTO.sides[side]) == 1
    assert SUFFRAGETTO.points(position.pending, SUFFRAGETTO.sides[1 - side]) == 0


def test_a_draw_is_half_of_the_points() -> None:
    assert SUFFRAGETTO.points(Outcome((), "quiet"), ("police",)) == 0.5


def test_it_is_not_asked_once_it_is_over() -> None:
    over = GAME.view(alone(s="Q1", p="A1"), "police")
    with pytest.raises(ValueError, match="nothing to choose"):
        Planner(Random(1)).choose(over)
