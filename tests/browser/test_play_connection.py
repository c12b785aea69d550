"""The connection is lost: the page says so, takes no clicks, and goes on when it can."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.connection import Connection
from tests.browser.panel_page import SECOND_CLICK, PanelPage
from tests.server.running import CHECKOUT, ROOM_FOR_ALL, Running

SAID = "The exhibit does not answer. Your game is kept in this browser."


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """Serve the game with a kernel for each page, and no spare kernel."""
    with Running.exhibit(CHECKOUT / "notebooks" / "play.ipynb", ROOM_FOR_ALL) as server:
        yield server


def expect_page_blocked(page: Page) -> None:
    """Check that only the banner, or nothing, has the focus or is under the pointer."""
    assert page.locator(".vfw-layout").evaluate("layout => layout.inert")
    for _ in range(4):
        page.keyboard.press("Tab")
        assert not page.evaluate("document.activeElement.closest('.vfw-layout') !== null")


@pytest.mark.long
@pytest.mark.allow_errors
def test_a_page_with_a_dead_kernel_recovers_with_its_game(page: Page, server: Running) -> None:
    panel = PanelPage(page, server.url)
    panel.begin()
    for _ in range(4):
        panel.answer()
    picture, kept = panel.picture, panel.kept
    (kernel,) = server.kernel_processes()
    kernel.kill()
    told = panel.prompt.get_by_text("The exhibit was gone for a moment. Your game goes on where it was.")
    expect(told).to_be_visible()
    panel.wait_for_panel()
    assert panel.kept == kept
    assert panel.picture["map"] == picture["map"]
    panel.answer()
    expect(told).to_have_count(0)
    assert panel.kept[: len(kept)] == kept
    assert len(panel.kept) > len(kept)
    page.close(run_before_unload=True)


@pytest.mark.long
@pytest.mark.allow_errors
def test_a_silent_kernel_is_replaced_and_the_game_goes_on(page: Page, server: Running) -> None:
    panel = PanelPage(page, server.url)
    panel.begin()
    panel.answer()
    kept = panel.kept
    (kernel,) = server.kernel_processes()
    kernel.suspend()
    expect(
        panel.prompt.get_by_text("The exhibit was gone for a moment. Your game goes on where it was.")
    ).to_be_visible()
    panel.wait_for_panel()
    assert panel.kept == kept
    panel.answer()
    page.close(run_before_unload=True)


@pytest.mark.long
def test_a_lost_connection_is_reported_and_blocks_clicks_until_it_is_back(page: Page, server: Running) -> None:
    cable = Connection(page)
    panel = PanelPage(page, server.url)
    panel.begin()
    panel.answer()
    picture, kept = panel.picture, panel.kept
    had_focus = '.vfw-prompt [data-command="undo"]'
    page.locator(had_focus).focus()
    cable.delivers_to_kernel = cable.delivers_to_page = False
    expect(panel.banner).to_contain_text(SAID, timeout=30_000)
    expect_page_blocked(page)
    box = panel.prompt.locator("[data-pick], [data-command]").first.bounding_box()
    assert box
    page.mouse.click(box["x"] + 5, box["y"] + 5)
    page.get_by_role("button", name="Load the page again").focus()
    cable.delivers_to_kernel = cable.delivers_to_page = True
    expect(panel.banner).to_have_count(0)
    assert page.evaluate(f"document.activeElement.matches('{had_focus}')"), "the focus is lost"
    assert panel.picture == picture
    assert panel.kept == kept
    panel.answer()
    assert len(panel.kept) > len(kept)


def test_an_answer_with_a_lost_reply_is_painted_again(page: Page, server: Running) -> None:
    cable = Connection(page)
    panel = PanelPage(page, server.url)
    panel.begin()
    before = panel.question
    cable.delivers_to_page = False
    panel.cards.locator("[data-pick]").first.click(force=True)
    page.wait_for_timeout(500)
    assert panel.question == before
    cable.delivers_to_page = True
    panel.wait_for_answer(before)
    expect(panel.prompt.get_by_role("heading")).not_to_have_text("Play a card")
    assert len(panel.kept) > 1


@pytest.mark.allow_errors
def test_going_offline_is_reported_and_back_online_the_game_goes_on(page: Page, server: Running) -> None:
    panel = PanelPage(page, server.url)
    panel.begin()
    panel.answer()
    kept = panel.kept
    page.context.set_offline(True)
    expect(panel.banner).to_contain_text(SAID, timeout=30_000)
    expect_page_blocked(page)
    page.context.set_offline(False)
    expect(panel.banner).to_have_count(0, timeout=60_000)
    page.wait_for_timeout(SECOND_CLICK)
    panel.answer()
    assert panel.kept[: len(kept)] == kept
    assert len(panel.kept) > len(kept)
