"""Links from words to the glossary, at the first use in a text.

The heading of an entry gives the spellings of its word: “Quorum”, or “Lay on the table (tabled)”.
"""

from __future__ import annotations

import re
from functools import cache

from vfw.history.texts import read
from vfw.templating import Markup, call_macro

PASSED_OVER = r"<(?P<tag>a|details|em(?= class)|h[1-6]|small|span|sup)\b.*?</(?P=tag)>|<[^>]*>"
"""Parts that stay unchanged: tags, links, headings, covered passages, numbers of sources."""
BETWEEN_SPELLINGS = re.compile(r", | \(|\)")


def explained(html: str, glossary: str) -> str:
    """Return the HTML of a text with links to the page of the glossary at this address, which open beside the text.

    >>> explained("<p>No quorum. A quorum is needed.</p>", "/read/glossary").partition(" target")[0]
    '<p>No <a class="vfw-word" href="/read/glossary#quorum"'
    """
    pattern, names = _spellings()
    met = set[str]()

    def link(found: re.Match[str]) -> str:
        if found.lastindex is None or found["tag"]:
            return found.group()
        name = names[found.lastindex - 2]
        if name in met:
            return found.group()
        met.add(name)
        return call_macro("history/templates/text.html", "explained", Markup(found.group()), f"{glossary}#{name}")

    return pattern.sub(link, html)


@cache
def _spellings() -> tuple[re.Pattern[str], list[str]]:
    """Return the pattern for words and skipped parts, and the entry for each of its groups after that of the tag."""
    words = [
        (spelling, section.name)
        for section in read("glossary").sections
        for spelling in BETWEEN_SPELLINGS.split(section.title)
        if spelling
    ]
    words.sort(key=lambda word: len(word[0]), reverse=True)  # “presidential suffrage” before “suffrage”
    groups = "|".join(f"({_inflected(spelling)})" for spelling, _ in words)
    pattern = re.compile(rf"{PASSED_OVER}|(?<!\w)(?:{groups})(?!\w)", re.IGNORECASE | re.DOTALL)
    return pattern, [name for _, name in words]


def _inflected(spelling: str) -> str:
    """Return a pattern for a word and its usual endings, as in “vetoes”, across line ends and apostrophes."""
    stem = spelling.removesuffix("y")
    ending = "(?:y|ies|ied)" if stem != spelling else "[sd]?" if stem.endswith("e") else "(?:e?s|ed)?"
    return r"\s+".join(re.escape(part).replace("’", "['’]") for part in stem.split()) + ending
