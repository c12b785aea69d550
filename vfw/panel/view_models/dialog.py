"""Data of a dialog that opens over the page, and the notes on history that it shows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vfw.front_matter import TextError
from vfw.history.notes import Note, note
from vfw.history.texts import read


def load_card_note(card: str) -> Note | None:
    """Return the note for a card, or None. If notes cannot be read, its text is the error, and the game continues."""
    try:
        return note(card)
    except TextError as wrong:
        return Note(card, title="", before="", body=str(wrong), words=0, status="confirmed")


def load_game_note(game: str, section: str) -> tuple[str, Note]:
    """Return the title of a section of the text on a game, and the section, or the error if it cannot be read."""
    return load_text_note(f"companions/{game}", section)


def load_text_note(name: str, section: str) -> tuple[str, Note]:
    """Return the title of a section of any text, and the section, or the error if it cannot be read."""
    try:
        found = read(name)[section]
        title, body = found.title, found.body
    except TextError as wrong:
        title, body = "What history knows", str(wrong)
    return title, Note(name, title="", before="", body=body, words=0, status="confirmed")


@dataclass(frozen=True)
class DialogModel:
    """Contents of a dialog.

    Attributes:
        parts: Paragraphs, each with a short heading or none.
        note: The history behind the subject.
        reads: Pages for further reading: (address below `read/`, words) each.
    """

    title: str
    parts: Sequence[tuple[str, str]]
    kicker: str = ""
    side: str = ""
    note: Note | None = None
    reads: Sequence[tuple[str, str]] = ()
