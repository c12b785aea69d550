"""Data of a dialog that opens over the page, and the notes on history that it shows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vfw.front_matter import TextError
from vfw.history.notes import Note, note
from vfw.history.texts import read


def load_card_note(card: str) -> Note | None:
    """The note for a card; None where it has none. Where notes cannot be read it says why not, and the game goes on."""
    try:
        return note(card)
    except TextError as wrong:
        return Note(card, title="", before="", body=str(wrong), words=0, status="confirmed")


def load_game_note(game: str, section: str) -> tuple[str, Note]:
    """The title of a section of the text on a game, and what it says. Where it cannot be read it says why not."""
    return load_text_note(f"companions/{game}", section)


def load_text_note(name: str, section: str) -> tuple[str, Note]:
    """The same of any text."""
    try:
        told = read(name)[section]
        title, body = told.title, told.body
    except TextError as wrong:
        title, body = "What history knows", str(wrong)
    return title, Note(name, title="", before="", body=body, words=0, status="confirmed")


@dataclass(frozen=True)
class DialogModel:
    """A sheet.

    `parts` are paragraphs, each with a short heading or none; `note` is the history behind it; `reads` are pages that
    say more: (address below `read/`, words) each.
    """

    title: str
    parts: Sequence[tuple[str, str]]
    kicker: str = ""
    side: str = ""
    note: Note | None = None
    reads: Sequence[tuple[str, str]] = ()
