"""Questions as batch jobs for a pool."""

from __future__ import annotations

import pickle

import pytest

from tests.whatif.questions import JUNE_1919, WEST, question
from vfw.jobs.batch import run_inline
from vfw.whatif.jobs import FIRST_ROUND_TASKS, MAX_PLAYOUTS_AT_ONCE, PLAYOUTS_PER_TASK, PlayoutJob, RoundwisePlayoutJob
from vfw.whatif.runs import Run, play_run
from vfw.whatif.tallies import Counts

RUN = Run(question("Connecticut: no cubes"), 150, seed=2)


def test_a_job_finds_the_counts_of_a_run() -> None:
    assert run_inline(PlayoutJob(RUN)).record() == play_run(RUN).record()


def test_task_results_may_come_in_any_order() -> None:
    job = PlayoutJob(RUN)
    while tasks := job.round():
        for number, task in reversed([*enumerate(tasks)]):
            job.take(number, task.do())
    assert job.found.record() == play_run(RUN).record()
    assert job.done == 1


def test_a_job_fills_while_it_runs_and_can_be_resumed() -> None:
    job = PlayoutJob(RUN)
    tasks = job.round()
    assert (len(tasks), job.found.games) == (FIRST_ROUND_TASKS, 0)
    job.take(0, tasks[0].do())
    job.take(2, tasks[2].do())
    known = job.found
    assert known.games == PLAYOUTS_PER_TASK, "the third piece waits for the second"
    again = PlayoutJob(RUN, Counts.from_record(known.record()))
    assert run_inline(again).record() == play_run(RUN).record()


def test_rounds_double() -> None:
    job, sizes = PlayoutJob(Run(RUN.question, 10_000)), []
    for _ in range(3):
        tasks = job.round()
        sizes.append(len(tasks))
        for number, task in enumerate(tasks):
            job.take(number, task.do())
    assert sizes == [FIRST_ROUND_TASKS, 2 * FIRST_ROUND_TASKS, 4 * FIRST_ROUND_TASKS]


NASHVILLE = Run(question("Connecticut: no cubes"), 40, seed=2)
"""Its players are quick, so that a test of the order of tasks does not wait."""


def send_round(job: RoundwisePlayoutJob) -> None:
    """Do all tasks of a round in pickled copies, and accept the results in reverse order."""
    for number, task in reversed([*enumerate(job.round())]):
        there = pickle.loads(pickle.dumps(task))
        job.take(number, pickle.loads(pickle.dumps(there.do())))


@pytest.mark.parametrize("moment", [JUNE_1919, WEST])
@pytest.mark.parametrize("player", ["steady", "random"])
def test_a_playout_sent_between_processes_ends_the_same(moment: str, player: str) -> None:
    run = Run(question("two rounds more", moment).with_players(player), 3, seed=1)
    job = RoundwisePlayoutJob(run)
    while job.done < 1:
        send_round(job)
        job.round()
    assert job.found.record() == play_run(run).record()


def test_planners_keep_nothing_between_rounds() -> None:
    run = Run(question("Tennessee: 1 red more", "1920-january").with_players("planner"), 1, seed=4)
    job = RoundwisePlayoutJob(run)
    while job.done < 1:
        send_round(job)
        job.round()
    assert job.found.record() == play_run(run).record()


def test_the_number_of_playouts_at_a_time_grows_from_one() -> None:
    job, sizes = RoundwisePlayoutJob(NASHVILLE), []
    while tasks := job.round():
        sizes.append(len(tasks))
        for number, task in enumerate(tasks):
            job.take(number, task.do())
    assert (sizes[0], max(sizes)) == (2, 2 * MAX_PLAYOUTS_AT_ONCE)
    assert job.found.record() == play_run(NASHVILLE).record()


def test_a_roundwise_job_can_be_resumed() -> None:
    job = RoundwisePlayoutJob(NASHVILLE)
    while job.found.games < 5:
        for number, task in enumerate(job.round()):
            job.take(number, task.do())
    known = Counts.from_record(job.found.record())
    assert run_inline(RoundwisePlayoutJob(NASHVILLE, known)).record() == play_run(NASHVILLE).record()
