"""Finds the files of the project that are not code: in the installed wheel, else beside the checkout."""

from pathlib import Path

PACKAGE = Path(__file__).parent


def geodata(name: str) -> Path:
    """The file `name` of the folder `geodata`, as in `geodata("states.geojson")`.

    Raises FileNotFoundError, which names the places looked at, if there is no such file.
    """
    places = (PACKAGE / "_data" / "geodata" / name, PACKAGE.parent / "geodata" / name)
    for place in places:
        if place.is_file():
            return place
    raise FileNotFoundError(f"no geodata {name!r}: neither {places[0]} nor {places[1]} is a file")
