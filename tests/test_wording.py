"""The check of words: `make lint` refuses what readers did not understand."""

import pytest

from tests.wording import __main__ as wording
from tests.wording.__main__ import Passage, WordingException, faults, load_exceptions, load_rules, python_passages

RULES = load_rules()
SOURCE = '''
"""What a module holds."""

LIMIT = 3
"""Who reads it?"""


def test_nobody_waits() -> None:
    """Count anew."""
    # The file lies in a folder.
    print("Somebody else is there")
'''


def found(path: str, source: str) -> list[str]:
    return [line.split(": ")[1] for line in faults(python_passages(path, source), RULES, [])]


def test_banned_words_are_found_in_docstrings_comments_strings_and_test_names() -> None:
    kinds = found("vfw/module.py", SOURCE)
    assert sorted(kinds) == ["comment", "docstring", "docstring", "docstring", "interface", "name"]


def test_strings_of_tests_are_not_interface_text() -> None:
    assert "interface" not in found("tests/test_module.py", SOURCE)


def test_a_fault_names_file_line_word_and_remedy() -> None:
    (line,) = faults([Passage("a.md", 7, "document", "first\nThe gray colour")], RULES, [])
    assert line.startswith("a.md:8: document: 'colour' in 'The gray colour'. Write: -or:")


def test_quotations_and_code_in_markdown_are_not_checked() -> None:
    text = "> her colour, anew\n```\nanew\n```\nanew\n"
    assert [p.line for p in wording.markdown_passages("README.md", text) if "anew" in p.text and p.line == 5] == [5]
    assert len(list(faults(wording.markdown_passages("README.md", text), RULES, []))) == 1


def test_an_exception_allows_a_word_and_is_refused_once_nothing_needs_it() -> None:
    exception = WordingException("vfw", "the colour", "a quotation")
    passage = Passage("vfw/a.py", 1, "interface", "the colour of it")
    assert list(faults([passage], RULES, [exception])) == []
    assert len(list(faults([], RULES, [exception]))) == 1
    assert len(list(faults([passage], RULES, []))) == 1


def test_every_exception_gives_a_reason() -> None:
    assert all(len(entry.reason.split()) >= 2 for entry in load_exceptions())


@pytest.mark.parametrize(
    ("subject", "count"),
    [("Keep the prompt visible beside 13 cards", 0), ("A question is asked anew", 1), ("Say " + "much " * 20, 1)],
)
def test_a_commit_subject_is_short_and_plain(subject: str, count: int) -> None:
    assert len(list(wording.subject_faults(f"{subject}\n\nBecause.", RULES))) == count
