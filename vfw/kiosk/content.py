"""Texts of a museum's own at a kiosk: taken from a folder, kept a generation each, with a way back.

    generations.json       those that count, the last of which is shown: ["0001-2026-11-22", "0002-2026-11-23"]
    0002-2026-11-23/       what was brought that day
    shown-8877/            ours with that in it, made anew whenever the server at this port begins

A server reads one folder for as long as it runs: whatever is taken is seen when it begins anew.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import tempfile
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, fields
from datetime import date
from pathlib import Path
from typing import Any, Self

from vfw.content_checks.custom_texts import check_custom_texts, overlay_texts, read_folder
from vfw.content_checks.texts import Problem
from vfw.resources import read_text
from vfw.untrusted_input import NotJson, NotText, parsed, quoted

DIMMEST = 80
"""Percent of brightness: one step below, quiet words have less than 4.5:1 to what they stand on (WCAG 1.4.3)."""
STEP = 10
"""Percent from one choice to the next."""


class InvalidChoice(ValueError):
    """Something that cannot be chosen; the message names it, and what can be."""


@dataclass(frozen=True)
class Choices:
    """What differs from the settings.

    Attributes:
        open: the doors; None for those of the settings. brightness: of all pages, in percent. sounds: how loud those of
            the exhibit are, in percent. machine: how loud the machine is, in percent; None while nobody has said it.
    """

    open: tuple[str, ...] | None = None
    brightness: int = 100
    sounds: int = 100
    machine: int | None = None

    @classmethod
    def read(cls, data: object, *, doors: Collection[str]) -> Self:
        """Choices from what a file or a page says; `doors` are those there are. Raises NoChoice."""
        if not isinstance(data, dict):
            raise InvalidChoice(f"it holds {quoted(data)}; expected choices by their names")
        names = [field.name for field in fields(cls)]
        if unknown := [name for name in data if name not in names]:
            raise InvalidChoice(f"{quoted(unknown[0])} is nothing to be chosen; there are {', '.join(names)}")
        chosen = dict(data)
        if (opened := data.get("open")) is not None:
            if not isinstance(opened, (list, tuple)):
                raise InvalidChoice(f"open is {quoted(opened)}; expected a list of doors")
            if unknown := [door for door in opened if not isinstance(door, str) or door not in doors]:
                raise InvalidChoice(f"open names {quoted(unknown[0])}; there are {', '.join(sorted(doors))}")
            chosen["open"] = tuple(dict.fromkeys(opened))
        for name, least in (("brightness", DIMMEST), ("sounds", 0), ("machine", 0)):
            if name in data and not (name == "machine" and data[name] is None):
                _check_percent(name, data[name], least)
        return cls(**chosen)


class StoredChoices:
    """The choices that count now.

    Attributes:
        path: of the file; None where there is none. doors: those there are. trouble: why a file does not count; "".
    """

    def __init__(self, path: Path | None, doors: Collection[str]) -> None:
        self.path, self.doors, self.now, self.problem = path, doors, Choices(), ""
        if path is None or not path.exists():
            return
        try:
            self.now = Choices.read(parsed(read_text(path)), doors=doors)
        except (OSError, NotText, NotJson, InvalidChoice) as wrong:
            self.problem = f"What the staff chose does not count, and the settings do: {path.name}: {wrong}"

    def choose(self, data: Mapping[str, Any]) -> None:
        """Choose what is said, beside what was chosen. Raises NoChoice, and OSError where it counts but is not kept."""
        self.now, self.problem = Choices.read({**asdict(self.now), **data}, doors=self.doors), ""
        if self.path:
            write(self.path, json.dumps(asdict(self.now), indent=2).encode())

    def forget(self) -> None:
        """Let all be as the settings say. Raises OSError where it is so until the next start."""
        self.now, self.problem = Choices(), ""
        if self.path:
            self.path.unlink(missing_ok=True)


def write(path: Path, data: bytes) -> None:
    """Write a file so that whoever reads it, after a cut of the power too, has the old one or the new one whole.

    Raises OSError; the old one is there then.
    """
    new = path.with_name(f".{path.name}.new")
    try:
        with new.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    except OSError:
        with suppress(OSError):
            new.unlink(missing_ok=True)
        raise


def _check_percent(name: str, value: object, least: int) -> None:
    # True is a number to Python.
    if not isinstance(value, int) or isinstance(value, bool) or value % STEP or not least <= value <= 100:
        raise InvalidChoice(f"{name} is {quoted(value)}; expected {least} to 100 percent, in steps of {STEP}")


INDEX = "generations.json"
MAX_GENERATIONS = 5
"""Generations that one can go back through."""
TEMPORARY_PREFIX = ".new-"
"""What is being written begins so."""
GENERATION_NAME = re.compile(r"(\d{4})-\d{4}-\d\d-\d\d")


class ContentRejected(Exception):
    """A folder that cannot be taken.

    Attributes:
        faults: what is wrong in it.
    """

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = problems
        super().__init__("\n".join(map(str, problems)))


class Content:
    """The kiosk's own folder of texts. Raises OSError where it cannot be read or written.

    Attributes:
        shown: the generation that this server shows, "" for none. trouble: why it shows none, if there is one.
    """

    def __init__(self, folder: Path) -> None:
        self.folder, self.shown, self.problem = folder, "", ""

    def begin(self, port: int) -> Path | None:
        """Have the server at this port show what was taken last: the folder that it is to read; None for the texts of
        the exhibit alone.
        """
        target = self.folder / f"shown-{port}"
        try:
            self.shown = self.build_folder(target)
        except (OSError, ValueError) as error:
            self.problem = f"Your own texts are not shown: {error}"
        return target if self.shown else None

    def generations(self) -> list[str]:
        """The names of those that count, the one that is shown last. Raises ValueError where the list is damaged."""
        try:
            names = parsed(read_text(self.folder / INDEX))
        except FileNotFoundError:
            return []
        except (NotText, NotJson) as error:
            raise ValueError(f"{INDEX}: {error}") from None
        if not isinstance(names, list) or not all(
            isinstance(name, str) and GENERATION_NAME.fullmatch(name) for name in names
        ):
            raise ValueError(f'{INDEX} is not as the kiosk writes it, as in ["0001-2026-11-22"]')
        return names

    def take(self, folder: Path, today: date) -> int:
        """Take the texts of a folder, to be shown from the next start on: how many. Raises NotTaken.

        A list that is damaged begins anew.
        """
        folder_texts = read_folder(folder)
        if found := check_custom_texts(folder_texts):
            raise ContentRejected(found)
        try:
            names = self.generations()
        except ValueError:
            names = []
        self.folder.mkdir(parents=True, exist_ok=True)
        numbers = [int(named[1]) for path in self.folder.iterdir() if (named := GENERATION_NAME.fullmatch(path.name))]
        name = f"{max(numbers, default=0) + 1:04}-{today.isoformat()}"
        new = Path(tempfile.mkdtemp(prefix=TEMPORARY_PREFIX, dir=self.folder))
        try:
            for place, data in folder_texts.files.items():
                (new / place).parent.mkdir(parents=True, exist_ok=True)
                write(new / place, data)
            new.rename(self.folder / name)
        except OSError:
            shutil.rmtree(new, ignore_errors=True)
            raise
        self._list([*names, name][-MAX_GENERATIONS:])
        return len(folder_texts.files)

    def back(self) -> str:
        """Go back to what was shown before: the name of that, "" for the texts of the exhibit. Raises ValueError where
        there is nothing to go back from, or the list is damaged.
        """
        names = self.generations()
        if not names:
            raise ValueError("the exhibit shows its own texts; there is nothing to go back to")
        self._list(names[:-1])
        return names[-2] if names[1:] else ""

    def build_folder(self, target: Path) -> str:
        """Make the folder that the exhibit shall read: the name of the generation in it, "" where none is to be shown,
        and there is no such folder. Raises ValueError for one that can be read no longer, as by a newer exhibit.
        """
        shutil.rmtree(target, ignore_errors=True)
        names = self.generations()
        self._clear(names)
        if not names:
            return ""
        folder_texts = read_folder(self.folder / names[-1])
        if found := check_custom_texts(folder_texts):
            raise ValueError(f"{names[-1]}: {found[0]}")
        overlay_texts(folder_texts.files, target)
        return names[-1]

    def _list(self, names: list[str]) -> None:
        write(self.folder / INDEX, json.dumps(names).encode())

    def _clear(self, names: list[str]) -> None:
        """Remove what counts no more; nobody reads it but who lays it out."""
        if not self.folder.is_dir():
            return
        for path in self.folder.iterdir():
            if path.name.startswith(TEMPORARY_PREFIX) or (
                GENERATION_NAME.fullmatch(path.name) and path.name not in names
            ):
                shutil.rmtree(path, ignore_errors=True)
