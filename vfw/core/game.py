"""The protocol of a game: the seam between the rules of any game and everything that plays, shows or studies it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Protocol, TypeVar, runtime_checkable

from vfw.core.position import Event
from vfw.core.questions import Pending, Reply


@runtime_checkable
class Position(Protocol):
    """The complete state of a game at one moment. It never changes, and equal positions are the same moment."""

    @property
    def seats(self) -> tuple[str, ...]:
        """Return the seats in order; two to five, the same in every position of a match."""
        ...

    @property
    def pending(self) -> Pending:
        """Return the question it waits for, or the outcome."""
        ...

    @property
    def news(self) -> tuple[Event, ...]:
        """Return the events by the last answer, in order."""
        ...


class View(Protocol):
    """The knowledge of one seat. Equal views are the same knowledge."""

    @property
    def seat(self) -> str | None:
        """The seat; None for a viewer of the open table."""
        ...

    @property
    def pending(self) -> Pending:
        """The question that the position waits for, or the outcome."""
        ...

    @property
    def news(self) -> tuple[Event, ...]:
        """The events by the last answer, as the seat may know them."""
        ...


PositionT = TypeVar("PositionT", bound=Position)
ViewT = TypeVar("ViewT", bound=View)


class Game(Protocol[PositionT, ViewT]):
    """The rules of one game, as pure functions."""

    @property
    def name(self) -> str:
        """The word that names the game in a save."""
        ...

    @property
    def rules(self) -> str:
        """The version of its rules; it changes whenever an old save could mean something else."""
        ...

    @property
    def older_rules(self) -> tuple[str, ...]:
        """The versions whose saves are still read, as far as they fit."""
        ...

    def start(self, options: Mapping[str, Any]) -> PositionT:
        """Return the first position, which fixes the seats.

        Raises:
            ValueError: If an option is wrong; the message names it and the right ones.
        """
        ...

    def answer(self, position: PositionT, reply: Reply) -> PositionT:
        """Return the next position.

        Raises:
            IllegalReply: If the reply does not fit; then nothing has changed.
        """
        ...

    def can_go_on_from(self, position: PositionT) -> bool:
        """Return whether a game whose later replies are lost can continue here: no action is half done."""
        ...

    def view(self, position: PositionT, seat: str | None) -> ViewT:
        """Return what `seat` may know of `position`; with None, the open table, which every seat knows."""
        ...

    def imagine(self, view: ViewT, rng: Random) -> PositionT:
        """Return a position that could be the true one, drawn from the unknown part of the view, which it fits."""
        ...

    def say(self, event: Event, seat: str | None) -> str:
        """Return one sentence on the event, as `seat` may know it; None is a viewer of the open table.

        The sentence is empty if there is nothing to say.
        """
        ...
