"""The structure of the code: files of a readable length, and no modules that import each other in a circle."""

from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).parents[1]
MOST_LINES = 800
"""At most in a file that people write."""


def written_files(folder: str, kind: str) -> list[Path]:
    """List the files of that kind which people write."""
    files = [path for path in (ROOT / folder).rglob(f"*.{kind}") if not {"built", "node_modules"} & set(path.parts)]
    assert len(files) > 20
    return sorted(files)


def imports() -> dict[str, set[str]]:
    """Map each module to those that it imports when it runs."""
    graph = grimp.build_graph("vfw", exclude_type_checking_imports=True, cache_dir=None)
    return {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}


@pytest.mark.parametrize(("folder", "kind"), [("vfw", "py"), ("vfw", "js"), ("vfw", "css"), ("tests", "py")])
def test_no_file_is_too_long(folder: str, kind: str) -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in written_files(folder, kind)}
    assert {path: lines for path, lines in lengths.items() if lines > MOST_LINES} == {}


def test_modules_do_not_import_each_other_in_a_circle() -> None:
    try:
        TopologicalSorter(imports()).prepare()
    except CycleError as circle:
        raise AssertionError(f"modules that import each other in a circle: {circle.args[1]}") from None


def test_a_circle_of_imports_is_found() -> None:
    modules = imports()
    modules["vfw.core.chance"] = {*modules["vfw.core.chance"], "vfw.core.match"}
    assert "vfw.core.chance" in modules["vfw.core.match"]
    with pytest.raises(CycleError, match=r"vfw\.core\.match"):
        TopologicalSorter(modules).prepare()
