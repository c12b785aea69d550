"""What a computer at a match thinks about before it answers, while everybody else may go on looking."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from vfw.core.game import Position
from vfw.core.match import Match
from vfw.core.questions import Decision, Reply
from vfw.jobs.batch import BatchJob
from vfw.jobs.pool import Pool, RunningJob

Plan = Sequence[Reply]
"""A reply, and what is then replied to the questions that follow from it at once, as far as that is known."""


class Pondering:
    """Thinks about one question of `match` at a time, and keeps what was found until it thinks about another one.

    Attributes:
        is_awaited: whether somebody asked for a reply that is not known yet.
        on_end: called when the reply that was awaited can be asked for again.
    """

    def __init__(self, match: Match[Any, Any], pool: Pool) -> None:
        self._match, self._pool = match, pool
        self._thought: RunningJob[Plan] | None = None
        self._begun = 0
        self._position: Position | None = None
        self.is_awaited = False
        self.on_end: Callable[[], object] = lambda: None

    def begin(self, asked: Decision, inquire: Callable[[], BatchJob[Plan]]) -> None:
        """Think about the question at hand, unless that has begun, or was part of the last plan."""
        if self._knows_about(asked):
            return
        self.stop()
        self._begun, self._position = len(self._match.replies), self._match.position
        self._thought = RunningJob(inquire(), self._pool)
        self._thought.begin(self._heard)

    @property
    def has_failed(self) -> bool:
        return self._thought is not None and bool(self._thought.failure)

    def reply(self) -> Reply | None:
        """The reply to the question that is thought about; None as long as it is not known."""
        assert self._thought is not None
        self.is_awaited = not self._thought.is_over
        return None if self.is_awaited else self._thought.inquiry.found[self._ahead]

    def stop(self) -> None:
        """Nobody wants to know any more."""
        if self._thought:
            self._thought.stop()
        self._thought, self.is_awaited = None, False

    @property
    def _ahead(self) -> int:
        """How many replies have been given since it began to think."""
        return len(self._match.replies) - self._begun

    def _knows_about(self, asked: Decision) -> bool:
        if self._thought is None or self._ahead < 0 or self._match.positions[self._begun] is not self._position:
            return False  # of the last one, what was thought about may have been taken back
        if self._ahead == 0:
            return True
        plan = self._thought.inquiry.found if self._thought.is_over and not self.has_failed else ()
        is_followed = tuple(self._match.replies[self._begun :]) == tuple(plan[: self._ahead])
        return is_followed and self._ahead < len(plan) and plan[self._ahead] in asked.choices

    def _heard(self) -> None:
        if self.is_awaited and self._thought and self._thought.is_over:
            self.is_awaited = False
            self.on_end()
