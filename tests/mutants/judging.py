"""Run the tests on a copy of the project with a fault in it. The working tree stays as it is."""

from __future__ import annotations

import filecmp
import hashlib
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from tests.mutants.reach import Block, Reach
from tests.mutants.recording import QUICK

CHECKOUT = Path(__file__).parents[2]

PACKAGES: Mapping[str, tuple[str, ...]] = {
    "vfw/core": ("tests/core", "tests/test_docstrings.py"),
    "vfw/votes": ("tests/votes", "tests/saves", "tests/test_docstrings.py"),
    "vfw/panel": ("tests/panel",),
}
"""Only a package's own tests judge its mutants: a rule that only a notebook notices is not tested."""

COUNT = ("vfw/", "tests/", "lessons/", "geodata/", "pyproject.toml")
DO_NOT_COUNT = ("tests/browser/", "tests/server/", "tests/mutants/")
"""Paths whose changes make the record of the tests out of date, and exceptions among them."""

STARTING = 60.0
"""Time in seconds that pytest may take before the first test and after the last."""
PATIENCE = 5.0
"""Factor by which a test may take longer, plus ten seconds, because the machine may be busy."""


class NotJudgedError(Exception):
    """The tests fail without any fault, or cannot be run, so they prove nothing."""


class Copy:
    """A copy of the project below `build`, to put faults into.

    Attributes:
        checkout: the root of the project, where git lists what belongs to it.
        packages: the folders with code, each with those of its tests.
        root: the root of the copy.
    """

    def __init__(self, checkout: Path = CHECKOUT, packages: Mapping[str, tuple[str, ...]] = PACKAGES) -> None:
        self.checkout, self.packages = checkout, packages
        self.build = checkout / "build" / "mutants"
        self.root = self.build / "copy"

    def refresh(self) -> None:
        """Make the copy equal to the working tree, without ignored files."""
        command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        listed = subprocess.run(command, cwd=self.checkout, check=True, capture_output=True, text=True).stdout
        wanted = {name for name in listed.split("\0") if name and (self.checkout / name).is_file()}
        there = {path.relative_to(self.root).as_posix() for path in self.root.rglob("*") if path.is_file()}
        for name in there - wanted:
            if "__pycache__" not in name:
                (self.root / name).unlink()
        for name in wanted:
            ours, theirs = self.checkout / name, self.root / name
            if name not in there or not filecmp.cmp(ours, theirs, shallow=False):
                theirs.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ours, theirs)

    def recorded(self, package: str) -> Path:
        """Return the path, without its ending, of the record of what each test of a package reaches."""
        return self.build / f"{package.replace('/', '-')}-{self._fingerprint()}"

    def reach(self, package: str) -> Reach:
        """Return which test of a package reaches what; record it if needed.

        Raises:
            NotJudgedError: the tests are not green without a fault.
        """
        recorded = self.recorded(package)
        if not recorded.with_suffix(".json").exists():
            for old in self.build.glob(f"{package.replace('/', '-')}-*"):
                old.unlink()
            command = [
                sys.executable,
                "-m",
                "tests.mutants.recording",
                package,
                " ".join(self.packages[package]),
                str(recorded),
            ]
            done = subprocess.run(command, cwd=self.root, capture_output=True, text=True)
            if done.returncode:
                raise NotJudgedError(done.stdout + done.stderr)
        return Reach(recorded)

    @contextmanager
    def with_fault(self, path: str, source: str) -> Iterator[None]:
        """Replace a file of the copy for a while."""
        file = self.root / path
        before = file.read_bytes()
        file.write_text(source, encoding="utf-8")
        try:
            yield
        finally:
            file.write_bytes(before)

    def caught_by(self, judges: Iterable[Block]) -> str | None:
        """Return the test that fails on the copy, "import" if none starts, or "time" if they do not end.

        Raises:
            NotJudgedError: pytest could not run the tests.
        """
        chosen = list(judges)
        if not chosen:
            return None
        tests = self.build / "tests.txt"
        tests.write_text("\n".join(test for block in chosen for test in block.tests), encoding="utf-8")
        a_test = 10 + PATIENCE * max(block.seconds for block in chosen)
        all_of_them = STARTING + PATIENCE * sum(block.seconds for block in chosen)
        # No bytecode: files may change twice within a second, which Python would not notice.
        command = [sys.executable, "-B", "-m", "pytest", *QUICK, "-p", "no:cacheprovider", f"--timeout={a_test:.0f}"]
        try:
            done = subprocess.run(
                [*command, f"@{tests}"], cwd=self.root, capture_output=True, text=True, timeout=all_of_them
            )
        except subprocess.TimeoutExpired:
            return "time"
        if done.returncode == 0:
            return None
        if failed := re.search(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", done.stdout, re.MULTILINE):
            return failed[1]
        if "while loading conftest" in done.stderr:
            return "import"
        raise NotJudgedError(done.stdout + done.stderr)

    def _fingerprint(self) -> str:
        """Return a hash of everything that can change what a test reaches."""
        found = hashlib.sha256()
        for path in sorted(path for path in self.root.rglob("*") if path.is_file()):
            name = path.relative_to(self.root).as_posix()
            if name.startswith(COUNT) and not name.startswith(DO_NOT_COUNT) and "__pycache__" not in name:
                found.update(name.encode() + b"\0" + path.read_bytes())
        return found.hexdigest()[:16]
