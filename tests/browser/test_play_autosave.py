"""The browser keeps the game: reload, another game, a damaged game, two windows."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.panel_page import PanelPage
from tests.panel.replays import played
from tests.panel.traced import traced
from vfw.votes import VotesForWomen

SAVES = Path(__file__).parents[1] / "saves" / "0.1"
ROOM = "voila/render/play.ipynb"


def play_a_while(panel: PanelPage, answers: int = 8) -> None:
    panel.begin()
    for _ in range(answers):
        panel.answer()


def test_after_a_reload_the_game_goes_on_where_it_was(page: Page, exhibit: str) -> None:
    panel = PanelPage(page, exhibit + ROOM)
    play_a_while(panel)
    picture, kept = panel.picture, panel.kept
    panel.reload()
    expect(page.get_by_role("heading", name="Go on with your game")).to_be_visible()
    expect(panel.cover.get_by_text("Turn 1 · Round")).to_be_visible()
    panel.click(page.get_by_role("button", name="Continue"))
    assert panel.picture == picture
    assert panel.kept == kept
    panel.answer()
    assert panel.kept[: len(kept)] == kept
    assert len(panel.kept) > len(kept)


def test_a_new_game_does_not_delete_the_old_one_by_accident(page: Page, exhibit: str) -> None:
    panel = PanelPage(page, exhibit + ROOM)
    play_a_while(panel, 4)
    picture, kept = panel.picture, panel.kept
    panel.choose("New game")
    assert panel.kept == kept
    panel.click(page.get_by_role("button", name="Continue"))
    assert panel.picture == picture
    panel.choose("New game")
    panel.begin(seed="another")
    expect(panel.cover.get_by_role("heading", name="Put your game away?")).to_be_visible()
    assert panel.kept == kept
    panel.click(page.get_by_role("button", name="Begin the new game"))
    assert panel.kept[0]["chance"]["seed"] == "another"
    assert panel.picture != picture


def test_undo_updates_the_kept_game(page: Page, exhibit: str) -> None:
    panel = PanelPage(page, exhibit + ROOM)
    panel.begin()
    kept, picture = panel.kept, panel.picture
    panel.click(panel.cards.locator("[data-pick]").first)
    assert len(panel.kept) == len(kept) + 1
    panel.click(panel.command("undo"))
    assert panel.kept == kept
    assert panel.picture["map"] == picture["map"]
    panel.click(panel.command("redo"))
    assert len(panel.kept) == len(kept) + 1


def test_a_damaged_game_is_reported_and_not_lost(page: Page, exhibit: str) -> None:
    panel = PanelPage(page, exhibit + ROOM)
    play_a_while(panel, 2)
    page.evaluate("localStorage.setItem('vfw:play', localStorage.getItem('vfw:play').slice(0, -7))")
    damaged = page.evaluate("localStorage.getItem('vfw:play')")
    panel.reload()
    warning = page.get_by_role("alert").filter(has_text="cannot be opened")
    expect(warning).to_contain_text("it breaks off in line ")
    expect(warning).to_contain_text("What was kept is not lost")
    with page.expect_download() as download:
        warning.get_by_role("button", name="Save it as a file").click()
    assert download.value.suggested_filename == "votes-for-women.json"
    panel.begin()
    assert page.evaluate("localStorage.getItem('vfw:play:put aside 1')") == damaged
    assert panel.kept[0]["game"] == "votes-for-women"


FORBIDDEN = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('', 'SecurityError'); } })"
FULL = """for (let [at, size] = [0, 2 ** 20]; size >= 1; at += 1) {
    try { localStorage[`other ${at}`] = 'x'.repeat(size); } catch { size /= 2; }
}"""
"""A storage that is full of the data of other pages."""


@pytest.mark.parametrize("storage", [FORBIDDEN, FULL], ids=["forbidden", "full"])
def test_a_browser_without_storage_is_reported_once_and_still_plays(
    new_page: Callable[..., Page], exhibit: str, storage: str
) -> None:
    page = new_page(viewport={"width": 390, "height": 844})
    page.add_init_script(storage)
    panel = PanelPage(page, exhibit + ROOM)
    told = page.get_by_role("status").filter(has_text="This browser does not keep your game")
    expect(told).to_have_count(0)
    panel.begin()
    expect(told).to_contain_text("Save it as a file, from the menu.")
    told.get_by_role("button", name="Close").click()
    for _ in range(3):
        panel.answer()
    expect(told).to_have_count(0)
    if storage == FULL:
        assert panel.kept == []


def test_a_game_of_older_rules_resumes_as_far_as_possible_and_can_be_downloaded(page: Page, exhibit: str) -> None:
    old = json.loads((SAVES / "browser" / "solitaire.json").read_text(encoding="utf-8"))["vfw:play"]
    old += '\n["suffragist dance", 1]'
    page.add_init_script(f"localStorage['vfw:play'] ??= {json.dumps(old)}")
    panel = PanelPage(page, exhibit + ROOM)
    told = page.get_by_role("alert").filter(has_text="saved by an older version of the exhibit (rules 0.1")
    expect(told).to_contain_text("It goes on from Turn ")
    panel.click(page.get_by_role("button", name="Continue"))
    assert page.evaluate("localStorage.getItem('vfw:play:put aside 1')") == old
    assert panel.kept[0]["rules"] == VotesForWomen.rules
    panel.answer()
    panel.reload()
    page.get_by_role("button", name="Menu", exact=True).click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the unreadable save").click()
    head, *replies = old.split("\n")
    saved = {**json.loads(head), "replies": [json.loads(reply) for reply in replies]}
    assert json.loads(download.value.path().read_text(encoding="utf-8")) == saved


def test_a_finished_game_is_replayed_after_a_reload_with_its_arc(page: Page, exhibit: str) -> None:
    over = json.loads(traced(played(12, opposition="random"), "suffragist").save())
    replies = over.pop("replies")
    page.add_init_script(f"localStorage['vfw:play'] ??= {json.dumps(chr(10).join(map(json.dumps, [over, *replies])))}")
    panel = PanelPage(page, exhibit + ROOM)
    for _ in range(2):
        expect(page.get_by_role("heading", name="Your last game is over")).to_be_visible()
        panel.click(page.get_by_role("button", name="Look back"))
        expect(page.get_by_text("The game is over", exact=True)).to_be_visible()
        page.get_by_role("button", name="The arc of the game").click()
        expect(page.locator(".vfw-arc-turns")).to_be_visible()
        panel.reload()


def test_two_windows_do_not_mix_their_games(page: Page, exhibit: str) -> None:
    context: BrowserContext = page.context
    first = PanelPage(page, exhibit + ROOM)
    first.begin(seed="one")
    second = PanelPage(context.new_page(), exhibit + ROOM)
    second.begin(seed="two")
    second.click(second.page.get_by_role("button", name="Begin the new game"))
    for panel in (first, second, first):
        expect(panel.prompt.get_by_role("alert")).to_contain_text("in another window")
        panel.answer()
    picture = first.picture
    assert first.kept[0]["chance"]["seed"] == "one"
    second.page.close()
    first.reload()
    first.click(page.get_by_role("button", name="Continue"))
    assert first.picture == picture
