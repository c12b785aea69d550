"""Questions in the text of a lesson are understood, and what is wrong with one is said."""

import pytest

from vfw.classroom.lesson_questions import EXIT, PREDICT, Question, split_questions

BODY = """
Three quarters are needed.

That is many.

? kind: predict
? ask: How many of the 48?
? choices: 25 | 36
? right: 36
? example: 25
? note: Three quarters of 48
  is 36. [CONAN1952]
? kind: exit
? ask: Why so many?
? answer: open
? example: So that a few cannot decide.
"""


def test_prose_and_questions_are_split() -> None:
    prose, questions = split_questions(BODY)
    assert prose == "Three quarters are needed.\n\nThat is many."
    assert questions == (
        Question(PREDICT, "How many of the 48?", "25", ("25", "36"), "36", "Three quarters of 48 is 36. [CONAN1952]"),
        Question(EXIT, "Why so many?", "So that a few cannot decide."),
    )


def test_a_text_without_questions_has_none() -> None:
    assert split_questions("Only words? Yes.") == ("Only words? Yes.", ())


@pytest.mark.parametrize(
    ("line", "instead", "what"),
    [
        ("? kind: predict", "? kind: guess", "is of kind 'guess'; expected predict, question, exit"),
        ("? right: 36", "? right: 37", "right is '37'; expected one of 25 | 36"),
        ("? example: 25", "? example: 24", "example is '24'; expected one of 25 | 36"),
        ("? example: 25", "? hint: many", "says 'hint'; expected some of kind, ask"),
        ("? example: 25\n", "", "has no 'example'"),
        ("? choices: 25 | 36\n", "", "needs either 'choices: one | another' or 'answer: open'"),
    ],
)
def test_the_fault_of_a_question_is_named(line: str, instead: str, what: str) -> None:
    with pytest.raises(ValueError, match="How many of the 48") as wrong:
        split_questions(BODY.replace(line, instead))
    assert what in str(wrong.value)
