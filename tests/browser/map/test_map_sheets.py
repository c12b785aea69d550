"""The sheets of the states on the map: what they say, where they lie, and how long they stay."""

import pytest
from playwright.sync_api import expect

from tests.browser.map.page import BOX, MapPage


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


SCROLLS = "sheet => sheet.scrollHeight > sheet.clientHeight"


def test_tab_goes_past_a_sheet_of_which_all_is_seen(states: MapPage) -> None:
    states.enter_by_tab()
    states.state("NY").focus()
    expect(states.sheet).to_be_visible()
    assert not states.sheet.evaluate(SCROLLS)
    states.press("Tab")
    expect(states.sheet).to_be_hidden()
    expect(states.page.locator(".vfw-map :focus")).to_have_count(0)


def test_a_sheet_that_scrolls_is_read_by_key_and_stays_meanwhile(states: MapPage) -> None:
    states.resize(300, 110)
    states.enter_by_tab()
    states.state("NY").focus()
    expect(states.sheet).to_be_visible()
    assert states.sheet.evaluate(SCROLLS)
    states.press("Tab")
    expect(states.page.get_by_role("group", name="About New York")).to_be_focused()
    states.press("End")
    states.page.wait_for_function("document.activeElement.scrollTop > 0")
    states.press("Escape")
    expect(states.state("NY")).to_be_focused()
    states.press("Tab", "Tab")
    expect(states.sheet).to_be_hidden()
    expect(states.page.locator(".vfw-state-sheet:focus")).to_have_count(0)


def test_a_sheet_stays_while_the_pointer_crosses_a_neighbor(states: MapPage) -> None:
    states.state("NE").hover(force=True)
    expect(states.sheet.locator("b")).to_have_text("Nebraska")
    states.state("SD").hover(force=True)
    states.sheet.hover()
    states.page.wait_for_timeout(400)
    expect(states.sheet.locator("b")).to_have_text("Nebraska")
    states.page.mouse.move(5, 5)
    expect(states.sheet).to_be_hidden()


SHOW = """key => !document.querySelector('.vfw-map').dispatchEvent(
    new CustomEvent('vfw-show-place', { detail: { key }, cancelable: true }))"""


def test_the_page_can_show_a_state(states: MapPage) -> None:
    edge = states.page.locator(".vfw-edge-hover .vfw-edge-middle path[d]")
    assert states.page.evaluate(SHOW, "TX")
    expect(states.sheet.locator("b")).to_have_text("Texas")
    assert edge.evaluate(BOX) == pytest.approx(states.state("TX").evaluate(BOX), abs=1)
    states.state("MT").hover(force=True)
    expect(states.sheet.locator("b")).to_have_text("Montana")
    states.page.mouse.move(5, 5)
    expect(states.sheet.locator("b")).to_have_text("Texas")
    states.page.mouse.down()
    expect(states.sheet).to_be_hidden()
    expect(edge).to_have_count(0)
    states.page.mouse.up()
    assert states.page.evaluate(SHOW, "RI")
    expect(states.sheet.locator("b")).to_have_text("Rhode Island")
    states.press("x")
    expect(states.sheet).to_be_hidden()
    assert not states.page.evaluate(SHOW, "AK")
