"""The faults that are put into a file, and the places that are left out."""

from tests.mutants.changes import Change, change, compiles, places

SOURCE = '''"""A house of 3 rooms."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING and True:
    from pathlib import Path

Reply = str | int
DOORS = 4


@dataclass(frozen=True)
class House:
    rooms: int | None = 2

    def __repr__(self) -> str:
        return f"House {self.rooms + 1}"


def wider(house: "House | None", *, by: int | str = 1) -> "int | None":
    for door, width in zip([house], [by], strict=True):
        if door is None or width == 7:
            return 0
    return None
'''


def changes(source: str) -> set[Change]:
    mutants = [mutant for place in places("house.py", source) for mutant in place]
    return {change(source, mutant.put_into(source)) for mutant in mutants}


def of_line(beginning: str) -> set[str]:
    """Return what that line becomes, with single blanks."""
    return {" ".join(after.split()) for before, after in changes(SOURCE) if before.startswith(beginning)}


def test_common_slips_are_drawn_as_faults() -> None:
    assert of_line("DOORS") == {"DOORS = 5", "DOORS = 3"}
    assert of_line("rooms:") == {"rooms: int | None = 3", "rooms: int | None = 1"}
    assert of_line("if door") == {
        "if not door is None or width == 7:",
        "if door is not None or width == 7:",
        "if door is None and width == 7:",
        "if door is None or width != 7:",
        "if door is None or width == 8:",
        "if door is None or width == 6:",
    }
    assert of_line("for door") == {"for door, width in []:"}


def test_types_decorators_and_reprs_are_not_changed() -> None:
    lines = {before.partition(" ")[0] for before, _ in changes(SOURCE)}
    assert lines == {"DOORS", "rooms:", "def", "for", "if", "return"}
    assert of_line("def") == {
        f'def wider(house: "House | None", *, by: int | str = {number}) -> "int | None":' for number in (0, 2)
    }
    assert of_line("return") == {"return 1", "return -1"}


def test_faults_at_one_spot_are_one_place() -> None:
    assert [len(place) for place in places("a.py", "x = 1 < y\n")] == [2, 2]
    (mutant, _), _ = places("a.py", "x = 1 < y\n")
    assert (mutant.path, mutant.line) == ("a.py", 1)


def test_columns_are_counted_in_letters() -> None:
    assert [place[0].line for place in places("a.py", 'x: "–" | None = 1\ny = "–", 2\n')] == [1, 2]


def test_a_change_that_does_not_compile_is_no_fault() -> None:
    source = "both = {**one, **another}\n"
    (mutant,), _ = places("a.py", source)
    assert mutant.put_into(source) == "both = {*one, **another}\n"
    assert not compiles(mutant.put_into(source))
    assert compiles(source)
