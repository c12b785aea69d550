"""Processes of this machine that play batches: the engine that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from concurrent.futures import as_completed
from functools import partial
from typing import Any

from vfw.whatif.process_pool import process_pool
from vfw.whatif.runs import P, Worker, here


def processes(jobs: int) -> Worker:
    """A worker that is so many processes; with one it is this process."""
    return partial(played_by, jobs)


def played_by(jobs: int, batches: Iterable[P]) -> Iterator[tuple[P, Any]]:
    """Each of these as it comes, with what came of it. Raises WorkLost where a process is killed."""
    return here(batches) if jobs <= 1 else _played_elsewhere(jobs, batches)


def _played_elsewhere(jobs: int, batches: Iterable[P]) -> Iterator[tuple[P, Any]]:
    with process_pool(jobs) as pool:
        futures = {pool.submit(batch.play): batch for batch in batches}
        for future in as_completed(futures):
            yield futures.pop(future), future.result()
