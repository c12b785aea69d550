"""Suffragetto in a real browser: by pointer, by dragging, by key; what axe-core finds; whole games to their end."""

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
from vfw.companions.suffragetto.best_turns import Planner
from vfw.companions.suffragetto.game import Suffragetto
from vfw.companions.suffragetto.squares import CELL, WIDTH
from vfw.core.match import Match
from vfw.core.questions import Decision, Reply

SIZES = ((1920, 1080), (1280, 800), (1080, 1920), (390, 844))
OWN = "suffragettes"


@pytest.fixture
def table(page: Page, exhibit: str) -> PanelPage:
    return PanelPage(page, f"{exhibit}voila/render/suffragetto.ipynb", slot="suffragetto")


def square(table: PanelPage, name: str) -> Any:
    return table.page.locator(f".vfw-board [data-key='{name}']")


def headline(table: PanelPage) -> Locator:
    """What is asked; the list of choices below it names every piece."""
    return table.prompt.locator("h2")


def middle(table: PanelPage, name: str) -> tuple[float, float]:
    box = square(table, name).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def against_chance(table: PanelPage) -> None:
    """Begin a game against the computer that plays at random."""
    table.click(table.command("choose"))
    table.answer_form("police", "random")
    table.click(table.page.get_by_role("button", name="Begin"))


def kept(table: PanelPage) -> Match[Any, Any]:
    """The game as the browser keeps it."""
    head, *entries = table.kept
    return Match.load(json.dumps({**head, "replies": entries}), [Suffragetto()])


def play_to_the_end(table: PanelPage, answer: Callable[[Reply], None]) -> Match[Any, Any]:
    """With the player that looks ahead in the place of the visitor."""
    player, match = Planner(Random(1)), kept(table)
    while not match.outcome:
        assert isinstance(match.pending, Decision)
        assert match.pending.seat == OWN
        before = len(table.kept)
        answer(player.choose(match.view(OWN)))
        table.page.wait_for_function(
            "([slot, before]) => localStorage.getItem(`vfw:${slot}`).split('\\n').length > before",
            arg=[table.slot, before],
        )
        match = kept(table)
    return match


def test_pieces_are_pressed_dragged_and_moved_by_key(table: PanelPage) -> None:
    page = table.page
    expect(table.cover).to_contain_text("Arrest, injury and force-feeding were real")
    against_chance(table)
    table.click(square(table, "G6"))
    expect(square(table, "G6")).to_have_attribute("aria-pressed", "true")
    table.click(square(table, "I6"))
    expect(headline(table)).to_have_text("Leader on I6: where to?")
    table.click(square(table, "I7"))
    expect(square(table, "I7")).to_have_attribute("aria-label", re.compile("^I7, Leader, can reach"))
    # Dropped before the page knows where it can go, a piece comes there all the same.
    page.mouse.move(*middle(table, "H6"))
    page.mouse.down()
    page.mouse.move(*middle(table, "J8"), steps=4)
    page.mouse.up()
    expect(square(table, "J8")).to_have_attribute("aria-label", re.compile("^J8, Suffragette, can reach"))
    expect(page.locator(".vfw-ghost")).to_have_count(0)
    square(table, "G6").focus()
    page.keyboard.press("Enter")
    expect(headline(table)).to_have_text("Suffragette on G6: where to?")
    expect(square(table, "G6")).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(square(table, "G7")).to_be_focused()
    page.keyboard.press("Enter")
    expect(square(table, "G7")).to_have_attribute("aria-label", re.compile("^G7, Suffragette, can reach"))
    expect(square(table, "G7")).to_be_focused()
    expect(page.locator(".vfw-live, [role='log']").first).to_contain_text("Suffragettes: Suffragette G6 – G7.")


def test_nobody_is_kept_out_and_the_board_fits_every_screen(table: PanelPage) -> None:
    table.click(table.command("play"))
    table.click(square(table, "K6"))
    for width, height in SIZES:
        resize_window(table.page, width, height)
        board = table.page.locator(".vfw-suf-squares").bounding_box()
        assert board
        assert board["x"] >= 0
        assert board["x"] + board["width"] <= width
        assert board["width"] == pytest.approx(board["height"], abs=1)
        assert board["width"] > min(width, height) * 0.68
        assert table.page.evaluate("document.scrollingElement.scrollWidth") <= width
    assert find_barriers(table.page) == []
    resize_window(table.page, *SIZES[0])
    assert find_barriers(table.page) == []


def test_a_finger_finds_small_squares_and_makes_them_larger(new_page: Callable[..., Page], exhibit: str) -> None:
    table = PanelPage(
        new_page(viewport={"width": 390, "height": 844}, has_touch=True),
        f"{exhibit}voila/render/suffragetto.ipynb",
        slot="suffragetto",
    )
    page = table.page
    table.click(table.command("play"))
    # Between the Leader and the squares below, where nobody stands.
    box = square(table, "C6").bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + 5, box["y"] + box["height"] + 4)
    expect(headline(table)).to_have_text("Leader on C6: where to?")
    page.get_by_role("button", name="Larger").click()
    larger = square(table, "C6").bounding_box()
    frame = page.locator(".vfw-enlarges").bounding_box()
    assert larger
    assert frame
    assert larger["width"] >= 44
    assert frame["y"] < larger["y"] < frame["y"] + frame["height"] - larger["height"]
    assert page.evaluate("document.scrollingElement.scrollWidth") <= 390
    page.get_by_role("button", name="Smaller").click()
    assert square(table, "C6").bounding_box() == pytest.approx(box, abs=1)


@pytest.mark.long
def test_a_whole_game_by_pointer(table: PanelPage) -> None:
    against_chance(table)

    def press(reply: Reply) -> None:
        at = square(table, str(reply))
        button = table.page.locator(f".vfw-prompt .vfw-choices [data-pick='{json.dumps(reply)}']").first
        table.click(at if reply in CELL else button)

    match = play_to_the_end(table, press)
    assert match.outcome
    assert match.outcome.winners == (OWN,)
    expect(table.prompt).to_contain_text("The Suffragettes win")
    assert find_barriers(table.page) == []


@pytest.mark.long
def test_a_whole_game_by_key(table: PanelPage) -> None:
    page = table.page
    against_chance(table)
    square(table, "I6").focus()

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
            expect(square(table, str(reply))).to_be_focused()
        page.keyboard.press("Enter")

    match = play_to_the_end(table, go)
    assert match.outcome
    assert match.outcome.winners == (OWN,)
    expect(table.prompt).to_contain_text("The Suffragettes win")
