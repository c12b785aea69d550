"""The page What if? in a real Chromium: no barriers, by keyboard alone, a run that is stopped, and saved files."""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import find_barriers
from tests.browser.layout import wait_for_layout

ROOM = "voila/render/what-if.ipynb"
PARTS = ("answer", "changes", "players", "limits")

SMALL_TARGETS = """() => [...document.querySelectorAll(".vfw-what-if :is(button, summary, input)")].filter((target) => {
    const box = target.getBoundingClientRect();
    const isSeen = target.checkVisibility() && box.width && !target.matches('.vfw-wi-link');
    return isSeen && (box.width < 43.9 || box.height < 43.9);
}).map((target) => target.outerHTML.slice(0, 120))"""

CUT_OFF = """() => [...document.querySelectorAll('.vfw-what-if *')].filter((element) => {
    const box = element.getBoundingClientRect();
    const isSeen = element.checkVisibility({visibilityProperty: true}) && box.width > 1;
    return isSeen && !element.closest('svg, .vfw-figures, .vfw-live') && (box.left < -1 || box.right > innerWidth + 1);
}).map((element) => element.outerHTML.slice(0, 120))"""

BELOW_THE_SCREEN = """() => ["inside", "limits", "bands"].filter(
    (name) => document.querySelector(`.vfw-wi-area-${name}`).getBoundingClientRect().bottom > innerHeight
)"""


def open_page(page: Page, exhibit: str) -> Locator:
    """Open the page; return its progress region."""
    page.goto(exhibit + ROOM)
    expect(page.locator(".vfw-wi-answer h2")).to_be_visible()
    return page.locator(".vfw-wi-far")


def tab_to(page: Page, name: str, most: int = 40) -> None:
    """Press Tab until the control with this name has the focus."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if re.search(name, page.evaluate("document.activeElement.textContent")):
            return
    raise AssertionError(f"Tab does not lead to {name}")


def test_the_page_has_no_barriers_in_any_size(new_page: Callable[..., Page], exhibit: str) -> None:
    page = new_page(viewport={"width": 1920, "height": 1080})
    open_page(page, exhibit)
    assert find_barriers(page) == []
    assert page.evaluate(BELOW_THE_SCREEN) == []
    page.locator('[data-command="players"][data-value="random"]').click()
    expect(page.locator('[data-command="players"][data-value="random"]')).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".vfw-wi-limits")).to_contain_text("Robin Chance")
    for width, height in ((1280, 800), (1080, 1920), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        wait_for_layout(page)
        assert page.evaluate(CUT_OFF) == [], width
        assert page.evaluate(SMALL_TARGETS) == [], width
    for part in PARTS:
        page.locator(f'[data-turn="{part}"]').click()
        assert find_barriers(page) == [], part
    page.locator('[data-command="questions"]').click()
    expect(page.locator("dialog[open]")).to_be_visible()
    assert find_barriers(page) == []


def test_a_question_is_chosen_run_stopped_and_resumed_by_keyboard(page: Page, exhibit: str) -> None:
    far = open_page(page, exhibit)
    page.locator("#vfw-map-as-changed-OH").dispatch_event("click")  # by touch, at a place without letters
    told = page.locator(".vfw-wi-told")
    expect(told).to_contain_text("Ohio: ratifies in")
    page.locator(".vfw-wi-head h1").click()
    tab_to(page, "Another question")
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open]")).to_be_visible()
    tab_to(page, "Connecticut’s governor")
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(".vfw-wi-question h2")).to_contain_text("Connecticut")
    tab_to(page, r"^Play (them here|[\d,]+ worlds)$")
    page.keyboard.press("Enter")
    expect(far).to_contain_text(re.compile(r"[1-9][\d,]* of 10,000 worlds"))
    expect(page.locator(".vfw-wi-answer")).to_contain_text("The answer so far")
    expect(told).to_contain_text("Ohio: ratifies in")
    focused = page.evaluate("document.activeElement.dataset.command")
    assert focused == "stop", "what was pressed became Stop, and kept the focus"
    page.keyboard.press("Enter")
    expect(far).to_contain_text("Stopped")
    expect(page.locator(".vfw-live")).to_contain_text("of 10,000 worlds are counted. In this model")
    stopped = far.inner_text()
    page.locator('[data-command="go on"]').press("Enter")
    expect(far).not_to_have_text(stopped)
    expect(page.locator('[data-command="stop"]')).to_be_visible()
    page.locator('[data-command="stop"]').press("Enter")
    expect(far).to_contain_text("Stopped")


def test_a_picture_is_saved_as_an_image_and_a_map_can_be_chosen(page: Page, exhibit: str, tmp_path: Path) -> None:
    open_page(page, exhibit)
    page.locator('[data-command="questions"]').click()
    page.locator('[data-command="choose"][data-value="connecticut-session"]').click()
    page.locator('[data-show="difference"]').click()
    expect(page.locator('.vfw-wi-map[data-map="difference"]')).to_be_visible()
    expect(page.locator('.vfw-wi-map[data-map="as changed"]')).to_be_hidden()
    page.locator('[data-command="save"]').click()
    with page.expect_download() as download:
        page.locator('[data-command="save png"][data-value="bars"]').click()
    saved = tmp_path / download.value.suggested_filename
    download.value.save_as(saved)
    assert saved.name == "what-if-bars.png"
    assert saved.read_bytes().startswith(b"\x89PNG")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator('[data-command="save"]')).to_be_focused()
