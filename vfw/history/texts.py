"""The texts that staff write and visitors read: Markdown below a few lines of `key: value`, in sections.

    ---
    title: Words of the exhibit
    ---
    ## quorum: Quorum
    So many members must be there before a house may vote. [CATT1917]

A section has a heading of two signs #. Its title may follow a name and a colon; without them the name is
made from the title, as `the-race-begins` from “The race begins”. Text above the first heading is a section
without a name. `vfw.history.writing` describes the body of a section.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import PurePath
from unicodedata import normalize

from vfw import resources
from vfw.front_matter import SourceText, TextError, parse_front_matter, suggest_name
from vfw.untrusted_input import NotText

HEADING = re.compile(r"^## +(?:(?P<name>[a-z0-9]+(?:-[a-z0-9]+)*): +)?(?P<title>.*\S) *$", re.MULTILINE)


@dataclass(frozen=True)
class Section:
    """A part of a text.

    Attributes:
        name: Its name in links and code; "" for the text above the first heading.
        title: Its heading; "" for the text above the first heading.
        body: Markdown without empty lines around it.
        line: The number of the line of the file in which the body begins.
    """

    name: str
    title: str
    body: str
    line: int = field(default=1, compare=False)


@dataclass(frozen=True)
class Text:
    """A parsed text.

    Attributes:
        name: The name of its file, without the extension.
        head: The values of the lines of `key: value`, by key in small letters.
        sections: At least one; the first has no name if there is text above the first heading, or no heading.
    """

    name: str
    head: Mapping[str, str]
    sections: tuple[Section, ...]

    def __getitem__(self, name: str) -> Section:
        """Return the section of that name.

        Raises:
            KeyError: There is none; the message names the existing ones.
        """
        for section in self.sections:
            if section.name == name:
                return section
        names = [section.name for section in self.sections]
        raise KeyError(f"{self.name} has no section {name!r}{suggest_name(name, names, 'it has ' + ', '.join(names))}")


def parse(source: str, file: str) -> Text:
    """Return the parsed text; `file` is the name of its file, for messages too.

    Raises:
        BadText: "file, line N: the problem; the remedy".
    """
    try:
        fields = parse_front_matter(source)
        sections = tuple(_sections(fields.body))
    except TextError as wrong:
        raise TextError(wrong.line, wrong.what, file) from None
    return Text(PurePath(file).stem, {key: fields.text(key).words for key in fields.values}, sections)


def read(name: str) -> Text:
    """Return a text of the exhibit, as in `read("glossary")` or `read("lessons/nashville")`.

    Raises:
        FileNotFoundError: There is none.
        BadText: It cannot be parsed.
    """
    file = f"lessons/{name}.md"
    try:
        return parse(resources.read_text(resources.lesson(f"{name}.md")), file)
    except NotText as wrong:
        raise TextError(1, str(wrong), file) from None


def read_all(folder: str) -> dict[str, Text]:
    """Return all texts of a folder of `lessons` by their names, in that order.

    Unreadable texts are left out.
    """
    return resources.read_each(folder, lambda name, text: parse(text, f"lessons/{folder}/{name}.md"))


def _sections(body: SourceText) -> Iterator[Section]:
    headings = list(HEADING.finditer(body.words))
    first, *ends = [*(heading.start() for heading in headings), len(body.words)]
    if first or not headings:
        yield _section("", "", body, 0, first)
    lines: dict[str, int] = {}
    for heading, end in zip(headings, ends, strict=True):
        line = _line(body, heading.start())
        name = heading["name"] or _name(heading["title"])
        if not name:
            raise TextError(line, f"“{heading['title']}” gives no name; write one before it: “## a-name: The title”")
        if name in lines:
            raise TextError(line, f"line {lines[name]} has a section {name!r} already; write another name")
        lines[name] = line
        yield _section(name, heading["title"], body, heading.end(), end)


def _section(name: str, title: str, text: SourceText, start: int, end: int) -> Section:
    body = text.words[start:end]
    empty = len(body) - len(body.lstrip())
    return Section(name, title, body.strip(), _line(text, start + empty))


def _line(body: SourceText, place: int) -> int:
    return body.line + body.words.count("\n", 0, place)


def _name(title: str) -> str:
    """Return the name that is made from a title.

    >>> _name("The People’s Vote, and Zitkala-Ša")
    'the-peoples-vote-and-zitkala-sa'
    """
    ascii_letters = normalize("NFKD", title).encode("ascii", "ignore").decode()
    return "-".join(re.findall("[a-z0-9]+", ascii_letters.lower()))
