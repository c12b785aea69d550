"""The promises that every game keeps, verified by playing it at random; also the fuzzer.

1. Every offered reply, and every interrupt, is accepted; any other is refused with IllegalReply and changes nothing.
2. The same start and the same replies give the same positions, and a save opens where it was written.
3. `view(imagine(view))` is the view, and imagined positions differ if something is hidden.
4. Every game ends, every position waits for a seat or for chance, and undo returns the very position that was.
5. Fair undo takes back only answers that taught the seat nothing.
6. Two to five seats play, the same to the end. A viewer of the open table sees only what every seat knows.
7. The events that a seat is told follow from its views.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from copy import copy
from random import Random
from typing import Any

from vfw.core.chance import seeded
from vfw.core.game import Game
from vfw.core.match import Match, NothingToUndo
from vfw.core.players import any_reply
from vfw.core.questions import Decision, IllegalReply, Outcome, Pending, Reply

FEWEST, MOST = 2, 5
"""The smallest and the largest number of seats at a table."""
LONGEST_GAME = 20_000
WORLDS = 20  # of only two possible ones, all are alike by chance once in half a million times
NEVER_LEGAL: tuple[Reply, ...] = ("no such word", -1, 99, (), (0,), ("no such card",))

Hides = Callable[[Any, str], bool]
"""A function that tells whether something is hidden from a seat at a position."""


class BrokenPromise(AssertionError):
    """A promise that a game broke. `save` opens at that moment."""

    def __init__(self, promise: int, what: str, save: str) -> None:
        self.promise = promise
        self.save = save
        super().__init__(f"promise {promise}: {what}")


def check(
    game: Game[Any, Any],
    seed: int,
    *,
    options: Mapping[str, Any] | None = None,
    everywhere: bool = False,
    hides: Hides | None = None,
    longest: int = LONGEST_GAME,
) -> Match[Any, Any]:
    """Play one random game of `game` and verify the promises on the way; return the match, played to its end.

    `everywhere` verifies at every point of the game; otherwise at five random ones besides the start and the end.
    `hides(position, seat)` tells where something is hidden from the seat: there imagined positions must differ; without
    it that is not checked.

    Raises:
        BrokenPromise: If the game breaks a promise.
    """
    moves, probes = Random(f"moves {seed}"), Random(f"probes {seed}")
    points = {0, *probes.sample(range(1, 400), 5)}
    match = Match(game, options, chance=seeded(seed))
    try:
        for answers in range(longest):
            if match.outcome or everywhere or answers in points:
                _check_here(match, probes, hides)
            if match.outcome:
                return match
            _check_question(match)
            match.answer(any_reply(match.pending, moves))
    except BrokenPromise:
        raise
    except Exception as error:
        raise BrokenPromise(1, f"the game failed on a legal reply: {error!r}", match.save()) from error
    raise BrokenPromise(4, f"not over after {longest} answers", match.save())


def fuzz(game: Game[Any, Any], seeds: range, **how: Any) -> Iterator[tuple[int, Match[Any, Any] | BrokenPromise]]:
    """Check one random game for each seed; `how` goes to `check`. Yield the match played, or the broken promise."""
    for seed in seeds:
        try:
            yield seed, check(game, seed, **how)
        except BrokenPromise as broken:
            yield seed, broken


def _check_here(match: Match[Any, Any], rng: Random, hides: Hides | None) -> None:
    _check_seats(match)
    _check_telling(match)
    _check_offers(match)
    _check_save(match)
    _check_imagining(match, rng.random(), hides)
    _check_undo(match, rng.random())


def _check_question(match: Match[Any, Any]) -> None:
    pending = match.pending
    if isinstance(pending, Decision):
        if pending.seat not in match.seats:
            raise BrokenPromise(4, f"waits for {pending.seat!r}, who does not play", match.save())
        if len(pending.choices) < 2 or len(set(pending.choices)) < len(pending.choices):
            raise BrokenPromise(4, f"offers no choice between different things: {pending!r}", match.save())


def _check_seats(match: Match[Any, Any]) -> None:
    seats = match.seats
    if not FEWEST <= len(set(seats)) == len(seats) <= MOST or seats != match.positions[0].seats:
        raise BrokenPromise(6, f"{seats!r} are no two to five seats, or not those that began", match.save())
    outcome = match.outcome
    if outcome:
        named = (*outcome.winners, *(seat for seat, _ in outcome.scores))
        if not set(named) <= set(seats) or len(set(outcome.winners)) < len(outcome.winners):
            raise BrokenPromise(6, f"{outcome!r} names a seat that does not play, or one twice", match.save())


def _check_offers(match: Match[Any, Any]) -> None:
    game, position, pending = match.game, match.position, match.pending
    before = copy(position)
    offered = (*pending.choices, *pending.interrupts) if isinstance(pending, Decision) else ()
    for choice in offered:
        try:
            game.answer(position, choice)
        except Exception as error:
            raise BrokenPromise(1, f"{choice!r} was offered and failed: {error!r}", match.save()) from error
    for wrong in NEVER_LEGAL:
        if wrong not in offered and not (not isinstance(pending, Outcome | Decision) and pending.accepts(wrong)):
            _check_refusal(match, wrong)
    if position != before:
        raise BrokenPromise(1, "answering changed the position that was asked", match.save())


def _check_refusal(match: Match[Any, Any], wrong: Reply) -> None:
    try:
        match.game.answer(match.position, wrong)
    except IllegalReply:
        return
    except Exception as error:
        raise BrokenPromise(1, f"{wrong!r} was refused with {error!r}, not IllegalReply", match.save()) from error
    raise BrokenPromise(1, f"{wrong!r} was accepted though it was not offered", match.save())


def _check_save(match: Match[Any, Any]) -> None:
    text = match.save()
    again = Match.load(text, [match.game])
    if again != match:
        raise BrokenPromise(2, "the save opens at another position", text)
    if again.save() != text:
        raise BrokenPromise(2, "the save of the opened save is another text", text)


def _check_telling(match: Match[Any, Any]) -> None:
    for seat, view in [*[(seat, match.view(seat)) for seat in match.seats], (None, _table(match))]:
        told, seen = [
            [said for event in news if (said := match.game.say(event, seat))]
            for news in (match.position.news, view.news)
        ]
        if told != seen:
            raise BrokenPromise(7, f"{seat or 'the table'} is told {told}; what it sees says {seen}", match.save())


def _table(match: Match[Any, Any]) -> Any:
    try:
        return match.view(None)
    except Exception as error:
        raise BrokenPromise(6, f"there is no view of the open table: {error!r}", match.save()) from error


def _check_imagining(match: Match[Any, Any], seed: float, hides: Hides | None) -> None:
    game, position = match.game, match.position
    table = game.view(position, None)
    for seat in match.seats:
        view = game.view(position, seat)
        worlds = [game.imagine(view, Random(f"{seed} {number}")) for number in range(WORLDS)]
        for world in worlds:
            if game.view(world, seat) != view:
                raise BrokenPromise(3, f"{seat} sees something else in an imagined world", match.save())
            if game.view(world, None) != table:
                raise BrokenPromise(6, f"the table shows something that {seat} does not know", match.save())
        if hides and hides(position, seat) and all(world == worlds[0] for world in worlds):
            raise BrokenPromise(3, f"{seat} imagines one world only, though something is hidden", match.save())


def _check_undo(match: Match[Any, Any], seed: float) -> None:
    present, text = match.position, match.save()
    for seat in (*match.seats, None):
        for free in (False, True):
            before = match.positions
            try:
                match.undo(seat, free=free)
            except NothingToUndo:
                continue
            moment = len(match.replies)
            if match.position is not before[moment]:
                raise BrokenPromise(4, "undo returned another position than the one that was", text)
            asked = match.pending
            match.redo()
            if match.position != present:
                raise BrokenPromise(4, "redo came to another position", text)
            if not free:
                _check_fairness(match, moment, asked, seed)


def _check_fairness(match: Match[Any, Any], moment: int, asked: Pending, seed: float) -> None:
    positions, replies = match.positions, match.replies[moment:]
    if not isinstance(asked, Decision):
        raise BrokenPromise(5, f"fair undo came back to {asked!r}", match.save())
    for position in positions[moment:-1]:
        if not isinstance(position.pending, Decision) or position.pending.seat != asked.seat:
            raise BrokenPromise(5, f"fair undo took back {position.pending!r}", match.save())
    # Undo uses a sample too, so a difference that shows in few imagined positions may escape both.
    known, now = match.game.view(positions[moment], asked.seat), match.view(asked.seat)
    worlds = [match.game.imagine(known, Random(f"fair {seed} {number}")) for number in range(9)]
    if sum(_differs(match.game, world, replies, now) for world in worlds) > len(worlds) / 2:
        raise BrokenPromise(5, f"fair undo took back what taught {asked.seat} something", match.save())


def _differs(game: Game[Any, Any], world: Any, replies: tuple[Reply, ...], now: Any) -> bool:
    try:
        for reply in replies:
            world = game.answer(world, reply)
    except IllegalReply:
        return True
    return bool(game.view(world, now.seat) != now)
