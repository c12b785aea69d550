"""Measure the waiting times and the memory of a class whose students come together: `make bench-class`.

Each student, a client without a browser, requests the page, opens its websocket, and presses a button every three
seconds for half a minute. The clients share the machine with the exhibit, unlike a class, but cost little. In the end
thirty ask for hints, and for simulated games.
"""

import asyncio
from collections.abc import Iterator
from statistics import mean, median, quantiles
from time import perf_counter

from tests.figures import HEAD, Line
from tests.server.bench_asking import worlds_for_all
from tests.server.bench_jobs import hints_for_all
from tests.server.light_client import LightClient
from tests.server.running import CHECKOUT, Running

CLASSES = {1: 0.6, 10: 3.0, 30: 8.0}
"""The number of students, and the seconds in which the last of them must have the map."""
MEGABYTES = 40.0
"""The most memory of a visitor's own, with a game in it."""
EVERY, PRESSES = 3.0, 10


async def timed_arrival(url: str) -> tuple[LightClient, float]:
    start = perf_counter()
    return await LightClient.come(url), perf_counter() - start


async def timed_presses(visitor: LightClient, patience: float) -> list[float]:
    """Milliseconds until all that follows from a press has been said; the first press comes after some `patience`."""
    took = []
    await asyncio.sleep(patience)
    for _ in range(PRESSES):
        start = perf_counter()
        await visitor.press()
        took.append(perf_counter() - start)
        await asyncio.sleep(max(0, EVERY - took[-1]))
    return [1e3 * seconds for seconds in took]


def memory(server: Running) -> Iterator[tuple[str, float]]:
    """Return the memory of a visitor's kernel in MB: its own, and with its part of the shared memory."""
    used = [kernel.memory_full_info() for kernel in server.kernel_processes()]
    yield "own (USS)", mean(each.uss for each in used) / 1e6
    if hasattr(used[0], "pss"):  # Linux alone tells
        yield "with its part (PSS)", mean(each.pss for each in used) / 1e6


async def visit(server: Running, size: int) -> None:
    # The first visitor after the doors open waits for what all later ones find ready.
    await (await LightClient.come(server.url)).leave()

    arrivals = await asyncio.gather(*(timed_arrival(server.url) for _ in range(size)))
    waited = [seconds for _, seconds in arrivals]
    tell(f"{size:>2} together: time to map, median", median(waited), "s")
    tell(f"{size:>2} together: time to map, the last", max(waited), "s", CLASSES[size])
    for which, megabytes in memory(server):
        tell(f"{size:>2} together: memory a visitor, {which}", megabytes, "MB")

    visitors = [visitor for visitor, _ in arrivals]
    presses = await asyncio.gather(*(timed_presses(v, EVERY * n / size) for n, v in enumerate(visitors)))
    percentiles = quantiles([each for took in presses for each in took], n=20)
    tell(f"{size:>2} together: an answer, median", percentiles[9], "ms")
    tell(f"{size:>2} together: an answer, 95 %", percentiles[18], "ms")
    for which, megabytes in memory(server):
        aim = MEGABYTES if "USS" in which else None
        tell(f"{size:>2} together: memory in the game, {which}", megabytes, "MB", aim)
    for visitor in visitors:
        await visitor.leave()


def tell(what: str, figure: float, unit: str, aim: float | None = None) -> None:
    print(Line(what, figure, unit, aim), flush=True)


def main() -> None:
    print(HEAD)
    for size in CLASSES:
        with Running.exhibit(CHECKOUT / "notebooks", f"--visitors={size + 1}") as server:
            asyncio.run(visit(server, size))
    for line in (*hints_for_all(), *worlds_for_all()):
        print(line, flush=True)


if __name__ == "__main__":
    main()
