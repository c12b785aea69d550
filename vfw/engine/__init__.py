"""The engine that plays: the sources themselves, or the same sources compiled by mypyc (`make fast`).

Pure is the reference and the default. Compiled is for many games: it plays the same ones, answer for answer, in less
than half the time. It is in a folder of its own, never beside the sources, with the digest of the sources it was made
from; if that is not the present digest, it is refused.

The environment variable VFW_ENGINE selects the engine of a process; the command `vfw` takes the compiled one if it is
up to date.
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
"""The file of a build with the digest of its sources, and then each file that was made, with its size in bytes."""
SOURCES = ("vfw/votes/rules/*.py", "vfw/votes/cards/*.py", "vfw/votes/players/*.py")
"""The compiled sources: all of Votes for Women that games between computers run, over and over.

`core` is not compiled: authors make other games of it, in plain Python.
"""


class NoSuchEngine(RuntimeError):
    """The requested engine does not exist, or is made from other sources; the message tells how to get it."""


def sources() -> list[Path]:
    """Return the files that are compiled, from the root of the repository."""
    files = [file for pattern in SOURCES for file in sorted(ROOT.glob(pattern))]
    return [file.relative_to(ROOT) for file in files if file.name != "__init__.py"]


def digest() -> str:
    """Return a digest of all that a compiled engine depends on: the text of its sources, and the version of Python."""
    return _digest(EXTENSION_SUFFIXES[0])


@cache
def sources_digest() -> str:
    """Return a digest of rules, cards and players as this process began with them.

    It is the same on every machine that plays the same games.
    """
    return _digest("")


def _digest(python: str) -> str:
    parts = [python.encode()]
    for file in sources():
        parts += [file.as_posix().encode(), (ROOT / file).read_bytes()]
    return sha256(b"\0".join(parts)).hexdigest()


def why_not_compiled(build: Path = BUILD) -> str:
    """Return why there is no compiled engine, and the remedy; "" if there is one."""
    if not (ROOT / "pyproject.toml").is_file():
        return "There is no compiled engine in an installed exhibit, only in a checkout of its repository."
    try:
        made_from, *made = (build / DIGEST).read_text(encoding="utf-8", errors="replace").splitlines()
    except (OSError, ValueError):
        return f"There is no compiled engine in {build}; `make fast` makes one."
    if made_from != digest():
        return f"The compiled engine in {build} was made from other sources; `make fast` makes it again."
    if made != contents(build):
        return f"The compiled engine in {build} is damaged; `make fast` makes it again."
    return ""


def contents(build: Path) -> list[str]:
    """Return the files of a build, each with its size in bytes."""
    files = sorted(file for file in build.rglob("*") if file.suffix in (".so", ".pyd"))
    return [f"{file.stat().st_size} {file.relative_to(build).as_posix()}" for file in files]


def in_use() -> str:
    """Return the engine of this process: PURE or COMPILED."""
    return COMPILED if any(isinstance(finder, _Compiled) for finder in sys.meta_path) else PURE


def use(engine: str, build: Path = BUILD) -> None:
    """Use `engine` in this process from now on.

    Raises:
        NoSuchEngine: If it does not exist or is out of date.
        RuntimeError: If modules of the other one are imported already.
    """
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
    """Use the compiled engine if it is up to date and VFW_ENGINE is not set.

    Returns:
        A message if there is a compiled engine that is out of date, else "".
    """
    if VARIABLE in os.environ or not (BUILD / DIGEST).is_file():
        return ""
    if why_not := why_not_compiled():
        return f"{why_not} Until then the pure one plays."
    use(COMPILED)
    return ""


def _module(source: Path) -> str:
    return ".".join(source.with_suffix("").parts)


class _Compiled:
    """A finder for the compiled modules; all others are found as usual."""

    def __init__(self, build: Path) -> None:
        self.build = build

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the spec of a compiled module, None for any other."""
        *packages, _ = name.split(".")
        if packages[:1] != ["vfw"] and not name.endswith("__mypyc"):
            return None
        spec = PathFinder.find_spec(name, [str(self.build.joinpath(*packages))])
        return spec if spec and spec.loader else None
