"""A visitor at the panel in a real browser: begins games, answers with the mouse, reads the kept game."""

import json
import re
from collections.abc import Iterable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from vfw.core.questions import Reply

SECOND_CLICK = 200
"""Milliseconds after a new question in which the panel takes a click for the second half of a double click."""

DOUBLE_CLICK = 500
"""Milliseconds; clicks that are farther apart are two clicks."""

PREFERENCES_KEY = "vfw:likings"

PROMPTS = ":is(.vfw-prompt, .vfw-stage-foot, .vfw-stage-asks)"
"""The places of a question: while a vote is on the stage, at its foot."""

CURRENT_QUESTION = "(document.querySelector('.vfw-cover') ?? document.querySelector('.vfw-prompt'))?.dataset.question"

IS_READY = f"""slot => {{
    let kept = null;
    try {{ kept = localStorage.getItem(`vfw:${{slot}}`); }} catch {{ /* this browser keeps nothing */ }}
    // The panel receives the kept game and then asks again; a map is drawn a moment after the page.
    return document.querySelector('.vfw-tag, .vfw-bare') && Number({CURRENT_QUESTION}) > (kept ? 1 : 0);
}}"""

CLICKABLE = """() => {
    const kinds = ['.vfw-target', 'path.vfw-state', '.vfw-sign-box'].map((kind) => `.vfw-map ${kind}`).join();
    const places = [...document.querySelectorAll(kinds)];
    for (const place of places) {
        const key = place.closest('[data-key]').dataset.key;
        if (!place.closest('[data-choice]')) continue;
        const tag = place.matches('.vfw-state') ? document.querySelectorAll('.vfw-tag')[
            [...document.querySelectorAll('path.vfw-state')].indexOf(place)] : place;
        const box = tag.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        if (document.elementFromPoint(x, y)?.closest('[data-key]')?.dataset.key === key) return [x, y, key];
    }
    return null;
}"""


class PanelPage:
    """The page of a panel. `slot` is the name under which it keeps its game, `pace` the speed of the computer."""

    def __init__(self, page: Page, url: str, slot: str = "play", pace: str = "none") -> None:
        self.page, self.slot = page, slot
        likings = json.dumps({"pace": pace})
        page.add_init_script(
            f"try {{ localStorage['{PREFERENCES_KEY}'] ??= '{likings}'; }} catch {{ /* this browser keeps nothing */ }}"
        )
        page.goto(url)
        self.wait_for_panel()

    def wait_for_panel(self) -> None:
        self.page.wait_for_function(IS_READY, arg=self.slot)
        self.page.wait_for_timeout(SECOND_CLICK)

    def reload(self) -> None:
        self.page.reload()
        self.wait_for_panel()

    def begin(
        self, suffragist: str = "person", opposition: str = "random", seed: str = "7", dice: str = "computer"
    ) -> None:
        """Begin the full game from the form with all questions."""
        self.click(self.command("choose"))
        for name, answer in (
            ("scenario", "full"),
            ("suffragist", suffragist),
            ("opposition", opposition),
            ("dice", dice),
        ):
            self.answer_form(name, answer)
        self.page.get_by_label(re.compile("^Seed")).fill(seed)
        self.click(self.page.get_by_role("button", name="Begin"))

    def answer_form(self, name: str, answer: str) -> None:
        self.page.locator(f'label:has(input[name="{name}"][value="{answer}"])').click()

    def let_time_pass(self, ms: int) -> None:
        """Advance the clock of the page, which must be installed; then wait for one answer of the kernel.

        After that answer, the replies to all earlier messages have arrived.
        """
        self.page.clock.fast_forward(ms)
        # After seconds without a message the page says that no server answers, until one does.
        expect(self.banner).to_have_count(0)
        self.page.locator(".vfw-table [data-sheet^='card:'], .vfw-camps [data-sheet^='word:']").first.press("Enter")
        expect(self.page.locator(".vfw-opened")).to_be_visible()
        self.page.keyboard.press("Escape")
        expect(self.page.locator(".vfw-opened")).to_be_hidden()

    # State of the page

    @property
    def question(self) -> str:
        question: str = self.page.evaluate(CURRENT_QUESTION)
        return question

    @property
    def cover(self) -> Locator:
        return self.page.locator(".vfw-cover")

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".vfw-prompt")

    @property
    def banner(self) -> Locator:
        return self.page.locator(".vfw-banner > div")

    @property
    def cards(self) -> Locator:
        return self.page.locator(".vfw-card")

    def command(self, name: str) -> Locator:
        return self.page.locator(f'[data-command="{name}"]')

    @property
    def is_over(self) -> bool:
        return self.page.locator(".vfw-ending").count() > 0

    @property
    def kept(self) -> list[Any]:
        """The lines the browser keeps: the head, and one for each reply."""
        text = self.page.evaluate(f"localStorage.getItem('vfw:{self.slot}')")
        return [json.loads(line) for line in text.split("\n")] if text else []

    @property
    def picture(self) -> dict[str, Any]:
        """The visible parts of the game, without the number of the question."""
        read = self.page.evaluate(
            """() => ({
                regions: ['head', 'prompt', 'hand', 'camps', 'log', 'table']
                    .map((region) => document.querySelector(`.vfw-${region}`).innerText),
                map: [...document.querySelectorAll('.vfw-map path.vfw-state')]
                    .map((state) => [state.ariaLabel, state.dataset.fill, state.ariaDisabled]),
            })"""
        )
        return dict(read)

    # Actions with the mouse

    def click(self, target: Locator) -> None:
        """Click in the middle of the target, and wait until the panel asks something new."""
        target.scroll_into_view_if_needed()
        box = target.bounding_box()
        assert box, "it cannot be seen"
        self.click_at(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def choose(self, name: str) -> None:
        """Press a button of the menu."""
        self.page.get_by_role("button", name="Menu", exact=True).click()
        self.click(self.page.get_by_role("dialog", name="Menu").get_by_role("button", name=name))

    def click_at(self, x: float, y: float) -> None:
        before = self.question
        self.page.mouse.click(x, y)
        self.wait_for_answer(before)

    def wait_for_answer(self, before: str) -> None:
        self.page.wait_for_function(f"before => {CURRENT_QUESTION} !== before", arg=before)
        self.page.wait_for_timeout(SECOND_CLICK + 20)

    def wait_until_kept(self) -> None:
        """Wait for the kept game: a new game is painted a moment before the browser keeps it."""
        self.page.wait_for_function("slot => localStorage.getItem(`vfw:${slot}`)", arg=self.slot)

    @property
    def quick_replies(self) -> list[Reply]:
        """The replies that soon lead to the end of a game, after two rounds of events."""
        opening = re.search("Turn 1 · Round [12]", self.prompt.inner_text(), re.IGNORECASE)
        return ["keep", "event"] if opening else ["keep", "pass", "organize", "lobby", *range(12, -1, -1)]

    def find_button(self, replies: Iterable[Reply]) -> Locator | None:
        """Return the button in the prompt, or on the stage, for the first of these replies that is offered."""
        offered = self.page.locator(f"{PROMPTS} > .vfw-choices [data-pick]")
        picks = offered.evaluate_all("buttons => buttons.map((button) => JSON.parse(button.dataset.pick))")
        return next((offered.nth(picks.index(reply)) for reply in replies if reply in picks), None)

    def answer(self) -> str:
        """Answer the current question as a visitor would: all at once, in the prompt, on the map, with a card."""
        for command in ("ready", "play it", "go on", "throw", "all", "next"):
            if self.command(command).count():
                self.click(self.command(command))
                return command
        if button := self.find_button(self.quick_replies):
            self.click(button)
            return "prompt"
        place = self.page.evaluate(CLICKABLE)
        if place:
            self.click_at(place[0], place[1])
            return "map"
        for where, buttons in (("hand", ".vfw-hand [data-pick]"), ("prompt", ".vfw-prompt > .vfw-choices [data-pick]")):
            if self.page.locator(buttons).count():
                self.click(self.page.locator(buttons).first)
                return where
        raise AssertionError(f"nothing to click: {self.prompt.inner_text()}")
