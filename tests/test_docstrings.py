"""The examples in public docstrings come out as they say."""

import doctest
import importlib
import pkgutil

import pytest

import vfw.core
import vfw.history
import vfw.jobs
import vfw.votes

MODULES = [
    module.name
    for package in (vfw.core, vfw.history, vfw.jobs, vfw.votes)
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
]


@pytest.mark.parametrize("name", MODULES)
def test_examples_come_out_as_they_say(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_the_doors_to_the_engine_have_examples() -> None:
    for name in (
        "vfw.core.questions",
        "vfw.core.match",
        "vfw.core.chance",
        "vfw.votes.game",
        "vfw.votes.narration.words",
    ):
        tests = doctest.DocTestFinder().find(importlib.import_module(name))
        assert any(test.examples for test in tests), name
