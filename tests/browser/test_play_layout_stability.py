"""The layout is stable: from one prompt to the next the map does not move, and nothing is clipped."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.layout import resize_window
from tests.browser.panel_page import PanelPage

KIOSK = (1080, 1920)
TELEPHONE = (390, 844)
SIZES = [(1920, 1080), (1366, 768), (1280, 800), KIOSK]
PROMPTS = 13

BOXES = """() => ['.vfw-area-map', '.vfw-map path.vfw-state', '.vfw-map .vfw-target'].map((kind) => {
    const { left, top, width, height } = document.querySelector(kind).getBoundingClientRect();
    return [left, top, width, height];
})"""

CUT = """() => {
    // Whoever hides what does not fit must not have more than fits; and a box that scrolls shows no half of its last
    // button. What an undo would take back is shortened, and stands in the log in full.
    const found = [];
    for (const box of document.querySelectorAll('.vfw-layout, .vfw-layout *:not(svg *, .vfw-area-map *)')) {
        if (!box.checkVisibility({ visibilityProperty: true })) continue;
        const { overflowX, overflowY } = getComputedStyle(box);
        const across = ['hidden', 'clip'].includes(overflowX) && box.scrollWidth > box.clientWidth + 1;
        const down = ['hidden', 'clip'].includes(overflowY) && box.scrollHeight > box.clientHeight + 1;
        if (across || down) found.push(`${box.tagName} ${box.className}: ${box.scrollHeight} in ${box.clientHeight}`);
    }
    for (const area of document.querySelectorAll('.vfw-layout > *')) {
        const { bottom, right } = area.getBoundingClientRect();
        if (area.checkVisibility({ visibilityProperty: true }) && (bottom > innerHeight + 1 || right > innerWidth + 1))
            found.push(`${area.className}: out of the window`);
    }
    for (const card of document.querySelectorAll('.vfw-hand .vfw-card, .vfw-camps')) {
        const face = card.querySelector('.vfw-face') ?? card;
        const [needs, has] = [face.scrollHeight, face.clientHeight];
        if (needs > has + 1) found.push(`${needs} high in ${has}: ${face.textContent}`);
    }
    return found;
}"""

EMPTY = """() => [...document.querySelectorAll('.vfw-layout *:not(.vfw-area-map *)')].filter((box) => {
    const { width, height } = box.getBoundingClientRect();
    const { borderTopWidth, borderBottomWidth } = getComputedStyle(box);
    const isBox = parseFloat(borderTopWidth) && parseFloat(borderBottomWidth) && width > 60 && height > 30;
    const isSeen = box.checkVisibility({ visibilityProperty: true });
    return isBox && isSeen && !box.innerText.trim() && !box.querySelector('svg, input');
}).map((box) => box.outerHTML.slice(0, 90))"""

ONE_OVER_ANOTHER = """() => {
    // The words around the country, the call-outs beside it, and the legend.
    const kinds = '.vfw-legend > span, .vfw-region-name, .vfw-callout-box';
    const written = [...document.querySelectorAll(`.vfw-map :is(${kinds})`)].filter((one) => one.checkVisibility());
    const boxes = written.map((one) => one.getBoundingClientRect());
    const found = [];
    for (const [i, a] of boxes.entries())
        for (const [j, b] of boxes.entries())
            if (i < j && written[i].parentNode !== written[j].parentNode
                && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
                && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4)
                found.push([i, j].map((n) => written[n].textContent || written[n].closest('[data-key]')?.dataset.key));
    return found.map((two) => two.join(' over '));
}"""

LEAST_CALLOUT = """() => Math.min(...[...document.querySelectorAll('.vfw-map .vfw-target')]
    .map((target) => target.getBoundingClientRect().height))"""

ALL_IN_SIGHT = "box => box.scrollHeight <= box.clientHeight + 1"


def find_faults(page: Page) -> list[str]:
    return [*page.evaluate(CUT), *page.evaluate(ONE_OVER_ANOTHER), *(f"empty: {box}" for box in page.evaluate(EMPTY))]


@pytest.fixture
def panel(new_page: Callable[..., Page], exhibit: str) -> PanelPage:
    return PanelPage(new_page(viewport={"width": 1920, "height": 1080}), exhibit + "voila/render/play.ipynb")


@pytest.mark.long
def test_the_map_does_not_move_and_nothing_is_clipped(panel: PanelPage) -> None:
    panel.begin()
    stood: dict[tuple[int, int], list[list[float]]] = {}
    asked = set()
    for number in range(PROMPTS):
        if number == 1:
            panel.command("hint").click()
            panel.page.locator(".vfw-hints").wait_for()
        asked.add(panel.prompt.locator("h2").inner_text())
        for size in SIZES:
            resize_window(panel.page, *size)
            boxes = panel.page.evaluate(BOXES)
            for before, now in zip(stood.setdefault(size, boxes), boxes, strict=True):
                assert now == pytest.approx(before, abs=1.5), (size, asked)
            assert find_faults(panel.page) == [], (size, asked)
            assert number != 1 or panel.page.locator(".vfw-hints").evaluate(ALL_IN_SIGHT), size
            assert panel.page.evaluate(LEAST_CALLOUT) >= (59.9 if size == KIOSK else 43.9), size
        panel.answer()
    assert len(asked) >= 6, "prompts of many kinds"
    panel.page.evaluate(HAND_GOES)
    for size in SIZES:
        resize_window(panel.page, *size)
        for before, now in zip(stood[size], panel.page.evaluate(BOXES), strict=True):
            assert now == pytest.approx(before, abs=1.5), (size, "without a hand, as at Final Voting")
        assert panel.page.evaluate(WHITE) < 60, (size, "without a hand")


HAND_GOES = """() => {
    document.querySelector('.vfw-area-hand').replaceChildren();
    const { dataset } = document.querySelector('.vfw-panel');
    dataset.shows = dataset.shows.replace('hand', '');
}"""

WHITE = """() => Math.max(...[...document.querySelectorAll('.vfw-camps, .vfw-table')]
    .filter((box) => box.checkVisibility())
    .map((box) => {
        const words = document.createRange();
        words.selectNodeContents(box);
        return box.getBoundingClientRect().bottom - words.getBoundingClientRect().bottom;
    }))"""
"""The height in px of the empty space in a box below its words."""

COVERED = """() => {
    const [map, sheet] = ['.vfw-area-map', '.vfw-cover > .vfw-sheet']
        .map((kind) => document.querySelector(kind).getBoundingClientRect());
    const across = Math.min(map.right, sheet.right) - Math.max(map.left, sheet.left);
    const down = Math.min(map.bottom, sheet.bottom) - Math.max(map.top, sheet.top);
    return Math.max(across, 0) * Math.max(down, 0) / (map.width * map.height);
}"""


def test_the_map_is_visible_beside_the_start_page(panel: PanelPage) -> None:
    assert panel.page.locator(".vfw-area-map").evaluate("map => map.checkVisibility({ visibilityProperty: true })")
    for size in SIZES:
        resize_window(panel.page, *size)
        assert panel.page.evaluate(COVERED) < 0.5, size


@pytest.mark.parametrize("step", ["The goal, and the map", "The bid for a Strategy card", "A partner: two colors"])
def test_the_longest_tutorial_steps_are_fully_visible(panel: PanelPage, step: str) -> None:
    panel.click(panel.command("learn"))
    panel.click(panel.page.locator(".vfw-lesson-door", has_text=step))
    for size in SIZES:
        resize_window(panel.page, *size)
        assert find_faults(panel.page) == [], size
        assert panel.prompt.evaluate(ALL_IN_SIGHT), f"all that the coach says, {size}"
    resize_window(panel.page, *TELEPHONE)
    assert panel.prompt.evaluate(ALL_IN_SIGHT), "on a telephone it scrolls with the page"
