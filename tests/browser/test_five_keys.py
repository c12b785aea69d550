"""A kiosk by five keys alone, as a museum's keypad sends them: four arrows move the focus, Enter chooses."""

import sys
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_tennessee import ANSWERS, QUESTION
from tests.exhibit.running import CHECKOUT, Running, free_port

PORTRAIT = {"width": 1080, "height": 1920}
MOST = 150
"""Presses after which something cannot be come to."""
HERE = "document.activeElement"
SEEN = """() => {
    const here = document.activeElement, box = here.getBoundingClientRect(), style = getComputedStyle(here);
    const bar = document.querySelector('.vfw-kiosk-bar');
    const end = bar.contains(here) || here.closest('dialog') ? innerHeight : bar.getBoundingClientRect().top;
    return here !== document.body && here.matches(':focus-visible') && box.top >= 0 && box.bottom <= end + 1
        && (here.matches('path, g') || parseFloat(style.outlineWidth) >= 3 && style.outlineStyle !== 'none');
}"""
"""Whether what has the focus can be seen, and that it has it."""


@pytest.fixture(scope="module")
def kiosk() -> Iterator[str]:
    port = free_port()
    command = [sys.executable, "-m", "vfw.cli", "kiosk", "serve", f"--port={port}"]
    with Running([*command, f"--notebooks={CHECKOUT / 'notebooks'}"], f"http://127.0.0.1:{port}/") as server:
        yield server.url


class Keypad:
    """Five keys, and a visitor who looks where the focus is."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def arrow(self, way: str) -> None:
        self._page.keyboard.press(f"Arrow{way}")
        assert self._page.evaluate(SEEN), self._page.evaluate(f"{HERE}.outerHTML.slice(0, 300)")

    def to(self, selector: str, way: str) -> None:
        """Press an arrow until one is there."""
        for _ in range(MOST):
            if self._page.evaluate(f"selector => {HERE}.matches(selector)", selector):
                return
            self.arrow(way)
        pytest.fail(f"{MOST} presses do not lead to {selector}")

    def choose(self) -> None:
        self._page.keyboard.press("Enter")


def test_a_visit_with_five_keys_from_the_first_picture_to_an_ending_and_beyond(
    new_page: Callable[..., Page], kiosk: str
) -> None:
    page = new_page(viewport=PORTRAIT)
    keys = Keypad(page)
    page.goto(f"{kiosk}kiosk/")
    sign = page.locator(".vfw-kiosk-keys")
    expect(sign).to_be_empty()
    keys.arrow("Down")
    expect(sign).to_have_text("Arrows move. The round key chooses.")
    expect(sign).to_have_role("status")
    keys.choose()
    page.wait_for_url("**/tennessee.ipynb")
    page.wait_for_selector(".vfw-tag", state="attached")
    choices = 0
    while not page.locator(".vfw-ending").count():
        before = page.evaluate(QUESTION)
        keys.to(f":is({ANSWERS})", "Right" if choices % 2 else "Down")
        keys.choose()
        page.wait_for_function(f"before => {QUESTION} !== before", arg=before)
        choices += 1
    assert choices >= 7
    keys.to('a[href*="atlas"]', "Left")
    keys.choose()
    page.wait_for_url("**/atlas.ipynb**")
    page.wait_for_selector(".vfw-tag", state="attached")
    keys.to('[role="tab"][id$="tab-suffrage"]', "Right")
    keys.choose()
    expect(page.locator('[role="tab"][id$="tab-suffrage"]')).to_have_attribute("aria-selected", "true")


def test_a_door_without_a_kernel_is_played_with_five_keys(new_page: Callable[..., Page], kiosk: str) -> None:
    page = new_page(viewport=PORTRAIT)
    keys = Keypad(page)
    page.goto(f"{kiosk}doors/whose-vote")
    while not page.locator(".vfw-ending").count():
        keys.to("[data-answer='no'], [data-ends]", "Right")
        keys.choose()
    keys.to("a[href$='the-race']", "Right")
    keys.choose()
    page.wait_for_url("**/doors/the-race")


def test_a_page_is_read_to_its_end_with_one_key(new_page: Callable[..., Page], kiosk: str) -> None:
    page = new_page(viewport=PORTRAIT)
    keys = Keypad(page)
    page.goto(f"{kiosk}states/TN")
    keys.to("main p", "Down")
    seen = set[str]()
    while not page.evaluate(f"{HERE}.matches('.vfw-kiosk-bar *')"):
        seen.add(page.evaluate(f"{HERE}.textContent"))
        assert len(seen) < MOST
        keys.arrow("Down")
    texts = page.locator("main p").all_text_contents()
    assert len(texts) > 10
    assert {*texts} <= seen
    keys.to(".vfw-kiosk-bar button", "Left")
    keys.choose()
    expect(page.locator("dialog.vfw-kiosk-question")).to_be_visible()
    keys.arrow("Right")
    keys.choose()
    expect(page.locator("dialog.vfw-kiosk-question")).to_have_count(0)
