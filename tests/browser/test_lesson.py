"""A lesson in a real Chromium: a story in pages, with maps, a game and answers that stay."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Download, Locator, Page, expect

from tests.browser.axe import find_barriers
from tests.browser.connection import Connection
from tests.browser.panel_page import SECOND_CLICK

SIZES = [(1920, 1080), (1280, 800), (1080, 1920), (390, 844)]
WAITING = 400  # ms in which a page may still be painted again

SMALL_TARGETS = """() => [...document.querySelectorAll('.vfw-leaf :is(button, textarea, summary, .vfw-option)')]
    .filter((target) => {
        const box = target.getBoundingClientRect();
        return target.checkVisibility() && Math.min(box.width, box.height) < 44;
    }).map((target) => target.outerHTML.slice(0, 120))"""


class LessonPage:
    """The pages of a lesson."""

    def __init__(self, page: Page, url: str, name: str, query: str = "") -> None:
        self.page = page
        page.goto(f"{url}voila/render/lesson-{name}.ipynb{query}")
        self.wait()

    def wait(self) -> None:
        expect(self.page.locator(".vfw-lesson-foot")).to_be_visible()

    @property
    def title(self) -> Locator:
        return self.page.locator(".vfw-step h2").first

    def button(self, name: str) -> Locator:
        return self.page.locator(".vfw-leaf").get_by_role("button", name=name)

    def go_on(self) -> None:
        """Turn to the next step, and leave its question open."""
        self.button("Next step ›").click()
        self.button("Next step without it").click()

    def turn_to(self, number: int) -> None:
        self.page.locator(f'nav button[data-value="{number - 1}"]').click()
        self.expect_page(number)

    def turn_to_exit_ticket(self) -> None:
        self.page.locator("nav button[data-value]").last.click()
        expect(self.title).to_have_text("Exit ticket")
        expect(self.title).to_be_focused()

    def expect_page(self, number: int) -> None:
        """Wait for the whole page: the head, which is painted first, the step, and the foot, which is painted last."""
        here = self.page.locator("nav button[aria-current]")
        expect(here).to_have_attribute("data-value", str(number - 1))
        expect(self.title).to_have_text(str(here.get_attribute("title")).split(", not on your")[0])
        expect(self.page.locator(".vfw-lesson-foot")).to_contain_text(f"Step {number} ")


def test_a_prediction_is_compared_and_kept(page: Page, exhibit: str) -> None:
    story = LessonPage(page, exhibit, "ratification")
    expect(story.title).to_have_text("Congress has said yes")
    expect(page.locator(".vfw-stage path.vfw-state")).to_have_count(48)
    page.get_by_text("The fifteen full-vote states, all together").click()
    story.button("Predict").click()
    expect(page.locator(".vfw-verdict")).to_contain_text("Not quite")
    story.button("Next step ›").click()
    expect(story.title).to_have_text("Thirty-six of forty-eight")

    page.reload()
    story.button("Continue lesson").click()
    expect(story.title).to_have_text("Thirty-six of forty-eight")
    story.button("Back").click()
    expect(page.locator(".vfw-said")).to_have_text("You predicted: The fifteen full-vote states, all together")


def test_the_next_pupil_does_not_see_the_answers_of_the_last(page: Page, exhibit: str) -> None:
    story = LessonPage(page, exhibit, "ratification")
    page.get_by_text("The fifteen full-vote states, all together").click()
    story.button("Predict").click()
    expect(page.locator(".vfw-said")).to_be_visible()
    page.reload()
    expect(page.locator(".vfw-asks h2")).to_have_text("Is this your lesson?")
    expect(page.locator(".vfw-said")).to_have_count(0)
    story.button("Start new lesson").click()
    expect(story.title).to_be_focused()
    expect(story.button("Predict")).to_be_visible()
    page.reload()
    expect(page.locator(".vfw-asks h2")).to_have_text("Is this your lesson?")
    story.button("Remove").click()
    story.button("Remove this lesson").click()
    story.wait()
    page.reload()
    story.wait()
    expect(page.locator(".vfw-asks")).to_have_count(0)


def test_a_double_click_turns_one_page_of_the_path_in_the_address(page: Page, exhibit: str) -> None:
    story = LessonPage(page, exhibit, "nashville", "?path=30")
    expect(page.locator(".vfw-takes")).to_have_text("about 3 minutes")
    story.button("Next step ›").dblclick()
    story.button("Next step without it").dblclick()
    story.expect_page(4)
    page.wait_for_timeout(WAITING)
    story.expect_page(4)
    story.turn_to(2)
    expect(page.locator(".vfw-takes")).to_have_text("Not on your 30-minute path · about 2 minutes")


def test_a_question_below_is_announced_and_not_skipped_by_accident(page: Page, exhibit: str) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    story = LessonPage(page, exhibit, "ratification")
    below = story.button("1 question below")
    expect(below).to_be_visible()
    story.button("Next step ›").click()
    expect(page.get_by_role("heading", name="1 question not answered")).to_be_focused()
    story.button("Answer it").click()
    expect(page.locator(".vfw-question input").first).to_be_focused()
    expect(page.locator(".vfw-question input").first).to_be_in_viewport()
    expect(below).to_be_hidden()
    story.go_on()
    story.expect_page(2)


def test_on_a_laptop_text_and_map_are_side_by_side_and_a_game_fills_the_window(page: Page, exhibit: str) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    story = LessonPage(page, exhibit, "ratification")
    chart, text = page.locator(".vfw-stage path.vfw-state").first, page.locator(".vfw-leaf-above p").first
    expect(chart).to_be_visible()
    story.button("1 question below").press("Enter")
    for sees in (page.locator(".vfw-question"), page.locator(".vfw-leaf-above p").last, chart):
        expect(sees).to_be_in_viewport()
    side, below = edges_of(text), edges_of(page.locator(".vfw-question"))
    assert side["left"] == pytest.approx(below["left"])
    assert below["right"] < edges_of(page.locator(".vfw-stage"))["left"]

    story.turn_to(4)
    for sees in (page.locator(".vfw-play"), page.locator(".vfw-race-number")):
        expect(sees).to_be_in_viewport(ratio=1)

    story.turn_to(7)
    page.locator(".vfw-panel").get_by_role("button", name="Hint").click()
    game = page.locator(".vfw-stage > .vfw-panel")
    page.wait_for_function("game => Math.abs(game.getBoundingClientRect().top) < 1", arg=game.element_handle())
    assert edges_of(game)["bottom"] == pytest.approx(768, abs=1)


def test_a_pupil_who_skips_the_game_sees_the_outcome_too(page: Page, exhibit: str) -> None:
    story = LessonPage(page, exhibit, "ratification")
    story.turn_to(7)
    story.button("Show the map without playing").click()
    expect(page.locator(".vfw-film-when")).to_have_text("22 March 1920")
    page.reload()
    story.button("Continue lesson").click()
    expect(page.locator(".vfw-film-when")).to_have_text("22 March 1920")


def edges_of(locator: Locator) -> dict[str, float]:
    box: dict[str, float] = locator.evaluate("element => element.getBoundingClientRect().toJSON()")
    return box


def test_an_unsent_draft_stays_and_is_on_the_answer_sheet(page: Page, exhibit: str) -> None:
    story = LessonPage(page, exhibit, "ratification")
    story.turn_to_exit_ticket()
    page.locator("textarea").first.fill("Congress only proposes.")
    drafted = page.locator(".vfw-answers dd").filter(has_text="Congress only proposes.")
    expect(drafted).to_have_text("Written, not sent: Congress only proposes.")
    story.button("Back").click()
    expect(story.title).to_have_text("Who still could not vote")
    story.button("Next step ›").click()
    expect(page.locator("textarea").first).to_have_value("Congress only proposes.")
    story.expect_page(14)
    page.reload()
    story.button("Continue lesson").click()
    expect(page.locator("textarea").first).to_have_value("Congress only proposes.")
    page.emulate_media(media="print")
    expect(drafted).to_be_visible()
    expect(page.locator(".vfw-answers dd").filter(has_text="Left open", visible=True)).to_have_count(8)
    expect(page.locator(".vfw-signed")).to_have_text(re.compile(r"^NameDate: \w+ \d+, \d{4}$"))
    expect(story.title).to_be_hidden()
    page.emulate_media(media="screen")
    story.button("Choose lesson").click()
    story.button("Start new lesson").click()
    story.turn_to_exit_ticket()
    expect(page.locator("textarea").first).to_have_value("")


def test_an_exit_ticket_is_submitted_as_a_whole_by_keyboard(page: Page, exhibit: str) -> None:
    story = LessonPage(page, exhibit, "amendment")
    story.turn_to_exit_ticket()
    page.locator("textarea").first.focus()
    page.keyboard.type("Two thirds & three fourths.")
    focused = page.locator(":focus")
    for _ in range(4):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(focused).to_contain_text("Questions 2, 3 and 4 are still open.")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(focused).to_contain_text("your teacher does not have them yet")
    page.keyboard.press("Tab")
    while focused.evaluate("element => element.tagName") != "TEXTAREA":
        page.keyboard.press("Tab")
    expect(focused).to_have_value("Two thirds & three fourths.")
    page.keyboard.press("Control+End")
    page.keyboard.type(" Of what?")
    expect(page.locator(".vfw-answers dd").filter(has_text="Of what?")).to_contain_text("Final version, not sent")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log").filter(has_text="Your final version is kept.")).to_have_count(1)
    ticket = page.locator(".vfw-answers h3", has_text="Exit ticket").locator("+ dl")
    said = ["Answered: Two thirds & three fourths.", "Final version: Two thirds & three fourths. Of what?"]
    expect(ticket.locator("dd:visible")).to_have_text([*said, *["Left open", "No final version"] * 3])


@pytest.mark.long
def test_a_lost_connection_is_reported_outside_a_game(page: Page, exhibit: str) -> None:
    cable = Connection(page)
    story = LessonPage(page, exhibit, "ratification")
    story.go_on()
    story.expect_page(2)
    cable.delivers_to_page = False
    story.button("Next step ›").click()
    told = page.locator('.vfw-banner[role="alert"]:not(:empty)')
    expect(told).to_contain_text("does not answer. Your answers are kept in this browser.", timeout=30_000)
    cable.delivers_to_page = True
    expect(told).to_have_count(0)
    expect(page.get_by_role("status").filter(has_text="Sending it again")).to_have_count(0)


def test_a_failed_press_is_reported_and_the_lesson_goes_on(page: Page, exhibit: str) -> None:
    story = LessonPage(page, exhibit, "ratification")
    # Use one call: the page may be painted again in between.
    story.button("Next step ›").evaluate("button => { button.dataset.command = 'nonsense'; button.click(); }")
    told = page.get_by_role("status").filter(has_text="That did not work. What you did before is kept.")
    expect(told).to_be_in_viewport()
    told.get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)
    story.turn_to(2)


def test_a_question_is_answered_by_keyboard(page: Page, exhibit: str) -> None:
    story = LessonPage(page, exhibit, "ratification")
    story.turn_to(3)
    page.locator(".vfw-question input").first.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator('.vfw-verdict[data-right="yes"]')).to_be_visible()
    focused = page.evaluate("document.activeElement.closest('.vfw-question') !== null")
    assert focused, "the focus is lost when a question is answered"
    story.button("Next step ›").focus()
    page.keyboard.press("Enter")
    expect(story.title).to_have_text("Nine states in nineteen days")


FOCUS = """() => {
    const [foot, here] = [document.querySelector('.vfw-leaf-foot'), document.activeElement];
    const [top, box] = [foot.getBoundingClientRect().top, here.getBoundingClientRect()];
    return foot.contains(here) ? 'in the foot' : box.bottom > top + 1 ? '' : box.top > top / 2 ? 'low' : 'high';
}"""


def test_the_focused_element_is_above_the_foot(page: Page, exhibit: str) -> None:
    LessonPage(page, exhibit, "amendment")
    seen: list[str] = []
    while "in the foot" not in seen:
        page.keyboard.press("Tab")
        seen.append(page.wait_for_function(FOCUS).json_value())
    assert seen.count("low") > 3, "nothing lay low enough to be covered"


def test_the_engine_is_watched_before_the_learner_plays(page: Page, exhibit: str) -> None:
    story = LessonPage(page, exhibit, "ratification")
    story.turn_to(5)
    replay = page.locator(".vfw-replay")
    expect(replay).to_be_visible()
    page.wait_for_timeout(SECOND_CLICK)
    while page.get_by_role("button", name="One step on").get_attribute("aria-disabled") == "false":
        step = replay.get_attribute("data-step")
        page.get_by_role("button", name="One step on").click()
        expect(replay).not_to_have_attribute("data-step", step or "")
    expect(page.locator('path.vfw-state[data-fill="ratified"]')).to_have_count(3)
    page.get_by_role("button", name="Your turn").click()
    expect(page.locator(".vfw-prompt h2")).to_be_visible()
    expect(replay).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_step_fits_the_window_and_has_no_barriers(
    new_page: Callable[..., Page], exhibit: str, width: int, height: int
) -> None:
    page = new_page(viewport={"width": width, "height": height})
    story = LessonPage(page, exhibit, "nashville")
    for number in (1, 6):
        story.turn_to(number)
        expect(page.locator(".vfw-stage path.vfw-state").first).to_be_visible()
        page.wait_for_timeout(WAITING)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.evaluate(SMALL_TARGETS) == []
        assert find_barriers(page) == []


def test_an_unreadable_kept_lesson_is_set_aside_and_can_be_saved(page: Page, exhibit: str) -> None:
    kept, drafts = "[" * 100_000, "1e400"
    slot = "vfw:lesson:ratification"
    for key, text in ((slot, kept), (f"{slot}:drafts", drafts)):
        page.add_init_script(f"localStorage['{key}'] ??= '{text}'")
    story = LessonPage(page, exhibit, "ratification")
    told = page.get_by_role("status")
    unread = told.filter(has_text="What this browser kept of this lesson cannot be read")
    expect(unread).to_contain_text("It is not lost")
    with page.expect_download() as download:
        unread.get_by_role("button", name="Save it as a file").click()
    assert download.value.suggested_filename == "lesson.json"
    page.reload()
    unread.get_by_role("button", name="Close").click()
    assert page.evaluate("slot => localStorage[`${slot}:put aside 2`] ?? null", slot) is None
    story.turn_to_exit_ticket()
    page.locator("textarea").first.fill("Congress only proposes.")
    expect(told.filter(has_text="what you wrote and did not send cannot be read")).to_have_count(1)
    told.get_by_role("button", name="Close").click()
    aside = [f"{slot}:put aside 1", f"{slot}:drafts:put aside 1"]
    assert page.evaluate("keys => keys.map((key) => localStorage[key])", aside) == [kept, drafts]
    files: list[Download] = []
    page.on("download", lambda file: files.append(file))
    with page.expect_download(lambda file: file.suggested_filename.endswith("2.json")):
        story.button("Download the unreadable save").click()
    assert sorted(file.path().read_text(encoding="utf-8") for file in files) == sorted([kept, drafts])
    story.button("Choose lesson").click()
    expect(page.locator(".vfw-asks").get_by_role("button", name="Download the unreadable save")).to_be_visible()
    story.button("Start new lesson").click()
    story.expect_page(1)
    expect(story.button("Download the unreadable save")).to_have_count(0)
    assert page.evaluate("keys => keys.map((key) => localStorage[key] ?? null)", aside) == [None, None]
