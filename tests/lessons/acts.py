"""Count what the notebooks of the lessons show and play, while they run with their example answers.

    .venv/bin/python -m tests.lessons.acts

writes `lessons/acts.csv` again; then read the difference. The times of `vfw.classroom.timing` are computed from it.
"""

from __future__ import annotations

import csv
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from vfw.classroom import Lesson
from vfw.classroom.lesson import ANSWERS
from vfw.classroom.step_view import StepView
from vfw.classroom.timing import COLUMNS, NOTHING, TABLE, ShownContent
from vfw.history.texts import read_all
from vfw.resources import lesson

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"


def run(name: str) -> Lesson:
    """The lesson that its notebook leaves behind."""
    notebook = json.loads((NOTEBOOKS / f"lesson-{name}.ipynb").read_text(encoding="utf-8"))
    left: dict[str, Any] = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), left)
    found = left["lesson"]
    assert isinstance(found, Lesson)
    return found


def shown_in(view: StepView) -> ShownContent:
    """Return what a finished step has shown and played."""
    maps = (view.step.show is not None) + (view.step.reveal is not None)
    if not (view.step.play and view.match):
        return ShownContent(maps)
    cards = view.step.play.seen(view.match)
    asked = view.match.positions[view.step.play.looks_from(view.match) :]
    states = {event[2] for position in asked for event in position.news if event[0] == "vote rolled"}
    return ShownContent(maps, cards, len(states))


def rows() -> Iterator[tuple[str | int, ...]]:
    """The table without its head; VFW_ANSWERS must be "example"."""
    for name in sorted(read_all("lessons")):
        for view in run(name).steps:
            shown = shown_in(view)
            if shown != NOTHING:
                yield name, view.step.section.name, shown.maps, shown.cards, shown.votes


if __name__ == "__main__":
    os.environ[ANSWERS] = "example"
    counted = [*rows()]  # The notebooks read the old table, so it is not opened for writing before.
    with lesson("sources.csv").with_name(TABLE).open("w", encoding="utf-8", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows([COLUMNS, *counted])
