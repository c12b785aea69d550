"""Lessons and handouts speak to pupils; instructions for teachers are in the guides."""

import re

import pytest

from vfw.history.texts import read_all

FOR_THE_TEACHER = re.compile(
    r"\b(pupils?|(when|once) everybody is|read \w+ answers? aloud|ask (who would|them|the class)|collect the"
    r"|form (two|three|four|five) groups|(have|let) each (group|pair|of them)|each (group|pair)? ?(gets|takes)"
    r"|(two|three|four|five) groups take|on the board|find one person in the room)\b",
    re.IGNORECASE,
)


@pytest.mark.parametrize("folder", ["lessons", "handouts"])
def test_no_text_for_pupils_tells_the_teacher_what_to_do(folder: str) -> None:
    for name, text in read_all(folder).items():
        for section in text.sections:
            found = FOR_THE_TEACHER.search(" ".join(section.body.split()))
            assert found is None, f"{folder}/{name}, {section.name}: “{found[0]}” belongs into the guide"


@pytest.mark.parametrize(
    "said",
    [
        "When everybody is done, read one answer aloud and ask who would answer in another way.",
        "Five groups take a link each.",
        "Form four groups. Each gets five minutes.",
    ],
)
def test_instructions_for_the_teacher_are_recognized(said: str) -> None:
    assert FOR_THE_TEACHER.search(said)
