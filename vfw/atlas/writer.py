"""Writes the texts of one view of the atlas, which share a numbered list of sources."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from vfw.history.texts import read
from vfw.history.writing import rendered, source_list_html


class TextRenderer:
    """Numbers sources in the order in which they are named. Views that stand on one page need a prefix each.

    `state_page` is the address of the page of a state, with "{state}" for its postal code.
    """

    def __init__(self, prefix: str, state_page: str) -> None:
        self._prefix, self._state_page = prefix, state_page
        self._sources: list[str] = []

    def html(self, body: str) -> str:
        """A Markdown body as HTML, "" for none."""
        if not body:
            return ""
        written = rendered(body, numbered=self._sources, prefix=self._prefix, address=self._address)
        self._sources = list(written.sources)
        return written.html

    def caption_html(self, view: str) -> str:
        """What the map or chart leaves out, from `lessons/atlas.md`."""
        section = read("atlas")[view]
        return f"<h3>{escape(section.title)}</h3>{self.html(section.body)}"

    def numbers(self, keys: Iterable[str]) -> list[int]:
        """The numbers of these sources."""
        for key in keys:
            if key not in self._sources:
                self._sources.append(key)
        return [self._sources.index(key) + 1 for key in keys]

    def sources_html(self) -> str:
        """The list of all that have a number by now."""
        return source_list_html(self._sources, self._prefix)

    def ids(self) -> list[str]:
        """Where in that list each stands, by its number."""
        return [f"{self._prefix}source-{key}" for key in self._sources]

    def _address(self, scheme: str, name: str) -> str:
        return self._state_page.format(state=name) if scheme == "state" else ""
