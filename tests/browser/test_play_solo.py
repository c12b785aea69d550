"""A solo game against the Oppobot on every screen, with every step and every vote checked.

`test_play.py` plays the full game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.panel_page import PanelPage
from tests.browser.test_play import ROOM
from tests.browser.test_play_layout import CUT_OFF, OVERLAPPING, SMALL_TARGETS, SMALL_TEXT
from vfw.votes.rules.board import STATES

SCREENS = {"desk": (1920, 1080), "laptop": (1280, 800), "kiosk": (1080, 1920), "telephone": (390, 844)}


def begin_scenario(panel: PanelPage, name: str) -> None:
    panel.click(panel.command("choose"))
    panel.answer_form("scenario", name)
    panel.page.get_by_label("Seed").fill("7")
    panel.click(panel.page.get_by_role("button", name="Begin"))
    expect(panel.cover).to_contain_text("Thirty-five states have said yes")
    panel.click(panel.command("read"))


def assert_nothing_is_wrong(page: Page, width: int) -> None:
    for look in (CUT_OFF, OVERLAPPING, SMALL_TEXT, SMALL_TARGETS):
        assert page.evaluate(look) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width


DAILY = ("desk", "telephone")


@pytest.mark.parametrize(
    "screen", [name if name in DAILY else pytest.param(name, marks=pytest.mark.long) for name in SCREENS]
)
def test_nashville_is_played_to_its_end_with_every_vote_on_the_stage(
    new_page: Callable[..., Page], exhibit: str, screen: str
) -> None:
    width, height = SCREENS[screen]
    page = new_page(viewport={"width": width, "height": height}, has_touch=screen in ("kiosk", "telephone"))
    panel = PanelPage(page, exhibit + ROOM, pace="one")
    begin_scenario(panel, "1920-nashville")
    clicked: Counter[str] = Counter()
    lights = set[str | None]()
    while not panel.is_over:
        if panel.command("next").count():
            if (stage := page.locator(".vfw-on-stage")).count():
                lights.add(stage.get_attribute("data-light"))
                assert stage.evaluate("stage => stage.scrollHeight <= stage.clientHeight"), "all of it is in sight"
                expect(stage.locator(".vfw-stage-map path")).to_have_count(len(STATES))
            panel.click(panel.command("next"))
            clicked["next"] += 1
        else:
            clicked[panel.answer()] += 1
        if sum(clicked.values()) % 4 == 1:
            assert_nothing_is_wrong(page, width)
    assert lights >= {"opens", "held"}
    assert lights & {"won", "lost"}
    assert 2 <= clicked.total() - clicked["next"] - clicked["throw"] - clicked["all"] <= 30
    expect(panel.prompt.get_by_role("heading")).to_contain_text("win")
    assert_nothing_is_wrong(page, width)
