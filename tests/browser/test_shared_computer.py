"""A shared computer keeps the lessons of several pupils, and opens them from files."""

import json
import re
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.axe import find_barriers
from tests.browser.test_lesson import SMALL_TARGETS, LessonPage
from tests.server.running import CHECKOUT, Running

LESSON = "ratification"
ANSWER = "The fifteen full-vote states, all together"


def start_lesson(story: LessonPage, name: str) -> None:
    """Type a name, answer the first question, and turn to the second step."""
    story.page.get_by_label("Your name").fill(name)
    story.page.get_by_text(ANSWER).click()
    story.button("Predict").click()
    expect(story.page.locator(".vfw-said")).to_be_visible()
    story.turn_to(2)


def offered_lessons(page: Page) -> list[str]:
    """Return the names of the offered lessons, in their order."""
    expect(page.locator(".vfw-asks")).to_be_visible()
    return [text.split(",")[0] for text in page.locator(".vfw-stored li p").all_inner_texts()]


def test_a_pupil_finds_the_lesson_again_after_another_pupil(page: Page, exhibit: str) -> None:
    story = LessonPage(page, exhibit, LESSON)
    start_lesson(story, "Ana")
    page.reload()
    assert offered_lessons(page) == ["Ana"]
    expect(page.locator(".vfw-stored time")).not_to_contain_text("T")
    story.button("Start new lesson").click()
    story.expect_page(1)
    expect(page.get_by_label("Your name")).to_have_value("")
    start_lesson(story, "Ben")
    page.reload()
    assert offered_lessons(page) == ["Ben", "Ana"]
    assert page.evaluate(SMALL_TARGETS) == []
    assert find_barriers(page) == []
    page.get_by_role("group", name="Ana").get_by_role("button", name="Continue lesson").click()
    story.expect_page(2)
    story.turn_to(1)
    expect(page.get_by_label("Your name")).to_have_value("Ana")
    expect(page.locator(".vfw-said")).to_have_text(f"You predicted: {ANSWER}")
    story.button("Choose lesson").click()
    assert offered_lessons(page) == ["Ana", "Ben"]


def continue_here(page: Page) -> None:
    """Continue a lesson here that goes on in another window and has stopped in this one."""
    told = page.get_by_role("alert").filter(has_text="This lesson goes on in another window.")
    expect(told).to_be_in_viewport()
    assert page.locator(".vfw-lesson").evaluate("lesson => lesson.inert")
    told.get_by_role("button", name="Continue here").click()


def test_two_windows_do_not_overwrite_each_others_lesson(page: Page, exhibit: str) -> None:
    dee, eve = LessonPage(page, exhibit, LESSON), LessonPage(page.context.new_page(), exhibit, LESSON)
    start_lesson(dee, "Dee")
    continue_here(eve.page)
    assert offered_lessons(eve.page) == ["Dee"]
    eve.button("Start new lesson").click()
    eve.expect_page(1)
    start_lesson(eve, "Eve")
    continue_here(dee.page)
    assert offered_lessons(dee.page) == ["Eve", "Dee"]


def test_an_unsent_draft_stays_with_its_lesson(page: Page, exhibit: str) -> None:
    story = LessonPage(page, exhibit, LESSON)
    story.turn_to_exit_ticket()
    page.locator("textarea").first.fill("Congress only proposes.")
    page.reload()
    story.button("Start new lesson").click()
    story.turn_to_exit_ticket()
    expect(page.locator("textarea").first).to_have_value("")
    page.reload()
    page.get_by_role("button", name="Continue lesson").last.click()
    expect(page.locator("textarea").first).to_have_value("Congress only proposes.")


def test_a_lesson_saved_as_a_file_opens_in_another_browser(
    new_page: Callable[..., Page], exhibit: str, tmp_path: Path
) -> None:
    page = new_page()
    story = LessonPage(page, exhibit, LESSON)
    start_lesson(story, "Ana")
    page.reload()
    with page.expect_download() as download:
        story.button("Save lesson").click()
    assert download.value.suggested_filename.startswith("ratification-ana-20")
    file = tmp_path / "lesson.json"
    download.value.save_as(file)

    other = new_page()
    story = LessonPage(other, exhibit, LESSON)
    story.button("Choose lesson").click()
    expect(other.locator(".vfw-asks h2")).to_have_text("No lesson is kept here")
    wrong = tmp_path / "wrong.json"
    wrong.write_text("[]", encoding="utf-8")
    other.get_by_label("Open saved lesson").set_input_files(wrong)
    expect(other.get_by_role("status").filter(has_text="This file holds no saved lesson.")).to_be_visible()
    of_another = json.loads(file.read_text(encoding="utf-8")) | {"lesson": "nashville"}
    wrong.write_text(json.dumps(of_another), encoding="utf-8")
    other.get_by_label("Open saved lesson").set_input_files(wrong)
    told = other.get_by_role("status").filter(has_text="This file")
    expect(told).to_contain_text("This file holds another lesson. Open it in that lesson.")
    large = tmp_path / "large.json"
    large.write_bytes(b" " * 4_000_001)
    other.get_by_label("Open saved lesson").set_input_files(large)
    too_large = "This file is too large. Choose a lesson file of at most 4 MB."
    expect(other.get_by_role("status").filter(has_text=too_large)).to_be_visible()
    other.get_by_label("Open saved lesson").set_input_files(file)
    expect(other.locator(".vfw-stored li")).to_have_count(1)
    assert offered_lessons(other) == ["Ana"]
    expect(told).to_have_count(0)
    story.button("Continue lesson").click()
    story.expect_page(2)
    story.turn_to(1)
    expect(other.locator(".vfw-said")).to_have_text(f"You predicted: {ANSWER}")


OF_0_1 = {"answers": {"0": ANSWER}, "goes_on": False, "has_played": False, "game": []}
KEPT_BY_0_1 = json.dumps({"at": 0, "steps": {"congress-said-yes": OF_0_1}})


def keep_lesson(page: Page, *keys: str) -> None:
    """Let the browser keep that lesson under these keys from the beginning."""
    for key in keys:
        page.add_init_script(f"localStorage[{json.dumps(key)}] ??= {json.dumps(KEPT_BY_0_1)}")


def test_a_lesson_kept_by_version_0_1_is_offered(page: Page, exhibit: str) -> None:
    keep_lesson(page, f"vfw:lesson:{LESSON}")
    page.goto(f"{exhibit}voila/render/lesson-{LESSON}.ipynb")
    assert offered_lessons(page) == ["No name"]
    page.get_by_role("button", name="Continue lesson").click()
    expect(page.locator(".vfw-said")).to_have_text(f"You predicted: {ANSWER}")


def test_a_user_of_a_hub_is_not_offered_the_lesson_of_another(page: Page, servers: ExitStack) -> None:
    server = servers.enter_context(Running.exhibit(CHECKOUT / "notebooks", base="/user/ben/vfw/"))
    others = [f"vfw:lesson:{LESSON}", f"vfw:/user/ana/:lesson:{LESSON}"]
    keep_lesson(page, *others)
    story = LessonPage(page, server.url, LESSON)
    expect(page.locator(".vfw-asks")).to_have_count(0)
    start_lesson(story, "Ben")
    page.wait_for_function(f"localStorage['vfw:/user/ben/:lesson:{LESSON}']?.includes('Ben')")
    assert page.evaluate("keys => keys.map((key) => localStorage[key])", others) == [KEPT_BY_0_1, KEPT_BY_0_1]


EVIL = """<img src=x onerror="window.isHurt = true"></script><script>window.isHurt = true</script>"""


def test_an_answer_sheet_opens_by_itself_and_resumes_elsewhere(
    new_page: Callable[..., Page], exhibit: str, tmp_path: Path
) -> None:
    page = new_page()
    story = LessonPage(page, exhibit, LESSON)
    start_lesson(story, "Ana")
    story.turn_to_exit_ticket()
    for place in range(4):
        page.locator("textarea").nth(place).fill(f"Because {EVIL}")
    story.button("Hand in").click()
    expect(page.locator(":focus")).to_contain_text("your teacher does not have them yet")
    with page.expect_download() as download:
        page.locator(".vfw-handed").get_by_role("button", name="Save for your teacher").click()
    assert re.fullmatch(r"ratification-ana-\d{4}-\d\d-\d\d\.html", download.value.suggested_filename)
    file = tmp_path / "sheet.html"
    download.value.save_as(file)

    sheet = new_page()
    sheet.goto(file.as_uri())
    expect(sheet).to_have_title(re.compile("Ana$"))
    expect(sheet.locator("dd", has_text=f"Answered: Because {EVIL}")).to_have_count(4)
    expect(sheet.locator("dd", has_text=f"Predicted: {ANSWER}")).to_be_visible()
    expect(sheet.locator("img, link, script:not([type='application/json'])")).to_have_count(0)
    assert sheet.evaluate("window.isHurt ?? false") is False

    other = new_page()
    story = LessonPage(other, exhibit, LESSON)
    story.button("Choose lesson").click()
    other.get_by_label("Open saved lesson").set_input_files(file)
    story.button("Continue lesson").click()
    expect(other.locator(".vfw-said").first).to_have_text(f"You handed in: Because {EVIL}")
    assert other.evaluate("window.isHurt ?? false") is False


def test_a_short_answer_stays_in_its_field_and_is_accepted_the_second_time(page: Page, exhibit: str) -> None:
    story = LessonPage(page, exhibit, "nashville")
    story.turn_to(10)
    field = page.locator(".vfw-question textarea").first
    field.fill("idk lol")
    story.button("Answer").first.click()
    expect(page.locator(".vfw-more")).to_be_visible()
    expect(field).to_be_focused()
    expect(field).to_have_value("idk lol")
    story.button("Answer").first.click()
    expect(page.locator(".vfw-said")).to_have_text("You answered: idk lol")
