"""A lesson as a browser keeps it, with answers and games, and the choice among several kept lessons.

A pupil at a shared computer continues one of them or starts a new one.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from datetime import datetime
from typing import Any

from vfw.classroom.lesson_game import GameSummary, parse_game_summaries
from vfw.templating import Markup, render
from vfw.untrusted_input import NotJson, parse_json

OLDEST_RULES = "0.1"
MAX_NUMBER = 1000
"""A limit for numbers of pages and questions, above those of any lesson."""
MAX_NAME_LENGTH = 60
"""The most characters of a pupil's name."""


class DamagedProgress(ValueError):
    """A text that is not a lesson as a browser keeps it; the message gives the reason."""


@dataclass(frozen=True)
class KeptStep:
    """A step that the learner has reached.

    Attributes:
        answers: The answers by the number of the question.
        finals: The final versions of an exit ticket, likewise.
        firsts: The first answers that were changed since, likewise.
        handed_in: True if its exit ticket was handed in; None if that is unknown, as in version 0.1.
        goes_on: True if the learner went on without a prediction.
        has_played: True if its game was played as far as the step asks.
        goes_past: True if the learner went on without playing.
        game: The record of the game, as in a save: [question, reply] each; [] if none was begun.
        rules: The version of its rules.
        finished: The summaries of the finished games before it, by number; {} if none were kept.
    """

    answers: Mapping[int, str] = field(default_factory=dict)
    finals: Mapping[int, str] = field(default_factory=dict)
    firsts: Mapping[int, str] = field(default_factory=dict)
    handed_in: bool | None = None
    goes_on: bool = False
    has_played: bool = False
    goes_past: bool = False
    game: list[Any] = field(default_factory=list)
    rules: str = OLDEST_RULES
    finished: Mapping[int, GameSummary] = field(default_factory=dict)


@dataclass(frozen=True)
class KeptLesson:
    """A lesson where the pupil left it.

    Attributes:
        at: The number of the page, from 0.
        steps: The reached steps by name.
        name: The pupil's name, as typed; "" for none.
        when: The moment of the last act, in ISO 8601 with its time zone; "" if it is unknown, as in version 0.2.
    """

    at: int = 0
    steps: Mapping[str, KeptStep] = field(default_factory=dict)
    name: str = ""
    when: str = ""

    @property
    def is_worth_asking_about(self) -> bool:
        """Return whether the pupil did anything in it beyond opening its first page."""
        return self.at > 0 or any(step.answers or step.goes_on or step.has_played for step in self.steps.values())

    @property
    def answers(self) -> int:
        """Return the number of answered questions."""
        return sum(len(step.answers) for step in self.steps.values())

    @property
    def has_games(self) -> bool:
        """Return whether a game was begun."""
        return any(step.game for step in self.steps.values())

    def text(self) -> str:
        """Return the text that the browser keeps."""
        return json.dumps(asdict(self), ensure_ascii=False)


def parse_kept_lesson(text: str) -> KeptLesson:
    """Return the lesson in this text; a new one if the text is empty.

    Raises:
        DamagedProgress: The text is not a kept lesson.
    """
    if not text:
        return KeptLesson()
    try:
        kept = parse_json(text)
    except NotJson as error:
        raise DamagedProgress(str(error)) from error
    try:
        steps = {str(name): _step(step) for name, step in kept["steps"].items()}
        return KeptLesson(
            _number(kept["at"]), steps, str(kept.get("name", ""))[:MAX_NAME_LENGTH], _moment(kept.get("when", ""))
        )
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise DamagedProgress("it holds something else than pages, answers and games") from error


def _step(kept: Mapping[str, Any]) -> KeptStep:
    handed_in = kept.get("handed_in")
    return KeptStep(
        answers=_replies(kept["answers"]),
        finals=_replies(kept.get("finals", {})),
        firsts=_replies(kept.get("firsts", {})),
        handed_in=None if handed_in is None else bool(handed_in),
        goes_on=bool(kept["goes_on"]),
        has_played=bool(kept["has_played"]),
        goes_past=bool(kept.get("goes_past", False)),
        game=[*kept["game"]],
        rules=str(kept.get("rules", OLDEST_RULES)),
        finished=parse_game_summaries(kept.get("finished")),
    )


def _moment(text: str) -> str:
    """Return a moment with its time zone; "" for anything else, so that a wrong date does not cost the answers."""
    try:
        return text if datetime.fromisoformat(text).tzinfo else ""
    except (ValueError, TypeError):
        return ""


def _replies(kept: Mapping[str, Any]) -> dict[int, str]:
    return {_number(number): str(reply) for number, reply in kept.items()}


def _number(number: str | int) -> int:
    """Return the number of a page, or of a question.

    Raises:
        ValueError: It is out of range.
    """
    if not 0 <= int(number) < MAX_NUMBER:
        raise ValueError(number)
    return int(number)


NOW = "now"
"""The key of the lesson that was worked on last."""
MAX_EARLIER = 3
"""The most lessons that the browser keeps beside the open one, as in `web/kept_lessons.js`."""


@dataclass(frozen=True)
class StoredLesson:
    """A lesson that the browser keeps.

    Attributes:
        key: Its name in the browser.
        kept: The lesson as it was left; None if it cannot be read.
    """

    key: str
    kept: KeptLesson | None


@dataclass(frozen=True)
class LessonChoice:
    """The choice among the kept lessons, offered to the pupil.

    Attributes:
        lessons: The kept lessons, the newest first.
        removes: The key of the lesson that is about to be removed; "" for none.
        starts: True if a new lesson is about to start that pushes out the oldest one.
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
        """Return the lessons that the browser removes when a new one starts.

        It removes some only if it moves the open one to the earlier ones (`putAway` in `web/kept_lessons.js`).
        """
        return self.lessons[MAX_EARLIER:] if self.keeps_now else ()

    @property
    def keeps_now(self) -> bool:
        """Return whether the open lesson contains any work."""
        return self.kept(NOW) is not None

    def html(self, steps: int) -> Markup:
        """Return the choice as HTML; `steps` is the number of steps of the lesson."""
        return render(
            "classroom/templates/lesson_choice.html",
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
        now: The lesson worked on last; None if nothing was done in it.
        earlier: The lessons before it, the newest first, each with its "key" and its "text".
    """
    stored = [] if now is None else [StoredLesson(NOW, now)]
    for lesson in earlier:
        try:
            kept: KeptLesson | None = parse_kept_lesson(str(lesson["text"]))
        except DamagedProgress:
            kept = None
        stored.append(StoredLesson(str(lesson["key"]), kept))
    return stored
