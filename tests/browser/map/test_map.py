"""The map in a real Chromium, served by Voila: clicks, keys, messages and appearance."""

import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.browser.map.page import BOX, MapPage

SIZES = [(1396, 673), (930, 470), (868, 420), (868, 392), (1048, 760), (366, 300), (366, 258), (300, 240)]


def test_a_click_is_one_pick(states: MapPage) -> None:
    states.click(states.state("WY"))
    states.expect_picks("WY 1")
    assert states.picks_sent() == 1


def test_a_state_without_data_yet_is_not_black(states: MapPage) -> None:
    untold = states.state("WY").evaluate("state => { delete state.dataset.fill; return getComputedStyle(state).fill; }")
    is_open = states.state("WY").evaluate(
        "state => { state.dataset.fill = 'open'; return getComputedStyle(state).fill; }"
    )
    assert untold == is_open != "rgb(0, 0, 0)"


def test_a_click_on_a_callout_picks_its_state(states: MapPage) -> None:
    states.click(states.callout("RI"))
    states.expect_picks("RI 1")


def test_a_tap_is_one_pick(phone: MapPage) -> None:
    phone.tap(phone.callout("RI"))
    phone.expect_picks("RI 1")
    assert phone.picks_sent() == 1
    expect(phone.sheet).to_be_hidden()


def test_a_tap_on_an_illegal_state_opens_its_dialog(phone: MapPage) -> None:
    phone.tap(phone.state("TX"))
    expect(phone.sheet.locator("b")).to_have_text("Texas")
    assert phone.announced == ["Texas cannot be chosen now."]
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


def test_an_illegal_choice_is_refused_with_a_message(states: MapPage) -> None:
    states.click(states.state("CO"))
    assert states.announced == ["Colorado cannot be chosen now."]
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


def test_tab_focuses_a_legal_state_and_arrows_move_on(states: MapPage) -> None:
    states.enter_by_tab()
    assert states.focused == "WY"
    for key, code in ("ArrowLeft", "ID"), ("ArrowUp", "WA"), ("ArrowDown", "OR"), ("ArrowRight", "ID"):
        states.press(key)
        assert states.focused == code
        assert states.page.locator('.frame [tabindex="0"]').count() == 1


def test_arrows_reach_every_state(states: MapPage) -> None:
    reached, todo = set(), ["WY"]
    while todo:
        if (code := todo.pop()) not in reached:
            reached.add(code)
            for key in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"):
                states.state(code).focus()
                states.press(key)
                todo.append(states.focused)
    assert len(reached) == 48


def test_letters_home_and_end_move_the_focus(states: MapPage) -> None:
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
    assert states.announced == []
    states.press("Escape")
    assert states.announced == ["vfw-leave-map"]


def test_shape_and_stripes_repeat_the_color(states: MapPage) -> None:
    fill = states.state("NY").evaluate("path => getComputedStyle(path).fill")
    pattern = re.search(r"#([\w-]+)", fill)
    assert pattern
    assert states.page.locator(f"pattern#{pattern[1]} rect").count() == 2
    assert states.page.locator('.vfw-mark[data-shape="diamond"]').count() >= 1


def test_legal_states_have_a_green_edge_between_white_ones(states: MapPage) -> None:
    outer, middle = (states.page.locator(f".vfw-edge-legal .vfw-edge-{line} path[d]") for line in ("outer", "middle"))
    legal = states.page.locator(".vfw-state[data-choice]").count()
    assert outer.count() == middle.count() == legal
    wyoming = states.state("WY").evaluate(BOX)
    edges = [outer.nth(i).evaluate(BOX) for i in range(legal)]
    assert any(edge == pytest.approx(wyoming, abs=1) for edge in edges)
    style = "path => [getComputedStyle(path).stroke, getComputedStyle(path).strokeWidth]"
    assert middle.first.evaluate(style) == ["rgb(29, 127, 95)", "3px"]
    assert outer.first.evaluate(style) == ["rgb(255, 253, 247)", "7px"]


def test_edges_fade_if_every_state_may_be_chosen(page: Page, served: Callable[[str], str]) -> None:
    everywhere = MapPage(page, served("everywhere"))
    middle = page.locator(".vfw-edge-legal .vfw-edge-middle")
    looks = "path => [getComputedStyle(path).strokeWidth, getComputedStyle(path).opacity]"
    assert middle.evaluate(looks) == ["1.2px", "0.6"]
    everywhere.click(everywhere.state("TX"))
    everywhere.expect_picks("TX 1")
    assert middle.evaluate(looks) == ["3px", "1"], "of all but one"


def test_a_click_on_a_state_picks_its_region(regions: MapPage) -> None:
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
        for drawn in states.page.locator(
            ".frame path.vfw-region, .vfw-target, .vfw-sign :is(.vfw-sign-box, .vfw-person)"
        ).all():
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


def test_campaigners_differ_by_their_shape(regions: MapPage) -> None:
    shapes = regions.page.locator(".frame .vfw-legend .vfw-person").evaluate_all(
        "people => people.map((person) => [person.dataset.colour, person.getAttribute('d')])"
    )
    assert [colour for colour, _ in shapes] == ["purple", "yellow", "red"]
    assert len({shape for _, shape in shapes}) == 3
    for colour, shape in shapes[:2]:
        expect(regions.sign("West").locator(f".vfw-person[data-colour={colour}]")).to_have_attribute("d", shape)


def test_two_maps_on_a_page_do_not_share_names(page: Page, served: Callable[[str], str]) -> None:
    two = MapPage(page, served("two"))
    expect(page.locator('path[role="button"]')).to_have_count(96)
    ids = page.locator("pattern[id^=vfw-map]").evaluate_all("patterns => patterns.map((pattern) => pattern.id)")
    assert len(set(ids)) == len(ids) == 2
    two.click(two.state("WY").first)
    two.expect_picks("WY 1")


# Dark theme and reduced motion

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
        states.page.locator(".vfw-edge-legal .vfw-edge-outer path[d]").first.evaluate(
            "path => getComputedStyle(path).stroke"
        )
        == "rgb(33, 30, 40)"
    )
    states.state("NY").hover(force=True)
    expect(states.sheet).to_have_css("background-color", "rgb(33, 30, 40)")
    expect(states.sheet).to_have_css("color", "rgb(244, 239, 230)")


@pytest.mark.parametrize("way", ["system", "page"])
def test_motion_stops_if_reduced_motion_is_set(states: MapPage, way: str) -> None:
    changed, window = states.page.locator(".vfw-changed").first, states.page.locator(".vfw-map-window")
    states.resize(366, 258)
    states.button("Larger map").click()
    expect(changed).not_to_have_css("animation-name", "none")
    expect(window).to_have_css("scroll-behavior", "smooth")
    if way == "system":
        states.page.emulate_media(reduced_motion="reduce")
    else:
        states.page.evaluate("document.body.classList.add('vfw-still')")
    expect(changed).to_have_css("animation-name", "none")
    expect(window).to_have_css("scroll-behavior", "auto")
