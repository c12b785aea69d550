"""The words of Win Tennessee: a text that staff can change, each statement of history behind its source."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from vfw.history.tables import sources
from vfw.history.texts import Section, Text, read
from vfw.history.writing import Sensitivity, plain, rendered, source_list_html
from vfw.templating import Markup


@cache
def text() -> Text:
    """Return the text, `lessons/doors/tennessee.md`."""
    return read("doors/tennessee")


def title(name: str) -> str:
    """Return the heading of a section."""
    return text()[name].title


def words(name: str) -> str:
    """Return the words of a section alone, on one line, for speech and reading levels."""
    return " ".join(plain(text()[name].body).split())


def first_paragraph(name: str) -> str:
    """Return the effect of a choice: the first paragraph of its section."""
    return plain(text()[name].body).split("\n\n")[0]


def history(name: str) -> str:
    """Return the history of a choice: the second paragraph; "" if there is none."""
    return " ".join(plain(text()[name].body).split("\n\n")[1:])


def source_titles(name: str) -> str:
    """Return the titles of the sources of a section in one line."""
    known = sources()
    return "; ".join(known[key].title for key in rendered(text()[name].body).sources)


@dataclass
class SourcedSections:
    """Sections on one page, with one list of sources below them.

    Attributes:
        sources: The keys so far; their numbers count on from one section to the next.
    """

    sources: tuple[str, ...] = ()

    def html(self, name: str, sensitivity: Sensitivity = "masked") -> Markup:
        """Return a section as HTML, with the numbers of its sources behind its statements."""
        section: Section = text()[name]
        done = rendered(section.body, sensitivity, numbered=self.sources, prefix="door-")
        self.sources = done.sources
        return done.html

    def list_html(self) -> Markup:
        """Return the list of the sources to which those numbers lead."""
        return source_list_html(self.sources, "door-")
