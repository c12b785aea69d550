"""The comparison on which all of the coach rests: the same worlds for all ways, the same best for whoever asks."""

import pickle
from random import Random
from statistics import mean, stdev

import pytest

from tests.votes.advice.test_chance_to_win import steady_game
from vfw.core import Decision
from vfw.jobs.batch import run_inline
from vfw.votes.advice.hinting import A_WORLD, ALL, COMPARED, NEARLY, Compared, Hinting, Weighing, hints_of
from vfw.votes.advice.imagined_play import tried
from vfw.votes.advice.options import Change
from vfw.votes.advice.planner import Plan, Planning
from vfw.votes.rules.position import SUFFRAGIST
from vfw.votes.rules.view import View, imagine, view

SEED, BUDGET = "coach", 64


@pytest.fixture(scope="module")
def asked() -> list[View]:
    """Some questions for a card, with more answers than the planner tries."""
    seen = [
        view(position, SUFFRAGIST)
        for position in steady_game(1, {})
        if isinstance(position.pending, Decision)
        and (position.pending.seat, position.pending.why) == (SUFFRAGIST, "operations")
    ]
    return [one for one in seen if len(Planning(one, 0, 1, ALL).ways) > 5][::5]


def test_whoever_weighs_all_answers_names_the_hints_that_others_are_given(asked: list[View]) -> None:
    assert len(asked) > 2
    for seen in asked:
        few, all_ways = run_inline(Weighing(seen, SEED, budget=BUDGET)), run_inline(Weighing(seen, SEED, ALL, BUDGET))
        assert len(few) == COMPARED < len(all_ways)
        assert all_ways[:COMPARED] == few
        assert hints_of(seen, all_ways) == run_inline(Hinting(seen, SEED, budget=BUDGET))


def test_every_answer_is_weighed_in_the_same_worlds_and_in_all_of_them(asked: list[View]) -> None:
    """That of which the steady player expects least, too."""
    (seen, *_) = asked
    ways = run_inline(Weighing(seen, SEED, ALL, BUDGET))
    assert {way.plan.replies for way in ways} == {*Planning(seen, SEED, 1, ALL).ways}
    assert {way.plan.playouts for way in ways} == {BUDGET // A_WORLD}


def test_what_counts_is_the_difference_in_each_world(asked: list[View]) -> None:
    (seen, *_) = asked
    best, *others = run_inline(Weighing(seen, SEED, ALL, BUDGET))
    seeds = tuple(f"{SEED} compared {n}" for n in range(BUDGET // A_WORLD))
    for other in others[:2]:
        worlds = tried(seen, (best.plan.replies, other.plan.replies), seeds)
        losses = [world[0].value - world[1].value for world in worlds]
        assert other.behind == pytest.approx(mean(losses))
        assert other.error == pytest.approx(stdev(losses) / len(losses) ** 0.5)
    assert (best.behind, best.error) == (0.0, 0.0)


def test_what_is_found_does_not_depend_on_who_did_which_piece_when(asked: list[View]) -> None:
    (seen, *_) = asked
    one, other = (Weighing(seen, SEED, ALL, BUDGET) for _ in range(2))
    shares = [other.done]
    while pieces := other.round():
        for number, piece in reversed(list(enumerate(pieces))):
            assert other.found == ()
            other.take(number, pickle.loads(pickle.dumps(pickle.loads(pickle.dumps(piece)).do())))
            shares.append(other.done)
    assert other.found == run_inline(one)
    assert shares == sorted(shares)
    assert (shares[0], shares[-1]) == (0.0, 1.0)


def test_what_it_cannot_see_changes_nothing(asked: list[View]) -> None:
    for seen in asked[:2]:
        worlds = [view(imagine(seen, Random(world)), SUFFRAGIST) for world in range(2)]
        assert run_inline(Weighing(worlds[0], SEED, budget=8)) == run_inline(Weighing(worlds[1], SEED, budget=8))


def test_too_small_a_budget_is_refused(asked: list[View]) -> None:
    with pytest.raises(ValueError, match="a budget of 0 playouts is too small; expected 1 or more"):
        Weighing(asked[0], SEED, budget=0)


def test_a_third_answer_is_told_where_it_is_nearly_as_good_as_the_second(asked: list[View]) -> None:
    (seen, *_) = asked
    ways = Planning(seen, SEED, 1).ways

    def told(*behind: float) -> int:
        nothing = Change(0.0, 0.0, 0.0, 0.0)
        plans = [Plan(way, 0.5, nothing, (), 0.0, 1) for way in ways]
        return len(hints_of(seen, [Compared(plan, loss, 0.0) for plan, loss in zip(plans, behind, strict=False)]))

    assert told(0.0, 0.2, 0.2 + NEARLY / 2) == 3
    assert told(0.0, 0.2, 0.2 + 2 * NEARLY) == 2
    assert told(0.0, 0.0, 0.0, 0.0) == 3
    assert told(0.0, 0.1) == 2
    assert told(0.0) == 1
