"""Measure the bytes that a visit sends over the network, page by page: the first of a browser, and its second.

`make bench-panel PARTS=wire` prints it. Files and pages are counted as they come, packed, with their headers; the
frames from the kernel as the socket packs them.
"""

from collections.abc import Iterator
from contextlib import closing

from playwright.sync_api import Browser, BrowserContext, WebSocket

from tests.browser.bench_press import Traffic
from tests.figures import Line
from tests.server.running import CHECKOUT, Running

ROOMS = (
    "",
    "states/TN",
    "voila/render/play.ipynb",
    "voila/render/atlas.ipynb",
    "voila/render/lesson-nashville.ipynb",
    "voila/render/projector.ipynb",
    "voila/render/what-if.ipynb",
)
"""One notebook of each kind."""


def measure_visit(window: BrowserContext, url: str) -> tuple[float, float]:
    """Return the KB of files and of frames that come until the page is ready and idle."""
    page = window.new_page()
    files: list[float] = []
    frames = Traffic()
    cable = window.new_cdp_session(page)
    cable.on("Network.loadingFinished", lambda end: files.append(end["encodedDataLength"]))
    cable.send("Network.enable")

    def count(socket: WebSocket) -> None:
        socket.on("framereceived", frames.count)

    page.on("websocket", count)
    page.goto(url)
    page.locator(".vfw-loading").wait_for(state="detached", timeout=90_000)
    page.wait_for_load_state("networkidle")
    page.close(run_before_unload=True)
    return sum(files) / 1e3, float(frames.packed) / 1e3


def measure_two_visits(browser: Browser, address: str) -> list[tuple[float, float]]:
    """Return the KB of files and of frames: of the first visit of a browser, and of its second."""
    with closing(browser.new_context(viewport={"width": 1280, "height": 800})) as window:
        return [measure_visit(window, address) for _ in range(2)]


def wire(browser: Browser) -> Iterator[Line]:
    """Yield for each notebook the bytes of its first visit and of its second."""
    with Running.exhibit(CHECKOUT / "notebooks") as server:
        for room in ROOMS:
            for which, (files, frames) in zip(
                ("1st", "2nd"), measure_two_visits(browser, server.url + room), strict=True
            ):
                yield Line(f"/{room}, {which}: files", files, "KB", 20 if which == "2nd" else None)
                yield Line(f"/{room}, {which}: frames", frames, "KB")
                if which == "1st":
                    yield Line(f"/{room}, {which}: all", files + frames, "KB", 2000)
