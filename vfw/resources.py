"""Files of the project that are not code: in the installed wheel, or beside the checkout."""

from __future__ import annotations

import csv
import io
import os
from collections.abc import Callable, Iterator
from pathlib import Path, PurePosixPath
from typing import TypeVar

from vfw.untrusted_input import NotText, decode_text, printable

T = TypeVar("T")

PACKAGE = Path(__file__).parent
LESSONS = "VFW_LESSONS"
"""The environment variable that names a folder to use for `lessons`, with a museum's own texts in it.
Kernels inherit it.
"""
BACKUPS = ("~", ".bak", ".orig", ".swp", ".tmp")
"""Endings of backup files that editors leave behind."""


def geodata(name: str) -> Path:
    """Return the file `name` of the folder `geodata`, as in `geodata("states.geojson")`.

    Raises:
        FileNotFoundError: There is no such file; the message names the places searched.
    """
    return _found("geodata", name)


def lesson(name: str) -> Path:
    """Return the file `name` of the folder `lessons`, as in `lesson("sources.csv")`.

    Raises:
        FileNotFoundError: There is no such file; the message names the places searched.
    """
    return _found("lessons", name)


def lessons(folder: str) -> dict[str, str]:
    """Return the texts of a folder of `lessons`, as in `lessons("scenarios")`.

    They are keyed and sorted by file name without the ending, and the README is left out. A missing folder is empty.
    Unreadable files are left out.
    """
    return read_each(folder, lambda _, text: text)


def ignore_problem(file: str, what: str) -> None:
    """Ignore a file that is left out."""


def read_each(
    folder: str, read: Callable[[str, str], T], on_problem: Callable[[str, str], object] = ignore_problem
) -> dict[str, T]:
    """Read each text of a folder of `lessons`, and leave out those that cannot be read.

    Args:
        folder: The name of the folder, as in "scenarios".
        read: Called with a name and a text. Raises ValueError if the text is wrong.
        on_problem: Called with the file, relative to the folder above `lessons`, and the problem.

    Returns:
        The results of `read`, keyed and sorted by file name without the ending.
    """
    found: dict[str, T] = {}
    place = next((place for place in _places("lessons", folder) if place.is_dir()), None)
    for path in files_in(place, "*.md") if place else ():
        if path.stem == "README":
            continue
        try:
            found[path.stem] = read(path.stem, read_entry(path))
        except ValueError as wrong:
            on_problem(str(PurePosixPath("lessons", folder, printable(path.name))), str(wrong))
    return found


def files_in(folder: Path, pattern: str) -> list[Path]:
    """Return the files of a folder that match a pattern, sorted, without those that are `is_hidden`."""
    return [path for path in sorted(folder.glob(pattern)) if not is_hidden(path.name)]


def is_hidden(name: str) -> bool:
    """Return whether a file or folder of this name was left behind by a system or an editor."""
    return name.startswith((".", "~", "#")) or name.endswith(BACKUPS)


def read_text(path: Path) -> str:
    """Return the text of a file, plain as `vfw.untrusted_input` says.

    Raises:
        OSError: The file cannot be read.
        NotText: It is not UTF-8.
    """
    return decode_text(path.read_bytes())


def read_entry(path: Path) -> str:
    """Return the text of an entry of a folder.

    Raises:
        NotText: It cannot be read. The message says what it is, and what to do.
    """
    if not path.name.isprintable():
        raise NotText("The name has unprintable characters. Rename it with letters and digits.")
    try:
        if path.is_file():
            return read_text(path)
        if path.is_dir():
            raise NotText("This is a folder. Give it a name without the ending, or move it elsewhere.")
        if path.is_symlink():
            raise NotText("This is a link to a file that is not there. Put the file itself here.")
    except OSError as error:
        raise NotText(f"This cannot be read ({error.strerror}). Change its permissions, or copy it again.") from None
    raise NotText("This is no file. Move it elsewhere.")


def table_rows(text: str) -> Iterator[tuple[int, dict[str, str]]]:
    """Yield the rows of a table in CSV with the numbers of their last lines.

    Raises:
        csv.Error: The text is no table.
    """
    table = csv.DictReader(io.StringIO(text, newline=""), strict=True)
    yield from ((table.line_num, row) for row in table)


def notebooks() -> Path:
    """Return the folder of notebooks: `notebooks` in a checkout that is the current directory, else the project's own.

    The folder is not checked: where none is found, the last place looked at is returned.
    """
    if Path("vfw", Path(__file__).name).is_file() and Path("notebooks").is_dir():
        return Path("notebooks")
    installed, beside_checkout = _own_places("notebooks", "")
    return installed if installed.is_dir() else beside_checkout


def own_lessons() -> Path:
    """Return the folder `lessons` of the project, even if another one replaces it."""
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
