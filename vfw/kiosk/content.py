"""Choices of the staff, and texts of the museum's own, which are kept in generations with a way back.

    generations.json       the valid generations, of which the last is shown: ["0001-2026-11-22", "0002-2026-11-23"]
    0002-2026-11-23/       the texts that were taken on that day
    shown-8877/            the texts of the exhibit with those in it, built whenever the server at this port starts

A server reads one folder as long as it runs. Texts that are taken meanwhile are shown after its next start.
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
from vfw.untrusted_input import NotJson, NotText, parse_json, quoted

DIMMEST = 80
"""Lowest brightness in percent: one step below, quiet text has a contrast under 4.5:1 (WCAG 1.4.3)."""
STEP = 10
"""Percent from one choice to the next."""


class InvalidChoice(ValueError):
    """An error about a choice that is not possible; the message names it, and the possible ones."""


@dataclass(frozen=True)
class Choices:
    """Choices of the staff that differ from the settings.

    Attributes:
        open: The open doors; None for those of the settings.
        brightness: The brightness of all pages, in percent.
        sounds: The volume of the sounds of the exhibit, in percent.
        machine: The volume of the machine, in percent; None if the staff has not chosen it.
    """

    open: tuple[str, ...] | None = None
    brightness: int = 100
    sounds: int = 100
    machine: int | None = None

    @classmethod
    def read(cls, data: object, *, doors: Collection[str]) -> Self:
        """Return the choices that a file or a page names.

        Args:
            data: The parsed JSON.
            doors: The names of all doors.

        Raises:
            InvalidChoice: A choice is unknown or out of range.
        """
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
    """The current choices of the staff, and the file that keeps them.

    Attributes:
        path: The file; None to keep the choices in memory.
        doors: The names of all doors.
        now: The current choices.
        problem: The reason why the file is ignored, or "".
    """

    def __init__(self, path: Path | None, doors: Collection[str]) -> None:
        self.path, self.doors, self.now, self.problem = path, doors, Choices(), ""
        if path is None or not path.exists():
            return
        try:
            self.now = Choices.read(parse_json(read_text(path)), doors=doors)
        except (OSError, NotText, NotJson, InvalidChoice) as wrong:
            self.problem = f"What the staff chose does not count, and the settings do: {path.name}: {wrong}"

    def choose(self, data: Mapping[str, Any]) -> None:
        """Add choices to the current ones.

        Raises:
            InvalidChoice: A choice is not possible.
            OSError: The choices are valid now, but could not be kept.
        """
        self.now, self.problem = Choices.read({**asdict(self.now), **data}, doors=self.doors), ""
        if self.path:
            write(self.path, json.dumps(asdict(self.now), indent=2).encode())

    def forget(self) -> None:
        """Return to the settings.

        Raises:
            OSError: The file could not be removed, so its choices return with the next start.
        """
        self.now, self.problem = Choices(), ""
        if self.path:
            self.path.unlink(missing_ok=True)


def write(path: Path, data: bytes) -> None:
    """Write a file in one step: after a power cut too, it has either the old or the new content.

    Raises:
        OSError: The file cannot be written; it keeps its old content.
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
"""Number of generations that are kept."""
TEMPORARY_PREFIX = ".new-"
"""Prefix of a folder that is being written."""
GENERATION_NAME = re.compile(r"(\d{4})-\d{4}-\d\d-\d\d")


class ContentRejected(Exception):
    """An error about a folder of texts with problems.

    Attributes:
        problems: The problems that were found.
    """

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = problems
        super().__init__("\n".join(map(str, problems)))


class Content:
    """The kiosk's own folder of texts. Its methods raise OSError if it cannot be read or written.

    Attributes:
        folder: The folder.
        shown: The generation that this server shows; "" for none.
        problem: The reason why it shows none, or "".
    """

    def __init__(self, folder: Path) -> None:
        self.folder, self.shown, self.problem = folder, "", ""

    def begin(self, port: int) -> Path | None:
        """Build the folder that the server at this port reads.

        Returns:
            The folder with the newest generation; None for the texts of the exhibit alone.
        """
        target = self.folder / f"shown-{port}"
        try:
            self.shown = self.build_folder(target)
        except (OSError, ValueError) as error:
            self.problem = f"Your own texts are not shown: {error}"
        return target if self.shown else None

    def generations(self) -> list[str]:
        """Return the names of the valid generations; the last is shown.

        Raises:
            ValueError: The list is damaged.
        """
        try:
            names = parse_json(read_text(self.folder / INDEX))
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
        """Take the texts of a folder, which are shown from the next start on. A damaged list starts again.

        Returns:
            The number of texts.

        Raises:
            ContentRejected: The texts have problems.
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
        """Go back to the previous generation.

        Returns:
            Its name; "" for the texts of the exhibit.

        Raises:
            ValueError: There is no previous generation, or the list is damaged.
        """
        names = self.generations()
        if not names:
            raise ValueError("the exhibit shows its own texts; there is nothing to go back to")
        self._list(names[:-1])
        return names[-2] if names[1:] else ""

    def build_folder(self, target: Path) -> str:
        """Build the folder for the server from the newest generation.

        Returns:
            The name of that generation; "" if there is none, and then no folder either.

        Raises:
            ValueError: The texts of that generation are invalid, as for a newer version of the exhibit.
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
        """Remove generations that are no longer listed. Only this process reads them."""
        if not self.folder.is_dir():
            return
        for path in self.folder.iterdir():
            if path.name.startswith(TEMPORARY_PREFIX) or (
                GENERATION_NAME.fullmatch(path.name) and path.name not in names
            ):
                shutil.rmtree(path, ignore_errors=True)
