"""Players that answer decisions in place of a person. A player gets a view, never a position."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol, TypeVar

from vfw.core.chance import draw_result
from vfw.core.game import Game, Position, View
from vfw.core.questions import Decision, Outcome, Pending, Reply

ViewT_contra = TypeVar("ViewT_contra", bound=View, contravariant=True)
PositionT = TypeVar("PositionT", bound=Position)

PERSON = "person"
"""The word for a person at the screen, whose answer the match waits for."""


class Player(Protocol[ViewT_contra]):
    """A player that answers decisions."""

    def choose(self, view: ViewT_contra) -> Reply:
        """Return a reply to `view.pending`, which is a Decision of this player's seat."""
        ...


class RandomPlayer:
    """A player that chooses evenly among the offered replies."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View) -> Reply:
        """See `Player.choose`."""
        if not isinstance(view.pending, Decision):
            raise ValueError(f"nothing to choose: the view waits for {view.pending!r}")
        return any_reply(view.pending, self.rng)


def any_reply(question: Pending, rng: Random) -> Reply:
    """Return a legal reply, chosen evenly."""
    if isinstance(question, Decision):
        return question.choices[int(rng.random() * len(question.choices))]
    if isinstance(question, Outcome):
        raise ValueError(f"nothing to reply: the game is over, {question!r}")
    return draw_result(question, rng)


def playout(game: Game[PositionT, Any], position: PositionT, rng: Random, *, longest: int = 20_000) -> PositionT:
    """Play on at random to the end of the game.

    Raises:
        RuntimeError: After `longest` answers.
    """
    answer = game.answer
    for _ in range(longest):
        pending = position.pending
        if isinstance(pending, Outcome):
            return position
        position = answer(position, any_reply(pending, rng))
    raise RuntimeError(f"{game.name}: not over after {longest} answers, waiting for {position.pending!r}")
