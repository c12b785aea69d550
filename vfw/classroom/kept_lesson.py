"""What a browser keeps of a lesson in pages: where the learner is, the answers, and the games as they stand."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from datetime import datetime
from typing import Any

from vfw.classroom.answers.game_summary import GameSummary, read_games
from vfw.untrusted_input import NotJson, parsed

BEFORE_RULES_WERE_KEPT = "0.1"
MOST = 1000
"""More than any lesson has of pages, or a page of questions."""
LONGEST_NAME = 60
"""Characters of a pupil's name."""


class DamagedProgress(ValueError):
    """A text that is no lesson as a browser keeps it; the message says what is wrong."""


@dataclass(frozen=True)
class KeptStep:
    """A step that the learner has reached.

    Attributes:
        answers: by the number of the question. finals: the final versions of an exit ticket, likewise.
        firsts: the first answers that were changed since, likewise.
        handed_in: whether its exit ticket was; None where that was not kept, as by version 0.1.
        goes_on: whether the learner wanted to see without a prediction.
        has_played: whether its game was played as far as it asks.
        goes_past: whether the learner wanted to see what happened without playing.
        game: the record of the game, as a save has it: [what was asked, the reply] each; [] where none was begun.
        rules: the version of the rules by which it was played.
        finished: how the games went that were finished before that one, by number; {} where that was not kept.
    """

    answers: Mapping[int, str] = field(default_factory=dict)
    finals: Mapping[int, str] = field(default_factory=dict)
    firsts: Mapping[int, str] = field(default_factory=dict)
    handed_in: bool | None = None
    goes_on: bool = False
    has_played: bool = False
    goes_past: bool = False
    game: list[Any] = field(default_factory=list)
    rules: str = BEFORE_RULES_WERE_KEPT
    finished: Mapping[int, GameSummary] = field(default_factory=dict)


@dataclass(frozen=True)
class Kept:
    """A lesson as it was left.

    Attributes:
        at: the number of the page, from 0. steps: those that were reached, by name.
        name: the pupil's, as it was typed; "" for none.
        when: the moment of the last act, in ISO 8601 with its time zone; "" if it was not kept, as by version 0.2.
    """

    at: int = 0
    steps: Mapping[str, KeptStep] = field(default_factory=dict)
    name: str = ""
    when: str = ""

    @property
    def is_worth_asking_about(self) -> bool:
        """Whether anything was done in it, beyond opening its first page."""
        return self.at > 0 or any(step.answers or step.goes_on or step.has_played for step in self.steps.values())

    @property
    def answers(self) -> int:
        """How many questions were answered."""
        return sum(len(step.answers) for step in self.steps.values())

    @property
    def has_games(self) -> bool:
        """Whether a game was begun."""
        return any(step.game for step in self.steps.values())

    def text(self) -> str:
        """As the browser keeps it."""
        return json.dumps(asdict(self), ensure_ascii=False)


def read_kept(text: str) -> Kept:
    """What such a text holds; an empty one, nothing. Raises DamagedProgress."""
    if not text:
        return Kept()
    try:
        kept = parsed(text)
    except NotJson as error:
        raise DamagedProgress(str(error)) from error
    try:
        steps = {str(name): _step(step) for name, step in kept["steps"].items()}
        return Kept(_number(kept["at"]), steps, str(kept.get("name", ""))[:LONGEST_NAME], _moment(kept.get("when", "")))
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
        rules=str(kept.get("rules", BEFORE_RULES_WERE_KEPT)),
        finished=read_games(kept.get("finished")),
    )


def _moment(text: str) -> str:
    """Return a moment with its time zone; "" for anything else: no answer is lost for a wrong date."""
    try:
        return text if datetime.fromisoformat(text).tzinfo else ""
    except (ValueError, TypeError):
        return ""


def _replies(kept: Mapping[str, Any]) -> dict[int, str]:
    return {_number(number): str(reply) for number, reply in kept.items()}


def _number(number: str | int) -> int:
    """The number of a page, or of a question. Raises ValueError unless it is one."""
    if not 0 <= int(number) < MOST:
        raise ValueError(number)
    return int(number)
