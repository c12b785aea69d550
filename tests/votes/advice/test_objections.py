"""What is said against an answer: only where it costs much, and every number worked out again by playing."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

import pytest

from tests.votes.advice.test_chance_to_win import steady_game
from tests.votes.numbers_said import numbers_said, ways_to_say
from tests.votes.retrying import Retried, retried
from vfw.core import Decision, Reply
from vfw.jobs.batch import run_inline
from vfw.votes.advice.hinting import ALL, Compared, Weighing
from vfw.votes.advice.hints import hint
from vfw.votes.advice.objections import MUCH, Objection, Weighed
from vfw.votes.advice.options import Change
from vfw.votes.advice.planner import Plan
from vfw.votes.rules.position import OPPOSITION, SUFFRAGIST
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
        plans = run_inline(Weighing(seen, SEED, ALL, BUDGET))
        against = Weighed(seen, plans)
        objections = [(way.plan, against.to(way.plan.replies)) for way in plans]
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
        assert better.value - worse.value >= MUCH - TINY
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


def test_what_the_chosen_answer_does_is_told_as_a_hint_tells_it(
    cases: list[tuple[View, Plan, Plan, Objection]],
) -> None:
    for seen, _, plan, objection in cases:
        assert objection.chosen == hint(seen, plan)


# In one case

NOTHING = Change(0.0, 0.0, 0.0, 0.0)
EVENT, LOBBY, OTHER_EVENT = ("lucy-stone", "event"), ("lucy-stone", "lobby"), ("anna-dickinson", "event")


def against(*plans: tuple[tuple[Reply, ...], float], error: float = 0.01, change: Change = NOTHING) -> Weighed:
    """What speaks against answers with these values; the first brings this change."""
    seen = next(one for one in asked("card") if one.campaigners_of(SUFFRAGIST) and OTHER_EVENT[0] in _choices(one))
    best = plans[0][1]
    made = [
        Compared(Plan(replies, value, NOTHING if number else change, (), 0.1, 20), best - value, error)
        for number, (replies, value) in enumerate(plans)
    ]
    return Weighed(seen, made)


def _choices(seen: View) -> Sequence[Reply]:
    assert isinstance(seen.pending, Decision)
    return seen.pending.choices


def test_nothing_is_said_against_what_is_nearly_as_good() -> None:
    assert against((OTHER_EVENT, 0.6), (EVENT, 0.51)).to(EVENT) is None
    assert against((OTHER_EVENT, 0.6), (EVENT, 0.49)).to(EVENT)


def test_nothing_is_said_where_chance_may_have_made_the_difference() -> None:
    assert against((OTHER_EVENT, 0.6), (EVENT, 0.4), error=0.09).to(EVENT)
    assert against((OTHER_EVENT, 0.6), (EVENT, 0.4), error=0.11).to(EVENT) is None


def test_nothing_is_said_of_an_answer_that_nobody_has_weighed() -> None:
    assert against((OTHER_EVENT, 0.6), (EVENT, 0.2)).to(("sojourner-truth", "event")) is None


def test_a_card_is_as_good_as_the_best_that_can_be_done_with_it() -> None:
    plans = against((OTHER_EVENT, 0.6), (LOBBY, 0.58), (EVENT, 0.2))
    assert plans.to(("lucy-stone",)) is None
    assert plans.to(EVENT)
    assert plans.to(LOBBY) is None
    assert plans.goes_on(("lucy-stone",))
    assert not plans.goes_on(EVENT)


def test_an_action_is_no_better_with_another_card() -> None:
    plans = against((OTHER_EVENT, 0.6), (LOBBY, 0.3))
    objection = plans.to(("sojourner-truth", "lobby"))
    assert objection
    assert objection.cost == "This costs about 3 in 10 games."
    assert objection.chosen.text.startswith("Lobby with Sojourner Truth: a 6 on a die adds a marker")


def test_what_it_brings_less_is_named_where_that_matters() -> None:
    def cost(change: Change) -> str:
        objection = against((OTHER_EVENT, 0.6), (EVENT, 0.4), change=change).to(EVENT)
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
    ways = [Compared(best, 0.0, 0.0), Compared(other, 0.2, 0.01)]
    objection = Weighed(view(position, OPPOSITION), ways).to((second, "event"))
    assert objection
    assert objection.cost.endswith("on average it leaves 1.5 markers more in Congress.")
