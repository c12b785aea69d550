"""The coach: a step of the tutorial, beside the game in which it is played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from vfw.core.match import Match
from vfw.core.position import Event
from vfw.core.questions import Pending


class Lesson(Protocol):
    """One step of a tutorial, as the coach needs it. Its texts are plain, with **bold** and *italic* words."""

    @property
    def title(self) -> str: ...

    @property
    def goal(self) -> str: ...

    def said(self, pending: Pending, events: Sequence[Event], *, at_first: bool) -> str:
        """What the learner is told while `pending` is asked, `events` having happened since it began; `at_first` before
        the first answer; "" for nothing."""
        ...

    def done(self, pending: Pending, events: Sequence[Event]) -> str:
        """What is said at its end, `events` having happened since it began; "" while it goes on."""
        ...


@dataclass(frozen=True)
class Coach:
    """Leads through `lesson`, the step `number` of so many."""

    lesson: Lesson
    number: int
    of: int

    @property
    def kicker(self) -> str:
        return f"Step {self.number} of {self.of} · {self.lesson.title}"

    @property
    def is_last(self) -> bool:
        return self.number == self.of

    def done(self, match: Match[Any, Any]) -> str:
        """What is said at the end of the step; "" while it goes on."""
        return self.lesson.done(match.pending, _events(match))

    def words(self, match: Match[Any, Any], *, at_first: bool) -> str:
        """What is said now; "" where the question speaks for itself."""
        return self.done(match) or self.lesson.said(match.pending, _events(match), at_first=at_first)


def _events(match: Match[Any, Any]) -> list[Event]:
    """Everything that has happened."""
    return [event for position in match.positions for event in position.news]
