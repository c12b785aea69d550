"""Who plays the worlds of a question on, and what they are held to there beside the rules."""

from __future__ import annotations

from dataclasses import dataclass

from vfw.core.questions import Decision
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import SUFFRAGIST, Side
from vfw.votes.rules.strategy_phase import commit, respond


@dataclass(frozen=True)
class Conduct:
    """Who plays on from a moment.

    Attributes:
        suffragist, opposition: the kinds of player, as `vfw.votes.players.registry` names them. Where the Oppobot sits
            at the table, it plays instead of the second.
        no_bids: the sides that commit no buttons in a Strategy Phase.
    """

    suffragist: str = "steady"
    opposition: str = "steady"
    no_bids: tuple[Side, ...] = ()

    def kind(self, side: Side) -> str:
        """The kind of player of a side."""
        return self.suffragist if side == SUFFRAGIST else self.opposition


def is_bid(table: Position, question: Decision) -> bool:
    """Whether buttons are bid here; the first choice is then to bid none."""
    return question.about in ("buttons", "response") and type(_step(table)) in (commit, respond)


def _step(table: Position) -> object:
    return table.asking.step if table.asking else None
