"""The map in a real Chromium, served by Voila: fingers, keys, what it sends and what it looks like."""

import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.frames import wait_for_layout
from tests.exhibit.running import ROOM_FOR_ALL, Running, write_notebook

POSITION = """
import ipywidgets
from vfw.panel.faces.state_face import StateFace
from vfw.panel.surfaces.state_map import StateMap

REGIONS = ["West", "Plains", "South", "Midwest", "Atlantic & Appalachia", "Northeast"]
NOTES = ("Women have voted here since 1917.", "In Final Voting the Suffragists would roll two dice.")
picks, picked = [], ipywidgets.HTML()
picked.add_class("picked")

def pick(reply, question):
    picks.append(f"{reply} {question}")
    picked.value = ", ".join(picks)
    ask(question + 1)
"""

STATE_QUESTIONS = """
def ask(question):
    map.show(
        {
            "NY": StateFace(
                "mixed", (("disc", "2"), ("diamond", "1")), star=True, says="New York: 2 purple", notes=NOTES
            ),
            "TX": StateFace("red-1", (("square", "1"),), says="Texas, South: 1 red", changed=True, notes=NOTES),
            "KS": StateFace("ratified", (("check", ""),), says="Kansas, Plains: ratified"),
        },
        question=question,
        states_legal=["NY", "RI", "KS", "WY"],
        campaigners={"South": ["red"], "Atlantic & Appalachia": ["purple", "red"]},
    )
"""

REGION_QUESTIONS = """
def ask(question):
    map.show({}, question=question, regions_legal=REGIONS[:-1], campaigners={"West": ["purple", "yellow"]})
"""

DRAW = """
map = StateMap(pick)
ask(1)
frame = ipywidgets.Box([map.widget])
frame.add_class("frame")
ipywidgets.VBox([frame, picked])
"""

# Now and then the question is about the far end of the country.
FAR_QUESTIONS = """
def ask(question):
    map.show({}, question=question, states_legal=["WA"] if question % 2 else ["GA", "FL"])
"""

DRAW_TABLE = """
map = StateMap(pick)
ask(1)
frame, table = ipywidgets.Box([map.widget]), ipywidgets.Box([map.table])
frame.add_class("frame")
table.add_class("table")
ipywidgets.VBox([picked, frame, table])
"""

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
SIZES = [(1396, 673), (930, 470), (868, 420), (868, 392), (1048, 760), (366, 300), (366, 258), (300, 240)]


class MapPage:
    """A page with one map: its places, what was picked, and what it told the server and the page."""

    def __init__(self, page: Page, url: str, width: int = 930, height: int = 470) -> None:
        self.page = page
        self.sent: list[str | bytes] = []
        page.on("websocket", lambda socket: socket.on("framesent", lambda frame: self.sent.append(frame)))
        page.add_init_script("""
            window.told = [];
            for (const type of ["vfw-say", "vfw-leave-map"])
              document.addEventListener(type, ({ detail }) => told.push(detail?.text ?? type));
        """)
        page.goto(url)
        self.resize(width, height)
        page.locator(".vfw-tag").first.wait_for(state="attached")
        page.wait_for_timeout(500)

    def resize(self, width: int, height: int) -> None:
        style = f".frame {{ width: {width}px; height: {height}px; flex: none; overflow: hidden }}"
        self.page.add_style_tag(content=style)
        wait_for_layout(self.page)

    def state(self, code: str) -> Locator:
        return self.page.locator(f'path[data-key="{code}"]')

    def callout(self, code: str) -> Locator:
        return self.page.locator(f'.vfw-callout[data-key="{code}"] .vfw-target')

    def sign(self, region: str) -> Locator:
        return self.page.locator(f'.vfw-sign[data-key="{region}"]')

    def click(self, place: Locator, **how: Any) -> None:
        self.page.wait_for_timeout(250)
        place.click(force=True, **how)

    def tap(self, place: Locator) -> None:
        self.page.wait_for_timeout(250)
        place.tap(force=True)

    @property
    def sheet(self) -> Locator:
        return self.page.locator(".vfw-state-sheet")

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def enter_by_tab(self) -> None:
        """Press Tab, past what stands before the map, until a state has the focus."""
        while not self.focused:
            self.press("Tab")

    @property
    def focused(self) -> str:
        key: str = self.page.evaluate("document.activeElement.dataset.key ?? ''")
        return key

    @property
    def told(self) -> list[str]:
        told: list[str] = self.page.evaluate("told")
        return told

    def expect_picks(self, *picks: str) -> None:
        self.page.wait_for_timeout(300)
        expect(self.page.locator(".picked .widget-html-content")).to_have_text(", ".join(picks))

    def picks_sent(self) -> int:
        return sum(b'"pick"' in (frame if isinstance(frame, bytes) else frame.encode()) for frame in self.sent)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], str]]:
    """`served("play")`: the address of a notebook with one map, with two, or with a map and its table."""
    folder: Path = tmp_path_factory.mktemp("maps")
    write_notebook(folder / "play.ipynb", POSITION + STATE_QUESTIONS + DRAW)
    write_notebook(folder / "regions.ipynb", POSITION + REGION_QUESTIONS + DRAW)
    write_notebook(folder / "far.ipynb", POSITION + FAR_QUESTIONS + DRAW)
    write_notebook(folder / "table.ipynb", POSITION + STATE_QUESTIONS + DRAW_TABLE)
    write_notebook(folder / "table-that-moves.ipynb", POSITION + FAR_QUESTIONS + DRAW_TABLE)
    write_notebook(folder / "table-of-regions.ipynb", POSITION + REGION_QUESTIONS + DRAW_TABLE)
    write_notebook(folder / "two.ipynb", POSITION + STATE_QUESTIONS + DRAW, "ipywidgets.Box([StateMap(pick).widget])")
    with Running.exhibit(folder, ROOM_FOR_ALL) as server:
        yield lambda name: f"{server.url}voila/render/{name}.ipynb"


@pytest.fixture
def states(page: Page, served: Callable[[str], str]) -> MapPage:
    return MapPage(page, served("play"))


@pytest.fixture
def regions(page: Page, served: Callable[[str], str]) -> MapPage:
    return MapPage(page, served("regions"))


@pytest.fixture
def phone(new_page: Callable[..., Page], served: Callable[[str], str]) -> MapPage:
    """A map too small to read, under a finger."""
    return MapPage(new_page(**PHONE), served("play"), 366, 258)


def test_a_click_is_one_pick(states: MapPage) -> None:
    states.click(states.state("WY"))
    states.expect_picks("WY 1")
    assert states.picks_sent() == 1


def test_a_callout_stands_for_its_state(states: MapPage) -> None:
    states.click(states.callout("RI"))
    states.expect_picks("RI 1")


def test_a_tap_is_one_pick(phone: MapPage) -> None:
    phone.tap(phone.callout("RI"))
    phone.expect_picks("RI 1")
    assert phone.picks_sent() == 1
    expect(phone.sheet).to_be_hidden()


def test_a_tap_on_what_may_not_be_chosen_opens_its_sheet(phone: MapPage) -> None:
    phone.tap(phone.state("TX"))
    expect(phone.sheet.locator("b")).to_have_text("Texas")
    assert phone.told == ["Texas cannot be chosen now."]
    phone.tap(phone.sheet)
    expect(phone.sheet).to_be_visible()
    phone.tap(phone.state("AL"))
    expect(phone.sheet.locator("b")).to_have_text("Alabama")
    phone.page.touchscreen.tap(200, 600)
    expect(phone.sheet).to_be_hidden()
    assert phone.picks_sent() == 0


def test_three_fast_clicks_answer_one_question(states: MapPage) -> None:
    states.click(states.state("WY"), click_count=3)
    states.expect_picks("WY 1")
    states.click(states.state("WY"))
    states.expect_picks("WY 1", "WY 2")


def test_a_press_that_ends_elsewhere_picks_nothing(states: MapPage) -> None:
    states.page.wait_for_timeout(250)
    states.state("WY").hover(force=True)
    states.page.mouse.down()
    states.page.mouse.move(5, 5)
    states.page.mouse.up()
    assert states.picks_sent() == 0


def test_what_is_not_legal_is_refused_politely(states: MapPage) -> None:
    states.click(states.state("CO"))
    assert states.told == ["Colorado cannot be chosen now."]
    assert states.picks_sent() == 0
    expect(states.state("CO")).to_have_attribute("aria-disabled", "true")
    expect(states.state("WY")).to_have_attribute("aria-disabled", "false")


def test_moving_the_mouse_or_the_map_sends_nothing(states: MapPage) -> None:
    before = len(states.sent)
    box = states.page.locator(".frame").bounding_box()
    assert box
    for step in range(60):
        states.page.mouse.move(box["x"] + 15 * step, box["y"] + 40 + 7 * (step % 50))
        states.page.mouse.wheel(0, 1)
    states.page.mouse.down()
    states.page.mouse.up()
    states.resize(868, 392)
    states.page.wait_for_timeout(300)
    assert len(states.sent) == before


def test_every_state_has_a_role_and_a_name(states: MapPage) -> None:
    assert states.page.locator('path[role="button"][aria-label]').count() == 48
    expect(states.state("NY")).to_have_attribute("aria-label", "New York: 2 purple")
    assert states.page.locator('.frame [tabindex="0"]').count() == 1


def test_tab_comes_to_a_legal_state_and_arrows_go_on(states: MapPage) -> None:
    states.enter_by_tab()
    assert states.focused == "WY"
    for key, code in ("ArrowLeft", "ID"), ("ArrowUp", "WA"), ("ArrowDown", "OR"), ("ArrowRight", "ID"):
        states.press(key)
        assert states.focused == code
        assert states.page.locator('.frame [tabindex="0"]').count() == 1


def test_arrows_come_everywhere(states: MapPage) -> None:
    reached, todo = set(), ["WY"]
    while todo:
        if (code := todo.pop()) not in reached:
            reached.add(code)
            for key in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"):
                states.state(code).focus()
                states.press(key)
                todo.append(states.focused)
    assert len(reached) == 48


def test_letters_home_and_end(states: MapPage) -> None:
    states.enter_by_tab()
    states.press("n")
    assert states.page.evaluate("document.activeElement.ariaLabel").startswith("N")
    states.press("r")
    assert states.focused == "RI"
    states.press("Home")
    assert states.focused == "WA"
    states.press("End")
    assert states.focused == "NJ"


@pytest.mark.parametrize("key", ["Enter", " "])
def test_keys_pick_and_the_focus_stays(states: MapPage, key: str) -> None:
    states.enter_by_tab()
    states.press(key)
    states.expect_picks("WY 1")
    assert states.focused == "WY"


def test_a_key_held_down_picks_once(states: MapPage) -> None:
    states.enter_by_tab()
    for _ in range(5):
        states.page.keyboard.down("Enter")
        states.page.wait_for_timeout(100)
    states.page.keyboard.up("Enter")
    states.expect_picks("WY 1")


def test_escape_closes_the_sheet_and_then_leaves_the_map(states: MapPage) -> None:
    states.enter_by_tab()
    expect(states.sheet).to_be_visible()
    states.press("Escape")
    expect(states.sheet).to_be_hidden()
    assert states.focused == "WY"
    assert states.told == []
    states.press("Escape")
    assert states.told == ["vfw-leave-map"]


def test_focus_and_hover_show_the_name_beside_the_state(states: MapPage) -> None:
    sheet = states.sheet
    states.enter_by_tab()
    for code in ("NY", "RI", "TX", "WA"):
        states.state(code).focus()
        expect(sheet).to_be_visible()
        state, text = states.state(code).bounding_box(), sheet.bounding_box()
        assert state
        assert text
        is_above_or_below = text["y"] + text["height"] <= state["y"] or state["y"] + state["height"] <= text["y"]
        is_beside = text["x"] + text["width"] <= state["x"] or state["x"] + state["width"] <= text["x"]
        assert is_above_or_below or is_beside, code
    states.state("KS").hover(force=True)
    expect(sheet).to_contain_text("Kansas, Plains: ratified")
    sheet.hover()
    states.page.wait_for_timeout(400)
    expect(sheet).to_be_visible()
    states.press("Escape")
    expect(sheet).to_be_hidden()


def test_shape_and_stripes_repeat_the_colour(states: MapPage) -> None:
    fill = states.state("NY").evaluate("path => getComputedStyle(path).fill")
    pattern = re.search(r"#([\w-]+)", fill)
    assert pattern
    assert states.page.locator(f"pattern#{pattern[1]} rect").count() == 2
    assert states.page.locator('.vfw-mark[data-shape="diamond"]').count() >= 1


def test_legal_states_have_a_green_edge_between_white_ones(states: MapPage) -> None:
    outer, middle = (states.page.locator(f".vfw-edge-legal .vfw-edge-{line}") for line in ("outer", "middle"))
    wyoming = states.state("WY").get_attribute("d")
    assert wyoming
    assert wyoming in (middle.get_attribute("d") or "")
    style = "path => [getComputedStyle(path).stroke, getComputedStyle(path).strokeWidth]"
    assert middle.evaluate(style) == ["rgb(29, 127, 95)", "3px"]
    assert outer.evaluate(style) == ["rgb(255, 253, 247)", "7px"]


def test_a_state_stands_for_its_region(regions: MapPage) -> None:
    regions.click(regions.state("TX"))
    regions.expect_picks("South 1")
    regions.click(regions.state("VT"))
    regions.expect_picks("South 1")
    regions.state("MN").focus()
    regions.press("Enter")
    regions.expect_picks("South 1", "Midwest 2")


def test_signs_of_regions_are_buttons(regions: MapPage) -> None:
    expect(regions.sign("West")).to_have_attribute("aria-label", "West, purple campaigner, yellow campaigner")
    expect(regions.sign("Northeast")).to_have_attribute("role", "img")
    regions.click(regions.sign("Plains"))
    regions.expect_picks("Plains 1")
    regions.sign("Midwest").focus()
    regions.press("Enter")
    regions.expect_picks("Plains 1", "Midwest 2")


def test_the_map_fills_every_box(states: MapPage) -> None:
    for width, height in SIZES:
        states.resize(width, height)
        frame = states.page.locator(".frame").bounding_box()
        assert frame
        for drawn in states.page.locator(".frame path.vfw-region, .vfw-target, .vfw-sign-box, .vfw-person").all():
            box = drawn.bounding_box()
            assert box
            assert frame["x"] - 1 <= box["x"]
            assert box["x"] + box["width"] <= frame["x"] + width + 1
            assert frame["y"] - 1 <= box["y"]
            assert box["y"] + box["height"] <= frame["y"] + height + 1


@pytest.mark.parametrize(("width", "height", "least"), [(1396, 673, 44), (930, 470, 44), (366, 300, 24)])
def test_callouts_are_large_enough_for_fingers(states: MapPage, width: int, height: int, least: int) -> None:
    states.resize(width, height)
    boxes = [states.callout(code).bounding_box() for code in ("VT", "NH", "MA", "RI", "CT", "NJ", "DE", "MD")]
    for box, below in pairwise(boxes):
        assert box
        assert below
        assert min(box["width"], box["height"]) >= least - 0.01
        assert below["y"] >= box["y"] + box["height"] - 0.01


def test_two_maps_on_a_page_do_not_share_names(page: Page, served: Callable[[str], str]) -> None:
    two = MapPage(page, served("two"))
    expect(page.locator('path[role="button"]')).to_have_count(96)
    ids = page.locator("pattern[id^=vfw-map]").evaluate_all("patterns => patterns.map((pattern) => pattern.id)")
    assert len(set(ids)) == len(ids) == 2
    two.click(two.state("WY").first)
    two.expect_picks("WY 1")


# The sheets of the states


def test_a_sheet_says_name_content_and_notes(states: MapPage) -> None:
    states.state("NY").hover(force=True)
    expect(states.sheet.locator("b")).to_have_text("New York")
    expect(states.sheet.locator("p")).to_have_text(
        [
            "New York: 2 purpleIn history ↗",
            "Women have voted here since 1917.",
            "In Final Voting the Suffragists would roll two dice.",
        ]
    )
    described = states.state("NY").evaluate(
        "path => document.getElementById(path.getAttribute('aria-describedby')).textContent"
    )
    assert described == "Women have voted here since 1917. In Final Voting the Suffragists would roll two dice."
    assert states.state("CO").get_attribute("aria-describedby") is None


COVERED = """() => {
    const rect = (element) => element.getBoundingClientRect();
    const [sheet, frame] = [rect(document.querySelector('.vfw-state-sheet')), rect(document.querySelector('.frame'))];
    const states = [...document.querySelectorAll('path.vfw-state')];
    const tag = rect(document.querySelectorAll('.vfw-tag')[states.indexOf(document.activeElement)]);
    const isBeside = sheet.right <= tag.left || tag.right <= sheet.left;
    const isAboveOrBelow = sheet.bottom <= tag.top || tag.bottom <= sheet.top;
    const isAcross = frame.left <= sheet.left && sheet.right <= frame.right;
    const isInside = isAcross && frame.top <= sheet.top && sheet.bottom <= frame.bottom;
    return [!isBeside && !isAboveOrBelow && 'on its tag', !isInside && 'outside the map'].filter(Boolean);
}"""


@pytest.mark.parametrize(("width", "height", "zoom"), [(930, 470, 1), (366, 300, 1), (366, 258, 1), (600, 400, 1.5)])
def test_a_sheet_lies_in_the_map_and_beside_the_tag(states: MapPage, width: int, height: int, zoom: float) -> None:
    states.resize(width, height)
    states.page.add_style_tag(content=f".frame {{ zoom: {zoom} }}")
    states.enter_by_tab()
    for code in ("NY", "TX", "WA", "CA", "FL", "ME", "KS", "RI", "MD", "MI"):
        states.state(code).focus()
        expect(states.sheet).to_be_visible()
        assert states.page.evaluate(COVERED) == [], code


def test_a_sheet_stays_while_the_pointer_crosses_a_neighbour(states: MapPage) -> None:
    states.state("NE").hover(force=True)
    expect(states.sheet.locator("b")).to_have_text("Nebraska")
    states.state("SD").hover(force=True)
    states.sheet.hover()
    states.page.wait_for_timeout(400)
    expect(states.sheet.locator("b")).to_have_text("Nebraska")
    states.page.mouse.move(5, 5)
    expect(states.sheet).to_be_hidden()


SHOW = """key => !document.querySelector('.vfw-map').dispatchEvent(
    new CustomEvent('vfw-show-state', { detail: { key }, cancelable: true }))"""


def test_the_page_can_show_a_state(states: MapPage) -> None:
    edge = states.page.locator(".vfw-edge-hover .vfw-edge-middle")
    assert states.page.evaluate(SHOW, "TX")
    expect(states.sheet.locator("b")).to_have_text("Texas")
    assert edge.get_attribute("d") == states.state("TX").get_attribute("d")
    states.state("MT").hover(force=True)
    expect(states.sheet.locator("b")).to_have_text("Montana")
    states.page.mouse.move(5, 5)
    expect(states.sheet.locator("b")).to_have_text("Texas")
    states.page.mouse.down()
    expect(states.sheet).to_be_hidden()
    assert edge.get_attribute("d") == ""
    states.page.mouse.up()
    assert states.page.evaluate(SHOW, "RI")
    expect(states.sheet.locator("b")).to_have_text("Rhode Island")
    states.press("x")
    expect(states.sheet).to_be_hidden()
    assert not states.page.evaluate(SHOW, "AK")


# The table of states


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


def test_the_table_says_what_the_map_shows(table: TablePage) -> None:
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


def test_where_the_choice_is_gone_the_focus_goes_to_the_next(page: Page, served: Callable[[str], str]) -> None:
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


# A map too small to read


def sizes_drawn(page: MapPage) -> tuple[float, float]:
    """How small the smallest code is, and the smallest target: a state, or the call-out that stands for it."""
    letters = page.page.locator(".vfw-code").evaluate_all(
        "codes => codes.map((code) => +code.getAttribute('font-size'))"
    )
    targets = page.page.evaluate("""() => {
        const calledOut = (path) => document.querySelector(`.vfw-callout[data-key="${path.dataset.key}"]`);
        const states = [...document.querySelectorAll('path.vfw-state')].filter((path) => !calledOut(path));
        const boxes = [...states, ...document.querySelectorAll('.vfw-target')].map((at) => at.getBoundingClientRect());
        return boxes.map((box) => Math.min(box.width, box.height));
    }""")
    return min(letters), min(targets)


def button(page: MapPage, name: str) -> Locator:
    return page.page.locator(".frame").get_by_role("button", name=name, exact=True)


def in_window(page: MapPage, place: Locator) -> bool:
    """Whether the place has come to lie inside the window onto the map."""
    window, box = page.page.locator(".vfw-map-window").bounding_box(), place.bounding_box()
    assert window
    assert box
    across = window["x"] - 1 <= box["x"] and box["x"] + box["width"] <= window["x"] + window["width"] + 1
    return across and window["y"] - 1 <= box["y"] and box["y"] + box["height"] <= window["y"] + window["height"] + 1


def wait_until_in_window(page: MapPage, place: Locator) -> None:
    for _ in range(100):
        if in_window(page, place):
            return
        page.page.wait_for_timeout(50)
    raise AssertionError("it has not come into sight")


def test_a_small_map_can_be_made_large_enough_to_read(phone: MapPage) -> None:
    before = sizes_drawn(phone)
    phone.tap(button(phone, "Larger map"))
    wait_for_layout(phone.page)
    letters, target = sizes_drawn(phone)
    assert letters >= 15 > before[0]
    assert target >= 24
    phone.tap(button(phone, "Whole map"))
    wait_for_layout(phone.page)
    assert sizes_drawn(phone) == before


def test_tools_are_large_enough_and_cover_nothing(phone: MapPage) -> None:
    for name in ("Larger map", "Legend"):
        box = button(phone, name).bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
    covered = phone.page.evaluate("""() => {
        const rect = (element) => element.getBoundingClientRect();
        const tools = [...document.querySelectorAll('.vfw-map-tools button:not([hidden])')].map(rect);
        const drawn = [...document.querySelectorAll('.vfw-region-name, .vfw-target, .vfw-tag')].map(rect);
        return drawn.filter((a) => tools.some((b) =>
            a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)).length;
    }""")
    assert covered == 0


def test_a_map_that_can_be_read_has_no_tools(states: MapPage) -> None:
    expect(button(states, "Larger map")).to_be_hidden()
    expect(states.page.locator(".vfw-legend")).to_be_visible()
    states.resize(366, 258)
    expect(button(states, "Larger map")).to_be_visible()
    expect(states.page.locator(".vfw-legend")).to_be_hidden()


def test_the_legend_is_behind_a_button(phone: MapPage) -> None:
    legend = phone.page.locator(".vfw-legend")
    phone.tap(button(phone, "Legend"))
    expect(legend).to_be_visible()
    expect(button(phone, "Legend")).to_have_attribute("aria-expanded", "true")
    frame, box = phone.page.locator(".frame").bounding_box(), legend.bounding_box()
    assert frame
    assert box
    assert frame["x"] <= box["x"]
    assert box["x"] + box["width"] <= frame["x"] + frame["width"]
    phone.tap(button(phone, "Legend"))
    expect(legend).to_be_hidden()


def test_the_larger_map_answers(phone: MapPage) -> None:
    phone.tap(button(phone, "Larger map"))
    phone.page.evaluate("document.querySelector('.vfw-map-window').scrollTo({ left: 900, behavior: 'instant' })")
    phone.tap(phone.callout("RI"))
    phone.expect_picks("RI 1")


def test_the_larger_map_follows_the_keyboard(phone: MapPage) -> None:
    phone.tap(button(phone, "Larger map"))
    phone.enter_by_tab()
    for key, code in ("End", "NJ"), ("Home", "WA"):
        phone.press(key)
        assert phone.focused == code
        wait_until_in_window(phone, phone.callout(code) if code == "NJ" else phone.state(code))


def test_a_button_goes_from_region_to_region(phone: MapPage) -> None:
    phone.tap(button(phone, "Larger map"))
    for region, code in ("West", "NV"), ("Plains", "NE"), ("South", "AL"):
        phone.tap(button(phone, "Next region"))
        wait_until_in_window(phone, phone.state(code))
        assert phone.told[-1] == region


def test_the_larger_map_is_dragged_by_the_mouse(states: MapPage) -> None:
    states.resize(366, 258)
    button(states, "Larger map").click()
    states.page.evaluate(
        "document.querySelector('.vfw-map-window').scrollTo({ left: 300, top: 100, behavior: 'instant' })"
    )
    frame = states.page.locator(".frame").bounding_box()
    assert frame
    x, y = frame["x"] + 150, frame["y"] + 100
    states.page.wait_for_timeout(250)
    before = len(states.sent)
    states.page.mouse.move(x, y)
    states.page.mouse.down()
    states.page.mouse.move(x - 60, y - 40, steps=5)
    states.page.mouse.up()
    scrolled = states.page.evaluate(
        "(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])(document.querySelector('.vfw-map-window'))"
    )
    assert scrolled == [360, 140]
    states.page.wait_for_timeout(300)
    assert len(states.sent) == before


def test_the_larger_map_goes_to_where_the_choices_are(
    new_page: Callable[..., Page], served: Callable[[str], str]
) -> None:
    phone = MapPage(new_page(**PHONE), served("far"), 366, 258)
    phone.tap(button(phone, "Larger map"))
    wait_until_in_window(phone, phone.state("WA"))
    phone.tap(phone.state("WA"))
    phone.expect_picks("WA 1")
    wait_until_in_window(phone, phone.state("GA"))


def test_a_wider_box_ends_the_larger_map(states: MapPage) -> None:
    states.resize(366, 258)
    button(states, "Larger map").click()
    states.resize(930, 470)
    expect(button(states, "Whole map")).to_be_hidden()
    assert states.page.locator(".vfw-map-window").evaluate("view => view.scrollWidth <= view.clientWidth")


# In the dark, and without movement

DARK = ".vfw-dark { --vfw-sheet: #211e28; --vfw-ink: #f4efe6; --vfw-legal: #4fd0a4 }"


def test_the_map_follows_a_dark_theme(states: MapPage) -> None:
    states.page.add_style_tag(content=DARK)
    states.page.evaluate("document.body.classList.add('vfw-dark')")
    fill = "element => getComputedStyle(element).fill"
    assert states.state("CO").evaluate(fill) == "rgb(53, 48, 63)"
    assert states.state("TX").evaluate(fill) == "rgb(243, 165, 150)", "the colours of the sides stay"
    codes = states.page.locator('.vfw-tag[data-fill="open"] .vfw-code').first
    assert codes.evaluate(fill) == "rgb(244, 239, 230)"
    assert (
        states.page.locator(".vfw-edge-legal .vfw-edge-outer").evaluate("path => getComputedStyle(path).stroke")
        == "rgb(33, 30, 40)"
    )
    states.state("NY").hover(force=True)
    expect(states.sheet).to_have_css("background-color", "rgb(33, 30, 40)")
    expect(states.sheet).to_have_css("color", "rgb(244, 239, 230)")


@pytest.mark.parametrize("way", ["system", "page"])
def test_movement_stops_when_asked(states: MapPage, way: str) -> None:
    changed, window = states.page.locator(".vfw-changed").first, states.page.locator(".vfw-map-window")
    states.resize(366, 258)
    button(states, "Larger map").click()
    expect(changed).not_to_have_css("animation-name", "none")
    expect(window).to_have_css("scroll-behavior", "smooth")
    if way == "system":
        states.page.emulate_media(reduced_motion="reduce")
    else:
        states.page.evaluate("document.body.classList.add('vfw-still')")
    expect(changed).to_have_css("animation-name", "none")
    expect(window).to_have_css("scroll-behavior", "auto")
