"""Answers that say next to nothing are asked about once, kindly, and taken the second time."""

import pytest

from tests.classroom.lessons import PREDICTION, WRITTEN, answer, hand_in, lesson, send_message
from vfw.classroom import Lesson
from vfw.classroom.lesson_questions import split_questions
from vfw.classroom.progress import is_thin
from vfw.classroom.step_html import ELABORATE
from vfw.history.texts import read_all

THIN = [
    "idk lol",
    "dk",
    "?",
    "...",
    "IDK!!",
    "I don’t know",
    "no idea",
    "aaaaaaa",
    "asdfgh",
    "hahaha",
    "sdfg",
    "k",
    "Yes.",
]
FULL = [
    "60",
    "Racism",
    "Sixty",
    "The states.",
    "They could not vote",
    "TN 1920",
    "No, because of the poll tax",
    "因为各州",
]


@pytest.mark.parametrize("reply", THIN)
def test_an_answer_without_a_word_of_substance_is_thin(reply: str) -> None:
    assert is_thin(reply)


@pytest.mark.parametrize("reply", FULL)
def test_a_short_answer_with_a_word_of_substance_is_not_thin(reply: str) -> None:
    assert not is_thin(reply)


def test_no_example_answer_is_thin() -> None:
    questions = [
        question
        for text in read_all("lessons").values()
        for section in text.sections
        for question in split_questions(section.body)[1]
    ]
    assert len(questions) > 50
    assert [question.example for question in questions if not question.choices and is_thin(question.example)] == []


def test_a_thin_answer_is_asked_about_once_and_then_taken() -> None:
    pages = Lesson("nashville", paged=True)
    pages.step("his-reasons", ask="question")
    (view,), (number, *_) = pages.steps, pages.steps[0].progress.others
    pages.turn_to(0)
    send_message(view, kind="answer", number=number, value="idk lol")
    assert view.progress.answers == {}
    assert ELABORATE in view.regions().below
    assert "\nidk lol</textarea>" in view.regions().below
    assert view.page.page_widget.said.endswith(ELABORATE)
    send_message(view, kind="answer", number=number, value="idk lol")
    assert view.progress.answers == {number: "idk lol"}
    assert ELABORATE not in view.regions().below


def test_a_full_answer_that_is_changed_is_not_called_short() -> None:
    pages = Lesson("nashville", paged=True)
    pages.step("his-reasons", ask="question")
    (view,), (number, *_) = pages.steps, pages.steps[0].progress.others
    pages.turn_to(0)
    send_message(view, kind="answer", number=number, value="idk lol")
    send_message(view, kind="answer", number=number, value="Because he promised it to his mother.")
    send_message(view, kind="command", name="change", value=number)
    assert ELABORATE not in view.regions().below
    assert "idk lol" not in view.regions().below


def test_a_choice_is_never_thin() -> None:
    pages, _ = lesson(paged=True)
    answer(pages.steps[0], 0, PREDICTION)
    assert pages.steps[0].progress.answers == {0: PREDICTION}


def test_a_thin_answer_on_an_exit_ticket_is_asked_about_once() -> None:
    pages, _ = lesson(paged=True)
    view = hand_in(pages, {**WRITTEN, "1": "idk lol", "3": ""})
    assert "Question 4 is still open. Question 2 is answered very briefly" in view.regions().below
    assert not view.progress.handed_in
    send_message(view, kind="command", name="write on", value="")
    hand_in(pages, {**WRITTEN, "1": "idk lol"})
    assert view.progress.handed_in
    assert view.progress.answers[1] == "idk lol"
