"""What steps, cards, tables and the like have in common: they come out of a pickle as they went in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """Base of what is made of named values and of nothing else, as a frozen dataclass is.

    A pickle of it, or a copy, is the same whichever engine made it, and opens in both. What has a constructor of its
    own says itself how it is made again.
    """

    __slots__ = ()

    def record(self) -> dict[str, Any]:
        """The value of each field, in their order."""
        me: Any = self
        return {field.name: getattr(self, field.name) for field in fields(me)}

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (type(self), self.record())


def restored(kind: Any, record: Mapping[str, Any]) -> Any:
    """What had this record. It is filled in past its constructor, and past what keeps it from being changed."""
    one = kind.__new__(kind)
    for name, value in record.items():
        object.__setattr__(one, name, value)
    return one
