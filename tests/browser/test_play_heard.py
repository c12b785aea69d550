"""A game followed by ear: what the live region says is enough to know how it goes and how it ends."""

import re

from playwright.sync_api import Page, expect

from tests.browser.table import Table
from tests.browser.test_play import PLAY_IT, Keys

ROOM = "voila/render/play.ipynb"

LISTEN = """() => {
    window.heard = [];
    const region = document.querySelector('.vfw-live');
    new MutationObserver(() => window.heard.push(region.textContent)).observe(region, { childList: true });
}"""


def test_a_game_is_followed_by_the_live_region_alone(page: Page, exhibit: str) -> None:
    table, keys = Table(page, exhibit + ROOM, pace="one"), Keys(page)
    table.begin(seed="11")
    page.evaluate(LISTEN)
    answers = 0
    while not table.is_over:
        heard = page.evaluate("heard.length")
        if table.command("play it").count():
            keys.tab_to(PLAY_IT)
        elif button := table.button_for(table.short_ways):
            keys.tab_to(f".vfw-prompt [data-pick='{button.get_attribute('data-pick')}']")
        keys.answer_with("Enter")
        answers += 1
        page.wait_for_function("heard => window.heard.length > heard", arg=heard)
    sentences: list[str] = page.evaluate("heard")
    assert len(sentences) >= answers
    assert all(0 < len(sentence.split()) <= 20 for sentence in sentences)
    cards_of_the_other_side = {
        found[1] for s in sentences if (found := re.match("The Opposition plays (.+) (as|to) ", s))
    }
    assert len(cards_of_the_other_side) >= 30
    ending = table.prompt.get_by_role("heading").inner_text()
    assert ending in sentences[-1]
    expect(page.get_by_role("button", name="Play again")).to_be_focused()
