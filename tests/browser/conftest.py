"""A real Chromium that opens the real exhibit.

`page` is a fresh window with a monitor: the test fails in the end if the page asked another host for anything, or
wrote an error to the console. A test that breaks something on purpose carries the mark `allow_errors`.
"""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, Request, WebSocket, expect, sync_playwright

from tests.browser import chromium as browser_program
from tests.server.running import CHECKOUT, PATIENCE, ROOM_FOR_ALL, Running
from tests.speech import stand_in

expect.set_options(timeout=PATIENCE * 1000)

DISABLED = [
    # Internal pages of the browser, which cost more in each new window than our pages.
    "WebUIOmniboxPopup",
    "WebUIOmniboxFullPopup",
    "WebUIOmniboxAimPopup",
    # Playwright disables these too, but only the last list counts.
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
]
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    f"--disable-features={','.join(DISABLED)}",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


@pytest.fixture(scope="session")
def launch() -> Iterator[Callable[..., Browser]]:
    """Return `launch(*more_arguments)`, which opens another Chromium, closed with the session."""
    program = browser_program.find()
    if program is None:
        pytest.fail(browser_program.remedy(), pytrace=False)
    with sync_playwright() as playwright:
        yield lambda *more: playwright.chromium.launch(executable_path=program, args=[*ARGUMENTS, *more])


@pytest.fixture(scope="module")
def chromium(launch: Callable[..., Browser]) -> Iterator[Browser]:
    """Open a browser for each file of tests: after hundreds of windows a browser has stopped drawing."""
    with closing(launch()) as browser:
        yield browser


@pytest.fixture(scope="session")
def read_aloud(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the file in which the speech program writes the texts that the exhibit reads aloud."""
    return tmp_path_factory.mktemp("speech") / "given"


@pytest.fixture(scope="session")
def exhibit(read_aloud: Path) -> Iterator[str]:
    """Return the address of the exhibit as `make exhibit` opens it: every notebook. A tone replaces espeak-ng."""
    speech = f"--speech={stand_in.in_a_shell(read_aloud)}"
    cache = str(read_aloud.parent / "cache")
    with Running.exhibit(CHECKOUT / "notebooks", ROOM_FOR_ALL, speech, XDG_CACHE_HOME=cache) as server:
        yield server.url


@pytest.fixture
def servers() -> Iterator[ExitStack]:
    """Keep each `Running` that is entered here open longer than the pages that show it."""
    with ExitStack() as servers:
        yield servers


@pytest.fixture
def serve(servers: ExitStack) -> Callable[[Path], str]:
    """Return `serve(notebook)`: the address of that notebook (or folder), served with the settings of the exhibit."""
    return lambda notebook: servers.enter_context(Running.exhibit(notebook)).url


class RequestMonitor:
    """The requests and errors of the pages of one test."""

    def __init__(self) -> None:
        self.requests: list[str] = []
        self.errors: list[str] = []

    def observe(self, page: Page) -> Page:
        page.on("request", self._see_request)
        page.on("websocket", self._see_socket)
        page.on("console", self._hear)
        page.on("pageerror", self._see_error)
        return page

    @property
    def external_requests(self) -> list[str]:
        """The requests that would need a network."""
        return [url for url in self.requests if urlsplit(url).hostname not in (None, "127.0.0.1", "localhost")]

    def _see_request(self, request: Request) -> None:
        self.requests.append(request.url)

    def _see_socket(self, socket: WebSocket) -> None:
        self.requests.append(socket.url)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(f"{message.text} ({message.location.get('url')})")

    def _see_error(self, error: Error) -> None:
        self.errors.append(f"{error.message}\n{error.stack}")


@pytest.fixture
def monitor(request: pytest.FixtureRequest) -> Iterator[RequestMonitor]:
    """Record every request and error of the windows of this test, and check them after the test."""
    monitor = RequestMonitor()
    yield monitor
    assert not monitor.external_requests, "the page asked other hosts"
    if not request.node.get_closest_marker("allow_errors"):
        assert not monitor.errors, "the page complained"


@pytest.fixture
def new_page(chromium: Browser, monitor: RequestMonitor, servers: ExitStack) -> Iterator[Callable[..., Page]]:
    """Return `new_page(viewport=..., has_touch=...)`: another monitored window, with a storage of its own.

    It needs `servers` only to be closed before they are.
    """
    with ExitStack() as windows:

        def open_window(**context: Any) -> Page:
            window = windows.enter_context(closing(chromium.new_context(**context)))
            window.set_default_timeout(PATIENCE * 1000)
            return monitor.observe(window.new_page())

        yield open_window


@pytest.fixture
def page(new_page: Callable[..., Page]) -> Page:
    """Open a monitored window of 1280×800."""
    return new_page(viewport={"width": 1280, "height": 800})
