"""The game is kept in the browser: reload, another game, a damaged one, two windows."""

from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.table import Table

ROOM = "voila/render/play.ipynb"


def play_a_while(table: Table, answers: int = 8) -> None:
    table.begin()
    for _ in range(answers):
        table.answer()


def test_after_a_reload_the_game_goes_on_where_it_was(page: Page, exhibit: str) -> None:
    table = Table(page, exhibit + ROOM)
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
    table = Table(page, exhibit + ROOM)
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
    table = Table(page, exhibit + ROOM)
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
    table = Table(page, exhibit + ROOM)
    play_a_while(table, 2)
    page.evaluate("localStorage.setItem('vfw:play', localStorage.getItem('vfw:play').slice(0, -7))")
    damaged = page.evaluate("localStorage.getItem('vfw:play')")
    table.reload()
    warning = page.get_by_role("alert").filter(has_text="cannot be opened")
    expect(warning).to_contain_text("the text is no JSON")
    expect(warning).to_contain_text("It is not lost")
    with page.expect_download() as download:
        warning.get_by_role("button", name="Save it as a file").click()
    assert download.value.suggested_filename == "votes-for-women.json"
    table.begin()
    assert page.evaluate("localStorage.getItem('vfw:play:put aside 1')") == damaged
    assert table.kept[0]["game"] == "votes-for-women"


def test_a_browser_that_keeps_nothing_can_still_be_played_in(new_page: Callable[..., Page], exhibit: str) -> None:
    page = new_page(viewport={"width": 1280, "height": 800})
    page.add_init_script("Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }")
    table = Table(page, exhibit + ROOM)
    play_a_while(table, 3)
    assert table.kept == []


def test_two_windows_do_not_mix_their_games(page: Page, exhibit: str) -> None:
    context: BrowserContext = page.context
    first = Table(page, exhibit + ROOM)
    first.begin(seed="one")
    second = Table(context.new_page(), exhibit + ROOM)
    second.begin(seed="two")
    second.click(second.page.get_by_role("button", name="Begin the new game"))
    expect(first.prompt.get_by_role("alert")).to_contain_text("in another window")
    for table in (first, second, first):
        table.answer()
    picture = first.picture
    assert first.kept[0]["chance"]["seed"] == "one"
    second.page.close()
    first.reload()
    first.click(page.get_by_role("button", name="Continue"))
    assert first.picture == picture
