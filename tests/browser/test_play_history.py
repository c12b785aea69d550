"""History beside the game: the note on a card, the note that is read first, and the record at the end."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import find_barriers
from tests.browser.layout import resize_window
from tests.browser.panel_page import PREFERENCES_KEY, SECOND_CLICK, PanelPage
from tests.browser.test_play_dialogs import ROOM, menu, sheet
from tests.browser.test_play_layout import CUT_OFF, FILLS_WINDOW, OVERLAPPING, SMALL_TEXT, WHOLE_TABLE
from tests.browser.test_play_solo import begin_scenario
from tests.panel.test_notes import READ_FIRST, holding


@pytest.fixture
def panel(page: Page, exhibit: str, tmp_path: Path) -> PanelPage:
    """Open a game in which the visitor must play a card, and holds the card whose note is read first."""
    game = tmp_path / "game.json"
    game.write_text(holding(READ_FIRST).save(), encoding="utf-8")
    panel = PanelPage(page, exhibit + ROOM)
    before = panel.question
    page.locator("[data-open]").set_input_files(game)
    panel.wait_for_answer(before)
    return panel


def card(panel: PanelPage) -> Locator:
    return panel.page.locator(f".vfw-card:has([data-pick*='{READ_FIRST}'])")


def test_a_card_opens_its_history_by_keyboard_without_scrolling_the_page(panel: PanelPage) -> None:
    page, address = panel.page, panel.page.url
    way = card(panel).get_by_role("button", name="History: Southern Strategy")
    way.focus()
    page.keyboard.press("Enter")
    expect(sheet(page).get_by_role("heading", name="The history behind it")).to_be_visible()
    covered = sheet(page).locator(".vfw-covered")
    expect(covered.locator("p")).to_be_hidden()
    covered.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(covered.locator("p")).to_be_visible()
    assert find_barriers(page) == []
    number = sheet(page).get_by_role("link", name="Source 2: ")
    number.focus()
    page.keyboard.press("Enter")
    expect(sheet(page).locator(".vfw-sources li").nth(1)).to_be_focused()
    assert page.url == address
    page.keyboard.press("Escape")
    expect(sheet(page)).to_be_hidden()
    expect(way).to_be_focused()


def test_a_note_opens_before_its_card_is_played_and_escape_returns_to_the_card(panel: PanelPage) -> None:
    page = panel.page
    before = panel.question
    card(panel).locator("[data-pick]").press("Enter")
    panel.wait_for_answer(before)
    kept, before, event = panel.kept, panel.question, panel.prompt.get_by_role("button", name="Event")
    event.press("Enter")
    panel.wait_for_answer(before)
    expect(panel.cover.get_by_role("heading", name="Southern Strategy")).to_be_focused()
    assert find_barriers(page) == []
    before = panel.question
    page.keyboard.press("Escape")
    panel.wait_for_answer(before)
    expect(panel.cover).to_be_hidden()
    expect(event).to_be_focused()
    assert panel.kept == kept
    before = panel.question
    event.press("Enter")
    panel.wait_for_answer(before)
    panel.click(panel.command("play it"))
    assert len(panel.kept) > len(kept)
    expect(panel.cover).to_be_hidden()


def test_the_setting_for_hard_passages_is_remembered(panel: PanelPage) -> None:
    page = panel.page
    page.get_by_role("button", name="Menu", exact=True).click()
    expect(menu(page).get_by_role("button", name="Covered until opened")).to_have_attribute("aria-pressed", "true")
    menu(page).get_by_role("button", name="Described only").click()
    assert page.evaluate(f"JSON.parse(localStorage['{PREFERENCES_KEY}']).sensitivity") == "described"
    panel.reload()
    expect(panel.command("continue")).to_be_visible()
    page.wait_for_timeout(SECOND_CLICK)
    panel.click(panel.command("continue"))
    card(panel).get_by_role("button", name="History").click()
    expect(sheet(page).locator(".vfw-left-out")).to_contain_text("is left out here")


def test_at_the_end_the_record_is_below_the_map_in_every_size(page: Page, exhibit: str) -> None:
    panel = PanelPage(page, exhibit + ROOM)
    begin_scenario(panel, "1920-nashville")
    page.get_by_role("button", name="Menu", exact=True).click()
    menu(page).get_by_role("button", name="Your game and the record").click()
    expect(sheet(page)).to_contain_text("Tennessee was the 36th of 48")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    while not panel.is_over:
        panel.answer()
    record = page.locator(".vfw-area-record")
    for name in ("Your game and the record", "What really happened", "To talk about"):
        expect(record.get_by_role("heading", name=name)).to_be_visible()
    expect(record.locator("ol").last.locator("li")).not_to_have_count(0)
    for width, height in (*WHOLE_TABLE, (390, 844), (320, 640)):
        resize_window(page, width, height)
        for look in (CUT_OFF, OVERLAPPING, SMALL_TEXT):
            assert page.evaluate(look) == []
        assert page.evaluate(FILLS_WINDOW) or (width, height) not in WHOLE_TABLE
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert find_barriers(page) == []
    number = record.get_by_role("link", name="Source 1: ").first
    number.click()
    expect(record.locator(".vfw-sources li").first).to_be_focused()
