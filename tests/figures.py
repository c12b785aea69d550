"""Figures as the benchmarks print them: beside what we aim at, and beside the same figure of a bare page."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

HEAD = f"{'':<52}{'figure':>9} {'':<3}{'aim':>9} {'ratio':>7}"
HEAD_WITH_BARE = f"{HEAD}{'bare':>9} {'times':>7}"


class Line(NamedTuple):
    """A figure. Where there is no aim, or no bare page has such a figure, its columns stay empty.

    Attributes:
        aim: what we aim at, in the same unit; the ratio says how many times of it the figure is.
        bare: the same figure of a bare page in the same run; how many times of it the figure is can be compared
            between machines.
    """

    what: str
    figure: float
    unit: str
    aim: float | None = None
    bare: float | None = None

    def __str__(self) -> str:
        columns = _beside(self.figure, self.aim) + _beside(self.figure, self.bare)
        return f"{self.what:<52}{self.figure:>9.1f} {self.unit:<3}{columns}".rstrip()


def beside_bare(lines: Iterable[Line], bare: Iterable[Line]) -> Iterator[Line]:
    """Each with the figure that the bare page has under the same name."""
    of_bare = {line.what: line.figure for line in bare}
    return (line._replace(bare=of_bare.get(line.what)) for line in lines)


def _beside(figure: float, other: float | None) -> str:
    if other is None:
        return " " * 17
    times = f"{figure / other:.2f}" if other else ""
    return f"{other:>9.1f} {times:>7}"
