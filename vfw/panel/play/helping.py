"""Help for the one at the screen: hints that are asked for."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from vfw.core.match import Match
from vfw.core.questions import Reply, Word
from vfw.panel.faces.hint import HintFace
from vfw.panel.skins.protocol import Skin


class Hints:
    """What was asked for about the question at hand of `match`, and nothing once it has been answered."""

    def __init__(self, match: Match[Any, Any], skin: Skin) -> None:
        self._match, self._skin = match, skin
        self._asked_at: tuple[Reply, ...] | None = None
        self._faces: tuple[HintFace, ...] = ()

    def ask(self, view: Any) -> None:
        """Let a player look at the question with the eyes of the seat of `view`."""
        # The same question brings the same hints, however often it is asked.
        rng = Random(f"{self._match.chance.header()} hint {len(self._match.replies)}")
        self._faces = tuple(self._skin.abilities.advice.hints(view, rng))
        self._asked_at = self._match.replies

    @property
    def faces(self) -> Sequence[HintFace]:
        """Good answers, best first; () where none were asked for."""
        return self._faces if self._are_at_hand else ()

    @property
    def picks(self) -> Sequence[Word | None]:
        """The reply with which each of them begins."""
        return [hint.picks for hint in self.faces]

    @property
    def names(self) -> Sequence[Sequence[Word]]:
        """All that each of them names."""
        return [hint.names for hint in self.faces]

    @property
    def _are_at_hand(self) -> bool:
        return self._asked_at == self._match.replies
