"""What the coach is asked about a question: a pool works it out, and it goes with the question."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any, Generic, TypeVar

from vfw.core.match import Match
from vfw.core.questions import Reply
from vfw.jobs.batch import BatchJob
from vfw.jobs.pool import Pool, RunningJob

FoundT = TypeVar("FoundT")

A_MOMENT = 0.3
"""Seconds: news come no faster, so that they can be taken in."""


def coach_seed(match: Match[Any, Any]) -> str:
    """The seed of all that the coach works out about the question at hand: whatever it is asked, and however often, it
    says the same."""
    return f"{match.chance.header()} coach {len(match.replies)}"


class Counsel(Generic[FoundT]):
    """What was asked about the question at hand of `match`, and nothing once that has been answered.

    Attributes:
        is_awaited: whether somebody waits for what was asked last.
    """

    def __init__(self, match: Match[Any, Any], pool: Pool) -> None:
        self._match, self._pool, self.is_awaited = match, pool, True
        self._thought: RunningJob[FoundT] | None = None
        self._asked_at: tuple[Reply, ...] = ()
        self._told_at = 0.0
        self._on_news: Callable[[], object] = lambda: None

    def ask(self, inquiry: BatchJob[FoundT], on_news: Callable[[], object], *, is_awaited: bool = True) -> None:
        """Ask about the question at hand. `on_news` is called as more is found, and when all is. What nobody waits for
        is thought about when there is time."""
        self.stop()
        self.is_awaited = is_awaited
        self._asked_at, self._on_news, self._told_at = self._match.replies, on_news, monotonic()
        self._thought = RunningJob(inquiry, self._pool, is_awaited=is_awaited)
        self._thought.begin(self._hear)

    @property
    def can_be_asked(self) -> bool:
        """Whether nobody has asked about this question yet, or nothing came of it."""
        return self._at_hand is None or bool(self.failure)

    @property
    def is_thinking(self) -> bool:
        """Whether more is to be found yet."""
        thought = self._at_hand
        return thought is not None and not thought.is_over

    @property
    def failure(self) -> str:
        """Why nothing can be found; "" where something can."""
        thought = self._at_hand
        return thought.failure if thought else ""

    @property
    def found(self) -> FoundT | None:
        """What has been found so far; None where that is nothing."""
        thought = self._at_hand
        if thought is None or thought.failure:
            return None
        try:
            return thought.inquiry.found
        except ValueError:
            return None

    @property
    def result(self) -> FoundT | None:
        """What was found in the end about the last question that was asked about; None before."""
        thought = self._thought
        return thought.inquiry.found if thought and thought.is_over and not thought.failure else None

    @property
    def since(self) -> tuple[Reply, ...] | None:
        """The replies that have been given since it was asked; None where nobody asked, or it was taken back."""
        known, replies = len(self._asked_at), self._match.replies
        return replies[known:] if self._thought and replies[:known] == self._asked_at else None

    def stop(self) -> None:
        """Nobody wants to know any more."""
        if self._thought:
            self._thought.stop()
        self._thought = None

    def drop(self) -> None:
        """Somebody has answered, or taken back: what is still thought about another question is of no use."""
        if self._thought and not self._thought.is_over and self._at_hand is None:
            self.stop()

    @property
    def _at_hand(self) -> RunningJob[FoundT] | None:
        # Asked of every press: the replies of a game are many, and where nothing is thought about they do not matter.
        return self._thought if self._thought and self._asked_at == self._match.replies else None

    def _hear(self) -> None:
        now = monotonic()
        if not self.is_thinking or now - self._told_at >= A_MOMENT:
            self._told_at = now
            self._on_news()
