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
    """The game with a kernel for each page, and none besides."""
    with Running.exhibit(CHECKOUT / "notebooks" / "play.ipynb", ROOM_FOR_ALL) as server:
        yield server


def expect_nothing_to_reach(page: Page) -> None:
    """What has the focus, or lies under the pointer, is the banner or nothing."""
    assert page.locator(".vfw-layout").evaluate("layout => layout.inert")
    for _ in range(4):
        page.keyboard.press("Tab")
        assert not page.evaluate("document.activeElement.closest('.vfw-layout') !== null")


@pytest.mark.long
@pytest.mark.allow_errors
def test_a_page_whose_kernel_died_comes_back_by_itself_with_the_game(page: Page, server: Running) -> None:
    table = PanelPage(page, server.url)
    table.begin()
    for _ in range(4):
        table.answer()
    picture, kept = table.picture, table.kept
    (kernel,) = server.kernel_processes()
    kernel.kill()
    told = table.prompt.get_by_text("The exhibit was gone for a moment. Your game goes on where it was.")
    expect(told).to_be_visible()
    table.wait_for_panel()
    assert table.kept == kept
    assert table.picture["map"] == picture["map"]
    table.answer()
    expect(told).to_have_count(0)
    assert table.kept[: len(kept)] == kept
    assert len(table.kept) > len(kept)
    page.close(run_before_unload=True)


@pytest.mark.long
@pytest.mark.allow_errors
def test_a_kernel_that_lives_and_is_silent_is_given_up_and_the_game_goes_on(page: Page, server: Running) -> None:
    table = PanelPage(page, server.url)
    table.begin()
    table.answer()
    kept = table.kept
    (kernel,) = server.kernel_processes()
    kernel.suspend()
    expect(
        table.prompt.get_by_text("The exhibit was gone for a moment. Your game goes on where it was.")
    ).to_be_visible()
    table.wait_for_panel()
    assert table.kept == kept
    table.answer()
    page.close(run_before_unload=True)


@pytest.mark.long
def test_a_pulled_cable_is_told_clicks_are_blocked_and_it_leaves_when_it_is_back(page: Page, server: Running) -> None:
    cable = Connection(page)
    table = PanelPage(page, server.url)
    table.begin()
    table.answer()
    picture, kept = table.picture, table.kept
    had_focus = '.vfw-prompt [data-command="undo"]'
    page.locator(had_focus).focus()
    cable.delivers_to_kernel = cable.delivers_to_page = False
    expect(table.banner).to_contain_text(SAID, timeout=30_000)
    expect_nothing_to_reach(page)
    box = table.prompt.locator("[data-pick], [data-command]").first.bounding_box()
    assert box
    page.mouse.click(box["x"] + 5, box["y"] + 5)
    page.get_by_role("button", name="Load the page again").focus()
    cable.delivers_to_kernel = cable.delivers_to_page = True
    expect(table.banner).to_have_count(0)
    assert page.evaluate(f"document.activeElement.matches('{had_focus}')"), "the focus is lost"
    assert table.picture == picture
    assert table.kept == kept
    table.answer()
    assert len(table.kept) > len(kept)


def test_an_answer_whose_picture_got_lost_is_painted_again(page: Page, server: Running) -> None:
    cable = Connection(page)
    table = PanelPage(page, server.url)
    table.begin()
    before = table.question
    cable.delivers_to_page = False
    table.cards.locator("[data-pick]").first.click(force=True)
    page.wait_for_timeout(500)
    assert table.question == before
    cable.delivers_to_page = True
    table.wait_for_answer(before)
    expect(table.prompt.get_by_role("heading")).not_to_have_text("Play a card")
    assert len(table.kept) > 1


@pytest.mark.allow_errors
def test_going_offline_is_told_and_back_online_the_game_goes_on(page: Page, server: Running) -> None:
    table = PanelPage(page, server.url)
    table.begin()
    table.answer()
    kept = table.kept
    page.context.set_offline(True)
    expect(table.banner).to_contain_text(SAID, timeout=30_000)
    expect_nothing_to_reach(page)
    page.context.set_offline(False)
    expect(table.banner).to_have_count(0, timeout=60_000)
    page.wait_for_timeout(SECOND_CLICK)
    table.answer()
    assert table.kept[: len(kept)] == kept
    assert len(table.kept) > len(kept)
