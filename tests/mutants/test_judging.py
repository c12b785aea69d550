"""A small project whose tests catch one fault of three, judged as ours is."""

import subprocess
from pathlib import Path

import pytest

from tests.mutants.changes import Change
from tests.mutants.judging import Copy, NotJudgedError
from tests.mutants.reach import Block, blocks
from tests.mutants.sampling import drawn, judged, shares

ATTIC = """from functools import cache

STEPS = 12


@cache
def height() -> int:
    return 5 * STEPS


def width() -> int:
    return 3


def secret() -> int:
    return 8
"""
TESTS = """from house.attic import height, width


def test_one_can_stand_in_it() -> None:
    assert height() == 60


def test_nobody_looks_how_wide_it_is() -> None:
    assert width() and height()
"""
PACKAGES = {"house": ("trials",)}


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    subprocess.run(["git", "init", "-q", tmp_path], check=True)
    for name, text in {"house/attic.py": ATTIC, "trials/test_attic.py": TESTS, ".gitignore": "build/\n"}.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    copy = Copy(tmp_path, PACKAGES)
    copy.refresh()
    return copy


def test_a_fault_is_judged_by_the_tests_that_reach_it(copy: Copy) -> None:
    aside = {("house/attic.py", Change("STEPS=12", f"STEPS={steps}")) for steps in (11, 13)}
    told: list[str | None] = []
    sample = judged(copy, "house", drawn(copy, "house", 1), 9, aside, lambda verdict: told.append(verdict.caught))
    by_line = {verdict.drawn.mutant.line: verdict for verdict in sample.verdicts}
    assert by_line[8].caught == "trials/test_attic.py::test_one_can_stand_in_it"
    assert (by_line[12].caught, by_line[12].tests) == (None, 1)
    assert (by_line[16].caught, by_line[16].tests) == (None, 0)
    assert len(sample.verdicts) == len(told) == 4
    assert (sample.caught, sample.set_aside) == (2, 1)


def test_the_working_tree_is_not_touched_and_the_copy_comes_back(copy: Copy) -> None:
    with copy.with_fault("house/attic.py", "gone"):
        assert (copy.root / "house/attic.py").read_text(encoding="utf-8") == "gone"
        assert (copy.checkout / "house/attic.py").read_text(encoding="utf-8") == ATTIC
    assert (copy.root / "house/attic.py").read_text(encoding="utf-8") == ATTIC


def test_the_copy_is_updated_from_the_working_tree(copy: Copy) -> None:
    (copy.checkout / "house/attic.py").unlink()
    (copy.checkout / "house/cellar.py").write_text("DEPTH = 2\n", encoding="utf-8")
    (copy.root / "trials/test_attic.py").write_text("broken off here", encoding="utf-8")
    copy.refresh()
    files = {path.relative_to(copy.root).as_posix() for path in copy.root.rglob("*") if path.is_file()}
    assert files == {"house/cellar.py", "trials/test_attic.py", ".gitignore"}
    assert (copy.root / "trials/test_attic.py").read_text(encoding="utf-8") == TESTS


def test_failing_tests_without_a_fault_raise_an_error(copy: Copy) -> None:
    (copy.root / "trials/test_attic.py").write_text("def test_false() -> None:\n    assert False\n", encoding="utf-8")
    with pytest.raises(NotJudgedError, match="test_false"):
        copy.reach("house")
    with pytest.raises(NotJudgedError, match="not found"):
        copy.caught_by([Block(("trials/test_attic.py::test_gone",), 1.0)])


def test_a_seed_always_draws_the_same_mutants(copy: Copy) -> None:
    def order(seed: int) -> list[tuple[int, str]]:
        return [(one.mutant.line, one.change.after) for one in drawn(copy, "house", seed)]

    assert order(1) == order(1)
    assert len({tuple(order(seed)) for seed in range(9)}) > 1
    assert all(sorted(line for line, _ in order(seed)) == [3, 8, 8, 12, 16] for seed in range(9))


def test_tests_that_share_a_fixture_are_one_block_and_the_fastest_come_first() -> None:
    seconds = {"a.py::one": 3.0, "a.py::two": 0.5, "b.py::one": 9.0, "b.py::two": 1.0}
    assert blocks(seconds, ["b.py"]) == [
        Block(("a.py::two",), 0.5),
        Block(("a.py::one",), 3.0),
        Block(("b.py::one", "b.py::two"), 10.0),
    ]


def test_mutants_are_divided_evenly_among_packages() -> None:
    assert shares(100, ["core", "votes", "panel"]) == {"core": 34, "votes": 33, "panel": 33}
    assert shares(9, ["core"]) == {"core": 9}
