"""Whose vote? Eight women of 1920: could she vote on 2 November, and if not, why not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from vfw.atlas.outline import Outline, outlines
from vfw.front_matter import TextError
from vfw.history.texts import Section, Text
from vfw.server.quick.passages import Passage, named, parts, passages, stated
from vfw.votes.telling.words import NUMBERS

NAME = "whose-vote"
ANSWERS = {"Yes.": True, "No.": False}
"""With one of these the paragraph begins that tells whether she could vote."""


@dataclass(frozen=True)
class Person:
    """A woman of 1920, or, where her section says so, what held for many.

    Attributes:
        place: the state, or the island. outline: of that state; None for another place. who: what is told before one
            answers. why: what came of it.
    """

    key: str
    name: str
    place: str
    outline: Outline | None
    who: Passage
    could_vote: bool
    why: Passage


def page_values(text: Text) -> dict[str, Any]:
    """What the page shows of its text. Raises BadText, and KeyError for a section that is missing."""
    asked = people(text)
    return {
        "people": asked,
        "all": NUMBERS[len(asked)],
        "could": NUMBERS[sum(person.could_vote for person in asked)],
        **parts(text, "intro", "left-out", "since"),
        "statements": stated(text),
    }


def people(text: Text) -> list[Person]:
    """The women in the order in which they are asked about. Raises BadText."""
    return [_person(section) for section in named(text, "people")]


def _person(section: Section) -> Person:
    name, comma, place = section.title.rpartition(", ")
    told = passages(section)
    answer = next((word for word in ANSWERS if told[-1].words.startswith(word)), None)
    if not comma or len(told) != 2 or answer is None:
        raise TextError(
            section.line,
            "write a name, a comma and a place as the title, and two paragraphs: who she is, and what came of it, which"
            " begins with “Yes.” or “No.”",
        )
    who, why = told
    because = Passage(why.words.removeprefix(answer).strip(), why.sources)
    outline = next((outline for outline in outlines().values() if outline.name == place), None)
    return Person(section.name, name, place, outline, who, ANSWERS[answer], because)
