"""Batch jobs: long work in rounds of small tasks, and the result as it grows.

A job does not know who does its tasks: this process at once (`run_inline`), or the workers of a pool (`vfw.jobs.pool`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

FoundT_co = TypeVar("FoundT_co", covariant=True)


class Task(NamedTuple):
    """A call of a function, a quarter of a second long at most, because clients take turns task by task.

    Attributes:
        function: A function of a module. It draws its chance from its arguments, so that the task can be repeated.
        arguments: The arguments of the function. They can be pickled, and so can the result.
    """

    function: Callable[..., Any]
    arguments: tuple[Any, ...]

    def do(self) -> Any:
        """Run the task in this process and return its result."""
        return self.function(*self.arguments)


class BatchJob(Protocol[FoundT_co]):
    """Work that is done in rounds of tasks.

    The tasks of a round are independent of each other, and their results are taken in any order. The final result does
    not depend on that order.
    """

    def round(self) -> Sequence[Task]:
        """Return the tasks of the next round, once all results of the last are taken; () when the job is complete."""
        ...

    def take(self, number: int, result: Any) -> None:
        """Take the result of a task of this round.

        Args:
            number: The index of the task in its round, from 0.
            result: The result of the task.
        """
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


def run_inline(job: BatchJob[FoundT]) -> FoundT:
    """Run a job in this process and return its final result."""
    while tasks := job.round():
        for number, task in enumerate(tasks):
            job.take(number, task.do())
    return job.found


class CompletedJob(Generic[FoundT]):
    """A job without tasks, whose result is known."""

    def __init__(self, found: FoundT) -> None:
        self.found = found
        self.done = 1.0

    def round(self) -> Sequence[Task]:
        """See `BatchJob.round`."""
        return ()

    def take(self, number: int, result: Any) -> None:
        """See `BatchJob.take`."""
        raise AssertionError("this job has no tasks, so there is no result to take")


MappedT = TypeVar("MappedT")


class MappedJob(Generic[FoundT, MappedT]):
    """A job with the tasks of another one, whose result goes through a function."""

    def __init__(self, job: BatchJob[FoundT], transform: Callable[[FoundT], MappedT]) -> None:
        self._job, self._transform = job, transform

    def round(self) -> Sequence[Task]:
        """See `BatchJob.round`."""
        return self._job.round()

    def take(self, number: int, result: Any) -> None:
        """See `BatchJob.take`."""
        self._job.take(number, result)

    @property
    def done(self) -> float:
        """See `BatchJob.done`."""
        return self._job.done

    @property
    def found(self) -> MappedT:
        """See `BatchJob.found`."""
        return self._transform(self._job.found)
