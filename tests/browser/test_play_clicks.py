"""Clicks that come too fast, and two persons at one screen."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.panel_page import DOUBLE_CLICK, SECOND_CLICK, PanelPage

ROOM = "voila/render/play.ipynb"


@pytest.fixture
def table(page: Page, exhibit: str) -> PanelPage:
    return PanelPage(page, exhibit + ROOM)


def hold_time(page: Page, at: float) -> None:
    """Let the page's clock stand still, `at` ms after it stood still first: a slow machine clicks no faster."""
    page.evaluate(
        "at => { const now = (performance.heldFrom ??= performance.now()) + at; performance.now = () => now; }", at
    )


@pytest.mark.parametrize("pause", [0, SECOND_CLICK - 1])
def test_three_fast_clicks_on_a_button_answer_one_question(table: PanelPage, pause: int) -> None:
    """In the list of states the next question has a button at the same place."""
    page = table.page
    table.begin(seed="14")
    while not re.match("Add (two|three|four|five|six|seven|eight)", table.prompt.get_by_role("heading").inner_text()):
        table.answer()
    page.locator(".vfw-prompt summary").click()
    states, before = states_chosen(table), table.question
    box = page.locator(".vfw-prompt details [data-pick]").first.bounding_box()
    assert box
    hold_time(page, 0)
    for _ in range(3):
        page.mouse.click(box["x"] + 10, box["y"] + 10)
        if pause:
            table.wait_for_answer(before)
            hold_time(page, pause)
    table.wait_for_answer(before)
    assert states_chosen(table) == states + 1
    hold_time(page, SECOND_CLICK)
    table.click_at(box["x"] + 10, box["y"] + 10)
    assert states_chosen(table) == states + 2, "a click that takes its time is an answer"


@pytest.mark.parametrize("first", ["by key", "elsewhere"])
def test_a_click_that_is_no_half_of_a_double_click_is_an_answer_however_soon_it_comes(
    table: PanelPage, first: str
) -> None:
    page = table.page
    table.begin(seed="14")
    page.wait_for_timeout(DOUBLE_CLICK)
    hold_time(page, 0)
    before = table.question
    card = table.cards.first.locator("[data-pick]").first
    card.press("Enter") if first == "by key" else card.click(position={"x": 20, "y": 20})
    table.wait_for_answer(before)
    before = table.question
    page.locator(".vfw-prompt > .vfw-choices [data-pick]").first.click()
    table.wait_for_answer(before)
    assert len(table.kept) > 2, "both were answers"


def states_chosen(table: PanelPage) -> int:
    return sum(entry[0] == "suffragist state" for entry in table.kept[1:])


@pytest.mark.parametrize("begins_at_once", [True, False])
def test_three_fast_clicks_on_begin_begin_one_game(table: PanelPage, begins_at_once: bool) -> None:
    if not begins_at_once:
        table.click(table.command("choose"))
    before = table.question
    button = table.command("play") if begins_at_once else table.page.get_by_role("button", name="Begin")
    button.click(click_count=3)
    table.wait_for_answer(before)
    assert int(table.question) == int(before) + 1


def test_the_screen_changes_hands_with_no_hand_on_the_page(table: PanelPage) -> None:
    page = table.page
    table.begin(opposition="person")
    first = seen_at_hand_off(table, "Suffragists, it is your turn")
    hands: dict[str, list[str]] = {}
    for seat in ("suffragist", "opposition"):
        table.click(table.command("ready"))
        expect(table.cover).to_have_count(0)
        hands[seat] = table.cards.locator("h3").all_inner_texts()
        assert len(hands[seat]) == 7
        assert not set(hands[seat]) & {title for title in hands[seat] if title in first}
        while not table.cover.count():
            table.answer()
        if seat == "suffragist":
            handed = seen_at_hand_off(table, "Opposition, it is your turn")
            played = hands["suffragist"][0]
            assert [title for title in hands["suffragist"] if title in handed] in ([], [played])
    assert not set(hands["suffragist"]) & set(hands["opposition"])
    expect(page.get_by_role("button", name="I am ready: show my cards")).to_be_focused()


def seen_at_hand_off(table: PanelPage, headline: str) -> str:
    """All that is on the page while the screen changes hands, hidden or not."""
    expect(table.cover.get_by_role("heading")).to_have_text(headline)
    assert table.cards.count() == 0
    assert table.page.locator(".vfw-layout").evaluate("layout => layout.inert")
    html: str = table.page.evaluate("document.querySelector('.vfw-panel').outerHTML")
    return html


def test_what_is_said_is_added_to_one_log(table: PanelPage) -> None:
    live = table.page.locator(".vfw-live")
    expect(live).to_have_attribute("role", "log")
    expect(live.locator("p").last).to_have_text("Ready.")
    table.begin()
    expect(live.locator("p").last).to_have_text("Play a card.")
    lines = live.locator("p").all_inner_texts()
    table.answer()
    expect(live.locator("p")).not_to_have_count(len(lines))
    assert live.locator("p").all_inner_texts()[: len(lines)] == lines, "what was said stays"


def test_cards_are_described_and_letters_ask_until_they_are_switched_off(table: PanelPage) -> None:
    page, told = table.page, table.page.locator(".vfw-live p")
    table.begin(seed="11")
    lucy, reconstruction = table.cards.filter(has_text="Lucy Stone"), table.cards.filter(has_text="Reconstruction")
    effect = "Gain one button. Add one Suffragist cube in one state of each region."
    expect(lucy.get_by_role("button", name="Choose Lucy Stone")).to_have_accessible_description(effect)
    why_not = re.compile("^Add one Suffragist cube in each of .+ It waits until Fifteenth Amendment is in effect$")
    expect(reconstruction.get_by_role("button", name="Reconstruction").first).to_have_accessible_description(why_not)
    score = "Congress: 0 of 6 markers."
    page.locator(".vfw-map [data-key]").first.focus()
    page.keyboard.press("s")
    table.prompt.locator("h2").focus()
    expect(told.filter(has_text=score)).to_have_count(0)
    page.keyboard.press("s")
    expect(told.filter(has_text=score)).to_have_count(1)
    page.locator('.vfw-head [data-local="menu"]').click()
    asks = page.get_by_role("group", name="Hear it").get_by_role("button")
    expect(asks).to_have_text(["The question Q", "The regions R", "Your hand H", "What happened last L", "The score S"])
    asks.last.click()
    expect(told.filter(has_text=score)).to_have_count(2)
    page.locator('[data-setting="keys"][data-value="off"]').click()
    page.keyboard.press("s")
    asks.first.click()
    expect(told.last).to_contain_text("Only events can be played")
    expect(told.filter(has_text=score)).to_have_count(2)
