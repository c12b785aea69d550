"""The planner: what it finds follows from view, seed and budget, whoever does the work; and how it plays."""

import pickle
from itertools import chain
from random import Random

import pytest

from tests.votes.games import last_turn, solitaire_game, whole_game
from tests.votes.scenes import GAME, KEYS, d6, scene
from vfw.core import Decision
from vfw.jobs.batch import run_inline
from vfw.votes.advice.planner import PlannerPlayer, Planning
from vfw.votes.advice.steady_player import SteadyPlayer
from vfw.votes.rules.position import OPPOSITION, SUFFRAGIST, Position
from vfw.votes.rules.view import View, imagine, view


@pytest.fixture(scope="module")
def asked() -> list[Position]:
    """Positions that ask for every kind of decision."""
    games = chain(whole_game(6), last_turn(6), solitaire_game(6))
    by_kind: dict[tuple[str, str, str], Position] = {}
    for position in games:
        pending = position.pending
        if isinstance(pending, Decision):
            why = pending.why if pending.about == "card" else ""
            by_kind[pending.seat, pending.about, why] = position
    return list(by_kind.values())


def seen(position: Position) -> View:
    assert isinstance(position.pending, Decision)
    return view(position, position.pending.seat)


def choosing_a_card() -> View:
    return seen(scene(hand=["Women to the Polls", "Lucy Stone", "Union Victory"]).round_of(SUFFRAGIST).position)


# What it finds


def test_every_plan_can_be_answered_word_by_word(asked: list[Position]) -> None:
    for position in asked:
        for plan in run_inline(Planning(seen(position), 1, budget=8)):
            after = position
            for reply in plan.replies:
                after = GAME.answer(after, reply)


def test_those_that_stayed_in_the_race_longest_come_first() -> None:
    plans = run_inline(Planning(choosing_a_card(), 1, budget=100))
    playouts = [plan.playouts for plan in plans]
    assert len(plans) > 4
    assert playouts == sorted(playouts, reverse=True)
    assert playouts[0] > 2 * playouts[-1] > 0
    assert plans[0].value >= plans[1].value
    assert all(0 < plan.value < 1 and 0 <= plan.error < 0.2 for plan in plans)


def test_no_more_playouts_are_used_than_the_budget_has(asked: list[Position]) -> None:
    for position in asked:
        plans = run_inline(Planning(seen(position), 1, budget=60))
        assert sum(plan.playouts for plan in plans) <= 60


def test_each_way_is_tried_once_at_least() -> None:
    assert {plan.playouts > 0 for plan in run_inline(Planning(choosing_a_card(), 1, budget=1))} == {True}


def test_what_a_play_changes_is_told_with_it() -> None:
    """Lucy Stone brings a cube in each of three states, and a button; to organize brings a button a campaigner."""
    by_way = {plan.replies: plan.change for plan in run_inline(Planning(choosing_a_card(), 1, budget=40))}
    organized = next(change for way, change in by_way.items() if way[-1] == "organize")
    assert (organized.buttons, organized.cubes, organized.markers) == (2, 0, 0)


def test_what_is_found_does_not_depend_on_who_did_which_piece_when() -> None:
    one, other = (Planning(choosing_a_card(), 5, budget=300) for _ in range(2))
    found = run_inline(one)
    while pieces := other.round():
        assert len(pieces) > 1
        for number, piece in reversed(list(enumerate(pieces))):
            away = pickle.loads(pickle.dumps(piece))
            other.take(number, pickle.loads(pickle.dumps(away.do())))
    assert other.found == found
    assert other.done == 1


def test_another_seed_imagines_other_worlds() -> None:
    assert run_inline(Planning(choosing_a_card(), 1, 40)) == run_inline(Planning(choosing_a_card(), 1, 40))
    assert run_inline(Planning(choosing_a_card(), 1, 40)) != run_inline(Planning(choosing_a_card(), 2, 40))


def test_what_it_cannot_see_changes_nothing(asked: list[Position]) -> None:
    for position in asked:
        shown = seen(position)
        found = [run_inline(Planning(seen(imagine(shown, Random(world))), 1, budget=8)) for world in range(2)]
        assert found[0] == found[1]


def test_what_needs_no_looking_ahead_is_answered_at_once_as_the_steady_player_does() -> None:
    shown = seen(scene(dice=[d6(1), d6(2)]).play("Lucy Stone").position)
    planning = Planning(shown, 1)
    assert planning.round() == ()
    assert planning.done == 1
    (plan,) = planning.found
    assert (plan.replies, plan.playouts) == ((SteadyPlayer(Random(1)).choose(shown),), 0)


def test_what_it_is_not_asked_it_does_not_answer() -> None:
    position = scene().round_of(SUFFRAGIST).position
    for wrong in (view(position, OPPOSITION), view(position, None), view(GAME.start({}), SUFFRAGIST)):
        with pytest.raises(ValueError, match="waits for"):
            Planning(wrong, 1)
    with pytest.raises(ValueError, match="a budget of 0 playouts is too small; expected 1 or more"):
        Planning(choosing_a_card(), 1, budget=0)


# How it plays


def test_the_use_of_a_card_is_chosen_with_the_card() -> None:
    game = scene(hand=["Women to the Polls", "Lucy Stone", "Union Victory"]).round_of(SUFFRAGIST)
    planner = PlannerPlayer(Random(1), budget=20)
    card = planner.choose(seen(game.position))
    meant = run_inline(Planning(seen(game.position), Random(1).getrandbits(32), 20))[0].replies
    after = GAME.answer(game.position, card)
    assert meant[0] == card
    assert isinstance(after.pending, Decision)
    assert after.pending.about == "use"
    assert planner.choose(seen(after)) == meant[1]


def test_the_use_of_another_card_is_looked_ahead_for() -> None:
    position = scene(hand=["Women to the Polls", "Lucy Stone"]).round_of(SUFFRAGIST).position
    planner = PlannerPlayer(Random(1), budget=20)
    (other,) = {KEYS["Women to the Polls"], KEYS["Lucy Stone"]} - {planner.choose(seen(position))}
    after = GAME.answer(position, other)
    assert isinstance(after.pending, Decision)
    assert planner.choose(seen(after)) in after.pending.choices
