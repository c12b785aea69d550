"""Texts of a museum's own, laid over ours: what a folder must be for the exhibit to take it.

scenarios/our-town.md     a scenario more; ours stay, because lessons and doors play them
cards/lucy-stone.md       in the place of ours, as all other texts: a text with sections has the sections of ours
more-sources.csv          sources more, in a table with the columns of sources.csv
"""

from __future__ import annotations

import csv
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory

from vfw.classroom.lesson_questions import parted
from vfw.front_matter import BadText, sheet
from vfw.history.tables import SOURCE
from vfw.history.texts import Section, parse
from vfw.proofreading.brought import MORE_SOURCES, Brought, matches
from vfw.proofreading.kinds import DOORS, GLOSSARY, GUIDES, HANDOUTS, LANGUAGE, RACE, SCENARIOS
from vfw.proofreading.kinds import LESSONS as OF_LESSONS
from vfw.proofreading.problem import Problem
from vfw.resources import LESSONS, files_in, is_hidden, own_lessons, read_text, table_rows
from vfw.server import quick
from vfw.untrusted_input import NotText, decoded, shortened
from vfw.votes import VotesForWomen
from vfw.votes.scenarios.scenario import read

KEY = re.compile(r"[A-Z][A-Z0-9-]{2,30}")
"""How a source is called."""
FILLED_IN = re.compile(r"(?<!\{)\{([^{}|]*)\}(?!\})")
"""A word that the exhibit replaces, as in “{who} played {card}”."""
ON_ONE_SCREEN = {"title": 60, "goal": 160, "introduction": 900}
"""Characters of a scenario, all of whose introduction is read before the game, standing."""
OURS = "sources.csv"
PROOFREADER = (sys.executable, "-m", "vfw.proofreading")
SHOWN_AS_THEY_ARE = (LANGUAGE, GUIDES, HANDOUTS)
"""Texts of which no room looks for a part."""


def faults(brought: Brought) -> list[Problem]:
    """Everything that is wrong in a folder, by file and line, seen from the folder."""
    if not brought.files:
        return [*brought.problems, Problem(".", 0, "no text lies here that differs from those of the exhibit")]
    if more := list(_more_sources(brought.files.get(MORE_SOURCES))):
        # Texts that name a source of these would be blamed too.
        return sorted([*brought.problems, *more])
    with TemporaryDirectory() as folder:
        whole = Path(folder) / "lessons"
        lay_over(brought.files, whole)
        found = list(_proofread(whole))
        if any(PurePosixPath(problem.file) not in brought.files for problem in found):
            # What is wrong in ours whatever is brought keeps no text of theirs away.
            of_ours = {*_proofread(own_lessons())}
            found = [problem for problem in found if problem not in of_ours]
    return sorted(dict.fromkeys([*brought.problems, *found, *_misfits(brought.files)]))


def _proofread(whole: Path) -> Iterator[Problem]:
    """What the proofreader finds where this folder is the one that the exhibit reads."""
    environment = {**os.environ, LESSONS: str(whole)}
    done = subprocess.run([*PROOFREADER], capture_output=True, text=True, env=environment)
    if done.returncode:
        why = done.stderr.strip().splitlines() or ["nobody knows why"]
        yield Problem(".", 0, f"the exhibit cannot be opened with it: {shortened(why[-1])}")
        return
    for file, line, what in json.loads(done.stdout):
        yield Problem(file.removeprefix("lessons/"), line, what)


def lay_over(files: Mapping[PurePosixPath, bytes], whole: Path) -> None:
    """Make the folder `whole`, which is not there yet: ours, with these in it. Raises OSError."""
    shutil.copytree(own_lessons(), whole, ignore=_not_copied)
    for place, data in files.items():
        if place == MORE_SOURCES:
            with (whole / OURS).open("a", encoding="utf-8", newline="") as table:
                rows = ([row[column] for column in SOURCE] for _, row in table_rows(decoded(data)))
                csv.writer(table, lineterminator="\n").writerows(rows)
        else:
            (whole / place).write_bytes(data)


def _not_copied(folder: str, names: list[str]) -> list[str]:
    """Return the entries of one of our folders that cannot be copied, or need not be."""

    def can_be_copied(path: Path) -> bool:
        return not is_hidden(path.name) and (path.is_file() or path.is_dir()) and os.access(path, os.R_OK)

    return [name for name in names if not can_be_copied(Path(folder, name))]


def _more_sources(data: bytes | None) -> Iterator[Problem]:
    if data is None:
        return
    columns = ", ".join(SOURCE)
    known = {row["key"] for _, row in table_rows(read_text(own_lessons() / OURS))}
    try:
        rows = list(table_rows(decoded(data)))
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
        yield Problem(str(MORE_SOURCES), 1, f"no source stands here; write a line for each: {columns}")


def _misfits(files: Mapping[PurePosixPath, bytes]) -> Iterator[Problem]:
    """What can be read, and would not do where the exhibit shows it."""
    for place, data in files.items():
        if place == MORE_SOURCES:
            continue
        ours = own_lessons() / place
        try:
            source = decoded(data)
            found = (
                _scenario(source, ours.is_file())
                if matches(place, SCENARIOS.files)
                else _in_the_place_of(ours, source, place)
            )
            yield from (Problem(str(place), line, what) for line, what in found)
        except (NotText, BadText):
            continue  # proofread has told it


def _scenario(source: str, is_ours: bool) -> Iterator[tuple[int, str]]:
    if is_ours:
        yield 1, "lessons and doors play our scenario of that name as it is; give yours a name of its own"
    about, said = read(source), sheet(source)
    try:
        VotesForWomen().start({"scenario": source})
    except ValueError as error:
        yield 1, f"no game begins with it: {error}"
    for part, most in ON_ONE_SCREEN.items():
        if (length := len(getattr(about, part))) > most:
            line = said.body.line if part == "introduction" else said.text(part).line
            yield line, f"the {part} has {length} characters; on a screen at which people stand, {most} at most"


def _in_the_place_of(ours: Path, source: str, place: PurePosixPath) -> Iterator[tuple[int, str]]:
    """Whether a text has what the exhibit looks for in ours."""
    if not ours.is_file():
        shown = ", ".join(path.name for path in files_in(ours.parent, "*.md"))
        yield 1, f"no page shows it; the exhibit has {shown}"
        return
    names_its_parts = matches(place, DOORS.files) and place.stem in quick.DOORS
    if names_its_parts or any(matches(place, kind.files) for kind in SHOWN_AS_THEY_ARE):
        return
    wanted = parse(own := read_text(ours), place.name).sections
    there = parse(source, place.name).sections
    if matches(place, DOORS.files) and sheet(source).text("scenario").words != sheet(own).text("scenario").words:
        yield sheet(source).text("scenario").line, f"this door plays “{sheet(own).text('scenario').words}”; write that"
    by_name = {section.name: section for section in there}
    for section in wanted:
        if section.name not in by_name:
            yield sheet(source).end, f"the part “## {section.title}” is missing; the exhibit shows it"
        else:
            yield from _section(by_name[section.name], section, place)
    if not matches(place, GLOSSARY.files):
        names = {section.name for section in wanted}
        for section in there:
            if section.name not in names:
                part = f"the part “{section.title}”" if section.name else "what stands above the first heading"
                yield max(section.line - 1, 1), f"no page shows {part}; leave it out"


def _section(theirs: Section, ours: Section, place: PurePosixPath) -> Iterator[tuple[int, str]]:
    if matches(place, RACE.files) and theirs.title != ours.title:
        yield theirs.line - 1, f"“{theirs.title}” is no day; write “## {ours.title}”"
    known = set(FILLED_IN.findall(ours.body))
    for word in FILLED_IN.findall(theirs.body):
        if word not in known:
            yield theirs.line, f"nothing is known here for “{{{word}}}”; there are {', '.join(sorted(known)) or 'none'}"
    if matches(place, OF_LESSONS.files):
        try:
            kinds = [[question.kind for question in parted(section.body)[1]] for section in (theirs, ours)]
        except ValueError:
            return  # proofread has told it
        if kinds[0] != kinds[1]:
            wanted = ", ".join(kinds[1]) or "none"
            yield theirs.line, f"the room asks other questions here; write these kinds in this order: {wanted}"
