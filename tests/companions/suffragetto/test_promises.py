"""Suffragetto keeps what every game promises."""

from __future__ import annotations

from random import Random

import pytest

from tests.companions.suffragetto.setting import GAME, standing
from vfw.companions.suffragetto.game import Suffragetto, hides
from vfw.companions.suffragetto.position import Position
from vfw.core.checks import check
from vfw.core.players import any_reply
from vfw.core.questions import Decision, Outcome


@pytest.mark.parametrize("seed", range(12))
def test_a_random_game_keeps_every_promise(seed: int) -> None:
    match = check(GAME, seed, options={"first": ("suffragettes", "police", "toss")[seed % 3]}, hides=hides)
    assert match.outcome
    assert match.seats == ("suffragettes", "police")


@pytest.mark.long
@pytest.mark.parametrize("seed", range(500))
def test_500_random_games_keep_every_promise(seed: int) -> None:
    assert check(GAME, seed, options={"first": "toss"}, hides=hides).outcome


@pytest.mark.parametrize("seed", range(8))
def test_what_is_offered_is_accepted_around_an_exchange(seed: int) -> None:
    position, rng = standing(s="G7 H12", L="E5", p="G9 J5", I="K4", inmates=((3, 9), (2, 11))), Random(seed)
    everybody = present(position)
    position = GAME.answer(position, "exchange")
    asked = set()
    for _ in range(60):
        if isinstance(position.pending, Outcome):
            break
        assert isinstance(position.pending, Decision)
        assert len(set(position.pending.choices)) == len(position.pending.choices) >= 2
        asked.add(position.pending.about)
        assert present(position) == everybody
        after = [GAME.answer(position, choice) for choice in position.pending.choices]
        assert all(GAME.say(event, None) for one in after for event in one.news)
        position = GAME.answer(
            position, "2+2" if position.pending.about == "pairs" else any_reply(position.pending, rng)
        )
    assert {"pairs", "yard", "piece", "square"} <= asked


def present(position: Position) -> int:
    """The pieces on the board, in Prison and Hospital, and between."""
    return sum(map(bool, position.board)) + sum(map(sum, position.inmates)) + len(position.to_free)


def test_all_lies_open_to_everybody() -> None:
    position = standing(s="G7", p="G9")
    views = [GAME.view(position, seat) for seat in (*GAME.start({}).seats, None)]
    assert [GAME.imagine(view, Random(1)) for view in views] == [position] * 3
    assert not any(hides(position, seat) for seat in position.seats)


def test_a_game_can_go_on_where_a_turn_begins() -> None:
    position = standing(s="G7", p="G9")
    lifted = GAME.answer(position, "G7")
    assert Suffragetto().can_go_on_from(position)
    assert not Suffragetto().can_go_on_from(lifted)
