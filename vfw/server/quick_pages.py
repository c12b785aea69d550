"""The two-minute pages without a kernel, *The race* and *Whose vote?*.

*The race* is the film of the front page from 1848 on. It stops three times and asks the visitor what comes next.
*Whose vote?* asks about eight women of 1920: could she vote on November 2, and if not, why not? The questions and
answers are texts in `lessons/doors`.
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from vfw.atlas.frames import EventKind
from vfw.atlas.outline import Outline, outlines
from vfw.atlas.short_film import AT_REST, FIRST, LAST, SENECA_FALLS, short_film
from vfw.front_matter import TextError
from vfw.history import ratification, sources
from vfw.history.law import full_suffrage_states
from vfw.history.rows import Source
from vfw.history.texts import Section, Text, read
from vfw.history.writing import BRACKET, UNVERIFIED, keys_of, plain
from vfw.server.front_page import Tile
from vfw.server.text_pages import Page
from vfw.votes.narration.words import NUMBER_WORDS

PARAGRAPH_BREAK = re.compile(r"\n\s*\n|\n(?=- )")
BULLET = "- "


@dataclass(frozen=True)
class Passage:
    """A paragraph or a list item of a text, and its sources.

    Attributes:
        words: The text without markup.
        sources: The sources that the text cites.
        is_point: Whether it is a list item.
        first: The bold words at its beginning; "" for none.
    """

    words: str
    sources: tuple[Source, ...] = ()
    is_point: bool = False
    first: str = ""

    @property
    def rest(self) -> str:
        """The words after the bold words."""
        return self.words.removeprefix(self.first).strip()


def passages(section: Section) -> list[Passage]:
    """Return the paragraphs and list items of a section, in order."""
    return [_passage(written.strip()) for written in PARAGRAPH_BREAK.split(section.body)]


def section_values(text: Text, *names: str) -> dict[str, Any]:
    """Return sections for a template; the key of the section `left-out` is `left_out`."""
    sections = {name: text[name] for name in names}
    return {
        name.replace("-", "_"): {"title": section.title, "passages": passages(section)}
        for name, section in sections.items()
    }


def sources_by_statement(text: Text) -> dict[str, list[Source]]:
    """Return the sources of each section under its title, and of each list item under its words."""
    statements: dict[str, list[Source]] = {}
    for section in text.sections:
        for passage in passages(section):
            if passage.sources:
                statements.setdefault(passage.words if passage.is_point else section.title, []).extend(passage.sources)
    return {about: list(dict.fromkeys(written)) for about, written in statements.items()}


def listed_sections(text: Text, key: str) -> Iterator[Section]:
    """Yield the sections that a key of the text lists, as in `people: rankin, lee`.

    Raises:
        BadText: The text has no such key.
        KeyError: The text has no section of a listed name. The message has the names of its sections.
    """
    if key not in text.head:
        raise TextError(1, f"a line “{key}: …” is missing above; it names the sections in their order")
    for name in text.head[key].split(","):
        yield text[name.strip()]


def _passage(written: str) -> Passage:
    bold = re.match(rf"(?:{BULLET})?\*\*(.+?)\*\*", written)
    keys = [key for bracket in BRACKET.finditer(written) for key in keys_of(bracket["bracket"]) if key != UNVERIFIED]
    known = sources()
    return Passage(
        words=" ".join(plain(written).split()),
        sources=tuple(known[key] for key in dict.fromkeys(keys) if key in known),
        is_point=written.startswith(BULLET),
        first=bold[1] if bold else "",
    )


THE_RACE = "the-race"
COUNTED_YEARS = (1848, 1869, 1896, 1914, 1918, 1920)
"""The years for which the ending counts the states in which women could vote in every election."""
ANSWER_MARKS: dict[str, EventKind] = {"ratified": "yes", "rejected": "no"}
"""The mark on the map for each answer of a state to the Amendment."""


@dataclass(frozen=True)
class RaceQuestion:
    """A question at which the film stops.

    Attributes:
        key: The name of its section.
        stops: The year after which the film stops.
        shows: The year until which the film continues after the answer.
        title: The question.
        about: The paragraph before the answers.
        options: The answers to choose from.
        answer: The correct answer.
        outcome: The paragraph after the answer.
    """

    key: str
    stops: int
    shows: int
    title: str
    about: Passage
    options: tuple[str, ...]
    answer: str
    outcome: Passage


def race_values(text: Text) -> dict[str, Any]:
    """Return the values of *The race* for its template.

    Raises:
        BadText: The text does not have the expected form.
        KeyError: A section is missing.
    """
    questions, film = race_questions(text), short_film()
    return {
        "questions": questions,
        **section_values(text, "intro", "end", "left-out"),
        "counts": [(year, states_with_the_vote(year)) for year in COUNTED_YEARS],
        "full_at_rest": states_with_the_vote(AT_REST),
        "film": film,
        "at_rest": film.year(AT_REST),
        "statements": sources_by_statement(text) | {"The map and its years": [sources()[key] for key in film.sources]},
        "data": {
            **film.data,
            "begins": SENECA_FALLS,
            "stops": [(question.stops, question.shows) for question in questions],
            "full": [states_with_the_vote(year) for year in range(FIRST, LAST + 1)],
            "said": {str(year): state_marks(year) for year in (1919, 1920)},
        },
    }


def race_questions(text: Text) -> list[RaceQuestion]:
    """Return the questions in order.

    Raises:
        BadText: The text does not have the expected form.
    """
    sections, years = list(listed_sections(text, "questions")), text.head.get("years", "").split(",")
    if len(years) != len(sections):
        raise TextError(1, f"{len(sections)} questions and {len(years)} “years”; write two years for each question")
    return [_race_question(section, year) for section, year in zip(sections, years, strict=True)]


def _race_question(section: Section, years: str) -> RaceQuestion:
    written = passages(section)
    points = [passage for passage in written if passage.is_point]
    right = [point.first for point in points if point.first]
    if len(written) - len(points) != 2 or len(points) < 2 or len(right) != 1:
        raise TextError(section.line, "write a paragraph, a list of answers of which one is bold, and a paragraph")
    span = re.fullmatch(r"\s*(\d{4}) to (\d{4})\s*", years)
    if not span or not SENECA_FALLS < int(span[1]) < int(span[2]) <= LAST:
        raise TextError(
            1, f"“years” are “{years.strip()}”; write two from {SENECA_FALLS} to {LAST}, as in 1868 to 1869"
        )
    return RaceQuestion(
        key=section.name,
        stops=int(span[1]),
        shows=int(span[2]),
        title=section.title,
        about=written[0],
        options=tuple(point.words for point in points),
        answer=right[0],
        outcome=written[-1],
    )


@cache
def states_with_the_vote(year: int) -> int:
    """Return the number of states and territories where women could vote in every election at the end of a year."""
    return len(full_suffrage_states(datetime.date(year, 12, 31)))


def state_marks(year: int) -> dict[str, EventKind]:
    """Return the marks of the ratifying and the rejecting states at the end of a year."""
    rows = [row for row in ratification() if row.on and row.on.date.year <= year]
    return {row.state: ANSWER_MARKS[row.outcome] for row in rows if row.ordinal or row.outcome == "rejected"}


WHOSE_VOTE = "whose-vote"
ANSWERS = {"Yes.": True, "No.": False}
"""The words with which the answer to *Whose vote?* begins, and whether she could vote."""


@dataclass(frozen=True)
class Person:
    """A woman of 1920, or a group, if her section says so.

    Attributes:
        key: The name of her section.
        name: Her name.
        place: Her state or island.
        outline: The outline of the state; None for another place.
        who: The paragraph before the answer.
        could_vote: The correct answer.
        why: The paragraph after the answer.
    """

    key: str
    name: str
    place: str
    outline: Outline | None
    who: Passage
    could_vote: bool
    why: Passage


def whose_vote_values(text: Text) -> dict[str, Any]:
    """Return the values of *Whose vote?* for its template.

    Raises:
        BadText: The text does not have the expected form.
        KeyError: A section is missing.
    """
    women = people(text)
    return {
        "people": women,
        "all": NUMBER_WORDS[len(women)],
        "could": NUMBER_WORDS[sum(person.could_vote for person in women)],
        **section_values(text, "intro", "left-out", "since"),
        "statements": sources_by_statement(text),
    }


def people(text: Text) -> list[Person]:
    """Return the women in order.

    Raises:
        BadText: The text does not have the expected form.
    """
    return [_person(section) for section in listed_sections(text, "people")]


def _person(section: Section) -> Person:
    name, comma, place = section.title.rpartition(", ")
    written = passages(section)
    answer = next((word for word in ANSWERS if written[-1].words.startswith(word)), None)
    if not comma or len(written) != 2 or answer is None:
        raise TextError(
            section.line,
            "write a name, a comma and a place as the title, and two paragraphs: who she is, and what came of it, which"
            " begins with “Yes.” or “No.”",
        )
    who, why = written
    because = Passage(why.words.removeprefix(answer).strip(), why.sources)
    outline = next((outline for outline in outlines().values() if outline.name == place), None)
    return Person(section.name, name, place, outline, who, ANSWERS[answer], because)


PAGE_VALUES = {THE_RACE: race_values, WHOSE_VOTE: whose_vote_values}
"""The function that reads the values of each page from its text, by the name of the page."""
TENNESSEE_TILE = Tile("Win Tennessee", "Two minutes, August 1920", "tennessee.ipynb")
NEXT_TILES = {
    THE_RACE: (
        Tile("See the race", "Day by day, 1919 and 1920", "atlas.ipynb", "voila/render/atlas.ipynb#race"),
        TENNESSEE_TILE,
        Tile("Whose vote?", "Eight women of 1920", "", f"doors/{WHOSE_VOTE}"),
    ),
    WHOSE_VOTE: (
        TENNESSEE_TILE,
        Tile("The race", "1848 to 1920 in ninety seconds", "", f"doors/{THE_RACE}"),
    ),
}
"""The links at the ending of each page; a link without its notebook is not shown."""


def quick_page_title(name: str) -> str:
    """Return the title of a two-minute page."""
    return read(f"doors/{name}").head["title"]


def quick_page(name: str, notebooks: Collection[str]) -> Page:
    """Return a two-minute page of an exhibit with these notebooks."""
    text = read(f"doors/{name}")
    next_tiles = [tile for tile in NEXT_TILES[name] if tile.is_open(notebooks)]
    return Page(f"quick/{name}.html", text.head["title"], {"door": name, "ways": next_tiles, **PAGE_VALUES[name](text)})
