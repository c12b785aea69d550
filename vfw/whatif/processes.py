"""Processes of this machine that play batches: the engine that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from typing import Any

from vfw import engine
from vfw.whatif.ladder import begin_process
from vfw.whatif.runs import Batch, Worker, here


def processes(jobs: int) -> Worker:
    """A worker that is so many processes; with one it is this process."""
    return here if jobs <= 1 else partial(_played, jobs)


def _played(jobs: int, batches: Iterable[Batch]) -> Iterator[tuple[Batch, dict[str, Any]]]:
    with ProcessPoolExecutor(jobs, initializer=begin_process, initargs=(engine.in_use(),)) as pool:
        futures = {pool.submit(batch.play): batch for batch in batches}
        try:
            for future in as_completed(futures):
                yield futures.pop(future), future.result()
        finally:
            for future in futures:
                future.cancel()
