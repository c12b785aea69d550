"""The wheel holds everything the exhibit needs at run time, not only the code."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[1]
TEMPLATE = "exhibit/jupyter/nbconvert/templates/vfw/"
MOST = 2_450_000
"""Bytes: 1.53 MB while the panel knew one game, 1.66 MB with a picture as front page, 1.71 MB with a door of two
minutes, 1.74 MB with the staff of a kiosk, 1.77 MB with two more doors, 1.79 MB with a museum's own texts and a kiosk
for everybody, 1.80 MB with speech, 1.84 MB with a steady player and an engine that can be compiled, 1.94 MB with a
player that plans and a coach, 2.01 MB with questions of what if and pictures of their answers,
2.2 MB with a room for them, and what was counted of each, 2.4 MB with three smaller games and their rooms.
Whoever needs more looks first what it is."""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    done = subprocess.run(build, cwd=CHECKOUT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (wheel,) = folder.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def contents(wheel: Path) -> set[str]:
    return set(zipfile.ZipFile(wheel).namelist())


def is_for_visitors(path: Path) -> bool:
    """Whether a file of the package is needed at run time. Of scripts that is what `make bundles` has made of them."""
    return "web" not in path.parts or "built" in path.parts or path.suffix in (".py", ".css")


def test_the_wheel_has_every_file_that_is_needed_and_no_source_of_a_script(contents: set[str]) -> None:
    package = CHECKOUT / "vfw"
    left_aside = {"__pycache__", "node_modules"}
    files = {path for path in package.rglob("*") if path.is_file() and not left_aside & {*path.parts}}
    needed = {path.relative_to(CHECKOUT).as_posix() for path in files if is_for_visitors(path)}
    assert {f"vfw/{TEMPLATE}index.html.j2", "vfw/panel/web/built/page.js"} <= needed
    assert {name for name in contents if name.startswith("vfw/") and not name.startswith("vfw/_data/")} == needed


def test_the_wheel_grows_with_what_it_does_alone(wheel: Path) -> None:
    size = wheel.stat().st_size
    print(f"The wheel has {size:,} bytes, of {MOST:,}.")  # noqa: T201
    assert size <= MOST


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
