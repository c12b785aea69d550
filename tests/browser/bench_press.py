"""A page with a stopwatch, which measures the time from a press to the repaint."""

import json
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from statistics import mean, median, quantiles

from playwright.sync_api import Browser, WebSocket

from tests.browser.bench_trace import CATEGORIES, CHANGED, PARTS, PRESS, Press, read_presses
from tests.figures import Line

AIM = 50.0  # ms

STOPWATCH = """{
    let [pressed, shown] = [0, null];
    let painted = () => {};
    window.stopwatch = { wind: () => (stopwatch.painted = new Promise((resolve) => (painted = resolve))) };
    for (const type of ["pointerdown", "keydown"])
        addEventListener(type, (event) => (pressed = event.timeStamp), { capture: true });
    new MutationObserver(() => {
        const now = SIGN;
        if ((now ?? null) === null || now === shown) return;
        shown = now;
        const start = pressed;
        pressed = 0;
        if (!start) return;
        performance.mark("CHANGED");
        // A frame is painted after its callbacks and before the next task.
        requestAnimationFrame(() => setTimeout(() => {
            performance.measure("PRESS", { start });
            painted(true);
        }));
    }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
}"""

PAINTED = "Promise.race([stopwatch.painted, new Promise((resolve) => setTimeout(resolve, 3000, false))])"


class Traffic:
    """The bytes in one direction, plain and packed: the socket packs every frame with the context of those before."""

    def __init__(self) -> None:
        self.plain = self.packed = 0
        self._pack = zlib.compressobj(wbits=-zlib.MAX_WBITS)

    def count(self, frame: str | bytes) -> None:
        data = frame.encode() if isinstance(frame, str) else frame
        self.plain += len(data)
        self.packed += len(self._pack.compress(data) + self._pack.flush(zlib.Z_SYNC_FLUSH))


class TimedPage:
    """A window of its own at an address; the value of the JavaScript `sign` changes after a press."""

    def __init__(self, browser: Browser, url: str, sign: str, script: str = "") -> None:
        self.browser = browser
        self.page = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
        self.sent, self.received = Traffic(), Traffic()
        self.page.on("websocket", self._count)
        stopwatch = STOPWATCH.replace("SIGN", sign).replace("CHANGED", CHANGED).replace("PRESS", PRESS)
        self.page.add_init_script(stopwatch + script)
        self.page.goto(url)
        self.page.wait_for_function(f"() => ({sign} ?? null) !== null", timeout=60_000)

    def _count(self, socket: WebSocket) -> None:
        socket.on("framesent", self.sent.count)
        socket.on("framereceived", self.received.count)

    def press(self, press: Callable[[], None]) -> bool:
        """Press, and wait until the page has painted the result; return False if it paints nothing for 3 seconds."""
        self.page.evaluate("() => { stopwatch.wind(); }")
        press()
        return bool(self.page.evaluate(PAINTED))

    @contextmanager
    def recorded(self) -> Iterator[list[Press]]:
        """Record the presses meanwhile: they are in the list at the end."""
        presses: list[Press] = []
        self.browser.start_tracing(page=self.page, categories=CATEGORIES)
        yield presses
        presses += read_presses(json.loads(self.browser.stop_tracing())["traceEvents"])

    @property
    def bytes_both_ways(self) -> tuple[int, int]:
        """The bytes in both directions: plain, and packed."""
        return self.sent.plain + self.received.plain, self.sent.packed + self.received.packed

    @property
    def heap(self) -> float:
        """The MB that the scripts of the page hold after a garbage collection."""
        devtools = self.page.context.new_cdp_session(self.page)
        devtools.send("HeapProfiler.collectGarbage")
        devtools.send("Performance.enable")
        metrics = devtools.send("Performance.getMetrics")["metrics"]
        devtools.detach()
        return float(next(metric["value"] for metric in metrics if metric["name"] == "JSHeapUsedSize")) / 1e6

    def close(self) -> None:
        self.page.context.close()


def p95(figures: list[float]) -> float:
    return quantiles(figures, n=20)[-1]


def report_times(presses: list[Press]) -> Iterator[Line]:
    """Yield the times of these presses, and their parts."""
    took = [press.took for press in presses]
    yield Line("press to repaint, median", median(took), "ms", AIM)
    yield Line("press to repaint, 95 %", p95(took), "ms")
    yield Line("press to repaint, mean", mean(took), "ms")
    for part in PARTS:
        yield Line(f"  of that {part}", mean(press.parts[part] for press in presses), "ms")
    yield Line("styles worked out a press, mean", mean(press.styles for press in presses), "")
    yield Line("layouts a press, mean", mean(press.layouts for press in presses), "")
    yield Line("messages from the kernel a press, mean", mean(press.messages for press in presses), "")
