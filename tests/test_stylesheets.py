"""What the stylesheets of all rooms keep to: a press is answered at once, and no room paints another."""

import re
from collections.abc import Iterable, Iterator
from typing import Any

from tinycss2 import parse_blocks_contents, serialize
from tinycss2.color4 import parse_color

from tests.stylesheets import HOUSE, TOKENS, name, rules, sheets

HAS = re.compile(r"([^\s>+~,{}();]*):has\(")
"""With what stands before it in the same compound selector, which is whom it is about."""
REMEDY = "`:has()` only on a label; else a class, or data-shows, which tellWhatIsShown() in page/regions.js sets"


def questions_about_what_is_inside(css: str) -> Iterator[tuple[int, str]]:
    """Every `:has()` that is not on a label, as its line and the element that it is about.

    A browser asks it anew of each such element after each change in it, and then works out the styles of all that the
    element holds: of a label that is its control, of the panel the whole page.
    """
    bare = re.sub(r"/\*.*?\*/", lambda comment: "\n" * comment[0].count("\n"), css, flags=re.DOTALL)
    for number, line in enumerate(bare.splitlines(), 1):
        for about in HAS.findall(line):
            if not re.match(r"label(?![\w-])", about):
                yield number, about


def test_no_style_hangs_on_what_stands_in_a_large_element() -> None:
    found = [
        f"{sheet.relative_to(HOUSE.parent)}:{number}: {about or '*'}:has(): {REMEDY}"
        for sheet in sheets()
        for number, about in questions_about_what_is_inside(sheet.read_text(encoding="utf-8"))
    ]
    assert not found, "\n".join(found)


def test_the_rule_finds_what_it_forbids() -> None:
    css = """/* body:has(.a) is told,
    not asked */ .a label.b:has(:checked) { }
    body:has(.a) .b, .c:not(:has(d)) { }
    .label:has(a), :is(label):has(a) { }"""
    found = list(questions_about_what_is_inside(css))
    assert [number for number, _ in found] == [3, 3, 4, 4]
    assert [about for _, about in found][:3] == ["body", "", ".label"]


# Colours

NO_COLOUR = {"transparent", "currentcolor"}
"""They name no colour of ours, but let through the one that is there."""


def everything_in(tokens: Iterable[Any]) -> Iterator[Any]:
    """The tokens of a value, and those within its functions."""
    for token in tokens:
        yield token
        yield from everything_in(getattr(token, "arguments", ()))


def colours(css: str) -> Iterator[tuple[int, str]]:
    """Every colour that a rule names, as its line and what it says."""
    for rule in rules(css):
        for declaration in parse_blocks_contents(rule.declarations, skip_comments=True, skip_whitespace=True):
            for token in everything_in(declaration.value):
                said = serialize([token])
                if parse_color(token) and said.lower() not in NO_COLOUR:
                    yield declaration.source_line, said


def test_colours_stand_among_the_tokens_alone() -> None:
    found = [
        f"{name(sheet)}:{line}: {colour}: name it in {name(TOKENS)}, and say var(--vfw-…) here"
        for sheet in sheets()
        if sheet != TOKENS
        for line, colour in colours(sheet.read_text(encoding="utf-8"))
    ]
    assert not found, "\n".join(found)


def test_a_colour_is_found_however_it_is_named() -> None:
    css = """a { color: var(--vfw-red); border: 1px solid #FFF8;
    color: color-mix(in srgb, rgb(0 0 0 / 20%) 40%, transparent) } @media print { b { fill: Red } }"""
    assert list(colours(css)) == [(1, "#FFF8"), (2, "rgb(0 0 0 / 20%)"), (2, "Red")]
    assert list(colours("a { font-family: Georgia; color: currentcolor; mask: url(red.svg#fff) }")) == []


def test_a_token_that_is_used_is_there_and_none_is_left_over() -> None:
    tokens = set(re.findall(r"^ +--vfw-([\w-]+):", TOKENS.read_text(encoding="utf-8"), re.MULTILINE))
    used, local = set[str](), set[str]()
    for sheet in sheets():
        css = sheet.read_text(encoding="utf-8")
        used |= set(re.findall(r"var\(--vfw-([\w-]+)", css))
        if sheet != TOKENS:
            local |= set(re.findall(r"--vfw-([\w-]+):", css))
    set_by_scripts = {"zoom", "stripes", "territory", *(fill for fill in used if fill.startswith("vote-"))}
    assert used - local - set_by_scripts - tokens == set()
    assert tokens - used == set()
