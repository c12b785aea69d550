"""A replay in a real browser: a file is opened, replayed in every way there is, and played on from."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import find_barriers
from tests.browser.layout import resize_window
from tests.browser.panel_page import CURRENT_QUESTION, SECOND_CLICK, PanelPage
from tests.browser.test_play_layout import CUT_OFF, OVERLAPPING, PLAYED, SIZES, SMALL_TARGETS, SMALL_TEXT
from tests.server.running import write_notebook
from tests.votes.golden import kept_games
from vfw.core.chance import seeded
from vfw.core.match import Match
from vfw.core.players import any_reply
from vfw.votes import VotesForWomen

ROOM = "voila/render/play.ipynb"
STEP = "document.querySelector('.vfw-replay')?.dataset.step"


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write a folder with a finished save, an unfinished save, and recorded games, each in a line."""
    folder = tmp_path_factory.mktemp("files")
    match, rng = Match(VotesForWomen(), chance=seeded(12), players={"opposition": "random"}), Random(12)
    while not match.outcome:
        match.answer(any_reply(match.pending, rng))
        if len(match.replies) == 120:
            (folder / "unfinished.json").write_text(match.save(), encoding="utf-8")
    (folder / "over.json").write_text(match.save(), encoding="utf-8")
    lines = "\n".join(map(json.dumps, kept_games()))
    (folder / "recorded.jsonl").write_text(lines, encoding="utf-8")
    return folder


class ReplayBar:
    """The replay bar of a page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def open(self, file: Path) -> None:
        self.page.locator("[data-open]").set_input_files(file)
        self.wait_for(0)
        self.page.wait_for_timeout(SECOND_CLICK + 20)

    @property
    def step(self) -> int:
        return int(self.page.evaluate(STEP))

    @property
    def last(self) -> int:
        return int(self.page.get_by_role("slider").get_attribute("max") or 0)

    def wait_for(self, step: int) -> None:
        self.page.wait_for_function(f"step => {STEP} === String(step)", arg=step)

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).click()

    def choose(self, which: str, label: str) -> None:
        self.page.get_by_label(which, exact=True).select_option(label=label)


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desk", "telephone"])
def test_a_save_is_opened_replayed_and_played_on(
    new_page: Callable[..., Page], exhibit: str, files: Path, size: tuple[int, int]
) -> None:
    page = new_page(viewport=dict(zip(("width", "height"), size, strict=True)))
    panel, bar = PanelPage(page, exhibit + ROOM), ReplayBar(page)
    bar.open(files / "over.json")
    expect(page.locator(".vfw-log [aria-current]")).to_contain_text("Turn 1 begins")

    for step in (1, 2, 3):
        bar.press("One step on")
        bar.wait_for(step)
    bar.press("One step back")
    bar.wait_for(2)
    bar.press("Next card")
    page.wait_for_function(f"Number({STEP}) > 2")
    expect(page.locator(".vfw-replay h2")).to_contain_text("play")
    page.locator(".vfw-log li button").first.click()
    bar.wait_for(0)

    bar.choose("Go to", "Turn 3 · Round 1 of 6")
    expect(page.locator(".vfw-where .vfw-kicker")).to_have_text("Turn 3 · Round 1 of 6")
    there, filled = bar.step, page.locator('path.vfw-state:not([data-fill="open"])').count()
    assert filled > 5
    bar.press("One step on")
    bar.wait_for(there + 1)
    assert page.locator(".vfw-card").count() == 0
    bar.choose("Whose cards are seen", "Cards: Opposition")
    expect(page.locator(".vfw-card").first).to_be_visible()
    bar.choose("Whose cards are seen", "Cards hidden")
    expect(page.locator(".vfw-card")).to_have_count(0)
    bar.press("One step back")
    bar.wait_for(there)

    bar.press("Play on from here")
    expect(panel.cover.get_by_role("heading", name="Play on from here")).to_be_visible()
    page.locator('label:has(input[name="opposition"][value="random"])').click()
    page.locator('label:has(input[name="dice"][value="anew"])').click()
    before = panel.question
    panel.cover.get_by_role("button", name="Begin").click()
    panel.wait_for_answer(before)
    kept = panel.kept
    recorded = json.loads((files / "over.json").read_text(encoding="utf-8"))
    assert kept[0]["players"] == {"suffragist": "person", "opposition": "random"}
    assert kept[0]["chance"] != recorded["chance"]
    assert kept[1:] == recorded["replies"][: len(kept) - 1]
    before = panel.question
    page.locator(".vfw-card.vfw-legal").first.click()
    panel.wait_for_answer(before)
    assert panel.kept[: len(kept)] == kept
    assert len(panel.kept) > len(kept)


def test_the_game_follows_the_dragged_slider(page: Page, exhibit: str, files: Path) -> None:
    PanelPage(page, exhibit + ROOM)
    bar = ReplayBar(page)
    bar.open(files / "over.json")
    slider = page.get_by_role("slider")
    box = slider.bounding_box()
    assert box
    page.mouse.move(box["x"] + 10, box["y"] + 22)
    page.mouse.down()
    for part in range(1, 10):
        before = bar.step
        page.mouse.move(box["x"] + box["width"] * part / 10, box["y"] + 22, steps=4)
        # The game is shown during the dragging, not only at its end.
        page.wait_for_function(f"before => Number({STEP}) > before", arg=before)
    page.mouse.up()
    page.wait_for_function(f"document.querySelector('.vfw-replay [type=range]').value === {STEP}")
    assert bar.step == pytest.approx(0.9 * bar.last, abs=0.03 * bar.last)


def test_a_replay_plays_faster_or_slower_and_stops(page: Page, exhibit: str, files: Path) -> None:
    page.clock.install()
    panel = PanelPage(page, exhibit + ROOM)
    bar = ReplayBar(page)
    bar.open(files / "over.json")
    bar.choose("Speed", "Fast")
    bar.press("Play")
    bar.wait_for(4)
    bar.press("Pause")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_focused()
    stopped = bar.step
    panel.let_time_pass(5000)
    assert bar.step == stopped
    bar.choose("Go to", "The end")
    bar.wait_for(bar.last)
    bar.press("Play")
    bar.wait_for(0)
    bar.press("One step on")
    panel.let_time_pass(5000)
    assert bar.step == 1, "whoever goes somewhere stays there"
    way_on = page.get_by_role("button", name="Play on from here")
    expect(way_on).not_to_have_attribute("aria-disabled", "true")


def test_one_recorded_game_is_opened_from_a_file_with_many(page: Page, exhibit: str, files: Path) -> None:
    PanelPage(page, exhibit + ROOM)
    bar = ReplayBar(page)
    bar.open(files / "recorded.jsonl")
    first: dict[str, Any] = next(iter(kept_games()))
    bar.press("Menu")
    with page.expect_download() as download:
        page.get_by_role("dialog", name="Menu").get_by_role("button", name="Save as a file").click()
    saved = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert saved["chance"] == {"kind": "seeded", "seed": first["id"]}


def test_replay_works_by_keyboard_and_the_game_waits_unchanged(page: Page, exhibit: str, files: Path) -> None:
    panel, bar = PanelPage(page, exhibit + ROOM), ReplayBar(page)
    before = panel.question
    page.locator("[data-open]").set_input_files(files / "unfinished.json")
    panel.wait_for_answer(before)
    page.locator(".vfw-prompt h2").focus()
    picture, kept = panel.picture, panel.kept

    tab_to(page, '.vfw-head [data-local="menu"]', "Shift+Tab")
    page.keyboard.press("Enter")
    tab_to(page, '[data-command="look back"]')
    page.keyboard.press("Enter")
    bar.wait_for(0)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_focused()
    for key, step in [("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", bar.last), ("Home", 0)]:
        page.keyboard.press(key)
        bar.wait_for(step)
        expect(page.get_by_role("button", name="Play", exact=True)).to_be_focused()
    expect(page.locator(".vfw-live")).to_contain_text("Turn 1 begins")

    page.keyboard.press("Space")
    bar.wait_for(1)
    page.keyboard.press("Space")
    page.locator(".vfw-replay h2").focus()
    stopped = bar.step
    page.keyboard.press("Space")
    bar.wait_for(stopped + 1)
    page.keyboard.press("Space")
    stopped = bar.step

    tab_to(page, ".vfw-replay [type=range]", "Shift+Tab")
    page.keyboard.press("ArrowRight")
    bar.wait_for(stopped + 1)
    expect(page.get_by_role("slider")).to_be_focused()
    tab_to(page, 'select[name="go"]')
    page.keyboard.press("ArrowDown")
    expect(page.locator(".vfw-where .vfw-kicker")).to_have_text("Turn 1 · Round 2 of 6")
    expect(page.locator('select[name="go"]')).to_be_focused()
    tab_to(page, ".vfw-log ol")
    tab_to(page, ".vfw-log li:nth-last-child(3) button", "ArrowDown")
    here = bar.step
    page.keyboard.press("Enter")
    bar.wait_for(here - 2)
    assert page.evaluate("document.activeElement.matches('.vfw-log [aria-current]')")

    page.locator("path.vfw-state[tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_timeout(300)
    assert bar.step == here - 2, "on the map the arrows go from state to state"

    tab_to(page, '[data-command="leave"]')
    page.keyboard.press("Enter")
    page.wait_for_function(f"!({STEP})")
    assert page.evaluate("document.activeElement.matches('.vfw-hand [data-pick]')"), "the focus is where one answers"
    page.locator(".vfw-prompt h2").focus()
    assert (panel.picture, panel.kept) == (picture, kept)


def tab_to(page: Page, selector: str, key: str = "Tab") -> None:
    for _ in range(80):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press(key)
    pytest.fail(f"{key} does not come to {selector}")


def test_a_held_arrow_stops_at_its_release(page: Page, exhibit: str, files: Path) -> None:
    PanelPage(page, exhibit + ROOM)
    bar = ReplayBar(page)
    bar.open(files / "over.json")
    for _ in range(60):
        page.keyboard.down("ArrowRight")
    page.keyboard.up("ArrowRight")
    page.wait_for_function(RESTS)
    assert 0 < bar.step <= 60


RESTS = f"""() => {{
    const [step, now] = [{STEP}, performance.now()];
    if (window.lastSeen?.step !== step) window.lastSeen = {{ step, since: now }};
    return now - window.lastSeen.since > 600;
}}"""
"""True once the same step has been shown for a while."""


ROOMS = {
    "hidden": "panel = Panel(played(lambda *_: False, seed=12), whole_page=True).replay()",
    "cards": "panel = Panel(played(lambda *_: False, seed=12), whole_page=True).replay()"
    "\npanel.session.replay.see('suffragist')",
}


@pytest.mark.long
@pytest.mark.parametrize("room", ["cards", "hidden"])
def test_the_bar_fits_every_screen(room: str, page: Page, serve: Callable[[Path], str], tmp_path: Path) -> None:
    show = "panel.session.replay.go(120); panel.paint(); panel"
    write_notebook(tmp_path / "replay.ipynb", f"{PLAYED}\n{ROOMS[room]}\n{show}")
    page.goto(f"{serve(tmp_path)}voila/render/replay.ipynb")
    page.wait_for_function(f"{CURRENT_QUESTION} && document.querySelector('.vfw-tag')")
    for width, height in SIZES:
        resize_window(page, width, height)
        for script in (CUT_OFF, OVERLAPPING, SMALL_TEXT, SMALL_TARGETS):
            assert page.evaluate(script) == [], (width, height)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    resize_window(page, 1280, 800)
    assert find_barriers(page) == []
    page.get_by_role("button", name="Play on from here").click()
    expect(page.locator(".vfw-fork")).to_be_visible()
    for width, height in SIZES:
        resize_window(page, width, height)
        assert page.evaluate(SMALL_TARGETS) == [], (width, height)
    assert find_barriers(page) == []
    page.keyboard.press("Escape")
    expect(page.locator(".vfw-fork")).to_have_count(0)
