"""Measure how long thirty students wait who each ask for 400 simulated games on the page What if?

`make bench-class` runs it last.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from statistics import median
from time import perf_counter
from typing import NamedTuple

from tests.figures import HEAD, Line
from tests.server.bench_jobs import PUPILS, busy_workers, workers
from tests.server.light_client import LightClient
from tests.server.running import CHECKOUT, Running
from vfw.whatif.ui.session import CLASS_GAMES, CLASS_VARIABLE

COUNTED = re.compile(rf"[1-9][\d,]* of {CLASS_GAMES} worlds")
FORETOLD = re.compile(r"about (\d+) (second|minute)s")
PLAYED = "Played here in"
MEGABYTES = 45.0
"""The most memory of a visitor's own."""


class Asker(LightClient):
    """A visitor of the page What if?"""

    room, arrives, told = "voila/render/what-if.ipynb", b"update_states", "running_html"

    async def start(self) -> None:
        """Have the question that is shown played here."""
        await self._tell({"kind": "command", "name": "start", "fields": {}})

    async def sees_worlds(self) -> None:
        """Wait until some worlds are counted."""
        while not COUNTED.search(self._regions[self.told]) and PLAYED not in self._regions[self.told]:
            await self._hear()

    @property
    def foretold(self) -> float:
        """The seconds that the page announces; 0 if it announces none."""
        said = FORETOLD.search(self._regions[self.told])
        return int(said[1]) * (60 if said[2] == "minute" else 1) if said else 0.0


class Waited(NamedTuple):
    """Seconds until the first and the last simulated game, and the announced time when all had begun."""

    first: float
    whole: float
    foretold: float


async def asked(pupil: Asker, all_have_begun: asyncio.Barrier) -> Waited:
    start = perf_counter()
    await pupil.start()
    await all_have_begun.wait()
    await pupil.sees_worlds()
    first, foretold = perf_counter() - start, pupil.foretold
    await pupil.sees(PLAYED)
    return Waited(first, perf_counter() - start, foretold)


async def asked_by(server: Running, pupils: list[Asker]) -> Iterator[Line]:
    """How long these wait who all begin at once."""
    barrier = asyncio.Barrier(len(pupils))
    with busy_workers(server) as busy:
        waited = await asyncio.gather(*(asked(pupil, barrier) for pupil in pupils))
    firsts, wholes, foretold = zip(*waited, strict=True)
    all_ask = f"{len(pupils):>2} ask for {CLASS_GAMES} worlds each"
    aim = 1.0 if len(pupils) == 1 else None
    return iter(
        [
            Line(f"{all_ask}: first picture, median", median(firsts), "s", aim),
            Line(f"{all_ask}: first picture, the last", max(firsts), "s"),
            Line(f"{all_ask}: foretold, median", median(foretold), "s", median(wholes)),
            Line(f"{all_ask}: whole answer, median", median(wholes), "s"),
            Line(f"{all_ask}: whole answer, the last", max(wholes), "s"),
            *busy,
        ]
    )


async def worlds(server: Running) -> list[Line]:
    alone, *pupils = [await Asker.come(server.url) for _ in range(PUPILS + 1)]
    lines = [*await asked_by(server, [alone]), *await asked_by(server, pupils)]
    of_workers, of_kernels = (
        max(process.memory_full_info().uss / 1e6 for process in processes)
        for processes in (workers(server), server.kernel_processes())
    )
    for pupil in (alone, *pupils):
        await pupil.leave()
    return [
        *lines,
        Line("memory of a worker, its own (USS)", of_workers, "MB"),
        Line("memory of an asker's kernel, its own (USS)", of_kernels, "MB", MEGABYTES),
    ]


def worlds_for_all() -> list[Line]:
    """Return the waiting times of all visitors of an exhibit that is open to a class."""
    told = {CLASS_VARIABLE: "yes"}
    with Running.exhibit(CHECKOUT / "notebooks", f"--visitors={PUPILS + 1}", port=0, **told) as server:
        return asyncio.run(worlds(server))


if __name__ == "__main__":
    print(HEAD, *worlds_for_all(), sep="\n")
