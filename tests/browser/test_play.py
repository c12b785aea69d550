"""A whole solo game through the page: once by pointer, once by keyboard alone."""

from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from tests.browser.panel_page import CURRENT_QUESTION, PanelPage

ROOM = "voila/render/play.ipynb"

# Count the lines that are given unchanged, and those whose elements were kept.
LINES = ".vfw-log li, .vfw-camps li, .vfw-hand .vfw-card"

STAY = f"""() => {{
    const lines = [...document.querySelectorAll('{LINES}')];
    const before = (window.linesBefore ?? []).slice();
    window.linesBefore = lines.map(({{ outerHTML }}) => outerHTML);
    const given_again = window.linesBefore.filter((line) => {{
        const at = before.indexOf(line);
        return at >= 0 && before.splice(at, 1);
    }});
    const stayed = lines.filter((line) => line.stayed);
    for (const line of lines) line.stayed = true;
    return [given_again.length, stayed.length];
}}"""


SOME_ANSWERS = 30


@pytest.mark.long
def test_a_game_is_played_to_its_end_by_pointer(page: Page, exhibit: str) -> None:
    panel = PanelPage(page, exhibit + ROOM)
    panel.begin(opposition="oppobot", seed="5")
    clicked: Counter[str] = Counter()
    while not panel.is_over:
        clicked[panel.answer()] += 1
    assert clicked["hand"] >= 20
    assert clicked["map"] >= 3
    assert clicked["prompt"] >= 20
    expect(panel.prompt.get_by_role("heading")).to_contain_text("win")
    panel.click(page.get_by_role("button", name="Play again"))
    expect(panel.command("play")).to_be_visible()
    expect(page.get_by_role("heading", name="Go on with your game")).to_have_count(0)


def test_unchanged_lines_keep_their_elements_in_a_game_by_pointer(page: Page, exhibit: str) -> None:
    panel = PanelPage(page, exhibit + ROOM)
    panel.begin(opposition="oppobot", seed="5")
    clicked: Counter[str] = Counter()
    given_again = stayed = 0
    for _ in range(SOME_ANSWERS):
        clicked[panel.answer()] += 1
        again, there = page.evaluate(STAY)
        given_again, stayed = given_again + again, stayed + there
    # Equal lines may be confused with each other.
    assert stayed > 0.95 * given_again > 10 * SOME_ANSWERS, "what is as it was is painted again"
    assert {"hand", "map", "prompt"} <= {*clicked}


PLAY_IT = '[data-command="play it"]'

FOCUSED = """() => {
    const here = document.activeElement;
    const inMap = Boolean(here.closest('.vfw-map'));
    return {
        inside: Boolean(here.closest('.vfw-panel')) && here.checkVisibility(),
        answers: here.matches(inMap ? '[data-choice]' : '[data-pick], [data-command="throw"], [data-command="go on"]'),
        place: inMap ? 'map' : here.closest('[data-region]')?.dataset.region ?? '',
        text: here.ariaLabel ?? here.innerText ?? '',
        command: here.dataset.command ?? '',
    };
}"""


class KeyboardPlayer:
    """A visitor without a mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def focused(self) -> dict[str, str]:
        focused: dict[str, str] = self.page.evaluate(FOCUSED)
        return focused

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, selector: str) -> None:
        for _ in range(40):
            if self.page.evaluate("selector => document.activeElement.matches(selector)", selector):
                return
            self.press("Tab")
        pytest.fail(f"Tab does not come to {selector}")

    def press_and_wait(self, *keys: str) -> None:
        """Press, wait for the next question, and check that the focus is where it is answered."""
        before = self.page.evaluate(CURRENT_QUESTION)
        self.press(*keys)
        self.page.wait_for_function(f"before => {CURRENT_QUESTION} !== before", arg=before)
        self.page.wait_for_function(f"() => ({FOCUSED})().inside")

    def leave_map(self) -> None:
        """Leave the map: the focus stays there when the next question is asked elsewhere."""
        if self.focused["place"] == "map" and not self.focused["answers"]:
            self.press("Escape", "Escape")
            expect(self.page.locator(".vfw-prompt h2")).to_be_focused()
            for _ in range(20):
                if self.focused["answers"] or self.focused["command"] in ("next", "start page"):
                    return
                self.press("Tab")
            pytest.fail("Tab does not come to an answer")

    def read_note_first(self) -> None:
        """If a note must be read before its card is played, read it and play the card."""
        if self.page.locator(PLAY_IT).count():
            self.tab_to(PLAY_IT)
            self.press_and_wait("Enter")


@pytest.mark.long
def test_a_game_is_played_to_its_end_by_keyboard_alone(page: Page, exhibit: str) -> None:
    panel, keys = PanelPage(page, exhibit + ROOM), KeyboardPlayer(page)
    keys.tab_to('[data-command="choose"]')
    keys.press_and_wait("Enter")
    expect(page.locator('input[name="opposition"][value="oppobot"]')).to_be_checked()
    keys.tab_to('input[name="seed"]')
    page.keyboard.type("2")
    keys.press_and_wait("Enter")
    answered: Counter[str] = Counter()
    while not page.locator(".vfw-ending").count():
        keys.read_note_first()
        keys.leave_map()
        focused = keys.focused
        assert focused["answers"], f"after an answer the focus is on {focused} and does not answer the next question"
        answered[focused["place"]] += 1
        if page.locator('[data-command="all"]').count() and focused["place"] == "map":
            keys.press("Escape", "Escape")
            expect(page.locator(".vfw-prompt h2")).to_be_focused()
            keys.tab_to('[data-command="all"]')
        elif focused["place"] == "map" and answered["map"] % 3 == 1:
            walk_to_another_choice(keys)
        elif focused["place"] == "prompt" and (button := panel.find_button(panel.quick_replies)):
            pick = button.get_attribute("data-pick")
            keys.tab_to(f".vfw-prompt [data-pick='{pick}']")
        keys.press_and_wait("Enter")
    assert answered["hand"] >= 20
    assert answered["map"] >= 3
    assert answered["prompt"] >= 20
    assert keys.focused["command"] == "start page"
    keys.press_and_wait("Enter")
    expect(panel.command("play")).to_be_focused()


def walk_to_another_choice(keys: KeyboardPlayer) -> None:
    """Press arrows until a state that can be chosen; they also pass states that cannot."""
    start = keys.focused["text"]
    around = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"] * 2
    across = [*["ArrowRight"] * 8, *["ArrowDown"] * 2, *["ArrowLeft"] * 8, *["ArrowDown"] * 2] * 3
    for arrow in [*around, *across, *["ArrowUp"] * 6, *across]:
        keys.press(arrow)
        if keys.focused["answers"] and keys.focused["text"] != start:
            return
    pytest.fail(f"no arrow leads from {start} to another choice")


def test_the_list_in_the_prompt_stays_open_once_opened(page: Page, exhibit: str) -> None:
    panel, keys = PanelPage(page, exhibit + ROOM), KeyboardPlayer(page)
    panel.begin()
    page.locator(".vfw-prompt h2").focus()
    keys.tab_to(".vfw-prompt summary")
    keys.press("Enter", "Tab")
    for _ in range(6):
        assert keys.focused["place"] == "prompt"
        assert keys.focused["answers"]
        keys.press_and_wait("Enter")
    expect(page.locator(".vfw-prompt details:not([open])")).to_have_count(0)


def test_escape_moves_the_focus_from_the_map_to_the_prompt(page: Page, exhibit: str) -> None:
    panel, keys = PanelPage(page, exhibit + ROOM), KeyboardPlayer(page)
    panel.begin()
    page.locator('path[data-key="KS"]').focus()
    keys.press("Escape", "Escape")
    expect(page.locator(".vfw-prompt h2")).to_be_focused()


def test_nothing_moves_with_reduced_motion(page: Page, exhibit: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    PanelPage(page, exhibit + ROOM).begin()
    moving = """() => [...document.querySelectorAll('.vfw-panel *')].filter((element) => {
        const style = getComputedStyle(element);
        return style.animationName !== 'none' || parseFloat(style.transitionDuration) > 0;
    }).map((element) => element.outerHTML.slice(0, 80))"""
    assert page.evaluate(moving) == []
