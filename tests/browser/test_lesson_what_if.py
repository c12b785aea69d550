"""The lesson What if? in a real Chromium: games are simulated inside the lesson, by key alone, at every width."""

from playwright.sync_api import Page, expect

from tests.browser.axe import find_barriers
from tests.browser.test_lesson import LessonPage

LEAST_LETTERS = 14.9
"""Pixels; letters are drawn as small as 15, and browsers round."""
LETTERS = """() => Math.min(...[...document.querySelectorAll('.vfw-answer-leaf svg text')]
    .filter((text) => text.checkVisibility())
    .map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a))"""
SMALL_TARGETS = """() => [...document.querySelectorAll('.vfw-answer-leaf :is(button, summary)')]
    .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 44)
    .map((target) => target.outerHTML.slice(0, 120))"""


def test_a_prediction_and_simulated_games_work_by_keyboard(page: Page, exhibit: str) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    story = LessonPage(page, exhibit, "what-if")
    story.turn_to(3)
    live = page.locator(".vfw-answer-leaf")
    expect(live).to_have_count(0)
    page.locator(".vfw-question input").first.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    play = live.get_by_role("button", name="Play 200 worlds of each kind")
    expect(play).to_be_visible()
    play.focus()
    page.keyboard.press("Enter")
    again = live.get_by_role("button", name="Play 200 worlds of each kind, with other luck")
    expect(again).to_be_visible()
    expect(page.get_by_text("200 worlds of each kind were played.")).to_be_focused()
    expect(live.locator(".vfw-answer-line")).to_contain_text("In this model the Amendment is won in")
    expect(live.get_by_role("log")).to_contain_text("In this model the Amendment is won in")
    expect(live.locator("ol li")).to_have_count(1)
    page.keyboard.press("Tab")
    expect(again).to_be_focused()
    page.keyboard.press("Enter")
    expect(live.locator("ol li")).to_have_count(2)


def test_pictures_of_an_answer_are_readable_and_have_no_barriers(page: Page, exhibit: str) -> None:
    story = LessonPage(page, exhibit, "what-if")
    for number, (width, height) in ((4, (390, 844)), (6, (1280, 800))):
        page.set_viewport_size({"width": width, "height": height})
        story.turn_to(number)
        expect(page.locator(".vfw-answer-figure svg:visible").first).to_be_visible()
        page.locator(".vfw-answer-figure summary").first.press("Enter")
        expect(page.locator(".vfw-answer-figure table").first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.evaluate(LETTERS) >= LEAST_LETTERS
        assert page.evaluate(SMALL_TARGETS) == []
        assert find_barriers(page) == []
