"""Processes of this machine that play batches: the engine that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from typing import Any

from vfw import engine
from vfw.whatif.ladder import begin_process
from vfw.whatif.runs import P, Worker, here


def processes(jobs: int) -> Worker:
    """A worker that is so many processes; with one it is this process."""
    return partial(played_by, jobs)


def played_by(jobs: int, batches: Iterable[P]) -> Iterator[tuple[P, Any]]:
    """Each of these as it comes, with what came of it."""
    return here(batches) if jobs <= 1 else _played_elsewhere(jobs, batches)


def _played_elsewhere(jobs: int, batches: Iterable[P]) -> Iterator[tuple[P, Any]]:
    with ProcessPoolExecutor(jobs, initializer=begin_process, initargs=(engine.in_use(),)) as pool:
        futures = {pool.submit(batch.play): batch for batch in batches}
        try:
            for future in as_completed(futures):
                yield futures.pop(future), future.result()
        finally:
            for future in futures:
                future.cancel()
