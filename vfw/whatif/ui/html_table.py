"""The figures of a picture as a table beside it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape


def html_table(caption: str, head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table that is scrolled where it is too wide; the first cell of each row names the row."""
    top = "".join([f'<th scope="col">{escape(cell)}</th>' for cell in head])
    body = "".join(
        [
            f'<tr><th scope="row">{escape(name)}</th>{"".join([f"<td>{escape(cell)}</td>" for cell in cells])}</tr>'
            for name, *cells in rows
        ]
    )
    return (
        f'<div class="vfw-figures" role="region" aria-label="{escape(caption)}" tabindex="0">'
        f"<table><caption>{escape(caption)}</caption><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>"
    )
