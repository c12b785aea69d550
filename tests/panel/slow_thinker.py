"""The greedy player as one that thinks for long."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from vfw.core.questions import Reply
from vfw.jobs.batch import Task
from vfw.panel.skins.votes.start import VotesSeating
from vfw.votes.players.registry import create_player


class Slow:
    """The reply of the greedy player, found by a worker."""

    done = 0.0

    def __init__(self, view: Any, rng: Random) -> None:
        self._view, self._rng, self._begun = view, rng, False
        self.found: Sequence[Reply] = ()

    def round(self) -> Sequence[Task]:
        if self._begun:
            return []
        self._begun = True
        return [Task(greedily, (self._view, self._rng.getstate()))]

    def take(self, number: int, result: Reply) -> None:
        self.found = (result,)


def greedily(view: Any, state: Any) -> Reply:
    rng = Random()
    rng.setstate(state)
    return create_player("greedy", rng).choose(view)


def let_greedy_think(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on the greedy player thinks where others do, and replies what it always replies."""
    monkeypatch.setattr(VotesSeating, "slow_players", ("greedy",))
    monkeypatch.setattr(VotesSeating, "plan", lambda _, kind, view, rng: Slow(view, rng))
