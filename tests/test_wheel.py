"""The wheel holds everything the exhibit needs at run time, not only the code."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[1]
TEMPLATE = "exhibit/jupyter/nbconvert/templates/vfw/"


@pytest.fixture(scope="module")
def contents(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    done = subprocess.run(build, cwd=CHECKOUT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (wheel,) = folder.glob("*.whl")
    return set(zipfile.ZipFile(wheel).namelist())


def test_every_file_of_the_package_is_in_the_wheel(contents: set[str]) -> None:
    package = CHECKOUT / "vfw"
    files = {
        path.relative_to(CHECKOUT).as_posix()
        for path in package.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert f"vfw/{TEMPLATE}index.html.j2" in files
    assert files - contents == set()


def test_the_map_and_the_fact_tables_are_in_the_wheel(contents: set[str]) -> None:
    kinds = ("*.geojson", "*.csv")
    files = {f"vfw/_data/geodata/{path.name}" for kind in kinds for path in (CHECKOUT / "geodata").glob(kind)}
    assert {"vfw/_data/geodata/states.geojson", "vfw/_data/geodata/ratification.csv"} <= files
    assert files - contents == set()


def test_every_lesson_is_in_the_wheel(contents: set[str]) -> None:
    lessons = CHECKOUT / "lessons"
    files = {f"vfw/_data/{path.relative_to(CHECKOUT).as_posix()}" for path in lessons.rglob("*") if path.is_file()}
    assert "vfw/_data/lessons/scenarios/1920-nashville.md" in files
    assert files - contents == set()


def test_voila_finds_the_template_of_an_installed_wheel(contents: set[str]) -> None:
    ours = {name.partition(TEMPLATE)[2] for name in contents if TEMPLATE in name}
    shared = {name.partition("/voila/templates/vfw/")[2] for name in contents if "/voila/templates/vfw/" in name}
    assert shared - ours == {"static/tokens.css"}
    assert ours - shared == set()
    assert any(name.endswith("OFL.txt") for name in shared)
