"""How fast and how frugal the panel is in a real page and in the middle of a real game. `make bench-panel` runs it.

Bytes are those of the frames between page and kernel, signs of life included: as they are, and as the socket packs them
(permessage-deflate, worked out here from the same frames).
"""

import subprocess
import sys
import tempfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import NamedTuple

import psutil
from playwright.sync_api import Browser, Page, WebSocket, sync_playwright
from playwright.sync_api import TimeoutError as TookTooLong

from tests.browser import chromium as browser_program
from tests.browser.conftest import ARGUMENTS
from tests.browser.table import CURRENT, LIKINGS, SECOND_CLICK
from tests.exhibit.running import CHECKOUT, Running, wait_until, write_notebook

ROOM = "voila/render/play.ipynb"
VISITS = 5
ANSWERS = 100
ANSWERS_FOR_MEMORY = 250
"""Memory is read before the first, after so many, and after so many again."""

GAME = """
from random import Random
from vfw.core import Match, seeded
from vfw.core.players import any_reply
from vfw.panel import Panel
from vfw.votes import VotesForWomen

match, rng = Match(VotesForWomen(), chance=seeded(1848), players={{"opposition": "random"}}), Random(1848)
for _ in range({answered}):
    match.answer(any_reply(match.pending, rng))
Panel(match, slot="bench", whole_page=True)
"""

STOPWATCH = f"""
let [pressed, asked] = [0, null];
window.took = [];
for (const type of ["pointerdown", "keydown"])
    addEventListener(type, (event) => (pressed = event.timeStamp), {{ capture: true }});
new MutationObserver(() => {{
    const question = {CURRENT};
    if (question === asked) return;
    asked = question;
    const since = pressed;
    pressed = 0;
    // A frame is painted after its callbacks and before the next task.
    if (since) requestAnimationFrame(() => setTimeout(() => window.took.push(performance.now() - since)));
}}).observe(document, {{ childList: true, subtree: true, attributes: true }});
"""

# What the computer does by itself would come between a press and what follows from it.
AT_ONCE = f"localStorage['{LIKINGS}'] = '{{\"pace\": \"none\"}}';"

CHOOSE = """() => {
    const places = [
        '[data-command="play it"]', '.vfw-cover button[data-first]', '.vfw-ending [data-command="start page"]',
        ...['ready', 'throw', 'roll', 'go on', 'skip', 'next', 'all'].map((name) => `[data-command="${name}"]`),
        '.vfw-prompt > .vfw-choices :is([data-pick], [data-picks])', '.vfw-hand :is([data-pick], [data-picks])',
        '.vfw-map [data-choice][tabindex]', '.vfw-prompt details :is([data-pick], [data-picks])',
    ];
    const canBePressed = (element) =>
        element.checkVisibility() && !element.closest('[inert]') && element.ariaDisabled !== 'true';
    const [choice] = places.flatMap((place) => [...document.querySelectorAll(place)].filter(canBePressed));
    if (!choice) return null;
    choice.scrollIntoView({ block: 'nearest' });
    choice.focus({ preventScroll: true });
    const box = choice.getBoundingClientRect();
    const middle = [box.left + box.width / 2, box.top + box.height / 2];
    return {
        answers: choice.matches('[data-pick], [data-picks], [data-choice]'),
        middle: choice.contains(document.elementFromPoint(...middle)) ? middle : null,
    };
}"""


class Line(NamedTuple):
    what: str
    figure: float
    unit: str
    aim: float | None = None

    def __str__(self) -> str:
        beside = f"{self.aim:>9.1f} {self.figure / self.aim:>7.2f}" if self.aim else ""
        return f"{self.what:<48}{self.figure:>9.1f} {self.unit:<3}{beside}".rstrip()


class Traffic:
    """Bytes one way, as they are and as the socket packs them: every frame goes on with what was packed before."""

    def __init__(self) -> None:
        self.plain = self.packed = 0
        self._pack = zlib.compressobj(wbits=-zlib.MAX_WBITS)

    def count(self, frame: str | bytes) -> None:
        data = frame.encode() if isinstance(frame, str) else frame
        self.plain += len(data)
        self.packed += len(self._pack.compress(data) + self._pack.flush(zlib.Z_SYNC_FLUSH))


class Player:
    """Answers whatever is asked with the first that is offered, by pointer or, where that does not reach, by key."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.page = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
        self.sent, self.received = Traffic(), Traffic()
        self.page.on("websocket", self._count)
        self.page.add_init_script(STOPWATCH + AT_ONCE)
        self.page.goto(url)
        wait_for_map(self.page)
        self.page.wait_for_function(CURRENT)

    def _count(self, socket: WebSocket) -> None:
        socket.on("framesent", self.sent.count)
        socket.on("framereceived", self.received.count)

    def press(self, by_pointer: bool) -> bool:
        """Press what leads on, and wait until the page has painted it. Whether it was an answer."""
        painted = self.page.evaluate("took.length")
        choice = self.page.evaluate(CHOOSE)
        if choice and by_pointer and choice["middle"]:
            self.page.mouse.click(*choice["middle"])
        elif choice:
            self.page.keyboard.press("Enter")
        try:
            self.page.wait_for_function("painted => took.length > painted", arg=painted, timeout=3000)
        except TookTooLong:
            # The computer moved at the same moment, and the page dropped the press as late.
            return False
        return bool(choice and choice["answers"])

    def answer(self, by_pointer: bool = False) -> None:
        end = perf_counter() + 60
        while not self.press(by_pointer):
            assert perf_counter() < end, f"nothing leads on: {self.page.locator('.vfw-panel').inner_text()}"
            if by_pointer:
                self.page.wait_for_timeout(SECOND_CLICK + 20)
        if by_pointer:
            self.page.wait_for_timeout(SECOND_CLICK + 20)

    @property
    def bytes_both_ways(self) -> tuple[int, int]:
        """As they are, and packed."""
        return self.sent.plain + self.received.plain, self.sent.packed + self.received.packed

    @property
    def heap(self) -> float:
        """MB that the scripts of the page hold after a collection."""
        devtools = self.page.context.new_cdp_session(self.page)
        devtools.send("HeapProfiler.collectGarbage")
        devtools.send("Performance.enable")
        metrics = devtools.send("Performance.getMetrics")["metrics"]
        devtools.detach()
        return float(next(metric["value"] for metric in metrics if metric["name"] == "JSHeapUsedSize")) / 1e6


@contextmanager
def playing(browser: Browser, answered: int) -> Iterator[tuple[Player, psutil.Process]]:
    """A player at a game in which so many answers have been given, and the kernel behind it."""
    with tempfile.TemporaryDirectory() as folder:
        notebook = write_notebook(Path(folder) / "play.ipynb", GAME.format(answered=answered))
        with Running.exhibit(notebook) as server:
            player = Player(browser, server.url)
            (kernel,) = server.kernel_processes()
            yield player, kernel
            player.page.context.close()


def wait_for_map(page: Page) -> None:
    page.locator(".vfw-tag").first.wait_for(state="attached", timeout=60_000)


def p95(figures: list[float]) -> float:
    return quantiles(figures, n=20)[-1]


def answers(browser: Browser) -> Iterator[Line]:
    with playing(browser, 150) as (player, _):
        plain, packed = [], []
        for number in range(ANSWERS):
            before = player.bytes_both_ways
            player.answer(by_pointer=number % 2 == 0)
            after = player.bytes_both_ways
            plain.append((after[0] - before[0]) / 1e3)
            packed.append((after[1] - before[1]) / 1e3)
        took: list[float] = player.page.evaluate("took")
    yield Line("press to repaint, median", median(took), "ms", 50)
    yield Line("press to repaint, 95 %", p95(took), "ms")
    for name, figures in (("as it is", plain), ("packed", packed)):
        yield Line(f"an answer, both ways, {name}, median", median(figures), "KB", 8)
        yield Line(f"an answer, both ways, {name}, 95 %", p95(figures), "KB", 8)


def visits(browser: Browser) -> Iterator[Line]:
    with Running.exhibit(CHECKOUT / "notebooks") as server:
        took = [visit(browser, server) for _ in range(VISITS)]
    yield Line("request to map, median", median(took), "s", 2.0)


def visit(browser: Browser, server: Running) -> float:
    wait_until(lambda: server.kernels() == 0, "the last visitor's kernel has gone")
    page = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
    start = perf_counter()
    page.goto(server.url + ROOM, wait_until="commit")
    wait_for_map(page)
    took = perf_counter() - start
    page.close(run_before_unload=True)
    return took


def memory(browser: Browser) -> Iterator[Line]:
    with playing(browser, 0) as (player, kernel):
        at_first = None
        for answered in (0, ANSWERS_FOR_MEMORY, 2 * ANSWERS_FOR_MEMORY):
            for _ in range(ANSWERS_FOR_MEMORY if answered else 0):
                player.answer()
            used = kernel.memory_full_info()
            # Only Linux shares out what processes hold together.
            now = {"kernel": getattr(used, "pss", used.uss) / 1e6, "page, scripts": player.heap}
            at_first = at_first or now
            for name, figure in now.items():
                yield Line(f"memory of the {name}, after {answered} answers", figure, "MB", at_first[name])


def import_time() -> float:
    script = "from time import perf_counter as now; start = now(); import vfw.panel; print(now() - start)"
    done = subprocess.run([sys.executable, "-c", script], cwd=CHECKOUT, capture_output=True, text=True, check=True)
    return float(done.stdout) * 1e3


def imports(_: Browser) -> Iterator[Line]:
    yield Line("import vfw.panel, median", median(import_time() for _ in range(VISITS)), "ms")


def main() -> None:
    program = browser_program.find()
    if program is None:
        sys.exit(browser_program.remedy())
    parts: list[Callable[[Browser], Iterator[Line]]] = [answers, visits, memory, imports]
    print(f"{'':<48}{'figure':>9} {'':<3}{'aim':>9} {'ratio':>7}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        for part in parts:
            for line in part(browser):
                print(line, flush=True)


if __name__ == "__main__":
    main()
