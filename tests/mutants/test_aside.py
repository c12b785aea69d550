"""What is set aside is still there, and has a reason."""

from functools import cache
from pathlib import Path

from tests.mutants.aside import equivalent, without_blanks
from tests.mutants.changes import Mutant, change, places
from tests.mutants.judging import CHECKOUT


@cache
def by_line(path: Path) -> dict[str, list[Mutant]]:
    """The mutants of a file, by the line they change."""
    source = path.read_text(encoding="utf-8")
    lines = [line.strip() for line in source.splitlines()]
    found: dict[str, list[Mutant]] = {}
    for place in places(path.name, source):
        for mutant in place:
            found.setdefault(lines[mutant.line - 1], []).append(mutant)
    return found


def test_each_is_a_fault_that_could_be_drawn_and_says_why_nobody_can_notice_it() -> None:
    for name, expected, why in equivalent():
        path = CHECKOUT / name
        source = path.read_text(encoding="utf-8")
        mutants = by_line(path).get(expected.before.partition("\n")[0], [])
        possible = {without_blanks(change(source, mutant.put_into(source))) for mutant in mutants}
        assert without_blanks(expected) in possible, f"{name} is another now: {expected}"
        assert why.endswith("."), expected


def test_none_is_set_aside_twice() -> None:
    entries = [(aside.path, without_blanks(aside.change)) for aside in equivalent()]
    assert len(entries) == len(set(entries))
