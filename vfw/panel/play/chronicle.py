"""What happened in a match, told to each viewer as it happens: what has been told is not told again."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from vfw.core.game import Position
from vfw.core.match import Match
from vfw.core.position import Event
from vfw.panel.skins.capabilities import Skin

Line = tuple[str, bool]
"""A sentence, and whether it begins something; behind a line break stands what the sentence leaves out."""


def in_short(lines: Iterable[Line]) -> list[Line]:
    """The lines without what their sentences leave out."""
    return [(line.partition("\n")[0], begins) for line, begins in lines]


@dataclass
class _Stretch:
    """Positions told together, because what happens alike shares a sentence; `end` is how many come up to `last`."""

    end: int = 0
    last: Position | None = None
    news: list[Event] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)


class Chronicle:
    """The lines of the log of `match`. What begins something begins a sentence too, so that those before it stand."""

    def __init__(self, match: Match[Any, Any], skin: Skin) -> None:
        self._match, self._skin = match, skin
        self._told: dict[str | None, list[_Stretch]] = {}

    def lines(self, viewer: str | None) -> list[Line]:
        """Everything that happened, as `viewer` may hear it, oldest first."""
        positions = self._match.positions
        told = self._told.setdefault(viewer, [])
        while told and (told[-1].end > len(positions) or positions[told[-1].end - 1] is not told[-1].last):
            told.pop()  # it was taken back, or shares a sentence with what was
        start = told[-1].end if told else 0
        for end, position in enumerate(positions[start:], start=start + 1):
            lines = self._skin.log(position.news, viewer)
            if not told or (lines and lines[0][1]):
                told.append(_Stretch())
            stretch = told[-1]
            stretch.end, stretch.last = end, position
            stretch.news += position.news
            stretch.lines = self._skin.log(stretch.news, viewer)
        return [line for stretch in told for line in stretch.lines]
