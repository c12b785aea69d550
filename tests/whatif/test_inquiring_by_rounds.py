"""Worlds of players who think are played round by round, and come out as if they were played at once."""

from __future__ import annotations

import pickle

import pytest

from tests.whatif.asking import JUNE_1919, WEST, question
from vfw.jobs.batch import run_inline
from vfw.whatif.inquiring_by_rounds import MOST_UNDER_WAY, AskingByRounds
from vfw.whatif.runs import Run, play
from vfw.whatif.tallies import Counts

NASHVILLE = Run(question("Connecticut: no cubes"), 40, seed=2)
"""Its players are quick: there is nothing to wait for in a test of who is asked when."""


def sent(asking: AskingByRounds) -> None:
    """Do all pieces of a round elsewhere, and take their results from the last to the first."""
    for number, piece in reversed([*enumerate(asking.round())]):
        there = pickle.loads(pickle.dumps(piece))
        asking.take(number, pickle.loads(pickle.dumps(there.do())))


@pytest.mark.parametrize("moment", [JUNE_1919, WEST])
@pytest.mark.parametrize("player", ["steady", "random"])
def test_a_world_that_is_sent_on_after_each_round_comes_out_the_same(moment: str, player: str) -> None:
    run = Run(question("two rounds more", moment).played_by(player), 3, seed=1)
    asking = AskingByRounds(run)
    while asking.done < 1:
        sent(asking)
        asking.round()
    assert asking.found.record() == play(run).record()


def test_planners_remember_nothing_from_one_round_to_the_next() -> None:
    run = Run(question("Tennessee: 1 red more", "1920-january").played_by("planner"), 1, seed=4)
    asking = AskingByRounds(run)
    while asking.done < 1:
        sent(asking)
        asking.round()
    assert asking.found.record() == play(run).record()


def test_one_world_is_played_first_and_then_more_at_a_time() -> None:
    asking, sizes = AskingByRounds(NASHVILLE), []
    while pieces := asking.round():
        sizes.append(len(pieces))
        for number, piece in enumerate(pieces):
            asking.take(number, piece.do())
    assert (sizes[0], max(sizes)) == (2, 2 * MOST_UNDER_WAY)
    assert asking.found.record() == play(NASHVILLE).record()


def test_it_goes_on_where_it_was_stopped() -> None:
    asking = AskingByRounds(NASHVILLE)
    while asking.found.games < 5:
        for number, piece in enumerate(asking.round()):
            asking.take(number, piece.do())
    known = Counts.from_record(asking.found.record())
    assert run_inline(AskingByRounds(NASHVILLE, known)).record() == play(NASHVILLE).record()
