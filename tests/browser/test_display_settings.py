"""What a visitor likes is chosen once, anywhere, and holds on every page from its first moment on."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import find_barriers

READ = ["", "states/", "states/NY", "read/", "read/sources", "read/glossary", "read/handouts/nashville"]
ROOMS = {"play": ".vfw-panel", "atlas": ".vfw-look", "what-if": ".vfw-what-if", "lesson-nashville": ".vfw-lesson"}
"""Pages with a kernel, and what is dressed there."""

WATCH = """new MutationObserver((_, watch) => {
    if (!document.body) return;
    window.atFirst = document.documentElement.className;
    watch.disconnect();
}).observe(document, { childList: true, subtree: true })"""
DENIED = """Object.defineProperty(window, 'localStorage', {
    get() { throw new DOMException('The storage is switched off.', 'SecurityError'); } })"""


def like(page: Page, *names: str) -> None:
    """Choose in the control that every page has."""
    page.get_by_text("Letters and light").click()
    for name in names:
        page.locator(".vfw-likings").get_by_role("button", name=name, exact=True).click()


def letters(page: Page) -> float:
    size: float = page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
    return size


def test_letters_light_and_movement_hold_on_every_page(page: Page, exhibit: str) -> None:
    page.add_init_script(WATCH)
    page.goto(exhibit)
    usual = letters(page)
    like(page, "Large", "Dark", "No movement")
    for path in READ:
        page.goto(exhibit + path)
        assert set(page.evaluate("window.atFirst").split()) - {"vfw-reads"} == {"vfw-dark", "vfw-still"}, path
        assert letters(page) == pytest.approx(1.2 * usual)
        page.get_by_text("Letters and light").click()
        pressed = page.locator(".vfw-likings [aria-pressed=true]")
        expect(pressed).to_have_text(["Large", "Dark", "No movement"])
        assert find_barriers(page) == [], path
    for room, dressed in ROOMS.items():
        page.goto(f"{exhibit}voila/render/{room}.ipynb")
        assert {"vfw-dark", "vfw-still"} <= set(page.evaluate("window.atFirst").split()), room
        expect(page.locator(".vfw-dark body").locator(dressed).first).to_be_visible()
        page.wait_for_function("dressed => document.querySelector(dressed).matches('.vfw-dark')", arg=dressed)
    like(page, "Light")
    expect(page.locator(".vfw-dark")).to_have_count(0)


def test_on_a_telephone_the_largest_letters_stay_in_the_window(page: Page, exhibit: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(exhibit)
    like(page, "Largest")
    for path in READ:
        page.goto(exhibit + path)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, path


def test_where_nothing_can_be_kept_likings_last_as_long_as_the_page(page: Page, exhibit: str) -> None:
    page.add_init_script(DENIED)
    page.goto(f"{exhibit}states/NY")
    usual = letters(page)
    like(page, "Dark", "Largest")
    expect(page.locator("html.vfw-dark")).to_have_count(1)
    assert letters(page) == pytest.approx(1.45 * usual)
    page.keyboard.press("Escape")
    expect(page.get_by_text("Letters and light")).to_be_focused()
    page.goto(f"{exhibit}states/TN")
    assert letters(page) == usual
