"""Mutants that are listed as equivalent still exist, and have a reason."""

from functools import cache
from pathlib import Path

from tests.mutants.aside import equivalent, without_blanks
from tests.mutants.changes import Mutant, change, places
from tests.mutants.judging import CHECKOUT


@cache
def by_line(path: Path) -> dict[str, list[Mutant]]:
    """Map the lines of a file to their mutants."""
    source = path.read_text(encoding="utf-8")
    lines = [line.strip() for line in source.splitlines()]
    found: dict[str, list[Mutant]] = {}
    for place in places(path.name, source):
        for mutant in place:
            found.setdefault(lines[mutant.line - 1], []).append(mutant)
    return found


def test_each_equivalent_mutant_could_be_drawn_and_gives_a_reason() -> None:
    for name, expected, why in equivalent():
        path = CHECKOUT / name
        source = path.read_text(encoding="utf-8")
        mutants = by_line(path).get(expected.before.partition("\n")[0], [])
        possible = {without_blanks(change(source, mutant.put_into(source))) for mutant in mutants}
        assert without_blanks(expected) in possible, f"{name} is another now: {expected}"
        assert why.endswith("."), expected


def test_no_equivalent_mutant_is_listed_twice() -> None:
    entries = [(aside.path, without_blanks(aside.change)) for aside in equivalent()]
    assert len(entries) == len(set(entries))
