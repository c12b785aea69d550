"""The base of steps, cards, tables and the like: they come out of a pickle as they went in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """A base for classes that consist of named values, as a frozen dataclass does.

    A pickle of it, or a copy, is the same whichever engine made it, and opens in both. A class with a constructor of
    its own defines itself how it is made again.
    """

    __slots__ = ()

    def record(self) -> dict[str, Any]:
        """Return the value of each field, in their order."""
        me: Any = self
        return {field.name: getattr(self, field.name) for field in fields(me)}

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (type(self), self.record())


def restored(kind: Any, record: Mapping[str, Any]) -> Any:
    """Return an object with this record, filled in without its constructor and without its protection from changes."""
    one = kind.__new__(kind)
    for name, value in record.items():
        object.__setattr__(one, name, value)
    return one
