"""A question is built on the page What if? by keyboard, run, saved, and asked again by a link and by a file."""

import json
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import find_barriers
from tests.browser.layout import resize_window
from tests.browser.test_accessibility import SMALL_TARGETS
from vfw.cli import main

ROOM = "voila/render/what-if.ipynb"
MOST_TABS = 60


def tab_to(page: Page, name: str | re.Pattern[str], role: str = "button") -> Locator:
    """Press Tab until the control with this name has the focus."""
    wanted = page.get_by_role(role, name=name, exact=isinstance(name, str))  # type: ignore[arg-type]
    expect(wanted).to_be_visible()
    for _ in range(MOST_TABS):
        if wanted.evaluate("(one) => one === document.activeElement"):
            return wanted
        page.keyboard.press("Tab")
    raise AssertionError(f"the tabulator never came to {name}")


def press(page: Page, name: str | re.Pattern[str]) -> Locator:
    button = tab_to(page, name)
    page.keyboard.press("Enter")
    return button


def test_a_question_is_built_by_keyboard_run_saved_and_asked_again(
    new_page: Callable[..., Page], exhibit: str, tmp_path: Path
) -> None:
    page = new_page(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    page.goto(f"{exhibit}{ROOM}")
    press(page, "Another question")
    press(page, re.compile("What if the Senate had said yes"))
    moment = press(page, "9 August 1920: Nashville, August 1920")
    expect(moment).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text("Left out, as it makes no sense here:")).to_be_visible()

    press(page, "Change something else")
    dialog = page.get_by_role("dialog")
    assert find_barriers(page, ".vfw-wi-dialog") == []
    tab_to(page, "State", "combobox")
    page.keyboard.type("Conn")
    press(page, "Show")
    less = press(page, "Red cubes, Connecticut: one fewer")
    expect(dialog.get_by_role("heading", name="Connecticut: 2 red")).to_be_visible()
    expect(less).to_be_focused()
    page.keyboard.press("Enter")
    expect(dialog.get_by_text("Changed so far: Connecticut: 2 red fewer")).to_be_visible()
    expect(page.locator(".vfw-live").filter(has_text="Connecticut: 1 red.")).not_to_have_count(0)
    resize_window(page, 390, 844)
    assert page.evaluate(SMALL_TARGETS) == []
    assert find_barriers(page, ".vfw-wi-dialog") == []
    resize_window(page, 1280, 800)
    press(page, "Cards, dice, players")
    press(page, "d8")
    expect(dialog.get_by_text("Changed so far: Connecticut: 2 red fewer; dice of Final Voting d8")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    press(page, "Take back: Dice of Final Voting d8")
    title = page.get_by_role("heading", name="two red cubes had been taken out of Connecticut?")
    expect(title).to_be_visible()

    press(page, "Play 10,000 worlds")
    expect(page.get_by_role("heading", name=re.compile("In this model the Amendment is won"))).to_be_visible()
    press(page, "Stop")
    press(page, "Save")
    link = str(page.get_by_role("link", name="Link", exact=True).get_attribute("href"))
    with page.expect_download() as saved:
        press(page, "JSON")
    file = tmp_path / "answer.json"
    saved.value.save_as(file)
    games = json.loads(file.read_text(encoding="utf-8"))["counts"]["steady"]["as_it_was"]["games"]
    assert main(["whatif", str(file), "--check", "2", "--jobs", "1"]) == 0

    page.goto(f"{exhibit}{ROOM}{link}")
    expect(title).to_be_visible()
    expect(page.get_by_text("Not played yet", exact=True)).to_be_visible()
    press(page, "Another question")
    page.locator("[data-opens]").set_input_files(file)
    expect(title).to_be_visible()
    expect(page.get_by_text(f"{games:,} worlds of each kind", exact=True)).to_be_visible()
    press(page, "Another question")
    page.locator("[data-opens]").set_input_files({"name": "a.json", "mimeType": "text/plain", "buffer": b"Dear all"})
    expect(page.get_by_role("alert").filter(has_text="The file is no answer to what if")).to_be_visible()
    expect(title).to_be_visible()
