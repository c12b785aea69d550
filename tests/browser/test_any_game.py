"""Games without a skin, in a real browser: begun, handed over, undone, kept, saved, opened, played to their end."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import find_barriers
from tests.browser.layout import wait_for_layout
from tests.browser.panel_page import PanelPage
from tests.server.running import Running, write_notebook

BIDS = """from tests.core.sealed_bids import SealedBids
from vfw.panel import Panel
Panel(SealedBids(), slot="bids", whole_page=True)"""
WATCH = """from tests.core.night_watch import NightWatch
from vfw.panel import Panel
Panel(NightWatch(), slot="watch", whole_page=True)"""
PICK = ".vfw-prompt [data-pick]"


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the address before the name of a notebook."""
    folder = tmp_path_factory.mktemp("games")
    write_notebook(folder / "bids.ipynb", BIDS)
    write_notebook(folder / "watch.ipynb", WATCH)
    with Running.exhibit(folder) as server:
        yield f"{server.url}voila/render/"


def play_on(panel: PanelPage) -> None:
    """Play to the end, with the first of the offers."""
    while not panel.is_over:
        commands = [name for name in ("ready", "throw", "next") if panel.command(name).count()]
        panel.click(panel.command(commands[0]) if commands else panel.page.locator(PICK).first)


def test_sealed_bids_against_the_computer_are_played_saved_and_opened(page: Page, games: str) -> None:
    panel = PanelPage(page, f"{games}bids.ipynb", slot="bids")
    expect(page.get_by_role("heading", name="Sealed bids")).to_be_visible()
    expect(panel.command("learn")).to_have_count(0)
    panel.click(panel.command("play"))
    expect(page.locator(".vfw-prompt .vfw-kicker")).to_have_text("North")
    expect(page.locator(".vfw-facts dt").first).to_have_text("Highest")
    play_on(panel)
    expect(panel.prompt.get_by_role("heading")).to_have_text(re.compile("(North|South|North and South) wins?"))
    expect(page.locator(".vfw-prompt .vfw-tally")).to_have_count(2)
    assert page.locator(".vfw-map, .leaflet-container").count() == 0
    page.get_by_role("button", name="Menu", exact=True).click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    assert download.value.suggested_filename == "sealed-bids.json"
    before = panel.question
    page.locator("[data-open]").set_input_files(download.value.path())
    panel.wait_for_answer(before)
    expect(page.locator(".vfw-replay")).to_contain_text("The beginning")


def test_three_players_at_one_screen_undo_reload_and_finish(page: Page, games: str) -> None:
    panel = PanelPage(page, f"{games}watch.ipynb", slot="watch")
    panel.click(panel.command("choose"))
    for seat in ("smuggler", "north", "east"):
        panel.answer_form(seat, "person")
    panel.click(page.get_by_role("button", name="Begin"))
    for name in ("Smuggler", "North", "East"):
        expect(panel.cover).to_contain_text(f"{name}, it is your turn")
        panel.click(panel.command("ready"))
        panel.click(page.locator(PICK).first)
    assert find_barriers(page) == []
    panel.click(panel.command("undo"))
    expect(page.locator(".vfw-prompt .vfw-kicker")).to_have_text("East")
    panel.click(page.locator(PICK).last)
    page.wait_for_function("localStorage['vfw:watch'].split('\\n').length === 4")
    panel.reload()
    panel.click(panel.command("continue"))
    play_on(panel)
    expect(panel.prompt).to_contain_text("The game is over")
    expect(page.locator(".vfw-prompt .vfw-tally")).to_have_count(3)


def test_a_game_without_a_board_leaves_no_gap_and_fits_the_width(page: Page, games: str) -> None:
    panel = PanelPage(page, f"{games}watch.ipynb", slot="watch")
    panel.click(panel.command("play"))
    for width, height in ((1920, 1080), (1280, 800), (1080, 1920), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        wait_for_layout(page)
        boxes = [page.locator(f".vfw-{part}").bounding_box() for part in ("head", "prompt", "log")]
        head, prompt, log = [box for box in boxes if box]
        assert 0 <= prompt["y"] - head["y"] - head["height"] < 40, "the question stands right below the head"
        assert abs(head["width"] - (log["x"] + log["width"] - prompt["x"])) < 4, "what is below is as wide as the head"
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
