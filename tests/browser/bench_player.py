"""A simulated visitor at the panel, who answers every question as fast as the page can."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

from playwright.sync_api import Browser

from tests.browser.bench_press import TimedPage
from tests.browser.panel_page import CURRENT_QUESTION, PREFERENCES_KEY, SECOND_CLICK
from tests.server.running import Running, write_notebook

GAME = """
from random import Random
from vfw.core import Match, seeded
from vfw.core.players import any_reply
from vfw.panel import Panel
from vfw.votes import VotesForWomen

match, rng = Match(VotesForWomen(), chance=seeded(1848), players={{"opposition": "random"}}), Random(1848)
for _ in range({answered}):
    match.answer(any_reply(match.pending, rng))
Panel(match, slot="bench", whole_page=True)
"""

# A move of the computer would come between a press and its effect.
AT_ONCE = f"localStorage['{PREFERENCES_KEY}'] = '{{\"pace\": \"none\"}}';"

CHOOSE = """() => {
    const places = [
        '[data-command="play it"]', '.vfw-cover button[data-first]', '.vfw-ending [data-command="start page"]',
        ...['ready', 'throw', 'roll', 'go on', 'skip', 'next', 'all'].map((name) => `[data-command="${name}"]`),
        '.vfw-prompt > .vfw-choices :is([data-pick], [data-picks])', '.vfw-hand :is([data-pick], [data-picks])',
        '.vfw-map [data-choice][tabindex]', '.vfw-prompt details :is([data-pick], [data-picks])',
    ];
    const canBePressed = (element) =>
        element.checkVisibility() && !element.closest('[inert]') && element.ariaDisabled !== 'true';
    const [choice] = places.flatMap((place) => [...document.querySelectorAll(place)].filter(canBePressed));
    if (!choice) return null;
    choice.scrollIntoView({ block: 'nearest' });
    choice.focus({ preventScroll: true });
    const box = choice.getBoundingClientRect();
    const middle = [box.left + box.width / 2, box.top + box.height / 2];
    return {
        answers: choice.matches('[data-pick], [data-picks], [data-choice]'),
        middle: choice.contains(document.elementFromPoint(...middle)) ? middle : null,
    };
}"""


class PanelPlayer(TimedPage):
    """A player who chooses the first offer, by pointer or, if the pointer does not reach it, by key."""

    def __init__(self, browser: Browser, url: str) -> None:
        super().__init__(browser, url, CURRENT_QUESTION, AT_ONCE)
        self.page.locator(".vfw-tag").first.wait_for(state="attached", timeout=60_000)

    def answer(self, by_pointer: bool = False) -> None:
        end = perf_counter() + 60
        answered = False
        while not answered:
            assert perf_counter() < end, f"nothing leads on: {self.page.locator('.vfw-panel').inner_text()}"
            if by_pointer:
                # An earlier click may count as the second half of a double click, and be dropped.
                self.page.wait_for_timeout(SECOND_CLICK + 20)
            answered = self._lead_on(by_pointer)

    def _lead_on(self, by_pointer: bool) -> bool:
        """Press the next button; return whether it was an answer.

        It was none if the computer moved at the same moment, and the page dropped the press as late.
        """
        choice = self.page.evaluate(CHOOSE)
        if not choice:
            self.page.wait_for_timeout(SECOND_CLICK)
            return False
        keys, mouse = self.page.keyboard, self.page.mouse
        clicks = by_pointer and choice["middle"]
        done = self.press(lambda: mouse.click(*choice["middle"]) if clicks else keys.press("Enter"))
        return bool(done and choice["answers"])


@contextmanager
def play_game(browser: Browser, answered: int, beside: str = "") -> Iterator[tuple[PanelPlayer, Running]]:
    """Open a game in which so many answers have been given; yield its player and the exhibit.

    With `beside`, another visitor is there, in a notebook with that cell.
    """
    with tempfile.TemporaryDirectory() as folder:
        write_notebook(Path(folder) / "play.ipynb", GAME.format(answered=answered))
        write_notebook(Path(folder) / "beside.ipynb", beside)
        with Running.exhibit(Path(folder)) as server:
            if beside:
                visitor = browser.new_context().new_page()
                visitor.goto(f"{server.url}voila/render/beside.ipynb")
                visitor.locator(".vfw-loading").wait_for(state="detached", timeout=60_000)
            player = PanelPlayer(browser, f"{server.url}voila/render/play.ipynb")
            yield player, server
            player.close()
