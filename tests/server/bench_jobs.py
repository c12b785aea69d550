"""Measure how long thirty students wait who ask for the same at once: a part of `make bench-class`.

Each has a page and a kernel, and all share the workers of the exhibit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median
from time import perf_counter
from typing import NamedTuple

import psutil

from tests.figures import HEAD, Line
from tests.server.light_client import LightClient
from tests.server.running import CHECKOUT, Running
from vfw.panel.session.prompts import COACH_IS_THINKING

PUPILS = 30
LAST = 5.0
"""Seconds in which all of them must have their hints."""
SAYS = {"hint": "a hint", "chances": "their chances"}
"""The progress text of each command."""
SHOWS = {"hint": "What a good player likes best", "chances": "vfw-chance-bar"}
"""The result text of each command."""

WORK = """
from itertools import count
from vfw.core import Match, seeded
from vfw.jobs.batch import Task
from vfw.jobs.remote_pool import current_pool
from vfw.votes import VotesForWomen
from vfw.votes.coach.win_chance import A_PIECE, play_on

view, numbers = Match(VotesForWomen(), chance=seeded(1848)).view("suffragist"), count(0, A_PIECE)

def begin(*_):
    current_pool().do([Task(play_on, (view, "work", next(numbers), A_PIECE))], begin, print)

for _ in range(8):
    begin()
"""
"""A cell that keeps the workers busy as long as its kernel runs."""


def workers(server: Running) -> list[psutil.Process]:
    """Return the worker processes of an exhibit."""
    below = server.process.children(recursive=True)
    return [process for process in below if "vfw.jobs.worker" in process.cmdline()]


@contextmanager
def busy_workers(server: Running) -> Iterator[list[Line]]:
    """Print the number of cores that the workers had meanwhile: fewer than there are if other programs are busy too."""
    lines: list[Line] = []
    before, start = _worked(server), perf_counter()
    yield lines
    took = perf_counter() - start
    lines.append(
        Line("cores that the workers had meanwhile", (_worked(server) - before) / took, "", psutil.cpu_count())
    )


def _worked(server: Running) -> float:
    """Return the CPU seconds of the workers."""
    return sum(sum(worker.cpu_times()[:2]) for worker in workers(server))


class Waited(NamedTuple):
    """Seconds until the page showed progress, a first result, and the whole result."""

    sign: float
    first: float
    whole: float


async def asking(server: Running) -> LightClient:
    """A pupil who can ask for a hint."""
    pupil = await LightClient.come(server.url)
    await pupil.likes()
    while not pupil.is_offered("hint"):
        await pupil.press()
    return pupil


async def asked(pupil: LightClient, what: str) -> Waited:
    """Ask for something, and wait until it is there."""
    start = perf_counter()
    await pupil.press(what)
    sign = perf_counter() - start
    await pupil.sees(SHOWS[what])
    first = perf_counter() - start
    await pupil.sees_no_more(COACH_IS_THINKING)
    return Waited(sign, first, perf_counter() - start)


async def asked_by_all(server: Running, pupils: list[LightClient], what: str, last: float | None) -> Iterator[Line]:
    before = _worked(server)
    with busy_workers(server) as busy:
        waited = await asyncio.gather(*(asked(pupil, what) for pupil in pupils))
    work = (_worked(server) - before) / len(pupils)
    signs, firsts, wholes = zip(*waited, strict=True)
    all_ask = f"{len(pupils)} ask at once for {SAYS[what]}"
    return iter(
        [
            Line(f"{all_ask}: work of each", 1e3 * work, "ms"),
            Line(f"{all_ask}: signs of life", max(signs), "s", 1.0),
            Line(f"{all_ask}: something", max(firsts), "s", last),
            Line(f"{all_ask}: all, median", median(wholes), "s"),
            Line(f"{all_ask}: all, the last", max(wholes), "s", last),
            *busy,
        ]
    )


async def hints(server: Running) -> list[Line]:
    pupils = [await asking(server) for _ in range(PUPILS + 5)]
    # For who asks first a worker has started and imported the game, if there was the time.
    alone = [(await asked(pupil, "hint")).whole for pupil in pupils[PUPILS:]]
    lines = [
        Line("a hint, the first of all", alone[0], "s"),
        Line("a hint, when nobody else asks, median", median(alone[1:]), "s", 1.0),
        *await asked_by_all(server, pupils[:PUPILS], "hint", LAST),
        *await asked_by_all(server, pupils[:PUPILS], "chances", None),
    ]
    of_workers, of_kernels = (
        max(process.memory_full_info().uss / 1e6 for process in processes)
        for processes in (workers(server), server.kernel_processes())
    )
    for pupil in pupils:
        await pupil.leave()
    return [
        *lines,
        Line("memory of a worker, its own (USS)", of_workers, "MB"),
        Line("memory of a pupil's kernel, its own (USS)", of_kernels, "MB", 45.0),
    ]


def hints_for_all() -> list[Line]:
    """Return the waiting times of all visitors of an exhibit."""
    with Running.exhibit(CHECKOUT / "notebooks", f"--visitors={2 * PUPILS}") as server:
        return asyncio.run(hints(server))


if __name__ == "__main__":
    print(HEAD, *hints_for_all(), sep="\n")
