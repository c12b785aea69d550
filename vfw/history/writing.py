"""Conversion of the body of a text to safe HTML, and to plain words.

A body is Markdown: paragraphs, headings from ### on, *emphasis*, lists, links. It may also contain

    [HWS5; HWS6]                          keys of `lessons/sources.csv`, behind the statements that they support
    [unverified]                          behind statements that no opened source makes
    {{what it is about|the passage}}      a passage that needs a warning for some readers, inside a paragraph
    [Tennessee](state:TN)                 links to contents of the exhibit, see `SCHEMES`
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Literal, get_args

from mistune import BlockState, HTMLRenderer, InlineParser, InlineState, Markdown
from mistune.plugins import Plugin

from vfw.history.explaining import explained
from vfw.history.tables import sources
from vfw.templating import Markup, call_macro

Sensitivity = Literal["full", "masked", "described"]
FULL: Sensitivity = "full"
"""Sensitive passages are shown, with a label."""
MASKED: Sensitivity = "masked"
"""Sensitive passages are covered until the reader opens them."""
DESCRIBED: Sensitivity = "described"
"""Sensitive passages are left out, and a sentence says so."""
SENSITIVITIES: tuple[Sensitivity, ...] = get_args(Sensitivity)

SCHEMES = ("card", "glossary", "lesson", "read", "state")
"""The targets of links beside pages and files, as in `card:lucy-stone`, `glossary:quorum`, `lesson:nashville`,
`read:language`, `state:TN`."""
Address = Callable[[str, str], str]
"""A function from a scheme and a name, as in ("state", "TN"), to an address; "" for plain words without a link."""

BRACKET = re.compile(r"\[(?P<bracket>[^\[\]]*[^\[\]\s][^\[\]]*)\](?!\()")
"""Keys of sources, or "unverified"."""
COVERED = re.compile(r"\{\{(?P<about>[^{}|]+)\|(?P<passage>[^{}]+)\}\}")
"""A passage that needs a warning for some readers."""
UNVERIFIED = "unverified"


@dataclass(frozen=True)
class Rendered:
    """A body as HTML.

    Attributes:
        sources: Keys of its sources; the first is number 1 in the HTML, and so on.
    """

    html: Markup
    sources: tuple[str, ...]


def rendered(
    body: str,
    sensitivity: Sensitivity = MASKED,
    *,
    numbered: Sequence[str] = (),
    prefix: str = "",
    address: Address = lambda scheme, name: "",
    glossary: str = "",
) -> Rendered:
    """Return a body as HTML.

    HTML in the body is escaped, and has no effect.

    The numbers of sources lead to the list that `source_list_html` writes with the same `prefix`; texts on one page
    with separate lists need separate prefixes. Texts with a common list continue the numbers: `numbered` is the
    `sources` that the previous text returned. `address` turns links into addresses. With the address of its page as
    `glossary`, the first use of each explained word leads to it.
    """
    writer = _Writer(numbered, prefix, address)
    html = str(Markdown(renderer=writer, plugins=[_grammar(sensitivity)])(body))
    return Rendered(Markup(explained(html, glossary) if glossary else html), tuple(writer.numbered))


def source_list_html(keys: Iterable[str], prefix: str = "") -> Markup:
    """Return the numbered list of sources to which the numbers in a text lead; "" for no keys."""
    known = sources()
    listed = []
    for key in keys:
        source = known.get(key)
        listed.append((_id(key, prefix), source.title if source else "", source.shelf if source else key))
    return _render("source_list", listed)


def _render(macro: str, *arguments: object) -> Markup:
    return call_macro("history/templates/text.html", macro, *arguments)


def plain(body: str) -> str:
    """Return only the words of a body, for counting, measuring and reading aloud: without keys, marks and addresses.

    Paragraphs, headings and the points of a list are separated by empty lines. No passage is covered.
    """
    tokens = Markdown(plugins=[_grammar(FULL)])(body)
    assert not isinstance(tokens, str), "without a renderer Markdown gives tokens"
    return "\n\n".join(_blocks(tokens))


def keys_of(bracket: str) -> list[str]:
    """Return the keys in a bracket, "unverified" among them.

    >>> keys_of("HWS5; HWS6")
    ['HWS5', 'HWS6']
    """
    return [key.strip() for key in bracket.split(";")]


def _grammar(sensitivity: Sensitivity) -> Plugin:
    """Return the parser rules for the additions to Markdown."""

    def sources_of(inline: InlineParser, match: re.Match[str], state: InlineState) -> int:
        state.append_token({"type": "sources", "raw": match["bracket"]})
        return match.end()

    def covered(inline: InlineParser, match: re.Match[str], state: InlineState) -> int:
        about = " ".join(match["about"].split())
        if sensitivity == DESCRIBED:
            state.append_token({"type": "left_out", "raw": about})
        else:
            inner = state.copy()
            inner.src = match["passage"].strip()
            state.append_token({"type": sensitivity, "children": inline.render(inner), "attrs": {"about": about}})
        return match.end()

    def plugin(md: Markdown) -> None:
        # With the white space before it: a number hangs on the word that it follows.
        md.inline.register("sources", r"\s*" + BRACKET.pattern, sources_of, before="escape")
        md.inline.register("covered", COVERED.pattern, covered, before="escape")

    return plugin


class _Writer(HTMLRenderer):
    """A renderer of HTML.

    Attributes:
        numbered: The sources in the order in which the renderer has met them.
    """

    def __init__(self, numbered: Sequence[str], prefix: str, address: Address) -> None:
        super().__init__(escape=True)
        self.numbered = list(numbered)
        self._prefix, self._address = prefix, address

    def sources(self, bracket: str) -> str:
        keys = keys_of(bracket)
        return _render("sources", [self._number(key) for key in keys if key != UNVERIFIED], UNVERIFIED in keys)

    def _number(self, key: str) -> tuple[int, str, str]:
        """Return the number of a source, its id in the list, and its name."""
        if key not in self.numbered:
            self.numbered.append(key)
        number = self.numbered.index(key) + 1
        source = sources().get(key)
        return number, _id(key, self._prefix), f"Source {number}: {source.title if source else key}"

    def full(self, passage: str, about: str) -> str:
        return _render("full", Markup(passage), about)

    def masked(self, passage: str, about: str) -> str:
        return _render("masked", Markup(passage), about)

    def left_out(self, about: str) -> str:
        return _render("left_out", about)

    def render_token(self, token: dict[str, Any], state: BlockState) -> str:
        if token["type"] != "paragraph":
            return super().render_token(token, state)
        # A browser ends a paragraph where details begin.
        runs = groupby(token["children"], lambda child: child["type"] == MASKED)
        parts = [(is_masked, self.render_tokens(children, state).strip()) for is_masked, children in runs]
        return "".join([text if is_masked else self.paragraph(text) for is_masked, text in parts if text])

    def link(self, text: str, url: str, title: str | None = None) -> str:
        scheme, _, name = url.partition(":")
        if scheme in SCHEMES:
            address = self._address(scheme, name)
            return super().link(text, address) if address else text
        return super().link(text, f"#{self._prefix}{url[1:]}" if url.startswith("#") else url)

    def image(self, text: str, url: str, title: str | None = None) -> str:
        return text


def _id(key: str, prefix: str) -> str:
    return f"{prefix}source-{key}"


def _blocks(tokens: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    """Yield the words of paragraphs, headings and points, one by one."""
    for token in tokens:
        if token["type"] in ("paragraph", "block_text", "heading"):
            yield _words(token["children"])
        elif "children" in token:
            yield from _blocks(token["children"])
        elif "raw" in token:
            yield token["raw"].strip()


def _words(tokens: Iterable[Mapping[str, Any]]) -> str:
    words = ""
    for token in tokens:
        if "children" in token:
            words += _words(token["children"])
        elif token["type"] in ("softbreak", "linebreak"):
            words += " "
        elif token["type"] != "sources":
            words += token["raw"]
    return words
