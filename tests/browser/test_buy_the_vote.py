"""Buy the Vote! in a real browser: bids by pointer and by key, the clock, axe-core, whole games."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import find_barriers
from tests.browser.layout import resize_window
from tests.browser.panel_page import PanelPage
from vfw.companions.buy_the_vote.game import BuyTheVote
from vfw.core.match import Match
from vfw.core.questions import Outcome

SIZES = ((390, 844), (1080, 1920), (1280, 800), (1920, 1080))
ASKED = ".vfw-prompt > .vfw-choices [data-pick], .vfw-ending"


@pytest.fixture
def panel(page: Page, exhibit: str) -> PanelPage:
    return PanelPage(page, f"{exhibit}voila/render/buy-the-vote.ipynb", slot="buy-the-vote")


def raise_button(panel: PanelPage, step: int) -> Locator:
    return panel.page.locator(f"[data-key='bid {step}']:visible")


def answer_button(panel: PanelPage, reply: str | int) -> Locator:
    return panel.page.locator(f".vfw-prompt > .vfw-choices [data-pick='{json.dumps(reply)}']")


def outcome(panel: PanelPage) -> Outcome:
    """Return the outcome of the game that the browser keeps."""
    head, *entries = panel.kept
    match = Match.load(json.dumps({**head, "replies": entries}), [BuyTheVote()])
    assert match.outcome
    return match.outcome


def test_a_bid_is_made_on_the_board_by_pointer_and_by_key(panel: PanelPage) -> None:
    page = panel.page
    panel.click(panel.command("play"))
    expect(panel.prompt).to_contain_text("Label 1: how much for")
    expect(page.locator("[data-key='label 1']")).to_be_focused()
    panel.click(raise_button(panel, 5))
    expect(panel.prompt).to_contain_text("Label 1: $5M for")
    expect(raise_button(panel, 5)).to_be_focused()
    raise_button(panel, 1).focus()
    page.keyboard.press("Enter")
    expect(panel.prompt).to_contain_text("Label 1: $6M for")
    expect(raise_button(panel, 1)).to_be_focused()
    expect(raise_button(panel, 5)).to_have_attribute("aria-disabled", "true")
    page.locator("[data-key='label 1']").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-key='label 3']")).to_be_focused()
    page.keyboard.press("Enter")
    expect(panel.prompt).to_contain_text("Label 3: how much for")
    expect(page.locator("[data-key='label 3']")).to_be_focused()
    expect(page.locator(".vfw-bid-own-bid").first).to_have_text("$6M")
    panel.click(answer_button(panel, "ready"))
    page.wait_for_selector(ASKED)
    expect(panel.prompt).to_contain_text("Round 3 of 8", ignore_case=True)
    expect(page.locator(".vfw-bid-race")).to_contain_text("270")


def test_the_game_has_no_barriers_and_fits_every_screen(panel: PanelPage) -> None:
    page = panel.page
    panel.click(panel.command("choose"))
    panel.answer_form("clock", "15 minutes")
    panel.click(page.get_by_role("button", name="Begin"))
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
    slip, prompt = page.locator(".vfw-bid-slip").bounding_box(), panel.prompt.bounding_box()
    assert slip
    assert prompt
    assert slip["y"] + slip["height"] <= SIZES[0][1] + 1, "a bid is made at the foot of a telephone"
    assert prompt["y"] < slip["y"]
    expect(page.locator(".vfw-bid-which")).to_contain_text("Label 1:")


@pytest.mark.long
def test_a_whole_game_by_pointer(panel: PanelPage) -> None:
    page = panel.page
    panel.click(panel.command("play"))
    while not panel.is_over:
        if page.locator(".vfw-bid-take").count():
            panel.click(page.locator(".vfw-bid-take").first)
        elif raise_button(panel, 1).count():
            if raise_button(panel, 1).get_attribute("data-pick"):
                panel.click(raise_button(panel, 1))
            panel.click(answer_button(panel, "ready"))
        else:
            panel.click(answer_button(panel, "ready"))
        page.wait_for_selector(ASKED)
    assert len(outcome(panel).scores) == 4
    expect(panel.prompt).to_contain_text("electoral votes")
    assert find_barriers(page) == []


@pytest.mark.long
def test_a_whole_game_by_key(panel: PanelPage) -> None:
    page = panel.page

    def press(target: Locator) -> None:
        before = panel.question
        target.focus()
        page.keyboard.press("Enter")
        panel.wait_for_answer(before)

    press(panel.command("play"))
    while not panel.is_over:
        if page.locator(".vfw-bid-take").count():
            press(page.locator(".vfw-bid-take").first)
        else:
            if raise_button(panel, 1).count() and raise_button(panel, 1).get_attribute("data-pick"):
                press(raise_button(panel, 1))
            press(answer_button(panel, "ready"))
        page.wait_for_selector(ASKED)
    assert len(outcome(panel).scores) == 4
