"""A screen for every test of the panel."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.panel.screen import Screen

NewScreen = Callable[..., Screen]


@pytest.fixture
def show(monkeypatch: pytest.MonkeyPatch) -> NewScreen:
    """`show()`: a screen with the start page; `show(match, slot="a")`: one with that match."""

    def show(match: Any = None, slot: str = "") -> Screen:
        return Screen(monkeypatch, match, slot)

    return show


@pytest.fixture
def screen(show: NewScreen) -> Screen:
    """The start page, where the browser keeps games."""
    return show(slot="play")
