"""What a table promises: a chance, and what raises it."""

from typing import Any

import pytest

from tests.votes.games import fifth_turn, last_turn, solitaire_game, whole_game
from tests.votes.scenes import MIDWEST, NORTHEAST, PLAINS, WEST, each, scene, solitaire
from vfw.votes.players.evaluation_states import win_probability
from vfw.votes.rules.position import SUFFRAGIST

MOST = f"{MIDWEST} {NORTHEAST} {PLAINS} {WEST}"


def promised(*, voting: bool = False, **table: Any) -> float:
    return win_probability(scene(**table).round_of(SUFFRAGIST).position, voting=voting)


@pytest.mark.parametrize("play", [whole_game, fifth_turn, last_turn, solitaire_game])
def test_it_is_a_chance_on_every_table(play: Any) -> None:
    chances = {
        win_probability(position, voting=voting) for position in play(3) if position.turn for voting in (False, True)
    }
    assert all(0 < chance < 1 for chance in chances)
    assert len(chances) > 10


@pytest.mark.parametrize(
    ("less", "more"),
    [
        ({}, each("PA VA KY TN", "PP")),
        ({"turn": 5, "congress": 2}, {"turn": 5, "congress": 5}),
        ({"turn": 6, "congress": 3}, {"turn": 4, "congress": 3}),
        ({"buttons": 1}, {"buttons": 6}),
        ({"sent": True, "turn": 6, "their_buttons": 6}, {"sent": True, "turn": 6, "their_buttons": 1}),
        ({}, {"claimed": ["National Focus"]}),
    ],
)
def test_what_helps_the_suffragists_raises_it(less: dict[str, Any], more: dict[str, Any]) -> None:
    ready = each(MOST, "PPP")
    assert promised(**ready | less) < promised(**ready | more)


def test_as_final_voting_begins_the_states_decide() -> None:
    ahead: dict[str, Any] = each(MOST, "PPPP") | each("TX AR LA MS", "P")
    behind: dict[str, Any] = each(MOST, "RR")
    assert promised(**ahead, sent=True, turn=6, round=6, voting=True) > 0.8
    assert promised(**behind, sent=True, turn=6, round=6, voting=True) < 0.05


def test_the_oppobot_is_judged_by_weights_of_its_own() -> None:
    table: dict[str, Any] = each(MOST, "PP")
    alone = win_probability(solitaire(**table).round_of(SUFFRAGIST).position, voting=False)
    assert alone != promised(**table)
