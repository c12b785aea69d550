"""A page that is still loading says so, and offers to load again only if nothing has come for a while."""

import re
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Route, expect

from tests.server.running import PATIENCE, Running, write_notebook

SLIDER = "import ipywidgets\nipywidgets.IntSlider(description='Votes')"
TINY = re.compile(r"/static/health\.txt")
SCRIPTS = re.compile(r"/voila/static/.*voila\.js$")
SLOW = {"offline": False, "latency": 20, "downloadThroughput": 60_000, "uploadThroughput": 60_000}
"""A network of 60 KB a second, as Chromium simulates it."""

NOTE_OFFERS = """new MutationObserver(() => {
    if (document.querySelector('.vfw-late:not([hidden])')) window.offered = true;
}).observe(document, { childList: true, subtree: true, attributes: true });"""


class LoadingPage:
    """A page whose scripts are held back until the test lets them through. The test also controls its clock."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.held: list[Route] = []
        self.answers = False
        page.clock.install(time=0)
        page.clock.pause_at(1000)
        page.route(SCRIPTS, lambda route: self.held.append(route))
        page.route(TINY, lambda route: route.continue_() if self.answers else None)
        page.goto(address, wait_until="commit")
        self.status = page.get_by_role("status")
        self.count = page.locator(".vfw-count")
        self.offer = page.get_by_role("button", name="Load the page again")
        expect(self.count).to_contain_text("Parts that are here:")
        page.wait_for_function("[...document.fonts].every(({ status }) => status !== 'loading')")

    def let_one_through(self) -> None:
        before = self.count.inner_text()
        # The page may be painted before it requests its scripts.
        end = time.monotonic() + PATIENCE
        while not self.held and time.monotonic() < end:
            self.page.wait_for_timeout(20)
        self.held.pop().continue_()
        expect(self.count).not_to_have_text(before)

    def pass_seconds(self, seconds: int) -> None:
        self.page.clock.run_for(seconds * 1000)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    notebook = write_notebook(tmp_path_factory.mktemp("notebooks") / "room.ipynb", SLIDER)
    with Running.exhibit(notebook) as server:
        yield server.url


def test_reloading_is_offered_after_20_seconds_of_silence_and_loses_nothing(page: Page, address: str) -> None:
    waiting = LoadingPage(page, address + "?seats=2#race")
    said = waiting.status.aria_snapshot()
    for _ in range(2):
        waiting.pass_seconds(15)
        expect(waiting.offer).to_be_hidden()
        waiting.let_one_through()
    assert waiting.status.aria_snapshot() == said, "what is counted is not read out"
    waiting.pass_seconds(20)
    expect(waiting.offer).to_be_visible()
    assert waiting.offer.evaluate("it => it.getBoundingClientRect().height") >= 44
    waiting.let_one_through()
    expect(waiting.offer).to_be_hidden()
    waiting.pass_seconds(20)
    page.unroute(SCRIPTS)
    page.clock.resume()
    waiting.offer.click()
    expect(page.get_by_text("Votes", exact=True)).to_be_visible()
    expect(page).to_have_url(address + "?seats=2#race")


def test_reloading_is_offered_only_for_a_missing_part_while_the_exhibit_answers(page: Page, address: str) -> None:
    waiting = LoadingPage(page, address)
    waiting.answers = True
    for _ in range(23):
        with page.expect_response(TINY) as answer:
            waiting.pass_seconds(5)
        answer.value.finished()
        expect(waiting.offer).to_be_hidden()
    waiting.pass_seconds(5)
    expect(waiting.offer).to_be_visible()


def test_loading_lasts_until_the_widgets_are_drawn(page: Page, address: str) -> None:
    page.route_web_socket(re.compile("/channels"), lambda _: None)
    page.goto(address)
    expect(page.get_by_text("Loading widget...")).to_be_attached()
    expect(page.get_by_role("status")).to_contain_text("Setting the table…")


@pytest.mark.long
def test_a_slow_network_loads_the_map_without_the_offer(page: Page, exhibit: str) -> None:
    page.add_init_script(NOTE_OFFERS)
    page.context.new_cdp_session(page).send("Network.emulateNetworkConditions", SLOW)
    page.goto(f"{exhibit}voila/render/play.ipynb", wait_until="commit")
    expect(page.locator("path.vfw-state")).to_have_count(48, timeout=300_000)
    assert page.evaluate("window.offered") is None
