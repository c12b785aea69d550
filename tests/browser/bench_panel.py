"""Measure the speed and memory of our pages in a real browser, in the middle of a real game.

`make bench-panel` runs it, `make bench-panel PARTS="answers atlas"` some parts of it.

Each figure is printed beside its target, and beside the same figure of a baseline page (`bench_baseline.py`) in the
same run. The time of a press is split into means over all presses of a part: `bench_trace.py` explains the measurement.
Bytes are those of the frames between page and kernel, heartbeats included: as they are, and as the socket packs them
(permessage-deflate, computed here from the same frames).
"""

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from statistics import median
from time import perf_counter

import psutil
from playwright.sync_api import Browser, sync_playwright

from tests.browser import chromium as browser_program
from tests.browser.bench_baseline import BaselinePage, open_baseline, serve_baseline
from tests.browser.bench_player import PanelPlayer, play_game
from tests.browser.bench_press import TimedPage, p95, report_times
from tests.browser.bench_trace import Press
from tests.browser.bench_visit import wire
from tests.browser.conftest import ARGUMENTS
from tests.figures import HEAD_WITH_BARE, Line, beside_bare
from tests.server.bench_jobs import WORK, busy_workers, workers
from tests.server.running import CHECKOUT, Running, wait_until

ROOM = "voila/render/play.ipynb"
VISITS = 5
ANSWERS = 100
YEARS = 40
LESSONS = ("amendment", "ratification", "nashville")
ANSWERS_FOR_MEMORY = 250
"""Memory is read before the first answer, after so many, and after so many again."""
A_LOOK = 600  # ms until the changes of a step are shown, and its colors have faded in

YEAR = "document.querySelector('.vfw-view-suffrage input[type=range]')?.ariaValueText"
TITLE = "document.querySelector('.vfw-step h2')?.textContent"

Part = Callable[[Browser], Iterator[Line]]


def answers(browser: Browser) -> Iterator[Line]:
    with play_game(browser, 150) as (player, _):
        ours = list(measure_answers(player))
    with open_baseline(browser) as (bare, _):
        return beside_bare(ours, list(measure_answers(bare)))


def thinking(browser: Browser) -> Iterator[Line]:
    """Measure the same answers while another visitor has an endless job running."""
    with play_game(browser, 150, beside=WORK) as (player, server):
        wait_until(lambda: workers(server), "they work")
        with busy_workers(server) as busy:
            yield from measure_answers(player)
    yield from busy


def measure_answers(page: PanelPlayer | BaselinePage) -> Iterator[Line]:
    """Answer by pointer and by key in turns."""
    plain, packed = [], []
    with page.recorded() as presses:
        for number in range(ANSWERS):
            before = page.bytes_both_ways
            page.answer(by_pointer=number % 2 == 0)
            after = page.bytes_both_ways
            plain.append((after[0] - before[0]) / 1e3)
            packed.append((after[1] - before[1]) / 1e3)
    yield from report_times(presses)
    for name, figures in (("as it is", plain), ("packed", packed)):
        yield Line(f"an answer, both ways, {name}, median", median(figures), "KB", 8)
        yield Line(f"an answer, both ways, {name}, 95 %", p95(figures), "KB", 8)


def atlas(browser: Browser) -> Iterator[Line]:
    """Measure steps of one year by key, which need no kernel, neither here nor on the baseline page."""
    with Running.exhibit(CHECKOUT / "notebooks" / "atlas.ipynb") as server:
        page = TimedPage(browser, f"{server.url}#suffrage-1869", YEAR)
        slider = page.page.locator(".vfw-view-suffrage").get_by_role("slider")
        page.page.locator(".vfw-view-suffrage .vfw-tag").first.wait_for(state="attached")
        slider.focus()
        with page.recorded() as presses:
            for _ in range(YEARS):
                page.page.wait_for_timeout(A_LOOK)
                assert page.press(lambda: page.page.keyboard.press("ArrowRight")), "the slider stands still"
        page.close()
    with open_baseline(browser) as (bare, _), bare.recorded() as bare_presses:
        for _ in range(YEARS):
            bare.step()
    return beside_bare(report_times(presses), report_times(bare_presses))


def lesson(browser: Browser) -> Iterator[Line]:
    """Measure steps by key, from the first to the last of each lesson."""
    presses: list[Press] = []
    with Running.exhibit(CHECKOUT / "notebooks") as server:
        for name in LESSONS:
            presses += turn_pages(browser, f"{server.url}voila/render/lesson-{name}.ipynb")
    with open_baseline(browser) as (bare, _), bare.recorded() as bare_presses:
        for _ in presses:
            bare.answer()
    return beside_bare(report_times(presses), report_times(bare_presses))


def turn_pages(browser: Browser, url: str) -> list[Press]:
    page = TimedPage(browser, url, TITLE)
    # Use the numbers, because *Next step* asks first if a question is open.
    numbers = page.page.locator(".vfw-lesson nav button")
    numbers.first.wait_for()
    with page.recorded() as presses:
        for number in range(1, numbers.count()):
            page.page.wait_for_timeout(A_LOOK)
            numbers.nth(number).focus()
            assert page.press(lambda: page.page.keyboard.press("Enter")), "the lesson stands still"
    page.close()
    return presses


def visits(browser: Browser) -> Iterator[Line]:
    with Running.exhibit(CHECKOUT / "notebooks") as server:
        ours = [visit(browser, server, ROOM, ".vfw-tag") for _ in range(VISITS)]
    with serve_baseline() as server:
        bare = [visit(browser, server, "", ".bare path") for _ in range(VISITS)]
    yield Line("request to map, median", median(ours), "s", 2.0, median(bare))


def visit(browser: Browser, server: Running, room: str, awaited: str) -> float:
    wait_until(lambda: server.kernels() == 0, "the last visitor's kernel has gone")
    page = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
    start = perf_counter()
    page.goto(server.url + room, wait_until="commit")
    page.locator(awaited).first.wait_for(state="attached", timeout=60_000)
    took = perf_counter() - start
    page.close(run_before_unload=True)
    return took


def memory(browser: Browser) -> Iterator[Line]:
    """Measure the growth of memory; the target is its size at first."""
    with open_baseline(browser) as (bare, kernel):
        of_bare = list(measure_memory(bare, kernel))
    with play_game(browser, 0) as (player, server):
        (kernel,) = server.kernel_processes()
        yield from beside_bare(measure_memory(player, kernel), of_bare)


def measure_memory(page: PanelPlayer | BaselinePage, kernel: psutil.Process) -> Iterator[Line]:
    at_first = None
    for answered in (0, ANSWERS_FOR_MEMORY, 2 * ANSWERS_FOR_MEMORY):
        for _ in range(ANSWERS_FOR_MEMORY if answered else 0):
            page.answer()
        used = kernel.memory_full_info()
        # Only Linux divides shared memory among the processes.
        now = {"kernel": getattr(used, "pss", used.uss) / 1e6, "page, scripts": page.heap}
        at_first = at_first or now
        for name, figure in now.items():
            yield Line(f"memory of the {name}, after {answered} answers", figure, "MB", at_first[name])


def imports(_: Browser) -> Iterator[Line]:
    ours, bare = (median(import_time(module) for _ in range(VISITS)) for module in ("vfw.panel", "anywidget"))
    yield Line("import vfw.panel, median", ours, "ms", bare=bare)


def import_time(module: str) -> float:
    script = f"from time import perf_counter as now; start = now(); import {module}; print(now() - start)"
    done = subprocess.run([sys.executable, "-c", script], cwd=CHECKOUT, capture_output=True, text=True, check=True)
    return float(done.stdout) * 1e3


PARTS: dict[str, Part] = {
    part.__name__: part for part in (answers, thinking, atlas, lesson, visits, wire, memory, imports)
}


def selected_parts(names: list[str]) -> list[Part]:
    """Return the parts of these names, or all if there are no names; exit if there is no such part."""
    for name in names:
        if name not in PARTS:
            sys.exit(f"There is no part {name!r}. The parts are: {', '.join(PARTS)}.")
    return [PARTS[name] for name in names or PARTS]


def main() -> None:
    parts = selected_parts(sys.argv[1:])
    program = browser_program.find()
    if program is None:
        sys.exit(browser_program.remedy())
    print(HEAD_WITH_BARE)
    with sync_playwright() as playwright:
        for part in parts:
            print(f"\n{part.__name__}", flush=True)
            with closing(playwright.chromium.launch(executable_path=program, args=ARGUMENTS)) as browser:
                for line in part(browser):
                    print(line, flush=True)


if __name__ == "__main__":
    main()
