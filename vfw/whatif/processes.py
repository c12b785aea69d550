"""Processes of this machine that play batches: the engine that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from concurrent.futures import as_completed
from functools import partial
from typing import Any

from vfw.whatif.process_pool import process_pool
from vfw.whatif.runs import BatchExecutor, PlayableT, play_here


def process_executor(jobs: int) -> BatchExecutor:
    """A worker that is so many processes; with one it is this process."""
    return partial(play_in_processes, jobs)


def play_in_processes(jobs: int, batches: Iterable[PlayableT]) -> Iterator[tuple[PlayableT, Any]]:
    """Each of these as it comes, with what came of it. Raises WorkLost where a process is killed."""
    return play_here(batches) if jobs <= 1 else _play_in_pool(jobs, batches)


def _play_in_pool(jobs: int, batches: Iterable[PlayableT]) -> Iterator[tuple[PlayableT, Any]]:
    with process_pool(jobs) as pool:
        futures = {pool.submit(batch.play): batch for batch in batches}
        for future in as_completed(futures):
            yield futures.pop(future), future.result()
