"""A visitor sets the display once, on any page, and every page applies it from its first moment on."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import find_barriers

READ = ["", "states/", "states/NY", "read/", "read/sources", "read/glossary", "read/handouts/nashville"]
ROOMS = {"play": ".vfw-panel", "atlas": ".vfw-look", "what-if": ".vfw-what-if", "lesson-nashville": ".vfw-lesson"}
"""Pages with a kernel, and the styled element there."""

WATCH = """new MutationObserver((_, watch) => {
    if (!document.body) return;
    window.atFirst = document.documentElement.className;
    watch.disconnect();
}).observe(document, { childList: true, subtree: true })"""
DENIED = """Object.defineProperty(window, 'localStorage', {
    get() { throw new DOMException('The storage is switched off.', 'SecurityError'); } })"""


def choose_setting(page: Page, *names: str) -> None:
    """Choose in the display menu of any page."""
    page.get_by_text("Letters and light").click()
    for name in names:
        page.locator(".vfw-likings").get_by_role("button", name=name, exact=True).click()


def font_size(page: Page) -> float:
    size: float = page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
    return size


def test_text_size_light_and_motion_settings_apply_to_every_page(page: Page, exhibit: str) -> None:
    page.add_init_script(WATCH)
    page.goto(exhibit)
    usual = font_size(page)
    choose_setting(page, "Large", "Dark", "No movement")
    for path in READ:
        page.goto(exhibit + path)
        assert set(page.evaluate("window.atFirst").split()) - {"vfw-reads"} == {"vfw-dark", "vfw-still"}, path
        assert font_size(page) == pytest.approx(1.2 * usual)
        page.get_by_text("Letters and light").click()
        pressed = page.locator(".vfw-likings [aria-pressed=true]")
        expect(pressed).to_have_text(["Large", "Dark", "No movement"])
        assert find_barriers(page) == [], path
    for room, dressed in ROOMS.items():
        page.goto(f"{exhibit}voila/render/{room}.ipynb")
        assert {"vfw-dark", "vfw-still"} <= set(page.evaluate("window.atFirst").split()), room
        expect(page.locator(".vfw-dark body").locator(dressed).first).to_be_visible()
        page.wait_for_function("dressed => document.querySelector(dressed).matches('.vfw-dark')", arg=dressed)
    choose_setting(page, "Light")
    expect(page.locator(".vfw-dark")).to_have_count(0)


def test_on_a_telephone_the_largest_letters_fit_the_window(page: Page, exhibit: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(exhibit)
    choose_setting(page, "Largest")
    for path in READ:
        page.goto(exhibit + path)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, path


def test_settings_last_as_long_as_the_page_if_nothing_can_be_kept(page: Page, exhibit: str) -> None:
    page.add_init_script(DENIED)
    page.goto(f"{exhibit}states/NY")
    usual = font_size(page)
    choose_setting(page, "Dark", "Largest")
    expect(page.locator("html.vfw-dark")).to_have_count(1)
    assert font_size(page) == pytest.approx(1.45 * usual)
    page.keyboard.press("Escape")
    expect(page.get_by_text("Letters and light")).to_be_focused()
    page.goto(f"{exhibit}states/TN")
    assert font_size(page) == usual
