"""An accessible kiosk: five keys, as a museum's keypad sends them, large letters and targets, and high contrast."""

import re
import sys
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.axe import find_low_contrast
from tests.browser.panel_page import IS_READY
from tests.browser.test_tennessee import ANSWERS, QUESTION
from tests.server.running import CHECKOUT, Running, free_port

PORTRAIT: ViewportSize = {"width": 1080, "height": 1920}
LANDSCAPE: ViewportSize = {"width": 1920, "height": 1080}
QUESTIONS = ("questions/", "questions/hawke-v-smith")
MOST = 150
"""The number of presses after which a target counts as unreachable."""
HERE = "document.activeElement"
SEEN = """() => {
    const here = document.activeElement, box = here.getBoundingClientRect(), style = getComputedStyle(here);
    const bar = document.querySelector('.vfw-kiosk-bar');
    const end = bar.contains(here) || here.closest('dialog') ? innerHeight : bar.getBoundingClientRect().top;
    return here !== document.body && here.matches(':focus-visible') && box.top >= 0 && box.bottom <= end + 1
        && (here.matches('path, g') || parseFloat(style.outlineWidth) >= 3 && style.outlineStyle !== 'none');
}"""
"""True if an element has the focus and is visible."""


@pytest.fixture
def page(new_page: Callable[..., Page], kiosk: str) -> Iterator[Page]:
    """Open a window in portrait, and leave the notebook at the end.

    A kiosk has three kernels, and a closed page keeps its kernel.
    """
    page = new_page(viewport=PORTRAIT, has_touch=True)
    yield page
    page.goto(f"{kiosk}kiosk/")


@pytest.fixture(scope="module")
def kiosk() -> Iterator[str]:
    port = free_port()
    command = [sys.executable, "-m", "vfw.cli", "kiosk", "serve", f"--port={port}"]
    with Running([*command, f"--notebooks={CHECKOUT / 'notebooks'}"], f"http://127.0.0.1:{port}/") as server:
        yield server.url


class Keypad:
    """Five keys, and a visitor who looks at the focus."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def arrow(self, way: str) -> None:
        self._page.keyboard.press(f"Arrow{way}")
        assert self._page.evaluate(SEEN), self._page.evaluate(f"{HERE}.outerHTML.slice(0, 300)")

    def move_to(self, selector: str, way: str) -> None:
        """Press an arrow until the target has the focus."""
        for _ in range(MOST):
            if self._page.evaluate(f"selector => {HERE}.matches(selector)", selector):
                return
            self.arrow(way)
        pytest.fail(f"{MOST} presses do not lead to {selector}")

    def choose(self) -> None:
        self._page.keyboard.press("Enter")


def test_five_keys_are_enough_from_the_start_screen_past_an_ending(page: Page, kiosk: str) -> None:
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
        keys.move_to(f":is({ANSWERS})", "Right" if choices % 2 else "Down")
        keys.choose()
        page.wait_for_function(f"before => {QUESTION} !== before", arg=before)
        choices += 1
    assert choices >= 7
    keys.move_to('a[href*="atlas"]', "Left")
    keys.choose()
    page.wait_for_url("**/atlas.ipynb**")
    page.wait_for_selector(".vfw-tag", state="attached")
    keys.move_to('[role="tab"][id$="tab-suffrage"]', "Right")
    keys.choose()
    expect(page.locator('[role="tab"][id$="tab-suffrage"]')).to_have_attribute("aria-selected", "true")
    keys.move_to(".vfw-film-sources summary", "Left")


def test_an_activity_without_a_kernel_is_played_with_five_keys(page: Page, kiosk: str) -> None:
    keys = Keypad(page)
    page.goto(f"{kiosk}doors/whose-vote")
    while not page.locator(".vfw-ending").count():
        keys.move_to("[data-answer='no'], [data-ends]", "Right")
        keys.choose()
    keys.move_to("a[href$='the-race']", "Right")
    keys.choose()
    page.wait_for_url("**/doors/the-race")


def test_a_page_is_read_to_its_end_with_one_key(page: Page, kiosk: str) -> None:
    keys = Keypad(page)
    page.goto(f"{kiosk}states/TN")
    keys.move_to("main p", "Down")
    seen = set[str]()
    while not page.evaluate(f"{HERE}.matches('.vfw-kiosk-bar *')"):
        seen.add(page.evaluate(f"{HERE}.textContent"))
        assert len(seen) < MOST
        keys.arrow("Down")
    texts = page.locator("main p").all_text_contents()
    assert len(texts) > 10
    assert {*texts} <= seen
    assert page.locator(".vfw-kiosk-keys").inner_text() not in seen, "the sign is no stop"
    keys.move_to(".vfw-kiosk-bar button", "Left")
    keys.choose()
    expect(page.locator("dialog.vfw-kiosk-question")).to_be_visible()
    keys.arrow("Right")
    keys.choose()
    expect(page.locator("dialog.vfw-kiosk-question")).to_have_count(0)


LEAST = 23
"""Letters of 24 px, and what scaling leaves of them."""
LETTERS = """() => {
    const beside = `svg, sup, .vfw-live, .vfw-kiosk-bar, .vfw-legend, .vfw-head, .vfw-scale, .vfw-speed, .vfw-axis,
        .unseen, .vfw-kicker, .vfw-era, .vfw-small, small`;
    const least = new Map();
    for (const element of document.querySelectorAll('p, li, dd, td, th, label, summary, figcaption')) {
        if (element.closest(beside) || !element.checkVisibility({ visibilityProperty: true })) continue;
        if (![...element.childNodes].some((node) => node instanceof Text && node.data.trim())) continue;
        if (element.closest("[inert]")) continue;
        const letters = parseFloat(getComputedStyle(element).fontSize) * element.currentCSSZoom;
        least.set(element.outerHTML.slice(0, 120), Math.round(letters * 10) / 10);
    }
    return [...least];
}"""
"""The size of body text in px, by element: text beside it, as the labels of a map, does not count."""
TARGETS = """() => [...document.querySelectorAll('body :is(a[href], button, select, summary, label:has(input))')]
    .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !target.closest('svg, sup, .skip'))
    .filter((target) => getComputedStyle(target).display !== 'inline')
    .map((target) => [target.outerHTML.slice(0, 120), (target.closest('.small li') ?? target).getBoundingClientRect()])
    .filter(([, { width, height }]) => width > 1 && Math.min(width, height) < 59.5)
    .map(([element, { width, height }]) => `${element}: ${width} × ${height}`)"""
"""The targets that are too small to be touched.

A word within a sentence is as high as the line, and a tile of the front page is one target with its description.
"""


def open_pages(page: Page, kiosk: str) -> Iterator[str]:
    """Show every page that is usually open, one after the other."""
    quick = ("doors/the-race", "doors/whose-vote", *QUESTIONS)
    for path in ("", "states/", "states/TN", "read/sources", "read/glossary", *quick):
        page.goto(kiosk + path)
        yield path or "front page"
    page.goto(f"{kiosk}voila/render/tennessee.ipynb")
    page.wait_for_selector(".vfw-guided-card")
    yield "tennessee"
    page.goto(f"{kiosk}voila/render/atlas.ipynb")
    for tab in ("suffrage", "race", "congress"):
        page.locator(f'[role="tab"][id$="tab-{tab}"]').click()
        expect(page.locator(f'[role="tabpanel"][id$="-{tab}"]')).to_be_visible()
        yield f"atlas: {tab}"
    page.goto(f"{kiosk}voila/render/play.ipynb")
    page.wait_for_function(IS_READY, arg="play")
    yield "play: start"
    page.locator('[data-command="play"]').click()
    expect(page.locator(".vfw-hand .vfw-card")).to_have_count(7)
    yield "play: a hand of seven"


@pytest.mark.parametrize("viewport", [PORTRAIT, LANDSCAPE], ids=["portrait", "landscape"])
def test_letters_and_targets_are_large_enough_on_every_page(page: Page, kiosk: str, viewport: ViewportSize) -> None:
    page.set_viewport_size(viewport)
    for room in open_pages(page, kiosk):
        letters = page.evaluate(LETTERS)
        assert letters, room
        assert [one for one in letters if one[1] < LEAST] == [], room
        assert page.evaluate(TARGETS) == [], room
        assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"], room
        if viewport == PORTRAIT and room.startswith("play: a hand"):
            for part in (".vfw-prompt", ".vfw-hand"):
                box = page.locator(part).bounding_box()
                assert box
                assert box["y"] > 0.35 * viewport["height"], "within reach of who sits"


@pytest.mark.long
def test_high_contrast_is_one_touch_and_holds_on_every_page(page: Page, kiosk: str) -> None:
    page.goto(f"{kiosk}states/TN")
    assert find_low_contrast(page) != [], "what is pale is found"
    page.get_by_role("button", name="High contrast").tap()
    for room in open_pages(page, kiosk):
        assert find_low_contrast(page) == [], room
    page.goto(f"{kiosk}kiosk/")
    expect(page.locator("html")).not_to_have_class(re.compile("vfw-contrast"))


def test_the_history_of_a_state_opens_over_the_unchanged_game(page: Page, kiosk: str) -> None:
    keys = Keypad(page)
    page.goto(f"{kiosk}voila/render/play.ipynb")
    page.wait_for_function(IS_READY, arg="play")
    page.locator('[data-command="play"]').tap()
    expect(page.locator(".vfw-hand .vfw-card")).to_have_count(7)
    page.locator('.vfw-tab[data-tab="rows"]').tap()
    before = page.evaluate(QUESTION)
    page.evaluate("window.isSame = true")
    page.locator('.vfw-map-table a[href$="states/TN"]').tap()
    over = page.get_by_role("dialog", name="Tennessee")
    expect(over.get_by_role("heading", name="Sources", exact=True)).to_be_attached()
    assert [one for one in page.evaluate(LETTERS) if one[1] < LEAST] == []
    keys.move_to('main a[href$="states/AL"]', "Down")
    keys.choose()
    expect(page.get_by_role("dialog", name="Alabama")).to_be_visible()
    page.get_by_role("button", name="Back to where you were").tap()
    expect(page.locator("dialog")).to_have_count(0)
    assert page.evaluate("window.isSame")
    assert page.evaluate(QUESTION) == before
    expect(page.locator(".vfw-hand .vfw-card")).to_have_count(7)
