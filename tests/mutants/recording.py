"""Record which lines each test of a package reaches, and how long it takes.

Run it as `python -m tests.mutants.recording PACKAGE TESTS INTO`. coverage keeps the lines, with the test as the
context. A file beside them holds what only pytest knows.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

import pytest
from coverage import Coverage

QUICK = ("-q", "-x", "-o", "addopts=--import-mode=importlib", "--disable-plugin-autoload", "-p", "pytest_timeout")
"""pytest without the plugins for browsers and notebooks, which take longer to start than most faults to be caught."""


class Recorder:
    """A plugin of pytest: tells coverage whose lines they are.

    Attributes:
        seconds: of each test, by its id.
        shared: the files whose tests share a fixture. The first of them reaches the lines, any may notice the fault.
    """

    def __init__(self, coverage: Coverage, package: str) -> None:
        self.coverage, self.package = coverage, package
        self.seconds: dict[str, float] = {}
        self.shared: set[str] = set()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        _forget_what_is_cached(self.package, "tests")
        self.coverage.switch_context(item.nodeid)
        begin = perf_counter()
        result = yield
        self.seconds[item.nodeid] = perf_counter() - begin
        return result

    def pytest_fixture_setup(self, fixturedef: pytest.FixtureDef[object], request: pytest.FixtureRequest) -> None:
        if fixturedef.scope == "module":
            self.shared.add(request.node.nodeid)


def _forget_what_is_cached(*packages: str) -> None:
    """A test that finds an answer ready would not reach the lines that make it."""
    for module in list(sys.modules.values()):
        for value in list(vars(module).values()) if module.__name__.startswith(packages) else ():
            if (forget := getattr(value, "cache_clear", None)) and value.__module__.startswith(packages):
                forget()


def main(package: str, tests: str, into: str) -> int:
    coverage = Coverage(data_file=f"{into}.coverage", source=[package])
    recorder = Recorder(coverage, package.replace("/", "."))
    coverage.erase()
    coverage.start()
    failed = pytest.main([*QUICK, "-m", "not long", *tests.split()], plugins=[recorder])
    coverage.stop()
    coverage.save()
    if not failed:
        kept = {"seconds": recorder.seconds, "shared": sorted(recorder.shared)}
        Path(f"{into}.json").write_text(json.dumps(kept), encoding="utf-8")
    return failed


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
