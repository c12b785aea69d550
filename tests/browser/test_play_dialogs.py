"""Dialogs of the panel: the menu and its preferences, sheets, the table of states, the uses of a card."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.panel_page import PREFERENCES_KEY, PanelPage
from vfw.panel.session.prompts import LONGEST_LOOK

ROOM = "voila/render/play.ipynb"


@pytest.fixture
def panel(page: Page, exhibit: str) -> PanelPage:
    panel = PanelPage(page, exhibit + ROOM)
    panel.begin()
    return panel


def menu(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Menu")


def sheet(page: Page) -> Locator:
    return page.locator(".vfw-opened")


# The menu


def test_the_menu_is_navigable_by_keyboard_and_returns_the_focus(panel: PanelPage) -> None:
    page = panel.page
    button = page.get_by_role("button", name="Menu", exact=True)
    button.focus()
    page.keyboard.press("Enter")
    expect(menu(page)).to_be_visible()
    expect(menu(page).get_by_role("button", name="Close")).to_be_focused()
    page.keyboard.press("Escape")
    expect(menu(page)).to_be_hidden()
    expect(button).to_be_focused()


def test_preferences_take_effect_and_are_remembered(panel: PanelPage) -> None:
    page = panel.page
    root = page.locator(".vfw-panel")
    page.get_by_role("button", name="Menu", exact=True).click()
    for name in ("Large", "Dark", "No movement", "One at a time"):
        menu(page).get_by_role("button", name=name, exact=True).click()
        expect(menu(page).get_by_role("button", name=name, exact=True)).to_have_attribute("aria-pressed", "true")
    assert root.evaluate("panel => panel.currentCSSZoom") == pytest.approx(1.2)
    page.set_viewport_size({"width": 800, "height": 600})
    largest = menu(page).get_by_role("button", name="Largest", exact=True)
    largest.click()
    expect(largest).to_have_attribute("aria-pressed", "true")
    expect(largest).to_be_in_viewport(ratio=0.95)
    menu(page).get_by_role("button", name="Large", exact=True).click()
    page.set_viewport_size({"width": 1280, "height": 720})
    panel.reload()
    expect(root).to_have_class(re.compile(r"vfw-dark.*vfw-still|vfw-still.*vfw-dark"))
    assert root.evaluate("panel => panel.currentCSSZoom") == pytest.approx(1.2)
    assert page.evaluate(f"JSON.parse(localStorage['{PREFERENCES_KEY}']).pace") == "one"


def test_a_game_is_saved_to_a_file_and_opened_from_it(panel: PanelPage, tmp_path: Path) -> None:
    page = panel.page
    for _ in range(3):
        panel.answer()
    picture, kept = panel.picture, panel.kept
    with page.expect_download() as download:
        page.get_by_role("button", name="Menu", exact=True).click()
        menu(page).get_by_role("button", name="Save as a file").click()
    path = tmp_path / download.value.suggested_filename
    download.value.save_as(path)
    assert path.name == "votes-for-women.json"
    panel.choose("New game")
    before = panel.question
    page.locator("[data-open]").set_input_files(path)
    panel.wait_for_answer(before)
    panel.click(page.get_by_role("button", name="Begin the new game"))
    assert panel.picture["map"] == picture["map"]
    assert panel.kept == kept


def test_a_file_without_a_game_is_reported_and_the_game_goes_on(panel: PanelPage, tmp_path: Path) -> None:
    page, kept = panel.page, panel.kept
    picture = tmp_path / "picture.json"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n" * 9)
    page.locator("[data-open]").set_input_files(picture)
    expect(panel.prompt.get_by_role("alert")).to_contain_text("That file cannot be opened")
    too_large = tmp_path / "film.mp4"
    too_large.write_bytes(bytes(4_000_001))
    page.locator("[data-open]").set_input_files(too_large)
    expect(panel.prompt.get_by_role("alert")).to_contain_text("it is too large to be a game")
    page.locator("[data-open]").set_input_files(picture)
    expect(panel.prompt.get_by_role("alert")).to_contain_text("perhaps a picture or another kind of file")
    assert panel.kept == kept
    page.get_by_role("button", name="Menu", exact=True).click()
    expect(page.get_by_text("Download the unreadable save")).to_be_hidden()
    page.keyboard.press("Escape")
    page.wait_for_timeout(250)
    panel.answer()
    assert len(panel.kept) > len(kept)


# Dialogs


def test_a_term_is_explained_under_the_pointer_and_escape_closes_it(panel: PanelPage) -> None:
    page = panel.page
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


def test_a_dialog_takes_the_focus_and_returns_it(panel: PanelPage) -> None:
    page = panel.page
    word = page.locator(".vfw-table [data-sheet^='card:']").first
    word.focus()
    page.keyboard.press("Enter")
    expect(sheet(page).get_by_role("button", name="Close")).to_be_focused()
    expect(sheet(page).get_by_role("heading", level=2)).to_have_text(word.inner_text())
    page.keyboard.press("Enter")
    expect(sheet(page)).to_be_hidden()
    expect(word).to_be_focused()


def test_back_leads_from_a_dialog_to_the_previous_one(panel: PanelPage) -> None:
    page = panel.page
    whole = page.locator(".vfw-log [data-sheet='log']")
    while not whole.count():
        panel.answer()
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
def test_dialogs_fit_the_window_on_every_screen(panel: PanelPage) -> None:
    page = panel.page
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


def test_a_state_in_the_log_is_shown_on_the_map(panel: PanelPage) -> None:
    page = panel.page
    while not page.locator(".vfw-log [data-sheet^='place:']").count():
        panel.answer()
    state = page.locator(".vfw-log [data-sheet^='place:']").last
    name = state.inner_text()
    state.click()
    expect(page.locator(".vfw-state-sheet")).to_contain_text(name)


def test_the_whole_log_opens_from_its_last_lines(panel: PanelPage) -> None:
    page = panel.page
    while not page.locator(".vfw-area-log [data-sheet='log']").count():
        panel.answer()
    page.locator(".vfw-area-log [data-sheet='log']").click()
    expect(sheet(page)).to_contain_text("Turn 1 begins.")


# Other ways to answer


def test_a_state_is_chosen_in_the_table(panel: PanelPage) -> None:
    page = panel.page
    page.get_by_role("button", name="States", exact=True).click()
    choices = page.locator(".vfw-map-table [data-choice]:visible")
    while not choices.count():
        panel.answer()
    before = len(panel.kept)
    panel.click(choices.first)
    assert len(panel.kept) > before
    page.get_by_role("button", name="What happened", exact=True).click()
    expect(page.locator(".vfw-map-table")).to_be_hidden()


@pytest.mark.parametrize("size", [(1366, 768), (1080, 1920), (390, 844)])
def test_a_card_is_played_alike_at_every_size_and_dice_wait_for_another_touch(
    page: Page, exhibit: str, size: tuple[int, int]
) -> None:
    """Touch a card, which opens a question in the prompt; touch the use there."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    panel = PanelPage(page, exhibit + ROOM)
    page.mouse.move(0, 0)
    panel.begin()
    while not panel.find_button(["lobby"]):
        panel.answer() if not page.locator(".vfw-hand [data-pick]").count() else panel.click(panel.cards.first)
    expect(panel.command("undo").filter(has_text="Another card")).to_be_in_viewport()
    lobby = panel.find_button(["lobby"])
    assert lobby
    panel.click(lobby)
    expect(panel.prompt.get_by_role("button", name="Undo")).to_contain_text("to lobby")
    panel.click(panel.command("throw"))
    expect(panel.command("throw")).to_have_count(0)


# The computer's pace


def test_the_computer_plays_by_itself_until_it_is_paused(page: Page, exhibit: str) -> None:
    page.clock.install()
    panel = PanelPage(page, exhibit + ROOM, pace="usual")
    panel.begin(suffragist="random", opposition="random")
    panel.wait_for_answer(panel.question)
    page.get_by_role("button", name="Pause").click()
    still = panel.question
    panel.let_time_pass(2 * LONGEST_LOOK)
    assert panel.question == still
    page.get_by_role("button", name="Play on").click()
    panel.wait_for_answer(still)


def test_a_move_of_the_computer_waits_for_next_or_is_skipped(page: Page, exhibit: str) -> None:
    page.clock.install()
    panel = PanelPage(page, exhibit + ROOM, pace="one")
    panel.begin(suffragist="random", opposition="person")
    panel.click(panel.command("next"))
    still = panel.question
    panel.let_time_pass(2 * LONGEST_LOOK)
    assert panel.question == still
    panel.click(panel.command("skip"))
    expect(panel.command("next")).to_have_count(0)
    expect(page.locator(".vfw-prompt .vfw-kicker")).to_contain_text("Opposition")
