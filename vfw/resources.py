"""Finds the files of the project that are not code: in the installed wheel, else beside the checkout."""

from pathlib import Path

PACKAGE = Path(__file__).parent


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


def _found(folder: str, name: str) -> Path:
    places = _places(folder, name)
    for place in places:
        if place.is_file():
            return place
    raise FileNotFoundError(f"no {folder} {name!r}: neither {places[0]} nor {places[1]} is a file")


def _places(folder: str, name: str) -> tuple[Path, Path]:
    return PACKAGE / "_data" / folder / name, PACKAGE.parent / folder / name
