"""A page that reads aloud: its texts, its marks, and its pause button."""

from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.axe import find_barriers
from tests.browser.panel_page import PanelPage
from tests.browser.test_lesson import LessonPage
from tests.server.running import CHECKOUT, Running, wait_until
from tests.speech import stand_in

BEING_READ = ".vfw-being-read"


def wait_for(read_aloud: Path, *texts: str) -> None:
    """Wait until these texts have been read, one after the other."""

    def were_read() -> bool:
        given = iter(stand_in.given(read_aloud))
        return all(text in given for text in texts)

    wait_until(were_read, f"{texts} are read")


def test_a_state_page_is_read_aloud_and_marked_by_key(page: Page, exhibit: str, read_aloud: Path) -> None:
    page.goto(f"{exhibit}states/WY")
    button = page.get_by_role("button", name="Read aloud")
    button.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Stop reading")).to_be_focused()
    expect(page.locator(BEING_READ)).to_have_count(1)
    assert find_barriers(page) == []
    # Check both at once, because the next text may already be playing.
    page.wait_for_function(
        "it => document.querySelector(it) && getComputedStyle(document.querySelector(it)).outlineStyle === 'solid'",
        arg=BEING_READ,
    )
    # Each sentence follows the end of the last; the numbers of sources are left out.
    wait_for(
        read_aloud, "Wyoming", "In short", "The Union", "Wyoming joined the Union on 10 July 18 90, as the 44th state."
    )
    for control in page.locator(".vfw-aloud button").all():
        box = control.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
    page.keyboard.press("Escape")
    expect(page.locator(BEING_READ)).to_have_count(0)
    expect(button).to_be_visible()
    louder = page.get_by_role("button", name="Louder")
    for _ in range(2):
        expect(louder).not_to_have_attribute("aria-disabled", "true")
        louder.click()
    expect(louder).to_have_attribute("aria-disabled", "true")
    assert page.evaluate("JSON.parse(localStorage['vfw:likings'])") == {"volume": "5"}


def test_lesson_steps_and_cards_are_read_aloud_until_they_close(page: Page, exhibit: str, read_aloud: Path) -> None:
    story = LessonPage(page, exhibit, "nashville")
    title = story.title.inner_text()
    story.button("Read aloud").click()
    wait_for(read_aloud, title)
    expect(page.locator(f".vfw-step {BEING_READ}")).to_have_count(1)
    story.button("Next step ›").click()
    expect(page.locator(BEING_READ)).to_have_count(0)

    panel = PanelPage(page, f"{exhibit}voila/render/play.ipynb")
    panel.begin()
    card = page.locator(".vfw-table [data-sheet^='card:']").first
    name = card.inner_text()
    card.click()
    sheet = page.locator(".vfw-opened")
    sheet.get_by_role("button", name="Read aloud").click()
    wait_for(read_aloud, name)
    expect(sheet.locator(BEING_READ)).to_have_count(1)
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(page.locator(BEING_READ)).to_have_count(0)


def test_without_a_voice_there_is_no_button(page: Page, servers: ExitStack) -> None:
    server = servers.enter_context(Running.exhibit(CHECKOUT / "notebooks", "--speech=none"))
    button = page.locator("[data-read-aloud]")
    for address in ("states/TN", "read/language"):
        page.goto(f"{server.url}{address}")
        expect(button).to_be_hidden()
    LessonPage(page, server.url, "nashville")
    expect(button).to_be_hidden()
    panel = PanelPage(page, f"{server.url}voila/render/play.ipynb")
    panel.begin()
    page.locator(".vfw-table [data-sheet^='card:']").first.click()
    expect(page.locator(".vfw-opened h2")).to_be_visible()
    expect(button).to_be_hidden()
