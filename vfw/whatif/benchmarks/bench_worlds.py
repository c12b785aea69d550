"""How fast the worlds of a question are played on this machine, and what many machines would gain."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from vfw import engine
from vfw.resources import lessons
from vfw.thinking.dask_cluster import is_here, library
from vfw.whatif.api import load_question
from vfw.whatif.processes import process_executor
from vfw.whatif.question import DEFAULT_GAMES, Question
from vfw.whatif.report import describe_shared_luck
from vfw.whatif.runs import Run, play_run
from vfw.whatif.statistics import difference
from vfw.whatif.tallies import Counts

PLAYOUT_QUESTIONS = {"June 1919": ("no-special-sessions", ""), "1848": ("no-special-sessions", "1848-seneca-falls")}
"""A moment, and the question that is played from it; with a second name from the moment of that scenario."""
PLAYOUT_GAMES = 400
"""Worlds of each kind."""
MILLION = 1_000_000
CLUSTER_WORKERS = (1, 10, 100)
"""Workers of a cluster that only waits for A_TASK seconds a task, on one machine."""
TASK_SECONDS, TASKS_PER_WORKER = 1.0, 5
EXTRAPOLATED_WORKERS = 1000


def benchmark_playouts(jobs: int) -> Iterator[str]:
    """What was measured, line by line."""
    yield f"the engine is {engine.in_use()}; steady players, worlds of both kinds"
    memory, each = list[float](), 2 * PLAYOUT_GAMES
    for moment, (name, scenario) in PLAYOUT_QUESTIONS.items():
        question = _start_elsewhere(load_question(name), scenario)
        alone, counts = _time_run(question, 1, memory)
        together, _ = _time_run(question, jobs)
        yield (
            f"from {moment}: {DEFAULT_GAMES:,} of each kind in {together * DEFAULT_GAMES / PLAYOUT_GAMES:.0f} s with --jobs {jobs}, "
            f"{alone * DEFAULT_GAMES / PLAYOUT_GAMES:.0f} s on one core, efficiency {alone / (jobs * together):.0%}; "
            f"a million games take {alone / each * MILLION / 3600:.1f} core hours"
        )
        if question.changes:
            yield f"  {describe_shared_luck(difference(counts))}"
        else:
            yield f"  nothing is changed: {_count_alike(counts)} of {counts.games} worlds end alike"
    first, *_, last = memory
    worlds = f"{len(PLAYOUT_QUESTIONS) * PLAYOUT_GAMES} worlds of each kind"
    yield f"memory of the process that plays alone: {first:.0f} MB after its first batch, {last:.0f} MB after {worlds}"
    if not is_here():
        yield "no library distributed here: nothing is known of a cluster"
        return
    yield f"a scheduler whose workers wait {TASK_SECONDS:.0f} s a task, {TASKS_PER_WORKER} tasks each:"
    own = 0.0
    for workers in CLUSTER_WORKERS:
        seconds = _time_cluster(workers)
        ideal = TASK_SECONDS * TASKS_PER_WORKER
        own = (seconds - ideal) / (workers * TASKS_PER_WORKER)
        yield f"  {workers:4} workers: {ideal / seconds:.0%} of the time is work, {1000 * own:.1f} ms more a task"
    busy = own * EXTRAPOLATED_WORKERS / TASK_SECONDS
    yield (
        f"  on paper, {EXTRAPOLATED_WORKERS} workers with such tasks keep the scheduler {busy:.0%} busy: "
        f"{'batches of a second do' if busy < 1 else f'batches should take {busy * TASK_SECONDS:.0f} s or more'}"
    )


def _start_elsewhere(question: Question, scenario: str) -> Question:
    """The question, or, from another moment, one that changes nothing."""
    if not scenario:
        return question
    setup = replace(question.as_it_was, scenario=lessons("scenarios")[scenario])
    return replace(question, as_it_was=setup, as_changed=setup, changes=())


def _time_run(question: Question, jobs: int, memory: list[float] | None = None) -> tuple[float, Counts]:
    """How many seconds it took, and what was counted; `memory` is told what this process had after each batch."""

    def note(counts: Counts, played: int) -> None:
        if memory is not None and played:
            memory.append(_megabytes())

    began = time.perf_counter()
    counts = play_run(Run(question, PLAYOUT_GAMES), process_executor(jobs), progress=note)
    return time.perf_counter() - began, counts


def _count_alike(counts: Counts) -> int:
    """In how many worlds both kinds were won, or both lost."""
    return counts.games - counts.as_it_was.won - counts.as_changed.won + 2 * counts.both


def _time_cluster(workers: int) -> float:
    """How long so many workers take that are threads of this process and only wait."""
    distributed = library()
    with (
        distributed.LocalCluster(
            n_workers=workers, threads_per_worker=1, processes=False, dashboard_address=None, silence_logs="ERROR"
        ) as cluster,
        distributed.Client(cluster, set_as_default=False) as client,
    ):
        client.gather(client.map(_wait, range(workers), [0.0] * workers, pure=False))
        began = time.perf_counter()
        tasks: Any = client.map(_wait, range(workers * TASKS_PER_WORKER), [TASK_SECONDS] * workers * TASKS_PER_WORKER)
        client.gather(tasks)
        return time.perf_counter() - began


def _wait(number: int, seconds: float) -> int:
    time.sleep(seconds)
    return number


def _megabytes() -> float:
    """What this process has had at most; 0 where the system does not tell."""
    if sys.platform == "win32":
        return 0.0
    import resource  # not on Windows

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1024 if sys.platform == "linux" else 1024**2)
