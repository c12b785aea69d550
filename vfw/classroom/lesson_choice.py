"""The lessons that a browser keeps, of which a pupil at a shared computer takes up one or starts a new one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from vfw.classroom.kept_lesson import DamagedProgress, KeptLesson, parse_kept_lesson
from vfw.classroom.templates import template

NOW = "now"
"""The key of the lesson that was worked on last."""
MAX_EARLIER = 3
"""Lessons that the browser keeps beside the open one, as in `web/kept_lessons.js`."""


@dataclass(frozen=True)
class StoredLesson:
    """A lesson that the browser keeps.

    Attributes:
        key: its name in the browser.
        kept: the lesson as it was left; None if it cannot be read.
    """

    key: str
    kept: KeptLesson | None


@dataclass(frozen=True)
class LessonChoice:
    """The question whose lesson it is.

    Attributes:
        lessons: what the browser keeps, the newest first.
        removes: the key of the lesson that is about to be removed; "" for none.
        starts: whether a new lesson is about to be started that pushes out the oldest one.
    """

    lessons: Sequence[StoredLesson]
    removes: str = ""
    starts: bool = False

    def kept(self, key: str) -> KeptLesson | None:
        """Return the lesson with this key; None if there is none, or it cannot be read."""
        return next((lesson.kept for lesson in self.lessons if lesson.key == key), None)

    def without(self, key: str) -> LessonChoice:
        """Return the choice without that lesson."""
        return LessonChoice([lesson for lesson in self.lessons if lesson.key != key])

    @property
    def pushed_out(self) -> Sequence[StoredLesson]:
        """The lessons that the browser removes if a new one is started.

        It removes some only when it moves the open one before them (`putAway` in `web/kept_lessons.js`).
        """
        return self.lessons[MAX_EARLIER:] if self.keeps_now else ()

    @property
    def keeps_now(self) -> bool:
        """Return whether the open lesson has any work in it."""
        return self.kept(NOW) is not None

    def html(self, steps: int) -> str:
        """Return the question as HTML; `steps` is how many steps the lesson has."""
        return template("lesson_choice").render(
            lessons=self.lessons,
            removed=next((lesson for lesson in self.lessons if lesson.key == self.removes), None),
            keeps_now=self.keeps_now,
            starts=self.starts,
            pushed_out=self.pushed_out,
            steps=steps,
        )


def list_stored_lessons(now: KeptLesson | None, earlier: Sequence[Mapping[str, Any]]) -> list[StoredLesson]:
    """Return the lessons that the page says its browser keeps.

    Args:
        now: the lesson worked on last; None if nothing was done in it.
        earlier: the lessons before it, the newest first, each with its "key" and its "text".
    """
    stored = [] if now is None else [StoredLesson(NOW, now)]
    for lesson in earlier:
        try:
            kept: KeptLesson | None = parse_kept_lesson(str(lesson["text"]))
        except DamagedProgress:
            kept = None
        stored.append(StoredLesson(str(lesson["key"]), kept))
    return stored
