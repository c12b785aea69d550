"""Wider or larger letters of the visitor cover and clip nothing (WCAG 1.4.12).

`find_barriers()` checks text spacing on every page that axe checks. Here is the rest: a test of this check itself, and
a browser with a minimum font size.
"""

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.layout import resize_window
from tests.browser.panel_page import PanelPage
from tests.browser.text_spacing import WIDE_SPACING, find_hidden, find_hidden_by_spacing
from tests.server.running import PATIENCE

SIZES = [(1280, 800), (1366, 768), (1920, 1080), (1080, 1920), (390, 844)]
ROOMS = {
    "play": ".vfw-start",
    "tennessee": ".vfw-prompt",
    "suffragetto": ".vfw-start",
    "buy-the-vote": ".vfw-start",
    "constitution": ".vfw-start",
    "projector": ".vfw-start",
    "lesson-nashville": ".vfw-lesson",
    "what-if": ".vfw-what-if",
    "atlas": ".vfw-look",
}
"""Pages with a kernel, and an element that is there once they have loaded."""
PAGES = ["", "states/", "states/NY", "read/", "read/sources", "read/glossary", "read/handouts/nashville"]
PAGES += ["questions/", "questions/hawke-v-smith", "doors/whose-vote", "doors/the-race"]

CROWDED = """<!doctype html><html lang=en><title>Votes</title><style>p {{ margin: 0 }}</style>
<body style="margin: 0; font: 16px/1.2 monospace">
<header style="{row}; width: 30ch"><p>Turn one of six</p><button>Menu</button></header>
<main style="height: 400px; background: white; position: relative"><p style="{clip}">One line of words</p>
<svg style="position: absolute; top: 0; left: {picture}; width: 4ch; height: 20px">
<rect width="64" height="20"/></svg></main>"""
ONE_ROW = "height: 60px"
ONE_LINE = "display: inline-block; white-space: nowrap"
CLIPPED = "height: 20px; width: 18ch; overflow: hidden"


def widen_spacing(page: Page) -> None:
    """Give the page wider spacing from its first moment on."""
    page.add_init_script(f"""{{
        const sheet = new CSSStyleSheet();
        sheet.replaceSync({json.dumps(WIDE_SPACING)});
        document.adoptedStyleSheets = [sheet];
    }}""")


@pytest.mark.parametrize(
    ("row", "clip", "picture", "found"),
    [
        (ONE_ROW, "", "40ch", "button: Menu: covered by p"),
        ("min-height: 60px", CLIPPED, "40ch", "p: One line of words: cut off by p"),
        ("min-height: 60px", "", "40ch", None),
        ("min-height: 60px", "", "18ch", "p: One line of words: covered by rect"),
        ("min-height: 60px; overflow: auto; width: 100%", "white-space: nowrap; width: 98vw", "40ch", None),
        ("min-height: 60px", f"{ONE_LINE}; font-size: 8.4vw", "40ch", "html: scrolls sideways"),
    ],
)
def test_text_hidden_by_wider_spacing_is_found(
    page: Page, row: str, clip: str, picture: str, found: str | None
) -> None:
    page.set_content(CROWDED.format(row=row, clip=clip, picture=picture))
    told = find_hidden_by_spacing(page)
    assert any(line.removeprefix("text spacing: ").startswith(found) for line in told) if found else told == []
    assert page.evaluate("document.adoptedStyleSheets.length") == 0


@pytest.fixture
def open_window(launch: Callable[..., Browser], new_page: Callable[..., Page]) -> Iterator[Callable[[int], Page]]:
    """Return `open_window(24)`: a page of a browser whose smallest letters have 24 pixels.

    With 0, it is a page with wider spacing.
    """
    browsers = []

    def come(letters: int) -> Page:
        if not letters:
            page = new_page(reduced_motion="reduce")
            widen_spacing(page)
            return page
        browsers.append(launch(f"--blink-settings=minimumFontSize={letters}"))
        page = browsers[-1].new_page(reduced_motion="reduce")
        page.set_default_timeout(PATIENCE * 1000)
        return page

    yield come
    for browser in browsers:
        browser.close()


def assert_nothing_more_is_hidden(page: Page, plain: Page, where: object) -> None:
    before = find_hidden(plain)
    assert {what: why for what, why in find_hidden(page).items() if what not in before} == {}, where


def test_larger_letters_hide_nothing_of_a_game(
    open_window: Callable[[int], Page], new_page: Callable[..., Page], exhibit: str
) -> None:
    large, plain = open_window(22), new_page(reduced_motion="reduce")
    for page in (plain, large):
        PanelPage(page, f"{exhibit}voila/render/play.ipynb").begin()
    for size in SIZES[:2]:
        resize_window(plain, *size)
        resize_window(large, *size)
        assert_nothing_more_is_hidden(large, plain, size)
    large.get_by_role("button", name="Menu", exact=True).click()
    expect(large.get_by_role("dialog", name="Menu")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("letters", [0, 18, 24], ids=["spaced", "18px", "24px"])
@pytest.mark.parametrize("room", ROOMS)
def test_no_notebook_hides_anything(
    open_window: Callable[[int], Page], new_page: Callable[..., Page], exhibit: str, room: str, letters: int
) -> None:
    altered, plain = open_window(letters), new_page(reduced_motion="reduce")
    for page in (plain, altered):
        page.goto(f"{exhibit}voila/render/{room}.ipynb")
        expect(page.locator(ROOMS[room]).first).to_be_visible()
    for size in SIZES:
        resize_window(plain, *size)
        resize_window(altered, *size)
        assert_nothing_more_is_hidden(altered, plain, size)


@pytest.mark.long
@pytest.mark.parametrize("letters", [0, 18, 24], ids=["spaced", "18px", "24px"])
def test_no_page_hides_anything(
    open_window: Callable[[int], Page], new_page: Callable[..., Page], exhibit: str, letters: int
) -> None:
    altered, plain = open_window(letters), new_page(reduced_motion="reduce")
    for path in PAGES:
        for page in (plain, altered):
            page.goto(exhibit + path)
        for size in SIZES:
            resize_window(plain, *size)
            resize_window(altered, *size)
            assert_nothing_more_is_hidden(altered, plain, (path, size))


@pytest.mark.long
@pytest.mark.parametrize("letters", [0, 18, 24], ids=["spaced", "18px", "24px"])
def test_no_moment_of_a_game_hides_anything(
    open_window: Callable[[int], Page], new_page: Callable[..., Page], exhibit: str, letters: int
) -> None:
    altered, plain = open_window(letters), new_page(reduced_motion="reduce")
    tables = [PanelPage(page, f"{exhibit}voila/render/play.ipynb") for page in (plain, altered)]
    for panel in tables:
        panel.begin()
    for choice in range(13):
        if choice % 4 == 0:
            for size in SIZES:
                resize_window(plain, *size)
                resize_window(altered, *size)
                assert_nothing_more_is_hidden(altered, plain, (choice, size))
            resize_window(plain, 1280, 800)
            resize_window(altered, 1280, 800)
        for panel in tables:
            panel.answer()
