"""The game is accessible: axe-core, reflow, zoom, targets for a finger, and readable text."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.axe import find_barriers
from tests.browser.conftest import RequestMonitor
from tests.browser.layout import resize_window
from tests.browser.panel_page import PanelPage
from tests.browser.text_spacing import find_hidden_by_spacing
from tests.server.running import PATIENCE

ROOM = "voila/render/play.ipynb"
ANSWERS_BEFORE = {"start page": None, "game just begun": 0, "some choices in": 12}
"""The number of choices so far; None if no game has begun."""

NARROW = (320, 640)
ZOOMED = (640, 400)
"""The size of a window of 1280×800 at 200 %."""

IN_SIGHT = """element => element.checkVisibility({ visibilityProperty: true })
    && element.getBoundingClientRect().width > 1 && !element.closest('svg, .vfw-live, [inert]')"""

CUT_OFF = f"""() => {{
    const panel = document.querySelector('.vfw-panel');
    const seen = [...panel.querySelectorAll('*')].filter({IN_SIGHT}).filter((element) => !element.closest('.vfw-map'));
    const isIn = (flows, element, side) => flows.includes(getComputedStyle(element)[`overflow${{side}}`]);
    const inStrip = (element) => {{
        for (let around = element.parentElement; around !== panel; around = around.parentElement)
            if (isIn(['auto', 'scroll'], around, 'X')) return true;
    }};
    const cut = ['hidden', 'clip'];
    return seen.filter((element) => {{
        const box = element.getBoundingClientRect();
        const isBeside = (box.left < -1 || box.right > innerWidth + 1) && !inStrip(element);
        const isWider = element.scrollWidth > element.clientWidth + 1 && isIn(cut, element, 'X');
        const isHigher = element.scrollHeight > element.clientHeight + 1 && isIn(cut, element, 'Y');
        return isBeside || isWider || isHigher;
    }}).map((element) => element.outerHTML.slice(0, 150));
}}"""

TOO_WIDE = """() => [document.scrollingElement, document.querySelector('.vfw-panel')]
    .filter((element) => element.scrollWidth > innerWidth)
    .map((element) => `${element.className}: ${element.scrollWidth}`)"""

# A radio button can be pressed on its label too. A link within a sentence is as high as the line allows.
SMALL_TARGETS = f"""() => [...document.querySelectorAll(':is(button, summary, input, select, [role=button])')]
    .filter({IN_SIGHT}).flatMap((target) => {{
        const whole = target.matches('[type=radio], [type=checkbox]') ? target.closest('label') ?? target : target;
        const {{ width, height }} = whole.getBoundingClientRect();
        const isLarge = target.matches('.vfw-ref') ? height > 23.9 : Math.min(width, height) > 43.9;
        const name = target.ariaLabel || target.innerText || target.name;
        return isLarge ? [] : [`${{name}}: ${{Math.round(width)}} × ${{Math.round(height)}}: ${{target.className}}`];
    }})"""

# Texts for screen readers alone have size 0.
SMALL_TEXT = f"""() => [...document.querySelectorAll('body *')].filter({IN_SIGHT}).flatMap((element) => {{
    const isWritten = [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
    const size = parseFloat(getComputedStyle(element).fontSize);
    const isSmall = isWritten && 0 < size && size < 14.99 && !element.closest('.vfw-map');
    return isSmall ? [`${{size}} px: ${{element.outerHTML.slice(0, 120)}}`] : [];
}})"""


@pytest.fixture(scope="module", params=ANSWERS_BEFORE)
def game_page(request: pytest.FixtureRequest, chromium: Browser, exhibit: str) -> Iterator[Page]:
    """Open a page that is checked in every size."""
    context = chromium.new_context(viewport={"width": 1280, "height": 800})
    context.set_default_timeout(PATIENCE * 1000)
    monitor = RequestMonitor()
    panel = PanelPage(monitor.observe(context.new_page()), exhibit + ROOM)
    choices = ANSWERS_BEFORE[request.param]
    if choices is not None:
        panel.begin()
        for _ in range(choices):
            panel.answer()
    yield panel.page
    context.close()
    assert not monitor.errors
    assert not monitor.external_requests


@pytest.mark.parametrize("width", [1280, 390])
def test_axe_finds_no_barrier_at_the_table(game_page: Page, width: int) -> None:
    resize_window(game_page, width, 800)
    assert find_barriers(game_page) == []


def test_wider_spacing_hides_nothing_on_a_laptop(game_page: Page) -> None:
    resize_window(game_page, 1366, 768)
    assert find_hidden_by_spacing(game_page) == []


def test_axe_finds_a_barrier_that_exists(page: Page) -> None:
    page.set_content("<html lang=en><title>Votes</title><main><h1>Votes</h1><button></button></main></html>")
    (barrier,) = find_barriers(page)
    assert barrier.startswith("button-name: ")
    assert barrier.endswith(": <button></button>")


@pytest.mark.parametrize(("width", "height"), [NARROW, ZOOMED], ids=["narrow", "zoomed"])
def test_everything_reflows_and_nothing_is_cut_off(game_page: Page, width: int, height: int) -> None:
    resize_window(game_page, width, height)
    assert game_page.evaluate(TOO_WIDE) == []
    assert game_page.evaluate(CUT_OFF) == []


@pytest.mark.parametrize("width", [390, 1280, 1920])
def test_every_target_is_large_enough_for_a_finger(game_page: Page, width: int) -> None:
    resize_window(game_page, width, 800)
    assert game_page.evaluate(SMALL_TARGETS) == []


@pytest.mark.parametrize("width", [320, 390, 1280, 1920])
def test_no_text_is_too_small_to_read(game_page: Page, width: int) -> None:
    resize_window(game_page, width, 800)
    assert game_page.evaluate(SMALL_TEXT) == []
