"""The sign that somebody thinks: words, and three dots that come and go where motion is wanted."""

from __future__ import annotations

from html import escape


def thinking_html(words: str) -> str:
    """A line that says who thinks; "" where nobody does. What is heard, the mode says."""
    if not words:
        return ""
    dots = '<span class="vfw-dots" aria-hidden="true"><i></i><i></i><i></i></span>'
    return f'<p class="vfw-thinking">{dots}{escape(words)}</p>'
