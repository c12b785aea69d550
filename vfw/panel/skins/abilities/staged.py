"""What dice decide before all eyes, on a stage of its own."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from vfw.core.position import Event
from vfw.panel.view_models import Capability
from vfw.panel.view_models.prompt import StageModel


class Staged(Capability):
    """Decisions by dice that are shown one by one, and rest before the die that decides.

    A skin whose game stages something overrides all of it. For the others nothing is staged, so no face is asked for.
    """

    def is_staged(self, position: Any) -> bool:
        """Whether what `position` waits for belongs to what is shown on the stage."""
        return False

    def rests(self, position: Any) -> bool:
        """Whether the deciding die is to fall in `position`, or could be rolled again."""
        return False

    def has_decided(self, events: Iterable[Event]) -> bool:
        """Whether dice have decided in `events`."""
        return False

    def opening(self, view: Any) -> StageModel:
        """What is said before the first of them."""
        # Asked only where a skin stages something.
        raise NotImplementedError

    def face(self, view: Any) -> StageModel:
        """What is on the stage where it rests."""
        # Asked only where a skin stages something.
        raise NotImplementedError

    def result(self, before: Any, events: Iterable[Event]) -> StageModel:
        """What is on the stage once it is decided: `before` is the view where it rested last, `events` came of it."""
        # Asked only where a skin stages something.
        raise NotImplementedError
