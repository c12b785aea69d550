"""Checks of every text in the folder `lessons`: `vfw check-content`.

texts.py         the kinds of texts, their requirements, and the texts of a folder
checks.py        the checks of one text, and its reading level
custom_texts.py  texts that a museum adds or replaces, read from its folder and checked
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from vfw.content_checks.checks import check, reading_grade, running_text
from vfw.content_checks.texts import Problem, TextFolder
from vfw.history.writing import BRACKET, UNVERIFIED, keys_of
from vfw.resources import lesson

__all__ = ["Problem", "Report", "check_texts", "find_problems"]


@dataclass(frozen=True)
class Report:
    """The result of a check.

    Attributes:
        problems: The problems by file and line.
        texts: The number of texts, by the name of their kind.
        sourced: The number of brackets with sources.
        marked: The number of marks of “not confirmed”.
        grades: The reading levels of the sections that are long enough to judge, by the name of their kind.
    """

    problems: list[Problem]
    texts: dict[str, int]
    sourced: int
    marked: int
    grades: dict[str, list[float]]

    def __str__(self) -> str:
        """Return a summary in three lines."""
        texts = ", ".join([f"{name} {number}" for name, number in sorted(self.texts.items())])
        levels = "; ".join(
            [f"{name} {median(grades):.1f}, {max(grades):.1f}" for name, grades in sorted(self.grades.items())]
        )
        return (
            f"{sum(self.texts.values())} texts read: {texts}\n"
            f"{self.sourced} statements with a source, {self.marked} marked as not confirmed\n"
            f"reading level in grades, of the middle section and of the hardest: {levels}"
        )


def find_problems(root: Path | None = None) -> list[Problem]:
    """Return all problems in the texts of the folder `root`, by default the `lessons` of the exhibit."""
    return check_texts(root).problems


def check_texts(root: Path | None = None) -> Report:
    """Check the texts of a folder, and return the problems with statistics.

    Raises:
        FileNotFoundError: The folder has no sources.csv.
    """
    shelf = TextFolder(root or lesson("sources.csv").parent)
    texts, grades, brackets = defaultdict[str, int](int), defaultdict[str, list[float]](list), list[list[str]]()
    for text in shelf.texts.values():
        texts[text.kind.name] += 1
        for section in text.sections:
            brackets += [keys_of(bracket["bracket"]) for bracket in BRACKET.finditer(section.body)]
            if (level := reading_grade(running_text(section))) is not None:
                grades[text.kind.name].append(level)
    marked = brackets.count([UNVERIFIED])
    return Report(sorted(_iterate_problems(shelf)), dict(texts), len(brackets) - marked, marked, dict(grades))


def _iterate_problems(shelf: TextFolder) -> Iterator[Problem]:
    for file, wrong in shelf.unread.items():
        yield Problem(f"lessons/{file}", wrong.line, wrong.what)
    for file, text in shelf.texts.items():
        for line, what in check(text, shelf):
            yield Problem(f"lessons/{file}", line, what)
    for name, title in shelf.cards_without_note():
        yield Problem(f"lessons/cards/{name}.md", 0, f"the card called {title} has no note; write one in this file")
