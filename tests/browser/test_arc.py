"""The arc of a game in a real browser: on every screen, explored, saved, and played on from."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import find_barriers
from tests.browser.layout import resize_window
from tests.browser.panel_page import SECOND_CLICK, PanelPage
from tests.browser.test_play_layout import CUT_OFF, OVERLAPPING, SIZES, SMALL_TARGETS, SMALL_TEXT
from tests.panel.replays import played
from tests.panel.traced import traced

SMALL_WORDS = SMALL_TEXT.replace("!(phone && element.closest('svg'))", "!element.closest('svg')")
SMALL_BUTTONS = SMALL_TARGETS.replace("if (!phone)", "if (false)")
"""The map beside the curve is as small as on a telephone, and has a button that makes it large."""
ROOM = "voila/render/play.ipynb"


@pytest.fixture(scope="module")
def save(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write a game that is over, with its arc."""
    file = tmp_path_factory.mktemp("arc") / "over.json"
    file.write_text(traced(played(12, opposition="random"), "suffragist").save(), encoding="utf-8")
    return file


def open_arc(page: Page, exhibit: str, save: Path) -> PanelPage:
    """Open the arc of that game."""
    panel = PanelPage(page, exhibit + ROOM)
    page.locator("[data-open]").set_input_files(save)
    page.wait_for_timeout(SECOND_CLICK + 20)
    page.get_by_role("button", name="The arc of the game").click()
    expect(page.locator(".vfw-arc-turns")).to_be_visible()
    return panel


@pytest.mark.parametrize("light", ["light", "dark"])
def test_the_arc_fits_every_screen_and_has_no_barriers(
    new_page: Callable[..., Page], exhibit: str, save: Path, light: str
) -> None:
    page = new_page(viewport={"width": 1920, "height": 1080}, color_scheme=light)
    open_arc(page, exhibit, save)
    found = {}
    for size in [*SIZES, (1366, 768)]:
        resize_window(page, *size)
        rules = {"cut off": CUT_OFF, "overlapping": OVERLAPPING, "letters": SMALL_WORDS, "targets": SMALL_BUTTONS}
        wrong = {name: broken for name, rule in rules.items() if (broken := page.evaluate(rule))}
        if wrong:
            found[size] = wrong
    assert found == {}
    assert find_barriers(page) == []


BOXES = """() => {
    const plot = document.querySelector('.vfw-arc-plot');
    const shown = (part) => [...plot.querySelectorAll(part)].filter((element) => element.checkVisibility({
        visibilityProperty: true }));
    const box = (element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return [left, top, right, bottom];
    };
    const [discs, words] = ['.vfw-arc-disc', '.vfw-arc-label'].map((part) => shown(part).map(box));
    return { plot: box(plot), discs, words };
}"""
"""The corners of the curve, and of the visible turning points."""
PHONE = 390


def test_neighboring_turning_points_do_not_overlap_on_any_screen(
    new_page: Callable[..., Page], exhibit: str, tmp_path: Path
) -> None:
    save = tmp_path / "neighbors.json"
    match = traced(played(12, opposition="random"), "suffragist", jumps=(36, 37, 38))
    save.write_text(match.save(), encoding="utf-8")
    page = new_page(viewport={"width": 1920, "height": 1080})
    open_arc(page, exhibit, save)
    for wide, high in [(1920, 1080), (1280, 800), (1366, 768), (1080, 1920), (PHONE, 844)]:
        resize_window(page, wide, high)
        found = page.evaluate(BOXES)
        left, top, right, bottom = found["plot"]
        boxes = [*found["discs"], *found["words"]]
        assert len(found["discs"]) == 3
        assert len(found["words"]) == (0 if wide == PHONE else 3), wide
        for number, one in enumerate(boxes):
            for other in boxes[number + 1 :]:
                is_beside = one[2] <= other[0] or other[2] <= one[0]
                assert is_beside or one[3] <= other[1] or other[3] <= one[1], (wide, one, other)
        for box in found["words"]:
            assert box[0] >= left, wide
            assert box[1] >= top, wide
            assert box[2] <= right, wide
            assert box[3] <= bottom, wide


def test_regions_are_named_if_their_names_fit(new_page: Callable[..., Page], exhibit: str, save: Path) -> None:
    page = new_page(viewport={"width": 1280, "height": 800})
    open_arc(page, exhibit, save)
    south = page.locator(".vfw-region-name", has_text="SOUTH")
    expect(south).to_have_count(1)
    expect(south).to_be_hidden()
    page.get_by_role("button", name="Larger map").click()
    expect(south).to_be_visible()
    page.get_by_role("button", name="Whole map").click()
    resize_window(page, 1920, 1080)
    expect(south).to_be_visible()


def test_the_handle_moves_by_key_by_pointer_and_by_its_arrows(
    new_page: Callable[..., Page], exhibit: str, save: Path
) -> None:
    page = new_page(viewport={"width": 1280, "height": 800})
    open_arc(page, exhibit, save)
    handle, moment = page.get_by_role("slider", name="Moment of the game"), page.locator(".vfw-arc-moment")
    last = int(handle.get_attribute("aria-valuemax") or 0)
    handle.focus()
    for key, at, said in [
        ("End", last, "The end: "),
        ("Home", 0, "Turn 1, round 1: "),
        ("ArrowRight", 1, "Turn 1, round 2: "),
        ("PageUp", 6, "Turn 2, "),
        ("ArrowLeft", 5, "Turn 1, round 6: "),
    ]:
        page.keyboard.press(key)
        expect(handle).to_have_attribute("aria-valuenow", str(at))
        assert (handle.get_attribute("aria-valuetext") or "").startswith(said)
    expect(moment.locator(".vfw-kicker")).to_have_text("Turn 1, round 6")
    expect(handle).to_be_focused()

    page.get_by_role("button", name="Later").click()
    expect(moment.locator(".vfw-kicker")).to_contain_text("Turn 2, ")

    box = page.locator(".vfw-arc-plot").bounding_box()
    assert box
    page.mouse.move(box["x"] + 0.2 * box["width"], box["y"] + box["height"] - 9)
    page.mouse.down()
    page.mouse.move(box["x"] + 1, box["y"] + box["height"] - 9, steps=9)
    page.mouse.up()
    expect(handle).to_have_attribute("aria-valuenow", "0")
    expect(moment.locator(".vfw-kicker")).to_have_text("Turn 1, round 1")
    expect(page.locator(".vfw-head [data-state=now]").first).to_contain_text("1")


def test_a_game_can_be_played_on_from_a_turning_point(new_page: Callable[..., Page], exhibit: str, save: Path) -> None:
    page = new_page(viewport={"width": 390, "height": 844})
    open_arc(page, exhibit, save)
    card = page.locator(".vfw-arc-card").nth(1)
    expect(card).to_contain_text("from ")
    card.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Begin").click()
    expect(page.locator(".vfw-arc")).to_have_count(0)
    expect(page.locator(".vfw-prompt")).to_be_visible()


def test_the_arc_is_saved_as_a_picture_and_read_as_a_table(
    new_page: Callable[..., Page], exhibit: str, save: Path
) -> None:
    page = new_page(viewport={"width": 1280, "height": 800})
    open_arc(page, exhibit, save)
    with page.expect_download() as loading:
        page.get_by_role("button", name="Picture").click()
    picture = Path(loading.value.path()).read_text(encoding="utf-8")
    assert loading.value.suggested_filename == "arc.svg"
    assert page.locator(".vfw-arc-head h2").inner_text() in picture
    page.get_by_role("button", name="Table").click()
    panel = page.get_by_role("table")
    expect(panel.get_by_role("rowheader", name="Turn 6, round 6")).to_be_visible()
    sheet = page.locator(".vfw-opened")
    assert sheet.evaluate("sheet => sheet.scrollWidth <= sheet.clientWidth")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Table")).to_be_focused()
