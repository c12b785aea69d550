"""One vote on the stage in a real browser: name, sums, a pause; then the die falls, and only then the map changes."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import find_barriers
from tests.browser.panel_page import PanelPage
from tests.browser.test_play import ROOM
from tests.browser.test_play_solo import begin_scenario

MOVING = """stage => stage.getAnimations({subtree: true}).filter((one) => one.playState === 'running').length"""


def play_to_first_vote(panel: PanelPage) -> None:
    begin_scenario(panel, "1920-nashville")
    while not panel.page.locator(".vfw-on-stage").count():
        if panel.command("next").count():
            panel.click(panel.command("next"))
        else:
            panel.answer()


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_map_changes_only_after_the_die_is_rolled(new_page: Callable[..., Page], exhibit: str, motion: str) -> None:
    page = new_page(viewport={"width": 1920, "height": 1080}, reduced_motion=motion)
    panel = PanelPage(page, exhibit + ROOM, pace="one")
    play_to_first_vote(panel)
    stage, one_button = page.locator(".vfw-on-stage"), page.locator(".vfw-let-fall")
    expect(stage.get_by_role("heading", name="The states vote")).to_be_visible()
    expect(stage).to_contain_text("You need one of them")
    expect(stage).to_contain_text("sewed a star")
    assert find_barriers(page, ".vfw-on-stage") == []
    panel.click(one_button)
    panel.answer()

    expect(stage).to_have_attribute("data-light", "held")
    place = stage.get_attribute("data-place")
    on_the_map = page.locator(f'.vfw-map path[data-key="{place}"]')
    name = (on_the_map.get_attribute("aria-label") or "").partition(",")[0]
    expect(stage.get_by_role("heading", name=name)).to_be_visible()
    expect(stage.locator(".vfw-sum")).to_have_count(2)
    expect(stage.locator(".vfw-total").last).to_have_text("?")
    expect(stage.get_by_role("img", name="35 of 36 states have ratified.")).to_be_visible()
    assert find_barriers(page, ".vfw-on-stage") == []
    expect(stage.locator(".vfw-fates")).to_contain_text("If their die shows")
    fill = on_the_map.get_attribute("data-fill")
    assert fill not in ("ratified", "rejected")
    expect(one_button).to_have_text("Let it fall")
    if motion == "reduce":
        assert stage.evaluate(MOVING) == 0

    page.wait_for_timeout(700)  # the die rests until the visitor rolls it
    expect(stage).to_have_attribute("data-light", "held")
    assert on_the_map.get_attribute("data-fill") == fill
    one_button.focus()
    for button in ("Skip the show", "Skip all votes", "Let it fall"):
        page.keyboard.press("Tab")
        expect(stage.get_by_role("button", name=button)).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(stage.get_by_role("button", name="Skip all votes")).to_be_focused()
    one_button.focus()
    before = panel.question
    page.keyboard.press("Enter")
    panel.wait_for_answer(before)
    if stage.get_attribute("data-light") == "held":
        expect(stage.locator(".vfw-choices [data-pick]").first).to_be_focused()
        panel.click(stage.get_by_role("button", name="Let it stand"))
    light = stage.get_attribute("data-light")
    assert light in ("won", "lost")
    expect(on_the_map).to_have_attribute("data-fill", {"won": "ratified", "lost": "rejected"}[light])
    expect(stage.locator(".vfw-total").last).not_to_have_text("?")
    expect(stage.locator(".vfw-fate")).to_contain_text(f"{name} {'ratifies' if light == 'won' else 'rejects'}")
    marked = stage.locator(f".vfw-counted[data-mark='{'star' if light == 'won' else 'cross'}'] [data-is='come']")
    expect(marked).to_have_count(1)
    page.wait_for_function(f"stage => !({MOVING})(stage)", arg=stage.element_handle())
    assert find_barriers(page, ".vfw-on-stage") == []
    expect(page.locator(".vfw-live")).to_contain_text(f"{name} {'ratifies' if light == 'won' else 'rejects'}")
    expect(one_button).to_be_focused()
    before = panel.question
    page.keyboard.press("Escape")
    panel.wait_for_answer(before)
    assert page.locator(".vfw-on-stage[data-light='won'], .vfw-on-stage[data-light='lost']").count() == 0
