"""The path of a class through a lesson: which steps it takes in the minutes that it has.

A teacher chooses it by the address, `lesson-nashville.ipynb?path=30`, or in the notebook, `Lesson("nashville",
path=30)`. The address goes before. Steps that are left out stay where they are; the way on passes them by.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from urllib.parse import parse_qs

from vfw.classroom.timing import Timetable, takes
from vfw.untrusted_input import quoted

PARAMETER = "path"
"""In the address."""


@dataclass(frozen=True)
class Path:
    """A path.

    Attributes:
        minutes: that the class has for it; 0 where the lesson names no paths.
        steps: the names of its steps, in their order. takes: the minutes that they take together.
        refused: what is said of a path that was asked for and that there is not; "" for nothing.
    """

    minutes: int
    steps: Sequence[str]
    takes: int
    refused: str = ""

    def __contains__(self, step: str) -> bool:
        return step in self.steps


def path_of(times: Timetable, path: int | None = None, query: str = "") -> Path:
    """The path that the `query` of an address asks for, else the notebook with `path`, else the usual one.

    Raises ValueError for a `path` that the lesson does not have. An address is typed by hand: where it asks for a path
    that there is not, that is said on the page.
    """
    if path is not None and path not in times.paths:
        raise ValueError(f"there is no path of {path!r} minutes; expected {_listed(times.paths)}")
    minutes, refused = times.usual if path is None else path, ""
    if asked := parse_qs(query).get(PARAMETER):
        if asked[-1] in map(str, times.paths):
            minutes = int(asked[-1])
        else:
            refused = (
                f"The address asks for a path of {quoted(asked[-1])}; there is one of {_listed(times.paths)} minutes."
            )
    steps = times.paths.get(minutes, tuple(times.seconds))
    return Path(minutes, steps, takes([times.seconds[step] for step in steps]), refused)


def _listed(paths: Collection[int]) -> str:
    *most, last = map(str, sorted(paths)) if paths else ["none"]
    return f"{', '.join(most)} or {last}" if most else last
