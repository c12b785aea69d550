"""How long thirty pupils wait who ask for a hint at once: `make bench-class` ends with it.

Each has a page and a kernel of its own, and all share the workers of the exhibit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median
from time import perf_counter

import psutil

from tests.exhibit.light_client import LightClient
from tests.exhibit.running import CHECKOUT, Running
from tests.figures import HEAD, Line

PUPILS = 30
LAST = 5.0
"""Seconds in which all of them are to have their hints."""
HINTS = "What a good player likes best"
"""What the page says above them."""

WORK = """
from itertools import count
from vfw.core import Match, seeded
from vfw.thinking.inquiry import Piece
from vfw.thinking.the_pool import the_pool
from vfw.votes import VotesForWomen
from vfw.votes.advice.chance_to_win import A_PIECE, play_on

view, numbers = Match(VotesForWomen(), chance=seeded(1848)).view("suffragist"), count(0, A_PIECE)

def begin(*_):
    the_pool().do([Piece(play_on, (view, "work", next(numbers), A_PIECE))], begin, print)

for _ in range(8):
    begin()
"""
"""A cell that has the workers work as long as its kernel lives."""


def workers(server: Running) -> list[psutil.Process]:
    """The processes that think for an exhibit."""
    below = server.process.children(recursive=True)
    return [process for process in below if "vfw.thinking.worker" in process.cmdline()]


@contextmanager
def busy_workers(server: Running) -> Iterator[list[Line]]:
    """Says in the end how many cores the workers had meanwhile: fewer than there are where others are busy too."""
    lines: list[Line] = []
    before, start = _worked(server), perf_counter()
    yield lines
    took = perf_counter() - start
    lines.append(
        Line("cores that the workers had meanwhile", (_worked(server) - before) / took, "", psutil.cpu_count())
    )


def _worked(server: Running) -> float:
    """Seconds of a core that the workers have had."""
    return sum(sum(worker.cpu_times()[:2]) for worker in workers(server))


async def asking(server: Running) -> LightClient:
    """A pupil who can ask for a hint."""
    pupil = await LightClient.come(server.url)
    while not pupil.is_offered("hint"):
        await pupil.press()
    return pupil


async def hint(pupil: LightClient) -> tuple[float, float]:
    """Seconds until the page says that it thinks, and until it shows what it has thought."""
    start = perf_counter()
    await pupil.press("hint")
    sign = perf_counter() - start
    await pupil.sees(HINTS)
    return sign, perf_counter() - start


async def hints(server: Running) -> list[Line]:
    pupils = [await asking(server) for _ in range(PUPILS + 5)]
    # Who asks first waits until a worker has started and imported the game.
    alone = [(await hint(pupil))[1] for pupil in pupils[PUPILS:]]
    before = _worked(server)
    with busy_workers(server) as busy:
        signs, waited = zip(*await asyncio.gather(*map(hint, pupils[:PUPILS])), strict=True)
    work = (_worked(server) - before) / PUPILS
    of_workers, of_kernels = (
        max(process.memory_full_info().uss / 1e6 for process in processes)
        for processes in (workers(server), server.kernel_processes())
    )
    for pupil in pupils:
        await pupil.leave()
    return [
        Line("a hint, the first of all", alone[0], "s"),
        Line("a hint, when nobody else asks, median", median(alone[1:]), "s", 1.0),
        Line(f"{PUPILS} hints at once: work of each, mean", 1e3 * work, "ms"),
        Line(f"{PUPILS} hints at once: a sign of life, the last", max(signs), "s", 1.0),
        Line(f"{PUPILS} hints at once: median", median(waited), "s"),
        Line(f"{PUPILS} hints at once: the last", max(waited), "s", LAST),
        *busy,
        Line("memory of a worker, its own (USS)", of_workers, "MB"),
        Line("memory of a pupil's kernel, its own (USS)", of_kernels, "MB", 45.0),
    ]


def hints_for_all() -> list[Line]:
    """How long they wait, in an exhibit of their own."""
    with Running.exhibit(CHECKOUT / "notebooks", f"--visitors={2 * PUPILS}") as server:
        return asyncio.run(hints(server))


if __name__ == "__main__":
    print(HEAD, *hints_for_all(), sep="\n")
