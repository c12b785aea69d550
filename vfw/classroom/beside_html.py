"""The HTML of a game beside history: what became of the same states in both."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from vfw.aftermath.comparison import Beside
from vfw.classroom.step_html import Writer

HEADING = "In your game, and in history"


def beside_html(rows: Sequence[Beside], writer: Writer) -> str:
    """A table of what came of a game and of history; "" where there is nothing to compare."""
    if not rows:
        return ""
    listed = "".join(
        f'<tr><th scope="row">{escape(row.what)}</th><td>{escape(row.game)}</td><td>{writer.html(row.record)}</td></tr>'
        for row in rows
    )
    heads = "".join(f'<th scope="col">{head}</th>' for head in ("What", "In your game", "In history"))
    return (
        f'<section class="vfw-beside" aria-label="{HEADING}"><h3>{HEADING}</h3>'
        f"<table><thead><tr>{heads}</tr></thead><tbody>{listed}</tbody></table></section>"
    )
