"""What somebody brings in a folder, as on a stick: read once, without following anything out of it."""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from pathlib import Path, PurePosixPath

from vfw.proofreading.kinds import KINDS, OF_NO_KIND, TUTORIAL
from vfw.proofreading.problem import Problem
from vfw.resources import is_hidden, own_lessons
from vfw.untrusted_input import printable

MORE_SOURCES = PurePosixPath("more-sources.csv")
"""The table of sources that are added to ours."""
MOST_FILES = 1000
"""Of whatever kind, in all folders."""
MOST_BYTES = 200_000
"""Of a file; our longest text has a tenth of that."""
MOST_IN_ALL = 10_000_000
"""Of all of them."""
DEEPEST = 2
"""Folders, one in the other."""
PLAIN = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
"""How texts are called."""
NOBODYS = ("Thumbs.db", "desktop.ini", "System Volume Information")
"""Files that operating systems leave on a USB stick, besides the usual hidden ones."""


@dataclass(frozen=True)
class Brought:
    """What was read: texts and tables by their places, as in "cards/lucy-stone.md"; and what cannot be taken."""

    files: Mapping[PurePosixPath, bytes]
    problems: tuple[Problem, ...]


def read(folder: Path) -> Brought:
    """Read a folder that has the form of `lessons`. What is as it is there, or explains it, is left aside.

    Raises OSError where there is no such folder.
    """
    files: dict[PurePosixPath, bytes] = {}
    problems: list[Problem] = []
    room = MOST_IN_ALL
    for number, (path, place, why) in enumerate(_walked(folder, PurePosixPath())):
        if number == MOST_FILES or room < 0:
            most = f"{MOST_FILES:,} files" if room >= 0 else f"{MOST_IN_ALL:,} bytes"
            problems.append(Problem(".", 0, f"more than {most} lie here; bring the texts alone"))
            break
        data = b""
        try:
            data = b"" if why else _read(path)
        except OSError as error:
            why = error.strerror or "this cannot be read"
        room -= len(data)
        if why:
            problems.append(Problem(str(place), 0, why))
        elif not _is_left_aside(place, data):
            if why := _why_not(place):
                problems.append(Problem(str(place), 0, why))
            else:
                files[place] = data
    return Brought(files, tuple(problems))


def _walked(folder: Path, place: PurePosixPath) -> Iterator[tuple[Path, PurePosixPath, str]]:
    """Every file, where it lies, and why it is not opened; "" where it is."""
    with os.scandir(folder) as entries:
        found = sorted(islice(entries, MOST_FILES + 1), key=lambda entry: entry.name)
    for entry in found:
        path, here = Path(entry.path), place / printable(entry.name)
        if is_hidden(entry.name) or entry.name in NOBODYS:
            continue
        if entry.is_symlink():
            yield path, here, "this is a link to another place; put the file itself here"
        elif not entry.is_dir(follow_symlinks=False):
            yield path, here, ""
        elif len(here.parts) > DEEPEST:
            yield path, here, "this folder lies too deep; texts lie in folders as in `lessons`"
        else:
            try:
                yield from _walked(path, here)
            except OSError as error:
                yield path, here, error.strerror or "this folder cannot be read"


def _read(path: Path) -> bytes:
    """A file, and not what may have come into its place since somebody looked. Raises OSError."""
    # Where there are links, none is followed; what would have to be waited for is not.
    opened = os.open(path, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0))
    with os.fdopen(opened, "rb") as file:
        if not stat.S_ISREG(os.fstat(opened).st_mode):
            raise OSError(0, "this is no file")
        data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise OSError(0, f"this is too long for a text; it may have {MOST_BYTES:,} bytes")
    return data


def _is_left_aside(place: PurePosixPath, data: bytes) -> bool:
    """Whether nothing has to be taken: who copies our folder and changes two texts brings all of it."""
    ours = own_lessons() / place
    return place.name == "README.md" or (ours.is_file() and ours.read_bytes() == data)


def _why_not(place: PurePosixPath) -> str:
    """Why nobody can bring a file of that place; "" where one can."""
    if place == MORE_SOURCES:
        return ""
    if place == PurePosixPath("sources.csv"):
        return f"this table is the exhibit’s own; write what you add to it into {MORE_SOURCES}"
    kind = next((kind for kind in KINDS if matches(place, kind.files)), None)
    if kind is None or any(place.match(pattern) for pattern in OF_NO_KIND):
        places = ", ".join(kind.files for kind in KINDS if kind is not TUTORIAL)
        return f"no text of the exhibit lies here; it takes {places}, {MORE_SOURCES} and nothing else"
    if kind is TUTORIAL:
        return "the tutorial is played as it is; leave this out"
    if not PLAIN.fullmatch(place.stem):
        return "write its name in small letters and digits with hyphens between, as in our-town.md"
    return ""


def matches(place: PurePosixPath, pattern: str) -> bool:
    """Whether a file lies there, and not in a folder that only ends so."""
    return place.match(pattern) and len(place.parts) == len(PurePosixPath(pattern).parts)
