"""Worlds of players who think are played round by round, and come out as if they were played at once."""

from __future__ import annotations

import pickle

import pytest

from tests.whatif.asking import JUNE_1919, WEST, question
from vfw.thinking.inquiry import work_out
from vfw.whatif.jobs import MAX_PLAYOUTS_AT_ONCE, RoundwisePlayoutJob
from vfw.whatif.runs import Run, play_run
from vfw.whatif.tallies import Counts

NASHVILLE = Run(question("Connecticut: no cubes"), 40, seed=2)
"""Its players are quick: there is nothing to wait for in a test of who is asked when."""


def sent(asking: RoundwisePlayoutJob) -> None:
    """Do all pieces of a round elsewhere, and take their results from the last to the first."""
    for number, piece in reversed([*enumerate(asking.round())]):
        there = pickle.loads(pickle.dumps(piece))
        asking.take(number, pickle.loads(pickle.dumps(there.do())))


@pytest.mark.parametrize("moment", [JUNE_1919, WEST])
@pytest.mark.parametrize("player", ["steady", "random"])
def test_a_world_that_is_sent_on_after_each_round_comes_out_the_same(moment: str, player: str) -> None:
    run = Run(question("two rounds more", moment).with_players(player), 3, seed=1)
    asking = RoundwisePlayoutJob(run)
    while asking.done < 1:
        sent(asking)
        asking.round()
    assert asking.found.record() == play_run(run).record()


def test_planners_remember_nothing_from_one_round_to_the_next() -> None:
    run = Run(question("Tennessee: 1 red more", "1920-january").with_players("planner"), 1, seed=4)
    asking = RoundwisePlayoutJob(run)
    while asking.done < 1:
        sent(asking)
        asking.round()
    assert asking.found.record() == play_run(run).record()


def test_one_world_is_played_first_and_then_more_at_a_time() -> None:
    asking, sizes = RoundwisePlayoutJob(NASHVILLE), []
    while pieces := asking.round():
        sizes.append(len(pieces))
        for number, piece in enumerate(pieces):
            asking.take(number, piece.do())
    assert (sizes[0], max(sizes)) == (2, 2 * MAX_PLAYOUTS_AT_ONCE)
    assert asking.found.record() == play_run(NASHVILLE).record()


def test_it_goes_on_where_it_was_stopped() -> None:
    asking = RoundwisePlayoutJob(NASHVILLE)
    while asking.found.games < 5:
        for number, piece in enumerate(asking.round()):
            asking.take(number, piece.do())
    known = Counts.from_record(asking.found.record())
    assert work_out(RoundwisePlayoutJob(NASHVILLE, known)).record() == play_run(NASHVILLE).record()
