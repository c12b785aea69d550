"""The standards of school curricula that teacher guides cite: one table, in our own words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from vfw.history.table_reading import read
from vfw.resources import lesson

SECTION = "standards"
"""The section of a guide that cites them, a line for each framework: `- NCSS: 2, 3, 6`."""
TABLE, COLUMNS = "standards.csv", ("framework", "code", "wording", "seen")
CITED = re.compile(r"^- (?P<framework>[^:\n]+): (?P<codes>[^\n]+)$", re.MULTILINE)


@dataclass(frozen=True)
class Standard:
    """A standard.

    Attributes:
        framework, code: as guides cite it. wording: what it is about, in our own words.
        seen: whether we have seen it in public data; else it should be checked before it is cited.
    """

    framework: str
    code: str
    wording: str
    seen: bool


@cache
def standards() -> tuple[Standard, ...]:
    """All there are, as the table lists them. Raises ValueError that names line and column where it is damaged."""
    return read(
        lesson(TABLE),
        COLUMNS,
        lambda line: Standard(line.text("framework"), line.text("code"), line.text("wording"), line.flag("seen")),
    )


def citations(section: str) -> Iterator[tuple[int, str, str]]:
    """What the section of a guide cites: (line from 0, framework, code) each."""
    for cited in CITED.finditer(section):
        line = section.count("\n", 0, cited.start())
        for code in cited["codes"].split(", "):
            yield line, cited["framework"], code


def cited_in(section: str) -> list[Standard]:
    """The standards that the section of a guide cites, in its order; those that the table does not have left out."""
    known = {(standard.framework, standard.code): standard for standard in standards()}
    return [known[framework, code] for _, framework, code in citations(section) if (framework, code) in known]
