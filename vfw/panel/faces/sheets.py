"""The frame of a sheet that opens over the page. What stands on it, the skin says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from vfw.history.notes import Note
from vfw.history.writing import MASKED, Sensitivity
from vfw.panel.faces.card_notes import note_html
from vfw.panel.faces.html import read_aloud_button, reading_links


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
