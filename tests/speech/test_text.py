"""Abbreviations are read in full, and signs for the eye are not read."""

import pytest

from vfw.history.tables import ratification
from vfw.speech.text import CODES_USED_AS_WORDS, spell_out


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("The House stood 48-48, then 49–47.", "The House stood 48 to 48, then 49 to 47."),
        ("the 19th Amendment, Sec. 2", "the 19th Amendment, Section 2"),
        ("in the 1890s, in 1905 and in 1900", "in the 18 90s, in 19 oh 5 and in 19 hundred"),
        ("1917–18", "19 17 to 18"),
        ("1,848 of 1848", "1,848 of 18 48"),
        ("Aug. 18 and 18 Sept. 1919", "August 18 and 18 September 19 19"),
        ("No. 36 of 48. No. And in Dec.", "number 36 of 48. No. And in Dec."),
        ("Sen. Pittman and Mrs. Catt in St. Louis", "Senator Pittman and Mrs. Catt in Saint Louis"),
        ("Carrie Catt & Alice Paul", "Carrie Catt and Alice Paul"),
        ("$40,000 and $2.5 million", "40,000 dollars and 2.5 million dollars"),
        ("Leser v. Garnett, c. 1922", "Leser versus Garnett, about 19 22"),
        ("Alice Paul — and Lucy Burns – jailed", "Alice Paul, and Lucy Burns, jailed"),
        ("2 × d6 → Ohio", "2 times d6 to Ohio"),
        ("★★☆ ‹ Back ✓", "Back"),
        ("★ · ✓", ""),
        ("[[hElo]] <b>{Ohio}</b>", "hElo b Ohio /b"),
        ("one\n\n  line\0\x1b[31m", "one line 31m"),
    ],
)  # fmt: skip
def test_a_text_is_read_as_it_is_spoken(written: str, said: str) -> None:
    assert spell_out(written) == said


def test_every_state_is_called_by_its_name_and_never_a_word() -> None:
    for row in ratification():
        name = row.state if row.state in CODES_USED_AS_WORDS else row.name
        assert spell_out(f"{row.state}: 2 cubes") == f"{name}: 2 cubes"
        assert spell_out(f"({row.state})") == f"({name})"
    assert spell_out("VOTE IN OR OUT, OR NOT AT ALL") == "VOTE IN OR OUT, OR NOT AT ALL"
    assert spell_out("NAWSA, in or out, D.C.") == "NAWSA, in or out, D.C."
