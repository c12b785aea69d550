"""The socket is cut during a press, at every moment: no press is lost, and none is repeated."""

import json
from collections.abc import Iterator
from itertools import cycle, islice

import pytest
from playwright.sync_api import Page, expect

from tests.browser.connection import WAYS_TO_CUT, Connection, SocketCutter
from tests.browser.panel_page import PanelPage
from tests.server.running import CHECKOUT, ROOM_FOR_ALL, Running
from vfw.core.match import Match
from vfw.core.questions import Decision, Reply
from vfw.panel.skins.registry import DEFAULT_SKIN

BUTTONS = ".vfw-prompt [data-pick], .vfw-hand [data-pick]"
SEAT = "suffragist"
COLOURS = ("purple", "yellow")


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    with Running.exhibit(CHECKOUT / "notebooks" / "play.ipynb", ROOM_FOR_ALL) as server:
        yield server


def replies_given(panel: PanelPage) -> list[Reply]:
    """Return the visitor's decisions so far, as the browser keeps them, but for colors, which may come with a place."""
    head, *entries = panel.kept
    match = Match.load(json.dumps({**head, "replies": entries}), [DEFAULT_SKIN.game], throw=False)
    asked = [position.pending for position in match.positions]
    return [
        reply
        for pending, reply in zip(asked, match.replies, strict=False)
        if isinstance(pending, Decision) and pending.seat == SEAT and pending.about != "colour"
    ]


def play_with_cuts(page: Page, url: str, presses: int) -> None:
    """Play on with a cut at each press; begin again if a game is over."""
    scissors = SocketCutter(page)
    panel = PanelPage(page, url)
    pressed: list[Reply] = []
    for way in islice(cycle(WAYS_TO_CUT), presses):
        if not panel.kept or panel.is_over:
            panel = PanelPage(page, url) if panel.kept else panel
            panel.begin(seed=f"cut {len(pressed)}")
            pressed = []
        for command in ("ready", "play it", "go on", "throw"):
            if panel.command(command).count():
                panel.click(panel.command(command))
        before, sockets = panel.question, scissors.sockets
        reply = json.loads(scissors.press_and_cut(BUTTONS, way))
        pressed += [] if reply in COLOURS else [reply]
        panel.wait_for_answer(before)
        page.wait_for_function("before => sockets.length > before && sockets.at(-1).readyState === 1", arg=sockets)
        page.wait_for_function("() => !document.querySelector('.vfw-sending').textContent")
        assert replies_given(panel) == pressed, f"the socket was cut {way}"


@pytest.mark.allow_errors
def test_no_press_is_lost_or_repeated(page: Page, server: Running) -> None:
    play_with_cuts(page, server.url, 10)


@pytest.mark.long
@pytest.mark.allow_errors
def test_a_hundred_presses_arrive(page: Page, server: Running) -> None:
    play_with_cuts(page, server.url, 100)


def test_a_waiting_press_is_reported_discreetly_and_arrives_once(page: Page, server: Running) -> None:
    cable = Connection(page)
    panel = PanelPage(page, server.url)
    panel.begin()
    before, kept = panel.question, panel.kept
    cable.delivers_to_kernel = False
    card = panel.cards.locator("[data-pick]").first
    card.focus()
    page.keyboard.press("Enter")
    line = page.get_by_role("status").filter(has_text="This has not arrived yet. Sending it again…")
    expect(line).to_be_visible()
    assert page.evaluate("document.activeElement.dataset.pick") is not None, "the line takes the focus away"
    cable.delivers_to_kernel = True
    panel.wait_for_answer(before)
    expect(line).to_have_count(0)
    assert len(panel.kept) == len(kept) + 1
