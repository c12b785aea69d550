"""A text of staff, cut into paragraphs, each with the sources that state it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from vfw.front_matter import TextError
from vfw.history.rows import Source
from vfw.history.tables import sources
from vfw.history.texts import Section, Text
from vfw.history.writing import BRACKET, UNVERIFIED, keys_of, plain

PARTS = re.compile(r"\n\s*\n|\n(?=- )")
POINT = "- "


@dataclass(frozen=True)
class Passage:
    """A paragraph, or a point of a list: its words, and who states them.

    Attributes:
        first: what is written bold at its beginning; "" for nothing.
    """

    words: str
    sources: tuple[Source, ...] = ()
    is_point: bool = False
    first: str = ""

    @property
    def rest(self) -> str:
        """The words behind those in bold."""
        return self.words.removeprefix(self.first).strip()


def passages(section: Section) -> list[Passage]:
    """The paragraphs of a section, and the points of its lists, in their order."""
    return [_passage(written.strip()) for written in PARTS.split(section.body)]


def parts(text: Text, *names: str) -> dict[str, Any]:
    """Sections of a text, as pages know them: `left_out` is that of the name `left-out`."""
    sections = {name: text[name] for name in names}
    return {
        name.replace("-", "_"): {"title": section.title, "passages": passages(section)}
        for name, section in sections.items()
    }


def stated(text: Text) -> dict[str, list[Source]]:
    """Who says so: for each section of a text under its title, and for each point of a list under its words."""
    said: dict[str, list[Source]] = {}
    for section in text.sections:
        for passage in passages(section):
            if passage.sources:
                said.setdefault(passage.words if passage.is_point else section.title, []).extend(passage.sources)
    return {about: list(dict.fromkeys(told)) for about, told in said.items()}


def named(text: Text, key: str) -> Iterator[Section]:
    """The sections that a key of the text lists, as in `people: rankin, lee`.

    Raises BadText where there is no such key, KeyError that names those there are where there is no such section.
    """
    if key not in text.head:
        raise TextError(1, f"a line “{key}: …” is missing above; it names the sections in their order")
    for name in text.head[key].split(","):
        yield text[name.strip()]


def _passage(written: str) -> Passage:
    bold = re.match(rf"(?:{POINT})?\*\*(.+?)\*\*", written)
    keys = [key for bracket in BRACKET.finditer(written) for key in keys_of(bracket["bracket"]) if key != UNVERIFIED]
    known = sources()
    return Passage(
        words=" ".join(plain(written).split()),
        sources=tuple(known[key] for key in dict.fromkeys(keys) if key in known),
        is_point=written.startswith(POINT),
        first=bold[1] if bold else "",
    )
