"""Texts that staff write are cut into keys and sections, and what is wrong is told with file and line."""

from __future__ import annotations

import re

import pytest

from vfw.front_matter import TextError
from vfw.history.texts import Section, Text, parse, read, read_all

FILE = "lessons/race.md"


def test_a_heading_gives_a_section_its_name_and_its_title() -> None:
    text = parse(
        "---\ntitle: The race\n---\n\n## the-race-begins: The race begins\n\nFirst.\n\n## Quorum\nSo many.\n", FILE
    )
    assert text == Text(
        "race",
        {"title": "The race"},
        (Section("the-race-begins", "The race begins", "First."), Section("quorum", "Quorum", "So many.")),
    )


def test_a_text_without_headings_is_one_section_without_a_name() -> None:
    assert parse("---\ncard: Lucy Stone\n---\nShe kept her name.\n\nAll her life.\n", FILE).sections == (
        Section("", "", "She kept her name.\n\nAll her life."),
    )


def test_a_text_that_says_nothing_is_one_empty_section() -> None:
    assert parse("---\ntitle: x\n---\n", FILE).sections == (Section("", "", ""),)


def test_what_stands_before_the_first_heading_is_a_section_without_a_name() -> None:
    text = parse("---\ntitle: x\n---\nBefore.\n## After\nNow.\n### Lower\nStill.", FILE)
    assert text.sections == (Section("", "", "Before."), Section("after", "After", "Now.\n### Lower\nStill."))


def test_each_section_knows_the_line_in_which_its_body_begins() -> None:
    text = parse("---\ntitle: x\n---\n\n\nBefore.\n\n## After\n\n\nNow.\n", FILE)
    assert [section.line for section in text.sections] == [6, 11]


def test_files_of_windows_editors_are_read_alike() -> None:
    source = "---\ntitle: x\n---\nBefore.\n\n## After\nNow.\n"
    text = parse("\ufeff" + source.replace("\n", "\r\n"), FILE)
    assert text == parse(source, FILE)
    assert [section.line for section in text.sections] == [4, 7]


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("The People’s Vote", "the-peoples-vote"),
        ("Zitkala-Ša & Helen Keller", "zitkala-sa-helen-keller"),
        ("1919-06-10", "1919-06-10"),
        ("Who: a question", "who-a-question"),
        ("west: Who: a question", "west"),
    ],
)
def test_names_are_made_from_titles(title: str, name: str) -> None:
    assert parse(f"---\ntitle: x\n---\n## {title}\nBody.", FILE).sections[0].name == name


def test_a_long_value_goes_on_below() -> None:
    assert parse("---\nleaves out:\n  Much\n  more.\n# a remark\n---\n", FILE).head == {"leaves out": "Much more."}


def test_sections_are_found_by_name() -> None:
    text = parse("---\ntitle: x\n---\n## Quorum\nSo many.\n## Veto\nNo.", FILE)
    assert text["veto"].body == "No."
    with pytest.raises(KeyError, match="race has no section 'quorun'; did you mean “quorum”"):
        text["quorun"]
    with pytest.raises(KeyError, match="race has no section 'senate'; it has quorum, veto"):
        text["senate"]


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("# The race\n", "lessons/race.md, line 1: a text begins with a line of three hyphens, ---"),
        ("---\ntitle: x\n", "lessons/race.md, line 2: the keys never end; write a line --- below the last of them"),
        ("---\ntitle\n---\n", "lessons/race.md, line 2: “title” has no colon; write “key: value”"),
        ("---\ntitle:\n---\n", "lessons/race.md, line 2: nothing is said of “title”; write something behind the colon"),
        (
            "---\ntitle: x\nTitle: y\n---\n",
            "lessons/race.md, line 3: “title” has been said in line 2; leave one of the",
        ),
        ("---\n  x\n---\n", "lessons/race.md, line 2: “x” is indented, but there is no key above it"),
        (
            "---\na: b\n---\n\n## Veto\nNo.\n\n## veto: Again\nNo.",
            "lessons/race.md, line 8: line 5 has a section 'veto' already; write another name",
        ),
        ("---\na: b\n---\n## ……\nNo.", "lessons/race.md, line 4: “……” gives no name; write one before it"),
    ],
)
def test_a_fault_is_reported_with_file_and_line(source: str, message: str) -> None:
    with pytest.raises(TextError, match=f"^{re.escape(message)}"):
        parse(source, FILE)


def test_the_texts_of_the_exhibit_are_found_by_name() -> None:
    assert read("glossary").head["title"] == "Glossary"
    assert read_all("lessons")["nashville"] == read("lessons/nashville")
    with pytest.raises(FileNotFoundError, match=re.escape("nobody.md")):
        read("nobody")
