"""The kinds of texts that there are, and what is right for each: one table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from vfw.resources import lessons
from vfw.votes.scenarios import scenario, tutorial
from vfw.whatif import question

Facts = Literal["every sentence", "sentences of history", "dated sentences", "listed"]
EVERY_SENTENCE: Facts = "every sentence"
"""Every sentence but a question is closed by a source."""
OF_HISTORY: Facts = "sentences of history"
"""So is each sentence that does not speak to the reader or of the game."""
DATED: Facts = "dated sentences"
"""So is each sentence with a year, unless it speaks to the reader or of the game; others may stand without."""
LISTED: Facts = "listed"
"""The keys above the text list its sources."""

VISITORS, SCHOOL = 8, 10
"""The hardest grade for what visitors read, and for what a class and its teacher read."""


@dataclass(frozen=True)
class TextKind:
    """What is right for a kind of text.

    Attributes:
        name: as it stands in messages, behind “in”. files: where they lie in `lessons`.
        needs, may: the keys that a text must have, and those that it may have besides.
        headings: whether it has sections. sections: names of those that it must have.
        words: how many each section has, at least and at most. grade: the hardest reading level of a section.
        facts: which sentences a source must close. asks: whether sections may end with questions to the learner.
        reader: what else understands the text, and knows its keys; it raises BadText.
    """

    name: str
    files: str
    needs: Sequence[str] = ("title",)
    may: Sequence[str] = ()
    headings: bool = True
    sections: Sequence[str] = ()
    words: tuple[int, int] = (1, 600)
    grade: int = VISITORS
    facts: Facts = EVERY_SENTENCE
    asks: bool = False
    reader: Callable[[str], object] | None = None


MAX_WORDS_BEFORE = 25
"""At most so many words are read before a card is played."""

PATHS = ("path 30", "path 45", "path 90")
"""Of a lesson: which steps a class takes that has so many minutes."""

PARTS_OF_A_GUIDE = (
    "compelling-question", "grade-band", "minutes", "standards", "materials", "background-for-the-teacher",
    "vocabulary", "warm-up", "read", "play", "look-at-sources", "discuss", "exit-ticket", "differentiation",
    "misconceptions", "sensitive-content", "sources", "what-the-model-leaves-out", "author-reviewer-date",
)  # fmt: skip

NOTES = TextKind("notes for cards", "cards/*.md", ("card",), ("before",), headings=False, words=(40, 90))
GLOSSARY = TextKind("the glossary", "glossary.md", words=(1, 60), facts=OF_HISTORY)
LANGUAGE = TextKind("the note on language", "language.md", facts=DATED)
PLAYERS = TextKind("the page on the players", "players.md", sections=("who", "measured"), facts=DATED)
MODELS = TextKind("the text on models", "models.md", headings=False, words=(100, 120), facts=DATED)
PARTNERS = TextKind("the rules for partners", "partners.md", facts=DATED)
COLORS = TextKind("the text on the two colors", "colors.md", sections=("game",), words=(1, 220), facts=OF_HISTORY)
RACE = TextKind("captions of the race", "race.md", words=(1, 45))
ATLAS = TextKind("captions of the atlas", "atlas.md", words=(1, 120))
DEBRIEF = TextKind("questions of the debrief", "debrief.md", words=(1, 60))
LESSONS = TextKind(
    "lessons", "lessons/*.md",
    ("title", "question", "grades", "minutes", *PATHS, "summary", "sources", "leaves out"), ("content note",),
    words=(40, 180), grade=SCHOOL, facts=DATED, asks=True,
)  # fmt: skip
GUIDES = TextKind(
    "teacher guides", "guides/*.md", ("title", "lesson", "handout", "sources"),
    sections=PARTS_OF_A_GUIDE, grade=SCHOOL, facts=DATED,
)  # fmt: skip
HANDOUTS = TextKind(
    "handouts", "handouts/*.md", ("title", "lesson", "sources"), ("map", "page 2"), grade=SCHOOL, facts=DATED
)
SCENARIOS = TextKind("scenarios", "scenarios/*.md", (), headings=False, facts=LISTED, reader=scenario.read)
DOORS = TextKind(
    "doors of two minutes", "doors/*.md", ("title",), ("scenario", "people", "questions", "years"), words=(1, 90),
    facts=DATED,
)  # fmt: skip
QUESTIONS = TextKind(
    "questions of what if", "whatif/*.md", (), headings=False, words=(20, 120), facts=DATED,
    reader=lambda text: question.read(text, lessons("scenarios")),
)  # fmt: skip
COMPANIONS = TextKind(
    "texts on the smaller games", "companions/*.md", sections=("what-it-was", "what-it-shows"), words=(1, 220),
    facts=OF_HISTORY,
)  # fmt: skip
TUTORIAL = TextKind("steps of the tutorial", "tutorial/*.md", (), facts=LISTED, reader=tutorial.read)

KINDS = (
    NOTES, GLOSSARY, LANGUAGE, PLAYERS, MODELS, RACE, ATLAS, DEBRIEF, LESSONS, GUIDES, HANDOUTS, SCENARIOS, TUTORIAL,
    DOORS, QUESTIONS, COMPANIONS, PARTNERS, COLORS,
)  # fmt: skip

OF_NO_KIND = ("README.md", "*/README.md")
"""Who works with the folder reads these."""
DECKS = "decks/*.md"
"""Texts that are built otherwise than all others: `vfw deck` prints one."""
