"""Constitution in a real browser: by pointer, by keyboard, by announcements."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import find_barriers
from tests.browser.panel_page import PanelPage

HAND = ".vfw-board [data-cell]"
PICK = ".vfw-board [data-pick]"
SIZES = ((1920, 1080), (1080, 1920), (390, 844), (1280, 800))

COVERED = """() => {
    const parts = [...document.querySelectorAll('.vfw-felt :is(.vfw-chair p, .vfw-slot:not([data-empty]), .vfw-did)')];
    const shown = parts.filter((part) => part.innerText.trim() && !part.closest('.vfw-gathered'));
    const boxes = shown.map((part) => part.getBoundingClientRect());
    const along = (from, to) => (a, b) => a[from] < b[to] - 2 && b[from] < a[to] - 2;
    const [across, down] = [along('left', 'right'), along('top', 'bottom')];
    const meets = (i, k) => !shown[i].contains(shown[k]) && across(boxes[i], boxes[k]) && down(boxes[i], boxes[k]);
    return shown.flatMap((one, i) => shown.filter((_, k) => k > i && meets(i, k))
        .map((other) => `${one.innerText} / ${other.innerText}`));
}"""
"""The elements that cover something else on the table."""


def top_of(part: Locator) -> float:
    box = part.bounding_box()
    assert box
    return box["y"]


def begin_game(page: Page, exhibit: str) -> PanelPage:
    """Begin with South alone against the computer, which plays at random so that the test need not wait."""
    panel = PanelPage(page, f"{exhibit}voila/render/constitution.ipynb", slot="constitution")
    panel.click(panel.command("choose"))
    for seat in ("west", "north", "east"):
        panel.answer_form(seat, "random")
    panel.click(page.get_by_role("button", name="Begin"))
    return panel


def watch_until_asked(panel: PanelPage) -> None:
    """Wait until the page asks for a card, or the game is over."""
    while not panel.is_over and not panel.page.locator(PICK).count():
        panel.click(panel.command("next"))


def test_cards_are_played_by_pointer_and_by_key_without_barriers(page: Page, exhibit: str) -> None:
    panel = begin_game(page, exhibit)
    watch_until_asked(panel)
    held = page.locator(HAND).count()
    for wide, high in SIZES:
        page.set_viewport_size({"width": wide, "height": high})
        assert find_barriers(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.evaluate(COVERED) == []
        if wide == 390:
            assert top_of(panel.prompt) < top_of(page.locator(HAND).first), "the question stands before the hand"
    page.emulate_media(color_scheme="dark")
    assert find_barriers(page) == []
    # By pointer: an illegal card says why, a legal card is played.
    other = page.locator(f"{HAND}:not([data-pick])")
    if other.count():
        other.first.click()
        expect(page.locator(".vfw-opened")).to_contain_text("Not now.")
        page.keyboard.press("Escape")
    panel.click(page.locator(PICK).first)
    watch_until_asked(panel)
    expect(page.locator(HAND)).not_to_have_count(held)
    # By key: the hand is one tab stop, arrows move from card to card, Enter plays.
    page.locator(HAND).first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(HAND).nth(1)).to_be_focused()
    expect(page.locator(f"{HAND}[tabindex='0']")).to_have_count(1)
    # A digit leads to a legal card from any focus.
    before = panel.question
    panel.prompt.get_by_role("heading").focus()
    page.keyboard.press("1")
    expect(page.locator(PICK).first).to_be_focused()
    page.keyboard.press("Enter")
    panel.wait_for_answer(before)
    assert page.evaluate("document.activeElement.matches('[data-cell], .vfw-prompt *')"), "the next card is at hand"
    # By announcements: the moves of the others are announced as they happen.
    expect(page.locator(".vfw-live")).to_contain_text(
        re.compile("(West|North|East) (leads|plays|throws|doubles|refuses)")
    )


@pytest.mark.long
def test_a_whole_game_by_pointer(page: Page, exhibit: str) -> None:
    panel = begin_game(page, exhibit)
    while not panel.is_over:
        watch_until_asked(panel)
        if not panel.is_over:
            panel.click(page.locator(PICK).last)
    expect(panel.prompt.get_by_role("heading")).to_have_text(re.compile("elect the President"))
    assert find_barriers(page) == []


@pytest.mark.long
def test_a_whole_game_by_keyboard(page: Page, exhibit: str) -> None:
    panel = begin_game(page, exhibit)
    while not panel.is_over:
        before = panel.question
        if page.locator(PICK).count():
            page.locator(PICK).first.focus()
        else:
            panel.command("next").focus()
        page.keyboard.press("Enter")
        panel.wait_for_answer(before)
    expect(panel.prompt.get_by_role("heading")).to_have_text(re.compile("elect the President"))
