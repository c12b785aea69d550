"""Positions in plain Python: frozen between answers; inside one answer a private draft changes.

Fields hold immutable values only (tuples, strings, numbers, bytes), so a copy is one shallow copy of
the field table, positions can be kept for undo at no cost, and no other code can change the table.
"""

from __future__ import annotations

from typing import Any, NoReturn, TypeVar

from vfw.core.questions import Pending

Event = tuple[Any, ...]
"""An event by the last answer: a word that names it, then its particulars. No prose."""


class FrozenPosition:
    """A base for the positions of a game: see `core.game.Position` for its fields."""

    seats: tuple[str, ...]
    pending: Pending
    news: tuple[Event, ...]

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a position is frozen: {name!r} changes only in a draft, inside an answer")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a position is frozen: {name!r} cannot be deleted")

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__

    __hash__ = None  # type: ignore[assignment]  # equal by value, and too large to be a key


P = TypeVar("P", bound=FrozenPosition)
D = TypeVar("D", bound=FrozenPosition)


def drafted(position: FrozenPosition, draft_class: type[D]) -> D:
    """Return a private copy of `position` that can be changed.

    `draft_class` is a subclass of the position's class that restores `__setattr__`.
    """
    draft = object.__new__(draft_class)
    draft.__dict__.update(position.__dict__)
    return draft


def frozen(draft: FrozenPosition, position_class: type[P]) -> P:
    """Return the draft itself, from now on a frozen position. It must not be used as a draft again."""
    object.__setattr__(draft, "__class__", position_class)
    assert isinstance(draft, position_class)
    return draft
