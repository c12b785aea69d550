"""The atlas in a real Chromium: time that moves by hand and by itself, maps and tables that follow it, addresses."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from tests.browser.axe import find_barriers
from tests.browser.conftest import RequestMonitor
from tests.browser.layout import resize_window, wait_for_layout
from tests.browser.test_reading_pages import HARD_TO_HIT
from tests.server.running import PATIENCE

VIEWS = ["suffrage-1893", "race-1920-03-22", "congress"]
PHONE: ViewportSize = {"width": 390, "height": 844}
SIZES = [(1920, 1080), (1280, 800), (1080, 1920), (390, 844), (320, 700)]

SMALL_TARGETS = """least => [...document.querySelectorAll('.vfw-atlas :is(button, summary, input)')].filter(target => {
    const box = target.getBoundingClientRect();
    return target.checkVisibility() && box.width && (box.width < least || box.height < least);
}).map((target) => target.outerHTML.slice(0, 120))"""

CUT_OFF = """() => [...document.querySelectorAll('.vfw-atlas *')].filter((element) => {
    const box = element.getBoundingClientRect();
    const isSeen = element.checkVisibility() && box.width > 1 && !element.closest('svg, .vfw-table-view, .vfw-live');
    return isSeen && (box.left < -1 || box.right > innerWidth + 1);
}).map((element) => element.outerHTML.slice(0, 120))"""


class AtlasPage:
    """The atlas, and its parts."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        page.goto(f"{url}voila/render/atlas.ipynb")
        for view in ("suffrage", "race"):
            page.locator(f".vfw-view-{view} .vfw-tag").first.wait_for(state="attached")

    def go(self, place: str) -> Locator:
        """Go to an address of the atlas; return its view."""
        self.page.evaluate("place => { location.hash = ''; location.hash = place; }", place)
        view = self.page.locator(f".vfw-view-{place.partition('-')[0]}")
        expect(view).to_be_visible()
        return view

    @property
    def address(self) -> str:
        return self.page.url.partition("#")[2]

    def state(self, view: Locator, code: str) -> Locator:
        return view.locator(f'path[data-key="{code}"]')


@pytest.fixture(scope="module")
def atlas(chromium: Browser, exhibit: str) -> Iterator[AtlasPage]:
    """Open one page for all tests that leave it as it was: the address gives the place."""
    monitor, context = RequestMonitor(), chromium.new_context(viewport={"width": 1280, "height": 800})
    context.set_default_timeout(PATIENCE * 1000)
    yield AtlasPage(monitor.observe(context.new_page()), exhibit)
    context.close()
    assert not monitor.external_requests, "the page asked other hosts"
    assert not monitor.errors, "the page complained"


HATCHED = """view => {
    const [hatch] = view.getElementsByClassName('vfw-land-territory');
    return hatch.getAttribute('d').includes(view.querySelector('path[data-key="WA"]').getAttribute('d'));
}"""


def test_territories_are_hatched_at_their_place_in_every_size(page: Page, exhibit: str) -> None:
    suffrage = AtlasPage(page, exhibit).go("suffrage-1869")
    expect(suffrage.locator(".vfw-land-territory")).to_have_attribute("d", re.compile("^M"))
    wait_for_layout(page)
    assert suffrage.evaluate(HATCHED)
    resize_window(page, 1000, 700)
    assert suffrage.evaluate(HATCHED)


def test_the_slider_moves_the_map_the_count_and_the_address(atlas: AtlasPage) -> None:
    race = atlas.go("race-1919-06-10")
    slider = race.get_by_role("slider", name="Day")
    expect(atlas.state(race, "TN")).to_have_attribute("data-fill", "open")
    expect(race.locator(".vfw-race-number")).to_contain_text("3 of 36 needed")
    slider.press("End")
    expect(slider).to_have_attribute("aria-valuetext", "26 August 1920: 1 change")
    expect(atlas.state(race, "TN")).to_have_attribute("data-fill", "ratified")
    expect(race.locator(".vfw-race-number")).to_contain_text("36 of 36 needed · 9 refused")
    expect(race.locator(".vfw-story")).to_contain_text("It is law.")
    atlas.page.wait_for_function("location.hash === '#race-1920-08-26'")


def test_a_year_fills_its_states_marks_its_votes_and_announces_them(atlas: AtlasPage) -> None:
    suffrage = atlas.go("suffrage-1892")
    expect(atlas.state(suffrage, "CO")).to_have_attribute("data-fill", "vote-some")
    suffrage.get_by_role("button", name="One year on").click()
    expect(atlas.state(suffrage, "CO")).to_have_attribute("data-fill", "vote-full")
    expect(atlas.state(suffrage, "CO")).to_have_attribute(
        "aria-label", "Colorado: women vote in every election, since 7 November 1893"
    )
    expect(suffrage.locator('.vfw-tag .vfw-mark[data-shape="check"]')).to_have_count(1)
    expect(suffrage.locator(".vfw-events")).to_contain_text("Colorado votes yes on full suffrage")
    expect(suffrage.locator(".vfw-film-legend li").first).to_contain_text("2")
    expect(suffrage.get_by_role("status")).to_contain_text("1893. Colorado votes yes")


def test_jump_buttons_lead_from_change_to_change(atlas: AtlasPage) -> None:
    race = atlas.go("race-1919-07-10")
    when = race.locator(".vfw-film-when")
    race.get_by_role("button", name="On to the next change").click()
    expect(when).to_have_text("24 July 1919")
    race.get_by_role("button", name="Back to the last change").click()
    expect(when).to_have_text("3 July 1919")


def test_the_film_plays_and_pauses_by_keyboard(page: Page, exhibit: str) -> None:
    page.clock.install()
    race = AtlasPage(page, exhibit).go("race-1919-07-05")
    race.get_by_role("button", name="Play").focus()
    page.keyboard.press("Space")
    pause = race.get_by_role("button", name="Pause")
    expect(pause).to_be_focused()
    expect(race.locator(".vfw-film-when")).to_have_text("24 July 1919")
    page.keyboard.press("Space")
    expect(race.get_by_role("button", name="Play")).to_be_focused()
    stood = race.locator(".vfw-film-when").inner_text()
    page.clock.fast_forward(60_000)
    assert race.locator(".vfw-film-when").inner_text() == stood


def test_the_film_has_a_choice_of_speeds(atlas: AtlasPage) -> None:
    race = atlas.go("race-1919-10-10")
    speed = race.get_by_role("combobox", name="Speed")
    expect(speed).to_have_value("normal")
    waits = []
    for key, name in (("ArrowUp", "slow"), ("ArrowDown", "normal"), ("ArrowDown", "fast")):
        speed.press(key)
        expect(speed).to_have_value(name)
        waits.append(
            atlas.page.evaluate("""() => new Promise((resolve) => {
            const wait = window.setTimeout;
            window.setTimeout = (does, time) => {
                window.setTimeout = wait;
                resolve(time);
                return 0;
            };
            document.querySelector('.vfw-view-race [data-does="play"]').click();
        })""")
        )
        race.get_by_role("button", name="Pause").click()
    assert waits == sorted(waits, reverse=True)
    assert len(set(waits)) == 3
    speed.select_option("normal")


def test_moving_the_slider_stops_the_film(atlas: AtlasPage) -> None:
    suffrage = atlas.go("suffrage-1840")
    suffrage.get_by_role("button", name="Play").click()
    suffrage.get_by_role("slider").press("ArrowRight")
    expect(suffrage.get_by_role("button", name="Play")).to_be_visible()


def test_with_reduced_motion_the_film_jumps_from_change_to_change(new_page: Callable[..., Page], exhibit: str) -> None:
    still = AtlasPage(new_page(viewport={"width": 1280, "height": 800}, reduced_motion="reduce"), exhibit)
    race = still.go("race-1919-07-05")
    assert race.locator(".vfw-state").first.evaluate("state => getComputedStyle(state).transitionDuration") == "0s"
    still.page.evaluate("""() => {
        window.seen = [];
        const when = document.querySelector('.vfw-view-race .vfw-film-when');
        new MutationObserver(() => seen.push(when.textContent)).observe(when, { childList: true });
    }""")
    race.get_by_role("button", name="Play").click()
    expect(race.locator(".vfw-film-when")).to_have_text("28 July 1919", timeout=15_000)
    assert still.page.evaluate("seen") == ["24 July 1919", "28 July 1919"]


def test_the_table_shows_the_same_and_sorts(atlas: AtlasPage) -> None:
    race = atlas.go("race-1919-06-16")
    race.get_by_role("button", name="Table").click()
    table = race.get_by_role("table", name="The race to ratify: at the end of 16 June 1919")
    first = table.locator("tbody tr").first
    expect(first).to_contain_text("Alabama")
    order = table.get_by_role("columnheader", name="Order")
    order.get_by_role("button").click()
    expect(order).to_have_attribute("aria-sort", "ascending")
    expect(first).to_have_text(re.compile("^Illinois *ratified *10 June 1919 *1"))
    order.get_by_role("button").click()
    expect(order).to_have_attribute("aria-sort", "descending")
    expect(table.locator("[aria-sort]")).to_have_count(1)
    race.get_by_role("slider").press("End")
    expect(race.locator("tbody tr").first).to_have_text(re.compile("^Tennessee *ratified *18 August 1920 *36"))
    assert race.locator("tbody th[scope=row] a").first.get_attribute("href") == "../../states/TN"
    race.get_by_role("button", name="Map").click()
    expect(atlas.state(race, "TN")).to_be_visible()


def test_on_a_phone_each_table_row_is_a_labeled_block(atlas: AtlasPage) -> None:
    atlas.page.set_viewport_size(PHONE)
    try:
        race = atlas.go("race-1919-08-02")
        race.get_by_role("button", name="Table").click()
        table = race.get_by_role("table", name="The race to ratify: at the end of 2 August 1919")
        row = table.get_by_role("row", name="Arkansas")
        day = row.get_by_role("cell", name="28 July 1919")
        assert day.evaluate("cell => getComputedStyle(cell, '::before').content").startswith('"Day')
        for view in VIEWS:
            shown = atlas.go(view)
            shown.get_by_role("button", name="Table").click()
            assert shown.locator(".vfw-table-view").evaluate("view => view.scrollWidth - view.clientWidth") == 0
            caption = shown.locator("caption").bounding_box()
            assert caption
            assert caption["x"] + caption["width"] <= PHONE["width"]
            assert atlas.page.evaluate(SMALL_TARGETS, 44) == []
            shown.get_by_role("button", name=re.compile("^(Map|Chart)$")).click()
    finally:
        atlas.page.set_viewport_size({"width": 1280, "height": 800})


def test_tabs_change_by_arrow_and_have_addresses(atlas: AtlasPage) -> None:
    atlas.go("suffrage-1912")
    tabs = atlas.page.get_by_role("tab")
    expect(tabs).to_have_count(3)
    tabs.first.focus()
    atlas.page.keyboard.press("ArrowRight")
    expect(atlas.page.get_by_role("tab", name="The race")).to_be_focused()
    expect(atlas.page.get_by_role("tab", selected=True)).to_have_count(1)
    expect(atlas.page.get_by_role("tabpanel", name="The race")).to_be_visible()
    assert atlas.address.startswith("race-19")
    atlas.page.keyboard.press("End")
    expect(atlas.page.locator(".vfw-view-race")).to_be_hidden()
    assert atlas.address == "congress"
    atlas.page.keyboard.press("Home")
    assert atlas.address == "suffrage-1912"


def test_an_address_opens_its_view_at_its_date(new_page: Callable[..., Page], exhibit: str) -> None:
    page = new_page(viewport={"width": 1280, "height": 800})
    page.goto(f"{exhibit}voila/render/atlas.ipynb#race-1920-02-12")
    expect(page.locator(".vfw-view-race .vfw-film-when")).to_have_text("12 February 1920")
    expect(page.locator(".vfw-view-suffrage")).to_be_hidden()


def test_a_state_opens_by_key_and_links_to_its_page(atlas: AtlasPage) -> None:
    suffrage = atlas.go("suffrage-1912")
    state = atlas.state(suffrage, "KY")
    state.focus()
    atlas.page.keyboard.press("Enter")
    link = suffrage.get_by_role("link", name="The page of Kentucky")
    expect(link).to_be_focused()
    assert link.get_attribute("href") == "../../states/KY"
    expect(suffrage.locator(".vfw-state-sheet")).to_contain_text("women who could read")
    atlas.page.keyboard.press("Escape")
    expect(state).to_be_focused()
    atlas.page.keyboard.press("ArrowDown")
    expect(atlas.state(suffrage, "TN")).to_be_focused()


def test_tab_leaves_the_map_for_the_part_below(atlas: AtlasPage) -> None:
    suffrage = atlas.go("suffrage-1893")
    atlas.state(suffrage, "ID").focus()
    expect(suffrage.get_by_role("link", name="The page of Idaho")).to_be_visible()
    atlas.page.keyboard.press("Tab")
    expect(suffrage.get_by_role("button", name="Back to the last change")).to_be_focused()


def test_on_a_phone_a_state_is_closed_by_touch(new_page: Callable[..., Page], exhibit: str) -> None:
    phone = AtlasPage(new_page(viewport=PHONE, has_touch=True), exhibit)
    suffrage = phone.go("suffrage-1912")
    phone.state(suffrage, "KS").tap()
    sheet = suffrage.locator(".vfw-state-sheet")
    expect(sheet).to_contain_text("Kansas votes yes")
    close = sheet.get_by_role("button", name="Close")
    box = close.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    close.tap()
    expect(sheet).to_be_hidden()


def test_a_map_loads_correctly_under_a_resting_pointer(new_page: Callable[..., Page], exhibit: str) -> None:
    page = new_page(viewport={"width": 1280, "height": 800})
    page.goto(f"{exhibit}voila/render/atlas.ipynb#congress")
    state = page.locator('.vfw-view-race path[data-key="KS"]')
    state.wait_for(state="attached")
    state.evaluate("""state => {
        document.querySelectorAll('[role=tab]')[1].click();
        state.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    }""")
    expect(page.locator(".vfw-view-race .vfw-state-sheet")).to_contain_text("Kansas")


def test_congress_shows_the_amendment_first_and_all_votes_on_demand(atlas: AtlasPage) -> None:
    congress = atlas.go("congress")
    expect(congress.locator(".vfw-bars > li:visible")).to_have_count(8)
    congress.get_by_role("button", name=re.compile("^All")).click()
    assert congress.locator(".vfw-bars > li:visible").count() > 25
    bar = congress.locator(".vfw-bars > li:visible", has_text="10 January 1918").first
    bar.locator("summary").click()
    expect(bar).to_contain_text("Yeas 165 Republicans")
    expect(bar.get_by_role("img", name="67 percent yes; two thirds needed")).to_be_visible()
    congress.get_by_role("button", name="Table").click()
    yes = congress.get_by_role("columnheader", name="Yes", exact=True)
    yes.get_by_role("button").click()
    yes.get_by_role("button").click()
    expect(congress.locator("tbody tr").first).to_contain_text("21 May 1919")
    congress.get_by_role("button", name="Chart").click()
    congress.get_by_role("button", name=re.compile("^The Amendment")).click()


@pytest.mark.parametrize("view", VIEWS)
def test_no_view_has_a_barrier(atlas: AtlasPage, view: str) -> None:
    shown = atlas.go(view)
    assert find_barriers(atlas.page) == []
    shown.get_by_role("button", name="Table").click()
    assert find_barriers(atlas.page) == []
    shown.get_by_role("button", name=re.compile("^(Map|Chart)$")).click()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_every_view_fits_its_window(atlas: AtlasPage, width: int, height: int) -> None:
    atlas.page.set_viewport_size({"width": width, "height": height})
    try:
        for view in VIEWS:
            atlas.go(view)
            wait_for_layout(atlas.page)
            assert atlas.page.evaluate(CUT_OFF) == []
            assert atlas.page.evaluate(SMALL_TARGETS, 44) == []
            assert atlas.page.evaluate(HARD_TO_HIT) == []
            if width > height > 1000:
                assert atlas.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    finally:
        atlas.page.set_viewport_size({"width": 1280, "height": 800})
