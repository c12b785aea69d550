"""The house itself: rooms that can be looked over, names that mean one thing, and nobody who leans on himself."""

import re
from collections import defaultdict
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import grimp
import pytest

HOUSE = Path(__file__).parents[1] / "vfw"
LINES = 400
"""At most in a file."""
FILES = 25
"""At most in a folder."""
ONE_THING = {
    "game": "what a game is, and this game",
    "position": "what a position is, and those of this game",
    "players": "who plays in the place of a person, and who does in this game",
    "oppobot": "the rules of the Oppobot, and its cards",
}
"""Names that two rooms have for one thing."""


def written(kind: str, below: Path = HOUSE) -> list[Path]:
    """The files of that kind which people write."""
    files = [path for path in sorted(below.rglob(f"*.{kind}")) if not {"built", "node_modules"} & set(path.parts)]
    assert len(files) > 20
    return files


def imports() -> dict[str, set[str]]:
    """By module, those it imports when it runs."""
    graph = grimp.build_graph("vfw", exclude_type_checking_imports=True, cache_dir=None)
    return {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}


@pytest.mark.parametrize(("folder", "kind"), [("vfw", "py"), ("vfw", "js"), ("vfw", "css"), ("tests", "py")])
def test_every_file_can_be_read_at_one_sitting(folder: str, kind: str) -> None:
    below = HOUSE.parent / folder
    long = {
        path.relative_to(below).as_posix(): lines
        for path in written(kind, below)
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > LINES
    }
    assert long == {}


def test_every_folder_can_be_looked_over() -> None:
    rooms: dict[str, int] = defaultdict(int)
    for path in written("py"):
        rooms[path.parent.relative_to(HOUSE).as_posix()] += 1
    assert {room: files for room, files in rooms.items() if files > FILES} == {}


def test_a_name_stands_for_one_thing() -> None:
    rooms = defaultdict(list)
    for path in written("py"):
        if not path.stem.startswith("__"):
            rooms[path.stem].append(path.relative_to(HOUSE).as_posix())
    assert {name for name, paths in rooms.items() if len(paths) > 1} == set(ONE_THING)


def test_nobody_leans_on_whoever_leans_on_him() -> None:
    try:
        TopologicalSorter(imports()).prepare()
    except CycleError as circle:
        raise AssertionError(f"modules that import each other in a circle: {circle.args[1]}") from None


def test_a_circle_is_found() -> None:
    house = imports()
    house["vfw.core.chance"] = {*house["vfw.core.chance"], "vfw.core.match"}
    assert "vfw.core.chance" in house["vfw.core.match"]
    with pytest.raises(CycleError, match=r"vfw\.core\.match"):
        TopologicalSorter(house).prepare()


def test_what_is_told_of_the_house_is_there() -> None:
    root = HOUSE.parent
    rooms = [path for folder in ("vfw", "tests", "lessons") for path in (root / folder).rglob("*.*")]
    there = [path.as_posix() for path in [*root.glob("*.*"), *rooms]]
    told = re.findall(r"`([a-z_/]+\.(?:py|js|md|toml))`", (root / "CONTRIBUTING.md").read_text(encoding="utf-8"))
    assert len(told) > 20
    assert [name for name in told if not any(path.endswith(f"/{name}") for path in there)] == []
