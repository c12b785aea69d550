"""A world on the page: it is looked back at like any game, and from any step of it a visitor can take a seat.

What is played from there is a game of its own. The browser keeps none of it, so the visitor's own game stays as it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vfw.core.match import Match
from vfw.core.players import PERSON
from vfw.panel import Panel
from vfw.panel.session.replay import Replay


class WorldReplay(Replay):
    """A world that is looked back at. Whoever plays on is offered the seat of the Suffragists, the first of two; nobody
    plays the Opposition without asking for it."""

    def default_player(self, seat: str) -> str:
        return (
            PERSON
            if seat == self.match.seats[0] and PERSON in self.seat_options[seat]
            else super().default_player(seat)
        )

    def what_if_position(self, step: int) -> int | None:
        """The room is where this world is from."""
        return None


class WorldPanel(Panel):
    """A panel that begins with looking back at the match of a world; `on_back` is called when that is closed. What else
    would lead to the start page leads to the world again, under which a game that was begun from it waits.

    Attributes:
        world: the match of the world.
    """

    def __init__(self, world: Match[Any, Any], on_back: Callable[[], object]) -> None:
        super().__init__(whole_page=True)
        self.add_class("vfw-in-world")
        self.world, self._on_back = world, on_back
        self.controller.home, self.controller.on_act = self._look_inside, self._begin_at_once
        self._look_inside()

    def _look_inside(self) -> None:
        self.controller.show_replay(WorldReplay(self.world, skin=self.controller.skin))

    def _begin_at_once(self) -> None:
        """What a scenario says of history is not so in a world that was changed, and was read in the room."""
        if self.session and self.session.introduction:
            self.session.close_introduction()
            self.controller.next_question(says=True)

    def command(self, name: str, fields: dict[str, Any], question: int | None = None) -> None:
        """Where nothing waits under the world, there is nothing to go back to but the answer."""
        if name == "leave" and self.session is None and question in (None, self.question):
            self._on_back()
        else:
            super().command(name, fields, question)
