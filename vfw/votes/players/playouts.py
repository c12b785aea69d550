"""Playing a world on to its end with the steady player on both sides: what chances to win are counted from."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from vfw.core.chance import fallen
from vfw.core.questions import Decision, Outcome
from vfw.votes.players.steady import SteadyPlayer
from vfw.votes.rules.position import Position, Side, side_of


class PlayedOn(NamedTuple):
    """How a world came out.

    Attributes:
        winner: the side that won. reason: as the outcome has it.
        sent: whether Congress sent the Amendment. congress: its markers in the end; 0 where they were sent.
        ratified, rejected: how many states did so.
    """

    winner: Side
    reason: str
    sent: bool
    congress: int
    ratified: int
    rejected: int


def played_on(world: Position, seed: str) -> PlayedOn:
    """The end of `world`, played on by steady players; all dice follow from `seed`."""
    dice = Random(seed)
    players = {str(seat): SteadyPlayer(dice) for seat in world.seats}
    table = world.draft(hears=False)
    while not isinstance(pending := table.pending, Outcome):
        if isinstance(pending, Decision):
            table.answer(players[pending.seat].answer(table, pending))
        else:
            table.answer(fallen(pending, dice))
    return PlayedOn(
        side_of(pending.winners[0]),
        pending.reason,
        table.sent,
        table.congress,
        len(table.ratified),
        len(table.rejected),
    )
