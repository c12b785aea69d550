"""The texts of the folder `lessons`: their kinds, the requirements of each, and the names that they may use."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path, PurePosixPath
from typing import Literal

from vfw.classroom.timing import TABLE, ByStep, read_shown_content
from vfw.front_matter import FrontMatter, TextError, parse_front_matter
from vfw.history.texts import Section, parse
from vfw.resources import is_hidden, lessons, read_entry, table_rows
from vfw.server.text_pages import REFERENCE_TEXTS
from vfw.votes.rules.board import STATES
from vfw.votes.rules.deck import CARDS, STRATEGY, Card
from vfw.votes.rules.seats import SIDES
from vfw.votes.scenarios import scenario, tutorial
from vfw.votes.scenarios.deck_file import register_deck
from vfw.whatif import question

Facts = Literal["every sentence", "sentences of history", "dated sentences", "listed"]
EVERY_SENTENCE: Facts = "every sentence"
"""Every sentence except a question needs a source."""
OF_HISTORY: Facts = "sentences of history"
"""Every sentence needs a source that does not address the reader or mention the game."""
DATED: Facts = "dated sentences"
"""Every sentence with a year needs a source, unless it addresses the reader or mentions the game."""
LISTED: Facts = "listed"
"""The keys above the text list its sources."""

VISITORS, SCHOOL = 8, 10
"""The hardest grade of texts for visitors, and of texts for a class and its teacher."""


@dataclass(frozen=True)
class TextKind:
    """The requirements of a kind of text.

    Attributes:
        name: Its name in messages, after “in”.
        files: The pattern of their places in `lessons`.
        needs, may: The required keys, and the optional ones.
        headings: True if it has sections.
        sections: Names of the required sections.
        words: The least and the most words of each section.
        grade: The hardest reading level of a section.
        facts: The sentences that need a source.
        asks: True if sections may end with questions to the learner.
        reader: A further parser of the text, which knows its keys; it raises BadText.
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
"""The most words before a card is played."""

PATHS = ("path 30", "path 45", "path 90")
"""The keys of a lesson with the steps for a class that has so many minutes."""

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
SCENARIOS = TextKind("scenarios", "scenarios/*.md", (), headings=False, facts=LISTED, reader=scenario.parse_scenario)
DOORS = TextKind(
    "doors of two minutes", "doors/*.md", ("title",), ("scenario", "people", "questions", "years"), words=(1, 90),
    facts=DATED,
)  # fmt: skip
QUESTIONS = TextKind(
    "questions of what if", "whatif/*.md", (), headings=False, words=(20, 120), facts=DATED,
    reader=lambda text: question.parse_question(text, lessons("scenarios")),
)  # fmt: skip
COMPANIONS = TextKind(
    "texts on the smaller games", "companions/*.md", sections=("what-it-was", "what-it-shows"), words=(1, 220),
    facts=OF_HISTORY,
)  # fmt: skip
TUTORIAL = TextKind("steps of the tutorial", "tutorial/*.md", (), facts=LISTED, reader=tutorial.parse_lesson)

KINDS = (
    NOTES, GLOSSARY, LANGUAGE, PLAYERS, MODELS, RACE, ATLAS, DEBRIEF, LESSONS, GUIDES, HANDOUTS, SCENARIOS, TUTORIAL,
    DOORS, QUESTIONS, COMPANIONS, PARTNERS, COLORS,
)  # fmt: skip

OF_NO_KIND = ("README.md", "*/README.md")
"""Files for editors of the folder."""
DECKS = "decks/*.md"
"""Texts with a format of their own: `vfw deck` prints one."""


SOURCES = PurePosixPath("sources.csv")


@dataclass(frozen=True)
class CheckedText:
    """A text with its kind.

    Attributes:
        file: Its place in the folder, as in "cards/lucy-stone.md".
        source: Its whole content.
    """

    file: PurePosixPath
    kind: TextKind
    front_matter: FrontMatter
    sections: tuple[Section, ...]
    source: str


class TextFolder:
    """The texts of the folder `root`.

    Attributes:
        sources: The keys of all sources.
        shown: The content that the steps of lessons show and play; {} without its table.
        texts: The readable texts.
        unread: The problems of the others, and of tables, by file.

    Raises:
        FileNotFoundError: The folder has no sources.csv.
    """

    def __init__(self, root: Path) -> None:
        self.root = root
        self.texts: dict[PurePosixPath, CheckedText] = {}
        self.unread: dict[PurePosixPath, TextError] = {}
        self.shown: ByStep = {}
        if (root / TABLE).is_file():
            with self._noting(PurePosixPath(TABLE)):
                self.shown = read_shown_content(root / TABLE)
        self.sources: frozenset[str] = frozenset()
        if not (root / SOURCES).exists():
            raise FileNotFoundError(f"{root / SOURCES}: there is no such file, so this is no folder of texts")
        with self._noting(SOURCES):
            self.sources = source_keys(read_entry(root / SOURCES))
        for file in self._files():
            with self._noting(file):
                if file.match(DECKS):
                    register_deck(read_entry(root / file))
                else:
                    self.texts[file] = self._opened(file)

    @property
    def has_sources(self) -> bool:
        """Return whether the table of sources can be read."""
        return SOURCES not in self.unread

    def is_unknown_source(self, source: str) -> bool:
        """Return whether no source has this key; False if the table cannot be read."""
        return self.has_sources and source not in self.sources

    def names_of(self, kind: TextKind) -> frozenset[str]:
        """Return the names of the texts of a kind, unreadable ones included."""
        return frozenset(file.stem for file in (*self.texts, *self.unread) if file.match(kind.files))

    @cached_property
    def cards(self) -> Mapping[str, Card]:
        """Return the cards with a title, by the names of their notes."""
        decks = (*SIDES, STRATEGY)
        return {key.rpartition(":")[2]: card for key, card in CARDS.items() if card.deck in decks}

    def cards_without_note(self) -> Iterator[tuple[str, str]]:
        """Yield the names of the missing notes, and the titles of their cards."""
        written = self.names_of(NOTES)
        yield from ((name, card.title) for name, card in self.cards.items() if name not in written)

    @cached_property
    def names(self) -> Mapping[str, frozenset[str]]:
        """Return the possible targets of links, by scheme."""
        glossary = self.texts.get(PurePosixPath(GLOSSARY.files))
        return {
            "card": frozenset(self.cards),
            "glossary": frozenset(section.name for section in glossary.sections) if glossary else frozenset(),
            "lesson": self.names_of(LESSONS),
            "read": frozenset(REFERENCE_TEXTS),
            "state": frozenset(STATES),
        }

    def _files(self) -> Iterator[PurePosixPath]:
        for path in sorted(self.root.rglob("*.md")):
            file = PurePosixPath(path.relative_to(self.root).as_posix())
            if not any(file.match(pattern) for pattern in OF_NO_KIND) and not any(map(is_hidden, file.parts)):
                yield file

    @contextmanager
    def _noting(self, file: PurePosixPath) -> Iterator[None]:
        """Note the problem of a file, and continue with the next."""
        try:
            yield
        except TextError as wrong:
            self.unread[file] = wrong
        except ValueError as wrong:
            self.unread[file] = TextError(0, str(wrong))

    def _opened(self, file: PurePosixPath) -> CheckedText:
        kind = next((kind for kind in KINDS if file.match(kind.files)), None)
        if kind is None:
            places = ", ".join(kind.files for kind in KINDS)
            raise TextError(1, f"no kind of text belongs here; move it to one of {places}")
        source = read_entry(self.root / file)
        if kind.reader:
            kind.reader(source)
        fields = parse_front_matter(source, None if kind.reader else (*kind.needs, *kind.may))
        return CheckedText(file, kind, fields, parse(source, str(file)).sections, source)


def source_keys(text: str) -> frozenset[str]:
    """Return the keys of all sources.

    Args:
        text: The table of sources.

    Raises:
        BadText: The text is not a table, or has no keys.
    """
    try:
        return frozenset(row["key"] for _, row in table_rows(text))
    except KeyError as column:
        raise TextError(1, f"there is no column {column}; name the columns in the first line") from None
    except csv.Error as wrong:
        raise TextError(0, str(wrong)) from None


@dataclass(frozen=True, order=True)
class Problem:
    """A problem in a text.

    Attributes:
        file: Its place, relative to the folder above `lessons`.
        line: The number of the line; 0 for the file as a whole, or a missing file.
        what: The problem and its remedy.
    """

    file: str
    line: int
    what: str

    def __str__(self) -> str:
        return f"{self.file}, line {self.line}: {self.what}" if self.line else f"{self.file}: {self.what}"
