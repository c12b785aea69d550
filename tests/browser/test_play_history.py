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
def table(page: Page, exhibit: str, tmp_path: Path) -> PanelPage:
    """A person is to play a card, and holds the one whose note is read first."""
    game = tmp_path / "game.json"
    game.write_text(holding(READ_FIRST).save(), encoding="utf-8")
    table = PanelPage(page, exhibit + ROOM)
    before = table.question
    page.locator("[data-open]").set_input_files(game)
    table.wait_for_answer(before)
    return table


def card(table: PanelPage) -> Locator:
    return table.page.locator(f".vfw-card:has([data-pick*='{READ_FIRST}'])")


def test_a_card_leads_to_its_history_by_keyboard_and_the_page_stays_where_it_is(table: PanelPage) -> None:
    page, address = table.page, table.page.url
    way = card(table).get_by_role("button", name="History: Southern Strategy")
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


def test_a_note_comes_before_the_card_is_played_and_escape_leads_back_to_the_card(table: PanelPage) -> None:
    page = table.page
    before = table.question
    card(table).locator("[data-pick]").press("Enter")
    table.wait_for_answer(before)
    kept, before, event = table.kept, table.question, table.prompt.get_by_role("button", name="Event")
    event.press("Enter")
    table.wait_for_answer(before)
    expect(table.cover.get_by_role("heading", name="Southern Strategy")).to_be_focused()
    assert find_barriers(page) == []
    before = table.question
    page.keyboard.press("Escape")
    table.wait_for_answer(before)
    expect(table.cover).to_be_hidden()
    expect(event).to_be_focused()
    assert table.kept == kept
    before = table.question
    event.press("Enter")
    table.wait_for_answer(before)
    table.click(table.command("play it"))
    assert len(table.kept) > len(kept)
    expect(table.cover).to_be_hidden()


def test_how_hard_passages_are_shown_is_remembered(table: PanelPage) -> None:
    page = table.page
    page.get_by_role("button", name="Menu", exact=True).click()
    expect(menu(page).get_by_role("button", name="Covered until opened")).to_have_attribute("aria-pressed", "true")
    menu(page).get_by_role("button", name="Described only").click()
    assert page.evaluate(f"JSON.parse(localStorage['{PREFERENCES_KEY}']).sensitivity") == "described"
    table.reload()
    expect(table.command("continue")).to_be_visible()
    page.wait_for_timeout(SECOND_CLICK)
    table.click(table.command("continue"))
    card(table).get_by_role("button", name="History").click()
    expect(sheet(page).locator(".vfw-left-out")).to_contain_text("is left out here")


def test_at_the_end_the_record_stands_below_the_map_in_every_size(page: Page, exhibit: str) -> None:
    table = PanelPage(page, exhibit + ROOM)
    begin_scenario(table, "1920-nashville")
    page.get_by_role("button", name="Menu", exact=True).click()
    menu(page).get_by_role("button", name="Your game and the record").click()
    expect(sheet(page)).to_contain_text("Tennessee was the 36th of 48")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    while not table.is_over:
        table.answer()
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
