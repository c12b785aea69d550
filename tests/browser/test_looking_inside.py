"""A simulated game is inspected in a real Chromium, by key alone; a visitor's own game leads to the page What if?"""

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.axe import find_barriers
from tests.browser.layout import wait_for_layout
from tests.browser.panel_page import PREFERENCES_KEY
from tests.panel.replays import played

ROOM = "voila/render/what-if.ipynb?question=connecticut-session"
CUT_OFF = """() => [...document.querySelectorAll('.vfw-world *')].filter((element) => {
    const box = element.getBoundingClientRect();
    return box.left < -1 || box.right > innerWidth + 1 || element.scrollWidth > element.clientWidth + 1;
}).map((element) => element.outerHTML.slice(0, 120))"""


def test_a_simulated_game_is_inspected_by_keyboard_and_the_answer_stays(page: Page, exhibit: str) -> None:
    page.add_init_script(f"localStorage['{PREFERENCES_KEY}'] ??= '{json.dumps({'pace': 'none'})}'")
    page.goto(exhibit + ROOM)
    opens = page.locator('[data-command="open world"]').last
    opens.focus()
    where = page.evaluate("scrollY")
    page.keyboard.press("Enter")
    bar = page.locator(".vfw-world-bar")
    expect(bar.get_by_role("status")).to_contain_text("states say")
    expect(page.get_by_role("slider", name="Step of the game")).to_be_visible()
    expect(bar.get_by_role("heading")).to_be_focused()
    assert find_barriers(page, ".vfw-inside") == []

    page.get_by_role("button", name="Play on from here").press("Enter")
    begin = page.get_by_role("button", name="Begin", exact=True)
    expect(begin).to_be_visible()
    expect(page.locator('input[name="suffragist"][value="person"]')).to_be_checked()
    begin.press("Enter")
    expect(page.locator(".vfw-hand [data-pick]").first).to_be_visible()
    assert page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('vfw:play'))") == []
    page.set_viewport_size({"width": 390, "height": 844})
    wait_for_layout(page)
    assert page.evaluate(CUT_OFF) == []
    page.set_viewport_size({"width": 1280, "height": 800})

    bar.get_by_role("button", name="Back to the answer").press("Enter")
    expect(page.locator(".vfw-inside")).to_have_count(0)
    expect(opens).to_be_focused()
    expect(opens).to_have_text("Go on")
    assert page.evaluate("scrollY") == where
    opens.press("Enter")
    expect(page.locator(".vfw-hand [data-pick]").first).to_be_visible()


def test_a_moment_of_the_visitors_game_begins_a_question(
    new_page: Callable[..., Page], exhibit: str, tmp_path: Path
) -> None:
    page = new_page(viewport={"width": 1366, "height": 768})
    save = tmp_path / "over.json"
    save.write_text(played(suffragist="person", opposition="random").save(), encoding="utf-8")
    page.goto(exhibit + "voila/render/play.ipynb")
    expect(page.locator(".vfw-start")).to_be_visible()
    page.locator("[data-open]").set_input_files(save)
    page.get_by_label("Go to", exact=True).select_option(label="Turn 4 · Round 2 of 6")
    leads_on = page.get_by_role("link", name="What if I had… (opens in a new tab)")
    expect(leads_on).to_have_attribute("aria-description", "Turn 4 · Round 2 of 6")
    with page.context.expect_page() as opened:
        leads_on.press("Enter")
    room = opened.value
    expect(room.locator(".vfw-wi-question")).to_contain_text("From turn 4, round 2 of your game on: nothing changed")
    expect(room.locator(".vfw-live")).to_contain_text("From your own game on")
    expect(page.locator(".vfw-replay")).to_be_visible()
    assert find_barriers(room) == []
    room.reload()
    expect(room.locator(".vfw-wi-question")).to_contain_text("From turn 4, round 2 of your game on: nothing changed")
    room.evaluate("localStorage.setItem('vfw:moment', '{')")
    room.goto(leads_on.evaluate("link => link.href"))
    expect(room.locator(".vfw-wi-area-notice")).to_contain_text("The moment of your game is damaged")
