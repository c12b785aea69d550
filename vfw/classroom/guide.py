"""The guide of a lesson, for the teacher who works with notebooks: it tells the answers."""

from __future__ import annotations

from html import escape

from vfw.history.texts import read, read_all
from vfw.history.writing import rendered, source_list_html

GUIDES = "guides"


def guide(lesson: str) -> str:
    """The guide of the lesson of that name, as HTML. Raises ValueError that names the guides there are."""
    try:
        text = read(f"{GUIDES}/{lesson}")
    except FileNotFoundError:
        raise ValueError(f"there is no guide {lesson!r}; expected one of {', '.join(read_all(GUIDES))}") from None
    html, numbered = f"<h1>{escape(text.head['title'])}</h1>", tuple[str, ...]()
    for section in text.sections:
        written = rendered(section.body, numbered=numbered)
        numbered = written.sources
        html += f"<h2>{escape(section.title)}</h2>{written.html}" if section.title else written.html
    return f"{html}<h2>Where this is from</h2>{source_list_html(numbered)}"
