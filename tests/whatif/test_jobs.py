"""A question as work for a pool."""

from __future__ import annotations

import pickle

import pytest

from tests.whatif.questions import JUNE_1919, WEST, question
from vfw.thinking.inquiry import work_out
from vfw.whatif.jobs import FIRST_ROUND_TASKS, MAX_PLAYOUTS_AT_ONCE, PLAYOUTS_PER_TASK, PlayoutJob, RoundwisePlayoutJob
from vfw.whatif.runs import Run, play_run
from vfw.whatif.tallies import Counts

RUN = Run(question("Connecticut: no cubes"), 150, seed=2)


def test_what_is_found_is_what_a_run_counts() -> None:
    assert work_out(PlayoutJob(RUN)).record() == play_run(RUN).record()


def test_results_may_come_in_any_order() -> None:
    asking = PlayoutJob(RUN)
    while pieces := asking.round():
        for number, piece in reversed([*enumerate(pieces)]):
            asking.take(number, piece.do())
    assert asking.found.record() == play_run(RUN).record()
    assert asking.done == 1


def test_it_fills_while_it_runs_and_goes_on_where_it_was_stopped() -> None:
    asking = PlayoutJob(RUN)
    pieces = asking.round()
    assert (len(pieces), asking.found.games) == (FIRST_ROUND_TASKS, 0)
    asking.take(0, pieces[0].do())
    asking.take(2, pieces[2].do())
    known = asking.found
    assert known.games == PLAYOUTS_PER_TASK, "the third piece waits for the second"
    again = PlayoutJob(RUN, Counts.from_record(known.record()))
    assert work_out(again).record() == play_run(RUN).record()


def test_rounds_grow() -> None:
    asking, sizes = PlayoutJob(Run(RUN.question, 10_000)), []
    for _ in range(3):
        pieces = asking.round()
        sizes.append(len(pieces))
        for number, piece in enumerate(pieces):
            asking.take(number, piece.do())
    assert sizes == [FIRST_ROUND_TASKS, 2 * FIRST_ROUND_TASKS, 4 * FIRST_ROUND_TASKS]


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
