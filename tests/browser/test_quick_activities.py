"""The activities without a kernel in a real browser: complete at every size, by finger, by key and by announcements."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import find_barriers
from tests.browser.conftest import RequestMonitor
from tests.browser.layout import resize_window
from tests.browser.test_accessibility import SMALL_TARGETS, SMALL_TEXT
from tests.browser.test_front_page import BEYOND_THE_WINDOW, stop_clock
from vfw.history.texts import read
from vfw.server import quick_pages

SIZES = [(1920, 1080), (1366, 768), (1280, 800), (1080, 1920), (390, 844)]
KEPT = "[{ ...localStorage }, { ...sessionStorage }]"
ANSWERS = ".answers button"
"""The buttons that lead on, of which those of one screen are visible."""
UNEXPLAINED = """() => {
    const explained = [...document.querySelectorAll('.key li')].filter((item) => item.checkVisibility())
        .map((item) => item.dataset.of);
    const fills = [...document.querySelectorAll('.country > [data-land]')].map((land) => land.dataset.fill);
    const marks = [...document.querySelectorAll('.marks use')].map((use) => use.getAttribute('href').slice(6));
    return [...new Set([...fills, ...marks])].filter((shown) => !explained.includes(shown)
        && !['vote-none', 'vote-neither', 'vote-places'].includes(shown));
}"""
"""The colors and patterns on the map of the race that its legend lacks.

Places where women cannot vote need no explanation, and thin dots are a kind of dots.
"""
FILL = "(shape) => getComputedStyle(shape).fill"
BEAT_MS = 333
"""Milliseconds."""


def people() -> list[quick_pages.Person]:
    return quick_pages.people(read("doors/whose-vote"))


def questions() -> list[quick_pages.RaceQuestion]:
    return quick_pages.race_questions(read("doors/the-race"))


def announcements(page: Page) -> Locator:
    return page.get_by_role("status").filter(has_text=re.compile("."))


def screens(page: Page) -> Iterator[int]:
    """Yield the screens of a visit one after the other, to the ending; the first answer is pressed on each."""
    shown = 0
    while not page.locator(".end").count():
        yield shown
        page.locator(ANSWERS).locator("visible=true").first.click()
        shown += 1
    yield shown


@pytest.mark.parametrize(("name", "count"), [("whose-vote", 10), ("the-race", 8)])
def test_every_screen_fits_at_every_size(new_page: Callable[..., Page], exhibit: str, name: str, count: int) -> None:
    page = new_page(reduced_motion="reduce")
    page.goto(f"{exhibit}doors/{name}")
    page.evaluate("document.fonts.ready")
    last = 0
    for shown in screens(page):
        last = shown
        assert shown not in (0, 1, count - 1) or find_barriers(page) == [], shown
        for width, height in SIZES:
            resize_window(page, width, height)
            wider, longer = page.evaluate(BEYOND_THE_WINDOW)
            assert max(wider, longer) <= 0, (shown, width, height)
            assert page.evaluate(SMALL_TARGETS) == [], (shown, width, height)
            assert page.evaluate(SMALL_TEXT) == [], (shown, width, height)
    assert last + 1 == count


def test_each_person_is_asked_about_and_then_explained(page: Page, exhibit: str, monitor: RequestMonitor) -> None:
    page.goto(f"{exhibit}doors/whose-vote")
    red, green, blue = (int(part) for part in re.findall(r"\d+", page.locator(".place").first.evaluate(FILL)))
    assert red >= green >= blue, "purple would say that women vote there"
    for number, person in enumerate(people()):
        asked, told = page.locator("[data-is='asked']"), page.locator(".person[data-is='told']")
        expect(page.get_by_role("heading", level=2).locator("visible=true")).to_have_count(2)
        expect(asked.get_by_role("heading")).to_have_text(f"{person.name} {person.place}")
        expect(asked.locator(".why")).to_be_hidden()
        asked.get_by_role("button", name="No", exact=True).click()
        expect(told).to_contain_text("She could vote." if person.could_vote else "She could not vote.")
        expect(told).to_contain_text(person.why.words)
        expect(told).to_contain_text(person.why.sources[0].title)
        expect(page.locator(f".marks li:nth-child({number + 1})")).to_have_attribute("data-is", "told")
    page.get_by_role("button", name="See what came later").click()
    expect(page.get_by_role("heading", name="Three of the eight could vote")).to_be_focused()
    surprises = ", ".join(person.name for person in people() if person.could_vote)
    expect(page.locator(".yours")).to_have_text(f"Not as you thought: {surprises}.")
    page.get_by_role("button", name="Sources").click()
    expect(page.get_by_role("heading", name="Who says so")).to_be_visible()
    page.keyboard.press("Escape")
    assert page.evaluate(KEPT) == [{}, {}]
    page.get_by_role("link", name="Another visitor").click()
    expect(page.locator(".intro")).to_be_visible()
    expect(page.locator(".end")).to_have_count(0)
    assert not [url for url in monitor.requests if "/voila/render" in url or "/api/" in url], "no kernel"


def test_whose_vote_is_answered_by_key_and_announced(page: Page, exhibit: str) -> None:
    page.goto(f"{exhibit}doors/whose-vote")
    first, second, *_ = people()
    page.get_by_role("button", name="Yes", exact=True).focus()
    page.keyboard.press("Enter")
    expect(announcements(page)).to_have_text(
        f"{first.name}: She could vote. {first.why.words} Next: {second.name} {second.place}. {second.who.words} "
        "Could she vote on 2 November 1920?"
    )
    expect(page.get_by_role("heading", name=second.name)).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Yes", exact=True)).to_be_focused()


def test_the_years_stop_three_times_and_show_the_outcome(page: Page, exhibit: str) -> None:
    stop_clock(page)
    page.goto(f"{exhibit}doors/the-race")
    year = page.locator(".year b")
    expect(year).to_have_text("1848")
    page.clock.run_for(5 * BEAT_MS)
    expect(year).to_have_text("1853")
    page.get_by_role("button", name="Pause").click()
    page.clock.run_for(50 * BEAT_MS)
    expect(year).to_have_text("1853")
    page.get_by_role("button", name="Go on").click()
    before = 1853
    for question in questions():
        page.clock.run_for((question.stops - before) * BEAT_MS)
        expect(year).to_have_text(str(question.stops))
        expect(page.get_by_role("heading", name=question.title)).to_be_focused()
        expect(announcements(page)).to_contain_text(f"{question.about.words} {', '.join(question.options)}.")
        page.clock.run_for(100 * BEAT_MS)
        expect(year).to_have_text(str(question.stops))
        page.get_by_role("button", name=question.options[0], exact=True).press("Enter")
        page.clock.run_for((question.shows - question.stops) * BEAT_MS)
        expect(year).to_have_text(str(question.shows))
        expect(announcements(page)).to_have_text(f"{question.title} {question.answer} {question.outcome.words}")
        expect(page.locator(".stop[data-is='tells'] .why .from")).to_contain_text(question.outcome.sources[0].title)
        page.get_by_role("button", name="Let the years go on").press("Enter")
        before = question.shows
    expect(page.get_by_role("heading", name="Seventy-two years")).to_be_focused()
    told = [
        f"{question.shows} {question.title} You said “{question.options[0]}”"
        + (", and so it was." if question.options[0] == question.answer else f". It was “{question.answer}”.")
        for question in questions()
    ]
    expect(page.locator(".yours li")).to_have_text(told)
    assert page.evaluate(KEPT) == [{}, {}]
    assert [link.get_attribute("href") for link in page.get_by_role("navigation").get_by_role("link").all()] == [
        "/doors/the-race",
        "/voila/render/atlas.ipynb#race",
        "/voila/render/tennessee.ipynb",
        "/doors/whose-vote",
    ]


def test_the_legend_covers_the_map_and_the_last_question_names_the_refusals(
    new_page: Callable[..., Page], exhibit: str
) -> None:
    page = new_page(reduced_motion="reduce")
    page.goto(f"{exhibit}doors/the-race")
    expect(page.locator(".intro")).to_contain_text("Purple means")
    expect(page.locator(".year b")).to_have_text("1848")
    for shown in screens(page):
        assert page.evaluate(UNEXPLAINED) == [], shown
        if shown == 6:
            break
    expect(page.locator(".year b")).to_have_text("1920")
    expect(page.locator(".marks use[href='#mark-no']")).to_have_count(9)
    expect(page.locator(".marks use[href='#mark-yes']")).to_have_count(36)


@pytest.mark.parametrize("name", ["whose-vote", "the-race"])
def test_without_scripts_the_whole_activity_is_readable(new_page: Callable[..., Page], exhibit: str, name: str) -> None:
    page = new_page(java_script_enabled=False)
    page.goto(f"{exhibit}doors/{name}")
    told = (
        [person.why for person in people()] if name == "whose-vote" else [question.outcome for question in questions()]
    )
    for passage in told:
        expect(page.get_by_text(passage.words)).to_be_visible()
    expect(page.locator(ANSWERS).locator("visible=true")).to_have_count(0)
    expect(page.get_by_role("link", name="Another visitor")).to_be_visible()


@pytest.mark.parametrize("name", ["whose-vote", "the-race"])
def test_with_the_largest_letters_every_screen_fits_a_telephone(
    new_page: Callable[..., Page], exhibit: str, name: str
) -> None:
    page = new_page(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    page.goto(f"{exhibit}doors/{name}")
    page.get_by_text("Letters and light").click()
    page.get_by_role("button", name="Largest").click()
    page.keyboard.press("Escape")
    for shown in screens(page):
        assert page.evaluate(BEYOND_THE_WINDOW)[0] <= 0, shown
