"""Texts of a museum: read from its folder once, without following links, and placed over those of the exhibit.

scenarios/our-town.md     a new scenario; those of the exhibit stay, because lessons and activities play them
cards/lucy-stone.md       replaces that of the exhibit, as all other texts; its sections must be the same
more-sources.csv          further sources, in a table with the columns of sources.csv
"""

from __future__ import annotations

import csv
import json
import os
import re
import shutil
import stat
import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory

from vfw.classroom.lesson_questions import split_questions
from vfw.content_checks.texts import (
    DOORS,
    GLOSSARY,
    GUIDES,
    HANDOUTS,
    KINDS,
    LANGUAGE,
    OF_NO_KIND,
    RACE,
    SCENARIOS,
    TUTORIAL,
    Problem,
)
from vfw.content_checks.texts import LESSONS as OF_LESSONS
from vfw.front_matter import TextError, parse_front_matter
from vfw.history.tables import SOURCE
from vfw.history.texts import Section, parse
from vfw.resources import LESSONS, files_in, is_hidden, own_lessons, read_text, table_rows
from vfw.server import quick_pages
from vfw.untrusted_input import NotText, decode_text, printable, shortened
from vfw.votes import VotesForWomen
from vfw.votes.scenarios.scenario import parse_scenario

MORE_SOURCES = PurePosixPath("more-sources.csv")
"""The table of sources that are added to those of the exhibit."""
MAX_FILES = 1000
"""The most files, of all kinds, in all folders."""
MAX_FILE_BYTES = 200_000
"""The most bytes of a file; the longest text of the exhibit has a tenth of that."""
MAX_TOTAL_BYTES = 10_000_000
"""The most bytes of all files together."""
MAX_DEPTH = 2
"""The depth of nested folders."""
PLAIN = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
"""The form of the names of texts."""
SYSTEM_FILES = ("Thumbs.db", "desktop.ini", "System Volume Information")
"""Files that operating systems leave on a USB stick, besides the usual hidden ones."""


@dataclass(frozen=True)
class CustomTexts:
    """The texts of a folder by their places, as in "cards/lucy-stone.md", and the problems of other files."""

    files: Mapping[PurePosixPath, bytes]
    problems: tuple[Problem, ...]


def read_folder(folder: Path) -> CustomTexts:
    """Read a folder that has the structure of `lessons`.

    Unchanged files and README files are skipped.

    Raises:
        OSError: There is no such folder.
    """
    files: dict[PurePosixPath, bytes] = {}
    problems: list[Problem] = []
    bytes_left = MAX_TOTAL_BYTES
    for number, (path, place, why) in enumerate(_walked(folder, PurePosixPath())):
        if number == MAX_FILES or bytes_left < 0:
            most = f"{MAX_FILES:,} files" if bytes_left >= 0 else f"{MAX_TOTAL_BYTES:,} bytes"
            problems.append(Problem(".", 0, f"there are more than {most} here; bring only the texts"))
            break
        data = b""
        try:
            data = b"" if why else _read(path)
        except OSError as error:
            why = error.strerror or "this cannot be read"
        bytes_left -= len(data)
        if why:
            problems.append(Problem(str(place), 0, why))
        elif not _is_left_aside(place, data):
            if why := _why_not(place):
                problems.append(Problem(str(place), 0, why))
            else:
                files[place] = data
    return CustomTexts(files, tuple(problems))


def _walked(folder: Path, place: PurePosixPath) -> Iterator[tuple[Path, PurePosixPath, str]]:
    """Yield every file, its place, and the reason why it is not opened; "" if it is opened."""
    with os.scandir(folder) as entries:
        found = sorted(islice(entries, MAX_FILES + 1), key=lambda entry: entry.name)
    for entry in found:
        path, here = Path(entry.path), place / printable(entry.name)
        if is_hidden(entry.name) or entry.name in SYSTEM_FILES:
            continue
        if entry.is_symlink():
            yield path, here, "this is a link to another place; put the file itself here"
        elif not entry.is_dir(follow_symlinks=False):
            yield path, here, ""
        elif len(here.parts) > MAX_DEPTH:
            yield path, here, "this folder is too deep; put texts into folders as in `lessons`"
        else:
            try:
                yield from _walked(path, here)
            except OSError as error:
                yield path, here, error.strerror or "this folder cannot be read"


def _read(path: Path) -> bytes:
    """Return the content of a file, without following a link that replaced it meanwhile.

    Raises:
        OSError: The file is unreadable, too long, or not a regular file.
    """
    # Never follow a link, and never wait for a pipe.
    opened = os.open(path, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0))
    with os.fdopen(opened, "rb") as file:
        if not stat.S_ISREG(os.fstat(opened).st_mode):
            raise OSError(0, "this is no file")
        data = file.read(MAX_FILE_BYTES + 1)
    if len(data) > MAX_FILE_BYTES:
        raise OSError(0, f"this is too long for a text; it may have {MAX_FILE_BYTES:,} bytes")
    return data


def _is_left_aside(place: PurePosixPath, data: bytes) -> bool:
    """Return whether a file can be skipped: a museum that changes two texts may copy the whole folder."""
    ours = own_lessons() / place
    return place.name == "README.md" or (ours.is_file() and ours.read_bytes() == data)


def _why_not(place: PurePosixPath) -> str:
    """Return the reason to refuse a file of that place; "" for none."""
    if place == MORE_SOURCES:
        return ""
    if place == PurePosixPath("sources.csv"):
        return f"this table is the exhibit’s own; write what you add to it into {MORE_SOURCES}"
    kind = next((kind for kind in KINDS if matches_pattern(place, kind.files)), None)
    if kind is None or any(place.match(pattern) for pattern in OF_NO_KIND):
        places = ", ".join(kind.files for kind in KINDS if kind is not TUTORIAL)
        return f"the exhibit has no text here; it takes {places}, {MORE_SOURCES} and nothing else"
    if kind is TUTORIAL:
        return "the tutorial is played as it is; leave this out"
    if not PLAIN.fullmatch(place.stem):
        return "write its name in small letters and digits with hyphens between, as in our-town.md"
    return ""


def matches_pattern(place: PurePosixPath, pattern: str) -> bool:
    """Return whether a place matches a pattern as a whole, not only its end."""
    return place.match(pattern) and len(place.parts) == len(PurePosixPath(pattern).parts)


KEY = re.compile(r"[A-Z][A-Z0-9-]{2,30}")
"""The form of the key of a source."""
FILLED_IN = re.compile(r"(?<!\{)\{([^{}|]*)\}(?!\})")
"""A word that the exhibit replaces, as in “{who} played {card}”."""
ON_ONE_SCREEN = {"title": 60, "goal": 160, "introduction": 900}
"""The most characters of a scenario's introduction, which visitors read on one screen."""
SOURCE_TABLE = "sources.csv"
CHECK_COMMAND = (sys.executable, "-m", "vfw.content_checks")
SHOWN_AS_THEY_ARE = (LANGUAGE, GUIDES, HANDOUTS)
"""Texts that are shown as a whole."""


def check_custom_texts(brought: CustomTexts) -> list[Problem]:
    """Return all problems in a folder, by file and line, relative to the folder."""
    if not brought.files:
        return [*brought.problems, Problem(".", 0, "no text here differs from those of the exhibit")]
    if more := list(_more_sources(brought.files.get(MORE_SOURCES))):
        # Texts that name one of these sources would be reported too.
        return sorted([*brought.problems, *more])
    with TemporaryDirectory() as folder:
        whole = Path(folder) / "lessons"
        overlay_texts(brought.files, whole)
        found = list(_check_folder(whole))
        if any(PurePosixPath(problem.file) not in brought.files for problem in found):
            # Problems of the exhibit itself do not count against the custom texts.
            own_problems = {*_check_folder(own_lessons())}
            found = [problem for problem in found if problem not in own_problems]
    return sorted(dict.fromkeys([*brought.problems, *found, *_misfits(brought.files)]))


def _check_folder(whole: Path) -> Iterator[Problem]:
    """Yield the problems that the checks find if the exhibit reads this folder."""
    environment = {**os.environ, LESSONS: str(whole)}
    done = subprocess.run([*CHECK_COMMAND], capture_output=True, text=True, env=environment)
    if done.returncode:
        why = done.stderr.strip().splitlines() or ["the cause is unknown"]
        yield Problem(".", 0, f"the exhibit cannot be opened with it: {shortened(why[-1])}")
        return
    for file, line, what in json.loads(done.stdout):
        yield Problem(file.removeprefix("lessons/"), line, what)


def overlay_texts(files: Mapping[PurePosixPath, bytes], whole: Path) -> None:
    """Make the new folder `whole`: the texts of the exhibit, with these in place of theirs.

    Raises:
        OSError: The folder cannot be written.
    """
    shutil.copytree(own_lessons(), whole, ignore=_not_copied)
    for place, data in files.items():
        if place == MORE_SOURCES:
            with (whole / SOURCE_TABLE).open("a", encoding="utf-8", newline="") as table:
                rows = ([row[column] for column in SOURCE] for _, row in table_rows(decode_text(data)))
                csv.writer(table, lineterminator="\n").writerows(rows)
        else:
            (whole / place).write_bytes(data)


def _not_copied(folder: str, names: list[str]) -> list[str]:
    """Return the entries of a folder of the exhibit that cannot be copied, or need not be."""

    def can_be_copied(path: Path) -> bool:
        return not is_hidden(path.name) and (path.is_file() or path.is_dir()) and os.access(path, os.R_OK)

    return [name for name in names if not can_be_copied(Path(folder, name))]


def _more_sources(data: bytes | None) -> Iterator[Problem]:
    if data is None:
        return
    columns = ", ".join(SOURCE)
    known = {row["key"] for _, row in table_rows(read_text(own_lessons() / SOURCE_TABLE))}
    try:
        rows = list(table_rows(decode_text(data)))
    except NotText as wrong:
        yield Problem(str(MORE_SOURCES), 1, str(wrong))
        return
    except csv.Error as error:
        yield Problem(str(MORE_SOURCES), 1, f"this is no table: {error}; write a line for each source: {columns}")
        return
    for line, row in rows:
        if [*row] != list(SOURCE) or not all(isinstance(cell, str) and cell.strip() for cell in row.values()):
            what = f"each line has these cells, and none is empty: {columns}"
        elif not KEY.fullmatch(row["key"]):
            what = f"“{row['key']}” is no key; write capital letters and digits, as in TOWN1913"
        elif row["key"] in known:
            what = f"there is a source “{row['key']}” already; call yours otherwise"
        else:
            known.add(row["key"])
            continue
        yield Problem(str(MORE_SOURCES), line, what)
    if not rows:
        yield Problem(str(MORE_SOURCES), 1, f"there is no source here; write a line for each: {columns}")


def _misfits(files: Mapping[PurePosixPath, bytes]) -> Iterator[Problem]:
    """Yield the problems of readable texts that do not fit the place where the exhibit shows them."""
    for place, data in files.items():
        if place == MORE_SOURCES:
            continue
        ours = own_lessons() / place
        try:
            source = decode_text(data)
            found = (
                _scenario(source, ours.is_file())
                if matches_pattern(place, SCENARIOS.files)
                else _in_the_place_of(ours, source, place)
            )
            yield from (Problem(str(place), line, what) for line, what in found)
        except (NotText, TextError):
            continue  # the checks have reported it


def _scenario(source: str, is_ours: bool) -> Iterator[tuple[int, str]]:
    if is_ours:
        yield 1, "lessons and doors play our scenario of that name as it is; give yours a name of its own"
    about, fields = parse_scenario(source), parse_front_matter(source)
    try:
        VotesForWomen().start({"scenario": source})
    except ValueError as error:
        yield 1, f"no game begins with it: {error}"
    for part, most in ON_ONE_SCREEN.items():
        if (length := len(getattr(about, part))) > most:
            line = fields.body.line if part == "introduction" else fields.text(part).line
            yield line, f"the {part} has {length} characters; on a screen at which people stand, {most} at most"


def _in_the_place_of(ours: Path, source: str, place: PurePosixPath) -> Iterator[tuple[int, str]]:
    """Yield the parts that the exhibit looks for in its own text and that are missing."""
    if not ours.is_file():
        shown = ", ".join(path.name for path in files_in(ours.parent, "*.md"))
        yield 1, f"no page shows it; the exhibit has {shown}"
        return
    names_its_parts = matches_pattern(place, DOORS.files) and place.stem in quick_pages.PAGE_VALUES
    if names_its_parts or any(matches_pattern(place, kind.files) for kind in SHOWN_AS_THEY_ARE):
        return
    wanted = parse(own := read_text(ours), place.name).sections
    there = parse(source, place.name).sections
    if (
        matches_pattern(place, DOORS.files)
        and parse_front_matter(source).text("scenario").words != parse_front_matter(own).text("scenario").words
    ):
        yield (
            parse_front_matter(source).text("scenario").line,
            f"this door plays “{parse_front_matter(own).text('scenario').words}”; write that",
        )
    by_name = {section.name: section for section in there}
    for section in wanted:
        if section.name not in by_name:
            yield parse_front_matter(source).end, f"the part “## {section.title}” is missing; the exhibit shows it"
        else:
            yield from _section(by_name[section.name], section, place)
    if not matches_pattern(place, GLOSSARY.files):
        names = {section.name for section in wanted}
        for section in there:
            if section.name not in names:
                part = f"the part “{section.title}”" if section.name else "the text above the first heading"
                yield max(section.line - 1, 1), f"no page shows {part}; leave it out"


def _section(theirs: Section, ours: Section, place: PurePosixPath) -> Iterator[tuple[int, str]]:
    if matches_pattern(place, RACE.files) and theirs.title != ours.title:
        yield theirs.line - 1, f"“{theirs.title}” is no day; write “## {ours.title}”"
    known = set(FILLED_IN.findall(ours.body))
    for word in FILLED_IN.findall(theirs.body):
        if word not in known:
            yield theirs.line, f"nothing is known here for “{{{word}}}”; there are {', '.join(sorted(known)) or 'none'}"
    if matches_pattern(place, OF_LESSONS.files):
        try:
            kinds = [[question.kind for question in split_questions(section.body)[1]] for section in (theirs, ours)]
        except ValueError:
            return  # the checks have reported it
        if kinds[0] != kinds[1]:
            wanted = ", ".join(kinds[1]) or "none"
            yield theirs.line, f"the room asks other questions here; write these kinds in this order: {wanted}"
