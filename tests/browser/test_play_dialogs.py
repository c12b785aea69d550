"""What opens over the table: the menu and what it remembers, sheets, the table of states, the uses of a card."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.panel_page import PREFERENCES_KEY, PanelPage
from vfw.panel.modes.watching import LONGEST_LOOK

ROOM = "voila/render/play.ipynb"


@pytest.fixture
def table(page: Page, exhibit: str) -> PanelPage:
    table = PanelPage(page, exhibit + ROOM)
    table.begin()
    return table


def menu(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Menu")


def sheet(page: Page) -> Locator:
    return page.locator(".vfw-opened")


# The menu


def test_the_menu_is_walked_by_keyboard_and_gives_the_focus_back(table: PanelPage) -> None:
    page = table.page
    button = page.get_by_role("button", name="Menu", exact=True)
    button.focus()
    page.keyboard.press("Enter")
    expect(menu(page)).to_be_visible()
    expect(menu(page).get_by_role("button", name="Close")).to_be_focused()
    page.keyboard.press("Escape")
    expect(menu(page)).to_be_hidden()
    expect(button).to_be_focused()


def test_likings_take_effect_and_are_remembered(table: PanelPage) -> None:
    page = table.page
    panel = page.locator(".vfw-panel")
    page.get_by_role("button", name="Menu", exact=True).click()
    for name in ("Large", "Dark", "No movement", "One at a time"):
        menu(page).get_by_role("button", name=name, exact=True).click()
        expect(menu(page).get_by_role("button", name=name, exact=True)).to_have_attribute("aria-pressed", "true")
    assert panel.evaluate("panel => panel.currentCSSZoom") == pytest.approx(1.2)
    page.set_viewport_size({"width": 800, "height": 600})
    largest = menu(page).get_by_role("button", name="Largest", exact=True)
    largest.click()
    expect(largest).to_have_attribute("aria-pressed", "true")
    expect(largest).to_be_in_viewport(ratio=0.95)
    menu(page).get_by_role("button", name="Large", exact=True).click()
    page.set_viewport_size({"width": 1280, "height": 720})
    table.reload()
    expect(panel).to_have_class(re.compile(r"vfw-dark.*vfw-still|vfw-still.*vfw-dark"))
    assert panel.evaluate("panel => panel.currentCSSZoom") == pytest.approx(1.2)
    assert page.evaluate(f"JSON.parse(localStorage['{PREFERENCES_KEY}']).pace") == "one"


def test_a_game_goes_into_a_file_and_comes_out_of_it(table: PanelPage, tmp_path: Path) -> None:
    page = table.page
    for _ in range(3):
        table.answer()
    picture, kept = table.picture, table.kept
    with page.expect_download() as download:
        page.get_by_role("button", name="Menu", exact=True).click()
        menu(page).get_by_role("button", name="Save as a file").click()
    path = tmp_path / download.value.suggested_filename
    download.value.save_as(path)
    assert path.name == "votes-for-women.json"
    table.choose("New game")
    before = table.question
    page.locator("[data-open]").set_input_files(path)
    table.wait_for_answer(before)
    table.click(page.get_by_role("button", name="Begin the new game"))
    assert table.picture["map"] == picture["map"]
    assert table.kept == kept


def test_a_file_that_is_no_game_is_told_and_the_game_goes_on(table: PanelPage, tmp_path: Path) -> None:
    page, kept = table.page, table.kept
    picture = tmp_path / "picture.json"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n" * 9)
    page.locator("[data-open]").set_input_files(picture)
    expect(table.prompt.get_by_role("alert")).to_contain_text("That file cannot be opened")
    too_large = tmp_path / "film.mp4"
    too_large.write_bytes(bytes(4_000_001))
    page.locator("[data-open]").set_input_files(too_large)
    expect(table.prompt.get_by_role("alert")).to_contain_text("it is too large to be a game")
    page.locator("[data-open]").set_input_files(picture)
    expect(table.prompt.get_by_role("alert")).to_contain_text("perhaps a picture or another kind of file")
    assert table.kept == kept
    page.get_by_role("button", name="Menu", exact=True).click()
    expect(page.get_by_text("Download the unreadable save")).to_be_hidden()
    page.keyboard.press("Escape")
    page.wait_for_timeout(250)
    table.answer()
    assert len(table.kept) > len(kept)


# Sheets


def test_a_word_explains_itself_under_the_pointer_and_escape_closes_it(table: PanelPage) -> None:
    page = table.page
    page.clock.install()
    word = page.locator(".vfw-camps [data-sheet='word:button']").first
    word.hover()
    expect(sheet(page).get_by_role("heading", name="Button")).to_be_visible()
    box = sheet(page).bounding_box()
    assert box
    page.mouse.move(box["x"] + 20, box["y"] + 20, steps=4)
    page.clock.fast_forward(2000)
    expect(sheet(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet(page)).to_be_hidden()


def test_a_sheet_that_is_asked_for_takes_the_focus_and_gives_it_back(table: PanelPage) -> None:
    page = table.page
    word = page.locator(".vfw-table [data-sheet^='card:']").first
    word.focus()
    page.keyboard.press("Enter")
    expect(sheet(page).get_by_role("button", name="Close")).to_be_focused()
    expect(sheet(page).get_by_role("heading", level=2)).to_have_text(word.inner_text())
    page.keyboard.press("Enter")
    expect(sheet(page)).to_be_hidden()
    expect(word).to_be_focused()


def test_back_leads_from_a_sheet_to_the_one_through_which_one_came(table: PanelPage) -> None:
    page = table.page
    whole = page.locator(".vfw-log [data-sheet='log']")
    while not whole.count():
        table.answer()
    whole.click()
    word = sheet(page).locator("[data-sheet^='card:']").first
    title = word.inner_text()
    expect(sheet(page).get_by_role("button", name="Back")).to_have_count(0)
    word.click()
    expect(sheet(page).get_by_role("heading", level=2)).to_have_text(title)
    expect(sheet(page).get_by_role("button", name="Back")).to_be_focused()
    page.keyboard.press("Enter")
    expect(sheet(page).get_by_role("heading", level=2)).to_have_text("What happened")
    expect(sheet(page).get_by_role("button", name="Close")).to_be_focused()


@pytest.mark.long
def test_sheets_stay_in_the_window_on_every_screen(table: PanelPage) -> None:
    page = table.page
    for width, height in ((1920, 1080), (1280, 800), (1080, 1920), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        for word in (word for word in page.locator("[data-sheet]").all() if word.is_visible()):
            if str(word.get_attribute("data-sheet")).startswith("place:"):
                continue
            word.click()
            expect(sheet(page)).to_be_visible()
            box = sheet(page).bounding_box()
            assert box
            assert box["x"] >= 0
            assert box["y"] >= 0
            assert box["x"] + box["width"] <= width
            assert box["y"] + box["height"] <= height
            page.keyboard.press("Escape")
            expect(sheet(page)).to_be_hidden()


def test_a_state_in_the_log_shows_itself_on_the_map(table: PanelPage) -> None:
    page = table.page
    while not page.locator(".vfw-log [data-sheet^='place:']").count():
        table.answer()
    state = page.locator(".vfw-log [data-sheet^='place:']").last
    name = state.inner_text()
    state.click()
    expect(page.locator(".vfw-state-sheet")).to_contain_text(name)


def test_the_whole_log_opens_from_its_last_lines(table: PanelPage) -> None:
    page = table.page
    while not page.locator(".vfw-area-log [data-sheet='log']").count():
        table.answer()
    page.locator(".vfw-area-log [data-sheet='log']").click()
    expect(sheet(page)).to_contain_text("Turn 1 begins.")


# Other ways to answer


def test_a_state_is_chosen_in_the_table(table: PanelPage) -> None:
    page = table.page
    page.get_by_role("button", name="States", exact=True).click()
    choices = page.locator(".vfw-map-table [data-choice]:visible")
    while not choices.count():
        table.answer()
    before = len(table.kept)
    table.click(choices.first)
    assert len(table.kept) > before
    page.get_by_role("button", name="What happened", exact=True).click()
    expect(page.locator(".vfw-map-table")).to_be_hidden()


@pytest.mark.parametrize("size", [(1366, 768), (1080, 1920), (390, 844)])
def test_a_card_is_played_the_same_way_at_every_size_and_dice_wait_for_another_touch(
    page: Page, exhibit: str, size: tuple[int, int]
) -> None:
    """Touched, it is asked about in the prompt; what for is touched there."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    table = PanelPage(page, exhibit + ROOM)
    page.mouse.move(0, 0)
    table.begin()
    while not table.find_button(["lobby"]):
        table.answer() if not page.locator(".vfw-hand [data-pick]").count() else table.click(table.cards.first)
    expect(table.command("undo").filter(has_text="Another card")).to_be_in_viewport()
    lobby = table.find_button(["lobby"])
    assert lobby
    table.click(lobby)
    expect(table.prompt.get_by_role("button", name="Undo")).to_contain_text("to lobby")
    table.click(table.command("throw"))
    expect(table.command("throw")).to_have_count(0)


# The computer's pace


def test_the_computer_plays_by_itself_until_it_is_paused(page: Page, exhibit: str) -> None:
    page.clock.install()
    table = PanelPage(page, exhibit + ROOM, pace="usual")
    table.begin(suffragist="random", opposition="random")
    table.wait_for_answer(table.question)
    page.get_by_role("button", name="Pause").click()
    still = table.question
    table.let_time_pass(2 * LONGEST_LOOK)
    assert table.question == still
    page.get_by_role("button", name="Play on").click()
    table.wait_for_answer(still)


def test_a_move_of_the_computer_waits_for_next_or_is_skipped(page: Page, exhibit: str) -> None:
    page.clock.install()
    table = PanelPage(page, exhibit + ROOM, pace="one")
    table.begin(suffragist="random", opposition="person")
    table.click(table.command("next"))
    still = table.question
    table.let_time_pass(2 * LONGEST_LOOK)
    assert table.question == still
    table.click(table.command("skip"))
    expect(table.command("next")).to_have_count(0)
    expect(page.locator(".vfw-prompt .vfw-kicker")).to_contain_text("Opposition")
