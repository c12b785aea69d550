"""Trying a way to answer in an imagined world: the play, some steady rounds after it, and what that promises."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from vfw.core.chance import fallen
from vfw.core.position import Event
from vfw.core.questions import Decision, Outcome, Reply
from vfw.votes.players.options import AFTER_A_PLAY, Change, change_of, claimed_in
from vfw.votes.players.promise import promise
from vfw.votes.players.steady import SteadyPlayer
from vfw.votes.rules.final_voting import pick_state
from vfw.votes.rules.position import OPPOSITION, ROUNDS, SUFFRAGIST, Draft, Position, Side, side_of
from vfw.votes.rules.view import View, imagine

ROUNDS_AHEAD: Final = {SUFFRAGIST: 1, OPPOSITION: 2}
"""So many rounds are played to their end after the one at hand before the table is judged, by the side that plays: what
the Opposition does pays later, and judged after one round it loses more. A third tells neither side more."""
FALLING: Final = -1
"""Stands for the seed of a round once its dice fall."""


class Trial(NamedTuple):
    """What came of a way in one world.

    Attributes:
        value: the chance of the side to win. change: what the play changed. claims: the cards it claimed.
    """

    value: float
    change: Change
    claims: tuple[str, ...]


def tried(view: View, ways: tuple[tuple[Reply, ...], ...], seeds: tuple[str, ...]) -> list[list[Trial]]:
    """Each of `ways` in a world for each of `seeds`: a list for every world. All ways meet the same world and, as far
    as they can, the same dice."""
    assert view.seat is not None
    side, rng, trials = side_of(view.seat), Random(0), []
    players = {str(seat): SteadyPlayer(rng) for seat in view.seats}
    for seed in seeds:
        rng.seed(seed)
        world, dice = imagine(view, rng), rng.getrandbits(32)
        trials.append([_tried_in(world, way, side, players, dice, rng) for way in ways])
    return trials


def _tried_in(
    world: Position, way: tuple[Reply, ...], side: Side, players: dict[str, SteadyPlayer], dice: int, rng: Random
) -> Trial:
    """Answer with `way`, and then as a steady player would; the dice of a round follow from its number and `dice`.

    `rng` may stand anywhere: it is given a new seed where dice fall, because in many rounds none do.
    """
    events: list[Event] = []
    is_over = [False]

    def hear_the_play(draft: Draft) -> None:
        if not is_over[0] and type(draft.todo[-1].step) in AFTER_A_PLAY:
            is_over[0] = True
            events.extend(draft.happened)
            draft.hears = False

    given, table = list(way), world.draft()
    last = (world.turn - 1) * ROUNDS + world.round + ROUNDS_AHEAD[side]
    moment, seed = -1, dice
    while True:
        pending = table.pending
        if isinstance(pending, Outcome):
            value = float(side in map(side_of, pending.winners))
            break
        now = (table.turn - 1) * ROUNDS + table.round
        if is_over[0]:
            assert table.asking is not None
            voting = type(table.asking.step) is pick_state
            if voting or now > last:
                chance = promise(table, voting=voting)
                value = chance if side == SUFFRAGIST else 1 - chance
                break
            if now != moment:
                moment = now
                seed = dice + now
        if not isinstance(pending, Decision):
            if seed != FALLING:
                rng.seed(seed)
                seed = FALLING
            reply = fallen(pending, rng)
        elif given:
            reply = given.pop(0)
        else:
            reply = players[pending.seat].answer(table, pending)
        if is_over[0]:
            table.answer(reply)
        else:
            table.answer(reply, hear_the_play)
            if not is_over[0]:
                events.extend(table.happened)
    return Trial(value, change_of(events, side), claimed_in(events, side))
