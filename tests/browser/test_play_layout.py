"""The panel on every screen: nothing is clipped or covered, nothing is too small to read or to touch."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import RequestMonitor
from tests.browser.layout import resize_window
from tests.browser.panel_page import PanelPage
from tests.server.running import PATIENCE, ROOM_FOR_ALL, Running, write_notebook

SIZES = [(1920, 1080), (1280, 800), (1080, 1920), (390, 844), (320, 640)]
WHOLE_TABLE = SIZES[:3]
"""The sizes at which the panel fits the window; on a telephone it scrolls."""

PLAYED = """
from random import Random
from vfw.core.chance import seeded
from vfw.core.match import Match
from vfw.core.players import any_reply
from vfw.core.questions import Decision
from vfw.panel import Panel
from vfw.votes import VotesForWomen
from vfw.votes.narration.cards import card_text, conditions_text
from vfw.votes.rules.deck import CARDS
from vfw.votes.rules.position import SIDES, SUFFRAGIST

def played(until, seed=7, players={"opposition": "random"}):
    match, rng = Match(VotesForWomen(), chance=seeded(seed), players=players), Random(seed)
    while not (match.outcome or until(match.position, match.pending)):
        match.answer(any_reply(match.pending, rng))
    return match

def asks(pending, about, seat=SUFFRAGIST):
    return isinstance(pending, Decision) and (pending.seat, pending.about) == (seat, about)
"""

NOTEBOOKS = {
    "start": "Panel(whole_page=True)",
    "longest": """
# The hand with the longest texts of a side; every card can be chosen.
def length(key):
    return len(CARDS[key].title + card_text(key) + conditions_text(key))

def wordiest(side):
    return tuple(sorted((key for key in CARDS if CARDS[key].deck == side), key=length)[-7:])

side = max(SIDES, key=lambda side: sum(map(length, wordiest(side))))
computer = {other: "random" for other in SIDES if other != side}
match = played(lambda position, pending: position.turn == 2 and asks(pending, "card", side), players=computer)
draft = match.position.draft()
draft.alter_held(draft.seat_of(side), hand=wordiest(side))
draft.pending = Decision(side, "card", wordiest(side), "operations")
match._positions[-1] = draft.frozen()
Panel(match, whole_page=True)
""",
    "busy": """
def adds(position, pending):
    return position.turn == 4 and position.round > 1 and asks(pending, "state") and pending.why == "add"

Panel(played(adds), whole_page=True)
""",
    "hand-off": """
Panel(played(lambda position, pending: position.turn == 3, players={"suffragist": "person"}), whole_page=True)
""",
    "voting": """
def votes(position, pending):
    return asks(pending, "state") and pending.why == "vote" and len(position.ratified + position.rejected) > 5

matches = (played(votes, seed) for seed in range(300))
Panel(next(match for match in matches if not match.outcome), whole_page=True)
""",
    "won": """
matches = (played(lambda *_: False, seed) for seed in range(300))
Panel(next(match for match in matches if match.outcome.winners == (SUFFRAGIST,)), whole_page=True)
""",
    "notebook": """
Panel(played(lambda position, pending: position.turn == 4 and asks(pending, "card")))
""",
}

CUT_OFF = """() => {
    // What scrolls by itself may be larger than its box, in the direction in which it scrolls; the text of an undo
    // is shortened, and complete in the log.
    const scrollsDown = '.vfw-log ol, .vfw-table, .vfw-prompt details .vfw-choices, .vfw-panel, .vfw-tools small, '
        + '.vfw-map-window, .vfw-states, .vfw-record, .vfw-on-stage';
    const elsewhere = 'svg, .vfw-live, .vfw-only-heard, .leaflet-container, .vfw-layout[inert]';
    const phone = document.querySelector('.vfw-panel').clientWidth < 700;
    const panel = document.querySelector('.vfw-panel').getBoundingClientRect();
    const found = [];
    for (const element of document.querySelectorAll('.vfw-panel, .vfw-panel *')) {
        if (!element.checkVisibility() || element.closest(elsewhere)) continue;
        const name = `${element.tagName} ${element.className}`;
        const style = getComputedStyle(element);
        const strip = phone && element.closest('.vfw-hand');
        if (style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1 && !strip)
            found.push(`${name}: ${element.scrollWidth} wide in ${element.clientWidth}`);
        const mayScroll = element.matches(scrollsDown);
        if (style.overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1 && !mayScroll)
            found.push(`${name}: ${element.scrollHeight} high in ${element.clientHeight}`);
        const box = element.getBoundingClientRect();
        if ((box.left < panel.left - 1 || box.right > panel.right + 1) && !strip)
            found.push(`${name}: beside the panel`);
        const frame = element.parentElement.closest('.vfw-card, .vfw-sheet')?.getBoundingClientRect();
        if (frame && !element.closest('ol, details, .vfw-card-button, .vfw-table ul') && box.bottom > frame.bottom + 1)
            found.push(`${name}: below its frame`);
    }
    return found;
}"""

OFF_THE_MAP = """() => {
    const map = document.querySelector('.vfw-area-map').getBoundingClientRect();
    return [...document.querySelectorAll('.vfw-region, .vfw-target, .vfw-sign-box')].filter((drawn) => {
        const box = drawn.getBoundingClientRect();
        const across = map.left - 1 <= box.left && box.right <= map.right + 1;
        return !(across && map.top - 1 <= box.top && box.bottom <= map.bottom + 1);
    }).map((drawn) => drawn.outerHTML.slice(0, 90));
}"""

OVERLAPPING = """() => {
    const areas = [...document.querySelectorAll('.vfw-layout > *')].filter((area) => area.checkVisibility());
    const boxes = areas.map((area) => [area.className.match(/vfw-area-\\w+/)[0], area.getBoundingClientRect()]);
    const found = [];
    for (const [i, [one, a]] of boxes.entries())
        for (const [other, b] of boxes.slice(i + 1))
            if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
                found.push(`${one} and ${other}`);
    return found;
}"""

# On a telephone the figures on the map are smaller; their names are in the list and in the dialogs.
SMALL_TEXT = """() => {
    const phone = document.querySelector('.vfw-panel').clientWidth < 700;
    const written = [...document.querySelectorAll('.vfw-panel *')].filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()) &&
        element.checkVisibility() && !element.closest('.vfw-live, .vfw-card-button, style') &&
        !(phone && element.closest('svg')));
    const size = (element) => parseFloat(element.getAttribute('font-size') ?? getComputedStyle(element).fontSize);
    return written.filter((element) => size(element) < 14.99).map((element) => `${element.outerHTML.slice(0, 90)}`);
}"""

SMALL_TARGETS = """() => {
    const phone = document.querySelector('.vfw-panel').clientWidth < 700;
    const kinds = ['button', 'summary', 'label:has(input[type=radio])', 'input:not([type=radio])'];
    const targets = [...document.querySelectorAll(kinds.map((kind) => `.vfw-panel ${kind}`).join())];
    if (!phone) targets.push(...document.querySelectorAll('.vfw-map .vfw-target'));
    return targets.filter((target) => target.checkVisibility() && !target.closest('[inert]')).filter((target) => {
        const box = target.getBoundingClientRect();
        return Math.min(box.width, box.height) < 43.9;
    }).map((target) => target.outerHTML.slice(0, 90));
}"""

FILLS_WINDOW = """() => {
    const panel = document.querySelector('.vfw-panel');
    return panel.scrollHeight <= panel.clientHeight && panel.clientHeight === window.innerHeight;
}"""


@pytest.fixture(scope="module")
def base_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("rooms")
    for name, source in NOTEBOOKS.items():
        write_notebook(folder / f"{name}.ipynb", PLAYED + source)
    with Running.exhibit(folder, ROOM_FOR_ALL) as server:
        yield f"{server.url}voila/render/"


@pytest.fixture(scope="module", params=NOTEBOOKS)
def panel_page(request: pytest.FixtureRequest, chromium: Browser, base_url: str) -> Iterator[Page]:
    """Open a page that is checked in every size; its params are the notebooks."""
    context = chromium.new_context(viewport={"width": 1920, "height": 1080})
    context.set_default_timeout(PATIENCE * 1000)
    monitor, page = RequestMonitor(), context.new_page()
    monitor.observe(page).goto(f"{base_url}{request.param}.ipynb")
    page.wait_for_function("document.querySelector('.vfw-tag')")
    yield page
    context.close()
    assert not monitor.errors
    assert not monitor.external_requests


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_is_clipped_covered_or_too_small(panel_page: Page, width: int, height: int) -> None:
    resize_window(panel_page, width, height)
    assert panel_page.evaluate(CUT_OFF) == []
    assert panel_page.evaluate(OFF_THE_MAP) == []
    assert panel_page.evaluate(OVERLAPPING) == []
    assert panel_page.evaluate(SMALL_TEXT) == []
    assert panel_page.evaluate(SMALL_TARGETS) == []
    assert panel_page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("panel_page", ["longest", "busy", "voting", "won"], indirect=True)
@pytest.mark.parametrize(("width", "height"), WHOLE_TABLE)
def test_the_whole_panel_fits_the_window(panel_page: Page, width: int, height: int) -> None:
    resize_window(panel_page, width, height)
    assert panel_page.evaluate(FILLS_WINDOW)
    map_box = panel_page.locator(".vfw-area-map").bounding_box()
    assert map_box
    assert map_box["height"] >= 340, "the map is still the largest thing on the page"


@pytest.mark.parametrize("panel_page", ["busy"], indirect=True)
def test_on_a_telephone_map_and_prompt_stay_while_the_rest_scrolls(panel_page: Page) -> None:
    resize_window(panel_page, 390, 844)
    panel_page.locator(".vfw-panel").evaluate("panel => panel.scrollTo(0, panel.scrollHeight)")
    for area in ("map", "prompt"):
        box = panel_page.locator(f".vfw-area-{area}").bounding_box()
        assert box
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 844
    panel_page.locator(".vfw-panel").evaluate("panel => panel.scrollTo(0, 0)")


@pytest.mark.parametrize("panel_page", ["start", "notebook"], indirect=True)
def test_the_link_to_the_other_pages_is_visible(panel_page: Page) -> None:
    resize_window(panel_page, 1280, 800)
    link = panel_page.get_by_role("link", name="All rooms")
    box = link.bounding_box()
    assert box
    assert link.evaluate(
        "(link, [x, y]) => document.elementFromPoint(x, y).closest('a') === link",
        [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2],
    )


def test_overflowing_hints_show_it_and_scroll_by_key(page: Page, exhibit: str) -> None:
    panel = PanelPage(page, exhibit + "voila/render/play.ipynb")
    panel.begin()
    page.set_viewport_size({"width": 1280, "height": 640})
    panel.command("hint").press("Enter")
    hints = page.get_by_role("region", name="Hints")
    hints.focus()
    assert hints.evaluate("box => box.scrollHeight > box.clientHeight"), "all of it can be seen"
    shadows = hints.evaluate("box => getComputedStyle(box).backgroundAttachment").split(", ")
    assert shadows.count("local") == shadows.count("scroll") - 1 == 2, "covers that scroll lie over shadows that do not"
    page.keyboard.press("End")
    page.wait_for_function(
        "box => box.scrollTop + box.clientHeight >= box.scrollHeight - 1", arg=hints.element_handle()
    )
