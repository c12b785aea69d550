"""A slow computer with a slow network: every page starts, and a page with a missing part recovers."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.connection import Connection
from tests.browser.test_lesson import LessonPage

NOTEBOOKS = {
    "atlas": "path.vfw-state",
    "buy-the-vote": ".vfw-start",
    "constitution": ".vfw-start",
    "lesson-amendment": ".vfw-lesson-foot",
    "lesson-nashville": ".vfw-lesson-foot",
    "lesson-ratification": ".vfw-lesson-foot",
    "lesson-what-if": ".vfw-lesson-foot",
    "play": ".vfw-start",
    "projector": ".vfw-cover",
    "suffragetto": ".vfw-start",
    "tennessee": "path.vfw-state",
    "what-if": ".vfw-wi-room h1",
}
"""Each notebook of the exhibit, and the last element to appear in it."""

PATIENCE = 240_000
NETWORK = {"offline": False, "latency": 300, "downloadThroughput": -1, "uploadThroughput": -1}
LOADED_AGAIN = "vfw:loaded again /voila/render/lesson-ratification.ipynb"

ENDS_AT_ONCE = """
const timeout = AbortSignal.timeout.bind(AbortSignal);
AbortSignal.timeout = (time) => timeout(LIMIT ? 0 : time);
"""
"""A script with which limits end as if the scripts of the page took longer."""


def slow_down(page: Page) -> None:
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 6})
    session.send("Network.emulateNetworkConditions", NETWORK)


def load(page: Page, exhibit: str, notebook: str) -> None:
    page.goto(f"{exhibit}voila/render/{notebook}.ipynb", wait_until="commit")
    expect(page.locator(NOTEBOOKS[notebook]).first).to_be_visible(timeout=PATIENCE)
    expect(page.locator("#vfw-loading")).to_have_count(0, timeout=PATIENCE)
    expect(page.get_by_text("Error displaying widget")).to_have_count(0)


def test_a_lesson_starts_on_a_slow_computer(page: Page, exhibit: str) -> None:
    slow_down(page)
    load(page, exhibit, "lesson-nashville")
    expect(page.locator(".vfw-stage path.vfw-state")).to_have_count(48, timeout=PATIENCE)


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("notebook", NOTEBOOKS)
def test_every_notebook_starts_twenty_times_on_a_slow_computer(
    new_page: Callable[..., Page], exhibit: str, notebook: str
) -> None:
    for _ in range(20):
        page = new_page(viewport={"width": 1280, "height": 800})
        slow_down(page)
        load(page, exhibit, notebook)
        page.context.close()


def test_widgets_may_take_longer_than_two_seconds_to_start(page: Page, exhibit: str) -> None:
    page.add_init_script(ENDS_AT_ONCE.replace("LIMIT", "time <= 2000"))
    story = LessonPage(page, exhibit, "ratification")
    story.go_on()
    story.expect_page(2)


@pytest.mark.allow_errors
def test_a_page_with_a_missing_part_reloads_and_keeps_drafts(page: Page, exhibit: str) -> None:
    story = LessonPage(page, exhibit, "ratification")
    story.turn_to_exit_ticket()
    page.locator("textarea").first.fill("Congress only proposes.")
    page.add_init_script(ENDS_AT_ONCE.replace("LIMIT", f"time >= 2000 && !sessionStorage['{LOADED_AGAIN}']"))
    page.reload()
    told = page.get_by_role("alert").filter(has_text="Part of this page did not start. The page loads again by itself.")
    expect(told.get_by_role("button", name="Load the page again")).to_be_visible()
    expect(told).to_have_count(0)
    story.button("Continue lesson").click()
    expect(page.locator("textarea").first).to_have_value("Congress only proposes.")


@pytest.mark.allow_errors
@pytest.mark.parametrize("width", [1280, 390])
def test_a_page_that_never_starts_stops_loading_and_suggests_a_remedy(
    new_page: Callable[..., Page], exhibit: str, width: int
) -> None:
    page = new_page(viewport={"width": width, "height": 800})
    loads: list[str] = []
    page.on("domcontentloaded", lambda page: loads.append(page.url))
    page.add_init_script(ENDS_AT_ONCE.replace("LIMIT", "time >= 2000"))
    page.add_init_script(f"sessionStorage['{LOADED_AGAIN}'] ??= JSON.stringify([Date.now(), Date.now()])")
    page.goto(f"{exhibit}voila/render/lesson-ratification.ipynb")
    told = page.get_by_role("alert").filter(has_text="Close other tabs and programs. Then load the page again.")
    button = told.get_by_role("button", name="Load the page again")
    expect(button).to_be_visible()
    assert len(loads) == 2, "it was loaded again twice before that, and now once more"
    assert button.evaluate("it => it.getBoundingClientRect().height") >= 44
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    button.click()
    expect(button).to_be_visible()


def test_a_kept_lesson_never_looks_like_a_new_one(new_page: Callable[..., Page], exhibit: str) -> None:
    first = new_page(viewport={"width": 1280, "height": 800})
    story = LessonPage(first, exhibit, "ratification")
    story.turn_to(3)
    second = first.context.new_page()
    cable = Connection(second, "taken")
    second.goto(first.url)
    expect(second.get_by_text("Opening your lesson…")).to_be_visible()
    expect(second.locator(".vfw-step h2")).to_have_count(0)
    cable.held = ()
    expect(second.get_by_role("heading", name="Is this your lesson?")).to_be_visible()


def test_no_part_is_reported_missing_while_a_page_still_loads(page: Page, exhibit: str) -> None:
    cable = Connection(page, "taken", "pong")
    page.clock.install()
    page.goto(f"{exhibit}voila/render/play.ipynb")
    expect(page.locator(".vfw-start")).to_be_visible()
    page.clock.run_for(15_000)
    banner = page.locator(".vfw-banner > div")
    expect(banner).to_have_count(0)
    page.clock.run_for(30_000)
    expect(banner).to_contain_text("The exhibit does not answer.")
    cable.held = ()
    page.clock.run_for(5_000)
    expect(banner).to_have_count(0)
