"""The notebooks show and play what the table says, from which the times of lessons are computed."""

import csv

import pytest

from tests.lessons import acts
from vfw.classroom.lesson import ANSWERS
from vfw.classroom.timing import COLUMNS, TABLE
from vfw.resources import lesson


def test_the_table_of_acts_agrees_with_the_notebooks(monkeypatch: pytest.MonkeyPatch) -> None:
    """`python -m tests.lessons.acts` writes it again."""
    monkeypatch.setenv(ANSWERS, "example")
    with lesson(TABLE).open(encoding="utf-8", newline="") as file:
        head, *rows = csv.reader(file)
    assert tuple(head) == COLUMNS
    assert rows == [[str(cell) for cell in row] for row in acts.rows()]
