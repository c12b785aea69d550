"""The exhibit stops, and restarts at the same address: every page reports it, and goes on by itself."""

from collections.abc import Callable
from contextlib import ExitStack

import pytest
from playwright.sync_api import Page, expect

from tests.browser import test_projector as projector
from tests.browser.panel_page import PanelPage
from tests.browser.test_lesson import LessonPage
from tests.server.running import CHECKOUT, Running, free_port


def open_exhibit(port: int) -> Running:
    return Running.exhibit(CHECKOUT / "notebooks", port=port)


@pytest.mark.long
@pytest.mark.allow_errors
def test_every_page_reports_a_stopped_exhibit_and_goes_on_after_its_restart(
    new_page: Callable[..., Page], servers: ExitStack
) -> None:
    port = free_port()
    with open_exhibit(port) as server:
        url = server.url
        play, lesson, lectern, atlas = pages = [new_page(viewport={"width": 1280, "height": 800}) for _ in range(4)]
        panel = PanelPage(play, url + "voila/render/play.ipynb")
        panel.begin()
        panel.answer()
        kept, states = panel.kept, panel.picture["map"]
        story = LessonPage(lesson, url, "ratification")
        story.turn_to_exit_ticket()
        lesson.locator("textarea").first.fill("A draft.")
        projector.begin(lectern, url)
        atlas.goto(url + "voila/render/atlas.ipynb#race-1919-06-10")
        expect(atlas.locator("[data-at='1919-06-10']")).to_be_visible()
    for page, keeps in zip(pages, ("Your game is", "Your answers are", "Your game is", ""), strict=True):
        told = page.get_by_role("alert").filter(has_text="The exhibit does not answer.")
        expect(told).to_contain_text(keeps)
    play.keyboard.press("Tab")
    servers.enter_context(open_exhibit(port))
    expect(panel.prompt).to_contain_text("Your game goes on where it was.")
    assert panel.kept == kept
    assert panel.picture["map"] == states
    expect(story.title).to_have_text("Exit ticket")
    expect(lesson.locator("textarea").first).to_have_value("A draft.")
    expect(lectern.get_by_role("textbox")).to_be_visible()
    expect(atlas.locator("[data-at='1919-06-10']")).to_be_visible()
    for page in pages:
        expect(page.locator(".vfw-banner > div")).to_have_count(0)
