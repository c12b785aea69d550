"""The coach's results for an answer, worked out again, one position after the other in each imagined game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from tests.votes.scenes import GAME
from vfw.core import Decision, Outcome, Reply
from vfw.core.chance import draw_result
from vfw.core.position import Event
from vfw.votes.coach.ranking import PLAYOUTS_PER_GAME
from vfw.votes.players.evaluation_states import win_probability
from vfw.votes.players.playouts import AFTER_A_PLAY, ROUNDS_AHEAD
from vfw.votes.players.steady import SteadyPlayer
from vfw.votes.rules.final_voting import pick_state
from vfw.votes.rules.position import Draft, Position
from vfw.votes.rules.seats import SUFFRAGIST, Side, side_of
from vfw.votes.rules.tabletop import RATIFIED
from vfw.votes.rules.view import View, imagine, view


class Retried(NamedTuple):
    """The mean results of an answer in the imagined games of the comparison: the chance to win, and the changes."""

    value: float
    votes: float
    markers: float
    buttons: float
    cubes: float


def retried(seen: View, replies: Sequence[Reply], seed: str, budget: int) -> Retried:
    """Return the results of this answer in the imagined games in which a coach with so many playouts compares."""
    worlds = [_in_a_world(seen, replies, f"{seed} compared {n}") for n in range(max(1, budget // PLAYOUTS_PER_GAME))]
    return Retried(*[sum(numbers) / len(worlds) for numbers in zip(*worlds, strict=True)])


def _in_a_world(seen: View, replies: Sequence[Reply], seed: str) -> Retried:
    rng = Random(seed)
    world, dice = imagine(seen, rng), rng.getrandbits(32)
    side = side_of(str(seen.seat))
    given, rng, round_at_hand, is_over = list(replies), Random(dice), -1, False
    last = _round(world) + ROUNDS_AHEAD[side]
    told: list[Event] = []
    while not isinstance(pending := world.pending, Outcome):
        assert world.asking
        votes = isinstance(world.asking.step, pick_state)
        if is_over and (votes or _round(world) > last):
            return _counted(told, side, _chance(world, side, votes=votes))
        if is_over and _round(world) != round_at_hand:
            round_at_hand = _round(world)
            rng = Random(dice + round_at_hand)
        if not isinstance(pending, Decision):
            reply: Reply = draw_result(pending, rng)
        else:
            reply = given.pop(0) if given else SteadyPlayer(Random()).choose(view(world, pending.seat))
        if not is_over:
            news, is_over = _of_the_play(world, reply)
            told += news
        world = GAME.answer(world, reply)
    return _counted(told, side, float(side in map(side_of, pending.winners)))


def _counted(told: list[Event], side: Side, value: float) -> Retried:
    sign = 1 if side == SUFFRAGIST else -1
    by_kind = [(event[0], *event[1:]) for event in told]
    votes = sum(sign if event[2] == RATIFIED else -sign for event in by_kind if event[0] == "voted")
    markers = sum(event[2] for event in by_kind if event[0] == "congress")
    gains = {"gained": 1, "lost": -1, "paid": -1}
    buttons = sum(gains[event[0]] * event[2] for event in by_kind if event[0] in gains and event[1] == side)
    cubes = sum(event[0] in ("added", "removed") and event[1] == side for event in by_kind)
    return Retried(value, votes, markers, buttons, cubes)


def _round(world: Position) -> int:
    return 6 * (world.turn - 1) + world.round


def _chance(world: Position, side: Side, *, votes: bool) -> float:
    chance = win_probability(world, voting=votes)
    return chance if side == SUFFRAGIST else 1 - chance


def _of_the_play(world: Position, reply: Reply) -> tuple[list[Event], bool]:
    """Return the events of the play after this answer, and whether another play begins then."""
    before: list[tuple[Event, ...]] = []

    def watch(draft: Draft) -> None:
        if not before and type(draft.todo[-1].step) in AFTER_A_PLAY:
            before.append(tuple(draft.happened))

    after = world.answered(reply, watch)
    return list(before[0] if before else after.news), bool(before)
