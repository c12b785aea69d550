"""A page with one map, and the actions of a visitor there."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.layout import wait_for_layout

POSITION = """
import ipywidgets
from vfw.panel.surfaces.states_board import StateAppearance
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
            "NY": StateAppearance(
                "mixed", (("disc", "2"), ("diamond", "1")), signs=("★",), says="New York: 2 purple", notes=NOTES
            ),
            "TX": StateAppearance("red-1", (("square", "1"),), says="Texas, South: 1 red", changed=True, notes=NOTES),
            "KS": StateAppearance("ratified", (("check", ""),), says="Kansas, Plains: ratified"),
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

# Every other question is about the far end of the country.
FAR_QUESTIONS = """
def ask(question):
    map.show({}, question=question, states_legal=["WA"] if question % 2 else ["GA", "FL"])
"""

# First every state is legal, then all but Texas.
EVERYWHERE_QUESTIONS = """
def ask(question):
    map.show({}, question=question, states_legal=[state for state in map._states if question == 1 or state != "TX"])
"""

DRAW_TABLE = """
map = StateMap(pick)
ask(1)
frame, table = ipywidgets.Box([map.widget]), ipywidgets.Box([map.table])
frame.add_class("frame")
table.add_class("table")
ipywidgets.VBox([picked, frame, table])
"""

BOX = "path => (({ x, y, width, height }) => [x, y, width, height])(path.getBBox())"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


class MapPage:
    """A page with one map: its places, its picks, and its messages to the server and the page."""

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

    def button(self, name: str) -> Locator:
        return self.page.locator(".frame").get_by_role("button", name=name, exact=True)

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
        """Press Tab, past the elements before the map, until a state has the focus."""
        while not self.focused:
            self.press("Tab")

    @property
    def focused(self) -> str:
        key: str = self.page.evaluate("document.activeElement.dataset.key ?? ''")
        return key

    @property
    def announced(self) -> list[str]:
        announced: list[str] = self.page.evaluate("told")
        return announced

    def expect_picks(self, *picks: str) -> None:
        self.page.wait_for_timeout(300)
        expect(self.page.locator(".picked .widget-html-content")).to_have_text(", ".join(picks))

    def picks_sent(self) -> int:
        return sum(b'"pick"' in (frame if isinstance(frame, bytes) else frame.encode()) for frame in self.sent)
