"""A lesson is left and taken up again: what the browser keeps, and what it puts aside."""

import json
from datetime import datetime

import pytest

from tests.accessible import buttons, find
from tests.classroom.lessons import (
    NASHVILLE,
    PREDICTION,
    answer,
    found,
    head,
    left,
    lesson,
    page_of,
    resumed,
    said,
    send_message,
    shown,
)
from vfw.classroom import Lesson
from vfw.classroom.kept_lesson import KeptLesson, KeptStep, parse_kept_lesson
from vfw.classroom.lesson_page import LessonPageWidget
from vfw.core import OlderSave


@pytest.fixture
def lesson_list_requests(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The slots of the page widgets that are asked which lessons the browser keeps."""
    asked: list[str] = []
    monkeypatch.setattr(LessonPageWidget, "list_lessons", lambda leaf: asked.append(leaf.slot))
    return asked


@pytest.fixture
def set_aside_calls(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """Record each order to set a kept lesson aside: why, and what the page kept before that."""
    told: list[tuple[str, str]] = []
    monkeypatch.setattr(LessonPageWidget, "keep_copy", lambda leaf, why: told.append((why, leaf.keeps)))
    return told


def test_a_kept_lesson_is_resumed_after_the_pupil_chooses_it() -> None:
    again = found(left(lesson(paged=True)[0]), "full")
    assert "Is this your lesson?" in page_of(again).html("head")
    assert "step 4 of 4: 2 answers and a game" in page_of(again).html("head")
    assert (shown(again), page_of(again).html("foot")) == ("", "")
    send_message(again, kind="command", name="go on", value="now")
    assert shown(again) == again.steps[3].name
    assert again.steps[0].progress.answers == {0: PREDICTION}
    assert again.steps[3].progress.answers == {1: "It cost money."}
    assert again.steps[0].sensitivity == "full"


def test_an_automatic_reload_resumes_without_a_question() -> None:
    again, _ = lesson(paged=True)
    kept = left(lesson(paged=True)[0])
    send_message(again, kind="kept", text=kept, has_drafts=False, goes_on=True, sensitivity="")
    assert shown(again) == again.steps[3].name
    assert again.steps[0].progress.answers == {0: PREDICTION}


def test_the_next_pupil_does_not_see_the_answers_of_the_last_one() -> None:
    again = found(left(lesson(paged=True)[0]))
    assert PREDICTION not in page_of(again).html("head") + page_of(again).html("foot")
    send_message(again, kind="command", name="start new", value="sure")
    assert said(again) == []
    assert shown(again) == again.steps[0].name
    assert not parse_kept_lesson(page_of(again).keeps).is_worth_asking_about


def test_unsent_drafts_count_as_a_kept_lesson() -> None:
    pages, _ = lesson(paged=True)
    send_message(pages, kind="kept", text="", has_drafts=True, sensitivity="")
    assert "Is this your lesson?" in page_of(pages).html("head")


def test_a_reload_loses_neither_ticks_nor_games() -> None:
    pages, _ = lesson(paged=True)
    pages.turn_to(1)
    again = resumed(left(pages, at=2))
    assert "Step 2: Thirty-six of forty-eight, done" in buttons(page_of(again).html("head"))
    match = again.steps[2].match
    assert match
    assert match.replies == pages.steps[2].match.replies  # type: ignore[union-attr]
    again.steps[2].staged[0].pick("event")
    assert parse_kept_lesson(page_of(again).keeps).steps["you-ask-first"].has_played


def test_a_game_that_does_not_fit_its_scenario_any_more_starts_again(set_aside_calls: list[tuple[str, str]]) -> None:
    kept = json.loads(left(lesson(paged=True)[0], at=2))
    kept["steps"]["you-ask-first"]["game"][0] = ["suffragist dance", 1]
    again = resumed(json.dumps(kept))
    match = again.steps[2].match
    assert match
    assert match.replies == NASHVILLE.match().replies
    ((told, _),) = set_aside_calls
    assert told.startswith("Your game of this step starts again, because the saved game does not fit: reply 1: ")


BRACKETS = "[" * 100_000 + "]" * 100_000


@pytest.mark.parametrize(
    ("kept", "why"),
    [
        ("no json", "line 1 is not as the exhibit writes it, at 'no json'"),
        (BRACKETS, "its brackets are nested too deep"),
        ('{"at": 1e400, "steps": {}}', "a number in it is too large"),
        ('{"at": 1e300, "steps": {}}', "it holds something else"),
        (f'{{"at": {"9" * 5000}, "steps": {{}}}}', "a number in it is too large"),
        ("[]", "it holds something else"),
        ('{"at": "x"}', "it holds something else"),
        ('{"at": 1, "steps": {"exit-ticket": 3}}', "it holds something else"),
    ],
)
def test_an_unreadable_kept_lesson_is_copied_before_it_is_overwritten(
    kept: str, why: str, set_aside_calls: list[tuple[str, str]]
) -> None:
    pages = found(kept)
    ((told, kept_then),) = set_aside_calls
    assert told.startswith("What this browser kept of this lesson cannot be read: ")
    assert why in told
    assert kept_then == ""
    assert shown(pages) == pages.steps[0].name
    assert said(pages) == []


def test_nothing_is_copied_if_nothing_was_kept(set_aside_calls: list[tuple[str, str]]) -> None:
    found("")
    assert set_aside_calls == []


def test_a_game_of_older_rules_resumes_and_the_rest_is_copied_first(
    set_aside_calls: list[tuple[str, str]],
) -> None:
    kept = json.loads(left(lesson(paged=True)[0], at=2))
    for step in kept["steps"].values():
        del step["rules"]  # which version 0.1 did not keep
    whole = resumed(json.dumps(kept))
    assert whole.steps[2].match
    assert whole.steps[2].match.older == OlderSave("0.1")
    assert set_aside_calls == []

    kept["steps"]["you-ask-first"]["game"].append(["suffragist dance", 1])
    again = resumed(json.dumps(kept))
    ((told, kept_then),) = set_aside_calls
    assert "It goes on from Turn 6 · Round " in told
    assert kept_then == "", "what the browser keeps was written over before it was set aside"
    assert said(again) == [PREDICTION, "It cost money."]


def test_games_that_are_not_opened_keep_their_version_of_the_rules() -> None:
    kept = json.loads(left(lesson(paged=True)[0], at=1))
    kept["steps"]["you-ask-first"]["rules"] = "0.1"
    again = resumed(json.dumps(kept))
    assert parse_kept_lesson(page_of(again).keeps).steps["you-ask-first"].rules == "0.1"


def test_an_answer_that_is_no_choice_any_more_is_dropped_and_the_others_stay() -> None:
    steps = {"congress-said-yes": {0: "The moon"}, "exit-ticket": {0: "A reason."}, "gone": {0: "x"}}
    again = resumed(KeptLesson(99, {name: KeptStep(answers) for name, answers in steps.items()}).text())
    assert said(again) == ["A reason."]
    assert shown(again) == again.steps[-1].name


def test_begin_again_asks_before_anything_is_removed(lesson_list_requests: list[str]) -> None:
    pages, _ = lesson(paged=True)
    answer(pages.steps[0], 0, PREDICTION)
    pages.turn_to(3)
    send_message(pages, kind="command", name="choose lesson", value="")
    assert lesson_list_requests == ["lesson:ratification"]
    load_page(pages, page_of(pages).keeps, asks=True)
    assert said(pages) == [PREDICTION]
    assert "1 answer" in page_of(pages).html("head")
    send_message(pages, kind="command", name="go on", value="now")
    assert (said(pages), shown(pages)) == ([PREDICTION], "exit-ticket")
    load_page(pages, page_of(pages).keeps, asks=True)
    send_message(pages, kind="command", name="start new", value="sure")
    assert said(pages) == []
    assert [view.is_reached for view in pages.steps] == [True, False, False, False]
    send_message(pages, kind="command", name="start new", value="sure")  # the late half of a double click


# Shared computers


def kept_of(name: str, at: int = 1, when: str = "2026-11-24T10:15:00+00:00") -> str:
    later = ["thirty-six", "you-ask-first", "exit-ticket"][:at]
    steps = {"congress-said-yes": KeptStep({0: PREDICTION}), **{step: KeptStep() for step in later}}
    return KeptLesson(at, steps, name, when).text()


def shared(*earlier: str, now: str = "") -> Lesson:
    """A lesson in a browser that keeps these earlier ones, the newest first, with the keys 1, 2, 3 ..."""
    pages, _ = lesson(paged=True)
    load_page(pages, now, [{"key": str(key), "text": text} for key, text in enumerate(earlier, start=1)])
    return pages


def load_page(pages: Lesson, text: str, earlier: list[dict[str, str]] | None = None, *, asks: bool = False) -> None:
    message = {"text": text, "has_drafts": False, "sensitivity": "", "earlier": earlier or [], "asks": asks}
    send_message(pages, kind="kept", **message)


def described(pages: Lesson) -> list[str]:
    """Each lesson that is offered, in words."""
    (offered,) = find(page_of(pages).html("head"), "region")
    return [line.name for line in offered.inside if line.role == "item"]


def test_several_kept_lessons_are_offered_by_name_date_and_step() -> None:
    pages = shared(kept_of("Ben", 2), kept_of("", 0, ""), now=kept_of("Ana", 3))
    assert "Is one of these your lesson?" in page_of(pages).html("head")
    assert "Start new lesson" in page_of(pages).html("head")
    assert described(pages) == [
        "Ana, 2026-11-24, step 4 of 4: 1 answer",
        "Ben, 2026-11-24, step 3 of 4: 1 answer",
        "No name, step 1 of 4: 1 answer",
    ]
    assert PREDICTION not in page_of(pages).html("head")


def test_an_earlier_lesson_is_resumed_under_its_name() -> None:
    pages = shared(kept_of("Ben", 0), now=kept_of("Ana", 0))
    send_message(pages, kind="command", name="go on", value="1")
    assert said(pages) == [PREDICTION]
    assert parse_kept_lesson(page_of(pages).keeps).name == "Ben"
    assert [line.value for line in find(page_of(pages).html("head"), "textbox")] == ["Ben"]


def test_a_new_lesson_has_no_name() -> None:
    pages = shared(now=kept_of("Ana"))
    send_message(pages, kind="command", name="start new", value="sure")
    assert parse_kept_lesson(page_of(pages).keeps).name == ""


def test_a_name_is_typed_once_and_kept_with_the_moment_of_the_last_act() -> None:
    pages, _ = lesson(paged=True)
    send_message(pages, kind="command", name="sign", value="  Ana   <b>María</b> " + "x" * 100)
    kept = parse_kept_lesson(page_of(pages).keeps)
    assert kept.name.startswith("Ana <b>María</b> x")
    assert len(kept.name) == 60
    assert datetime.fromisoformat(kept.when).tzinfo
    assert "<b>María" not in page_of(pages).html("head")


def test_a_lesson_is_removed_after_a_question_and_the_last_one_leaves_a_new_lesson() -> None:
    pages = shared(kept_of("Ben"), now=kept_of("Ana"))
    send_message(pages, kind="command", name="remove", value="1")
    assert "Remove this lesson?" in page_of(pages).html("head")
    send_message(pages, kind="command", name="keep", value="")
    assert len(described(pages)) == 2
    send_message(pages, kind="command", name="remove", value="1")
    send_message(pages, kind="command", name="remove it", value="1")
    assert [lesson.split(",")[0] for lesson in described(pages)] == ["Ana"]
    send_message(pages, kind="command", name="remove it", value="now")
    assert said(pages) == []
    assert shown(pages) == pages.steps[0].name


def test_a_fourth_earlier_lesson_is_named_before_it_is_pushed_out() -> None:
    pages = shared(kept_of("Cem"), kept_of("Ben"), kept_of("Ana"), now=kept_of("Dee"))
    send_message(pages, kind="command", name="start new", value="")
    assert "There is no room for every lesson" in page_of(pages).html("head")
    assert [lesson.split(",")[0] for lesson in described(pages)] == ["Ana"]
    assert any("[save lesson 3]" in line for line in head(pages))
    send_message(pages, kind="command", name="start new", value="sure")
    assert said(pages) == []


def test_a_new_lesson_beside_lessons_from_files_warns_of_no_loss() -> None:
    # The browser removes one only when it moves the lesson that is open before them.
    pages = shared(kept_of("Dee"), kept_of("Cem"), kept_of("Ben"), kept_of("Ana"))
    assert len(described(pages)) == 4
    assert "A new lesson removes nothing." in page_of(pages).html("head")
    assert any("[start new sure]" in line for line in head(pages))


def test_an_earlier_lesson_that_cannot_be_read_can_be_saved_and_removed() -> None:
    pages = shared("[[[")
    assert described(pages) == ["A lesson that cannot be read: save it as a file to look at it"]
    assert not any("[go on" in line for line in head(pages))


@pytest.mark.parametrize("when", ["yesterday", "2026-11-24T10:15:00", '"', "<b>"])
def test_a_wrong_date_loses_no_answer(when: str) -> None:
    kept = parse_kept_lesson(kept_of("Ana", when=when))
    assert (kept.when, kept.name, kept.answers) == ("", "Ana", 1)


def test_html_in_answers_is_escaped_even_after_a_reload() -> None:
    hostile = "<img src=x onerror=alert(1)> because</textarea><script>alert(1)</script>"
    again = resumed(left(lesson(paged=True)[0]).replace("It cost money.", hostile))
    again.turn_to(3)
    assert said(again)[-1] == hostile
    page = "".join([*(part for view in again.steps for part in view.regions()), page_of(again).html("head")])
    assert "&lt;img src=x" in page
    assert "<img src=x" not in page
    assert "<script>" not in page
