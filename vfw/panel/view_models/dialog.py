"""The frame of a sheet that opens over the page. What stands on it, the skin says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from vfw.front_matter import BadText
from vfw.history.notes import Note, note
from vfw.history.texts import read
from vfw.history.writing import MASKED, Sensitivity, rendered, source_list_html
from vfw.panel.html import read_aloud_button, reading_links


def note_of(card: str) -> Note | None:
    """The note for a card; None where it has none. Where notes cannot be read it says why not, and the game goes on."""
    try:
        return note(card)
    except BadText as wrong:
        return Note(card, title="", before="", body=str(wrong), words=0, status="confirmed")


def note_of_game(game: str, section: str) -> tuple[str, Note]:
    """The title of a section of the text on a game, and what it says. Where it cannot be read it says why not."""
    return note_of_text(f"companions/{game}", section)


def note_of_text(name: str, section: str) -> tuple[str, Note]:
    """The same of any text."""
    try:
        told = read(name)[section]
        title, body = told.title, told.body
    except BadText as wrong:
        title, body = "What history knows", str(wrong)
    return title, Note(name, title="", before="", body=body, words=0, status="confirmed")


def note_html(note: Note, sensitivity: Sensitivity, prefix: str) -> str:
    """A note with its numbered sources. `prefix` sets their ids apart from those of other texts on the page."""
    text = rendered(note.body, sensitivity, prefix=prefix)
    before = f'<p class="vfw-before">{escape(note.before)}</p>' if note.before else ""
    return f'<div class="vfw-story vfw-prose">{before}{text.html}{source_list_html(text.sources, prefix)}</div>'


@dataclass(frozen=True)
class SheetFace:
    """A sheet. `parts` are paragraphs, each with a short heading or none; `note` is the history behind it; `reads` are
    pages that say more: (address below `read/`, words) each."""

    title: str
    parts: Sequence[tuple[str, str]]
    kicker: str = ""
    side: str = ""
    note: Note | None = None
    reads: Sequence[tuple[str, str]] = ()


def sheet_html(face: SheetFace, sensitivity: Sensitivity = MASKED, *, reads_first: bool = False) -> str:
    """`reads_first` sets the focus on the heading, where the sheet is a page of its own."""
    parts = "".join(_part(heading, text) for heading, text in face.parts)
    kicker = f'<p class="vfw-kicker">{escape(face.kicker)}</p>' if face.kicker else ""
    note = f"<h3>The history behind it</h3>{note_html(face.note, sensitivity, 'sheet-')}" if face.note else ""
    focus = ' tabindex="-1" data-first' if reads_first else ""
    head = f"{kicker}<h2{focus}>{escape(face.title)}</h2>{read_aloud_button()}"
    return f'<div data-side="{escape(face.side)}" data-passage>{head}{parts}{reading_links(face.reads)}{note}</div>'


def _part(heading: str, text: str) -> str:
    return f"<p>{f'<b>{escape(heading)}</b> ' if heading else ''}{escape(text)}</p>"
