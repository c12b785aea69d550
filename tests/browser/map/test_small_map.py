"""A map too small to read: it can be made larger than its window, which then scrolls."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.layout import wait_for_layout
from tests.browser.map.page import PHONE, MapPage


def sizes_drawn(page: MapPage) -> tuple[float, float]:
    """Return the size of the smallest code, and of the smallest target: a state, or the call-out that represents it."""
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


def in_window(page: MapPage, place: Locator) -> bool:
    """Return whether the place is inside the window onto the map."""
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
    phone.tap(phone.button("Larger map"))
    wait_for_layout(phone.page)
    letters, target = sizes_drawn(phone)
    assert letters >= 15 > before[0]
    assert target >= 24
    phone.tap(phone.button("Whole map"))
    wait_for_layout(phone.page)
    assert sizes_drawn(phone) == before


def test_tools_are_large_enough_and_cover_nothing(phone: MapPage) -> None:
    for name in ("Larger map", "Legend"):
        box = phone.button(name).bounding_box()
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
    expect(states.button("Larger map")).to_be_hidden()
    expect(states.page.locator(".vfw-legend")).to_be_visible()
    states.resize(366, 258)
    expect(states.button("Larger map")).to_be_visible()
    expect(states.page.locator(".vfw-legend")).to_be_hidden()


def test_the_legend_is_behind_a_button(phone: MapPage) -> None:
    legend = phone.page.locator(".vfw-legend")
    phone.tap(phone.button("Legend"))
    expect(legend).to_be_visible()
    expect(phone.button("Legend")).to_have_attribute("aria-expanded", "true")
    frame, box = phone.page.locator(".frame").bounding_box(), legend.bounding_box()
    assert frame
    assert box
    assert frame["x"] <= box["x"]
    assert box["x"] + box["width"] <= frame["x"] + frame["width"]
    phone.tap(phone.button("Legend"))
    expect(legend).to_be_hidden()


def test_the_larger_map_answers(phone: MapPage) -> None:
    phone.tap(phone.button("Larger map"))
    phone.page.evaluate("document.querySelector('.vfw-map-window').scrollTo({ left: 900, behavior: 'instant' })")
    phone.tap(phone.callout("RI"))
    phone.expect_picks("RI 1")


def test_the_larger_map_follows_the_keyboard(phone: MapPage) -> None:
    phone.tap(phone.button("Larger map"))
    phone.enter_by_tab()
    for key, code in ("End", "NJ"), ("Home", "WA"):
        phone.press(key)
        assert phone.focused == code
        wait_until_in_window(phone, phone.callout(code) if code == "NJ" else phone.state(code))


def test_a_button_goes_from_region_to_region(phone: MapPage) -> None:
    phone.tap(phone.button("Larger map"))
    for region, code in ("West", "NV"), ("Plains", "NE"), ("South", "AL"):
        phone.tap(phone.button("Next region"))
        wait_until_in_window(phone, phone.state(code))
        assert phone.announced[-1] == region


def test_the_larger_map_is_dragged_by_the_mouse(states: MapPage) -> None:
    states.resize(366, 258)
    states.button("Larger map").click()
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


def test_the_larger_map_scrolls_to_the_choices(new_page: Callable[..., Page], served: Callable[[str], str]) -> None:
    phone = MapPage(new_page(**PHONE), served("far"), 366, 258)
    phone.tap(phone.button("Larger map"))
    wait_until_in_window(phone, phone.state("WA"))
    phone.tap(phone.state("WA"))
    phone.expect_picks("WA 1")
    wait_until_in_window(phone, phone.state("GA"))


def test_a_wider_box_ends_the_larger_map(states: MapPage) -> None:
    states.resize(366, 258)
    states.button("Larger map").click()
    states.resize(930, 470)
    expect(states.button("Whole map")).to_be_hidden()
    assert states.page.locator(".vfw-map-window").evaluate("view => view.scrollWidth <= view.clientWidth")
