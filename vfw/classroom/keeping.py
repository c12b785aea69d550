"""What a browser keeps of a lesson in pages: where the learner is, the answers, and the games as they stand."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any


@dataclass(frozen=True)
class KeptStep:
    """A step that the learner has reached.

    Attributes:
        answers: by the number of the question.
        goes_on: whether the learner wanted to see without a prediction.
        has_played: whether its game was played as far as it asks.
        game: the record of the game, as a save has it: [what was asked, the reply] each; [] where none was begun.
    """

    answers: Mapping[int, str] = field(default_factory=dict)
    goes_on: bool = False
    has_played: bool = False
    game: list[Any] = field(default_factory=list)


@dataclass(frozen=True)
class Kept:
    """A lesson as it was left.

    Attributes:
        at: the number of the page, from 0. steps: those that were reached, by name.
    """

    at: int = 0
    steps: Mapping[str, KeptStep] = field(default_factory=dict)

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
    """What such a text holds; one that cannot be read is as if nothing were kept."""
    try:
        kept = json.loads(text)
        return Kept(int(kept["at"]), {str(name): _step(step) for name, step in kept["steps"].items()})
    except (ValueError, TypeError, KeyError, AttributeError):
        return Kept()


def _step(kept: Mapping[str, Any]) -> KeptStep:
    return KeptStep(
        {int(number): str(reply) for number, reply in kept["answers"].items()},
        bool(kept["goes_on"]),
        bool(kept["has_played"]),
        list(kept["game"]),
    )
