"""The race in ninety seconds: the film of the front page from 1848 on, which stops three times and asks what comes."""

from __future__ import annotations

import datetime
import re
from dataclasses import dataclass
from functools import cache
from typing import Any

from vfw.atlas.frames import EventKind
from vfw.atlas.short_film import AT_REST, FIRST, LAST, SENECA_FALLS, short_film
from vfw.front_matter import TextError
from vfw.history import ratification, sources
from vfw.history.law import full_suffrage_states
from vfw.history.texts import Section, Text
from vfw.server.quick.passages import Passage, named, parts, passages, stated

NAME = "the-race"
COUNTED = (1848, 1869, 1896, 1914, 1918, 1920)
"""The years of which the end says how many states let women vote in every election."""
SAID: dict[str, EventKind] = {"ratified": "yes", "rejected": "no"}
"""The mark of a state by its answer to the Amendment."""


@dataclass(frozen=True)
class Question:
    """What is asked when the years stop.

    Attributes:
        stops: the year after which the film stops. shows: the year up to which it goes on when one has answered.
        options: what may be answered. answer: that of history. about: what one sees and knows. told: what happened.
    """

    key: str
    stops: int
    shows: int
    asked: str
    about: Passage
    options: tuple[str, ...]
    answer: str
    told: Passage


def page_values(text: Text) -> dict[str, Any]:
    """What the page shows of its text. Raises BadText, and KeyError for a section that is missing."""
    asked, film = questions(text), short_film()
    return {
        "questions": asked,
        **parts(text, "intro", "end", "left-out"),
        "counts": [(year, states_with_the_vote(year)) for year in COUNTED],
        "full_at_rest": states_with_the_vote(AT_REST),
        "film": film,
        "at_rest": film.year(AT_REST),
        "statements": stated(text) | {"The map and its years": [sources()[key] for key in film.sources]},
        "data": {
            **film.data,
            "begins": SENECA_FALLS,
            "stops": [(question.stops, question.shows) for question in asked],
            "full": [states_with_the_vote(year) for year in range(FIRST, LAST + 1)],
            "said": {str(year): marks(year) for year in (1919, 1920)},
        },
    }


def questions(text: Text) -> list[Question]:
    """The questions in their order. Raises BadText."""
    sections, years = list(named(text, "questions")), text.head.get("years", "").split(",")
    if len(years) != len(sections):
        raise TextError(1, f"{len(sections)} questions and {len(years)} “years”; write two years for each question")
    return [_question(section, year) for section, year in zip(sections, years, strict=True)]


def _question(section: Section, years: str) -> Question:
    told = passages(section)
    points = [passage for passage in told if passage.is_point]
    right = [point.first for point in points if point.first]
    if len(told) - len(points) != 2 or len(points) < 2 or len(right) != 1:
        raise TextError(section.line, "write a paragraph, a list of answers of which one is bold, and a paragraph")
    span = re.fullmatch(r"\s*(\d{4}) to (\d{4})\s*", years)
    if not span or not SENECA_FALLS < int(span[1]) < int(span[2]) <= LAST:
        raise TextError(
            1, f"“years” are “{years.strip()}”; write two from {SENECA_FALLS} to {LAST}, as in 1868 to 1869"
        )
    return Question(
        key=section.name,
        stops=int(span[1]),
        shows=int(span[2]),
        asked=section.title,
        about=told[0],
        options=tuple(point.words for point in points),
        answer=right[0],
        told=told[-1],
    )


@cache
def states_with_the_vote(year: int) -> int:
    """In how many states and territories women could vote in every election at the end of a year."""
    return len(full_suffrage_states(datetime.date(year, 12, 31)))


def marks(year: int) -> dict[str, EventKind]:
    """What the states that made the Amendment law, and those that refused, had said by the end of a year."""
    rows = [row for row in ratification() if row.on and row.on.date.year <= year]
    return {row.state: SAID[row.outcome] for row in rows if row.ordinal or row.outcome == "rejected"}
