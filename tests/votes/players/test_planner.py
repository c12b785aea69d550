"""The planner: its result follows from view, seed and budget, in any order of tasks; and its play."""

import pickle
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import chain
from random import Random
from statistics import mean

import pytest

from tests.votes.games import last_turn, solitaire_game, whole_game
from tests.votes.scenes import GAME, KEYS, d6, scene
from vfw.core import Decision, Outcome
from vfw.core.chance import draw_result
from vfw.core.players import Player
from vfw.jobs.batch import run_inline
from vfw.votes.players.greedy import GreedyPlayer
from vfw.votes.players.planner import TOURNAMENT_BUDGET, PlannerPlayer, PlanningJob
from vfw.votes.players.steady import SteadyPlayer
from vfw.votes.rules.final_voting import pick_state
from vfw.votes.rules.position import Draft, Position
from vfw.votes.rules.seats import OPPOSITION, SUFFRAGIST
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


def test_every_plan_is_legal_reply_by_reply(asked: list[Position]) -> None:
    for position in asked:
        for plan in run_inline(PlanningJob(seen(position), 1, budget=8)):
            after = position
            for reply in plan.replies:
                after = GAME.answer(after, reply)


def test_answers_that_dropped_out_last_come_first() -> None:
    plans = run_inline(PlanningJob(choosing_a_card(), 1, budget=100))
    playouts = [plan.playouts for plan in plans]
    assert len(plans) > 4
    assert playouts == sorted(playouts, reverse=True)
    assert playouts[0] > 2 * playouts[-1] > 0
    assert plans[0].value >= plans[1].value
    assert all(0 < plan.value < 1 and 0 <= plan.error < 0.2 for plan in plans)


def test_no_more_playouts_are_used_than_the_budget_has(asked: list[Position]) -> None:
    for position in asked:
        plans = run_inline(PlanningJob(seen(position), 1, budget=60))
        assert sum(plan.playouts for plan in plans) <= 60


def test_each_answer_is_tried_at_least_once() -> None:
    assert {plan.playouts > 0 for plan in run_inline(PlanningJob(choosing_a_card(), 1, budget=1))} == {True}


def test_a_plan_holds_the_changes_by_its_play() -> None:
    """Lucy Stone brings a cube in each of three states, and a button; to organize brings a button a campaigner."""
    by_way = {plan.replies: plan.change for plan in run_inline(PlanningJob(choosing_a_card(), 1, budget=40))}
    organized = next(change for way, change in by_way.items() if way[-1] == "organize")
    assert (organized.buttons, organized.cubes, organized.markers) == (2, 0, 0)


def test_the_result_does_not_depend_on_the_order_of_tasks() -> None:
    one, other = (PlanningJob(choosing_a_card(), 5, budget=300) for _ in range(2))
    found = run_inline(one)
    while pieces := other.round():
        assert len(pieces) > 1
        for number, piece in reversed(list(enumerate(pieces))):
            away = pickle.loads(pickle.dumps(piece))
            other.take(number, pickle.loads(pickle.dumps(away.do())))
    assert other.found == found
    assert other.done == 1


def test_another_seed_imagines_other_games() -> None:
    assert run_inline(PlanningJob(choosing_a_card(), 1, 40)) == run_inline(PlanningJob(choosing_a_card(), 1, 40))
    assert run_inline(PlanningJob(choosing_a_card(), 1, 40)) != run_inline(PlanningJob(choosing_a_card(), 2, 40))


def test_hidden_cards_change_nothing(asked: list[Position]) -> None:
    for position in asked:
        shown = seen(position)
        found = [run_inline(PlanningJob(seen(imagine(shown, Random(world))), 1, budget=8)) for world in range(2)]
        assert found[0] == found[1]


def test_questions_without_lookahead_are_answered_as_the_steady_player_does() -> None:
    shown = seen(scene(dice=[d6(1), d6(2)]).play("Lucy Stone").position)
    planning = PlanningJob(shown, 1)
    assert planning.round() == ()
    assert planning.done == 1
    (plan,) = planning.found
    assert (plan.replies, plan.playouts) == ((SteadyPlayer(Random(1)).choose(shown),), 0)


def test_a_view_of_another_seats_question_is_refused() -> None:
    position = scene().round_of(SUFFRAGIST).position
    for wrong in (view(position, OPPOSITION), view(position, None), view(GAME.start({}), SUFFRAGIST)):
        with pytest.raises(ValueError, match="waits for"):
            PlanningJob(wrong, 1)
    with pytest.raises(ValueError, match="a budget of 0 playouts is too small; expected 1 or more"):
        PlanningJob(choosing_a_card(), 1, budget=0)


# How it plays


def test_the_use_of_a_card_is_chosen_with_the_card() -> None:
    game = scene(hand=["Women to the Polls", "Lucy Stone", "Union Victory"]).round_of(SUFFRAGIST)
    planner = PlannerPlayer(Random(1), budget=20)
    card = planner.choose(seen(game.position))
    meant = run_inline(PlanningJob(seen(game.position), Random(1).getrandbits(32), 20))[0].replies
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


pytestmark = pytest.mark.long
GAMES = 24


@dataclass
class Played:
    """Observations in games: the seats and buttons as Final Voting began, and the turn of the first marker."""

    won: int = 0
    buttons: list[int] = field(default_factory=list)
    first_marker: list[int] = field(default_factory=list)
    sent: list[int] = field(default_factory=list)


def games_of(make: Callable[[Random], Player[View]], side: str) -> Played:
    """Games of such a player on this side against the steady one."""
    seen = Played()
    for seed in range(GAMES):
        rng, dice = Random(seed), Random(f"dice {seed}")
        seats = {SUFFRAGIST: SteadyPlayer(rng), OPPOSITION: SteadyPlayer(rng), side: make(rng)}
        table, moments = GAME.start({}).draft(keeps_news=False), dict[str, int]()
        while not isinstance(pending := table.pending, Outcome):
            if isinstance(pending, Decision):
                table.answer(seats[pending.seat].choose(view(table, pending.seat)))
            else:
                table.answer(draw_result(pending, dice))
            note(table, side, moments)
        seen.won += side in pending.winners
        for name, found in (("buttons", seen.buttons), ("marker", seen.first_marker), ("sent", seen.sent)):
            if name in moments:
                found.append(moments[name])
    return seen


def note(table: Draft, side: str, moments: dict[str, int]) -> None:
    if table.asking and isinstance(table.asking.step, pick_state):
        moments.setdefault("buttons", table.camp(next(s for s in (SUFFRAGIST, OPPOSITION) if s == side)).buttons)
    now = 6 * table.turn + table.round
    if table.congress:
        moments.setdefault("marker", now)
    if table.sent:
        moments.setdefault("sent", now)


@pytest.fixture(scope="module")
def planner() -> Played:
    return games_of(lambda rng: PlannerPlayer(rng, TOURNAMENT_BUDGET), SUFFRAGIST)


@pytest.fixture(scope="module")
def greedy() -> Played:
    return games_of(GreedyPlayer, SUFFRAGIST)


def test_the_planner_saves_buttons_for_the_vote(planner: Played, greedy: Played) -> None:
    assert mean(planner.buttons) > mean(greedy.buttons)


def test_the_planner_adds_markers_together(planner: Played, greedy: Played) -> None:
    """The Amendment is sent sooner after the first marker: fewer can be taken away in between."""
    assert mean(planner.sent) - mean(planner.first_marker) < mean(greedy.sent) - mean(greedy.first_marker)


def test_the_planner_wins_more_often(planner: Played, greedy: Played) -> None:
    assert planner.won > greedy.won
