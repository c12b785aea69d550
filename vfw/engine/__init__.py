"""Which engine plays: the sources as they stand, or the same sources compiled by mypyc (`make fast`).

Pure is the reference, and what runs where nothing else is said. Compiled is for many games: it plays the same ones,
answer for answer, in less than half the time. It lies in a folder of its own, never beside the sources, with the digest
of what it was made from; where that is not the digest of the sources of today, it is refused.

The environment variable VFW_ENGINE says which one a process is to have; the command `vfw` takes the compiled one where
there is one of today.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec, PathFinder
from pathlib import Path
from types import ModuleType

PURE, COMPILED = "pure", "compiled"
VARIABLE = "VFW_ENGINE"

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build" / "engine"
DIGEST = "digest"
"""The file of a build that says what it was made from, and then each file that was made, with its size in bytes."""
SOURCES = ("vfw/votes/rules/*.py", "vfw/votes/cards/*.py", "vfw/votes/players/*.py")
"""What is compiled: all of Votes for Women that games between computers run, over and over. `core` is not: games of
one's own are made of it, in plain Python."""


class NoSuchEngine(RuntimeError):
    """The engine that was asked for is not there, or is of other sources; says how to get it."""


def sources() -> list[Path]:
    """The files that are compiled, from the root of the repository."""
    files = [file for pattern in SOURCES for file in sorted(ROOT.glob(pattern))]
    return [file.relative_to(ROOT) for file in files if file.name != "__init__.py"]


def digest() -> str:
    """What a compiled engine depends on, in short: the text of its sources, and the Python it is for."""
    return _digest(EXTENSION_SUFFIXES[0])


@cache
def sources_digest() -> str:
    """The text of rules, cards and players, in short, as this process began with it: the same on every machine that
    plays the same games."""
    return _digest("")


def _digest(python: str) -> str:
    parts = [python.encode()]
    for file in sources():
        parts += [file.as_posix().encode(), (ROOT / file).read_bytes()]
    return sha256(b"\0".join(parts)).hexdigest()


def why_not_compiled(build: Path = BUILD) -> str:
    """Why the compiled engine cannot be had, and what helps; "" where it can."""
    if not (ROOT / "pyproject.toml").is_file():
        return "There is no compiled engine in an installed exhibit, only in a checkout of its repository."
    try:
        made_from, *made = (build / DIGEST).read_text(encoding="utf-8", errors="replace").splitlines()
    except (OSError, ValueError):
        return f"There is no compiled engine in {build}; `make fast` makes one."
    if made_from != digest():
        return f"The compiled engine in {build} was made from other sources; `make fast` makes it anew."
    if made != contents(build):
        return f"The compiled engine in {build} is damaged; `make fast` makes it anew."
    return ""


def contents(build: Path) -> list[str]:
    """The files of a build, each with its size in bytes."""
    files = sorted(file for file in build.rglob("*") if file.suffix in (".so", ".pyd"))
    return [f"{file.stat().st_size} {file.relative_to(build).as_posix()}" for file in files]


def in_use() -> str:
    """The engine that this process has: PURE or COMPILED."""
    return COMPILED if any(isinstance(finder, _Compiled) for finder in sys.meta_path) else PURE


def use(engine: str, build: Path = BUILD) -> None:
    """Have this process take `engine`, from now on. Raises NoSuchEngine where it is not there or is out of date, and
    RuntimeError where the other one has been taken already."""
    if engine not in (PURE, COMPILED):
        raise NoSuchEngine(f"{VARIABLE} is {engine!r}; expected {PURE} or {COMPILED}")
    if engine == in_use():
        return
    if engine == COMPILED and (why_not := why_not_compiled(build)):
        raise NoSuchEngine(f"{why_not} {VARIABLE}={PURE} does without it.")
    taken = [name for name in map(_module, sources()) if name in sys.modules]
    if taken:
        raise RuntimeError(f"{taken[0]} has been imported as the {in_use()} engine already")
    sys.meta_path.insert(0, _Compiled(build))


def use_the_fastest() -> str:
    """Take the compiled engine where there is one of today and nobody has said otherwise. Returns what is to be said
    where there is one that is out of date, else ""."""
    if VARIABLE in os.environ or not (BUILD / DIGEST).is_file():
        return ""
    if why_not := why_not_compiled():
        return f"{why_not} Until then the pure one plays."
    use(COMPILED)
    return ""


def _module(source: Path) -> str:
    return ".".join(source.with_suffix("").parts)


class _Compiled:
    """Finds the modules that were compiled; all others are found as ever."""

    def __init__(self, build: Path) -> None:
        self.build = build

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        *packages, _ = name.split(".")
        if packages[:1] != ["vfw"] and not name.endswith("__mypyc"):
            return None
        spec = PathFinder.find_spec(name, [str(self.build.joinpath(*packages))])
        return spec if spec and spec.loader else None
