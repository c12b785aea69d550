"""Clicks that come too fast, and two players at one screen."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.panel_page import DOUBLE_CLICK, SECOND_CLICK, PanelPage

ROOM = "voila/render/play.ipynb"


@pytest.fixture
def panel(page: Page, exhibit: str) -> PanelPage:
    return PanelPage(page, exhibit + ROOM)


def freeze_clock(page: Page, at: float) -> None:
    """Stop the page's clock, `at` ms after its first stop: a slow machine clicks no faster."""
    page.evaluate(
        "at => { const now = (performance.heldFrom ??= performance.now()) + at; performance.now = () => now; }", at
    )


@pytest.mark.parametrize("pause", [0, SECOND_CLICK - 1])
def test_three_fast_clicks_on_a_button_answer_one_question(panel: PanelPage, pause: int) -> None:
    """Click in the list of states, where the next question has a button at the same place."""
    page = panel.page
    panel.begin(seed="14")
    while not re.match("Add (two|three|four|five|six|seven|eight)", panel.prompt.get_by_role("heading").inner_text()):
        panel.answer()
    page.locator(".vfw-prompt summary").click()
    states, before = states_chosen(panel), panel.question
    box = page.locator(".vfw-prompt details [data-pick]").first.bounding_box()
    assert box
    freeze_clock(page, 0)
    for _ in range(3):
        page.mouse.click(box["x"] + 10, box["y"] + 10)
        if pause:
            panel.wait_for_answer(before)
            freeze_clock(page, pause)
    panel.wait_for_answer(before)
    assert states_chosen(panel) == states + 1
    freeze_clock(page, SECOND_CLICK)
    panel.click_at(box["x"] + 10, box["y"] + 10)
    assert states_chosen(panel) == states + 2, "a click that takes its time is an answer"


@pytest.mark.parametrize("first", ["by key", "elsewhere"])
def test_a_click_outside_a_double_click_is_an_answer_however_early(panel: PanelPage, first: str) -> None:
    page = panel.page
    panel.begin(seed="14")
    page.wait_for_timeout(DOUBLE_CLICK)
    freeze_clock(page, 0)
    before = panel.question
    card = panel.cards.first.locator("[data-pick]").first
    card.press("Enter") if first == "by key" else card.click(position={"x": 20, "y": 20})
    panel.wait_for_answer(before)
    before = panel.question
    page.locator(".vfw-prompt > .vfw-choices [data-pick]").first.click()
    panel.wait_for_answer(before)
    assert len(panel.kept) > 2, "both were answers"


def states_chosen(panel: PanelPage) -> int:
    return sum(entry[0] == "suffragist state" for entry in panel.kept[1:])


@pytest.mark.parametrize("begins_at_once", [True, False])
def test_three_fast_clicks_on_begin_start_one_game(panel: PanelPage, begins_at_once: bool) -> None:
    if not begins_at_once:
        panel.click(panel.command("choose"))
    before = panel.question
    button = panel.command("play") if begins_at_once else panel.page.get_by_role("button", name="Begin")
    button.click(click_count=3)
    panel.wait_for_answer(before)
    assert int(panel.question) == int(before) + 1


def test_no_cards_are_on_the_page_during_a_hand_off(panel: PanelPage) -> None:
    page = panel.page
    panel.begin(opposition="person")
    first = seen_at_hand_off(panel, "Suffragists, it is your turn")
    hands: dict[str, list[str]] = {}
    for seat in ("suffragist", "opposition"):
        panel.click(panel.command("ready"))
        expect(panel.cover).to_have_count(0)
        hands[seat] = panel.cards.locator("h3").all_inner_texts()
        assert len(hands[seat]) == 7
        assert not set(hands[seat]) & {title for title in hands[seat] if title in first}
        while not panel.cover.count():
            panel.answer()
        if seat == "suffragist":
            handed = seen_at_hand_off(panel, "Opposition, it is your turn")
            played = hands["suffragist"][0]
            assert [title for title in hands["suffragist"] if title in handed] in ([], [played])
    assert not set(hands["suffragist"]) & set(hands["opposition"])
    expect(page.get_by_role("button", name="I am ready: show my cards")).to_be_focused()


def seen_at_hand_off(panel: PanelPage, headline: str) -> str:
    """Return everything on the page while the screen changes hands, hidden or not."""
    expect(panel.cover.get_by_role("heading")).to_have_text(headline)
    assert panel.cards.count() == 0
    assert panel.page.locator(".vfw-layout").evaluate("layout => layout.inert")
    html: str = panel.page.evaluate("document.querySelector('.vfw-panel').outerHTML")
    return html


def test_announcements_are_added_to_one_log(panel: PanelPage) -> None:
    live = panel.page.locator(".vfw-live")
    expect(live).to_have_attribute("role", "log")
    expect(live.locator("p").last).to_have_text("Ready.")
    panel.begin()
    expect(live.locator("p").last).to_have_text("Play a card.")
    lines = live.locator("p").all_inner_texts()
    panel.answer()
    expect(live.locator("p")).not_to_have_count(len(lines))
    assert live.locator("p").all_inner_texts()[: len(lines)] == lines, "what was said stays"


def test_cards_have_descriptions_and_letter_keys_can_be_switched_off(panel: PanelPage) -> None:
    page, told = panel.page, panel.page.locator(".vfw-live p")
    panel.begin(seed="11")
    lucy, reconstruction = panel.cards.filter(has_text="Lucy Stone"), panel.cards.filter(has_text="Reconstruction")
    effect = "Gain one button. Add one Suffragist cube in one state of each region."
    expect(lucy.get_by_role("button", name="Choose Lucy Stone")).to_have_accessible_description(effect)
    why_not = re.compile("^Add one Suffragist cube in each of .+ It waits until Fifteenth Amendment is in effect$")
    expect(reconstruction.get_by_role("button", name="Reconstruction").first).to_have_accessible_description(why_not)
    score = "Congress: 0 of 6 markers."
    page.locator(".vfw-map [data-key]").first.focus()
    page.keyboard.press("s")
    panel.prompt.locator("h2").focus()
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
