"""What a game is: the seam between the rules of any game and everything that plays, shows or studies it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Protocol, TypeVar, runtime_checkable

from vfw.core.position import Event
from vfw.core.questions import Pending, Reply


@runtime_checkable
class Position(Protocol):
    """All that there is to know of a game at one moment. It never changes, and equal positions are the same moment."""

    @property
    def seats(self) -> tuple[str, ...]:
        """Who plays, in order; two to five, the same in every position of a match."""
        ...

    @property
    def pending(self) -> Pending:
        """The question it waits for, or the outcome."""
        ...

    @property
    def news(self) -> tuple[Event, ...]:
        """What the last answer caused, in order."""
        ...


class View(Protocol):
    """What one seat may know. Equal views are the same knowledge. `seat` is None for one that sees only the table."""

    @property
    def seat(self) -> str | None: ...

    @property
    def pending(self) -> Pending: ...

    @property
    def news(self) -> tuple[Event, ...]: ...


PositionT = TypeVar("PositionT", bound=Position)
ViewT = TypeVar("ViewT", bound=View)


class Game(Protocol[PositionT, ViewT]):
    """The rules of one game, as pure functions.

    Attributes:
        name: the word that names the game in a save.
        rules: the version of its rules. It changes whenever an old save could mean something else.
        older_rules: the versions whose saves are still read, as far as they fit.
    """

    @property
    def name(self) -> str: ...

    @property
    def rules(self) -> str: ...

    @property
    def older_rules(self) -> tuple[str, ...]: ...

    def start(self, options: Mapping[str, Any]) -> PositionT:
        """The first position, which says who plays. Raises ValueError that names a wrong option and the right ones."""
        ...

    def answer(self, position: PositionT, reply: Reply) -> PositionT:
        """The next position. Raises IllegalReply, and then nothing has changed."""
        ...

    def can_go_on_from(self, position: PositionT) -> bool:
        """Whether a game of which the rest is lost can go on from here: nothing is half done, as between rounds."""
        ...

    def view(self, position: PositionT, seat: str | None) -> ViewT:
        """What `seat` may know of `position`; with None, what lies open on the table, which every seat knows."""
        ...

    def imagine(self, view: ViewT, rng: Random) -> PositionT:
        """A position that could be the true one, drawn from what the view leaves open: `view` of it is `view`."""
        ...

    def say(self, event: Event, seat: str | None) -> str:
        """One sentence on what happened, as `seat` may hear it, who may see less than the event holds; None is somebody
        who sees only the table. Empty where there is nothing to say."""
        ...
