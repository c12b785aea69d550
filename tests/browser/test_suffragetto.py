"""Suffragetto in a real browser: by pointer, by dragging, by key; axe-core; whole games to their end."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import find_barriers
from tests.browser.layout import resize_window
from tests.browser.panel_page import PanelPage
from vfw.companions.suffragetto.board import CELL, WIDTH
from vfw.companions.suffragetto.game import Suffragetto
from vfw.companions.suffragetto.player import Planner
from vfw.core.match import Match
from vfw.core.questions import Decision, Reply

SIZES = ((1920, 1080), (1280, 800), (1080, 1920), (390, 844))
OWN = "suffragettes"


@pytest.fixture
def panel(page: Page, exhibit: str) -> PanelPage:
    return PanelPage(page, f"{exhibit}voila/render/suffragetto.ipynb", slot="suffragetto")


def square(panel: PanelPage, name: str) -> Any:
    return panel.page.locator(f".vfw-board [data-key='{name}']")


def prompt_text(panel: PanelPage) -> Locator:
    """Return the text of the prompt; the list of choices below it names every piece."""
    return panel.prompt.locator("h2")


def center_of(panel: PanelPage, name: str) -> tuple[float, float]:
    box = square(panel, name).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def begin_against_random(panel: PanelPage) -> None:
    """Begin a game against the computer that plays at random."""
    panel.click(panel.command("choose"))
    panel.answer_form("police", "random")
    panel.click(panel.page.get_by_role("button", name="Begin"))


def kept_match(panel: PanelPage) -> Match[Any, Any]:
    """Return the game as the browser keeps it."""
    head, *entries = panel.kept
    return Match.load(json.dumps({**head, "replies": entries}), [Suffragetto()])


def play_to_the_end(panel: PanelPage, answer: Callable[[Reply], None]) -> Match[Any, Any]:
    """Play to the end; a computer player that looks ahead chooses for the visitor."""
    player, match = Planner(Random(1)), kept_match(panel)
    while not match.outcome:
        assert isinstance(match.pending, Decision)
        assert match.pending.seat == OWN
        before = len(panel.kept)
        answer(player.choose(match.view(OWN)))
        panel.page.wait_for_function(
            "([slot, before]) => localStorage.getItem(`vfw:${slot}`).split('\\n').length > before",
            arg=[panel.slot, before],
        )
        match = kept_match(panel)
    return match


def test_pieces_move_by_click_by_dragging_and_by_key(panel: PanelPage) -> None:
    page = panel.page
    expect(panel.cover).to_contain_text("Arrest, injury and force-feeding were real")
    begin_against_random(panel)
    panel.click(square(panel, "G6"))
    expect(square(panel, "G6")).to_have_attribute("aria-pressed", "true")
    panel.click(square(panel, "I6"))
    expect(prompt_text(panel)).to_have_text("Leader on I6: where to?")
    panel.click(square(panel, "I7"))
    expect(square(panel, "I7")).to_have_attribute("aria-label", re.compile("^I7, Leader, can reach"))
    # A piece arrives even if it is dropped before the page knows its moves.
    page.mouse.move(*center_of(panel, "H6"))
    page.mouse.down()
    page.mouse.move(*center_of(panel, "J8"), steps=4)
    page.mouse.up()
    expect(square(panel, "J8")).to_have_attribute("aria-label", re.compile("^J8, Suffragette, can reach"))
    expect(page.locator(".vfw-ghost")).to_have_count(0)
    square(panel, "G6").focus()
    page.keyboard.press("Enter")
    expect(prompt_text(panel)).to_have_text("Suffragette on G6: where to?")
    expect(square(panel, "G6")).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(square(panel, "G7")).to_be_focused()
    page.keyboard.press("Enter")
    expect(square(panel, "G7")).to_have_attribute("aria-label", re.compile("^G7, Suffragette, can reach"))
    expect(square(panel, "G7")).to_be_focused()
    expect(page.locator(".vfw-live, [role='log']").first).to_contain_text("Suffragettes: Suffragette G6 – G7.")


def test_the_game_has_no_barriers_and_the_board_fits_every_screen(panel: PanelPage) -> None:
    panel.click(panel.command("play"))
    panel.click(square(panel, "K6"))
    for width, height in SIZES:
        resize_window(panel.page, width, height)
        board = panel.page.locator(".vfw-suf-squares").bounding_box()
        assert board
        assert board["x"] >= 0
        assert board["x"] + board["width"] <= width
        assert board["width"] == pytest.approx(board["height"], abs=1)
        assert board["width"] > min(width, height) * 0.68
        assert panel.page.evaluate("document.scrollingElement.scrollWidth") <= width
    assert find_barriers(panel.page) == []
    resize_window(panel.page, *SIZES[0])
    assert find_barriers(panel.page) == []


def test_small_squares_are_usable_by_finger_and_can_be_enlarged(new_page: Callable[..., Page], exhibit: str) -> None:
    panel = PanelPage(
        new_page(viewport={"width": 390, "height": 844}, has_touch=True),
        f"{exhibit}voila/render/suffragetto.ipynb",
        slot="suffragetto",
    )
    page = panel.page
    panel.click(panel.command("play"))
    # Press between the Leader and the empty squares below.
    box = square(panel, "C6").bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + 5, box["y"] + box["height"] + 4)
    expect(prompt_text(panel)).to_have_text("Leader on C6: where to?")
    page.get_by_role("button", name="Larger").click()
    larger = square(panel, "C6").bounding_box()
    frame = page.locator(".vfw-enlarges").bounding_box()
    assert larger
    assert frame
    assert larger["width"] >= 44
    assert frame["y"] < larger["y"] < frame["y"] + frame["height"] - larger["height"]
    assert page.evaluate("document.scrollingElement.scrollWidth") <= 390
    page.get_by_role("button", name="Smaller").click()
    assert square(panel, "C6").bounding_box() == pytest.approx(box, abs=1)


@pytest.mark.long
def test_a_whole_game_by_pointer(panel: PanelPage) -> None:
    begin_against_random(panel)

    def press(reply: Reply) -> None:
        at = square(panel, str(reply))
        button = panel.page.locator(f".vfw-prompt .vfw-choices [data-pick='{json.dumps(reply)}']").first
        panel.click(at if reply in CELL else button)

    match = play_to_the_end(panel, press)
    assert match.outcome
    assert match.outcome.winners == (OWN,)
    expect(panel.prompt).to_contain_text("The Suffragettes win")
    assert find_barriers(panel.page) == []


@pytest.mark.long
def test_a_whole_game_by_key(panel: PanelPage) -> None:
    page = panel.page
    begin_against_random(panel)
    square(panel, "I6").focus()

    def go(reply: Reply) -> None:
        if reply not in CELL:
            page.locator(f".vfw-prompt .vfw-choices [data-pick='{json.dumps(reply)}']").first.focus()
        else:
            if not page.evaluate("document.activeElement.dataset.cell ?? ''"):
                page.locator(".vfw-board [data-cell][tabindex='0']").focus()
            column, row = map(int, page.evaluate("document.activeElement.dataset.cell").split(","))
            right, down = CELL[str(reply)] % WIDTH - column, WIDTH - 1 - CELL[str(reply)] // WIDTH - row
            for key, times in (("ArrowRight", right), ("ArrowLeft", -right), ("ArrowDown", down), ("ArrowUp", -down)):
                for _ in range(times):
                    page.keyboard.press(key)
            expect(square(panel, str(reply))).to_be_focused()
        page.keyboard.press("Enter")

    match = play_to_the_end(panel, go)
    assert match.outcome
    assert match.outcome.winners == (OWN,)
    expect(panel.prompt).to_contain_text("The Suffragettes win")
