"""How long thirty pupils wait who ask for a hint at once: `make bench-class` ends with it.

Each has a page and a kernel of its own, and all share the workers of the exhibit. A hint is what it costs to play some
games on from the beginning, in pieces.
"""

import asyncio
from collections.abc import Iterator
from contextlib import aclosing, contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

import psutil

from tests.exhibit.light_client import LightClient
from tests.exhibit.running import Running, write_notebook
from tests.figures import HEAD, Line

PUPILS = 30
LAST = 5.0
"""Seconds in which all of them are to have their hints."""
PIECES_OF_A_HINT, GAMES = 3, 4
"""Of a hint, and of a piece."""

PANEL = """
from vfw.panel import Panel

Panel(slot="play", whole_page=True)
"""
PIECES = f"""
from vfw.core import Match, seeded
from vfw.thinking.inquiry import Piece
from vfw.thinking.the_pool import the_pool
from vfw.votes import VotesForWomen
from vfw.votes.advice.chance_to_win import play_on

view = Match(VotesForWomen(), chance=seeded(1848)).view("suffragist")
pieces = [Piece(play_on, (view, "hint", {GAMES} * n, {GAMES})) for n in range({PIECES_OF_A_HINT})]
"""
HINT = f"""{PIECES}
def hint(comm, _):
    the_pool().do(pieces, lambda number, _: comm.send({{"known": number}}), lambda why: comm.send({{"why": why}}))

get_ipython().kernel.comm_manager.register_target("hint", hint)
"""
WORK = f"""{PIECES}
def again(number=0, _=None):
    if number == len(pieces) - 1:
        begin()

def begin():
    the_pool().do(pieces, again, print)

for _ in range(4):
    begin()
"""


async def hint(pupil: LightClient) -> tuple[float, float]:
    """Seconds to the first sign of a hint, and to all of it."""
    start, signs = perf_counter(), []
    async with aclosing(pupil.ask("hint")) as told:
        async for said in told:
            assert "known" in said, said
            signs.append(perf_counter() - start)
            if len(signs) == PIECES_OF_A_HINT:
                break
    return signs[0], signs[-1]


def workers(server: Running) -> list[psutil.Process]:
    below = server.process.children(recursive=True)
    return [process for process in below if "vfw.thinking.worker" in process.cmdline()]


@contextmanager
def busy_workers(server: Running) -> Iterator[list[Line]]:
    """Says in the end how many cores the workers had meanwhile: fewer than there are where others are busy too."""
    lines: list[Line] = []
    before, start = worked(server), perf_counter()
    yield lines
    took = perf_counter() - start
    lines.append(Line("workers at work meanwhile", (worked(server) - before) / took, "", float(len(workers(server)))))


def worked(server: Running) -> float:
    """Seconds of a core that its workers have had."""
    return sum(sum(worker.cpu_times()[:2]) for worker in workers(server))


async def hints(server: Running) -> list[Line]:
    pupils = [await LightClient.come(server.url) for _ in range(PUPILS)]
    # Those who ask first wait until the workers have imported the game.
    at_first = await hint(pupils[0])
    with busy_workers(server) as busy:
        waited = await asyncio.gather(*map(hint, pupils))
    alone = [await hint(pupil) for pupil in pupils[:10]]
    memory = [worker.memory_full_info().uss / 1e6 for worker in workers(server)]
    for pupil in pupils:
        await pupil.leave()
    firsts, lasts = zip(*waited, strict=True)
    return [
        Line("a hint, the first of all", at_first[1], "s"),
        Line("a hint, alone, median", median(whole for _, whole in alone), "s"),
        Line(f"{PUPILS} hints at once: a sign of life, the last", max(firsts), "s"),
        Line(f"{PUPILS} hints at once: median", median(lasts), "s"),
        Line(f"{PUPILS} hints at once: the last", max(lasts), "s", LAST),
        *busy,
        Line("memory of a worker, its own (USS)", max(memory), "MB"),
    ]


def hints_for_all() -> list[Line]:
    """How long they wait, in an exhibit of their own."""
    with TemporaryDirectory() as folder:
        write_notebook(Path(folder) / "play.ipynb", PANEL, HINT)
        with Running.exhibit(Path(folder), f"--visitors={PUPILS + 1}") as server:
            return asyncio.run(hints(server))


if __name__ == "__main__":
    print(HEAD, *hints_for_all(), sep="\n")
