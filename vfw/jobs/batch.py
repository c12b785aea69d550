"""A question that takes much work: in which pieces that is done, and what is found as their results come in.

Who asks need not know who works: this process at once (`work_out`), or the processes of a pool (`pool.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

FoundT_co = TypeVar("FoundT_co", covariant=True)


class Task(NamedTuple):
    """A piece of work, of a quarter of a second at most: visitors take turns by pieces.

    Attributes:
        function: stands in a module and draws its chance from what it is given, so that the piece can be done twice.
        arguments: what it is given. They can be pickled, and so can its result.
    """

    function: Callable[..., Any]
    arguments: tuple[Any, ...]

    def do(self) -> Any:
        """The result of the piece, worked out here and now."""
        return self.function(*self.arguments)


class BatchJob(Protocol[FoundT_co]):
    """A question that is worked out in rounds. In a round no piece needs another, and their results are taken in any
    order; what is found in the end does not depend on it.
    """

    def round(self) -> Sequence[Task]:
        """The pieces of the next round, asked for when all results of the last are taken; () when all is known."""
        ...

    def take(self, number: int, result: Any) -> None:
        """The result of a piece of the round at hand, counted from 0."""
        ...

    @property
    def done(self) -> float:
        """Return the share of the work that is done, 0 to 1, as far as can be foreseen."""
        ...

    @property
    def found(self) -> FoundT_co:
        """Return the result so far.

        It states its own precision. Some jobs raise ValueError as long as there is no result.
        """
        ...


FoundT = TypeVar("FoundT")


def run_inline(inquiry: BatchJob[FoundT]) -> FoundT:
    """Do all the work here and now: what is found in the end."""
    while pieces := inquiry.round():
        for number, piece in enumerate(pieces):
            inquiry.take(number, piece.do())
    return inquiry.found


class CompletedJob(Generic[FoundT]):
    """Finds this without any work."""

    def __init__(self, found: FoundT) -> None:
        self.found = found
        self.done = 1.0

    def round(self) -> Sequence[Task]:
        return ()

    def take(self, number: int, result: Any) -> None:
        raise AssertionError("no piece was given, so none has a result")


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
