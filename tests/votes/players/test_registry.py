"""The kinds of player: each can be made, and says who it is."""

from random import Random

import pytest

from vfw.core import RandomPlayer
from vfw.votes.players.greedy import GreedyPlayer
from vfw.votes.players.planner import PlannerPlayer
from vfw.votes.players.registry import KINDS, player
from vfw.votes.players.steady import SteadyPlayer
from vfw.votes.telling.characters import CHARACTERS


@pytest.mark.parametrize(
    ("kind", "made"),
    [("random", RandomPlayer), ("greedy", GreedyPlayer), ("steady", SteadyPlayer), ("planner", PlannerPlayer)],
)
def test_players_are_made_by_their_kind(kind: str, made: type) -> None:
    assert type(player(kind, Random(1))) is made


def test_an_unknown_kind_is_told_the_known_ones() -> None:
    with pytest.raises(ValueError, match="'genius'; expected random or greedy or steady or planner"):
        player("genius", Random(1))


def test_each_kind_has_a_name_of_its_own_and_one_line_of_character() -> None:
    assert list(CHARACTERS) == list(KINDS)
    assert len({character.name for character in CHARACTERS.values()}) == len(KINDS)
    for character in CHARACTERS.values():
        assert character.line.endswith(".")
        assert character.line.count(".") == 1
        assert len(character.line) <= 90
