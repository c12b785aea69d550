"""The game is kept in the browser: reload, another game, a damaged one, two windows."""

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


def play_a_while(table: PanelPage, answers: int = 8) -> None:
    table.begin()
    for _ in range(answers):
        table.answer()


def test_after_a_reload_the_game_goes_on_where_it_was(page: Page, exhibit: str) -> None:
    table = PanelPage(page, exhibit + ROOM)
    play_a_while(table)
    picture, kept = table.picture, table.kept
    table.reload()
    expect(page.get_by_role("heading", name="Go on with your game")).to_be_visible()
    expect(table.cover.get_by_text("Turn 1 · Round")).to_be_visible()
    table.click(page.get_by_role("button", name="Continue"))
    assert table.picture == picture
    assert table.kept == kept
    table.answer()
    assert table.kept[: len(kept)] == kept
    assert len(table.kept) > len(kept)


def test_a_new_game_does_not_destroy_the_old_one_by_accident(page: Page, exhibit: str) -> None:
    table = PanelPage(page, exhibit + ROOM)
    play_a_while(table, 4)
    picture, kept = table.picture, table.kept
    table.choose("New game")
    assert table.kept == kept
    table.click(page.get_by_role("button", name="Continue"))
    assert table.picture == picture
    table.choose("New game")
    table.begin(seed="another")
    expect(table.cover.get_by_role("heading", name="Put your game away?")).to_be_visible()
    assert table.kept == kept
    table.click(page.get_by_role("button", name="Begin the new game"))
    assert table.kept[0]["chance"]["seed"] == "another"
    assert table.picture != picture


def test_undo_takes_back_what_is_kept(page: Page, exhibit: str) -> None:
    table = PanelPage(page, exhibit + ROOM)
    table.begin()
    kept, picture = table.kept, table.picture
    table.click(table.cards.locator("[data-pick]").first)
    assert len(table.kept) == len(kept) + 1
    table.click(table.command("undo"))
    assert table.kept == kept
    assert table.picture["map"] == picture["map"]
    table.click(table.command("redo"))
    assert len(table.kept) == len(kept) + 1


def test_a_damaged_game_is_told_and_is_not_lost(page: Page, exhibit: str) -> None:
    table = PanelPage(page, exhibit + ROOM)
    play_a_while(table, 2)
    page.evaluate("localStorage.setItem('vfw:play', localStorage.getItem('vfw:play').slice(0, -7))")
    damaged = page.evaluate("localStorage.getItem('vfw:play')")
    table.reload()
    warning = page.get_by_role("alert").filter(has_text="cannot be opened")
    expect(warning).to_contain_text("it breaks off in line ")
    expect(warning).to_contain_text("What was kept is not lost")
    with page.expect_download() as download:
        warning.get_by_role("button", name="Save it as a file").click()
    assert download.value.suggested_filename == "votes-for-women.json"
    table.begin()
    assert page.evaluate("localStorage.getItem('vfw:play:put aside 1')") == damaged
    assert table.kept[0]["game"] == "votes-for-women"


FORBIDDEN = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('', 'SecurityError'); } })"
FULL = """for (let [at, size] = [0, 2 ** 20]; size >= 1; at += 1) {
    try { localStorage[`other ${at}`] = 'x'.repeat(size); } catch { size /= 2; }
}"""
"""The storage, holding nothing but what others put there."""


@pytest.mark.parametrize("storage", [FORBIDDEN, FULL], ids=["forbidden", "full"])
def test_a_browser_that_keeps_nothing_says_so_once_and_can_still_be_played_in(
    new_page: Callable[..., Page], exhibit: str, storage: str
) -> None:
    page = new_page(viewport={"width": 390, "height": 844})
    page.add_init_script(storage)
    table = PanelPage(page, exhibit + ROOM)
    told = page.get_by_role("status").filter(has_text="This browser does not keep your game")
    expect(told).to_have_count(0)
    table.begin()
    expect(told).to_contain_text("Save it as a file, from the menu.")
    told.get_by_role("button", name="Close").click()
    for _ in range(3):
        table.answer()
    expect(told).to_have_count(0)
    if storage == FULL:
        assert table.kept == []


def test_a_game_of_older_rules_goes_on_as_far_as_it_fits_and_all_of_it_is_given_as_a_file(
    page: Page, exhibit: str
) -> None:
    old = json.loads((SAVES / "browser" / "solitaire.json").read_text(encoding="utf-8"))["vfw:play"]
    old += '\n["suffragist dance", 1]'
    page.add_init_script(f"localStorage['vfw:play'] ??= {json.dumps(old)}")
    table = PanelPage(page, exhibit + ROOM)
    told = page.get_by_role("alert").filter(has_text="saved by an older version of the exhibit (rules 0.1")
    expect(told).to_contain_text("It goes on from Turn ")
    table.click(page.get_by_role("button", name="Continue"))
    assert page.evaluate("localStorage.getItem('vfw:play:put aside 1')") == old
    assert table.kept[0]["rules"] == VotesForWomen.rules
    table.answer()
    table.reload()
    page.get_by_role("button", name="Menu", exact=True).click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the unreadable save").click()
    head, *replies = old.split("\n")
    saved = {**json.loads(head), "replies": [json.loads(reply) for reply in replies]}
    assert json.loads(download.value.path().read_text(encoding="utf-8")) == saved


def test_a_finished_game_is_looked_back_at_after_a_reload_with_its_arc(page: Page, exhibit: str) -> None:
    over = json.loads(traced(played(12, opposition="random"), "suffragist").save())
    replies = over.pop("replies")
    page.add_init_script(f"localStorage['vfw:play'] ??= {json.dumps(chr(10).join(map(json.dumps, [over, *replies])))}")
    table = PanelPage(page, exhibit + ROOM)
    for _ in range(2):
        expect(page.get_by_role("heading", name="Your last game is over")).to_be_visible()
        table.click(page.get_by_role("button", name="Look back"))
        expect(page.get_by_text("The game is over", exact=True)).to_be_visible()
        page.get_by_role("button", name="The arc of the game").click()
        expect(page.locator(".vfw-arc-turns")).to_be_visible()
        table.reload()


def test_two_windows_do_not_mix_their_games(page: Page, exhibit: str) -> None:
    context: BrowserContext = page.context
    first = PanelPage(page, exhibit + ROOM)
    first.begin(seed="one")
    second = PanelPage(context.new_page(), exhibit + ROOM)
    second.begin(seed="two")
    second.click(second.page.get_by_role("button", name="Begin the new game"))
    for table in (first, second, first):
        expect(table.prompt.get_by_role("alert")).to_contain_text("in another window")
        table.answer()
    picture = first.picture
    assert first.kept[0]["chance"]["seed"] == "one"
    second.page.close()
    first.reload()
    first.click(page.get_by_role("button", name="Continue"))
    assert first.picture == picture
