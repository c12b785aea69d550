"""The kinds of player: each can be made, and says who it is."""

from hashlib import sha256
from random import Random

import pytest

from tests.votes.scenes import GAME
from vfw.core import Decision, Outcome, RandomPlayer, Reply
from vfw.core.chance import draw_result
from vfw.core.players import Player
from vfw.votes.narration.words import PLAYER_PROFILES
from vfw.votes.players.greedy import GreedyPlayer
from vfw.votes.players.planner import BUDGET, TOURNAMENT_BUDGET, PlannerPlayer
from vfw.votes.players.registry import KINDS, VERSION, create_player
from vfw.votes.players.steady import SteadyPlayer
from vfw.votes.rules.seats import OPPOSITION, SUFFRAGIST
from vfw.votes.rules.view import View


@pytest.mark.parametrize(
    ("kind", "made"),
    [("random", RandomPlayer), ("greedy", GreedyPlayer), ("steady", SteadyPlayer), ("planner", PlannerPlayer)],
)
def test_players_are_created_by_their_kind(kind: str, made: type) -> None:
    assert type(create_player(kind, Random(1))) is made


def test_an_unknown_kind_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match="'genius'; expected random or greedy or steady or planner"):
        create_player("genius", Random(1))


def test_each_kind_has_a_name_of_its_own_and_one_line_of_character() -> None:
    assert list(PLAYER_PROFILES) == list(KINDS)
    assert len({character.name for character in PLAYER_PROFILES.values()}) == len(KINDS)
    for character in PLAYER_PROFILES.values():
        assert character.line.endswith(".")
        assert character.line.count(".") == 1
        assert len(character.line) <= 90


GAMES = [
    *[("steady", "steady", seed) for seed in range(12)],
    ("random", "random", 1),
    ("greedy", "greedy", 1),
    ("planner", "planner", 1),
]
FEW = 12
OF_VERSION, DIGEST = "5", "c656870a616b8f0d"
"""The digest of all answers in these games, by the players of this version."""


def made(kind: str, rng: Random) -> Player[View]:
    """A player of this kind; the planner with few playouts, which show as well that it plays otherwise."""
    return PlannerPlayer(rng, FEW) if kind == "planner" else create_player(kind, rng)


def answers(suffragist: str, opposition: str, seed: int) -> list[Reply]:
    """Every answer of a game between these kinds of player."""
    seats: dict[str, Player[View]] = {
        SUFFRAGIST: made(suffragist, Random(seed)),
        OPPOSITION: made(opposition, Random(seed + 1)),
    }
    table, dice, given = GAME.start({}).draft(), Random(seed), list[Reply]()
    while not isinstance(pending := table.pending, Outcome):
        if isinstance(pending, Decision):
            given.append(seats[pending.seat].choose(GAME.view(table, pending.seat)))
            table.answer(given[-1])
        else:
            table.answer(draw_result(pending, dice))
    return given


def test_the_version_changes_with_the_answers_of_the_players() -> None:
    played = [answers(*game) for game in GAMES]
    digest = sha256(repr([BUDGET, TOURNAMENT_BUDGET, played]).encode()).hexdigest()[:16]
    assert (VERSION, digest) == (OF_VERSION, DIGEST), (
        f"the players answer otherwise: raise VERSION, and write it and the new digest here, {digest!r}"
    )
