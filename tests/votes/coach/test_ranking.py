"""The comparison on which the coach rests: the same imagined games for all answers, the same best in every request."""

import pickle
from random import Random
from statistics import mean, stdev

import pytest

from tests.votes.coach.test_win_chance import steady_game
from vfw.core import Decision
from vfw.jobs.batch import run_inline
from vfw.votes.coach.ranking import (
    COMPARED,
    COMPARED_FOR_OBJECTIONS,
    NEARLY,
    PLAYOUTS_PER_GAME,
    ComparedPlan,
    ComparisonJob,
    HintJob,
    make_hints,
)
from vfw.votes.players.planner import Plan, PlanningJob
from vfw.votes.players.playouts import Change, run_playouts
from vfw.votes.rules.seats import SUFFRAGIST
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
    return [one for one in seen if len(PlanningJob(one, 0, 1, COMPARED_FOR_OBJECTIONS).ways) > 5][::5]


def test_comparing_all_answers_gives_the_same_hints(asked: list[View]) -> None:
    assert len(asked) > 2
    for seen in asked:
        few, all_ways = (
            run_inline(ComparisonJob(seen, SEED, budget=BUDGET)),
            run_inline(ComparisonJob(seen, SEED, COMPARED_FOR_OBJECTIONS, BUDGET)),
        )
        assert len(few) == COMPARED < len(all_ways)
        assert all_ways[:COMPARED] == few
        assert make_hints(seen, all_ways) == run_inline(HintJob(seen, SEED, budget=BUDGET))


def test_every_answer_is_compared_in_the_same_imagined_games(asked: list[View]) -> None:
    """That of which the steady player expects least, too."""
    (seen, *_) = asked
    ways = run_inline(ComparisonJob(seen, SEED, COMPARED_FOR_OBJECTIONS, BUDGET))
    assert {way.plan.replies for way in ways} == {*PlanningJob(seen, SEED, 1, COMPARED_FOR_OBJECTIONS).ways}
    assert {way.plan.playouts for way in ways} == {BUDGET // PLAYOUTS_PER_GAME}


def test_the_difference_in_each_imagined_game_counts(asked: list[View]) -> None:
    (seen, *_) = asked
    best, *others = run_inline(ComparisonJob(seen, SEED, COMPARED_FOR_OBJECTIONS, BUDGET))
    seeds = tuple(f"{SEED} compared {n}" for n in range(BUDGET // PLAYOUTS_PER_GAME))
    for other in others[:2]:
        worlds = run_playouts(seen, (best.plan.replies, other.plan.replies), seeds)
        losses = [world[0].value - world[1].value for world in worlds]
        assert other.behind == pytest.approx(mean(losses))
        assert other.error == pytest.approx(stdev(losses) / len(losses) ** 0.5)
    assert (best.behind, best.error) == (0.0, 0.0)


def test_the_result_does_not_depend_on_the_order_of_tasks(asked: list[View]) -> None:
    (seen, *_) = asked
    one, other = (ComparisonJob(seen, SEED, COMPARED_FOR_OBJECTIONS, BUDGET) for _ in range(2))
    shares = [other.done]
    while pieces := other.round():
        for number, piece in reversed(list(enumerate(pieces))):
            assert other.found == ()
            other.take(number, pickle.loads(pickle.dumps(pickle.loads(pickle.dumps(piece)).do())))
            shares.append(other.done)
    assert other.found == run_inline(one)
    assert shares == sorted(shares)
    assert (shares[0], shares[-1]) == (0.0, 1.0)


def test_hidden_cards_change_nothing(asked: list[View]) -> None:
    for seen in asked[:2]:
        worlds = [view(imagine(seen, Random(world)), SUFFRAGIST) for world in range(2)]
        assert run_inline(ComparisonJob(worlds[0], SEED, budget=8)) == run_inline(
            ComparisonJob(worlds[1], SEED, budget=8)
        )


def test_too_small_a_budget_is_refused(asked: list[View]) -> None:
    with pytest.raises(ValueError, match="a budget of 0 playouts is too small; expected 1 or more"):
        ComparisonJob(asked[0], SEED, budget=0)


def test_a_third_hint_is_given_if_it_is_nearly_as_good_as_the_second(asked: list[View]) -> None:
    (seen, *_) = asked
    ways = PlanningJob(seen, SEED, 1).ways

    def told(*behind: float) -> int:
        nothing = Change(0.0, 0.0, 0.0, 0.0)
        plans = [Plan(way, 0.5, nothing, (), 0.0, 1) for way in ways]
        return len(make_hints(seen, [ComparedPlan(plan, loss, 0.0) for plan, loss in zip(plans, behind, strict=False)]))

    assert told(0.0, 0.2, 0.2 + NEARLY / 2) == 3
    assert told(0.0, 0.2, 0.2 + 2 * NEARLY) == 2
    assert told(0.0, 0.0, 0.0, 0.0) == 3
    assert told(0.0, 0.1) == 2
    assert told(0.0) == 1
