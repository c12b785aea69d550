"""The texts of the folder `lessons`, read, and all names that they may use."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path, PurePosixPath

from vfw.classroom.timing import TABLE, ByStep, read_shown
from vfw.front_matter import BadText, Sheet, sheet
from vfw.history.texts import Section, parse
from vfw.proofreading.kinds import DECKS, GLOSSARY, KINDS, LESSONS, NOTES, OF_NO_KIND, Kind
from vfw.resources import is_hidden, read_entry, table_rows
from vfw.server.text_pages import WORDS
from vfw.votes.rules.board import STATES
from vfw.votes.rules.deck import CARDS, STRATEGY, Card
from vfw.votes.rules.position import SIDES
from vfw.votes.scenarios.deck_file import entered

SOURCES = PurePosixPath("sources.csv")


@dataclass(frozen=True)
class Manuscript:
    """A text with its kind. `file` is its place in the folder, as in "cards/lucy-stone.md"; `source`, all that is in
    it."""

    file: PurePosixPath
    kind: Kind
    sheet: Sheet
    sections: tuple[Section, ...]
    source: str


class Shelf:
    """The folder `root`.

    Raises FileNotFoundError where it holds no sources.csv.

    Attributes:
        sources: the keys of all sources. shown: what the steps of lessons show and play; {} where no table says it.
        texts: those that can be read. unread: what is wrong with the others, and with tables, by file.
    """

    def __init__(self, root: Path) -> None:
        self.root = root
        self.texts: dict[PurePosixPath, Manuscript] = {}
        self.unread: dict[PurePosixPath, BadText] = {}
        self.shown: ByStep = {}
        if (root / TABLE).is_file():
            with self._noting(PurePosixPath(TABLE)):
                self.shown = read_shown(root / TABLE)
        self.sources: frozenset[str] = frozenset()
        if not (root / SOURCES).exists():
            raise FileNotFoundError(f"{root / SOURCES}: there is no such file, so this is no folder of texts")
        with self._noting(SOURCES):
            self.sources = source_keys(read_entry(root / SOURCES))
        for file in self._files():
            with self._noting(file):
                if file.match(DECKS):
                    entered(read_entry(root / file))
                else:
                    self.texts[file] = self._opened(file)

    @property
    def has_sources(self) -> bool:
        """Return whether the table of sources can be read."""
        return SOURCES not in self.unread

    def is_unknown_source(self, source: str) -> bool:
        """Return whether no source has this key, as far as that can be known."""
        return self.has_sources and source not in self.sources

    def names_of(self, kind: Kind) -> frozenset[str]:
        """The names of the texts of a kind, of those that cannot be read too."""
        return frozenset(file.stem for file in (*self.texts, *self.unread) if file.match(kind.files))

    @cached_property
    def cards(self) -> Mapping[str, Card]:
        """The cards with a title, by the names of their notes."""
        decks = (*SIDES, STRATEGY)
        return {key.rpartition(":")[2]: card for key, card in CARDS.items() if card.deck in decks}

    def cards_without_note(self) -> Iterator[tuple[str, str]]:
        """The names of the missing notes, and the titles of their cards."""
        written = self.names_of(NOTES)
        yield from ((name, card.title) for name, card in self.cards.items() if name not in written)

    @cached_property
    def names(self) -> Mapping[str, frozenset[str]]:
        """What links can lead to, by scheme."""
        glossary = self.texts.get(PurePosixPath(GLOSSARY.files))
        return {
            "card": frozenset(self.cards),
            "glossary": frozenset(section.name for section in glossary.sections) if glossary else frozenset(),
            "lesson": self.names_of(LESSONS),
            "read": frozenset(WORDS),
            "state": frozenset(STATES),
        }

    def _files(self) -> Iterator[PurePosixPath]:
        for path in sorted(self.root.rglob("*.md")):
            file = PurePosixPath(path.relative_to(self.root).as_posix())
            if not any(file.match(pattern) for pattern in OF_NO_KIND) and not any(map(is_hidden, file.parts)):
                yield file

    @contextmanager
    def _noting(self, file: PurePosixPath) -> Iterator[None]:
        """Note what is wrong with a file, and go on to the next."""
        try:
            yield
        except BadText as wrong:
            self.unread[file] = wrong
        except ValueError as wrong:
            self.unread[file] = BadText(0, str(wrong))

    def _opened(self, file: PurePosixPath) -> Manuscript:
        kind = next((kind for kind in KINDS if file.match(kind.files)), None)
        if kind is None:
            places = ", ".join(kind.files for kind in KINDS)
            raise BadText(1, f"texts of no kind lie here; move it to one of {places}")
        source = read_entry(self.root / file)
        if kind.reader:
            kind.reader(source)
        said = sheet(source, None if kind.reader else (*kind.needs, *kind.may))
        return Manuscript(file, kind, said, parse(source, str(file)).sections, source)


def source_keys(text: str) -> frozenset[str]:
    """Return the keys of all sources.

    Args:
        text: that of the table of sources.

    Raises:
        BadText: The text is no table, or has no keys.
    """
    try:
        return frozenset(row["key"] for _, row in table_rows(text))
    except KeyError as column:
        raise BadText(1, f"there is no column {column}; name the columns in the first line") from None
    except csv.Error as wrong:
        raise BadText(0, str(wrong)) from None
