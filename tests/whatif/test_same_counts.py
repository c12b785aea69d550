"""The same seed gives the same counts with any executor and any number of workers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.whatif.questions import question
from vfw.jobs.batch import run_inline
from vfw.jobs.dask_cluster import import_distributed
from vfw.whatif.cluster import cluster_executor
from vfw.whatif.jobs import PlayoutJob
from vfw.whatif.runs import BatchExecutor, Run, play_run, process_executor

RUN = Run(question("Connecticut: no cubes"), 300, seed=19)
WORKERS = (1, 2, 8)


@contextmanager
def threads_of_a_cluster(workers: int) -> Iterator[BatchExecutor]:
    """Yield a Dask cluster with this many workers, which are threads of this process."""
    settings = {"n_workers": workers, "threads_per_worker": 1, "processes": False, "dashboard_address": ":0"}
    with import_distributed().LocalCluster(**settings) as here, cluster_executor(here.scheduler_address) as worker:
        yield worker


@pytest.fixture(scope="module")
def alone() -> dict[str, object]:
    """The counts of this process, in the tasks of a pool."""
    return run_inline(PlayoutJob(RUN)).record()


@pytest.mark.parametrize("workers", WORKERS)
def test_processes_give_the_same_counts(workers: int, alone: dict[str, object]) -> None:
    assert play_run(RUN, process_executor(workers)).record() == alone


@pytest.mark.parametrize("workers", WORKERS)
def test_a_cluster_gives_the_same_counts(workers: int, alone: dict[str, object]) -> None:
    with threads_of_a_cluster(workers) as worker:
        assert play_run(RUN, worker).record() == alone
