"""The reading pages in a real Chromium: on every screen, on paper, for every visitor; and the links to them."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser import chromium
from tests.browser.axe import find_barriers
from tests.browser.panel_page import PanelPage
from vfw.resources import lessons
from vfw.server import handouts

PAGES = ["states/", "states/NY", "read/", "read/sources", "read/glossary", "read/players", "read/handouts/nashville"]
PAGES += ["questions/", "questions/hawke-v-smith"]
SIZES = [(1920, 1080), (1280, 800), (1080, 1920), (390, 844), (320, 600)]
LETTER = {"width": 816 - 2 * 60, "height": 1056 - 2 * 68}
"""Pixels: the paper without its margins."""
TOO_WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
SMALLEST_LETTERS = """() => Math.min(...[...document.querySelectorAll('main *')]
    .filter((element) => element.innerText && !element.closest('sup, svg, [aria-hidden]'))
    .map((element) => parseFloat(getComputedStyle(element).fontSize)))"""

HARD_TO_HIT = """() => {
    const numbers = [...document.querySelectorAll('.vfw-source a')].filter((number) => number.checkVisibility());
    const boxes = numbers.map((number) => number.getBoundingClientRect());
    const centres = boxes.map(({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2]);
    const isNear = ([x, y], [u, v]) => Math.hypot(x - u, y - v) < 23.5;
    return numbers.filter((_, i) => boxes[i].width < 24 || boxes[i].height < 24
        || centres.some((other, j) => i !== j && isNear(centres[i], other))).map((number) => number.outerHTML);
}"""
"""The numbers of sources that are smaller than 24 pixels, or nearer to each other."""


@pytest.mark.parametrize("path", PAGES)
def test_a_page_has_no_barriers(page: Page, exhibit: str, path: str) -> None:
    page.goto(exhibit + path)
    assert find_barriers(page) == []


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_pages_fit_every_screen(new_page: Callable[..., Page], exhibit: str, width: int, height: int) -> None:
    page = new_page(viewport={"width": width, "height": height})
    for path in PAGES:
        page.goto(exhibit + path)
        assert page.evaluate(TOO_WIDE) <= 0, path
        assert page.evaluate(SMALLEST_LETTERS) >= 15, path
        assert page.evaluate(HARD_TO_HIT) == [], path


def test_back_leads_to_the_previous_page_and_is_hidden_without_one(page: Page, exhibit: str) -> None:
    back = page.get_by_role("link", name="Back", exact=True)
    page.goto(exhibit)
    page.goto(f"{exhibit}states/")
    expect(back).to_be_hidden()
    page.get_by_role("link", name="Tennessee", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Tennessee")
    back.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The states")
    expect(back).to_be_hidden()


def test_a_page_needs_no_script(new_page: Callable[..., Page], exhibit: str) -> None:
    page = new_page(java_script_enabled=False)
    page.goto(f"{exhibit}states/")
    page.get_by_role("row", name="Tennessee").get_by_role("link").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Tennessee")


def test_a_page_is_navigable_by_keyboard(page: Page, exhibit: str) -> None:
    page.goto(f"{exhibit}states/TN")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the page")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Read aloud")).to_be_focused()
    page.keyboard.press("Tab")
    source = page.get_by_role("link", name="Source 1: ").first
    expect(source).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(":target")).to_contain_text("The Constitution of the United States")


def test_the_map_of_the_states_links_to_their_pages(page: Page, exhibit: str) -> None:
    page.goto(f"{exhibit}states/")
    page.locator(".vfw-states-map a[href$='/RI'] rect").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Rhode Island")
    page.get_by_role("link", name="South Carolina").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("South Carolina")


def test_a_printed_page_has_no_buttons(new_page: Callable[..., Page], exhibit: str) -> None:
    page = new_page(viewport=LETTER)
    page.emulate_media(media="print")
    for path in PAGES:
        page.goto(exhibit + path)
        assert page.evaluate(TOO_WIDE) <= 0, path
        expect(page.get_by_role("banner")).to_be_hidden()
        expect(page.get_by_role("navigation")).to_have_count(0)


@pytest.mark.parametrize("name", lessons("handouts"))
def test_a_handout_is_printed_on_one_sheet(tmp_path: Path, name: str) -> None:
    program = chromium.find()
    assert program
    handouts.print_pdf(program, dict(handouts.render_pages())[f"{name}-handout"], tmp_path / "handout.pdf")
    pdf = (tmp_path / "handout.pdf").read_bytes()
    assert pdf.startswith(b"%PDF-")
    assert b"SourceSerif4" in pdf, "printed with our own type"
    assert len(re.findall(rb"/Type /Page\b", pdf)) == 2


@pytest.fixture
def game(page: Page, exhibit: str) -> PanelPage:
    panel = PanelPage(page, f"{exhibit}voila/render/play.ipynb")
    panel.begin()
    return panel


def test_a_state_on_the_map_opens_its_page_beside_the_game(game: PanelPage) -> None:
    page, before = game.page, game.question
    page.locator("path.vfw-state[data-key='TN']").hover(force=True)
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="About Tennessee in history, opens in a new tab").click()
    expect(opened.value.get_by_role("heading", level=1)).to_have_text("Tennessee")
    assert opened.value.evaluate("window.opener") is None
    assert game.question == before


def test_on_a_phone_the_close_button_of_a_dialog_stays_visible(game: PanelPage) -> None:
    page = game.page
    page.set_viewport_size({"width": 390, "height": 560})
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Your game and the record").click()
    sheet = page.locator(".vfw-opened")
    close = sheet.get_by_role("button", name="Close")
    expect(close).to_be_in_viewport(ratio=1)
    sheet.get_by_text("Sources", exact=True).click()
    expect(sheet.locator(".vfw-sources")).to_be_visible()
    assert sheet.evaluate("sheet => sheet.scrollHeight > sheet.clientHeight")
    expect(close).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": 390, "height": 844})
    expect(close).to_be_in_viewport(ratio=1)
    assert page.evaluate(HARD_TO_HIT) == []
    box = close.bounding_box()
    assert box
    assert box["height"] >= 44
    close.click()
    expect(sheet).to_be_hidden()


def test_the_table_of_states_opens_a_state_page_by_keyboard(game: PanelPage) -> None:
    page = game.page
    page.get_by_role("button", name="States", exact=True).click()
    row = page.get_by_role("row", name="Wyoming")
    expect(row.get_by_role("cell").nth(2)).to_have_text("In history ↗")
    link = row.get_by_role("link", name="About Wyoming in history, opens in a new tab")
    link.focus()
    expect(link).to_be_focused()
    with page.context.expect_page() as opened:
        page.keyboard.press("Enter")
    expect(opened.value.get_by_role("heading", level=1)).to_have_text("Wyoming")


def test_a_kiosk_opens_no_tab(page: Page, exhibit: str) -> None:
    game = PanelPage(page, f"{exhibit}voila/render/play.ipynb")
    game.begin()
    page.evaluate("document.documentElement.classList.add('vfw-kiosk')")
    page.locator("path.vfw-state[data-key='TN']").hover(force=True)
    expect(page.locator(".vfw-state-sheet")).to_contain_text("Tennessee")
    link = page.locator(".vfw-state-sheet").get_by_role("link", name="About Tennessee in history", exact=True)
    expect(link).not_to_have_attribute("target", "_blank")
