"""What is set aside is still there, and has a reason."""

from pathlib import Path

from tests.mutants.aside import equivalent
from tests.mutants.changes import Change, change, places
from tests.mutants.judging import CHECKOUT


def possible(path: Path, first: str) -> set[Change]:
    """The faults that can be put into the lines of a file that begin so."""
    source = path.read_text(encoding="utf-8")
    lines = [line.strip() for line in source.splitlines()]
    mutants = (mutant for place in places(path.name, source) for mutant in place)
    return {change(source, mutant.put_into(source)) for mutant in mutants if lines[mutant.line - 1] == first}


def test_each_is_a_fault_that_could_be_drawn_and_says_why_nobody_can_notice_it() -> None:
    for path, expected, why in equivalent():
        assert expected in possible(CHECKOUT / path, expected.before.partition("\n")[0]), f"is another now: {expected}"
        assert why.endswith("."), expected


def test_none_is_set_aside_twice() -> None:
    entries = [(aside.path, aside.change) for aside in equivalent()]
    assert len(entries) == len(set(entries))
