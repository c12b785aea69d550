"""What the staff choose at the screen: it lies in a file beside the settings, and goes before them."""

from __future__ import annotations

import json
import os
from collections.abc import Collection, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, Self

from vfw.resources import read_text
from vfw.untrusted_input import NotJson, NotText, parsed, quoted

DIMMEST = 80
"""Percent of brightness: one step below, quiet words have less than 4.5:1 to what they stand on (WCAG 1.4.3)."""
STEP = 10
"""Percent from one choice to the next."""


class NoChoice(ValueError):
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
    def read(cls, said: object, *, doors: Collection[str]) -> Self:
        """Choices from what a file or a page says; `doors` are those there are. Raises NoChoice."""
        if not isinstance(said, dict):
            raise NoChoice(f"it holds {quoted(said)}; expected choices by their names")
        names = [field.name for field in fields(cls)]
        if strange := [name for name in said if name not in names]:
            raise NoChoice(f"{quoted(strange[0])} is nothing to be chosen; there are {', '.join(names)}")
        chosen = dict(said)
        if (opened := said.get("open")) is not None:
            if not isinstance(opened, (list, tuple)):
                raise NoChoice(f"open is {quoted(opened)}; expected a list of doors")
            if strange := [door for door in opened if not isinstance(door, str) or door not in doors]:
                raise NoChoice(f"open names {quoted(strange[0])}; there are {', '.join(sorted(doors))}")
            chosen["open"] = tuple(dict.fromkeys(opened))
        for name, least in (("brightness", DIMMEST), ("sounds", 0), ("machine", 0)):
            if name in said and not (name == "machine" and said[name] is None):
                _check_percent(name, said[name], least)
        return cls(**chosen)


class Kept:
    """The choices that count now.

    Attributes:
        path: of the file; None where there is none. doors: those there are. trouble: why a file does not count; "".
    """

    def __init__(self, path: Path | None, doors: Collection[str]) -> None:
        self.path, self.doors, self.now, self.trouble = path, doors, Choices(), ""
        if path is None or not path.exists():
            return
        try:
            self.now = Choices.read(parsed(read_text(path)), doors=doors)
        except (OSError, NotText, NotJson, NoChoice) as wrong:
            self.trouble = f"What the staff chose does not count, and the settings do: {path.name}: {wrong}"

    def choose(self, said: Mapping[str, Any]) -> None:
        """Choose what is said, beside what was chosen. Raises NoChoice, and OSError where it counts but is not kept."""
        self.now, self.trouble = Choices.read({**asdict(self.now), **said}, doors=self.doors), ""
        if self.path:
            write(self.path, json.dumps(asdict(self.now), indent=2).encode())

    def forget(self) -> None:
        """Let all be as the settings say. Raises OSError where it is so until the next start."""
        self.now, self.trouble = Choices(), ""
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
        raise NoChoice(f"{name} is {quoted(value)}; expected {least} to 100 percent, in steps of {STEP}")
