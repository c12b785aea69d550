"""Find the tests that can notice a change of a line, the fastest first."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from coverage import CoverageData

from tests.mutants.changes import statements

AT_IMPORT = ""
"""The context that coverage gives to lines that ran before the first test."""


class Block(NamedTuple):
    """Tests that run together: one, or all of a file that share a fixture."""

    tests: tuple[str, ...]
    seconds: float


def blocks(seconds: Mapping[str, float], shared: Iterable[str]) -> list[Block]:
    """Group the tests of a package, the fastest first."""
    together: dict[str, list[str]] = defaultdict(list)
    for test in seconds:
        file = test.partition("::")[0]
        together[file if file in set(shared) else test].append(test)
    found = (Block(tuple(tests), sum(map(seconds.__getitem__, tests))) for tests in together.values())
    return sorted(found, key=lambda block: block.seconds)


class Reach:
    """The record of which test of a package reaches which line."""

    def __init__(self, recorded: Path) -> None:
        kept = json.loads(recorded.with_suffix(".json").read_text(encoding="utf-8"))
        self.blocks = blocks(kept["seconds"], kept["shared"])
        self._data = CoverageData(str(recorded.with_suffix(".coverage")))
        self._data.read()
        self._tests = cache(self._data.contexts_by_lineno)

    def judges(self, path: Path, line: int) -> list[Block]:
        """Return the tests that reach the statement on this line.

        A value that is computed at import may be used anywhere, so all tests are returned, those first that reach
        another statement of the file.
        """
        by_line = self._tests(str(path))
        lines = min((lines for lines in statements(path) if line in lines), key=len)
        reaching = {test for each in lines for test in by_line.get(each, ())}
        if AT_IMPORT not in reaching:
            return [block for block in self.blocks if not reaching.isdisjoint(block.tests)]
        in_file = {test for tests in by_line.values() for test in tests}
        return sorted(self.blocks, key=lambda block: in_file.isdisjoint(block.tests))
