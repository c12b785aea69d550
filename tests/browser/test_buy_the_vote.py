"""Buy the Vote! in a real browser: bids by pointer and by key, the clock; what axe-core finds; whole games."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import find_barriers
from tests.browser.layout import resize_window
from tests.browser.panel_page import PanelPage
from vfw.companions.buy_the_vote.campaign import BuyTheVote
from vfw.core.match import Match
from vfw.core.questions import Outcome

SIZES = ((390, 844), (1080, 1920), (1280, 800), (1920, 1080))
ASKED = ".vfw-prompt > .vfw-choices [data-pick], .vfw-ending"


@pytest.fixture
def table(page: Page, exhibit: str) -> PanelPage:
    return PanelPage(page, f"{exhibit}voila/render/buy-the-vote.ipynb", slot="buy-the-vote")


def more(table: PanelPage, step: int) -> Locator:
    return table.page.locator(f"[data-key='bid {step}']:visible")


def answer(table: PanelPage, reply: str | int) -> Locator:
    return table.page.locator(f".vfw-prompt > .vfw-choices [data-pick='{json.dumps(reply)}']")


def outcome(table: PanelPage) -> Outcome:
    """That of the game as the browser keeps it."""
    head, *entries = table.kept
    match = Match.load(json.dumps({**head, "replies": entries}), [BuyTheVote()])
    assert match.outcome
    return match.outcome


def test_a_bid_is_made_on_the_board_by_pointer_and_by_key(table: PanelPage) -> None:
    page = table.page
    table.click(table.command("play"))
    expect(table.prompt).to_contain_text("Label 1: how much for")
    expect(page.locator("[data-key='label 1']")).to_be_focused()
    table.click(more(table, 5))
    expect(table.prompt).to_contain_text("Label 1: $5M for")
    expect(more(table, 5)).to_be_focused()
    more(table, 1).focus()
    page.keyboard.press("Enter")
    expect(table.prompt).to_contain_text("Label 1: $6M for")
    expect(more(table, 1)).to_be_focused()
    expect(more(table, 5)).to_have_attribute("aria-disabled", "true")
    page.locator("[data-key='label 1']").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-key='label 3']")).to_be_focused()
    page.keyboard.press("Enter")
    expect(table.prompt).to_contain_text("Label 3: how much for")
    expect(page.locator("[data-key='label 3']")).to_be_focused()
    expect(page.locator(".vfw-bid-own-bid").first).to_have_text("$6M")
    table.click(answer(table, "ready"))
    page.wait_for_selector(ASKED)
    expect(table.prompt).to_contain_text("Round 3 of 8", ignore_case=True)
    expect(page.locator(".vfw-bid-race")).to_contain_text("270")


def test_nobody_is_kept_out_and_nothing_sticks_out_of_any_screen(table: PanelPage) -> None:
    page = table.page
    table.click(table.command("choose"))
    table.answer_form("clock", "15 minutes")
    table.click(page.get_by_role("button", name="Begin"))
    page.wait_for_function("!document.querySelector('.vfw-clock').innerText.includes('15:00')")
    page.locator("[data-key='map']").click()
    for width, height in SIZES:
        resize_window(page, width, height)
        assert page.evaluate("document.scrollingElement.scrollWidth") <= width
        for part in (".vfw-campaign", ".vfw-prompt", ".vfw-clock"):
            box = page.locator(part).bounding_box()
            assert box
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= width
        small = page.eval_on_selector_all(
            ".vfw-campaign button:not([disabled])",
            "all => all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect())"
            ".filter(({ width, height }) => width < 43.5 || height < 43.5).length",
        )
        assert small == 0, f"{small} targets are too small at {width}"
        if width in (390, 1920):
            assert find_barriers(page) == []
    resize_window(page, *SIZES[0])
    page.locator("[data-key='label 1']").scroll_into_view_if_needed()
    slip, prompt = page.locator(".vfw-bid-slip").bounding_box(), table.prompt.bounding_box()
    assert slip
    assert prompt
    assert slip["y"] + slip["height"] <= SIZES[0][1] + 1, "a bid is made at the foot of a telephone"
    assert prompt["y"] < slip["y"]
    expect(page.locator(".vfw-bid-which")).to_contain_text("Label 1:")


@pytest.mark.long
def test_a_whole_game_by_pointer(table: PanelPage) -> None:
    page = table.page
    table.click(table.command("play"))
    while not table.is_over:
        if page.locator(".vfw-bid-take").count():
            table.click(page.locator(".vfw-bid-take").first)
        elif more(table, 1).count():
            if more(table, 1).get_attribute("data-pick"):
                table.click(more(table, 1))
            table.click(answer(table, "ready"))
        else:
            table.click(answer(table, "ready"))
        page.wait_for_selector(ASKED)
    assert len(outcome(table).scores) == 4
    expect(table.prompt).to_contain_text("electoral votes")
    assert find_barriers(page) == []


@pytest.mark.long
def test_a_whole_game_by_key(table: PanelPage) -> None:
    page = table.page

    def press(target: Locator) -> None:
        before = table.question
        target.focus()
        page.keyboard.press("Enter")
        table.wait_for_answer(before)

    press(table.command("play"))
    while not table.is_over:
        if page.locator(".vfw-bid-take").count():
            press(page.locator(".vfw-bid-take").first)
        else:
            if more(table, 1).count() and more(table, 1).get_attribute("data-pick"):
                press(more(table, 1))
            press(answer(table, "ready"))
        page.wait_for_selector(ASKED)
    assert len(outcome(table).scores) == 4
