"""Win Tennessee in a real browser: a whole visit by touch at an upright kiosk, and another by keyboard alone."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import find_barriers
from tests.browser.panel_page import SECOND_CLICK
from tests.server.running import CHECKOUT, Running, write_notebook

KIOSK, LYING, LAPTOP = [
    {"width": width, "height": height} for width, height in ((1080, 1920), (1920, 1080), (1280, 800))
]
QUESTION = "(document.querySelector('.vfw-cover') ?? document.querySelector('.vfw-prompt'))?.dataset.question"
ANSWERS = ".vfw-guided-hand [data-pick], .vfw-guided [data-pick], .vfw-stage-foot [data-pick], .vfw-let-fall"
SEED = "touch 3"

SMALL = """() => [...document.querySelectorAll('.vfw-panel :is(button, a.vfw-button)')]
    .filter((target) => target.checkVisibility() && !target.closest('.vfw-map') && !target.closest('.vfw-live'))
    .filter((target) => target.getBoundingClientRect().width > 1)
    .map((target) => [target.innerText, target.getBoundingClientRect()])
    .filter(([, box]) => Math.min(box.width, box.height) < 59.5)
    .map(([name, box]) => `${name}: ${box.width} × ${box.height}`)"""
SMALL_LETTERS = """() => [...document.querySelectorAll('.vfw-layout *')].filter((element) =>
    !element.closest('.vfw-map, sup') && element.checkVisibility()
    && [...element.childNodes].some((node) => node instanceof Text && node.data.trim())
    && parseFloat(getComputedStyle(element).fontSize) < 24).map((element) => element.outerHTML.slice(0, 120))"""

UNDER_THE_BAR = """() => [...document.querySelectorAll('.vfw-layout :is(h2, p, li, button, a.vfw-button)')]
    .filter((element) => !element.closest('.vfw-map, .vfw-live') && element.checkVisibility())
    .filter((element) => element.getBoundingClientRect().bottom > innerHeight - 84)
    .map((element) => element.innerText)"""
LETTERS = """() => { const words = document.querySelector('.vfw-guided > p');
    return parseFloat(getComputedStyle(words).fontSize) * words.currentCSSZoom }"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("doors")
    write_notebook(folder / "tennessee.ipynb", f"from vfw.activities import WinTennessee\nWinTennessee({SEED!r})")
    with Running.exhibit(folder) as server:
        yield f"{server.url}voila/render/tennessee.ipynb"


def open_game(page: Page, address: str) -> Page:
    page.goto(address)
    page.wait_for_selector(".vfw-tag", state="attached")
    page.wait_for_timeout(SECOND_CLICK)
    return page


def answer(page: Page, press: Callable[[], None]) -> None:
    """Press, and wait for another question. A press that comes at once counts as the second half of a double click."""
    before = page.evaluate(QUESTION)
    page.wait_for_timeout(SECOND_CLICK)
    press()
    page.wait_for_function(f"before => {QUESTION} !== before", arg=before)


def test_a_visit_by_touch_at_an_upright_kiosk(new_page: Callable[..., Page], address: str) -> None:
    page = open_game(new_page(viewport=KIOSK, has_touch=True), address)
    expect(page.get_by_role("heading", name="Touch a card")).to_be_visible()
    map_, intro = page.locator(".vfw-map").bounding_box(), page.locator(".vfw-guided-intro").bounding_box()
    assert map_
    assert intro
    assert map_["y"] <= intro["y"] <= map_["y"] + map_["height"] - intro["height"], "it lies over the map"
    row = page.locator(".vfw-guided-row").bounding_box()
    presses, looked_at = 0, set[str]()
    while not page.locator(".vfw-ending").count():
        is_staged = page.locator(".vfw-on-stage").count() > 0
        kind = "stage" if is_staged else page.locator(".vfw-prompt h2").inner_text()
        if kind not in looked_at:
            looked_at.add(kind)
            assert find_barriers(page, ".vfw-panel") == []
            assert page.evaluate(SMALL) == []
            assert page.evaluate("document.querySelector('.vfw-panel').scrollHeight") <= KIOSK["height"]
        if not is_staged:
            assert page.locator(".vfw-guided-row").bounding_box() == row, "the row never moves"
            assert page.evaluate(SMALL_LETTERS) == []
            first = page.locator(ANSWERS).first.bounding_box()
            assert first
            assert first["y"] > 0.35 * KIOSK["height"], "what is touched lies within reach"
        answer(page, page.locator(ANSWERS).first.tap)
        presses += 1
    assert 7 <= presses <= 9, "six to eight choices, and the result"
    assert find_barriers(page, ".vfw-panel") == []
    assert page.evaluate(SMALL) == []
    expect(page.locator(".vfw-ending")).to_contain_text("49 to 47")
    expect(page.get_by_role("link", name=re.compile("June 1919"))).to_be_visible()
    answer(page, page.locator(".vfw-ending [data-command]").tap)
    expect(page.locator(".vfw-guided-intro")).to_be_visible()


def test_nothing_is_under_the_bar_of_a_landscape_kiosk(new_page: Callable[..., Page], address: str) -> None:
    page = open_game(new_page(viewport=LYING, has_touch=True), address)
    page.add_style_tag(path=CHECKOUT / "vfw/kiosk/web/kiosk.css")
    page.evaluate("document.documentElement.classList.add('vfw-kiosk')")
    map_ = page.locator(".vfw-area-map").bounding_box()
    while not page.locator(".vfw-ending").count():
        if not page.locator(".vfw-on-stage").count():
            assert page.evaluate(UNDER_THE_BAR) == []
            assert page.locator(".vfw-area-map").bounding_box() == map_, "it stays where it is"
        answer(page, page.locator(ANSWERS).first.tap)
    assert page.evaluate(UNDER_THE_BAR) == []
    letters = page.evaluate(LETTERS)
    page.evaluate(
        "document.querySelector('.vfw-panel').style.setProperty('--vfw-zoom', 'calc(1.2 * var(--vfw-usual-zoom))')"
    )
    assert page.evaluate(LETTERS) > 1.1 * letters, "larger letters are larger"


def test_a_visit_by_keyboard_with_reduced_motion(new_page: Callable[..., Page], address: str) -> None:
    page = open_game(new_page(viewport=LAPTOP, reduced_motion="reduce"), address)
    tennessee = page.locator('.vfw-map path[data-key="TN"]')
    edge = "path => [getComputedStyle(path).animationName, getComputedStyle(path).strokeWidth]"
    assert tennessee.evaluate(edge) == ["none", "4px"]

    def by_key() -> None:
        for _ in range(80):
            page.keyboard.press("Tab")
            if page.evaluate(f"document.activeElement.matches({ANSWERS!r})"):
                break
        page.keyboard.press("Enter")

    while not page.locator(".vfw-ending").count():
        answer(page, by_key)
    heard = page.locator(".vfw-live").first
    expect(heard).to_contain_text("What happened on 18 August 1920")
    assert page.evaluate("document.documentElement.scrollWidth") <= LAPTOP["width"]
