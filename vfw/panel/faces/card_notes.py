"""The history behind a card: its note, for its sheet and for the page that is read before it is played; and behind a
game, which stands in `lessons/companions`."""

from __future__ import annotations

from html import escape

from vfw.front_matter import BadText
from vfw.history.notes import Note, note
from vfw.history.texts import read
from vfw.history.writing import Sensitivity, rendered, source_list_html


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
