"""Mutants that nobody can notice, set aside by hand in `equivalent.toml`, each with the reason."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from tests.mutants.changes import Change

EQUIVALENT = Path(__file__).with_name("equivalent.toml")


class Aside(NamedTuple):
    """A change and why it shows nowhere. Where the same line stands twice in a file, it holds for both."""

    path: str
    change: Change
    why: str


def equivalent() -> list[Aside]:
    """All that are set aside, in the order of the file."""
    entries = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get("mutant", [])
    return [Aside(entry["path"], Change(entry["before"], entry["after"]), entry["why"]) for entry in entries]


def reasons() -> Mapping[tuple[str, Change], str]:
    """Why, by file and change."""
    return {(aside.path, aside.change): aside.why for aside in equivalent()}
