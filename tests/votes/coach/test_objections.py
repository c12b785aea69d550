"""Objections to answers: only to costly ones, and every number worked out again by playing."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

import pytest

from tests.votes.coach.test_win_chance import steady_game
from tests.votes.numbers_said import numbers_said, ways_to_say
from tests.votes.retrying import Retried, retried
from vfw.core import Decision, Reply
from vfw.jobs.batch import run_inline
from vfw.votes.coach.hints import make_hint
from vfw.votes.coach.ranking import (
    COMPARED_FOR_OBJECTIONS,
    LEAST_COST,
    ComparedPlan,
    ComparisonJob,
    Objection,
    WeighedAnswers,
)
from vfw.votes.players.planner import Plan
from vfw.votes.players.playouts import Change
from vfw.votes.rules.seats import OPPOSITION, SUFFRAGIST
from vfw.votes.rules.view import View, view

SEED, BUDGET = "against", 60
TINY = 1e-9
"""By which sums of floats differ."""


def asked(about: str) -> Iterator[View]:
    """Questions of this kind to the Suffragists, in games between steady players."""
    for seed, options in ((1, {}), (2, {"opponent": "oppobot"})):
        for position in steady_game(seed, options):
            pending = position.pending
            if isinstance(pending, Decision) and (pending.seat, pending.about) == (SUFFRAGIST, about):
                yield view(position, SUFFRAGIST)


@pytest.fixture(scope="module")
def cases() -> list[tuple[View, Plan, Plan, Objection]]:
    """Some objections: the view, the best plan, the one that is objected to, and what is said."""
    found = []
    for seen in [*[*asked("card")][::6], *[*asked("buttons")]]:
        plans = run_inline(ComparisonJob(seen, SEED, COMPARED_FOR_OBJECTIONS, BUDGET))
        against = WeighedAnswers(seen, plans)
        objections = [(way.plan, against.objection_to(way.plan.replies)) for way in plans]
        found += [(seen, plans[0].plan, plan, objection) for plan, objection in objections if objection][:1]
    assert len(found) > 4
    return found


def test_every_number_is_what_playing_gives(cases: list[tuple[View, Plan, Plan, Objection]]) -> None:
    checked = set()
    for seen, best, plan, objection in cases:
        better, worse = (retried(seen, one.replies, SEED, BUDGET) for one in (best, plan))
        for name, number in objection.numbers.items():
            assert number == expected(name, better, worse), f"{name}: {objection.cost}"
            checked.add(name)
        said = numbers_said(objection.cost)
        assert said == set().union(*[said & ways_to_say(number) for number in objection.numbers.values()])
        assert better.value - worse.value >= LEAST_COST - TINY
    assert {"tenths lost", "in"} < checked


def expected(name: str, better: Retried, worse: Retried) -> Fraction | int:
    if name == "tenths lost":
        return int(10 * (better.value - worse.value) + 0.5)
    kind, _, less = name.partition(" ")
    if less == "less":
        return Fraction(round(10 * (getattr(better, kind) - getattr(worse, kind))), 10)
    return {"in": 10}[name]


def test_the_better_answer_is_the_planners_best(cases: list[tuple[View, Plan, Plan, Objection]]) -> None:
    for _, best, plan, objection in cases:
        assert objection.better.replies == best.replies != plan.replies
        assert objection.better.compared == "", "its cost says that"


def test_an_objection_describes_the_chosen_answer_as_a_hint_does(
    cases: list[tuple[View, Plan, Plan, Objection]],
) -> None:
    for seen, _, plan, objection in cases:
        assert objection.chosen == make_hint(seen, plan)


# In one case

NOTHING = Change(0.0, 0.0, 0.0, 0.0)
EVENT, LOBBY, OTHER_EVENT = ("lucy-stone", "event"), ("lucy-stone", "lobby"), ("anna-dickinson", "event")


def against(*plans: tuple[tuple[Reply, ...], float], error: float = 0.01, change: Change = NOTHING) -> WeighedAnswers:
    """Return the objections to answers with these values; the first has this change."""
    seen = next(one for one in asked("card") if one.campaigners_of(SUFFRAGIST) and OTHER_EVENT[0] in _choices(one))
    best = plans[0][1]
    made = [
        ComparedPlan(Plan(replies, value, NOTHING if number else change, (), 0.1, 20), best - value, error)
        for number, (replies, value) in enumerate(plans)
    ]
    return WeighedAnswers(seen, made)


def _choices(seen: View) -> Sequence[Reply]:
    assert isinstance(seen.pending, Decision)
    return seen.pending.choices


def test_there_is_no_objection_to_a_nearly_equal_answer() -> None:
    assert against((OTHER_EVENT, 0.6), (EVENT, 0.51)).objection_to(EVENT) is None
    assert against((OTHER_EVENT, 0.6), (EVENT, 0.49)).objection_to(EVENT)


def test_there_is_no_objection_if_chance_may_explain_the_difference() -> None:
    assert against((OTHER_EVENT, 0.6), (EVENT, 0.4), error=0.09).objection_to(EVENT)
    assert against((OTHER_EVENT, 0.6), (EVENT, 0.4), error=0.11).objection_to(EVENT) is None


def test_there_is_no_objection_to_an_answer_that_was_not_compared() -> None:
    assert against((OTHER_EVENT, 0.6), (EVENT, 0.2)).objection_to(("sojourner-truth", "event")) is None


def test_a_card_counts_with_its_best_use() -> None:
    plans = against((OTHER_EVENT, 0.6), (LOBBY, 0.58), (EVENT, 0.2))
    assert plans.objection_to(("lucy-stone",)) is None
    assert plans.objection_to(EVENT)
    assert plans.objection_to(LOBBY) is None
    assert plans.goes_on(("lucy-stone",))
    assert not plans.goes_on(EVENT)


def test_an_action_is_no_better_with_another_card() -> None:
    plans = against((OTHER_EVENT, 0.6), (LOBBY, 0.3))
    objection = plans.objection_to(("sojourner-truth", "lobby"))
    assert objection
    assert objection.cost == "This costs about 3 in 10 games."
    assert objection.chosen.text.startswith("Lobby with Sojourner Truth: a 6 on a die adds a marker")


def test_the_missing_gain_is_named_if_it_matters() -> None:
    def cost(change: Change) -> str:
        objection = against((OTHER_EVENT, 0.6), (EVENT, 0.4), change=change).objection_to(EVENT)
        assert objection
        return objection.cost

    many = Change(markers=1.0, cubes=3.0, votes=0.0, buttons=-1.0)
    assert cost(many) == "This costs about 2 in 10 games: on average it brings one marker less to Congress."
    buttons = Change(markers=0.0, cubes=0.0, votes=0.0, buttons=2.5)
    assert cost(buttons) == "This costs about 2 in 10 games: on average it brings 2.5 buttons less."
    few = Change(markers=0.0, cubes=1.0, votes=0.0, buttons=1.0)
    assert cost(few) == "This costs about 2 in 10 games."


def test_to_the_opposition_a_marker_that_stays_is_a_loss() -> None:
    position = next(
        one
        for one in steady_game(1, {})
        if isinstance(one.pending, Decision) and (one.pending.seat, one.pending.about) == (OPPOSITION, "card")
    )
    first, second = (str(choice) for choice in position.pending.choices[:2])  # type: ignore[union-attr]
    taken = Change(markers=-1.5, cubes=0.0, votes=0.0, buttons=0.0)
    best, other = Plan((first, "event"), 0.6, taken, (), 0.1, 20), Plan((second, "event"), 0.4, NOTHING, (), 0.1, 20)
    ways = [ComparedPlan(best, 0.0, 0.0), ComparedPlan(other, 0.2, 0.01)]
    objection = WeighedAnswers(view(position, OPPOSITION), ways).objection_to((second, "event"))
    assert objection
    assert objection.cost.endswith("on average it leaves 1.5 markers more in Congress.")
