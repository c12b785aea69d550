"""The map in a real Chromium, served by Voila: fingers, keys, what it sends and what it looks like."""

import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.exhibit.running import Running, write_notebook

POSITION = """
import ipywidgets
from vfw.panel.map import StateFace, StateMap

REGIONS = ["West", "Plains", "South", "Midwest", "Atlantic & Appalachia", "Northeast"]
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
            "NY": StateFace("mixed", (("disc", "2"), ("diamond", "1")), star=True, says="New York: 2 purple"),
            "TX": StateFace("red-1", (("square", "1"),), says="Texas, South: 1 red", changed=True),
            "KS": StateFace("ratified", (("check", ""),), says="Kansas, Plains: ratified"),
        },
        question=question,
        states_legal=["NY", "RI", "KS", "WY"],
        campaigners={"South": ["red"]},
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

SIZES = [(1396, 673), (930, 470), (1048, 760), (366, 300), (300, 240)]


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
        self.page.wait_for_timeout(200)

    def state(self, code: str) -> Locator:
        return self.page.locator(f'path[data-key="{code}"]')

    def callout(self, code: str) -> Locator:
        return self.page.locator(f'.vfw-callout[data-key="{code}"] .vfw-target')

    def sign(self, region: str) -> Locator:
        return self.page.locator(f'.vfw-sign[data-key="{region}"]')

    def click(self, place: Locator, **how: Any) -> None:
        self.page.wait_for_timeout(250)
        place.click(force=True, **how)

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
    """`served("states")`: the address of a notebook with one map, or with two."""
    folder: Path = tmp_path_factory.mktemp("maps")
    write_notebook(folder / "states.ipynb", POSITION + STATE_QUESTIONS + DRAW)
    write_notebook(folder / "regions.ipynb", POSITION + REGION_QUESTIONS + DRAW)
    write_notebook(folder / "two.ipynb", POSITION + STATE_QUESTIONS + DRAW, "ipywidgets.Box([StateMap(pick).widget])")
    with Running.exhibit(folder, "--no-preheat") as server:
        yield lambda name: f"{server.url}voila/render/{name}.ipynb"


@pytest.fixture
def states(page: Page, served: Callable[[str], str]) -> MapPage:
    return MapPage(page, served("states"))


@pytest.fixture
def regions(page: Page, served: Callable[[str], str]) -> MapPage:
    return MapPage(page, served("regions"))


def test_a_click_is_one_pick(states: MapPage) -> None:
    states.click(states.state("WY"))
    states.expect_picks("WY 1")
    assert states.picks_sent() == 1


def test_a_callout_stands_for_its_state(states: MapPage) -> None:
    states.click(states.callout("RI"))
    states.expect_picks("RI 1")


def test_a_tap_is_one_pick(new_page: Callable[..., Page], served: Callable[[str], str]) -> None:
    phone = MapPage(new_page(viewport={"width": 390, "height": 844}, has_touch=True), served("states"), 366, 300)
    phone.page.wait_for_timeout(250)
    phone.callout("RI").tap(force=True)
    phone.expect_picks("RI 1")
    assert phone.picks_sent() == 1


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


def test_moving_the_mouse_sends_nothing(states: MapPage) -> None:
    before = len(states.sent)
    box = states.page.locator(".frame").bounding_box()
    assert box
    for step in range(60):
        states.page.mouse.move(box["x"] + 15 * step, box["y"] + 40 + 7 * (step % 50))
        states.page.mouse.wheel(0, 1)
    states.page.mouse.down()
    states.page.mouse.up()
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


def test_escape_leaves_the_map(states: MapPage) -> None:
    states.enter_by_tab()
    states.press("Escape")
    assert states.told == ["vfw-leave-map"]


def test_focus_and_hover_show_the_name_beside_the_state(states: MapPage) -> None:
    tooltip = states.page.locator(".vfw-tooltip")
    states.enter_by_tab()
    for code in ("NY", "RI", "TX", "WA"):
        states.state(code).focus()
        expect(tooltip).to_be_visible()
        state, text = states.state(code).bounding_box(), tooltip.bounding_box()
        assert state
        assert text
        is_above_or_below = text["y"] + text["height"] <= state["y"] or state["y"] + state["height"] <= text["y"]
        is_beside = text["x"] + text["width"] <= state["x"] or state["x"] + state["width"] <= text["x"]
        assert is_above_or_below or is_beside, code
    states.state("KS").hover(force=True)
    expect(tooltip).to_have_text("Kansas, Plains: ratified")
    tooltip.hover()
    states.page.wait_for_timeout(400)
    expect(tooltip).to_be_visible()
    states.press("Escape")
    expect(tooltip).to_be_hidden()


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
    assert outer.evaluate(style) == ["rgb(255, 255, 255)", "7px"]


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
        for drawn in states.page.locator(".frame path.vfw-region, .vfw-target, .vfw-sign-box").all():
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
