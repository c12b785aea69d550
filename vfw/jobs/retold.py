"""An inquiry whose finding is told in other words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from vfw.jobs.batch import BatchJob, Task

FoundT = TypeVar("FoundT")
ToldT = TypeVar("ToldT")


class MappedJob(Generic[FoundT, ToldT]):
    """The same work as `inquiry`; of what is found, it is known what `words` make of it."""

    def __init__(self, inquiry: BatchJob[FoundT], words: Callable[[FoundT], ToldT]) -> None:
        self._inquiry, self._words = inquiry, words

    def round(self) -> Sequence[Task]:
        return self._inquiry.round()

    def take(self, number: int, result: Any) -> None:
        self._inquiry.take(number, result)

    @property
    def done(self) -> float:
        return self._inquiry.done

    @property
    def found(self) -> ToldT:
        return self._words(self._inquiry.found)
