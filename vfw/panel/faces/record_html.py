"""Your game and the record, as HTML: where it left history and where it agrees, and what to talk about."""

from __future__ import annotations

from collections.abc import Iterable

from vfw.aftermath.comparison import RecordFace
from vfw.history.writing import Sensitivity, rendered, source_list_html

HEADING = "Your game and the record"
PREFIX = "record-"
"""Sets the ids of its sources apart from those of other texts on the page."""


def record_html(face: RecordFace, sensitivity: Sensitivity) -> str:
    """The record, then the questions, then one list of sources for both."""
    written = _Written(sensitivity)
    points = f"<h2>{HEADING}</h2>"
    if face.left:
        points += f"<h3>Where your game left history</h3>{written.list_html('ol', face.left)}"
    if face.agrees:
        points += f"<h3>Where it agrees</h3>{written.list_html('ul', face.agrees)}"
    if not (face.left or face.agrees):
        points += f"<p>So far there is nothing to compare. {face.comes_later}</p>"
    happened = f"<h2>What really happened</h2>{written.html(face.happened)}"
    talk = f"<h2>To talk about</h2>{written.list_html('ol', face.questions)}" if face.questions else ""
    return (
        f'<section class="vfw-record vfw-prose" aria-label="{HEADING}"><div class="vfw-points">{points}</div>'
        f"<div>{happened}</div>{f'<div>{talk}</div>' if talk else ''}"
        f"<details><summary>Sources</summary>{source_list_html(written.numbered, PREFIX)}</details></section>"
    )


class _Written:
    """Texts that share a list of sources: `numbered` are their keys so far."""

    def __init__(self, sensitivity: Sensitivity) -> None:
        self.numbered: tuple[str, ...] = ()
        self._sensitivity: Sensitivity = sensitivity

    def html(self, body: str) -> str:
        text = rendered(body, self._sensitivity, numbered=self.numbered, prefix=PREFIX)
        self.numbered = text.sources
        return text.html

    def list_html(self, tag: str, bodies: Iterable[str]) -> str:
        return f"<{tag}>{''.join([f'<li>{self.html(body)}</li>' for body in bodies])}</{tag}>"
