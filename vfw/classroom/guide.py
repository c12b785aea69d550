"""Teacher guides: their HTML, which contains the answers, and the standards of school curricula that they cite.

The standards are one table, in our own words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from vfw.history.table_reading import read as read_table
from vfw.history.texts import read, read_all
from vfw.history.writing import rendered, source_list_html
from vfw.resources import lesson
from vfw.templating import Markup, render

SECTION = "standards"
"""The section of a guide that cites standards, a line for each framework: `- NCSS: 2, 3, 6`."""
TABLE, COLUMNS = "standards.csv", ("framework", "code", "wording", "seen")
CITED = re.compile(r"^- (?P<framework>[^:\n]+): (?P<codes>[^\n]+)$", re.MULTILINE)


@dataclass(frozen=True)
class Standard:
    """A standard.

    Attributes:
        framework, code: The names by which guides cite it.
        wording: Its subject, in our own words.
        seen: True if we have seen it in public data; else check it before you cite it.
    """

    framework: str
    code: str
    wording: str
    seen: bool


@cache
def load_standards() -> tuple[Standard, ...]:
    """Return all standards, as the table lists them.

    Raises:
        ValueError: The table is damaged; the message names line and column.
    """
    return read_table(
        lesson(TABLE),
        COLUMNS,
        lambda line: Standard(line.text("framework"), line.text("code"), line.text("wording"), line.flag("seen")),
    )


def citations(section: str) -> Iterator[tuple[int, str, str]]:
    """Yield the citations in the section of a guide: (line from 0, framework, code) each."""
    for cited in CITED.finditer(section):
        line = section.count("\n", 0, cited.start())
        for code in cited["codes"].split(", "):
            yield line, cited["framework"], code


def cited_in(section: str) -> list[Standard]:
    """Return the standards that the section of a guide cites, in its order; unknown ones are left out."""
    known = {(standard.framework, standard.code): standard for standard in load_standards()}
    return [known[framework, code] for _, framework, code in citations(section) if (framework, code) in known]


GUIDES = "guides"


def guide(lesson: str) -> Markup:
    """Return the guide of the lesson of that name, as HTML.

    Raises:
        ValueError: There is no such guide; the message names the existing ones.
    """
    try:
        text = read(f"{GUIDES}/{lesson}")
    except FileNotFoundError:
        raise ValueError(f"there is no guide {lesson!r}; expected one of {', '.join(read_all(GUIDES))}") from None
    sections, numbered = [], tuple[str, ...]()
    for section in text.sections:
        written = rendered(section.body, numbered=numbered)
        numbered = written.sources
        sections.append((section.title, written.html))
    title, sources = text.head["title"], source_list_html(numbered)
    return render("classroom/templates/guide.html", title=title, sections=sections, sources=sources)
