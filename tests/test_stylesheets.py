"""What the stylesheets of all rooms keep to, so that a press is answered at once."""

import re
from collections.abc import Iterator
from pathlib import Path

import vfw

HOUSE = Path(vfw.__file__).parent
HAS = re.compile(r"([^\s>+~,{}();]*):has\(")
"""With what stands before it in the same compound selector, which is whom it is about."""
REMEDY = "`:has()` only on a label; else a class, or data-shows, which tellWhatIsShown() in page_regions.js sets"


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
    sheets = sorted(HOUSE.rglob("*.css"))
    assert len(sheets) > 20
    found = [
        f"{sheet.relative_to(HOUSE.parent)}:{number}: {about or '*'}:has(): {REMEDY}"
        for sheet in sheets
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
