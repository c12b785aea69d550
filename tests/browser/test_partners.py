"""Games for more than two in a browser: chosen by a picture, names typed, and no player's cards before a hand-off."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import find_barriers
from tests.browser.panel_page import SECOND_CLICK, PanelPage
from tests.server.running import Running, write_notebook

ROOM = """
from vfw.panel import Panel
Panel(slot="play", whole_page=True)
"""
PERSONS = dict.fromkeys(("purple-suffragist", "yellow-suffragist", "first-opposition", "second-opposition"), "person")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    notebook: Path = write_notebook(tmp_path_factory.mktemp("room") / "play.ipynb", ROOM)
    with Running.exhibit(notebook.parent) as server:
        yield f"{server.url}voila/render/play.ipynb"


def begin(panel: PanelPage, picture: str) -> None:
    """Begin the game with this picture, with people in all open seats."""
    page = panel.page
    panel.click(panel.command("choose"))
    page.get_by_role("radio", name=picture).check()
    for seat, kind in PERSONS.items():
        asked = page.locator(f'input[name="{seat}"][value="{kind}"]')
        if asked.is_enabled():
            asked.check()
    page.fill('input[name="seed"]', "7")
    panel.click(page.get_by_role("button", name="Begin", exact=True))


def test_partners_hand_over_the_screen_by_name(page: Page, address: str) -> None:
    panel = PanelPage(page, address)
    begin(panel, "Two on each side")
    ready = page.get_by_role("button", name="I am ready: show my cards")
    expect(ready).to_be_focused()
    expect(page.locator(".vfw-hand-off .vfw-seat-sign")).to_be_visible()
    assert page.locator(".vfw-hand .vfw-face").count() == 0
    assert find_barriers(page) == []
    page.get_by_label("Your name").fill("Anna")
    page.keyboard.press("Enter")
    expect(page.locator(".vfw-hand-off")).to_have_count(0)
    expect(page.locator(".vfw-whose")).to_have_text("Anna")
    assert page.locator(".vfw-hand .vfw-face").count() > 0


def test_a_mistake_is_undone_by_key_before_the_screen_changes_hands(page: Page, address: str) -> None:
    panel = PanelPage(page, address)
    begin(panel, "Two on each side")
    panel.click(page.get_by_role("button", name="I am ready: show my cards"))
    panel.click(page.locator('.vfw-hand [data-pick*="seneca-falls"]').first)
    while not page.locator(".vfw-hand-off").count():
        panel.answer()
    expect(page.get_by_role("button", name="I am ready: show my cards")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(page.get_by_role("button", name="Not yet: undo …")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Suffragists, purple agrees")).to_be_focused()
    assert find_barriers(page) == []
    page.wait_for_timeout(SECOND_CLICK)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Taken back")).to_be_visible()
    page.wait_for_timeout(SECOND_CLICK)
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="Suffragists, purple, it is your turn")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("picture", ["Two on each side", "Together against the Oppobot"])
def test_partners_play_to_the_end_without_seeing_each_others_cards(page: Page, address: str, picture: str) -> None:
    panel, hand, handed = PanelPage(page, address), set[str](), 0
    begin(panel, picture)
    while not panel.is_over:
        if page.locator(".vfw-hand-off").count():
            handed += 1
            told = page.locator(".vfw-log, .vfw-table").all_inner_texts()
            hidden = {title for title in hand if not any(title in text for text in told)}
            html = page.locator(".vfw-panel").first.inner_html()
            assert {title for title in hidden if title in html} == set()
        else:
            hand = {*page.locator(".vfw-hand .vfw-face h3").all_inner_texts()}
        panel.answer()
    assert handed > 12


def test_the_hand_off_is_visible_after_scrolling_down(page: Page, address: str) -> None:
    """Check it as on a page at 200 %, or on a telephone in landscape."""
    page.set_viewport_size({"width": 640, "height": 400})
    panel = PanelPage(page, address)
    begin(panel, "Two on each side")
    ready = page.get_by_role("button", name="I am ready: show my cards")
    panel.click(ready)
    while not ready.count():
        panel.answer()
    expect(ready).to_be_in_viewport()


def test_typed_names_stay_with_their_players(page: Page, address: str) -> None:
    panel = PanelPage(page, address)
    panel.click(panel.command("choose"))
    name = page.locator('[data-asks="yellow-suffragist"]').get_by_label("Name")
    expect(name).to_be_hidden()
    page.get_by_role("radio", name="Together, with open hands").check()
    name.fill("Bea")
    page.locator('input[name="yellow-suffragist"][value="greedy"]').check()
    expect(name).to_be_hidden()
    page.locator('input[name="yellow-suffragist"][value="person"]').check()
    expect(name).to_have_value("Bea")
    links = page.locator('[data-asks="table"] a')
    assert [link.get_attribute("href") for link in links.all()] == ["../../read/partners", "../../read/colors"]
