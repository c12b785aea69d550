"""Finds the files of the project that are not code: in the installed wheel, else beside the checkout."""

import os
from pathlib import Path

PACKAGE = Path(__file__).parent
LESSONS = "VFW_LESSONS"
"""The variable of the environment that names a folder to stand for `lessons`: ours with texts of a museum among them.
Kernels inherit it."""


def geodata(name: str) -> Path:
    """The file `name` of the folder `geodata`, as in `geodata("states.geojson")`.

    Raises FileNotFoundError, which names the places looked at, if there is no such file.
    """
    return _found("geodata", name)


def lesson(name: str) -> Path:
    """The file `name` of the folder `lessons`, as in `lesson("sources.csv")`.

    Raises FileNotFoundError, which names the places looked at, if there is no such file.
    """
    return _found("lessons", name)


def lessons(folder: str) -> dict[str, str]:
    """The texts of a folder of `lessons`, as in `lessons("scenarios")`: by the names of their files without the ending,
    in that order, the README apart. A folder that is not there holds none.
    """
    for place in _places("lessons", folder):
        if place.is_dir():
            files = [path for path in sorted(place.glob("*.md")) if path.stem != "README"]
            return {path.stem: path.read_text(encoding="utf-8") for path in files}
    return {}


def notebooks() -> Path:
    """Return the folder of notebooks: `notebooks` in a checkout that is the current directory, else the project's own.

    The folder is not checked: where none is found, the last place looked at is returned.
    """
    if Path("vfw", Path(__file__).name).is_file() and Path("notebooks").is_dir():
        return Path("notebooks")
    installed, beside_checkout = _own_places("notebooks", "")
    return installed if installed.is_dir() else beside_checkout


def own_lessons() -> Path:
    """The folder `lessons` of the project, whatever stands for it here."""
    return next(place for place in _own_places("lessons", "") if place.is_dir())


def _found(folder: str, name: str) -> Path:
    places = _places(folder, name)
    for place in places:
        if place.is_file():
            return place
    raise FileNotFoundError(f"no {folder} {name!r}; looked for it at {' and '.join(map(str, places))}")


def _places(folder: str, name: str) -> tuple[Path, ...]:
    told = os.environ.get(LESSONS) if folder == "lessons" else None
    return (Path(told) / name,) if told else _own_places(folder, name)


def _own_places(folder: str, name: str) -> tuple[Path, ...]:
    return PACKAGE / "_data" / folder / name, PACKAGE.parent / folder / name
