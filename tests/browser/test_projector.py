"""The projector in a real browser: a class plays with the keyboard alone, and the last row can read it."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import find_barriers
from tests.browser.panel_page import CURRENT_QUESTION, DOUBLE_CLICK, PREFERENCES_KEY, SECOND_CLICK
from tests.classroom.classes import start_class_game
from tests.classroom.test_projector_game import to_the_stage
from vfw.classroom.projector_game import ClassGame
from vfw.panel.session.prompts import LONGEST_REST

ROOM = "voila/render/projector.ipynb"
SIZES = {"projector": (1920, 1080), "laptop": (1280, 800)}
LONGEST = 80
"""The number of presses of the space bar and of votes that is enough for any game at Nashville."""

SMALLEST_LETTERS = """() => Math.min(...[...document.querySelectorAll('.vfw-projector *')].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('.vfw-map, .vfw-live, h1')
    && [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
).map((element) => parseFloat(getComputedStyle(element).fontSize)))"""
OUT_OF_SIGHT = """() => [...document.querySelectorAll('.vfw-prompt :is(h2, button, input, p)')].filter((element) => {
    const { right, bottom } = element.getBoundingClientRect();
    return element.checkVisibility() && (right > innerWidth || bottom > innerHeight);
}).map((element) => element.outerHTML.slice(0, 100))"""


def stage_name(page: Page) -> str:
    """Return the current stage of the page, or the next once the exhibit has sorted the choices."""
    prompt = page.locator(".vfw-prompt")
    expect(prompt).not_to_have_attribute("data-stage", "sort")
    return prompt.get_attribute("data-stage") or ""


def press(page: Page, key: str) -> None:
    """Press a key, and wait until the page changes."""
    before = page.evaluate(CURRENT_QUESTION)
    page.keyboard.press(key)
    page.wait_for_function(f"before => {CURRENT_QUESTION} !== before", arg=before)


def begin(page: Page, url: str) -> None:
    """Open the page and begin Nashville, past the introduction."""
    page.goto(url + ROOM)
    page.wait_for_function(f"{CURRENT_QUESTION} && document.querySelector('.vfw-tag')")
    page.locator('[data-value="1920-nashville"]').press("Enter")
    expect(page.locator(".vfw-introduction")).to_contain_text("Thirty-five states have said yes")
    skip_introduction(page)


def skip_introduction(page: Page) -> None:
    expect(page.locator(".vfw-introduction")).to_be_visible()
    page.mouse.click(5, 5)
    press(page, " ")


def count_hands(page: Page) -> None:
    """Type the counted hands into the focused field; most for A."""
    expect(page.get_by_role("textbox")).to_be_focused()
    letters = page.locator("[data-command=letter]").count()
    page.keyboard.type(" ".join(["12", "5", "8", "0", "3", "1"][:letters]))


def vote(page: Page) -> None:
    count_hands(page)
    press(page, "Enter")


def watch_until_asked(page: Page) -> None:
    """Watch until the page asks the class, or the game is over."""
    while stage_name(page) in ("look", "staged", "throw"):
        press(page, " ")


def open_kept(page: Page, url: str, game: ClassGame) -> None:
    """Open the page in a browser that has kept that game."""
    head = json.loads(game.match.save())
    lines = "\n".join(map(json.dumps, [head, *head.pop("replies")]))
    page.add_init_script(f"localStorage['vfw:projector'] ??= {json.dumps(lines)}")
    page.goto(url + ROOM)


@pytest.mark.parametrize("screen", ["projector", pytest.param("laptop", marks=pytest.mark.long)])
def test_a_class_plays_nashville_with_numbers_and_the_space_bar(
    new_page: Callable[..., Page], exhibit: str, screen: str
) -> None:
    width, height = SIZES[screen]
    page = new_page(viewport={"width": width, "height": height})
    begin(page, exhibit)
    votes, seen = 0, set()
    for _ in range(LONGEST):
        now = stage_name(page)
        if now not in seen:
            seen.add(now)
            assert page.evaluate("document.documentElement.scrollWidth") <= width
            assert page.evaluate(SMALLEST_LETTERS) >= 30 * width / 1920
            assert now == "over" or page.evaluate(OUT_OF_SIGHT) == []
            assert find_barriers(page) == []
        if now == "over":
            break
        if now == "ask":
            votes += 1
            vote(page)
        else:
            press(page, " ")
    expect(page.locator(".vfw-prompt h2")).to_contain_text("win")
    expect(page.get_by_role("table").get_by_role("row")).to_have_count(votes + 1)
    assert {"ask", "look", "over"} <= seen


SEVERAL = "1"
"""A seed with which dice decide more than one vote at Nashville, and a first vote for A does not end the game."""


def test_dice_on_the_stage_roll_by_themselves_unless_switched_off(new_page: Callable[..., Page], exhibit: str) -> None:
    page = new_page(viewport={"width": 1920, "height": 1080}, reduced_motion="reduce")
    page.clock.install()
    open_kept(page, exhibit, to_the_stage(start_class_game(seed=SEVERAL)))
    on_stage = page.locator(".vfw-on-stage")
    expect(on_stage).to_have_attribute("data-light", "opens")
    page.clock.fast_forward(2 * LONGEST_REST)
    expect(on_stage).to_have_attribute("data-light", "opens")
    # After seconds without a message the page says that no server answers, and blocks presses until one does.
    expect(page.locator(".vfw-banner > div")).to_have_count(0)
    press(page, " ")
    while stage_name(page) != "staged":
        if stage_name(page) == "ask":
            vote(page)
        else:
            press(page, " ")
    expect(on_stage).to_have_attribute("data-light", "held")
    assert page.evaluate(SMALLEST_LETTERS) >= 30
    assert page.evaluate("element => element.scrollHeight", on_stage.element_handle()) <= 1080
    assert find_barriers(page, ".vfw-on-stage") == []
    page.clock.fast_forward(LONGEST_REST)
    expect(page.locator("[data-light='won'], [data-light='lost']")).to_be_visible()

    page.evaluate(f"localStorage['{PREFERENCES_KEY}'] = JSON.stringify({{stage: 'off'}})")
    page.reload()
    expect(on_stage).to_have_attribute("data-light", "held")
    page.clock.fast_forward(2 * LONGEST_REST)
    expect(on_stage).to_have_attribute("data-light", "held")


def test_the_space_bar_types_in_the_field_and_can_be_switched_off(page: Page, exhibit: str) -> None:
    begin(page, exhibit)
    field = page.get_by_role("textbox")
    expect(field).to_be_focused()
    page.keyboard.type("1 2")
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert").filter(has_text="numbers expected")).to_be_visible()
    expect(field).to_have_value("1 2")
    expect(field).to_be_focused()

    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Does nothing").click()
    page.keyboard.press("Escape")
    field.fill("a")
    page.wait_for_timeout(300)
    press(page, "Enter")
    expect(page.get_by_text("The space bar does the same.")).to_be_hidden()
    page.locator("body").evaluate("() => document.activeElement.blur()")
    before = page.evaluate(CURRENT_QUESTION)
    page.keyboard.press(" ")
    page.wait_for_timeout(500)
    assert page.evaluate(CURRENT_QUESTION) == before


def test_a_class_game_resumes_after_a_reload(page: Page, exhibit: str) -> None:
    open_kept(page, exhibit, start_class_game(seed=SEVERAL))
    skip_introduction(page)
    vote(page)
    watch_until_asked(page)
    asked = page.locator(".vfw-prompt h2").inner_text()
    page.get_by_role("textbox").fill("7 2")
    page.evaluate("localStorage['vfw:projector:votes:put aside 1'] = '{'")
    page.reload()
    page.wait_for_function(f"document.querySelector('.vfw-tag') && Number({CURRENT_QUESTION}) > 1")
    while stage_name(page) == "staged":  # the last stage is shown again
        press(page, " ")
    expect(page.locator(".vfw-prompt h2")).to_have_text(asked)
    expect(page.get_by_role("textbox")).to_have_value("7 2")
    page.get_by_role("button", name="Menu", exact=True).click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the unreadable save").click()
    assert download.value.path().read_text(encoding="utf-8") == "{"
    # So soon after the paint, it would count as the second half of a double click.
    page.wait_for_timeout(DOUBLE_CLICK)
    page.get_by_role("button", name="How the room voted").click()
    expect(page.get_by_role("dialog").get_by_role("row")).to_have_count(2)
    expect(page.get_by_role("dialog")).to_contain_text("A 12 · B 5")


@pytest.mark.allow_errors  # The page goes while it paints, and a widget may still want to tell the kernel of its size.
def test_closing_the_page_while_saving_loses_no_vote(page: Page, exhibit: str) -> None:
    page.add_init_script("""
        const keep = Storage.prototype.setItem;
        Storage.prototype.setItem = function (name, text) {
            keep.call(this, name, text);
            if (name !== "vfw:projector" || !window.goes) return;
            window.goes = false;
            location.reload();
        };
    """)
    begin(page, exhibit)
    page.evaluate("window.goes = true")
    count_hands(page)
    with page.expect_navigation():
        page.keyboard.press("Enter")
    page.wait_for_function(f"document.querySelector('.vfw-tag') && Number({CURRENT_QUESTION}) > 1")
    page.wait_for_timeout(SECOND_CLICK)
    replies = page.evaluate("localStorage['vfw:projector'].split('\\n').length - 1")
    assert replies > 0, "the vote was not played"
    watch_until_asked(page)  # the stage covers the rest
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="How the room voted").click()
    expect(page.get_by_role("dialog")).to_contain_text("A 12 · B 5")
