"""Overlays are accessible: every cover, dialog and menu is checked while it is open."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import find_barriers
from tests.browser.conftest import RequestMonitor
from tests.browser.layout import resize_window, wait_for_layout
from tests.panel.replays import played
from tests.server.running import CHECKOUT, PATIENCE, Running, write_notebook
from vfw.classroom import groups, projector_html
from vfw.classroom.lesson_game import start_scenario
from vfw.core.match import Match
from vfw.history.writing import MASKED
from vfw.panel.rendering import dialogs
from vfw.panel.rendering.dialogs import render_consent
from vfw.panel.rendering.replay import render_fork_form
from vfw.panel.rendering.start_page import render_start_page
from vfw.panel.session.new_game import START_VIEWS
from vfw.panel.session.replay import Replay
from vfw.panel.session.screen import PlayerNames
from vfw.panel.session.state import PendingStart, SessionState
from vfw.panel.session.undo import UndoConsent
from vfw.panel.skins.votes.skin import VotesSkin
from vfw.panel.view_models.dialog import DialogModel
from vfw.panel.view_models.prompt import Offer
from vfw.templating import EMPTY

# The game is long enough for a log that opens as a whole, and has every control that opens an overlay.
GAME = """
from random import Random
from vfw.classroom.lesson_game import start_scenario
from vfw.core.players import any_reply
from vfw.core.questions import Decision
from vfw.panel import Panel

match, rng = start_scenario("1912-the-west-is-won").fork(), Random(7)
while len(match.replies) < 60 or not (isinstance(match.pending, Decision) and match.pending.about == "card"):
    match.answer(any_reply(match.pending, rng))
Panel(match, whole_page=True)
"""

# Use another element than the page's own overlays, which it may paint again as it loads.
LAY_OVER = """html => {
    document.querySelector('.laid-over')?.remove();
    const area = document.createElement('div');
    area.className = 'vfw-area-cover laid-over';
    area.innerHTML = html;
    document.querySelector('.vfw-panel').append(area);
}"""
KINDS = """() => [...document.querySelectorAll('[data-sheet]')].map(({ dataset }) => dataset.sheet.split(':')[0])"""

ALIKE = """() => {
    const chosen = ['[aria-pressed="true"]', '[aria-selected="true"]', '[aria-current]', '[data-state="now"]'].join();
    const ground = (element) => getComputedStyle(element).backgroundColor;
    const around = 'fieldset, ol, .vfw-track, .vfw-tabs, .vfw-tab-list, .vfw-film-choice';
    return [...document.querySelectorAll(chosen)].filter((element) => element.checkVisibility()).filter((element) => {
        const all = [...(element.closest(around) ?? document).querySelectorAll(element.tagName)];
        return all.some((other) => !other.matches(chosen) && ground(other) === ground(element));
    }).map((element) => element.outerHTML.slice(0, 120));
}"""
"""The selected and current items that are painted like others beside them."""


@pytest.fixture(scope="module")
def open_page(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], Page]]:
    """Return `open_page("game")`: a page with a game from a scenario; `open_page("projector")`: the page of a class."""
    folder: Path = tmp_path_factory.mktemp("opened")
    write_notebook(folder / "game.ipynb", GAME)
    write_notebook(folder / "projector.ipynb", "from vfw.classroom.projector import Projector\nProjector()")
    context = chromium.new_context(viewport={"width": 1280, "height": 800})
    context.set_default_timeout(PATIENCE * 1000)
    monitor = RequestMonitor()

    def opened(name: str) -> Page:
        page = monitor.observe(context.new_page())
        page.goto(f"{server.url}voila/render/{name}.ipynb")
        page.locator(".vfw-tag").first.wait_for(state="attached")
        return page

    with Running.exhibit(folder) as server:
        yield opened
        context.close()
    assert not monitor.errors
    assert not monitor.external_requests


def check_barriers(page: Page, part: str, what: str) -> None:
    wait_for_layout(page)
    assert find_barriers(page, part) == [], what


OVERLAY = re.compile(r'overlay\("(vfw-[\w-]+)"|class="vfw-cover (vfw-[\w-]+)"')
"""The class of an overlay in a template. The stage, with two classes, is checked where it is played."""


def drawn_classes(folder: str) -> set[str]:
    """Return the classes of all overlays in the templates of this folder."""
    templates = [path.read_text(encoding="utf-8") for path in (CHECKOUT / folder).rglob("templates/*.html")]
    return {first or second for text in templates for first, second in OVERLAY.findall(text)}


def check_overlays(page: Page, drawn: Mapping[str, Sequence[str]], folder: str) -> None:
    assert drawn.keys() == drawn_classes(folder), "every overlay that is drawn is checked"
    for name, ways in drawn.items():
        for html in ways:
            page.evaluate(LAY_OVER, html)
            check_barriers(page, f".{name}", name)
    page.evaluate(LAY_OVER, "")


def start_pages(skin: VotesSkin, waiting: Match[Any, Any]) -> list[str]:
    """Return every view of the start page beside a waiting game, the question before it is replaced among them."""
    state = SessionState(skin)
    state.waiting.match, state.notice = waiting, "That cannot be."
    pages: list[str] = []
    for state.start_view in START_VIEWS:
        pages.append(render_start_page(state))
    state.pending_start = PendingStart(waiting)
    return [*pages, render_start_page(state)]


def test_nothing_that_opens_over_a_game_has_a_barrier(open_page: Callable[[str], Page]) -> None:
    page, skin, match = open_page("game"), VotesSkin(), played(answers=30)
    introduction = skin.capabilities.scenarios.introduction(start_scenario("1920-nashville"))
    assert introduction
    note = skin.capabilities.dialogs.sheet("card:1918-pandemic", None)
    drawn: dict[str, Sequence[str]] = {
        "vfw-start": start_pages(skin, match),
        "vfw-hand-off": [dialogs.render_hand_off(skin, PlayerNames(match, skin, ()), match.view(None), 0)],
        "vfw-introduction": [dialogs.render_introduction(introduction, 0)],
        "vfw-note-first": [dialogs.render_note_before_card(note, "1918-pandemic", MASKED, 0)],
        "vfw-broken": [dialogs.render_failure(0, step=2)],
        "vfw-opened-offers": [
            dialogs.render_revealed_offers("They agree", [Offer("opposition", "Old Dixie", "now")], "Look.", 0)
        ],
        "vfw-consent": [
            render_consent(UndoConsent(whose="Anna", what="She plays a card.", before="She placed a cube."), 0),
            render_consent(UndoConsent(why_not="a die has fallen since"), 0),
        ],
        "vfw-fork": [render_fork_form(Replay(match), 0, "That seat is taken.")],
    }
    check_overlays(page, drawn, "vfw/panel")

    opened, menu = page.locator(".vfw-opened"), page.get_by_role("button", name="Menu", exact=True)
    kinds = set(page.evaluate(KINDS))
    assert kinds >= {"word", "card", "place", "log", "discards", "help", "record", "scenario"}
    menu.click()
    check_barriers(page, ".vfw-menu", "menu")
    for kind in sorted(kinds - {"place"}):
        opener = page.locator(f"[data-sheet^='{kind}']").locator("visible=true")
        if not opener.count():
            menu.click()
        opener.first.press("Enter")
        expect(opened).to_be_visible()
        check_barriers(page, ".vfw-opened", kind)
        page.keyboard.press("Escape")
        expect(opened).to_be_hidden()
    page.locator("[data-sheet^='place']").last.press("Enter")
    check_barriers(page, ".vfw-state-sheet", "place")
    page.get_by_text("Choose from a list instead").click()
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("region", name="Hints")).to_be_visible()
    check_barriers(page, ".vfw-prompt", "hints and list")
    page.get_by_role("button", name="States", exact=True).click()
    check_barriers(page, ".vfw-map-table", "table of states")
    resize_window(page, 390, 844)
    page.get_by_role("button", name="Legend").click()
    page.locator("path.vfw-state[data-key='NY']").focus()
    check_barriers(page, ".vfw-map", "legend and sheet of a state on a small map")

    page.emulate_media(forced_colors="active")
    for width in (390, 1280):
        resize_window(page, width, 800)
        assert page.evaluate(ALIKE) == []
    menu.click()
    assert page.evaluate(ALIKE) == []


def test_nothing_that_opens_over_the_game_of_a_class_has_a_barrier(open_page: Callable[[str], Page]) -> None:
    page = open_page("projector")
    about: DialogModel | None = VotesSkin().capabilities.scenarios.introduction(start_scenario("1920-nashville"))
    assert about
    drawn = {
        "vfw-start": [projector_html.begin_html(groups.scenario_options("1"), "oppobot", "computer", "1", 0, EMPTY)],
        "vfw-introduction": [projector_html.introduction_html(about.title, about.kicker, about.parts, 0)],
        "vfw-page": [projector_html.sheet_cover_html(projector_html.votes_html(()), "How the room voted", 0)],
        "vfw-away": [projector_html.another_html("turn 2, round 3", 0)],
    }
    check_overlays(page, drawn, "vfw/classroom")
