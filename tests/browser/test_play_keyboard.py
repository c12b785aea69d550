"""A game by keyboard: nothing goes on by itself, and nothing takes the focus away."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.panel_page import PREFERENCES_KEY, PanelPage
from tests.browser.test_play import KeyboardPlayer
from vfw.panel.session.prompts import LONGEST_LOOK
from vfw.votes.narration.glossary import TERMS

ROOM = "voila/render/play.ipynb"


@pytest.fixture
def panel(page: Page, exhibit: str) -> PanelPage:
    """Open a panel without a setting for the speed of the computer."""
    page.add_init_script(f"localStorage['{PREFERENCES_KEY}'] ??= '{{}}'")
    page.clock.install()
    return PanelPage(page, exhibit + ROOM)


def assert_waits(panel: PanelPage) -> None:
    still = panel.question
    panel.let_time_pass(2 * LONGEST_LOOK)
    assert panel.question == still


def test_after_a_key_the_computer_moves_step_by_step_until_another_pace_is_chosen(panel: PanelPage) -> None:
    page, said = panel.page, panel.page.get_by_role("log", name="What was said")
    panel.begin(suffragist="random", opposition="random")
    step = panel.question
    page.clock.fast_forward(LONGEST_LOOK)
    panel.wait_for_answer(step)
    page.keyboard.press("Shift")
    assert "by key" not in said.inner_text()
    page.keyboard.press("Tab")
    expect(said).to_contain_text("As you play by key, the computer waits after each step")
    assert_waits(panel)
    before = panel.question
    panel.command("next").press("Enter")
    panel.wait_for_answer(before)
    assert_waits(panel)
    # Another visitor may have pressed the key: a click on Next restores the usual pace.
    panel.click(panel.command("next"))
    step = panel.question
    page.clock.fast_forward(LONGEST_LOOK)
    panel.wait_for_answer(step)
    page.keyboard.press("Tab")
    assert_waits(panel)
    assert said.inner_text().count("As you play by key") == 1
    expect(page.get_by_role("button", name="Pause")).to_be_hidden()

    menu = page.get_by_role("dialog", name="Menu")
    page.get_by_role("button", name="Menu", exact=True).press("Enter")
    expect(menu.get_by_role("button", name="One at a time")).to_have_attribute("aria-pressed", "true")
    menu.get_by_role("button", name="One at a time").click()
    page.keyboard.press("Escape")
    panel.click(panel.command("next"))
    assert_waits(panel)
    page.get_by_role("button", name="Menu", exact=True).press("Enter")
    menu.get_by_role("button", name="At an easy pace").press("Enter")
    assert_waits(panel)
    page.keyboard.press("Escape")
    for place in ("path.vfw-state[data-key='KS']", ".vfw-area-log ol", ".vfw-menu-button"):
        page.locator(place).focus()
        step = panel.question
        page.clock.fast_forward(LONGEST_LOOK)
        panel.wait_for_answer(step)
        expect(page.locator(place)).to_be_focused()


DESCRIPTION = """element => (element.getAttribute('aria-describedby') ?? '').split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '').join(' ')"""


def test_every_region_is_a_few_tabs_away_and_the_question_one_key(page: Page, exhibit: str) -> None:
    panel = PanelPage(page, exhibit + ROOM)
    panel.begin()
    while (
        panel.cards.count() < 6
        or not page.locator(".vfw-hand [data-pick]").count()
        or not page.locator(".vfw-log ol [data-sheet]").count()
    ):
        panel.answer()
    page.locator("path.vfw-state[data-key='KS']").focus()
    stops, end = 0, "() => !document.activeElement.closest('.vfw-panel') || document.activeElement === document.body"
    regions: list[str] = []
    while not page.evaluate(end):
        page.keyboard.press("Tab")
        stops += 1
        regions.append(page.evaluate("document.activeElement.closest('[data-region]')?.dataset.region ?? ''"))
        assert stops < 17, regions
    assert [regions.count(one) for one in ("hand", "log", "camps", "table")] == [1, 1, 1, 1]

    names = page.locator(".vfw-log ol [data-sheet]")
    names.first.focus()
    page.keyboard.press("ArrowRight")
    expect(names.nth(1)).to_be_focused()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator(".vfw-prompt h2")).to_be_focused()
    page.locator(".vfw-menu-button").focus()
    page.keyboard.press("Shift+Tab")
    expect(page.get_by_role("button", name="Go to the question")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".vfw-prompt h2")).to_be_focused()

    word = page.locator(".vfw-camps [data-sheet='word:button']").first
    word.focus()
    expect(page.locator(".vfw-opened")).to_be_visible()
    expect(word).to_have_attribute("aria-describedby", re.compile("."))
    assert word.evaluate(DESCRIPTION) == TERMS["button"].text
    page.keyboard.press("Escape")
    page.locator(".vfw-menu-button").focus()
    at_once = "element => { element.focus(); return element.getAttribute('aria-description'); }"
    assert word.evaluate(at_once) == TERMS["button"].text, "what has been told once comes with the focus"


def descriptions(page: Page) -> dict[tuple[str, str], str]:
    """Return the description that a screen reader gives of each element, by its role and its name."""
    tree = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    value = {name: [node.get(name, {}).get("value", "") for node in tree] for name in ("role", "name", "description")}
    return {(role, name): words for role, name, words in zip(*value.values(), strict=True) if words}


def test_a_tutorial_step_is_announced_on_entry_and_undo_keeps_the_focus(page: Page, exhibit: str) -> None:
    PanelPage(page, exhibit + ROOM)
    keys = KeyboardPlayer(page)
    said = page.get_by_role("log", name="What was said")
    keys.tab_to('[data-command="learn"]')
    keys.press_and_wait("Enter")
    keys.tab_to('[data-command="lesson"][data-value="3"]')
    keys.press_and_wait("Enter")
    lesson = "The two figures on the map are your campaigners."
    expect(said).to_contain_text(lesson)
    words = descriptions(page)
    hand, the_map = (
        words["region", "Your hand"],
        words["group", "Map of the states. Arrow keys go from state to state."],
    )
    assert hand.startswith(lesson)
    assert hand.endswith("Arrow keys go from one to the next.")
    assert the_map.startswith(lesson)
    assert not any(lesson in text for (role, _), text in words.items() if role == "button"), "not with every card"
    assert words["button", "Undo"] == "cards were shuffled since"

    card = ".vfw-hand [data-pick]"
    keys.tab_to(card)
    chosen = page.evaluate("document.activeElement.dataset.pick")
    title = page.evaluate("document.activeElement.innerText").removeprefix("Choose ")
    keys.press_and_wait("Enter")
    words = descriptions(page)
    assert "This time, Campaign." in words["region", "Your hand"], "what is said now"
    assert sum("This time, Campaign." in text for (role, _), text in words.items() if role == "button") == 1
    keys.tab_to('[data-command="undo"]')
    keys.press_and_wait("Enter")
    expect(page.locator(f"{card}:focus")).to_have_attribute("data-pick", chosen)
    expect(said).to_contain_text(f"Taken back: {title}.")
