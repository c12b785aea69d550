"""A game followed by a screen reader: the live region alone tells how it goes and how it ends."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.panel_page import PROMPTS, PanelPage
from tests.browser.test_play import PLAY_IT, KeyboardPlayer
from tests.votes.listening import Listener

ROOM = "voila/render/play.ipynb"

LISTEN = """() => {
    window.heard = [];
    const hear = (changes) => changes.forEach(({ addedNodes }) =>
        window.heard.push(...[...addedNodes].map((node) => node.textContent)));
    new MutationObserver(hear).observe(document.querySelector('.vfw-live'), { childList: true });
}"""
READ = """() => ({
    congress: Number(/(\\d) of 6 markers.$|$/.exec(document.querySelector('[data-kind="congress"]').ariaLabel)[1] ?? 0),
    buttons: Object.fromEntries([...document.querySelectorAll('.vfw-camps [data-side]')].map((camp) =>
        [camp.dataset.side, Number(/Buttons (\\d+)/.exec(camp.textContent)[1])])),
})"""
"""The figures that the page shows; once the Amendment is sent, markers no longer count."""


@pytest.mark.long
def test_announcements_alone_are_enough_to_follow_a_game(page: Page, exhibit: str) -> None:
    panel, keys, listener = PanelPage(page, exhibit + ROOM, pace="one"), KeyboardPlayer(page), Listener("suffragist")
    page.evaluate(LISTEN)
    panel.begin(seed="11")
    sentences: list[str] = []
    while not panel.is_over:
        heard = page.evaluate("heard.length")
        if panel.command("play it").count():
            keys.tab_to(PLAY_IT)
        elif button := panel.find_button(panel.quick_replies):
            keys.press("Escape", "Escape")
            keys.tab_to(f"{PROMPTS} [data-pick='{button.get_attribute('data-pick')}']")
        keys.leave_map()
        keys.press_and_wait("Enter")
        page.wait_for_function("heard => window.heard.length > heard", arg=heard)
        lines = page.evaluate("heard")[len(sentences) :]
        sentences += lines
        for line in lines:
            listener.hear(line)
        if not panel.is_over:
            assert {name: listener.knows[name] for name in ("congress", "buttons")} == page.evaluate(READ), lines
    cards_of_the_other_side = {
        found[1] for s in sentences if (found := re.match("The Opposition plays (.+?) (as|to) ", s))
    }
    assert len(cards_of_the_other_side) >= 30
    ending = panel.prompt.get_by_role("heading").inner_text()
    assert ending in sentences[-1]
    expect(page.get_by_role("button", name="Play again")).to_be_focused()
