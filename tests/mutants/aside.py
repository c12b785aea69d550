"""Mutants that no test can notice, listed by hand in `equivalent.toml`, each with the reason."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from tests.mutants.changes import Change

EQUIVALENT = Path(__file__).with_name("equivalent.toml")


class Aside(NamedTuple):
    """A change, and why it shows nowhere. It counts for every equal line of the file."""

    path: str
    change: Change
    why: str


def equivalent() -> list[Aside]:
    """List the changes in the order of the file. An entry may name several lines that one line becomes."""
    entries = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))["mutant"]
    return [
        Aside(entry["path"], Change(entry["before"], after), entry["why"])
        for entry in entries
        for after in entry["after"]
    ]


def reasons() -> Mapping[tuple[str, Change], str]:
    """Map file and change, without blanks, to the reason."""
    return {(aside.path, without_blanks(aside.change)): aside.why for aside in equivalent()}


def without_blanks(change: Change) -> Change:
    """Remove the blanks of a change, because cosmic-ray writes `range( 2)`."""
    return Change("".join(change.before.split()), "".join(change.after.split()))
