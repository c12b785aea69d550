"""What those at a screen hear of a match: everything that happens, once."""

from __future__ import annotations

from typing import Any

from vfw.core.match import Match
from vfw.panel.play.chronicle import in_short
from vfw.panel.play.one_screen import OneScreen
from vfw.panel.skins.capabilities import Skin


class Ear:
    """What has been heard of `match`. It begins with what brought about position number `since`.

    Attributes:
        last: the lines in which something was told last. has_heard_more: whether that was something that happened, and
            not only where the game is.
    """

    def __init__(self, match: Match[Any, Any], skin: Skin, screen: OneScreen, since: int) -> None:
        self._match, self._skin, self._screen, self._since = match, skin, screen, since
        self._until = since
        self._by: dict[str | None, int] = {}
        self._hearer = screen.seen_by
        self._moment = ""
        self._notes: list[str] = []
        self._told: dict[str, str] = {}
        self.last: list[str] = []
        self.has_heard_more = False

    def note(self, line: str) -> None:
        """Say this too, before anything else."""
        self._notes.append(line)

    def once(self, about: str, words: str) -> list[str]:
        """What stands on the page about this: it is said when it appears, and not again while it stays."""
        before, self._told[about] = self._told.get(about, ""), words
        return [words] if words not in ("", before) else []

    def hear(self) -> list[str]:
        """What has not been heard yet, a line each, and where in the game that has led. What is told here counts as
        heard; to whoever has just been handed the screen, all that has happened since they had it last is new."""
        positions, hearer = self._match.positions, self._screen.seen_by
        start = min(self._until, len(positions))  # what was taken back is not there any more
        if hearer != self._hearer:
            self.last = []  # it was for another
        if hearer and not self._hearer:
            start = min(self._by.get(hearer, self._since), start)
        self.has_heard_more = start < len(positions)
        self._until = self._by[hearer] = len(positions)
        self._hearer = hearer
        lines, self._notes = [*self._notes, *self._happened(start), *self._came_to()], []
        self.last = lines or self.last
        return lines

    def _happened(self, start: int) -> list[str]:
        events = [event for position in self._match.positions[start:] for event in position.news]
        aloud, view = self._skin.capabilities.speech, self._screen.view
        if aloud:
            return aloud.event_lines(events, view)
        return [line for line, _ in in_short(self._skin.log(events, self._screen.seen_by))]

    def _came_to(self) -> list[str]:
        before, self._moment = self._moment, self._skin.capabilities.moments.moment(self._screen.view)
        is_over = self._match.outcome is not None
        return [f"{self._moment.replace(' · ', ', ')}."] if self._moment not in ("", before) and not is_over else []
