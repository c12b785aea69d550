"""Several cubes at a touch, by finger and by key: one touch places them, and one undo removes them."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.panel_page import PanelPage
from tests.browser.test_play import ROOM, KeyboardPlayer
from vfw.core.chance import seeded
from vfw.core.match import Match
from vfw.resources import lessons
from vfw.votes import VotesForWomen

TAG = """key => {
    const states = [...document.querySelectorAll('.vfw-map path.vfw-state')].map(({ dataset }) => dataset.key);
    const box = document.querySelectorAll('.vfw-tag')[states.indexOf(key)].getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
}"""
"""The middle of the tag of a state."""


def campaign_notebook() -> str:
    """Return a notebook in which a purple campaigner in the Midwest is about to add three cubes."""
    match = Match(VotesForWomen(), {"scenario": lessons("tutorial")["3-campaign"]}, chance=seeded("6"))
    for reply in ("pioneer-women", "campaign", "keep", "purple1"):
        match.answer(reply)
    return match.save()


@pytest.mark.parametrize("by_finger", [True, False], ids=["finger", "key"])
def test_one_touch_places_three_cubes_and_one_undo_removes_them(
    new_page: Callable[..., Page], exhibit: str, by_finger: bool
) -> None:
    page = new_page(has_touch=by_finger)
    panel, keys = PanelPage(page, exhibit + ROOM), KeyboardPlayer(page)

    def press(command: str) -> None:
        if by_finger:
            return panel.command(command).tap()
        keys.press("Escape", "Escape")
        keys.tab_to(f'[data-command="{command}"]')
        return keys.press("Enter")

    opening = panel.question
    page.locator("[data-open]").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": campaign_notebook().encode()}
    )
    panel.wait_for_answer(opening)
    headline, three = page.locator(".vfw-prompt h2"), page.get_by_role("button", name="3 at a touch")
    expect(headline).to_have_text("Add three purple cubes in the Midwest")
    panel.wait_until_kept()
    asked, kept, minnesota = panel.question, panel.kept, page.locator(".vfw-map path.vfw-state[data-key='MN']")
    empty = minnesota.get_attribute("aria-label") or ""

    press("handful")
    expect(three).to_have_attribute("aria-pressed", "true")
    assert panel.question == asked, "it only says how many"
    if by_finger:
        page.touchscreen.tap(*page.evaluate(TAG, "MN"))
    else:
        minnesota.focus()
        keys.press("Enter")
    panel.wait_for_answer(asked)
    expect(minnesota).to_have_attribute("aria-label", re.compile("three purple|3 purple"))
    expect(headline).to_have_text("Add three yellow cubes in the West")
    page.wait_for_function("kept => localStorage['vfw:play'].split('\\n').length === kept + 3", arg=len(kept))

    asked = panel.question
    press("undo")
    panel.wait_for_answer(asked)
    expect(headline).to_have_text("Add three purple cubes in the Midwest")
    expect(minnesota).to_have_attribute("aria-label", empty)
    page.wait_for_function("kept => localStorage['vfw:play'].split('\\n').length === kept", arg=len(kept))
