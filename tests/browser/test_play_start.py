"""The start page in a browser: one touch, the form and its memory, by keyboard, at every size."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import find_barriers
from tests.browser.conftest import RequestMonitor
from tests.browser.panel_page import PREFERENCES_KEY, PanelPage
from tests.browser.test_accessibility import CUT_OFF, SMALL_TARGETS, SMALL_TEXT, TOO_WIDE
from tests.browser.test_play import KeyboardPlayer
from tests.server.running import PATIENCE, Running, write_notebook

CHOICES = "vfw:choices"
SIZES = [(1920, 1080), (1280, 800), (1080, 1920), (390, 844), (320, 640)]
START_PAGES = ["front", "learn", "choose", "kept"]

ROOM = """
from vfw.panel import Panel
from vfw.panel.skins.votes import start as votes_start
from vfw.votes.scenarios.deck_file import format_deck

def scenario(title, date, more=""):
    return f'''---
title: {title}
date: {date}
goal: See what becomes of it, from here to the very end of the struggle.
length: 25
sources: none
simplifies: nearly everything
{more}
---
'''

TEXTS = {
    "scenarios": {
        "nashville": scenario("Nashville, one vote to go", "August 1920", "seats: opposition random"),
        "alone": scenario("Seneca Falls against the Oppobot", "July 1848", "mode: solitaire"),
        "broken": scenario("Broken", "July 1848", "gaol: what it should be"),
    },
    "decks": {"printed": format_deck(title="My printed deck")},
}
votes_start.lessons = lambda folder: TEXTS.get(folder, {})
Panel(slot="play", whole_page=True)
"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the address of a panel with three scenarios, one of them broken, and a deck beside the project's."""
    notebook: Path = write_notebook(tmp_path_factory.mktemp("room") / "play.ipynb", ROOM)
    with Running.exhibit(notebook.parent) as server:
        yield f"{server.url}voila/render/play.ipynb"


@pytest.fixture
def panel(page: Page, address: str) -> PanelPage:
    return PanelPage(page, address)


def choose(panel: PanelPage) -> None:
    panel.click(panel.command("choose"))


def form_answers(panel: PanelPage) -> dict[str, str]:
    """Return the current answers of the form."""
    said = panel.page.evaluate("Object.fromEntries(new FormData(document.querySelector('form[data-remembered]')))")
    return dict(said)


def kept_settings(panel: PanelPage) -> dict[str, Any]:
    return dict(json.loads(panel.page.evaluate(f"localStorage.getItem('{CHOICES}') ?? '{{}}'")))


# One touch


def test_one_touch_begins_the_recommended_game(panel: PanelPage) -> None:
    panel.click(panel.command("play"))
    expect(panel.cover).to_have_count(0)
    assert panel.kept[0]["players"] == {"suffragist": "person", "opposition": "oppobot"}
    expect(panel.prompt.get_by_role("heading")).to_have_text("Play a card")


def test_one_touch_starts_a_game_to_watch(page: Page, address: str) -> None:
    panel = PanelPage(page, address, pace="fast")
    panel.click(panel.command("watch"))
    assert panel.kept[0]["players"] == {"suffragist": "greedy", "opposition": "greedy"}
    assert "Nashville, one vote to go" in panel.kept[0]["options"]["scenario"]
    for _ in range(3):
        panel.wait_for_answer(panel.question)


def test_one_key_begins_the_recommended_game(panel: PanelPage) -> None:
    keys = KeyboardPlayer(panel.page)
    keys.tab_to('[data-command="play"]')
    keys.press_and_wait("Enter")
    panel.wait_until_kept()
    assert panel.kept[0]["players"]["opposition"] == "oppobot"


def test_learn_opens_how_to_play_and_leads_back(panel: PanelPage) -> None:
    panel.click(panel.command("learn"))
    panel.cover.locator("[data-sheet=help]").click()
    expect(panel.page.get_by_role("dialog", name="How to play")).to_be_visible()
    panel.page.keyboard.press("Escape")
    panel.click(panel.command("front"))
    expect(panel.command("play")).to_be_visible()


# The form


def test_the_form_begins_the_game_it_describes(panel: PanelPage) -> None:
    choose(panel)
    for name, answer in (("opposition", "oppobot"), ("difficulty", "hard"), ("deck", "printed"), ("dice", "table")):
        panel.answer_form(name, answer)
    panel.page.get_by_label("Seed").fill("1848")
    panel.click(panel.page.get_by_role("button", name="Begin"))
    (head, *_) = panel.kept
    assert head["options"]["opponent"] == "oppobot"
    assert head["options"]["difficulty"] == "hard"
    assert "My printed deck" in head["options"]["deck"]
    assert head["chance"] == {"kind": "physical", "cards": {"kind": "seeded", "seed": "1848"}}


def test_a_dependent_question_appears_only_with_its_answer(panel: PanelPage) -> None:
    choose(panel)
    dice = panel.page.get_by_role("group", name="Dice of the Oppobot")
    expect(dice).to_be_visible()
    panel.answer_form("opposition", "greedy")
    expect(dice).to_be_hidden()
    assert "difficulty" not in form_answers(panel)
    panel.answer_form("scenario", "alone")
    assert form_answers(panel)["opposition"] == "oppobot"
    expect(panel.page.locator('input[name="opposition"][value="person"]')).to_be_hidden()
    expect(dice).to_be_hidden()
    panel.answer_form("scenario", "full")
    assert form_answers(panel)["opposition"] == "greedy", "the answer that was given is not lost"


def test_a_scenario_proposes_who_plays_until_the_visitor_has_chosen(panel: PanelPage) -> None:
    choose(panel)
    assert form_answers(panel)["opposition"] == "oppobot"
    panel.answer_form("scenario", "nashville")
    assert form_answers(panel)["opposition"] == "random"
    panel.answer_form("opposition", "greedy")
    panel.answer_form("scenario", "full")
    assert form_answers(panel)["opposition"] == "greedy"
    panel.answer_form("scenario", "nashville")
    assert form_answers(panel)["opposition"] == "greedy"


def test_an_unreadable_scenario_shows_the_reason_beside_its_name(panel: PanelPage) -> None:
    choose(panel)
    problem = panel.page.get_by_text("broken.md cannot be played yet")
    expect(problem).to_contain_text("line 8: “gaol” is no key; did you mean “goal”?")
    expect(panel.page.locator('input[name="scenario"]')).to_have_count(3)


def test_the_choices_are_remembered_for_the_next_game(panel: PanelPage) -> None:
    choose(panel)
    for name, answer in (("scenario", "nashville"), ("suffragist", "random"), ("dice", "table"), ("help", "odds")):
        panel.answer_form(name, answer)
    panel.page.get_by_label("Seed").fill("7")
    panel.page.get_by_label("Seed").blur()
    before = form_answers(panel)
    panel.reload()
    choose(panel)
    assert form_answers(panel) == before
    assert (before["scenario"], before["suffragist"], before["help"], before["seed"]) == (
        "nashville",
        "random",
        "odds",
        "7",
    )


@pytest.mark.parametrize(
    "stale", ['{"scenario": "gone", "suffragist": "wizard", "deck": "lost", "dice": 3}', "no JSON", "null"]
)
def test_a_remembered_choice_that_no_longer_exists_falls_back_to_the_default(
    page: Page, address: str, stale: str
) -> None:
    page.add_init_script(
        f"localStorage['{CHOICES}'] = {json.dumps(stale)}; localStorage['{PREFERENCES_KEY}'] = '{{\"help\": \"?\"}}'"
    )
    panel = PanelPage(page, address)
    choose(panel)
    said = form_answers(panel)
    assert said == {
        "scenario": "full",
        "table": "1v1",
        "suffragist": "person",
        "opposition": "oppobot",
        "difficulty": "normal",
        "deck": "reconstruction",
        "dice": "computer",
        "help": "hints",
        "seed": "",
    }


def test_the_form_is_filled_in_by_keyboard_alone(panel: PanelPage) -> None:
    keys = KeyboardPlayer(panel.page)
    keys.tab_to('[data-command="choose"]')
    keys.press_and_wait("Enter")
    expect(panel.page.get_by_role("heading", name="More ways to play")).to_be_focused()
    keys.tab_to('input[name="scenario"]')
    keys.press("ArrowDown")
    keys.tab_to('input[name="suffragist"]')
    keys.press("ArrowDown", "ArrowDown")
    keys.tab_to('button[type="submit"]')
    assert form_answers(panel)["scenario"] == "alone"
    keys.press_and_wait("Enter")
    panel.wait_until_kept()
    assert panel.kept[0]["players"] == {"suffragist": "greedy", "opposition": "oppobot"}


# At every size


@pytest.fixture(scope="module", params=START_PAGES)
def start_page(request: pytest.FixtureRequest, chromium: Browser, address: str) -> Iterator[Page]:
    """Open one of the start pages, to be checked in every size."""
    context = chromium.new_context(viewport={"width": 1280, "height": 800})
    context.set_default_timeout(PATIENCE * 1000)
    monitor = RequestMonitor()
    panel = PanelPage(monitor.observe(context.new_page()), address)
    if request.param == "kept":
        panel.click(panel.command("play"))
        panel.choose("New game")
    elif request.param != "front":
        panel.click(panel.command(request.param))
    yield panel.page
    context.close()
    assert not monitor.errors
    assert not monitor.external_requests


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_every_start_page_fits_every_screen(start_page: Page, width: int, height: int) -> None:
    start_page.set_viewport_size({"width": width, "height": height})
    assert start_page.evaluate(TOO_WIDE) == []
    assert start_page.evaluate(CUT_OFF) == []
    assert start_page.evaluate(SMALL_TARGETS) == []
    assert start_page.evaluate(SMALL_TEXT) == []


@pytest.mark.parametrize("width", [1280, 390])
def test_axe_finds_no_barrier_on_any_start_page(start_page: Page, width: int) -> None:
    start_page.set_viewport_size({"width": width, "height": 800})
    assert find_barriers(start_page) == []


@pytest.mark.parametrize("start_page", ["front", "kept"], indirect=True)
@pytest.mark.parametrize(("width", "height"), [size for size in SIZES if size != (320, 640)])
def test_the_three_ways_to_begin_are_visible_without_scrolling(start_page: Page, width: int, height: int) -> None:
    start_page.set_viewport_size({"width": width, "height": height})
    for command in ("learn", "play", "watch"):
        box = start_page.locator(f'[data-command="{command}"]').bounding_box()
        assert box
        assert box["y"] + box["height"] <= height
