"""Playouts: games that are imagined from a view and played on by steady players.

`run_playouts` tries answers: the play, some steady rounds after it, and the chance to win from there. `play_to_end`
plays a game to its end; chances to win are counted from such ends. `Option` and `Change` hold what came of an answer.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Final, NamedTuple

from vfw.core.chance import draw_result
from vfw.core.position import Event
from vfw.core.questions import Decision, Outcome, Reply
from vfw.votes.players.evaluation_states import win_probability
from vfw.votes.players.steady import SteadyPlayer
from vfw.votes.rules.final_voting import compare, pick_state
from vfw.votes.rules.oppobot import oppobot_plays
from vfw.votes.rules.position import Draft, Position
from vfw.votes.rules.record import Record
from vfw.votes.rules.seats import OPPOSITION, SUFFRAGIST, Side, side_of
from vfw.votes.rules.tabletop import RATIFIED, ROUNDS
from vfw.votes.rules.turn import next_round, play_a_card, play_a_claimed_card
from vfw.votes.rules.view import View, imagine


class GameEnd(NamedTuple):
    """The end of an imagined game.

    Attributes:
        winner: The side that won.
        reason: The reason, as the outcome has it.
        sent: Whether Congress sent the Amendment.
        congress: Its markers in the end; 0 if they were sent.
        ratified: The number of states that ratified.
        rejected: The number of states that rejected.
    """

    winner: Side
    reason: str
    sent: bool
    congress: int
    ratified: int
    rejected: int


def play_to_end(world: Position, seed: str) -> GameEnd:
    """Play `world` to its end with steady players; all dice follow from `seed`."""
    dice = Random(seed)
    players = {str(seat): SteadyPlayer(dice) for seat in world.seats}
    table = world.draft(keeps_news=False)
    while not isinstance(pending := table.pending, Outcome):
        if isinstance(pending, Decision):
            table.answer(players[pending.seat].answer(table, pending))
        else:
            table.answer(draw_result(pending, dice))
    return GameEnd(
        side_of(pending.winners[0]),
        pending.reason,
        table.sent,
        table.congress,
        len(table.ratified),
        len(table.rejected),
    )


LOOKAHEAD_QUESTIONS = {"operations", "claimed", "drawn", "search", "strategy"}
"""The reasons of questions for cards, buttons and responses for which looking ahead pays."""
AFTER_A_PLAY = {next_round, play_a_card, play_a_claimed_card, oppobot_plays, pick_state}


@dataclass(frozen=True)
class Change(Record):
    """The changes by a play, as seen from the side of a seat; the mean of several plays, or of one.

    Attributes:
        markers: Markers added to Congress.
        cubes: Own cubes added and opposing ones removed by the seat.
        votes: States that voted for the side, less those that voted against it.
        buttons: Buttons gained.
    """

    markers: float
    cubes: float
    votes: float
    buttons: float


@dataclass(frozen=True)
class Option(Record):
    """An answer, and its results if it was tried.

    Attributes:
        replies: The reply; after a card of the hand, also its use if the game will ask for it.
        value: The chance of the seat to win, as evaluated after the play.
        change: The changes by the play, on average.
        claims: The cards that were claimed each time it was tried.
    """

    replies: tuple[Reply, ...]
    value: float
    change: Change
    claims: tuple[str, ...]


def decision_of(view: View) -> Decision:
    """Return the decision that the seat of the view is asked for.

    Raises:
        ValueError: If the view does not wait for a decision of its seat.
    """
    if not isinstance(view.pending, Decision) or view.pending.seat != view.seat:
        raise ValueError(f"the view of {view.seat!r} waits for {view.pending!r}; expected a decision of that seat")
    return view.pending


def needs_lookahead(view: View, question: Decision) -> bool:
    """Return whether it pays to try the answers; otherwise a quick answer is as good."""
    assert view.asking is not None
    if question.about == "reroll":
        return not isinstance(view.asking.step, compare)
    return question.about == "use" or (question.why in LOOKAHEAD_QUESTIONS and question.about != "strategy card")


def cards_claimed(events: Iterable[Event], side: Side) -> tuple[str, ...]:
    """Return the cards that `side` claimed."""
    return tuple([event[2] for event in events if event[0] == "claimed" and side_of(event[1]) == side])


def summarize_change(events: Iterable[Event], side: Side) -> Change:
    """Return the changes by the events of one play, for `side`."""
    markers = cubes = votes = buttons = 0
    for event in events:
        match event:
            case ("congress", _, n):
                markers += n
            case ("added" | "removed", by, _, _):
                cubes += by == side
            case ("voted", _, vote):
                votes += 1 if (vote == RATIFIED) == (side == SUFFRAGIST) else -1
            case ("gained", by, n) if by == side:
                buttons += n
            case ("lost" | "paid", by, n) if by == side:
                buttons -= n
    return Change(markers, cubes, votes, buttons)


ROUNDS_AHEAD: Final = {SUFFRAGIST: 1, OPPOSITION: 2}
"""The rounds that are played after the current one before the table is evaluated, by the side that plays.

Plays of the Opposition pay later, and it loses more games if judged after one round. A third round helps neither side.
"""
FALLING: Final = -1
"""A mark in place of the seed of a round once its dice are rolled."""


class Playout(NamedTuple):
    """The result of an answer in one imagined game.

    Attributes:
        value: The chance of the side to win.
        change: The changes by the play.
        claims: The cards that were claimed in it.
    """

    value: float
    change: Change
    claims: tuple[str, ...]


def run_playouts(view: View, ways: tuple[tuple[Reply, ...], ...], seeds: tuple[str, ...]) -> list[list[Playout]]:
    """Try each of `ways` in an imagined game for each of `seeds`: one list for each game.

    All answers meet the same imagined game and, as far as they can, the same dice.
    """
    assert view.seat is not None
    side, rng, trials = side_of(view.seat), Random(0), []
    players = {str(seat): SteadyPlayer(rng) for seat in view.seats}
    for seed in seeds:
        rng.seed(seed)
        world, dice = imagine(view, rng), rng.getrandbits(32)
        trials.append([_run_playout(world, way, side, players, dice, rng) for way in ways])
    return trials


def _run_playout(
    world: Position, way: tuple[Reply, ...], side: Side, players: dict[str, SteadyPlayer], dice: int, rng: Random
) -> Playout:
    """Answer with `way`, then as a steady player would; the dice of a round follow from its number and `dice`.

    `rng` may be in any state: it gets a new seed where dice fall, because in many rounds none do.
    """
    events: list[Event] = []
    is_over = [False]

    def watch_play(draft: Draft) -> None:
        if not is_over[0] and type(draft.todo[-1].step) in AFTER_A_PLAY:
            is_over[0] = True
            events.extend(draft.happened)
            draft.keeps_news = False

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
                chance = win_probability(table, voting=voting)
                value = chance if side == SUFFRAGIST else 1 - chance
                break
            if now != moment:
                moment = now
                seed = dice + now
        if not isinstance(pending, Decision):
            if seed != FALLING:
                rng.seed(seed)
                seed = FALLING
            reply = draw_result(pending, rng)
        elif given:
            reply = given.pop(0)
        else:
            reply = players[pending.seat].answer(table, pending)
        if is_over[0]:
            table.answer(reply)
        else:
            table.answer(reply, watch_play)
            if not is_over[0]:
                events.extend(table.happened)
    return Playout(value, summarize_change(events, side), cards_claimed(events, side))
