"""How far a learner has come in a step of a lesson: what is shown, what is asked, and when it is done. No widgets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from vfw.classroom.questions import PREDICT, Question


@dataclass
class Progress:
    """A step being worked through: predictions, then the map and the game, then the other questions.

    Attributes:
        questions: what the step asks, in the order in which it is read.
        has_game: whether there is a game to look at and to play.
        answers: what was answered, by the number of the question.
        goes_on: whether the learner wants to see without a prediction.
        has_played: whether the game of this step has been played as far as it asks.
    """

    questions: Sequence[Question]
    has_game: bool = False
    answers: dict[int, str] = field(default_factory=dict)
    goes_on: bool = False
    has_played: bool = False

    @property
    def predictions(self) -> list[int]:
        """The numbers of the questions that come before one sees what happens."""
        return [number for number, question in enumerate(self.questions) if question.kind == PREDICT]

    @property
    def others(self) -> list[int]:
        return [number for number, question in enumerate(self.questions) if question.kind != PREDICT]

    @property
    def is_open(self) -> bool:
        """Whether the map and the game are shown."""
        return self.goes_on or all(number in self.answers for number in self.predictions)

    @property
    def has_seen(self) -> bool:
        """Whether what happens has been seen, so that the answers may be told."""
        return self.is_open and (self.has_played or not self.has_game)

    @property
    def is_done(self) -> bool:
        return self.has_seen and all(number in self.answers for number in self.others)

    def answer(self, number: int, reply: str) -> None:
        """Take an answer. Raises ValueError for a question that is not asked, or a choice that it does not have."""
        if not 0 <= number < len(self.questions):
            raise ValueError(f"there is no question {number}; expected 0 to {len(self.questions) - 1}")
        question, reply = self.questions[number], reply.strip()
        if question.choices and reply not in question.choices:
            raise ValueError(f"{reply!r} is no choice of {question.ask!r}; expected {' | '.join(question.choices)}")
        if reply:
            self.answers[number] = reply
        else:
            self.answers.pop(number, None)

    def can_change(self, number: int) -> bool:
        """Whether an answer may still be changed: a prediction not after it has been seen what happens."""
        return not (number in self.predictions and self.has_seen)

    def may_tell(self, number: int) -> bool:
        """Whether the note of a question may be read: it has been answered, and what it is about has been seen."""
        return number in self.answers and self.has_seen
