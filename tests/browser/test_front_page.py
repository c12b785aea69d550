"""The front page fits every window; its film runs by itself, can be paused, and sends no request."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import find_barriers
from tests.browser.conftest import RequestMonitor
from tests.browser.layout import resize_window
from tests.browser.test_accessibility import SMALL_TARGETS, SMALL_TEXT
from vfw.atlas.short_film import AT_REST, FIRST, LAST, short_film

POSTERS = [(1920, 1080), (1366, 768), (1280, 800), (1280, 720), (1080, 1920), (390, 844)]
OTHERS = [(1024, 768), (640, 400), (320, 640)]
"""The sizes at which the page may be longer than the window, but never wider."""
BEYOND_THE_WINDOW = """() => [document.documentElement.scrollWidth - innerWidth,
    document.documentElement.scrollHeight - innerHeight]"""
LOW_DOORS = """() => [...document.querySelectorAll('.large, .small li, .plain a, footer a, footer button')]
    .filter((door) => door.checkVisibility() && door.getBoundingClientRect().height < 43.9)
    .map((door) => `${door.innerText}: ${door.getBoundingClientRect().height}`)"""
YEARS_TOO_LONG = """() => {
    const [bar, page] = [document.querySelector('.bar input'), document.documentElement];
    const years = Array.from({ length: bar.max - bar.min + 1 }, (_, i) => Number(bar.min) + i);
    return years.filter((year) => {
        bar.value = year;
        bar.dispatchEvent(new Event('input', { bubbles: true }));
        return page.scrollHeight > innerHeight || page.scrollWidth > innerWidth;
    });
}"""
"""The years whose texts are longer than the window."""
SHOWN = """() => Object.fromEntries([...document.querySelectorAll('[data-land]')]
    .map((shape) => [shape.dataset.land, shape.dataset.fill]))"""
YEAR_MS = 500
"""Milliseconds."""


def expected_fills(year: int) -> dict[str, str]:
    return {land.code: land.shown(year).fill for land in short_film().lands}


def stop_clock(page: Page) -> None:
    """Stop the time of the page; from now on it passes only if a test advances it."""
    page.clock.install(time=0)
    page.clock.pause_at(1000)


def shown_year(page: Page) -> str:
    return page.locator(".when b").inner_text()


def test_the_front_page_fits_every_window(new_page: Callable[..., Page], exhibit: str) -> None:
    page = new_page(reduced_motion="reduce")
    page.goto(exhibit)
    page.evaluate("document.fonts.ready")
    expect(page.get_by_role("heading", level=1)).to_have_text("Votes for Women")
    for width, height in (*POSTERS, *OTHERS):
        resize_window(page, width, height)
        wider, longer = page.evaluate(BEYOND_THE_WINDOW)
        assert wider <= 0, (width, height)
        assert longer <= 0 or (width, height) in OTHERS, (width, height)
        assert page.evaluate(SMALL_TEXT) == [], (width, height)
        assert page.evaluate(SMALL_TARGETS) == [], (width, height)
        assert page.evaluate(YEARS_TOO_LONG) == [] or (width, height) in OTHERS, (width, height)


@pytest.mark.parametrize("width", [1280, 390])
def test_the_front_page_has_no_barriers(new_page: Callable[..., Page], exhibit: str, width: int) -> None:
    page = new_page(viewport={"width": width, "height": 800}, reduced_motion="reduce")
    page.goto(exhibit)
    assert find_barriers(page) == []
    assert page.evaluate(LOW_DOORS) == []
    page.get_by_role("button", name="Sources").click()
    assert find_barriers(page) == []


def test_the_film_runs_two_years_a_second_and_a_button_pauses_it(
    page: Page, exhibit: str, monitor: RequestMonitor
) -> None:
    stop_clock(page)
    page.goto(exhibit)
    page.evaluate("document.fonts.ready")
    assert shown_year(page) == str(FIRST)
    assert page.evaluate(SHOWN) == expected_fills(FIRST)
    page.clock.run_for(31 * YEAR_MS)
    assert shown_year(page) == "1869"
    expect(page.locator(".said li")).to_have_text(
        ["Wyoming Territory gives women the vote.", "Nebraska opens part of the vote."]
    )
    assert page.evaluate(SHOWN) == expected_fills(1869)
    pause = page.get_by_role("button", name="Pause the years")
    pause.focus()
    page.keyboard.press("Enter")
    page.clock.run_for(20 * YEAR_MS)
    assert shown_year(page) == "1869"
    page.get_by_role("button", name="Play the years").click()
    page.clock.run_for((LAST - 1869 + 10) * YEAR_MS)
    assert shown_year(page) == str(LAST)
    assert page.evaluate(SHOWN) == expected_fills(LAST)
    expect(page.locator(".legend li:visible")).to_have_text(["Every election", "By the Amendment"], use_inner_text=True)
    page.get_by_role("button", name="Play the years").click()
    assert shown_year(page) == str(FIRST)
    files = (f"{exhibit}voila/templates/vfw/static/", f"{exhibit}speech/static/")
    assert {url for url in monitor.requests if not url.startswith(files)} == {exhibit}


def test_a_year_is_chosen_by_key_and_announced(page: Page, exhibit: str) -> None:
    page.goto(exhibit)
    bar = page.get_by_role("slider", name="Year")
    bar.focus()
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(bar).to_have_value(str(AT_REST))
    expect(bar).to_have_attribute(
        "aria-valuetext",
        "1917. New York says yes. Maine and Ohio say no. Nine states open part of the vote. "
        "A vote is lost in Indiana and Ohio.",
    )
    expect(page.get_by_role("button", name="Play the years")).to_be_visible()
    assert page.locator("main [aria-live], main [role=status], main [role=log]").count() == 0
    since = page.locator("[data-since]").evaluate_all("all => all.map((text) => text.textContent).filter(Boolean)")
    assert sorted(since) == ["1869", "1893", "1896", "1896", "1910", "1911", "1912", "1912", "1912", "1914", "1914"]
    expect(page.locator(".marks use[href='#mark-no']")).to_have_count(2)


def test_with_reduced_motion_the_map_shows_the_year_of_the_banner(new_page: Callable[..., Page], exhibit: str) -> None:
    page = new_page(reduced_motion="reduce")
    stop_clock(page)
    page.goto(exhibit)
    page.clock.run_for(10 * YEAR_MS)
    assert shown_year(page) == str(AT_REST)
    page.get_by_role("button", name="Play the years").click()
    page.clock.run_for(2 * YEAR_MS)
    assert shown_year(page) == str(AT_REST + 2), "who asks for it gets it"
    page.get_by_text("Letters and light").click()
    page.get_by_role("button", name="No movement").click()
    page.clock.run_for(10 * YEAR_MS)
    assert shown_year(page) == str(AT_REST + 2)


def test_without_scripts_the_map_and_all_tiles_are_there(new_page: Callable[..., Page], exhibit: str) -> None:
    page = new_page(java_script_enabled=False)
    page.goto(exhibit)
    assert shown_year(page) == str(AT_REST)
    expect(page.locator("[data-land='WY']")).to_have_attribute("data-fill", "vote-full")
    expect(page.get_by_role("button", name="Play the years")).to_be_hidden()
    expect(page.get_by_role("slider")).to_be_disabled()
    page.get_by_role("link", name="States", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The states")


def test_the_source_is_one_press_away(page: Page, exhibit: str) -> None:
    page.goto(exhibit)
    page.get_by_role("button", name="Sources").click()
    sheet = page.get_by_role("region", name="About this page")
    expect(sheet.get_by_role("link", name="The Stars Align at Last")).to_be_visible()
    expect(sheet).to_contain_text("A color stands for a law, not for votes that were cast.")
    sheet.get_by_role("link", name="Source 1: ").click()
    expect(sheet.locator(":target")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    page.get_by_role("link", name="Source: Inez Haynes Irwin").click()
    expect(page.locator(":target")).to_contain_text("IRWIN1921")
