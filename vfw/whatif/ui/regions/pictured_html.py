"""A picture on a page, large and small, and the way to its table."""

from __future__ import annotations

from html import escape

from vfw.whatif.ui.svg import Picture

TABLE_LABEL = "as a table"


def render_picture(large: Picture, small: Picture | None = None) -> str:
    """The picture for a broad page, and the one for a telephone, of which the page shows one."""
    if small is None:
        return f'<div class="vfw-wi-picture">{large.svg}</div>'
    return (
        f'<div class="vfw-wi-picture vfw-wi-broad">{large.svg}</div>'
        f'<div class="vfw-wi-picture vfw-wi-narrow">{small.svg}</div>'
    )


def render_table_button(name: str, title: str) -> str:
    """A button in the flow of words that opens the table of a picture."""
    return (
        f'<button type="button" class="vfw-wi-link" data-command="table" data-value="{escape(name)}"'
        f' aria-label="{escape(title)}: as a table">{TABLE_LABEL}</button>'
    )
