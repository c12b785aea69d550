"""The mode: what the page is about, of which there is exactly one at any moment."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any

from vfw.core.questions import Reply
from vfw.panel.modes.desk import Desk
from vfw.panel.surfaces.surface import Surface

Commands = Mapping[str, Callable[[], object]]
"""What the buttons and forms of the page do, by name."""


class Mode(ABC):
    """Says what is accepted, offered, painted and heard, as long as nothing else is asked.

    Attributes:
        forgets: whether what was heard before must not be found on the page any more.
    """

    forgets = False

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def take(self, *replies: Reply) -> None:  # noqa: B027 - in most modes nothing is asked
        """Accept what was picked; where nothing is asked, it is dropped."""

    @abstractmethod
    def commands(self, fields: Mapping[str, Any]) -> Commands:
        """What is offered. `fields` are those that came with the command."""

    @abstractmethod
    def regions(self, question: int) -> dict[str, str]:
        """What is painted: the HTML of the regions by name; `question` is the number of what is asked."""

    def show_on(self, surface: Surface, question: int) -> dict[str, str]:
        """What is painted on the board, and may be picked there. Regions come back where it is a part of the page."""
        return {}

    def hear(self) -> list[str]:
        """What a screen reader says, line by line; what happened is told only once."""
        return []

    def answer(self, about: str) -> list[str]:
        """What is told to whoever asks for something to be heard."""
        return []
