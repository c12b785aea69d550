"""How fast a smaller game is played on this machine, at random, and how long its best player thinks."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random

from vfw.companions.companion import Companion
from vfw.core.chance import fallen
from vfw.core.players import any_reply
from vfw.core.questions import Decision, Outcome

COMPANION_SECONDS = 6.0
"""How long it is measured, at random and with the best player; no fewer than one game each."""


def benchmark_companion(companion: Companion) -> Iterator[str]:
    """What was measured, line by line."""
    games, answers = time_companion_games(companion)
    yield f"{companion.game.name}: {games:.1f} random games a second, {1e6 / answers:.1f} µs an answer"
    name = list(companion.players)[-1]
    mean, longest, a_game = time_best_player(companion)
    yield f"{name}: {1e3 * mean:.1f} ms a choice, {1e3 * longest:.0f} ms the longest; {a_game:.1f} s a game by itself"


def time_companion_games(companion: Companion) -> tuple[float, float]:
    """Games a second and answers a second, each position kept no longer than until the next."""
    game, games, answers = companion.game, 0, 0
    began = time.perf_counter()
    while not games or time.perf_counter() - began < COMPANION_SECONDS:
        position, rng = game.start(companion.options), Random(games)
        while not isinstance(position.pending, Outcome):
            position = game.answer(position, any_reply(position.pending, rng))
            answers += 1
        games += 1
    seconds = time.perf_counter() - began
    return games / seconds, answers / seconds


def time_best_player(companion: Companion) -> tuple[float, float, float]:
    """Seconds of the best player, which holds all seats: for a choice in the mean and at most, and for a game."""
    game, games, choices = companion.game, 0, list[float]()
    best = list(companion.players.values())[-1]
    began = time.perf_counter()
    while not games or time.perf_counter() - began < COMPANION_SECONDS:
        position, chance = game.start(companion.options), Random(games)
        players = {seat: best(Random(f"{games} {seat}")) for seat in position.seats}
        while not isinstance(pending := position.pending, Outcome):
            if isinstance(pending, Decision):
                asked = time.perf_counter()
                reply = players[pending.seat].choose(game.view(position, pending.seat))
                choices.append(time.perf_counter() - asked)
            else:
                reply = fallen(pending, chance)
            position = game.answer(position, reply)
        games += 1
    return sum(choices) / len(choices), max(choices), sum(choices) / games
