"""What steps, effects and areas have in common: they are frozen, and come out of a pickle as they went in."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """Base of frozen dataclasses. A compiled one cannot be filled in by a pickle, so it is made anew of its fields."""

    def __reduce__(self) -> tuple[type[Any], tuple[Any, ...]]:
        me: Any = self
        return type(self), tuple([getattr(self, field.name) for field in fields(me)])
