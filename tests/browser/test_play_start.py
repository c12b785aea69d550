"""The start page in a browser: one touch, the form and what it remembers, by keyboard, at every size."""

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
from tests.browser.test_play import Keys
from tests.server.running import PATIENCE, Running, write_notebook

CHOICES = "vfw:choices"
SIZES = [(1920, 1080), (1280, 800), (1080, 1920), (390, 844), (320, 640)]
LEAVES = ["front", "learn", "choose", "kept"]

ROOM = """
from vfw.panel import Panel
from vfw.panel.skins.votes import starts as votes_start
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
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a panel with three scenarios, one of them broken, and a deck beside the project's."""
    notebook: Path = write_notebook(tmp_path_factory.mktemp("room") / "play.ipynb", ROOM)
    with Running.exhibit(notebook.parent) as server:
        yield f"{server.url}voila/render/play.ipynb"


@pytest.fixture
def table(page: Page, room: str) -> PanelPage:
    return PanelPage(page, room)


def choose(table: PanelPage) -> None:
    table.click(table.command("choose"))


def answers(table: PanelPage) -> dict[str, str]:
    """What the form says as it stands."""
    said = table.page.evaluate("Object.fromEntries(new FormData(document.querySelector('form[data-remembered]')))")
    return dict(said)


def kept(table: PanelPage) -> dict[str, Any]:
    return dict(json.loads(table.page.evaluate(f"localStorage.getItem('{CHOICES}') ?? '{{}}'")))


# One touch


def test_one_touch_begins_the_recommended_game(table: PanelPage) -> None:
    table.click(table.command("play"))
    expect(table.cover).to_have_count(0)
    assert table.kept[0]["players"] == {"suffragist": "person", "opposition": "oppobot"}
    expect(table.prompt.get_by_role("heading")).to_have_text("Play a card")


def test_one_touch_lets_one_watch(page: Page, room: str) -> None:
    table = PanelPage(page, room, pace="fast")
    table.click(table.command("watch"))
    assert table.kept[0]["players"] == {"suffragist": "greedy", "opposition": "greedy"}
    assert "Nashville, one vote to go" in table.kept[0]["options"]["scenario"]
    for _ in range(3):
        table.wait_for_answer(table.question)


def test_by_keyboard_one_key_begins_the_recommended_game(table: PanelPage) -> None:
    keys = Keys(table.page)
    keys.tab_to('[data-command="play"]')
    keys.answer_with("Enter")
    table.wait_until_kept()
    assert table.kept[0]["players"]["opposition"] == "oppobot"


def test_learn_opens_how_to_play_and_leads_back(table: PanelPage) -> None:
    table.click(table.command("learn"))
    table.cover.locator("[data-sheet=help]").click()
    expect(table.page.get_by_role("dialog", name="How to play")).to_be_visible()
    table.page.keyboard.press("Escape")
    table.click(table.command("front"))
    expect(table.command("play")).to_be_visible()


# The form


def test_the_form_begins_what_it_says(table: PanelPage) -> None:
    choose(table)
    for name, answer in (("opposition", "oppobot"), ("difficulty", "hard"), ("deck", "printed"), ("dice", "table")):
        table.answer_form(name, answer)
    table.page.get_by_label("Seed").fill("1848")
    table.click(table.page.get_by_role("button", name="Begin"))
    (head, *_) = table.kept
    assert head["options"]["opponent"] == "oppobot"
    assert head["options"]["difficulty"] == "hard"
    assert "My printed deck" in head["options"]["deck"]
    assert head["chance"] == {"kind": "physical", "cards": {"kind": "seeded", "seed": "1848"}}


def test_what_hangs_on_another_answer_is_asked_only_with_it(table: PanelPage) -> None:
    choose(table)
    dice = table.page.get_by_role("group", name="Dice of the Oppobot")
    expect(dice).to_be_visible()
    table.answer_form("opposition", "greedy")
    expect(dice).to_be_hidden()
    assert "difficulty" not in answers(table)
    table.answer_form("scenario", "alone")
    assert answers(table)["opposition"] == "oppobot"
    expect(table.page.locator('input[name="opposition"][value="person"]')).to_be_hidden()
    expect(dice).to_be_hidden()
    table.answer_form("scenario", "full")
    assert answers(table)["opposition"] == "greedy", "the answer that was given is not lost"


def test_a_scenario_proposes_who_plays_until_the_visitor_has_chosen(table: PanelPage) -> None:
    choose(table)
    assert answers(table)["opposition"] == "oppobot"
    table.answer_form("scenario", "nashville")
    assert answers(table)["opposition"] == "random"
    table.answer_form("opposition", "greedy")
    table.answer_form("scenario", "full")
    assert answers(table)["opposition"] == "greedy"
    table.answer_form("scenario", "nashville")
    assert answers(table)["opposition"] == "greedy"


def test_a_scenario_that_cannot_be_read_tells_why_beside_its_name(table: PanelPage) -> None:
    choose(table)
    problem = table.page.get_by_text("broken.md cannot be played yet")
    expect(problem).to_contain_text("line 8: “gaol” is no key; did you mean “goal”?")
    expect(table.page.locator('input[name="scenario"]')).to_have_count(3)


def test_the_choices_are_remembered_for_the_next_game(table: PanelPage) -> None:
    choose(table)
    for name, answer in (("scenario", "nashville"), ("suffragist", "random"), ("dice", "table"), ("help", "odds")):
        table.answer_form(name, answer)
    table.page.get_by_label("Seed").fill("7")
    table.page.get_by_label("Seed").blur()
    before = answers(table)
    table.reload()
    choose(table)
    assert answers(table) == before
    assert (before["scenario"], before["suffragist"], before["help"], before["seed"]) == (
        "nashville",
        "random",
        "odds",
        "7",
    )


@pytest.mark.parametrize(
    "stale", ['{"scenario": "gone", "suffragist": "wizard", "deck": "lost", "dice": 3}', "no JSON", "null"]
)
def test_a_remembered_choice_that_no_longer_exists_falls_back_to_the_usual(page: Page, room: str, stale: str) -> None:
    page.add_init_script(
        f"localStorage['{CHOICES}'] = {json.dumps(stale)}; localStorage['{PREFERENCES_KEY}'] = '{{\"help\": \"?\"}}'"
    )
    table = PanelPage(page, room)
    choose(table)
    said = answers(table)
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


def test_the_form_is_filled_in_by_keyboard_alone(table: PanelPage) -> None:
    keys = Keys(table.page)
    keys.tab_to('[data-command="choose"]')
    keys.answer_with("Enter")
    expect(table.page.get_by_role("heading", name="More ways to play")).to_be_focused()
    keys.tab_to('input[name="scenario"]')
    keys.press("ArrowDown")
    keys.tab_to('input[name="suffragist"]')
    keys.press("ArrowDown", "ArrowDown")
    keys.tab_to('button[type="submit"]')
    assert answers(table)["scenario"] == "alone"
    keys.answer_with("Enter")
    table.wait_until_kept()
    assert table.kept[0]["players"] == {"suffragist": "greedy", "opposition": "oppobot"}


# At every size


@pytest.fixture(scope="module", params=LEAVES)
def leaf(request: pytest.FixtureRequest, chromium: Browser, room: str) -> Iterator[Page]:
    """A leaf of the start page, to be looked at in every size."""
    context = chromium.new_context(viewport={"width": 1280, "height": 800})
    context.set_default_timeout(PATIENCE * 1000)
    watch = RequestMonitor()
    table = PanelPage(watch.over(context.new_page()), room)
    if request.param == "kept":
        table.click(table.command("play"))
        table.choose("New game")
    elif request.param != "front":
        table.click(table.command(request.param))
    yield table.page
    context.close()
    assert not watch.errors
    assert not watch.external_requests


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_every_leaf_fits_every_screen(leaf: Page, width: int, height: int) -> None:
    leaf.set_viewport_size({"width": width, "height": height})
    assert leaf.evaluate(TOO_WIDE) == []
    assert leaf.evaluate(CUT_OFF) == []
    assert leaf.evaluate(SMALL_TARGETS) == []
    assert leaf.evaluate(SMALL_TEXT) == []


@pytest.mark.parametrize("width", [1280, 390])
def test_axe_finds_no_barrier_on_any_leaf(leaf: Page, width: int) -> None:
    leaf.set_viewport_size({"width": width, "height": 800})
    assert find_barriers(leaf) == []


@pytest.mark.parametrize("leaf", ["front", "kept"], indirect=True)
@pytest.mark.parametrize(("width", "height"), [size for size in SIZES if size != (320, 640)])
def test_the_three_ways_in_are_seen_without_scrolling(leaf: Page, width: int, height: int) -> None:
    leaf.set_viewport_size({"width": width, "height": height})
    for command in ("learn", "play", "watch"):
        box = leaf.locator(f'[data-command="{command}"]').bounding_box()
        assert box
        assert box["y"] + box["height"] <= height
