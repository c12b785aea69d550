"""How fast the worlds of a question are played on this machine, and what many machines would gain."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from vfw import engine
from vfw.jobs.dask_cluster import is_here, library
from vfw.resources import lessons
from vfw.whatif.answer import difference
from vfw.whatif.answered import asked
from vfw.whatif.processes import processes
from vfw.whatif.question import GAMES, Question
from vfw.whatif.runs import Run, play
from vfw.whatif.tallies import Counts
from vfw.whatif.telling import luck_in_words

QUESTIONS = {"June 1919": ("no-special-sessions", ""), "1848": ("no-special-sessions", "1848-seneca-falls")}
"""A moment, and the question that is played from it; with a second name from the moment of that scenario."""
MEASURED = 400
"""Worlds of each kind."""
A_MILLION = 1_000_000
SIMULATED = (1, 10, 100)
"""Workers of a cluster that only waits for A_TASK seconds a task, on one machine."""
A_TASK, TASKS_OF_A_WORKER = 1.0, 5
ON_PAPER = 1000


def report(jobs: int) -> Iterator[str]:
    """What was measured, line by line."""
    yield f"the engine is {engine.in_use()}; steady players, worlds of both kinds"
    memory, each = list[float](), 2 * MEASURED
    for moment, (name, scenario) in QUESTIONS.items():
        question = _from(asked(name), scenario)
        alone, counts = _played(question, 1, memory)
        together, _ = _played(question, jobs)
        yield (
            f"from {moment}: {GAMES:,} of each kind in {together * GAMES / MEASURED:.0f} s with --jobs {jobs}, "
            f"{alone * GAMES / MEASURED:.0f} s on one core, efficiency {alone / (jobs * together):.0%}; "
            f"a million games take {alone / each * A_MILLION / 3600:.1f} core hours"
        )
        if question.changes:
            yield f"  {luck_in_words(difference(counts))}"
        else:
            yield f"  nothing is changed: {_alike(counts)} of {counts.games} worlds end alike"
    first, *_, last = memory
    worlds = f"{len(QUESTIONS) * MEASURED} worlds of each kind"
    yield f"memory of the process that plays alone: {first:.0f} MB after its first batch, {last:.0f} MB after {worlds}"
    if not is_here():
        yield "no library distributed here: nothing is known of a cluster"
        return
    yield f"a scheduler whose workers wait {A_TASK:.0f} s a task, {TASKS_OF_A_WORKER} tasks each:"
    own = 0.0
    for workers in SIMULATED:
        seconds = _seconds_of_a_cluster(workers)
        ideal = A_TASK * TASKS_OF_A_WORKER
        own = (seconds - ideal) / (workers * TASKS_OF_A_WORKER)
        yield f"  {workers:4} workers: {ideal / seconds:.0%} of the time is work, {1000 * own:.1f} ms more a task"
    busy = own * ON_PAPER / A_TASK
    yield (
        f"  on paper, {ON_PAPER} workers with such tasks keep the scheduler {busy:.0%} busy: "
        f"{'batches of a second do' if busy < 1 else f'batches should take {busy * A_TASK:.0f} s or more'}"
    )


def _from(question: Question, scenario: str) -> Question:
    """The question, or, from another moment, one that changes nothing."""
    if not scenario:
        return question
    setup = replace(question.as_it_was, scenario=lessons("scenarios")[scenario])
    return replace(question, as_it_was=setup, as_changed=setup, changes=())


def _played(question: Question, jobs: int, memory: list[float] | None = None) -> tuple[float, Counts]:
    """How many seconds it took, and what was counted; `memory` is told what this process had after each batch."""

    def note(counts: Counts, played: int) -> None:
        if memory is not None and played:
            memory.append(_megabytes())

    began = time.perf_counter()
    counts = play(Run(question, MEASURED), processes(jobs), progress=note)
    return time.perf_counter() - began, counts


def _alike(counts: Counts) -> int:
    """In how many worlds both kinds were won, or both lost."""
    return counts.games - counts.as_it_was.won - counts.as_changed.won + 2 * counts.both


def _seconds_of_a_cluster(workers: int) -> float:
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
        tasks: Any = client.map(_wait, range(workers * TASKS_OF_A_WORKER), [A_TASK] * workers * TASKS_OF_A_WORKER)
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
