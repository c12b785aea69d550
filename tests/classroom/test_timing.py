"""How long a lesson takes is computed from its words and its acts, and nothing else."""

import re
from pathlib import Path

import pytest

from vfw.classroom.timing import (
    ACTIVITY_SECONDS,
    CARD,
    MAP,
    MARGIN,
    PREDICTION,
    QUESTION,
    TALK,
    VOTE,
    WORDS_A_MINUTE,
    WRITTEN,
    ShownContent,
    count_activities,
    count_words,
    load_shown_content,
    read_shown_content,
    step_seconds,
    timetable,
)
from vfw.history.texts import Section, Text, parse, read_all
from vfw.resources import lesson

LESSONS = read_all("lessons")
BODY = """
Three fourths are needed. [CONAN1952]

Is that many? [HWS5]

? kind: predict
? ask: How many of the 48?
? choices: 36 | 40
? example: 36
? note: It is 36. [CONAN1952]
? kind: question
? ask: Who says so?
? choices: All | None
? example: All
? kind: exit
? ask: Why?
? answer: open
? example: So.
"""
STEP = Section("first", "Two gates", BODY.strip())


def lasting(words: int, name: str = "a") -> str:
    return f"## {name}: A\n{'so ' * (words - 1)}\n"


def test_words_are_counted_without_marks() -> None:
    title, prose, asked, choices, note = 2, 4 + 3, 5 + 3 + 1, 4, 3
    assert count_words(STEP) == title + prose + asked + choices + note


def test_activities_are_counted_by_kind() -> None:
    acts = count_activities(STEP, ShownContent(maps=2, cards=3, votes=1))
    assert acts == {PREDICTION: 1, QUESTION: 1, WRITTEN: 1, TALK: 1, MAP: 2, CARD: 3, VOTE: 1}


def test_a_step_takes_the_time_of_its_words_and_activities() -> None:
    words = Section("a", "", "so " * WORDS_A_MINUTE)
    assert step_seconds(words, ShownContent()) == 60
    assert (
        step_seconds(words, ShownContent(cards=2, votes=1)) == 60 + 2 * ACTIVITY_SECONDS[CARD] + ACTIVITY_SECONDS[VOTE]
    )


def test_a_path_takes_the_time_of_its_steps_and_a_margin() -> None:
    head = "---\ntitle: A\nminutes: 30\npath 30: a\npath 45: a, b\n---\n"
    text = parse(head + lasting(2 * WORDS_A_MINUTE) + lasting(WORDS_A_MINUTE + 10, "b"), "none.md")
    times = timetable(text)
    assert (times.minutes("a"), times.minutes("b"), times.usual) == (2, 1, 30)
    assert times.paths == {30: ("a",), 45: ("a", "b")}
    assert (times.takes(30) * 60, times.takes(45) * 60) == (MARGIN + 120, MARGIN + 120 + 60 + 60)


@pytest.mark.parametrize("text", LESSONS.values(), ids=LESSONS)
def test_every_path_of_a_lesson_fits_its_minutes(text: Text) -> None:
    times = timetable(text)
    assert set(times.paths) == {30, 45, 90}
    assert times.usual in times.paths
    for minutes, steps in times.paths.items():
        assert times.takes(minutes) <= minutes, f"{text.name}: {steps}"
    assert set(times.paths[30]) < set(times.paths[45]) < set(times.paths[90]) == set(times.seconds)
    assert times.takes(90) >= 75, "a class with 90 minutes is left with nothing to do"


def test_the_readme_lists_the_time_of_each_activity_once() -> None:
    readme = lesson("README.md").read_text(encoding="utf-8")
    told = {
        kind: int(seconds)
        for kind, seconds in re.findall(r"^\| (?:an? )?([a-z ]+) \| (\d+) s \|", readme, re.MULTILINE)
    }
    assert told == ACTIVITY_SECONDS
    assert f"{WORDS_A_MINUTE} words a minute" in readme
    assert f"{MARGIN // 60} minutes for coming in" in readme


def test_every_step_of_the_table_exists() -> None:
    assert {
        step for step in load_shown_content() if step[1] not in [section.name for section in LESSONS[step[0]].sections]
    } == set()


def test_a_damaged_table_is_reported_with_its_line(tmp_path: Path) -> None:
    table = tmp_path / "acts.csv"
    table.write_text("lesson,step,maps,cards,votes\nvote,first,1,x,0\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"acts\.csv, line 2: column cards: 'x' is not a whole number"):
        read_shown_content(table)
