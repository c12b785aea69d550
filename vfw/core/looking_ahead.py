"""Positions that replies would lead to, worked out once: the answer then returns the position that was foreseen."""

from __future__ import annotations

from typing import Any, Generic

from vfw.core.game import Game, PositionT
from vfw.core.questions import Reply


class Ahead(Generic[PositionT]):
    """The answers of `game`, with the last foreseen ones, one after the other."""

    def __init__(self, game: Game[PositionT, Any]) -> None:
        self._game = game
        self._foreseen: list[tuple[PositionT, Reply, PositionT]] = []

    def answer(self, position: PositionT, reply: Reply) -> PositionT:
        """Return the next position.

        Raises:
            IllegalReply: If the reply does not fit.
        """
        then = self._known(position, reply)
        return self._game.answer(position, reply) if then is None else then

    def foresee(self, position: PositionT, reply: Reply) -> PositionT:
        """Return the next position, and keep it until one is foreseen that does not follow from it.

        Raises:
            IllegalReply: If the reply does not fit.
        """
        then = self._known(position, reply)
        if then is None:
            then = self._game.answer(position, reply)
            goes_on = any(end is position for _, _, end in self._foreseen)
            self._foreseen = [*(self._foreseen if goes_on else ()), (position, reply, then)]
        return then

    def _known(self, position: PositionT, reply: Reply) -> PositionT | None:
        """Return a foreseen position by the identity of the reply.

        `True` equals 1, and only one of them is a face of a die.
        """
        return next((end for start, given, end in self._foreseen if start is position and given is reply), None)
