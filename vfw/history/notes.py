"""The notes for the cards, which are in `lessons/cards` under the keys of their cards, and the glossary."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Literal

from vfw.history.texts import Section, Text, read, read_all
from vfw.history.writing import BRACKET, UNVERIFIED, keys_of, plain

Status = Literal["confirmed", "confirmed in part"]


@dataclass(frozen=True)
class Note:
    """The note on the history of a card.

    Attributes:
        card: The key of the card.
        title: The title of the card.
        before: A text to read before the card is played; "" for most cards.
        body: Markdown, see `vfw.history.writing`.
        words: The number of its words, without keys and marks.
        status: "confirmed in part" if a mark says that something is not confirmed.
    """

    card: str
    title: str
    before: str
    body: str
    words: int
    status: Status


def note(card_key: str) -> Note | None:
    """Return the note for a card; None if it has none.

    The part before a colon only names the deck of the card: `note("oppobot:border-states")` is the note for
    `border-states`.
    """
    return notes().get(card_key.rpartition(":")[2])


@cache
def notes() -> dict[str, Note]:
    """Return all notes by the names of their files.

    Unreadable notes are left out.
    """
    return {name: _note(text) for name, text in read_all("cards").items()}


@cache
def glossary() -> dict[str, Section]:
    """Return the explained words of the exhibit, by name.

    Raises:
        ValueError: The text cannot be read.
    """
    return {section.name: section for section in read("glossary").sections if section.name}


def glossary_terms_in(text: str) -> list[tuple[int, int, str]]:
    """Return the first use of each word of the glossary in `text`: (start, end, name).

    They are in the order of the text and never overlap.
    """
    first: dict[str, tuple[int, int, str]] = {}
    spellings, names = _spellings()
    for match in spellings.finditer(text):
        name = names[(match.lastindex or 0) - 1]
        first.setdefault(name, (match.start(), match.end(), name))
    return list(first.values())


def _note(text: Text) -> Note:
    body = text.sections[0].body
    marked = any(UNVERIFIED in keys_of(match["bracket"]) for match in BRACKET.finditer(body))
    return Note(
        card=text.name,
        title=text.head.get("card", ""),
        before=text.head.get("before", ""),
        body=body,
        words=len(plain(body).split()),
        status="confirmed in part" if marked else "confirmed",
    )


@cache
def _spellings() -> tuple[re.Pattern[str], list[str]]:
    """Return every spelling of every word of the glossary, the longest first, and the word of each group."""
    forms = sorted(
        [(form, name) for name, section in glossary().items() for form in _forms(section.title)],
        key=lambda form: -len(form[0]),
    )
    spellings = "|".join(f"({_with_plural(form)})" for form, _ in forms)
    return re.compile(rf"(?<!\w)(?:{spellings})(?!\w)", re.IGNORECASE), [name for _, name in forms]


def _forms(title: str) -> list[str]:
    """Return the spellings in a title.

    >>> _forms("National Woman’s Party (NWP)")
    ['National Woman’s Party', 'NWP']
    """
    return [form for form in re.split(r"\s*[()]\s*", title) if form]


def _with_plural(form: str) -> str:
    return f"{re.escape(form[:-1])}(?:y|ies)" if form.endswith("y") else f"{re.escape(form)}(?:e?s)?"
