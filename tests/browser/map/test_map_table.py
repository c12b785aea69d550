"""The table of the states beside the map: it has the same content and gives the same answers."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.map.page import (
    MapPage,
)


class TablePage(MapPage):
    @property
    def box(self) -> Locator:
        return self.page.locator(".vfw-states")

    def row(self, name: str) -> Locator:
        return self.box.get_by_role("row").filter(has=self.page.get_by_role("rowheader", name=re.compile(f"^{name}")))

    def choose(self, name: str) -> Locator:
        return self.box.get_by_role("button", name=f"Choose {name}", exact=True)

    @property
    def names(self) -> list[str]:
        return [text.split("\n")[0].strip() for text in self.box.get_by_role("rowheader").all_inner_texts()]


@pytest.fixture
def table(page: Page, served: Callable[[str], str]) -> TablePage:
    return TablePage(page, served("table"), 930, 300)


def test_the_table_contains_what_the_map_shows(table: TablePage) -> None:
    assert table.box.get_by_role("row").count() == 1 + 48
    cells = table.row("Texas").get_by_role("cell")
    assert cells.nth(0).inner_text() == "South"
    assert "1 red" in cells.nth(1).inner_text()
    assert "Women have voted here since 1917." in cells.nth(1).inner_text()
    assert table.row("New York").locator(".vfw-mark").count() == 2
    assert table.row("Texas").get_by_text("changed").is_visible()
    assert table.row("Kansas").get_by_text("changed").is_hidden()
    assert "red campaigner" in table.box.get_by_role("listitem").filter(has_text="South").inner_text()
    choices = [
        button.get_attribute("aria-label") for button in table.box.locator("td button").all() if button.is_visible()
    ]
    assert choices == ["Choose Kansas", "Choose New York", "Choose Rhode Island", "Choose Wyoming"]


def test_the_table_picks_once_and_keeps_the_focus(table: TablePage) -> None:
    table.click(table.choose("New York"), click_count=3)
    table.expect_picks("NY 1")
    table.choose("New York").press("Enter")
    table.expect_picks("NY 1", "NY 2")
    expect(table.choose("New York")).to_be_focused()
    assert table.picks_sent() == 2


def test_a_key_held_down_in_the_table_picks_once(table: TablePage) -> None:
    table.page.wait_for_timeout(250)
    table.choose("Wyoming").focus()
    for _ in range(5):
        table.page.keyboard.down("Enter")
        table.page.wait_for_timeout(100)
    table.page.keyboard.up("Enter")
    table.expect_picks("WY 1")


def test_the_focus_moves_on_if_its_choice_is_gone(page: Page, served: Callable[[str], str]) -> None:
    table = TablePage(page, served("table-that-moves"), 930, 300)
    table.click(table.choose("Washington"))
    table.expect_picks("WA 1")
    expect(table.choose("Florida")).to_be_focused()
    expect(table.choose("Washington")).to_be_hidden()
    table.press("Enter")
    table.expect_picks("WA 1", "FL 2")
    expect(table.choose("Washington")).to_be_focused()


def test_the_table_can_be_sorted(table: TablePage) -> None:
    state, region = (table.box.get_by_role("columnheader", name=name) for name in ("State", "Region"))
    expect(state).to_have_attribute("aria-sort", "ascending")
    assert table.names[0] == "Alabama"
    state.get_by_role("button").click()
    expect(state).to_have_attribute("aria-sort", "descending")
    assert table.names[0] == "Wyoming"
    region.get_by_role("button").press("Enter")
    expect(region).to_have_attribute("aria-sort", "ascending")
    assert state.get_attribute("aria-sort") is None
    assert table.names[:2] == ["Delaware", "Kentucky"]
    expect(region.get_by_role("button")).to_be_focused()


def test_regions_are_chosen_above_the_table(page: Page, served: Callable[[str], str]) -> None:
    table = TablePage(page, served("table-of-regions"), 930, 300)
    expect(table.choose("Northeast")).to_be_hidden()
    assert "purple campaigner, yellow campaigner" in table.box.get_by_role("listitem").first.inner_text()
    table.click(table.choose("South"))
    table.expect_picks("South 1")
    assert not [button for button in table.box.locator("td button").all() if button.is_visible()]


@pytest.mark.parametrize("width", [320, 390, 930])
def test_the_table_fits_every_width(table: TablePage, width: int) -> None:
    table.page.add_style_tag(content=f".table {{ width: {width}px; height: 420px }}")
    assert table.box.evaluate("box => [box.scrollWidth <= box.clientWidth, box.scrollHeight > box.clientHeight]") == [
        True,
        True,
    ]
    table.box.evaluate("box => box.scrollTo(0, 900)")
    top = table.box.bounding_box()
    header = table.box.get_by_role("button", name="State").bounding_box()
    assert top
    assert header
    assert top["y"] <= header["y"] <= top["y"] + 10, "the header stays"
    for button in table.box.get_by_role("button").all():
        size = button.bounding_box()
        assert size
        assert min(size["width"], size["height"]) >= 44
