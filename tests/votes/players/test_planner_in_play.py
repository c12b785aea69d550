"""What the planner does over a whole game: it saves buttons for the vote, and bunches its markers."""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from statistics import mean

import pytest

from tests.votes.scenes import GAME
from vfw.core import Decision, Outcome
from vfw.core.chance import fallen
from vfw.core.players import Player
from vfw.votes.players.greedy import GreedyPlayer
from vfw.votes.players.planner import TOURNAMENT_BUDGET, PlannerPlayer
from vfw.votes.players.steady import SteadyPlayer
from vfw.votes.rules.final_voting import pick_state
from vfw.votes.rules.position import OPPOSITION, SUFFRAGIST, Draft
from vfw.votes.rules.view import View, view

pytestmark = pytest.mark.long
GAMES = 24


@dataclass
class Played:
    """What was seen in games: with whom Final Voting began and with what, and when the first marker lay in Congress."""

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
        table, moments = GAME.start({}).draft(hears=False), dict[str, int]()
        while not isinstance(pending := table.pending, Outcome):
            if isinstance(pending, Decision):
                table.answer(seats[pending.seat].choose(view(table, pending.seat)))
            else:
                table.answer(fallen(pending, dice))
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


def test_it_saves_buttons_for_the_vote(planner: Played, greedy: Played) -> None:
    assert mean(planner.buttons) > mean(greedy.buttons)


def test_it_bunches_its_markers(planner: Played, greedy: Played) -> None:
    """The Amendment is sent sooner after the first marker: fewer can be taken away in between."""
    assert mean(planner.sent) - mean(planner.first_marker) < mean(greedy.sent) - mean(greedy.first_marker)


def test_it_wins_more_often(planner: Played, greedy: Played) -> None:
    assert planner.won > greedy.won
