"""The same seed gives the same counts, whoever works and however many of them there are."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.whatif.asking import question
from vfw.jobs.batch import run_inline
from vfw.jobs.dask_cluster import library
from vfw.whatif.cluster import cluster
from vfw.whatif.inquiring import Asking
from vfw.whatif.processes import processes
from vfw.whatif.runs import Run, Worker, play

RUN = Run(question("Connecticut: no cubes"), 300, seed=19)
WORKERS = (1, 2, 8)


@contextmanager
def threads_of_a_cluster(workers: int) -> Iterator[Worker]:
    """A cluster of dask with so many workers, which are threads of this process."""
    settings = {"n_workers": workers, "threads_per_worker": 1, "processes": False, "dashboard_address": ":0"}
    with library().LocalCluster(**settings) as here, cluster(here.scheduler_address) as worker:
        yield worker


@pytest.fixture(scope="module")
def alone() -> dict[str, object]:
    """What this process counts, in the pieces of a pool."""
    return run_inline(Asking(RUN)).record()


@pytest.mark.parametrize("workers", WORKERS)
def test_processes_count_the_same(workers: int, alone: dict[str, object]) -> None:
    assert play(RUN, processes(workers)).record() == alone


@pytest.mark.parametrize("workers", WORKERS)
def test_a_cluster_counts_the_same(workers: int, alone: dict[str, object]) -> None:
    with threads_of_a_cluster(workers) as worker:
        assert play(RUN, worker).record() == alone
