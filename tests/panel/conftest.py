"""A screen for every test of the panel."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.panel.screen import Screen
from tests.votes.golden import kept_games
from vfw.core.match import Match
from vfw.panel.skins.capabilities import Skin
from vfw.votes.records.replay import load_recorded_match

NewScreen = Callable[..., Screen]


@pytest.fixture
def show(monkeypatch: pytest.MonkeyPatch) -> NewScreen:
    """Return a function that opens a screen.

    `show()` opens the start page, `show(match, slot="a")` that match or game, with `skin` as its looks.
    """

    def show(match: Any = None, slot: str = "", skin: Skin | None = None) -> Screen:
        return Screen(monkeypatch, match, slot, skin)

    return show


@pytest.fixture
def screen(show: NewScreen) -> Screen:
    """The start page, where the browser keeps games."""
    return show(slot="play")


@pytest.fixture(scope="module")
def voted() -> Match[Any, Any]:
    """A game in which the Amendment is sent and the states vote."""
    (record,) = [record for record in kept_games() if record["id"] == "random-2154"]
    return load_recorded_match(record)
