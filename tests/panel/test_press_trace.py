"""One press, traced: how many files of the package it runs through, and how many of their functions it calls."""

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import vfw
from tests.panel.screen import Screen

PACKAGE = Path(vfw.__file__).parent
MOST_FILES, MOST_CALLS = 59, 1500
"""The limits. They may only become smaller; the aim is 35 files and 1,500 calls."""


@contextmanager
def traced_calls() -> Iterator[Counter[str]]:
    """Count the calls of functions of the package by file; templates and libraries are not counted."""
    calls: Counter[str] = Counter()

    def note(frame: FrameType, event: str, argument: Any) -> None:
        path = frame.f_code.co_filename
        if event == "call" and path.endswith(".py") and Path(path).is_relative_to(PACKAGE):
            calls[Path(path).relative_to(PACKAGE).as_posix()] += 1

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        yield calls
    finally:
        sys.setprofile(before)


def test_a_press_runs_through_few_files_and_functions(screen: Screen) -> None:
    screen.begin(opposition="oppobot")
    # The first press fills caches.
    for _ in range(2):
        card = next(pick for pick in screen.picks if isinstance(pick, str))
        with traced_calls() as calls:
            screen.pick(card)
        screen.press("undo")
    report = f"{len(calls)} files, {calls.total()} calls: {calls.most_common(8)}"
    assert len(calls) <= MOST_FILES, report
    assert calls.total() <= MOST_CALLS, report
